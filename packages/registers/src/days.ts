const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/
const SPREADSHEET = /^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/
const ENGLISH = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/

/** Offices write a day far in the future, such as 9999-12-31, where there is none. */
const NO_YEAR = 2900

/**
 * A day as offices write it, in the form `YYYY-MM-DD`: `20150708`, `1995-02-07-05:00`, `2020-11-09T15:51:20`,
 * `2021/4/12`, `2021年4月12日`, `12 April 2021`. Undefined for none and for a day that the office leaves open (`0`,
 * `19960100`, `0000-00-00`, `9999-12-31`); what cannot be understood comes back as it is, so that the check of the record can name it.
 */
export function readDay(value: string | null | undefined): string | undefined {
  const text = value?.trim()
  if (!text || /^0+$/.test(text)) return undefined
  const [year, month, day] = parts(text)
  if (year === undefined || month === undefined || day === undefined) return text
  if (isOpen(year, month, day)) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const isOpen = (year: string, month: string, day: string) =>
  Number(year) === 0 || Number(year) >= NO_YEAR || Number(month) === 0 || Number(day) === 0

type Dated = { on?: unknown }
type MaybeRecord = Record<string, unknown> & { events?: unknown; details?: unknown }

/**
 * A record without the days that its office leaves open; an event without a day is none. Forms that name days exactly,
 * such as JSON, are then treated like the others.
 */
export function withoutOpenDays(value: unknown): unknown {
  if (!isObject(value)) return value
  const record = { ...(value as MaybeRecord) }
  for (const name of Object.keys(record)) if (name.endsWith('On') && isOpenDay(record[name])) delete record[name]
  if (Array.isArray(record.events)) record.events = record.events.filter((event: Dated | null) => !isOpenDay(event?.on))
  if (isObject(record.details))
    record.details = Object.fromEntries(
      Object.entries(record.details).map(([name, own]) => [name, Array.isArray(own) ? own.map(withoutOpenDay) : own]),
    )
  return record
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withoutOpenDay(item: unknown): unknown {
  if (!isObject(item) || !isOpenDay((item as Dated).on)) return item
  const { on: _open, ...rest } = item as Dated
  return rest
}

const isOpenDay = (value: unknown) => typeof value === 'string' && readDay(value) === undefined

function parts(text: string): (string | undefined)[] {
  const match = ISO.exec(text) ?? COMPACT.exec(text) ?? SPREADSHEET.exec(text)
  if (match) return match.slice(1)
  const english = ENGLISH.exec(text)
  const month = english ? MONTHS.indexOf(english[2]!.toLowerCase()) + 1 : 0
  return english && month > 0 ? [english[3], String(month), english[1]] : []
}

/** The earliest of some days; undefined for none. */
export const earliest = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0]
