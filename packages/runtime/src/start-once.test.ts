import { expect, test, vi } from 'vitest'
import { startOnce } from './start-once.ts'

test('a start is shared, and one that failed is made again', async () => {
  const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('ready')
  const started = startOnce(start)
  expect(await Promise.allSettled([started(), started()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(start).toHaveBeenCalledTimes(1)
  expect(await Promise.all([started(), started()])).toEqual(['ready', 'ready'])
  expect(start).toHaveBeenCalledTimes(2)
})
