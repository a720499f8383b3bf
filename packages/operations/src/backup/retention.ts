/** How many of the newest backups of a day, a week (from Monday) and a month stay. */
export type RetentionRule = { daily: number; weekly: number; monthly: number }

const RULE = /^(?:(\d{1,3})d)?\s*(?:(\d{1,3})w)?\s*(?:(\d{1,3})m)?$/

/** `7d 4w 6m`. @throws RangeError */
export function readRetentionRule(text: string): RetentionRule {
  const [, daily, weekly, monthly] = RULE.exec(text.trim()) ?? []
  const rule = { daily: Number(daily ?? 0), weekly: Number(weekly ?? 0), monthly: Number(monthly ?? 0) }
  if (rule.daily + rule.weekly + rule.monthly === 0)
    throw new RangeError(`“${text}” says of no backup that it stays; write for example 7d 4w 6m.`)
  return rule
}

type Dated = { name: string; createdAt: Date }

/** The backups that a rule lets go, oldest first; the newest of all always stays. */
export function listExpired(backups: readonly Dated[], rule: RetentionRule): string[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const stays = new Set(newestFirst.slice(0, 1).map(({ name }) => name))
  for (const [periodOf, most] of [
    [dayOf, rule.daily],
    [weekOf, rule.weekly],
    [monthOf, rule.monthly],
  ] as const) {
    const periods = new Set<string>()
    for (const { name, createdAt } of newestFirst) {
      const period = periodOf(createdAt)
      if (periods.has(period)) continue
      if (periods.size === most) break
      periods.add(period)
      stays.add(name)
    }
  }
  return newestFirst
    .toReversed()
    .map(({ name }) => name)
    .filter((name) => !stays.has(name))
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)
function weekOf(at: Date): string {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return dayOf(monday)
}
