import { expect, test } from 'vitest'
import { createSecrets } from '../../kernel/secrets.ts'
import { createClients } from './clients.ts'

const secrets = createSecrets('of-tests-only-and-32-characters!')
const decoded = (authorization: string) => Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()

test('without a list there are the pages and the mini program, with secrets of their own', () => {
  const clients = createClients({ listed: undefined, secrets })
  const [id, secret] = decoded(clients.webAuthorization).split(':') as [string, string]
  expect(clients.find(id, secret)).toBe('web')
  expect(clients.find('mini', secret)).toBeNull()
  expect(clients.find('mini', secrets.text('client:mini', 32))).toBe('mini')
})

test('a list names every client there is', () => {
  const clients = createClients({ listed: 'web:one;desktop:two', secrets })
  expect(decoded(clients.webAuthorization)).toBe('web:one')
  expect(clients.find('desktop', 'two')).toBe('desktop')
  for (const [id, secret] of [
    ['desktop', 'one'],
    ['mini', secrets.text('client:mini', 32)],
    ['nobody', ''],
  ] as const)
    expect(clients.find(id, secret)).toBeNull()
})

test('a list without the pages is a fault', () => {
  expect(() => createClients({ listed: 'desktop:two', secrets })).toThrow('OAUTH_CLIENTS')
})
