import { expect, test } from 'vitest'
import { startFakeProvider, unusedPort } from '../../../tests/support/fake-provider.ts'
import { reachHost, reachUrl } from './reach-host.ts'

test('a provider that listens is reached, also one that answers nothing, and receives no request', async () => {
  const provider = await startFakeProvider(() => 'silence')
  await expect(reachUrl(new URL('/messages', provider.baseUrl))).resolves.toBeUndefined()
  expect(provider.requests).toEqual([])
  provider.close()
})

test('a port at which nobody listens, and a name that nobody has, are not reached', async () => {
  const refused = { name: 'DeliveryError', reason: 'unavailable' }
  await expect(reachHost('127.0.0.1', await unusedPort())).rejects.toMatchObject({
    ...refused,
    providerCode: 'ECONNREFUSED',
  })
  await expect(reachUrl(new URL('https://sms.invalid'))).rejects.toMatchObject(refused)
})
