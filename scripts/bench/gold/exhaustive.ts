import { registerEntries } from '../../../packages/demo-register/src/index.ts'
import { childSeed, createRandom, type Random } from '../../../packages/demo-register/src/random.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import { analyzeMark, leastScores, type MarkAnalysis } from '../../../packages/similarity/src/index.ts'
import { findLikeness } from '../../../packages/similarity/src/score-marks.ts'
import { percentiles } from '../measure.ts'
import { openEngine, searchAll, searchFully } from '../trademarks/engine.ts'
import { noDetails, loadWordsOf } from './measure-gold.ts'

/** `marks`: sizes of the invented registers; `each`: queries of each script. */
export type ExhaustiveOptions = { marks: readonly number[]; each: number; seed: number }

const scripts = ['letters', 'Chinese', 'mixed'] as const
const degrees = ['low', 'middle', 'high'] as const
/** Least score of each band; one ends where the next begins. */
export const bands = [40, 50, 60, 70, 80, 90] as const

/** Of all marks whose exact score lies in a band, or reaches a degree, how many there are and how many are listed. */
export type Listed = { reach: number; listed: number }

export type ExhaustiveResult = {
  marks: number
  script: (typeof scripts)[number]
  degree: (typeof degrees)[number]
  queries: number
  all: Listed
  bands: Listed[]
  /** Marks that are listed with a score other than the exact one. */
  otherScore: number
  /** A page of 56 with total and facets, in milliseconds, one thread. */
  p50: number
  p95: number
}[]

type Query = { text: string; script: (typeof scripts)[number]; mark: MarkAnalysis }

/**
 * Compares every mark of a register with every query, without an index, and says which of those that reach a degree a
 * search lists.
 */
export const measureExhaustively = (options: ExhaustiveOptions): ExhaustiveResult =>
  options.marks.flatMap((marks) => measureOne(marks, options))

function measureOne(marks: number, { each, seed }: ExhaustiveOptions): ExhaustiveResult {
  loadWordsOf({ marks, seed })
  const queries = makeQueries(marks, each, seed)
  const builder = createSegmentBuilder()
  /** In tenths, by query and mark. */
  const exact = queries.map(() => new Uint16Array(marks + 1))
  let id = 0
  for (const { record } of registerEntries({ marks, seed, today: DAY })) {
    const { text = null, textOther = null, classes, office } = record
    builder.add({ ...noDetails, id: ++id, office, text, textOther, classes })
    for (const name of new Set([text, textOther])) if (name !== null) compareWithAll(analyzeMark(name), id)
  }
  function compareWithAll(found: MarkAnalysis, mark: number) {
    for (const [i, { mark: query }] of queries.entries())
      exact[i]![mark] = Math.max(exact[i]![mark]!, findLikeness(query, found).score)
  }

  const segment = openEngine(builder.finish())
  return scripts.flatMap((script) =>
    degrees.map((degree) => {
      const least = leastScores[degree]
      const counts = bands.map(() => ({ reach: 0, listed: 0 }))
      const took: number[] = []
      let otherScore = 0
      const own = queries.flatMap((query, i) => (query.script === script ? [{ ...query, exact: exact[i]! }] : []))
      for (const { text, exact: scores } of own) {
        const listed = new Map(searchAll(segment, text, least).map(({ markId, score }) => [markId, score!]))
        for (const [mark, score] of scores.entries()) {
          if (score < 10 * least) continue
          const count = counts[bands.findLastIndex((from) => score >= 10 * from)]!
          count.reach++
          if (listed.has(mark)) count.listed++
        }
        for (const [mark, score] of listed) if (Math.round(10 * score) !== scores[mark]) otherScore++
        took.push(searchFully(segment, text, { leastScore: least }).tookMs)
      }
      const { p50, p95 } = percentiles(took)
      const all = counts.reduce((sum, one) => ({ reach: sum.reach + one.reach, listed: sum.listed + one.listed }))
      return { marks, script, degree, queries: own.length, all, bands: counts, otherScore, p50, p95 }
    }),
  )
}

const DAY = '2026-11-21'

/** Names of the register and, as many, names of another one; of some a letter or a character is exchanged. */
function makeQueries(marks: number, each: number, seed: number): Query[] {
  const random = createRandom(childSeed(seed, 79, 0))
  const wanted = Math.ceil(each / 2)
  const found = [seed, seed + 1].flatMap((from) => pickNames(marks, wanted, from))
  return found.map(({ text, script }, i) => {
    const requested = i % 3 === 2 ? withOneExchanged(text, random) : text
    return { text: requested, script, mark: analyzeMark(requested) }
  })
}

/** Distinct names of each script from all over a register. */
function pickNames(marks: number, wanted: number, seed: number): Omit<Query, 'mark'>[] {
  const names = new Map<Query['script'], Set<string>>(scripts.map((script) => [script, new Set()]))
  const most = Math.min(marks, 20_000)
  for (const { record } of registerEntries({ marks: most, seed, today: DAY })) {
    const script = record.text && scriptOf(record.text)
    if (script) names.get(script)!.add(record.text!)
  }
  return scripts.flatMap((script) => {
    const all = [...names.get(script)!]
    return all
      .filter((_, i) => i % Math.max(1, Math.floor(all.length / wanted)) === 0)
      .slice(0, wanted)
      .map((text) => ({ text, script }))
  })
}

function scriptOf(text: string): Query['script'] | null {
  const [han, letters] = [/\p{Script=Han}/u.test(text), /\p{Script=Latin}/u.test(text)]
  return han && letters ? 'mixed' : han ? 'Chinese' : letters ? 'letters' : null
}

function withOneExchanged(text: string, random: Random): string {
  const characters = Array.from(text)
  const at = random.between(0, characters.length - 1)
  const isHan = /\p{Script=Han}/u.test(characters[at]!)
  return characters.with(at, random.pick(Array.from(isHan ? '云海金新华美丽达' : 'aeioulnrst'))).join('')
}
