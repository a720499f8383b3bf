import type { Schemas } from '@markwright/contract'
import type { Language } from '../../kernel/language.ts'
import { presentDetail, presentHits, presentQueryImage, presentSimilarity } from '../trademarks/index.ts'
import { type ComparedMarks, SOUGHT_ID, type SoughtPair } from './compare-marks.ts'
import type { CrossResult } from './cross-search.ts'

export const presentComparison = (
  { marks, sought, pairs, shared, engineVersion }: ComparedMarks,
  language: Language,
): Schemas['Comparison'] => ({
  marks: marks.map((mark) => presentDetail(mark, language)),
  ...(sought && { sought: presentSought(sought) }),
  matrix: [
    ...(sought?.pairs.map((pair) => presentSoughtPair(sought, pair)) ?? []),
    ...pairs.map(({ a, b, nameA, nameB, similarity }) => ({
      a: a.listed.publicId,
      b: b.listed.publicId,
      nameA,
      nameB,
      similarity,
    })),
  ],
  goodsOverlap: shared.map(({ classNo, ids, groups, items }) => ({
    class: classNo,
    ids,
    groups,
    items: items.map(({ text, textEn, ids: sharing }) => ({
      text: language === 'en' ? (textEn ?? text) : text,
      ids: sharing,
    })),
  })),
  engineVersion,
})

type WithPairs = NonNullable<ComparedMarks['sought']>

const presentSought = ({ name, image, classes, groups }: WithPairs): Schemas['Comparison']['sought'] => ({
  name,
  classes,
  similarGroups: groups,
  ...(image && { queryImage: presentQueryImage(image.image) }),
})

/** Spans of either name of the record lie in the one that was compared. */
function presentSoughtPair({ name, image }: WithPairs, pair: SoughtPair): Schemas['ComparedPair'] {
  const { id, publicId, markText, markTextOther } = pair.record.listed
  const isOther = pair.similarity?.spans.some(({ field }) => field === 'nameOther') ?? false
  const similarity = presentSimilarity(
    { similarities: new Map(pair.similarity ? [[id, pair.similarity]] : []), image },
    id,
  )
  return {
    a: SOUGHT_ID,
    b: publicId,
    nameA: name,
    nameB: isOther ? markTextOther : (markText ?? markTextOther),
    similarity: similarity
      ? {
          ...similarity,
          spans: similarity.spans.map((span) => (span.field === 'query' ? span : { ...span, field: 'name' })),
        }
      : null,
  }
}

export const presentCrossResult = (
  { total, totalCapped, engineVersion, countries, image }: CrossResult,
  language: Language,
): Schemas['CrossResult'] => ({
  total,
  totalCapped,
  engineVersion,
  ...(image && { queryImage: presentQueryImage(image.image) }),
  countries: countries.map(({ office, total: found, top }) => ({
    country: office,
    total: found,
    top: presentHits(top, language),
  })),
})
