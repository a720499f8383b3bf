import { measure, percentiles, type Timing } from '../measure.ts'
import { collectAgain, collectedElements, foundMarks, searchByTrigrams, trigramPlan, withScript } from './engine.ts'
import type { OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import type { Plan } from '../../../packages/search/src/engine/plan.ts'
import { runNativeLoop } from './native-loop.ts'
import type { Peer } from './peer.ts'
import type { BenchQuery } from './queries.ts'

type TrigramQuery = BenchQuery & { plan: Plan }

export type TrigramComparison = {
  queries: number
  peer: Timing
  /** Candidates, filters, total, facets, and a page in the order of our score. */
  wasm: Timing
  script: Timing
  /** The loop over postings alone. */
  wasmLoop: Timing
  scriptLoop: Timing
  /** The same in C; null where the machine has no compiler for it. */
  nativeLoop: Timing | null
  agreement: {
    sameSets: number
    both: number
    onlyPeer: number
    onlyOurs: number
    differing: { text: string; onlyOurs: number[]; onlyPeer: number[] }[]
  }
}

const PAGE = 56

/** The same candidates by both: letters with a trigram similarity of at least 0.3, at one office. */
export async function compareTrigrams(
  segment: OpenSegment,
  peer: Peer,
  all: readonly BenchQuery[],
): Promise<TrigramComparison> {
  const queries = all.flatMap((query): TrigramQuery[] => {
    const plan = trigramPlan(query.text)
    return plan ? [{ ...query, plan }] : []
  })
  const script = withScript(segment)
  const searchIn = (opened: OpenSegment) => (query: TrigramQuery) => searchByTrigrams(opened, query.plan, query, PAGE)
  return {
    queries: queries.length,
    agreement: await compareSets(segment, peer, queries),
    peer: await measure(queries, (query) => peer.searchLettersAt(query.text, query.office, PAGE), peer),
    wasm: await measure(queries, searchIn(segment)),
    script: await measure(queries, searchIn(script)),
    wasmLoop: measureLoop(segment, queries),
    scriptLoop: measureLoop(script, queries),
    nativeLoop: await measureNative(segment, queries),
  }
}

const REPEATS = 8

/** Times the loop alone, by the clock at its quickest: it waits for nothing, so that this is its CPU time, too. */
function measureLoop(segment: OpenSegment, queries: readonly TrigramQuery[]): Timing {
  const times = queries.map((query) => {
    searchByTrigrams(segment, query.plan, query, 0)
    let quickest = Number.POSITIVE_INFINITY
    for (let i = 0; i < REPEATS; i++) {
      const started = performance.now()
      collectAgain(segment)
      quickest = Math.min(quickest, performance.now() - started)
    }
    return quickest
  })
  return { wall: percentiles(times), cpu: percentiles(times) }
}

/** @throws where the program in C does not find what the kernel finds. */
async function measureNative(segment: OpenSegment, queries: readonly TrigramQuery[]): Promise<Timing | null> {
  const run = await runNativeLoop(
    segment,
    queries.map(({ plan }) => plan.probes[0]!.trigrams),
    REPEATS,
  )
  if (!run) return null
  for (const [i, query] of queries.entries()) {
    searchByTrigrams(segment, query.plan, query, 0)
    const [ours, theirs] = [collectedElements(segment), run[i]!.found]
    if (ours !== theirs) throw new Error(`For ${query.text} the kernel finds ${ours} elements, the program ${theirs}.`)
  }
  const times = percentiles(run.map(({ ms }) => ms))
  return { wall: times, cpu: times }
}

async function compareSets(segment: OpenSegment, peer: Peer, queries: readonly TrigramQuery[]) {
  const agreement: TrigramComparison['agreement'] = { sameSets: 0, both: 0, onlyPeer: 0, onlyOurs: 0, differing: [] }
  for (const query of queries) {
    searchByTrigrams(segment, query.plan, query, 0)
    const ours = new Set(foundMarks(segment))
    const theirs = new Set((await peer.searchLettersAt(query.text, query.office, 1_000_000)).markIds)
    const onlyOurs = [...ours].filter((id) => !theirs.has(id))
    const onlyPeer = [...theirs].filter((id) => !ours.has(id))
    agreement.both += ours.size - onlyOurs.length
    agreement.onlyOurs += onlyOurs.length
    agreement.onlyPeer += onlyPeer.length
    if (onlyOurs.length + onlyPeer.length === 0) agreement.sameSets++
    else agreement.differing.push({ text: query.text, onlyOurs: onlyOurs.slice(0, 3), onlyPeer: onlyPeer.slice(0, 3) })
  }
  return agreement
}
