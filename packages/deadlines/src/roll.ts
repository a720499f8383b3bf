import { rollForward } from './calendars/calendars.ts'
import type { CalculationStep, Milestone, UncertainYear } from './deadline.ts'
import type { RollRule } from './rule.ts'

/** What a computation collects: its steps, and the years of which the days off are uncertain. */
export type Notes = { steps: CalculationStep[]; uncertain: UncertainYear[] }

/** The day itself, or the next one on which the office is open where the rule moves it. */
export function roll(of: Milestone, day: string, rule: RollRule | undefined, { steps, uncertain }: Notes): string {
  if (!rule) return day
  const { day: date, reason, isMakeUpDay, uncertainYears } = rollForward(day, rule.calendar)
  uncertain.push(...uncertainYears.map((each) => ({ calendar: rule.calendar, ...each })))
  if (reason) steps.push({ step: 'rolls', of, from: day, reason, law: rule.law, date })
  if (isMakeUpDay) steps.push({ step: 'make-up-day', date })
  return date
}
