import type { SemanticQuery } from '../patent-index.ts'
import { cosine, distance, signsOf } from '../encoder/vectors.ts'
import { rankedFields } from '../segment/segment.ts'
import { clearBit, countBits, emptyBits, forEachBit, setBit, type Bits } from './bits.ts'
import type { IndexState } from './index-state.ts'
import { addFound, createFound, firstOf, type Found } from './order.ts'
import { findRows, pageOf, type BarePage } from './search.ts'
import { prepareTerms, scoreSegment, termsOfText, type Scores } from './rank.ts'

/** A similar text is among the nearest so many, or it is not found. */
const NEAREST = 1000
/** More words change little and take longer. */
const TERMS_MAX = 60
/** Shares of words and vectors in the score, by measurement (docs/benchmarks.md). */
const WORDS_SHARE = 0.4
const VECTORS_SHARE = 0.6
/** Vectors that are compared exactly: those whose signs are most alike. */
const CANDIDATES = 4000

/** What a text is compared by: its words, and its vector where there is an encoder. */
export type Subject = { text: string; vector: Float32Array | null; patentId: number | null }

export function similar(state: IndexState, subject: Subject, query: SemanticQuery): BarePage {
  const allowed = findRows(state, query.expression, query.filters)
  hide(state, allowed, subject.patentId)
  const terms = prepareTerms(state, termsOfText(subject.text, rankedFields), TERMS_MAX)
  const scores = state.segments.map((_, number) => scoreSegment(state, number, terms))
  const byWords = bestByWords(state, allowed, scores)
  const found = subject.vector ? fuse(state, allowed, scores, byWords, subject.vector) : normalise(byWords)
  const rows = state.segments.map((part) => emptyBits(part.rows))
  for (let at = 0; at < found.count; at++) setBit(rows[found.parts[at]!]!, found.rows[at]!)
  return pageOf(state, found, rows, query, true)
}

function hide(state: IndexState, allowed: readonly Bits[], patentId: number | null): void {
  for (const [number, { segment }] of state.segments.entries()) {
    const row = patentId === null ? -1 : segment.ids.indexOf(patentId)
    if (row >= 0) clearBit(allowed[number]!, row)
  }
}

function pick(found: Found, most: number): Found {
  const picked = createFound(Math.min(most, found.count))
  for (const at of firstOf(found, most))
    addFound(picked, found.keys[at]!, found.ids[at]!, found.parts[at]!, found.rows[at]!)
  return picked
}

function bestByWords(state: IndexState, allowed: readonly Bits[], scores: readonly Scores[]): Found {
  const all = createFound(allowed.reduce((sum, bits) => sum + countBits(bits), 0))
  for (const [number, { segment }] of state.segments.entries())
    forEachBit(allowed[number]!, (row) => {
      const score = scores[number]![row]!
      if (score > 0) addFound(all, score, segment.ids[row]!, number, row)
    })
  return pick(all, NEAREST)
}

/** Scores as shares of the best one. */
function normalise(found: Found): Found {
  const best = found.keys.reduce((most, key) => Math.max(most, key), 0)
  return { ...found, keys: found.keys.map((key) => (best > 0 ? key / best : 0)) }
}

function fuse(
  state: IndexState,
  allowed: readonly Bits[],
  scores: readonly Scores[],
  byWords: Found,
  vector: Float32Array,
) {
  const best = byWords.keys.reduce((most, key) => Math.max(most, key), 0)
  const candidates = state.segments.map((part) => emptyBits(part.rows))
  for (let at = 0; at < byWords.count; at++) setBit(candidates[byWords.parts[at]!]!, byWords.rows[at]!)
  addNearestSigns(state, allowed, candidates, vector)
  const fused = createFound(candidates.reduce((sum, bits) => sum + countBits(bits), 0))
  for (const [number, { segment, vectors }] of state.segments.entries())
    forEachBit(candidates[number]!, (row) => {
      const words = best > 0 ? scores[number]![row]! / best : 0
      const likeness = vectors?.filled[row] ? cosine(vectors, row, vector) : 0
      const score = WORDS_SHARE * words + VECTORS_SHARE * Math.max(0, likeness)
      addFound(fused, score, segment.ids[row]!, number, row)
    })
  return pick(fused, NEAREST)
}

/** Adds the rows whose vectors have the most signs in common with this one. */
function addNearestSigns(
  state: IndexState,
  allowed: readonly Bits[],
  into: readonly Bits[],
  vector: Float32Array,
): void {
  const signs = signsOf(vector)
  const total = allowed.reduce((sum, bits) => sum + countBits(bits), 0)
  const distances = state.segments.map(({ rows }) => new Uint16Array(rows))
  const counts = new Uint32Array(386)
  for (const [number, { vectors }] of state.segments.entries()) {
    if (!vectors) continue
    const own = distances[number]!
    forEachBit(allowed[number]!, (row) => {
      if (!vectors.filled[row]) return
      own[row] = 1 + (total > CANDIDATES ? distance(vectors, row, signs) : 0)
      counts[own[row]]!++
    })
  }
  let reach = 0
  for (let sum = 0; reach < 385 && sum < CANDIDATES;) sum += counts[++reach]!
  for (const [number, own] of distances.entries())
    for (let row = 0; row < own.length; row++) if (own[row]! > 0 && own[row]! <= reach) setBit(into[number]!, row)
}
