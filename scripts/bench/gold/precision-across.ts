import { levelOf } from '../../../packages/similarity/src/index.ts'
import { searchFully } from '../trademarks/engine.ts'

type Engine = Parameters<typeof searchFully>[0]

/** Hits of Chinese queries at degree medium, and those among them that only sound like the query in another script. */
export type AcrossFigures = { queries: number; hits: number; soundAcross: number }

const HITS_MAX = 5000
/** Rules of a likeness in sound across scripts: pinyin and renderings. */
const SOUND_RULES = new Set<string>(['C24', 'C28'])

/** Counts hits below the level high that rest on the sound across scripts alone. */
export function measureAcross(engine: Engine, queries: readonly string[]): AcrossFigures {
  let [hits, soundAcross] = [0, 0]
  for (const text of queries)
    for (const { similarity } of searchFully(engine, text, { leastScore: 60, limit: HITS_MAX }).hits) {
      if (!similarity) continue
      hits++
      if (SOUND_RULES.has(similarity.rule) && levelOf(similarity.score) === 'middle') soundAcross++
    }
  return { queries: queries.length, hits, soundAcross }
}
