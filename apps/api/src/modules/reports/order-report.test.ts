import { expect, test, vi } from 'vitest'
import type { OrderedReport, OrderOutcome } from './order-report.repository.ts'
import { createOrderReport, type OrderInput } from './order-report.ts'
import { reportErrors } from './reports.errors.ts'

const input: OrderInput = {
  query: { tradeMarkText: '云澜', classify: '09', country: ['CN'] },
  language: 'cn',
  imgFile: 'p',
}
const gone = new Error('the object store is gone')

function ordering(create: () => Promise<OrderOutcome>) {
  const onError = vi.fn()
  const orderReport = createOrderReport({
    orders: { findByKey: async () => null, create },
    saveImage: async () => 'reports/copy.png',
    entitlements: { usage: async () => ({ used: 0, limit: 0, extraLeft: 1 }) as never },
    dispatchJob: async () => {},
    objects: { delete: () => Promise.reject(gone) },
    onError,
    now: () => new Date('2026-11-22T02:00:00Z'),
  })
  return { order: () => orderReport('member', input), onError }
}

test('an order that fails says why, also where the copy of its image cannot be deleted', async () => {
  const cause = new Error('the database is gone')
  const { order, onError } = ordering(() => Promise.reject(cause))
  await expect(order()).rejects.toBe(cause)
  expect(onError).toHaveBeenCalledExactlyOnceWith(gone)
})

test('no unit left is reported, even when the copy of the image cannot be deleted', async () => {
  const { order, onError } = ordering(async () => null)
  await expect(order()).resolves.toBeNull()
  expect(onError).toHaveBeenCalledExactlyOnceWith(gone)
})

test('an order whose last unit went to the same order at the same moment is that order', async () => {
  const known: (OrderedReport | null)[] = []
  const create = vi.fn()
  const orderReport = createOrderReport({
    orders: { findByKey: async () => known.shift() ?? null, create },
    saveImage: async () => 'reports/copy.png',
    entitlements: { usage: async () => ({ used: 0, limit: 0, extraLeft: 0 }) as never },
    dispatchJob: async () => {},
    objects: { delete: async () => {} },
    onError: vi.fn(),
    now: () => new Date('2026-11-22T02:00:00Z'),
  })
  await expect(orderReport('member', input)).resolves.toBeNull()
  known.push(null, { id: 'r', number: 'R1', requestHash: 'of another order', jobId: 'j' })
  await expect(orderReport('member', input)).rejects.toMatchObject({ entry: reportErrors.keyReused })
  expect(create).not.toHaveBeenCalled()
})
