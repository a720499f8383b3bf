import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { expect, test, vi } from 'vitest'
import { createReports } from './report.ts'

/** How the hits of a monitor are requested, and what the report says of it. */
async function orderOf(type: MonitorType, rule: Partial<MonitorRule>) {
  const monitor = { type, rule: { text: null, party: null, keys: [], ...rule } }
  const list = vi.fn(async () => [])
  const nothing = async () => []
  const reports = createReports({
    monitors: { find: async () => monitor },
    repository: { list, count: async () => 0, countBy: nothing, countByDay: nothing, listDeadlines: nothing },
    hits: { withMarks: nothing },
    engineVersion: () => '1',
    now: () => new Date('2026-11-28T04:00:00Z'),
  } as unknown as Parameters<typeof createReports>[0])
  const { sort } = await reports('account', 'monitor', {})
  expect(list).toHaveBeenCalledExactlyOnceWith(expect.anything(), sort, { skip: 0, take: 200 })
  return sort
}

test.each<[MonitorType, Partial<MonitorRule>, string]>([
  ['similar', { text: '云澜' }, '-score'],
  ['image', {}, '-score'],
  ['notice', { text: '云澜', party: '甲公司' }, '-score'],
  ['notice', { party: '甲公司' }, '-foundTime'],
  ['applicant', { party: '甲公司' }, '-foundTime'],
  ['competitor', { party: '甲公司' }, '-foundTime'],
  ['appNo', { keys: ['1'] }, '-foundTime'],
  ['renewal', { keys: ['1'] }, 'deadline'],
])('hits are in an order that the monitor has something to say of (%s %j)', async (type, rule, sort) => {
  expect(await orderOf(type, rule)).toBe(sort)
})
