import { withoutTags } from '@markwright/domain/texts/inline-tags'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { basesOf } from './english-forms.ts'

/** A term that a document may have: how often, and how likely it is one, for sorting. */
export type TermCandidate = {
  term: string
  count: number
  score: number
  /** Reference signs that follow it. */ signs: string[]
}

const COUNT_MIN = 2
const ENGLISH_WORDS_MAX = 5
const CHARACTERS_MAX = 10
const CANDIDATES_MAX = 500

const STOP_WORDS = new Set(
  'a an the and or of in on at to for from by with without as is are was were be been being it its this that these those which who whose wherein whereby thereof therein said such one two three first second third at least each both all any some other another more most less than not no so if when while where can may could will would shall should must has have had having do does did comprises comprising comprise includes including include consists consisting consist according characterized provided disposed arranged configured further between into onto over under through during after before about above below same also only then there here between upon within along via per'.split(
    ' ',
  ),
)
/** Characters with which no Chinese or Japanese term begins or ends. */
const EDGE =
  /^[的了和与及或在为是有其该所一二三四五六七八九十个种此这那并且而则将被由对于从到以使可能够不也又都很更最各每某若如因之等至少第用把向经过包括具有设置连接进行通过根据者に はをがのでとへもやから]|[的了和与及或在为是有其该所这那并且而则将被由对于从到以使可不也又都很更最各每某若如因之等第把向中上下内外前后时间里に はをがのでとへもや]$/u
/** Words of the form of patents, which are no terms of their subject. */
const FORMAL =
  /^(?:权利要求书?|技术方案|具体实施方式|实施例|实施方式|本发明|本实用新型|附图|特征在于|請求項|実施形態|実施例|発明)$/u
const PARTICLES = /[的了和与及或在是其该而则将被由对于从以使并且所述]|所述|根据|包括|其特征|以及|或者|用于/u

/**
 * Candidates of terms in a document, the most likely first: English groups of words without function words, Chinese and
 * Japanese runs of characters that hold together and stand free. What is before reference signs of drawings counts
 * most. Shorter candidates that occur only within longer ones are left out (C-value, Frantzi and others 2000).
 */
export function extractTerms(texts: Iterable<string>, language: TranslationLanguage): TermCandidate[] {
  const counts = new Map<string, { count: number; signs: Set<string>; before: Set<string>; after: Set<string> }>()
  const note = (term: string, sign: string | null, before: string, after: string) => {
    let own = counts.get(term)
    if (!own) counts.set(term, (own = { count: 0, signs: new Set(), before: new Set(), after: new Set() }))
    own.count++
    if (sign) own.signs.add(sign)
    own.before.add(before)
    own.after.add(after)
  }
  for (const text of texts) {
    const plain = withoutTags(text)
    if (language === 'en-us') collectEnglish(plain, note)
    else collectAsian(plain, language, note)
  }
  const frequent = [...counts].filter(([, { count, signs }]) => count >= COUNT_MIN || signs.size > 0)
  const byTerm = new Map(frequent)
  const nested = new Map<string, number>()
  const separator = language === 'en-us' ? ' ' : ''
  for (const [term, { count }] of frequent) {
    const parts = language === 'en-us' ? term.split(' ') : Array.from(term)
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= parts.length; to++) {
        if (to - from === parts.length) continue
        const inner = parts.slice(from, to).join(separator)
        if (byTerm.has(inner)) nested.set(inner, Math.max(nested.get(inner) ?? 0, count))
      }
  }
  return frequent
    .flatMap(([term, { count, signs, before, after }]): TermCandidate[] => {
      const length = language === 'en-us' ? term.split(' ').length : Array.from(term).length / 2
      const free = count - (nested.get(term) ?? 0)
      if (free < 1 || (free / count < 0.2 && signs.size === 0)) return []
      const freedom = language === 'en-us' ? 1 : Math.min(1, Math.min(before.size, after.size) / 2)
      if (freedom < 0.5 && signs.size === 0) return []
      const score = Math.log2(1 + length) * free * freedom + 4 * signs.size
      return [{ term, count, score: Math.round(score * 100) / 100, signs: [...signs].slice(0, 5) }]
    })
    .toSorted((left, right) => right.score - left.score || right.count - left.count)
    .slice(0, CANDIDATES_MAX)
}

type Note = (term: string, sign: string | null, before: string, after: string) => void

function collectEnglish(text: string, note: Note): void {
  for (const [clause] of text.matchAll(/[^.,;:!?()[\]{}\n"“”]+(?:\(\d{1,4}[a-z]?\))?/g)) {
    const words = Array.from(clause.matchAll(/[\p{L}][\p{L}\p{M}'’-]*|\d+[a-z]?['′]?/gu), ([word]) => word)
    let run: string[] = []
    const flush = (sign: string | null) => {
      const own = run.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
      run = []
      for (let from = 0; from < own.length; from++)
        for (let to = from + 1; to <= Math.min(own.length, from + ENGLISH_WORDS_MAX); to++) {
          const part = own.slice(from, to)
          const last = part.at(-1) as string
          if (part.length === 1 && (last.length < 4 || /(?:ly|ing|ed)$/.test(last))) continue
          const singular = last === last.toLowerCase() && /[^s]s$/.test(last) ? (basesOf(last).at(-1) as string) : last
          note(
            [...part.slice(0, -1), singular].join(' '),
            to === own.length ? sign : null,
            own[from - 1] ?? '^',
            own[to] ?? '$',
          )
        }
    }
    for (const word of words) {
      if (/^\d/.test(word)) flush(word)
      else if (STOP_WORDS.has(word.toLowerCase())) flush(null)
      else run.push(word)
    }
    flush(null)
  }
}

function collectAsian(text: string, language: TranslationLanguage, note: Note): void {
  const run = language === 'ja-jp' ? /[\p{sc=Han}\p{sc=Katakana}ー]{2,}/gu : /\p{sc=Han}{2,}/gu
  for (const { 0: characters, index } of text.matchAll(run)) {
    const end = index + characters.length
    const [, sign = null] =
      /^\s?[（(]?(\d{1,4}[a-z]?)[）)]?(?![\d.%年月日℃个件层次倍]|\s?[a-zA-Zμ]{1,4}(?![a-z]))/.exec(
        text.slice(end, end + 12),
      ) ?? []
    const own = Array.from(characters)
    for (let from = 0; from < own.length; from++)
      for (let to = from + 2; to <= Math.min(own.length, from + CHARACTERS_MAX); to++) {
        const term = own.slice(from, to).join('')
        if (EDGE.test(term) || FORMAL.test(term) || (language === 'zh-cn' && PARTICLES.test(term))) continue
        const isLast = to === own.length
        // Before a sign the term begins after the last particle; a longer run is not known to be one term.
        const isWhole =
          from === 0 ||
          EDGE.test(own.slice(from - 1, from).join('')) ||
          PARTICLES.test(own.slice(from - 1, from).join(''))
        note(term, isLast && isWhole ? sign : null, own[from - 1] ?? '^', own[to] ?? '$')
      }
  }
}

/** Terms that translate each other in a document, with how often they occur together. */
export type BilingualTerm = { source: string; target: string; together: number; score: number }

/**
 * Pairs of candidates that occur in the same translated segments, by Dice's coefficient of the segments in which they
 * occur; each source term with its best partner.
 */
export function extractBilingualTerms(
  pairs: readonly { source: string; target: string }[],
  source: TranslationLanguage,
  target: TranslationLanguage,
): BilingualTerm[] {
  const left = locate(
    extractTerms(
      pairs.map((pair) => pair.source),
      source,
    ),
    pairs.map((pair) => pair.source),
  )
  const right = locate(
    extractTerms(
      pairs.map((pair) => pair.target),
      target,
    ),
    pairs.map((pair) => pair.target),
  )
  const bySegment = new Map<number, string[]>()
  for (const [term, segments] of right)
    for (const segment of segments) bySegment.set(segment, [...(bySegment.get(segment) ?? []), term])
  const found: BilingualTerm[] = []
  for (const [term, segments] of left) {
    const together = new Map<string, number>()
    for (const segment of segments)
      for (const partner of bySegment.get(segment) ?? []) together.set(partner, (together.get(partner) ?? 0) + 1)
    let best: BilingualTerm | null = null
    for (const [partner, count] of together) {
      if (count < COUNT_MIN) continue
      const score = (2 * count) / (segments.size + (right.get(partner)?.size ?? 0))
      if (
        score >= 0.6 &&
        (!best || score > best.score || (score === best.score && partner.length > best.target.length))
      )
        best = { source: term, target: partner, together: count, score: Math.round(score * 100) / 100 }
    }
    if (best) found.push(best)
  }
  return found.toSorted((first, second) => second.score * second.together - first.score * first.together)
}

function locate(candidates: readonly TermCandidate[], texts: readonly string[]): Map<string, Set<number>> {
  const lower = texts.map((text) => withoutTags(text).toLowerCase())
  return new Map(
    candidates.map(({ term }) => {
      const wanted = term.toLowerCase()
      return [term, new Set(lower.flatMap((text, index) => (text.includes(wanted) ? [index] : [])))]
    }),
  )
}
