export type MonitorFrequency = 'issue' | 'daily' | 'weekly'

const DAY_MS = 86_400_000
const MONDAY = 1

/**
 * When a monitor next notifies of its hits: at 8 o'clock in Asia/Shanghai, which is midnight in UTC, of the next day or the
 * next Monday. Null for one that notifies after every import.
 */
export function nextDigest(frequency: MonitorFrequency, after: Date): Date | null {
  if (frequency === 'issue') return null
  const midnight = Math.floor(after.getTime() / DAY_MS) * DAY_MS
  const daysToMonday = (7 + MONDAY - new Date(midnight).getUTCDay()) % 7 || 7
  return new Date(midnight + DAY_MS * (frequency === 'daily' ? 1 : daysToMonday))
}
