import { analyzeMark, type MarkElement } from '@markwright/similarity'
import { findLikeness } from '@markwright/similarity/engine'
import { WORD_START } from '@markwright/similarity/kernel/memory-map.ts'
import * as at from '../kernel/memory-map.ts'
import type { MarkBelow, MarkQuery } from '../mark-query.ts'
import { trigramsOf } from '../segment/grams.ts'
import { lettersAt } from '../segment/packed-element.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { type Plan, planFor } from './plan.ts'
import { presentBelow, type HitPlace } from './present-hits.ts'
import { searchTexts, textOf } from './search-texts.ts'
import { nameOfRow, searchSegment, type OpenSegment, type Query } from './search-segment.ts'
import { elementsOfName, nameText, otherNameOfRow } from '../segment/segment-names.ts'

/** A search for a similar name. */
type SimilarQuery = MarkQuery & { criterion: { kind: 'similar' } }
export const isSimilar = (query: MarkQuery): query is SimilarQuery => query.criterion.kind === 'similar'

/** Marks that score less and have a lesser share of their trigrams in common, in hundredths, are left out. */
const LEAST_SCORE = 20
const LEAST_SHARE = 5
/** What is collected, the nearest first: by the least score of Han characters, and by the share of trigrams of letters. */
const STEPS = [
  { leastScore: 40, trigramShare: 30 },
  { leastScore: LEAST_SCORE, trigramShare: 15 },
  { leastScore: LEAST_SCORE, trigramShare: LEAST_SHARE },
] as const

/**
 * Marks that do not reach the degree of a query, at most `wanted`, the most similar first. Those of the lowest degree are
 * chosen by their score. Of the others the rules have said that they are hardly confused: of these those are chosen that
 * have most trigrams of letters in common, as pg_trgm counts them, because real oppositions are found more often so. A
 * mark without any similarity is left out. `hits` are the marks that do reach the degree; a mark of two names stands with
 * the one that is more similar.
 */
export function findBelow(
  segments: readonly OpenSegment[],
  { criterion }: SimilarQuery,
  query: Query,
  { wanted, hits }: { wanted: number; hits: ReadonlySet<number> },
): MarkBelow[] {
  for (const [step, { leastScore, trigramShare }] of STEPS.entries()) {
    const collected = planFor({ ...criterion, leastScore })
    const plan = withoutEdits({ ...collected, least: 0, trigramShare, onlyCollected: true })
    const own = trigramsOfLetters(plan.query.latin)
    for (const segment of segments) (plan.byText ? searchTexts : searchSegment)(segment, plan, query)
    const degree = 10 * criterion.leastScore
    const places = segments
      .flatMap((segment, place) => placesBelow(segment, place, degree, own))
      .filter(({ id }) => !hits.has(id))
    const ranked = places.toSorted((a, b) => b.closeness - a.closeness || a.id - b.id)
    const found = firstBelow(segments, ranked, { plan, degree, wanted })
    if (found.length === wanted || step === STEPS.length - 1) return presentBelow(segments, found, plan)
  }
  return []
}

/** Few edits collect too much where every score counts; so for what counts besides the whole query. */
function withoutEdits(plan: Plan): Plan {
  const { probes, part, reading, trigramShare } = plan
  const of = (other: Plan | null) => other && withoutEdits({ ...other, trigramShare })
  return {
    ...plan,
    probes: probes.map((probe) => ({ ...probe, edits: -1, soundEdits: -1 })),
    part: of(part),
    reading: of(reading),
  }
}

/**
 * The first places by their scores, each by the more similar of its names; a mark that reaches the degree by its other
 * name is left out, and one that is not similar at all.
 */
function firstBelow(
  segments: readonly OpenSegment[],
  ranked: readonly RankedPlace[],
  { plan, degree, wanted }: { plan: Plan; degree: number; wanted: number },
): HitPlace[] {
  const found: { place: HitPlace; score: number }[] = []
  for (const place of ranked) {
    if (found.length >= wanted) break
    const segment = segments[place.segment]!
    const [best] = namesOf(segment, place)
      .map((name) => ({ name, score: scoreOf(segment, plan, name) }))
      .toSorted((a, b) => b.score - a.score)
    if (best && best.score > 0 && best.score < degree)
      found.push({ place: { ...place, name: best.name }, score: best.score })
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ place }) => place)
}

/** The names of a mark, that by which it was found first. */
function namesOf({ data }: OpenSegment, { row, name }: HitPlace): number[] {
  const first = row < readI32(data, at.NAMED_ROWS) ? nameOfRow(data, row) : -1
  const others = [first, otherNameOfRow(data, row)].filter((other) => other >= 0 && other !== name)
  return [name, ...others]
}

/** How similar a name is, in tenths. */
function scoreOf({ data }: OpenSegment, { byText, query }: Plan, name: number): number {
  const finding = findLikeness(query, analyzeMark(nameText(data, name)))
  return (byText ? textOf(finding) : finding).score
}

/** Tenths of the score for one in a hundred. */
const SHARE_WEIGHT = 250
/** In tenths: from the lowest degree on the score alone decides, before all shares. */
const DEGREE_LEAST = 400
const ABOVE_SHARES = 1e6

type RankedPlace = HitPlace & { closeness: number }

/** What the last search of a segment has found with less than `degree`, in tenths. */
function placesBelow({ data }: OpenSegment, segment: number, degree: number, own: ReadonlySet<number>): RankedPlace[] {
  const list = (header: number) => readI32(data, header) >>> 2
  const [hitRows, hitNames, hitScores, rows] = [at.HIT_ROWS, at.HIT_NAMES, at.HIT_SCORES, at.ROWS].map(list) as [
    ...[number, number, number, number],
  ]
  const shares = new Map<number, number>()
  const shareOf = (name: number) => {
    const latin = own.size > 0 ? elementsOfName(data, name).latin : 0
    return latin ? shareOfTrigrams(own, trigramsOf(lettersAt(data.u8, latin).letters)) : 0
  }
  const found: RankedPlace[] = []
  for (let hit = 0; hit < readI32(data, at.HIT_COUNT); hit++) {
    const score = data.i32[hitScores + hit]!
    if (score >= degree) continue
    const [row, name] = [data.i32[hitRows + hit]!, data.i32[hitNames + hit]!]
    const share = shares.get(name) ?? shareOf(name)
    shares.set(name, share)
    if (score < 10 * LEAST_SCORE && share < LEAST_SHARE) continue
    const closeness = score + (score >= DEGREE_LEAST ? ABOVE_SHARES : SHARE_WEIGHT * share)
    found.push({ segment, row, name, id: data.i32[rows + row * 8]!, closeness })
  }
  return found
}

function trigramsOfLetters(latin: MarkElement | null): ReadonlySet<number> {
  if (!latin || latin.kind === 'symbols') return new Set()
  const starts = new Set(latin.words.map(({ start }) => start))
  return new Set(trigramsOf(latin.units.map((unit, i) => (starts.has(i) ? unit | WORD_START : unit))))
}

/** Of all trigrams that two names have, the share that both have, in hundredths. */
function shareOfTrigrams(own: ReadonlySet<number>, others: readonly number[]): number {
  const shared = others.reduce((count, gram) => count + (own.has(gram) ? 1 : 0), 0)
  return (100 * shared) / (own.size + others.length - shared)
}
