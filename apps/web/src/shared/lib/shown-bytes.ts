const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1000

/** A size for people: three digits at most, in units of 1,000 bytes. */
export function shownBytes(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= STEP && unit < UNITS.length - 1) [value, unit] = [value / STEP, unit + 1]
  return `${value >= 100 || unit === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`
}
