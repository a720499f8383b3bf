import { createRandom } from '../../../packages/demo-register/src/random.ts'
import type { OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import { search } from '../../../packages/search/src/engine/search.ts'
import type { HitSimilarity } from '../../../packages/search/src/mark-query.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import { createWordCounter, takeFrequencies } from '../../../packages/similarity/src/engine.ts'
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
  takeFrequencies(counter.pack(), 'explanations')
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

export const degrees = { low: 40, medium: 60, high: 80 } as const
export type Degree = keyof typeof degrees

export type SampledHit = { query: string; name: string; similarity: HitSimilarity }

/** More of one query would be much the same. */
const HITS_OF_A_QUERY = 8
const BARREN_MAX = 20_000

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
    const find = (offset: number, limit: number) =>
      search(
        state,
        {
          criterion: { kind: 'similar', text, leastScore: degrees[degree] },
          filters: {},
          second: {},
          sort: 'score',
          offset,
          limit,
        },
        '2026-11-21',
      )
    const { total } = find(0, 1)
    const { hits } = find(random.below(Math.max(1, total - HITS_OF_A_QUERY + 1)), HITS_OF_A_QUERY)
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
