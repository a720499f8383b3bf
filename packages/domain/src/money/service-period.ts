import type { Language } from '../site/language.ts'
import { type skuUnitLabels, timeLimitLabels } from './order-statuses.ts'

type TimeLimit = keyof typeof timeLimitLabels
type SkuUnit = keyof typeof skuUnitLabels

/** How long something lasts, in calendar months and days. */
export type Duration = { months: number | null; days: number | null }

const durations: Record<TimeLimit, Duration> = {
  week: { months: null, days: 7 },
  month: { months: 1, days: null },
  quarter: { months: 3, days: null },
  half: { months: 6, days: null },
  year: { months: 12, days: null },
}

/** How long so many pieces of something with a time limit last: periods follow each other, pieces lie side by side. */
export function durationOf(timeLimit: TimeLimit | null, unit: SkuUnit, quantity: number): Duration {
  const { months, days } = durations[timeLimit ?? 'year']
  const times = unit === 'case' ? 1 : quantity
  return { months: months && months * times, days: days && days * times }
}

/** The period of so many pieces, as it is shown with a price or an order: 三个月, 9 个月 · three months, 9 months. */
export function periodText(timeLimit: TimeLimit, unit: SkuUnit, quantity: number, language: Language): string {
  if (unit === 'case' || quantity === 1) return timeLimitLabels[timeLimit][language]
  const { months, days } = durationOf(timeLimit, unit, quantity)
  if (days) return language === 'cn' ? `${days} 天` : `${days} days`
  if (months === 12) return timeLimitLabels.year[language]
  const [count, name] = months! % 12 === 0 ? ([months! / 12, 'year'] as const) : ([months!, 'month'] as const)
  return language === 'cn' ? `${count} ${name === 'year' ? '年' : '个月'}` : `${count} ${name}s`
}
