const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/
const SPREADSHEET = /^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/
const ENGLISH = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/

/**
 * A day as offices write it, in the form `YYYY-MM-DD`: `20150708`, `1995-02-07-05:00`, `2020-11-09T15:51:20`,
 * `2021/4/12`, `2021年4月12日`, `12 April 2021`. Undefined for none and for a day that the office leaves open (`0`,
 * `19960100`); what cannot be understood comes back as it is, so that the check of the record can name it.
 */
export function readDay(value: string | null | undefined): string | undefined {
  const text = value?.trim()
  if (!text || /^0+$/.test(text)) return undefined
  const [year, month, day] = parts(text)
  if (year === undefined || month === undefined || day === undefined) return text
  if (Number(month) === 0 || Number(day) === 0) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

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
