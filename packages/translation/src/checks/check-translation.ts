import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Span, TermUse, TranslationIssue } from '../segment.ts'
import type { Term } from '../terminology/find-terms.ts'
import { formsOf } from '../terminology/english-forms.ts'
import { signsIn, valuesIn } from './values.ts'

/** A term of the source, with where it is. */
export type ExpectedTerm = { term: Term; span: Span }

/**
 * Compares a translation with its source: numbers by their values, reference signs, terms, and text that was left
 * untranslated. It reads both texts anew and shares no code with what protects and restores these parts.
 */
export function checkTranslation({
  source,
  target,
  direction,
  terms,
}: {
  source: string
  target: string
  direction: TranslationDirection
  terms: readonly ExpectedTerm[]
}): { issues: TranslationIssue[]; uses: TermUse[] } {
  const issues: TranslationIssue[] = []
  const compare = (
    left: readonly { value: string; span: Span }[],
    right: readonly { value: string; span: Span }[],
    missing: TranslationIssue['kind'],
    added: TranslationIssue['kind'],
  ) => {
    const rest = right.map((each): { value: string; span: Span } | null => each)
    for (const { value, span } of left) {
      const at = rest.findIndex((each) => each?.value === value)
      if (at >= 0) rest[at] = null
      else issues.push({ kind: missing, detail: source.slice(span.start, span.end), source: span, target: null })
    }
    for (const each of rest)
      if (each)
        issues.push({
          kind: added,
          detail: target.slice(each.span.start, each.span.end),
          source: null,
          target: each.span,
        })
  }
  compare(valuesIn(source), valuesIn(target), 'number-missing', 'number-added')
  compare(signsIn(source), signsIn(target), 'reference-sign-missing', 'reference-sign-added')

  const uses = terms.map(({ term, span }): TermUse => ({ entryId: term.id, source: span, target: null }))
  const taken: Span[] = []
  terms.forEach(({ term, span }, index) => {
    const place = findRendering(target, term.target, direction, taken)
    const use = uses[index] as TermUse
    if (place) {
      taken.push(place)
      use.target = place
    } else issues.push({ kind: 'term-not-used', detail: term.target, source: span, target: null })
  })
  return { issues, uses }
}

/** Where a rendering, or an inflected form of its last English word, is in a text, outside of the places taken. */
function findRendering(
  text: string,
  rendering: string,
  direction: TranslationDirection,
  taken: readonly Span[],
): Span | null {
  const isEnglish = targetOf(direction) === 'en-us'
  const compared = lowered(text)
  let first: Span | null = null
  for (const form of isEnglish ? phraseForms(lowered(rendering)) : [lowered(rendering)]) {
    for (let at = compared.indexOf(form); at >= 0; at = compared.indexOf(form, at + 1)) {
      const span = { start: at, end: at + form.length }
      if (first && first.start <= at) break
      if (isEnglish && (isLetter(compared[at - 1]) || isLetter(compared[span.end])) && isLetter(form.at(-1))) continue
      if (!taken.some(({ start, end }) => start < span.end && end > span.start)) first = span
    }
  }
  return first
}

/** Lower case of the same length, so that places stay the same. */
const lowered = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)

/** The phrase, and with its last word in other forms; the longest first. */
function phraseForms(phrase: string): string[] {
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/s.exec(phrase) ?? []
  if (!last) return [phrase]
  return [...formsOf(last)].map((form) => before + form).toSorted((left, right) => right.length - left.length)
}

/** Runs of source text that are in a target as they are: Han characters in English, or sentences of Latin letters. */
export function findUntranslated(source: string, target: string, direction: TranslationDirection): TranslationIssue[] {
  const language = targetOf(direction)
  const runs =
    language === 'en-us'
      ? target.matchAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu)
      : language === 'zh-cn' && direction.startsWith('ja')
        ? target.matchAll(/[\p{sc=Hiragana}\p{sc=Katakana}ー]{2,}/gu)
        : target.matchAll(/(?<![\w\uFFF9])(?:[A-Za-z]+[\s,]+){2,}[A-Za-z]+/g)
  return Array.from(runs).flatMap(({ 0: detail, index }): TranslationIssue[] => {
    const at = source.indexOf(detail)
    if (language !== 'en-us' && at < 0) return []
    return [
      {
        kind: 'untranslated',
        detail,
        source: at < 0 ? null : { start: at, end: at + detail.length },
        target: { start: index, end: index + detail.length },
      },
    ]
  })
}

/** Whether a text has anything that can be translated. */
export const hasText = (text: string): boolean => /\p{L}/u.test(withoutTags(text))
