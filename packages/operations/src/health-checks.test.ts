import { expect, test, vi } from 'vitest'
import { checkResults, problemsOf } from './health-checks.ts'

test('what fails is reported without its message, which may name hosts', async () => {
  const check = await checkResults('postgres', () => Promise.reject(new Error('no route to db.internal')))
  expect(check).toEqual({ ok: false, kind: 'postgres', detail: 'unreachable' })
})

test('what does not answer counts as failed after two seconds', async () => {
  vi.useFakeTimers()
  try {
    const check = checkResults('redis', () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await check).toEqual({ ok: false, kind: 'redis', detail: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test('the problems are the checks that failed', async () => {
  const database = await checkResults('postgres', async () => 1)
  expect(problemsOf({ database, queue: { ok: false, kind: 'redis' } })).toEqual(['queue'])
})
