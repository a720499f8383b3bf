import type { FieldName } from '../grammar/fields.ts'
import { indexOf, lowerBound, prefixRange, sizeOf, textAt } from '../segment/dictionary.ts'
import type { FieldIndex, IndexedField } from '../segment/segment.ts'
import { analyse, hashOf, hasHan, stemOf } from '../text/analyse.ts'

/** What a word of a query is compared with: a term, its stem, or a pattern with wildcards. */
export type QueryTerm = { text: string; offset: number; pattern: boolean; exact?: boolean }

/** The fields that a leaf seeks; date and code fields have none. */
export function indexedFields(field: FieldName | null): readonly IndexedField[] {
  switch (field) {
    case null:
    case 'TAC':
      return ['TI', 'AB', 'CL']
    case 'TA':
      return ['TI', 'AB']
    case 'AD':
    case 'PD':
    case 'PRD':
    case 'CC':
    case 'TY':
    case 'LS':
      return []
    default:
      return [field]
  }
}

/**
 * The terms of a text one after the other. Of the pairs of a Chinese run only every second one is sought: the others
 * follow from them.
 */
export function queryTerms(text: string, exact = false): QueryTerm[] {
  const found: QueryTerm[] = []
  const word = /[*?]/.test(text) && !exact ? text : null
  if (word && !hasHan(word)) {
    // Only the last of words joined by hyphens can have wildcards in it, and the first one in front.
    let offset = 0
    for (const piece of word.toLowerCase().split(/[^\p{L}\p{N}\p{M}*?]+/u))
      if (/[\p{L}\p{N}]/u.test(piece)) found.push({ text: piece, offset: offset++, pattern: /[*?]/.test(piece) })
    return found
  }
  const add = (text: string, offset: number) =>
    void found.push({ text, offset, pattern: false, ...(exact && { exact }) })
  let run: { text: string; offset: number }[] = []
  const endRun = () => {
    const last = run.length - 2
    if (run.length === 1) add(run[0]!.text, run[0]!.offset)
    for (let at = 0; at <= last; at += 2) add(run[at]!.text, run[at]!.offset)
    if (last > 0 && last % 2 === 1) add(run[last]!.text, run[last]!.offset)
    run = []
  }
  analyse(text.replaceAll(/[*?]/g, ' '), (term, offset) => {
    if (!hasHan(term)) return add(term, offset)
    run.push({ text: term, offset })
    if (isOneSign(term)) endRun()
  })
  return found
}

const isOneSign = (text: string) => text.length < 3 && Array.from(text).length === 1

/** The terms of a field's dictionary that a term of a query stands for. */
export function matchingTerms(index: FieldIndex, { text, pattern, exact }: QueryTerm): number[] {
  if (pattern) return termsLike(index, text)
  if (isOneSign(text) && hasHan(text)) return rangeOf(prefixRange(index.terms, text))
  if (exact || index.stemHashes.length === 0) {
    const term = indexOf(index.terms, text)
    return term < 0 ? [] : [term]
  }
  const stem = stemOf(text)
  const hash = hashOf(stem)
  const terms: number[] = []
  for (let at = firstAt(index.stemHashes, hash); index.stemHashes[at] === hash; at++) {
    const term = index.stemTerms[at]!
    if (stemOf(textAt(index.terms, term)) === stem) terms.push(term)
  }
  return terms
}

/** The terms between two, both included with everything that begins with the second. */
export function termsBetween({ terms }: FieldIndex, from: string | null, to: string | null): number[] {
  const first = from === null ? 0 : lowerBound(terms, Buffer.from(from))
  const end = to === null ? sizeOf(terms) : prefixRange(terms, to)[1]
  return rangeOf([first, end])
}

function rangeOf([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

function termsLike({ terms }: FieldIndex, pattern: string): number[] {
  const literal = /^[^*?]*/.exec(pattern)![0]
  const candidates = rangeOf(literal ? prefixRange(terms, literal) : [0, sizeOf(terms)])
  if (pattern === `${literal}*`) return candidates
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\/-]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  // Repeated stars would make the comparison slow.
  const expression = new RegExp(`^${source.replaceAll(/(?:\.\*)+/g, '.*')}$`, 'su')
  return candidates.filter((term) => expression.test(textAt(terms, term)))
}

function firstAt(hashes: Uint32Array, hash: number): number {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashes[middle]! < hash) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The key of a classification symbol as a pattern. Up to a main group, which ends with /00, it stands for everything below
 * it; a subgroup for the symbols that begin with its digits. Which others are below it is only in the scheme: G06F16/21 is
 * below G06F16/20.
 */
export function symbolPattern(symbol: string): string {
  if (/[*?]/.test(symbol)) return symbol
  if (symbol.includes('/')) return `${symbol.replace(/\/0*$/, '/')}*`
  return /^[A-HY]\d\d[A-Z]\d+$/.test(symbol) ? `${symbol}/*` : `${symbol}*`
}
