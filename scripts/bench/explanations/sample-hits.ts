import { createRandom, type Random } from '../../../packages/demo-register/src/random.ts'
import type { OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import { search } from '../../../packages/search/src/engine/search.ts'
import type { AnyHitSimilarity, MarkBelow, MarkPage } from '../../../packages/search/src/mark-query.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import { createWordCounter, loadFrequencies } from '../../../packages/similarity/src/engine.ts'
import { openEngine } from '../trademarks/engine.ts'
import { makeQueries } from './make-queries.ts'
import type { NamedMark, Script } from './read-names.ts'

const noDetails = {
  viennaCodes: [],
  status: 8,
  appliedOn: null,
  publishedOn: null,
  registeredOn: null,
  registrationPublishedOn: null,
  priorityOn: null,
  expiresOn: null,
  applicantId: null,
}

/** The search engine over the marks, with the frequencies of their words counted as the worker does. */
export function openMarks(marks: readonly NamedMark[]): OpenSegment {
  const counter = createWordCounter()
  const owned = marks
    .map(({ names, classes, owner }) => ({ names: [names[0] ?? null, names[1] ?? null], classes: [...classes], owner }))
    .toSorted((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0))
  for (const take of [counter.look, counter.count]) for (const mark of owned) take(mark)
  loadFrequencies(counter.pack(), 'explanations')
  const builder = createSegmentBuilder()
  for (const [i, { names, office, classes }] of marks.entries())
    builder.add({
      ...noDetails,
      id: i + 1,
      office,
      text: names[0] ?? null,
      textOther: names[1] ?? null,
      classes: [...classes],
    })
  return openEngine(builder.finish())
}

const leastScores = { low: 40, medium: 60, high: 80 } as const
/** `below`: what fills a page of degree medium. */
export const degrees = ['low', 'medium', 'high', 'below'] as const
export type Degree = (typeof degrees)[number]

export type SampledHit = { query: string; name: string; similarity: AnyHitSimilarity }

/** More of one query would be much the same. */
const HITS_OF_A_QUERY = 16
const PAGE = 56
const BARREN_MAX = 20_000

type Found = Omit<MarkBelow, 'markId'>

function pickSome(all: readonly Found[], random: Random): readonly Found[] {
  const from = random.below(Math.max(1, all.length - HITS_OF_A_QUERY + 1))
  return all.slice(from, from + HITS_OF_A_QUERY)
}

/** Hits from a random place on: near the first ones in most cases, so that one search is enough. */
function findSome(
  find: (offset: number, limit: number) => Pick<MarkPage, 'hits' | 'total'>,
  random: Random,
): readonly Found[] {
  const { hits, total } = find(random.below(2 ** random.below(8)), HITS_OF_A_QUERY)
  if (hits.length > 0 || total === 0) return hits
  return find(random.below(Math.max(1, total - HITS_OF_A_QUERY + 1)), HITS_OF_A_QUERY).hits
}

/** Random hits of random queries of a script at a degree; fewer where no more queries have any. */
export function* sampleHits(
  segment: OpenSegment,
  names: readonly string[],
  { script, degree, seed, count }: { script: Script; degree: Degree; seed: number; count: number },
): Generator<SampledHit> {
  const random = createRandom(seed)
  const state = { segments: [segment], dataVersion: 1 }
  let [sampled, barren] = [0, 0]
  for (const text of makeQueries(names, script, random)) {
    if (sampled >= count || barren > BARREN_MAX) return
    const find = (offset: number, limit: number, fills = false) => {
      const leastScore = degree === 'below' ? leastScores.medium : leastScores[degree]
      const query = {
        criterion: { kind: 'similar', text, leastScore },
        filters: {},
        second: {},
        sort: 'score',
      } as const
      return search(state, { ...query, offset, limit, fills }, '2026-11-21')
    }
    const hits = degree === 'below' ? pickSome(find(0, PAGE, true).below ?? [], random) : findSome(find, random)
    barren++
    for (const { name, nameOther, similarity } of hits) {
      if (!similarity || sampled >= count) continue
      const isOther = similarity.spans.some(({ field }) => field === 'nameOther')
      const found = isOther ? nameOther : name
      if (found === null || found === text) continue
      sampled++
      barren = 0
      yield { query: text, name: found, similarity }
    }
  }
}
