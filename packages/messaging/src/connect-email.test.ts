import { expect, test } from 'vitest'
import { connectEmail } from './connect-email.ts'
import type { OutboxEntry } from './outbox.ts'

const saved: OutboxEntry[] = []
const outbox = { add: async (entry: OutboxEntry) => void saved.push(entry) }
const options = { host: 'mail.example.com', port: 587, security: 'starttls', from: 'Site <site@example.com>' }

test('without a mail server, messages are stored in the outbox', async () => {
  const email = connectEmail({ provider: 'outbox', options: undefined, outbox })
  await email.send({ to: 'li@example.com', subject: 'Hello', text: 'World' })
  expect(saved).toMatchObject([{ channel: 'email', to: 'li@example.com', subject: 'Hello', text: 'World' }])
})

test('a mail server is read from the options', async () => {
  const email = connectEmail({ provider: 'smtp', options: JSON.stringify(options), outbox })
  expect(email.kind).toBe('smtp')
  await email.close()
})

test.each([
  ['none', undefined, 'host'],
  ['no JSON', '{host', 'the whole'],
  ['a port that is none', JSON.stringify({ ...options, port: 0 }), 'port'],
  ['an option that does not exist', JSON.stringify({ ...options, pasword: 'secret-word' }), 'pasword'],
])('%s as options is a fault that is named', (_, text, named) => {
  expect(() => connectEmail({ provider: 'smtp', options: text, outbox })).toThrow(named)
})

test('a fault does not repeat a password', () => {
  const text = JSON.stringify({ ...options, credentials: { user: 'site', password: 'secret-word', x: 1 } })
  expect(() => connectEmail({ provider: 'smtp', options: text, outbox })).not.toThrow('secret-word')
})
