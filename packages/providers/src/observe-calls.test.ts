import { expect, test, vi } from 'vitest'
import { observeCalls } from './observe-calls.ts'
import { createProvider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

const port = (send: () => Promise<string>) => ({ kind: 'aliyun', send, close: async () => {} })

test('a call is observed with how it ended, and its result and error pass through', async () => {
  const observe = vi.fn()
  const options = { provider: 'sms: aliyun', methods: ['send'] as const, observe }
  expect(
    await observeCalls(
      port(async () => 'done'),
      options,
    ).send(),
  ).toBe('done')
  const failing = observeCalls(
    port(() => Promise.reject(new Error('no\nroute'))),
    options,
  )
  await expect(failing.send()).rejects.toThrow('route')
  await failing.close()
  expect(observe.mock.calls).toEqual([
    [{ provider: 'sms: aliyun', failure: null }],
    [{ provider: 'sms: aliyun', failure: 'no route' }],
  ])
})

test('what is no fault of the provider counts as an answer of it', async () => {
  const observe = vi.fn()
  const send = () => Promise.reject(new Error('wrong code'))
  const observed = observeCalls(port(send), { provider: 'x', methods: ['send'], observe, isFault: () => false })
  await expect(observed.send()).rejects.toThrow('wrong code')
  expect(observe).toHaveBeenCalledExactlyOnceWith({ provider: 'x', failure: null })
})

test('a provider with limits reports each attempt that failed and the call that succeeded', async () => {
  const observe = vi.fn()
  const provider = createProvider('deepl', { attempts: 2, backoffMs: 0 }, { observe })
  let calls = 0
  await provider.call(async () => {
    if (calls++ === 0) throw new ProviderError('deepl', 'unavailable')
  })
  expect(observe.mock.calls.map(([{ failure }]) => failure)).toEqual(['deepl: unavailable', null])
})
