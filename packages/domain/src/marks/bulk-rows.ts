import type { Language } from '../site/language.ts'
import { normalizeName } from './normalize-name.ts'
import { numberKey, parseRegisterNumber } from './register-number.ts'
import { searchProblemTexts } from './search-messages.ts'
import { searchProblem, type SearchProblem } from './search-problem.ts'
import { checkCriterion } from './search-query.ts'

/** Spec 2 §9. */
export const BULK_ROWS_MAX = 2000

export type BulkKind = 'auto' | 'name' | 'number'

/** What is said of a row, in both languages. */
type BulkReason = { id: string } & Record<Language, string>

/** The query of one row of a list, or why it cannot be run. `reason`: that the name was normalised to be searched. */
export type BulkEntry =
  | { kind: 'name'; text: string; reason?: BulkReason }
  | { kind: 'number'; key: string }
  | { kind: 'bad'; reason: BulkReason }

const bad = (problem: SearchProblem): BulkEntry => ({
  kind: 'bad',
  reason: { id: problem.id, ...searchProblemTexts(problem) },
})

// Registers number with five digits at least; a mark may well be 361° or 555.
const LIKE_A_NUMBER = /^\p{L}{0,3}\d{5,}\p{L}?$/u

export function readBulkRow(input: string, kind: BulkKind): BulkEntry {
  const text = input.trim()
  const field = kind === 'number' ? 'applicationNumber' : 'tradeMarkText'
  if (text === '') return bad(searchProblem('emptyQuery', field))
  if (kind === 'number' || (kind === 'auto' && LIKE_A_NUMBER.test(numberKey(text)))) {
    const key = parseRegisterNumber(text)
    if (key !== null) return { kind: 'number', key }
    return bad(searchProblem('numberMalformed', 'applicationNumber', { value: text }))
  }
  const name = normalizeName(text) || text
  const checked = checkCriterion({ tradeMarkText: name })
  if (!checked.ok) return bad(checked.problems[0]!)
  return { kind: 'name', text: name, ...(name !== text && { reason: normalized(name) }) }
}

const normalized = (name: string): BulkReason => ({
  id: 'normalized',
  cn: `按“${name}”检索`,
  en: `Searched as “${name}”`,
})

/** The lines of a pasted list, the first `most` of them; blank ones at the end do not count. */
export const splitLines = (text: string, most?: number): string[] =>
  text
    .trimEnd()
    .split(/\r\n|[\n\r]/, most)
    .map((line) => line.trim())
