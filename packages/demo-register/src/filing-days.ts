import { newYear, yearOf } from './calendar.ts'
import { type HomeOffice } from './office.ts'
import { type Random } from './random.ts'

// Applications of a year relative to other years of the same office; straight lines between, the last value goes on.
const YEARLY: Record<HomeOffice, readonly (readonly [year: number, applications: number])[]> = {
  CN: [
    [2001, 30],
    [2005, 66],
    [2010, 107],
    [2014, 228],
    [2016, 369],
    [2018, 737],
    [2021, 945],
    [2023, 718],
    [2025, 690],
  ],
  HK: [
    [2004, 20],
    [2012, 35],
    [2018, 40],
    [2025, 33],
  ],
  MO: [
    [2002, 3],
    [2012, 9],
    [2018, 16],
    [2025, 17],
  ],
  TW: [
    [2001, 60],
    [2012, 75],
    [2021, 95],
    [2025, 92],
  ],
  US: [
    [2007, 30],
    [2015, 37],
    [2019, 49],
    [2021, 68],
    [2025, 56],
  ],
  EU: [
    [2001, 40],
    [2010, 98],
    [2018, 152],
    [2021, 197],
    [2025, 180],
  ],
  JP: [
    [2001, 115],
    [2012, 119],
    [2018, 184],
    [2025, 165],
  ],
  KR: [
    [2001, 110],
    [2012, 142],
    [2019, 220],
    [2025, 255],
  ],
}

/** A function that picks the day on which somebody files at an office, the later years having more of them. */
export function filingDays(office: HomeOffice, today: number): (random: Random) => number {
  const points = YEARLY[office]
  const firstYear = points[0]?.[0] ?? 2001
  const firstDay = newYear(firstYear)
  const sums: number[] = []
  let sum = 0
  for (let year = firstYear; year <= yearOf(today); year += 1) {
    const days = Math.min(today + 1, newYear(year + 1)) - newYear(year)
    sum += applicationsOf(points, year) * days
    sums.push(sum)
  }
  return (random) => {
    const target = random.next() * sum
    const index = sums.findIndex((reached) => reached > target)
    const year = firstYear + index
    const before = sums[index - 1] ?? 0
    const share = (target - before) / ((sums[index] ?? sum) - before)
    const days = Math.min(today + 1, newYear(year + 1)) - newYear(year)
    return Math.max(firstDay, newYear(year) + Math.floor(share * days))
  }
}

function applicationsOf(points: readonly (readonly [number, number])[], year: number): number {
  const index = points.findIndex(([at]) => at >= year)
  const [before, after] = [points[index - 1], points[index]]
  if (!after) return points.at(-1)?.[1] ?? 0
  if (!before) return after[1]
  return before[1] + ((after[1] - before[1]) * (year - before[0])) / (after[0] - before[0])
}
