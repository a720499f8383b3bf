import type { YearCount } from '@markwright/api-client/models/yearCount'

/** More columns than that are too thin to be told apart. */
const YEARS_MAX = 60

/** Every year from the first to the last, also those without a record; the latest where there are too many. */
export function fillYears(years: readonly YearCount[]): YearCount[] {
  const counted = new Map(years.map((each) => [each.year, each]))
  const first = years[0]?.year
  const last = years.at(-1)?.year
  if (first === undefined || last === undefined) return []
  const from = Math.max(first, last - YEARS_MAX + 1)
  return Array.from(
    { length: last - from + 1 },
    (_, at) => counted.get(from + at) ?? { year: from + at, app: 0, reg: 0 },
  )
}
