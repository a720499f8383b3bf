const DAY_MS = 86_400_000
const EPOCH = Date.UTC(1875, 0, 1)
const LAST = 65_535
const FIRST_YEAR = 1875

/**
 * A day as a number of 16 bits: 1 is 1875-01-01, 65535 is 2054-06-05; earlier and later days become these. 0 stands for
 * none.
 */
export function dayNumber(day: string | null): number {
  if (!day) return 0
  const ms = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
  if (Number.isNaN(ms)) return 0
  return Math.min(LAST, Math.max(1, Math.floor((ms - EPOCH) / DAY_MS) + 1))
}

/** For each day number its year, counted from 1 for the first; 0 for none. */
export function yearsOfDays(): Uint8Array {
  const years = new Uint8Array(LAST + 1)
  for (let day = 1; day <= LAST; day++)
    years[day] = new Date(EPOCH + (day - 1) * DAY_MS).getUTCFullYear() - FIRST_YEAR + 1
  return years
}

export const yearFromNumber = (number: number) => FIRST_YEAR + number - 1
export const numberFromYear = (year: number) =>
  Number.isInteger(year) && year >= FIRST_YEAR && year < FIRST_YEAR + 255 ? year - FIRST_YEAR + 1 : 0
