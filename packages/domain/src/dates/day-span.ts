import type { Language } from '../site/language.ts'

/** Days of an open end: earlier and later than any register's. */
export const EARLIEST_DAY = '1850-01-01'
export const LATEST_DAY = '2100-12-31'

const texts = {
  cn: {
    between: (from: string, to: string) => `${from} 至 ${to}`,
    since: (from: string) => `${from} 起`,
    until: (to: string) => `${to} 止`,
  },
  en: {
    between: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `since ${from}`,
    until: (to: string) => `until ${to}`,
  },
}

/** A span of days in words, both days included. An end is open where it is empty or the day that stands for one. */
export function formatDaySpan(from: string, to: string, language: Language): string {
  const { between, since, until } = texts[language]
  const isSince = from !== '' && from !== EARLIEST_DAY
  const isUntil = to !== '' && to !== LATEST_DAY
  if (isSince && !isUntil) return since(from)
  return isUntil && !isSince ? until(to) : between(from, to)
}
