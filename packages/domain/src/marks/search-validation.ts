import { findJurisdiction } from '../places/countries.ts'
import { isDay } from '../dates/calendar.ts'
import { parseClass } from './class-numbers.ts'
import { parseRegisterNumber } from './register-number.ts'
import { splitList } from './search-list.ts'
import { type Checked, type SearchProblem, refused, searchProblem } from './search-problem.ts'
import { STATUS_CODE_MAX } from './trademark-status.ts'
import { parseViennaCode, VIENNA_CODES_MAX } from './vienna-code.ts'

/** Spec 2 §9. */
export const NUMBERS_MAX = 2000

/** Characters of a list of as many numbers, each with its semicolon. */
export const NUMBERS_LENGTH_MAX = NUMBERS_MAX * 25

/** UTF-16 units of a name, an address or goods, in a query and in a condition of it. */
export const TEXT_LENGTH_MAX = 200

// Letters of every script with their marks, digits, blanks, the plus sign, and whatever East Asian typography sets
// full-width: CJK punctuation, enclosed and compatibility forms, full-width forms, the middle dots of foreign names.
const MARK_CHARACTER =
  /[\p{L}\p{M}\p{N}\s+\u00B7\u3000-\u303F\u309B\u309C\u30A0\u30FB\u31C0-\u31EF\u3200-\u33FF\uFE10-\uFE1F\uFE30-\uFE6F\uFF01-\uFFEE]/u

// Registers print names and addresses of parties with these: Johnson & Sons Co., Ltd. (No. 5/F).
const PARTY_PUNCTUATION = /[.,&'’()/#:-]/

/**
 * The rule of spec 2 §5 on special characters. `party` is for names and addresses of applicants and agents, whose usual
 * punctuation is allowed. Reports the first character that is not.
 */
export function checkCharacters(field: string, text: string, kind: 'mark' | 'party' = 'mark'): Checked<string> {
  let position = 0
  let ordinal = 1
  for (const character of text) {
    const allowed = MARK_CHARACTER.test(character) || (kind === 'party' && PARTY_PUNCTUATION.test(character))
    if (!allowed) return refused('specialCharacter', field, { position, ordinal, character })
    position += character.length
    ordinal += 1
  }
  return { ok: true, value: text.trim() }
}

/** `03;09;38`, also `3;9`: numbers from 1 to 45, none twice. Blank means no class was chosen: an empty list. */
export function checkClasses(field: string, text: string): Checked<number[]> {
  const seen = new Set<number>()
  return checkEntries(field, text, ({ value, position }) => {
    const no = parseClass(value)
    if (no === null) return searchProblem('classUnknown', field, { value, position })
    if (seen.has(no)) return searchProblem('classRepeated', field, { value, position })
    seen.add(no)
    return no
  })
}

/** Numbers of a register, separated by semicolons, as keys (`numberKey`) without repetition. */
export function checkNumbers(field: string, text: string, countMax: number = NUMBERS_MAX): Checked<string[]> {
  const keys = checkEntries(
    field,
    text,
    ({ value, position }) => parseRegisterNumber(value) ?? searchProblem('numberMalformed', field, { value, position }),
  )
  if (!keys.ok) return keys
  const distinct = [...new Set(keys.value)]
  return distinct.length > countMax
    ? refused('tooManyNumbers', field, { limit: countMax, value: String(distinct.length) })
    : { ok: true, value: distinct }
}

/** `4.1;6.3.2`, also with leading zeros; at most five, without repetition. */
export function checkViennaCodes(field: string, text: string): Checked<string[]> {
  const codes = checkEntries(
    field,
    text,
    ({ value, position }) => parseViennaCode(value) ?? searchProblem('viennaMalformed', field, { value, position }),
  )
  if (!codes.ok) return codes
  const distinct = [...new Set(codes.value)]
  return distinct.length > VIENNA_CODES_MAX
    ? refused('tooManyViennaCodes', field, { limit: VIENNA_CODES_MAX, value: String(distinct.length) })
    : { ok: true, value: distinct }
}

/** Similar groups of the Chinese table, `0301;0306`: the class and two digits, without repetition. */
export function checkGroups(field: string, text: string): Checked<string[]> {
  const groups = checkEntries(field, text, ({ value, position }) =>
    /^\d{4}$/.test(value) && parseClass(value.slice(0, 2)) !== null
      ? value
      : searchProblem('groupMalformed', field, { value, position }),
  )
  return groups.ok ? { ok: true, value: [...new Set(groups.value)] } : groups
}

/** First and last day, both included. */
export function checkDays(field: string, days: readonly string[]): Checked<[from: string, to: string]> {
  const [from = '', to = ''] = days
  const wrong = [from, to].find((day) => !isDay(day))
  if (wrong !== undefined) return refused('dayInvalid', field, { value: wrong })
  return from > to ? refused('daysReversed', field, { value: `${from} – ${to}` }) : { ok: true, value: [from, to] }
}

/** Codes of spec 2 §4, `1;10`; the specification counts to 13 although it names twelve. */
export function checkStatuses(field: string, text: string): Checked<number[]> {
  return checkEntries(field, text, ({ value, position }) => {
    const status = /^\d{1,2}$/.test(value) ? Number(value) : 0
    const known = status >= 1 && status <= STATUS_CODE_MAX
    return known ? status : searchProblem('statusUnknown', field, { value, position })
  })
}

/** At least one of the 43 jurisdictions, without repetition. */
export function checkCountries(field: string, codes: readonly string[]): Checked<string[]> {
  if (codes.length === 0) return refused('noClassOrCountry', field)
  const unknown = codes.find((code) => !findJurisdiction(code))
  return unknown === undefined
    ? { ok: true, value: [...new Set(codes)] }
    : refused('countryUnknown', field, { value: unknown })
}

function checkEntries<Value extends string | number>(
  field: string,
  text: string,
  check: (entry: { value: string; position: number }) => Value | SearchProblem,
): Checked<Value[]> {
  const results = splitList(text).map((entry) =>
    entry.value === '' ? searchProblem('entryEmpty', field, { position: entry.position }) : check(entry),
  )
  const problems = results.filter((result) => typeof result === 'object')
  const values = results.filter((result) => typeof result !== 'object')
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values }
}
