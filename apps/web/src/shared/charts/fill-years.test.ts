import { expect, test } from 'vitest'
import { fillYears } from './fill-years.ts'
import { niceScale } from './nice-scale.ts'

const none = (year: number) => ({ year, app: 0, reg: 0 })

test('a year without a record is nought, not missing', () => {
  expect(
    fillYears(
      [
        { year: 2018, app: 3, reg: 0 },
        { year: 2020, app: 1, reg: 2 },
      ],
      none,
    ),
  ).toEqual([
    { year: 2018, app: 3, reg: 0 },
    { year: 2019, app: 0, reg: 0 },
    { year: 2020, app: 1, reg: 2 },
  ])
})

test('of a century the latest sixty years are shown', () => {
  const years = fillYears(
    [
      { year: 1885, app: 1, reg: 0 },
      { year: 2026, app: 1, reg: 0 },
    ],
    none,
  )
  expect(years).toHaveLength(60)
  expect(years.at(-1)?.year).toBe(2026)
})

test.each([
  [0, 1],
  [3, 3],
  [7, 8],
  [97, 100],
  [12_345, 15_000],
])('a scale for %i ends at %i', (max, top) => {
  const scale = niceScale(max)
  expect(scale.top).toBe(top)
  expect(scale.ticks.at(-1)).toBe(top)
  expect(scale.ticks.every(Number.isInteger)).toBe(true)
})
