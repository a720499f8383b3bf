import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { extractBilingualTerms, findSegmentVariants, findTermVariants } from '@markwright/translation'
import type { SegmentRow } from './translation-documents.repository.ts'

type Place = { position: number; kind: string; detail: string }
type Variants = {
  src: string
  variants: { tgt: string; count: number; positions: number[] }[]
  unknown: number[]
}

const POSITIONS_MAX = 100
const TERMS_MAX = 200

export type Consistency = {
  terms: Variants[]
  sentences: Variants[]
  missingNumerals: Place[]
  missingRefs: Place[]
  untranslated: Place[]
  termsNotUsed: Place[]
}

/** What is translated in several ways, missing or left as it was in a document; places are positions of segments. */
export function consistencyOf(segments: readonly SegmentRow[], direction: TranslationDirection): Consistency {
  const pairs = segments.flatMap(({ position, source, target }) =>
    target === null ? [] : [{ id: String(position), source: withoutTags(source), target: withoutTags(target) }],
  )
  const found = extractBilingualTerms(pairs, sourceOf(direction), targetOf(direction)).slice(0, TERMS_MAX)
  const targets = new Map<string, string[]>()
  for (const { source, target } of found) targets.set(source, [...(targets.get(source) ?? []), target])
  const terms = findTermVariants(
    pairs,
    [...targets].map(([source, own]) => ({ source, targets: own })),
    direction,
  )
  const places = (...kinds: string[]) =>
    segments.flatMap(({ position, issues }) =>
      (issues ?? []).flatMap(({ kind, detail }) => (kinds.includes(kind) ? [{ position, kind, detail }] : [])),
    )
  const positions = (all: readonly { segmentId: string }[]) =>
    [...new Set(all.map(({ segmentId }) => Number(segmentId)))].slice(0, POSITIONS_MAX)
  return {
    terms: terms
      .filter(({ variants, unknown }) => variants.length > 1 || (variants.length === 1 && unknown.length > 0))
      .map(({ source, variants, unknown }) => ({
        src: source,
        variants: variants.map(({ target, count, positions: own }) => ({
          tgt: target,
          count,
          positions: positions(own),
        })),
        unknown: positions(unknown),
      })),
    sentences: findSegmentVariants(pairs).map(({ source, variants }) => ({
      src: source,
      variants: variants
        .map(({ target, positions: own }) => ({ tgt: target, count: own.length, positions: positions(own) }))
        .toSorted((left, right) => right.count - left.count),
      unknown: [],
    })),
    missingNumerals: places('number-missing', 'number-added'),
    missingRefs: places('reference-sign-missing', 'reference-sign-added'),
    untranslated: places('untranslated'),
    termsNotUsed: places('term-not-used'),
  }
}
