import { newYear, yearOf } from './calendar.ts'
import type { DemoOffice } from './office.ts'

/** A value for points in time, straight lines between them and on after the last; years may have fractions. */
type Line = readonly (readonly [year: number, value: number])[]

/** How an office numbers: the number it has reached at points in time, and how it is printed. */
type Series = { reached: Line; print: (number: number, sinceNewYear: number, year: number) => string }

const padded = (number: number, width: number) => String(number).padStart(width, '0')

// Figures are rounded from what the numbers of these offices show.
const applicationSeries: Record<DemoOffice, Series> = {
  CN: {
    reached: [
      [2001, 1_720_000],
      [2003, 3_420_000],
      [2005, 4_460_000],
      [2007, 5_820_000],
      [2009, 7_150_000],
      [2011, 9_000_000],
      [2013, 12_000_000],
      [2015, 16_050_000],
      [2016, 18_750_000],
      [2017, 22_450_000],
      [2018, 28_400_000],
      [2019, 35_700_000],
      [2020, 43_500_000],
      [2021, 52_600_000],
      [2022, 61_900_000],
      [2023, 68_900_000],
      [2025, 82_600_000],
    ],
    print: String,
  },
  HK: {
    reached: [
      [2003.26, 300_000_001],
      [2005, 300_350_000],
      [2010, 301_515_000],
      [2015, 303_255_000],
      [2020, 305_150_000],
      [2025, 306_770_000],
    ],
    print: String,
  },
  MO: {
    reached: [
      [2001, 5_000],
      [2010, 43_000],
      [2015, 91_000],
      [2020, 163_000],
      [2025, 246_000],
    ],
    print: (number) => `N/${padded(number, 6)}`,
  },
  TW: {
    reached: [
      [2001, 0],
      [2010, 620_000],
      [2020, 1_430_000],
      [2025, 1_890_000],
    ],
    // Year of the Republic and serial number.
    print: (_, sinceNewYear, year) => `${padded(year - 1911, 3)}${padded(sinceNewYear + 1, 6)}`,
  },
  US: {
    // One million numbers to each series code; a code begins when the one before is used up.
    reached: [
      [2006.7, 0],
      [2010.25, 1_000_000],
      [2013.1, 2_000_000],
      [2016.1, 3_000_000],
      [2018.5, 4_000_000],
      [2020.45, 5_000_000],
      [2021.65, 6_000_000],
      [2023.45, 7_000_000],
      [2025.1, 8_000_000],
      [2027, 8_990_000],
    ],
    print: (number) => {
      const code = ['77', '85', '86', '87', '88', '90', '97', '98', '99'][Math.floor(number / 1_000_000)]
      // After 99 we go on with three digits, as the office has not said what it will do.
      return `${code ?? 100 + Math.floor(number / 1_000_000) - 9}${padded(number % 1_000_000, 6)}`
    },
  },
  EU: {
    reached: [
      [2001, 2_000_000],
      [2005, 4_200_000],
      [2010, 8_790_000],
      [2015, 13_600_000],
      [2018, 17_620_000],
      [2019, 18_005_000],
      [2020, 18_178_000],
      [2021, 18_366_000],
      [2022, 18_632_000],
      [2023, 18_818_000],
      [2025, 19_126_000],
    ],
    print: (number) => padded(number, 9),
  },
  JP: {
    reached: [
      [2001, 0],
      [2015, 1_650_000],
      [2020, 2_560_000],
      [2025, 3_390_000],
    ],
    print: (_, sinceNewYear, year) => `${year}-${padded(sinceNewYear + 1, 6)}`,
  },
  KR: {
    reached: [
      [2001, 0],
      [2015, 1_900_000],
      [2020, 2_850_000],
      [2025, 4_180_000],
    ],
    print: (_, sinceNewYear, year) => `40-${year}-${padded(sinceNewYear + 1, 7)}`,
  },
  WO: {
    reached: [
      [2001, 748_000],
      [2010, 1_025_000],
      [2015, 1_238_000],
      [2020, 1_510_000],
      [2025, 1_838_000],
    ],
    print: String,
  },
}

/** Offices that give a registration a number of its own; at the others it keeps that of the application. */
const registrationSeries: Partial<Record<DemoOffice, Series>> = {
  TW: {
    reached: [
      [2001, 950_000],
      [2015, 1_685_000],
      [2025, 2_430_000],
    ],
    print: (number) => padded(number, 8),
  },
  US: {
    reached: [
      [2006, 3_040_000],
      [2015, 4_660_000],
      [2020, 5_950_000],
      [2025, 7_640_000],
    ],
    print: String,
  },
  JP: {
    reached: [
      [2001, 4_440_000],
      [2015, 5_730_000],
      [2020, 6_210_000],
      [2025, 6_880_000],
    ],
    print: String,
  },
  KR: {
    reached: [
      [2001, 485_000],
      [2015, 1_080_000],
      [2020, 1_560_000],
      [2025, 2_310_000],
    ],
    print: (number) => `40-${padded(number, 7)}-0000`,
  },
}

const dayOfYear = (year: number) => newYear(Math.floor(year)) + Math.round((year % 1) * 365)

function valueAt(line: Line, day: number): number {
  const after = line.findIndex(([year]) => dayOfYear(year) > day)
  const index = after < 0 ? line.length - 1 : Math.max(1, after)
  const [from, to] = [line[index - 1], line[index]]
  if (!from || !to) throw new RangeError('A line needs two points.')
  const [fromDay, toDay] = [dayOfYear(from[0]), dayOfYear(to[0])]
  return from[1] + ((to[1] - from[1]) * (day - fromDay)) / (toDay - fromDay)
}

/** What one office has given out: for every day as many numbers as it can have given, none of them twice. */
export type Ledger = {
  /** The first day of which numbers are known. */
  firstDay: number
  /** A number of that day, or of the nearest day before or after it that has one left. */
  take(day: number): { day: number; number: string }
}

function createLedger(series: Series, lastDay: number): Ledger {
  const firstDay = dayOfYear(series.reached[0]?.[0] ?? 0)
  const used = new Uint32Array(lastDay - firstDay + 1)
  // The first number of every day, and of the day after the last.
  const firstNumbers = Array.from({ length: used.length + 1 }, (_, index) =>
    Math.floor(valueAt(series.reached, firstDay + index)),
  )
  const capacityOf = (index: number) => (firstNumbers[index + 1] ?? 0) - (firstNumbers[index] ?? 0)
  const hasRoom = (index: number) => index >= 0 && index < used.length && (used[index] ?? 0) < capacityOf(index)

  return {
    firstDay,
    take(day) {
      const wanted = Math.min(Math.max(day - firstDay, 0), used.length - 1)
      let distance = 0
      while (!hasRoom(wanted + distance) && !hasRoom(wanted - distance)) {
        distance += 1
        if (distance > used.length) throw new RangeError('The office has given out every number it had.')
      }
      const index = hasRoom(wanted + distance) ? wanted + distance : wanted - distance
      const taken = used[index] ?? 0
      used[index] = taken + 1
      const number = (firstNumbers[index] ?? 0) + scattered(taken, capacityOf(index))
      const year = yearOf(firstDay + index)
      const beforeYear = firstNumbers[Math.max(0, newYear(year) - firstDay)] ?? 0
      return { day: firstDay + index, number: series.print(number, number - beforeYear, year) }
    },
  }
}

/** A permutation of 0 … size − 1 without neighbours beside each other. */
function scattered(index: number, size: number): number {
  let step = Math.max(1, Math.floor(size * 0.618))
  while (commonDivisor(step, size) !== 1) step += 1
  return (index * step) % size
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** The books of every office up to a day. */
export function createLedgers(lastDay: number) {
  const of = (all: Partial<Record<DemoOffice, Series>>) => {
    const ledgers = new Map<DemoOffice, Ledger>()
    for (const [office, series] of Object.entries(all)) {
      ledgers.set(office as DemoOffice, createLedger(series, lastDay))
    }
    return ledgers
  }
  return { applications: of(applicationSeries), registrations: of(registrationSeries) }
}
