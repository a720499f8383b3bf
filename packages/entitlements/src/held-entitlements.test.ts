import type { PlanLimit } from '@markwright/domain/money/metered-services'
import { expect, test } from 'vitest'
import { allowanceOf, type HeldEntitlement, stockLeft } from './held-entitlements.ts'
import type { Plan } from './plans.ts'

const NOW = new Date('2027-03-10T04:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const limit = (services: PlanLimit['services'], rest: Partial<PlanLimit>): PlanLimit => ({
  services,
  perDay: null,
  total: null,
  atOnce: null,
  ...rest,
})
const free = {
  limits: [limit(['search'], { perDay: 100 }), limit(['monitoring'], { atOnce: 3 })],
} as Plan
const held = (limits: PlanLimit[], rest: Partial<HeldEntitlement> = {}): HeldEntitlement => ({
  id: 'e',
  planId: 'p',
  kind: 'purchase',
  addsUp: false,
  startsAt: hours(-1),
  endsAt: hours(1),
  isOnHold: false,
  limits: limits.map((each, at) => ({ ...each, id: String(at), used: 0, usedOn: null, usedThatDay: 0 })),
  ...rest,
})

test('of several limits the highest holds', () => {
  const packages = [held([limit(['search'], { perDay: 500 })]), held([limit(['search'], { perDay: 200 })])]
  expect(allowanceOf('search', free, packages, NOW)?.perDay).toBe(500)
  expect(allowanceOf('search', free, [held([limit(['search'], { perDay: 50 })])], NOW)?.perDay).toBe(100)
})

test('pieces come on top of the highest', () => {
  const piece = held([limit(['monitoring'], { atOnce: 1 })], { addsUp: true })
  const packaged = held([limit(['monitoring'], { atOnce: 20 })])
  expect(allowanceOf('monitoring', free, [piece, packaged, piece], NOW)?.atOnce).toBe(22)
})

test('what has not begun allows nothing, and neither does a stock', () => {
  const later = held([limit(['search'], { perDay: 500 })], { startsAt: hours(1), endsAt: hours(2) })
  expect(allowanceOf('search', free, [later], NOW)?.perDay).toBe(100)
  expect(allowanceOf('report', free, [held([limit(['report'], { total: 5 })])], NOW)).toBeNull()
})

test('the stock of a renewal may be used before it begins, that of another plan may not', () => {
  const running = held([limit(['report'], { total: 1 })])
  const renewal = held([limit(['report'], { total: 2 })], { startsAt: hours(1), endsAt: hours(2) })
  expect(stockLeft(['report'], [running, renewal], NOW)).toBe(3)
  expect(stockLeft(['report'], [running, { ...renewal, planId: 'q' }], NOW)).toBe(1)
})
