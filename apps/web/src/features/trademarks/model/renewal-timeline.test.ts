import { renewalOf } from '@markwright/domain/marks/renewal'
import { expect, test } from 'vitest'
import { renewalTimeline } from './renewal-timeline.ts'

const on = (today: string) => renewalTimeline(renewalOf('2027-03-06', today))!

test('without a date of expiry there is nothing to draw', () =>
  expect(renewalTimeline(renewalOf(null, '2026-01-01'))).toBeNull())

test('the borders of the window are in order on the bar', () => {
  const { opens, expires, closes } = on('2026-11-21')
  expect([0, opens, expires, closes, 100]).toEqual([0, opens, expires, closes, 100].toSorted((a, b) => a - b))
  // A year and half a year, of 28 months that are drawn.
  expect(expires - opens).toBeCloseTo((12 / 28) * 100, 0)
  expect(closes - expires).toBeCloseTo((6 / 28) * 100, 0)
})

test.each([
  ['2026-03-01', 5],
  ['2026-03-06', 365],
  ['2027-03-06', 0],
  ['2027-03-07', 183],
  ['2027-09-16', 10],
])('on %s the next border is %i days away, or the last one ago', (today, days) => expect(on(today).days).toBe(days))

test('a day far away is held at the end of the bar', () => {
  expect(on('2020-01-01')).toMatchObject({ today: 0, isTodayOutside: true })
  expect(on('2040-01-01')).toMatchObject({ today: 100, isTodayOutside: true })
  expect(on('2027-03-06')).toMatchObject({ isTodayOutside: false })
})
