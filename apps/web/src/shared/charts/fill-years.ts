/** More columns than that are too thin to be distinguished. */
const YEARS_MAX = 60

/**
 * Every year from the first to the last, also those without a record; the latest where there are too many.
 * @param years by rising year
 * @param empty what stands for a year without a record
 */
export function fillYears<Counted extends { year: number }>(
  years: readonly Counted[],
  empty: (year: number) => Counted,
): Counted[] {
  const counted = new Map(years.map((each) => [each.year, each]))
  const first = years[0]?.year
  const last = years.at(-1)?.year
  if (first === undefined || last === undefined) return []
  const from = Math.max(first, last - YEARS_MAX + 1)
  return Array.from({ length: last - from + 1 }, (_, at) => counted.get(from + at) ?? empty(from + at))
}
