import { expect, test } from 'vitest'
import { createOutbox, type OutboxEntry } from './outbox.ts'
import { codeSms } from './templates.ts'

test('the outbox records each message as the recipient would have read it', async () => {
  const recorded: OutboxEntry[] = []
  const { sms, email } = createOutbox({ add: async (entry) => void recorded.push(entry) })
  await sms.send({ to: '8613800000000', ...codeSms({ scene: 'login', code: '246810', language: 'cn' }) })
  await email.send({ to: 'agent@example.com', subject: '到期提醒', text: '还有 30 天' })

  expect([sms.kind, email.kind]).toEqual(['outbox', 'outbox'])
  expect(recorded).toEqual([
    {
      channel: 'sms',
      to: '8613800000000',
      subject: null,
      text: expect.stringContaining('246810'),
      createdAt: expect.any(Date),
    },
    {
      channel: 'email',
      to: 'agent@example.com',
      subject: '到期提醒',
      text: '还有 30 天',
      createdAt: expect.any(Date),
    },
  ])
})

test('a message that could not be recorded counts as not sent', async () => {
  const { sms } = createOutbox({ add: () => Promise.reject(new Error('disk full')) })
  const message = { to: '8613800000000', ...codeSms({ scene: 'login', code: '246810', language: 'cn' }) }
  await expect(sms.send(message)).rejects.toThrow('disk full')
})
