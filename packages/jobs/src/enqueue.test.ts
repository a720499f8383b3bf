import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineJob } from './define-job.ts'
import { createDispatchJob } from './enqueue.ts'

const greet = defineJob({ queue: 'imports', name: 'greet', payload: z.object({}), attempts: 1, backoffMs: 50 })

test('nobody waits for a queue that does not answer', async () => {
  const onError = vi.fn()
  const dispatchJob = createDispatchJob({ queues: { dispatch: () => new Promise(() => {}) }, onError })
  await dispatchJob(greet, 'one')
  expect(onError).toHaveBeenCalledOnce()
})

test('a queue that answers is no error', async () => {
  const onError = vi.fn()
  const dispatch = vi.fn(async () => {})
  await createDispatchJob({ queues: { dispatch }, onError })(greet, 'one')
  expect(dispatch).toHaveBeenCalledWith('imports', 'greet', 'one', 0)
  expect(onError).not.toHaveBeenCalled()
})
