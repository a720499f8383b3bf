import { leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import type { ClearanceQuestion } from './question.ts'

/** CN, and the international register as far as it is extended to mainland China. */
export const searchedOffices = ['CN', 'WO']
const HITS_MAX = 5000
/** Up to so many classes are searched one by one, because what is descriptive differs by class. */
const CLASSES_SEARCHED_MAX = 8

/** How near marks are, 0 to 100. */
export type NearMarks = {
  /** In one class, or in the class of another; null where the mark is not near. */
  scoreOf: (mark: { markId: number; classes: readonly number[] }, classNo: number) => number | null
  /** The nearest first. */
  markIds: number[]
  dataVersion: number
  engineVersion: string
  capped: boolean
}

/** One search over all classes, and one more for each of a few classes. */
export async function findNearMarks(
  index: Pick<MarkIndex, 'search'>,
  { text }: Pick<ClearanceQuestion, 'text'>,
  classes: readonly number[],
): Promise<NearMarks> {
  const search = (only: readonly number[]) =>
    index.search({
      criterion: { kind: 'similar', text, leastScore: leastScores.low },
      filters: { offices: searchedOffices, classes: only },
      second: {},
      sort: 'score',
      offset: 0,
      limit: HITS_MAX,
      isBare: true,
    })
  const ownSearches = classes.length <= CLASSES_SEARCHED_MAX ? classes : []
  const [everywhere, ...own] = await Promise.all([search([]), ...ownSearches.map((classNo) => search([classNo]))])
  const scores = scoresOf(everywhere)
  const ownScores = new Map(ownSearches.map((classNo, i) => [classNo, scoresOf(own[i]!)]))
  return {
    scoreOf: ({ markId, classes: has }, classNo) =>
      ((has.includes(classNo) ? ownScores.get(classNo) : null) ?? scores).get(markId) ?? null,
    markIds: nearestFirst([scores, ...ownScores.values()]),
    dataVersion: everywhere.dataVersion,
    engineVersion: everywhere.engineVersion,
    capped: [everywhere, ...own].some(({ capped, total }) => capped || total > HITS_MAX),
  }
}

const scoresOf = ({ hits }: MarkPage) => new Map(hits.map(({ markId, score = 0 }) => [markId, score]))

function nearestFirst(all: readonly ReadonlyMap<number, number>[]): number[] {
  const best = new Map<number, number>()
  for (const scores of all)
    for (const [markId, score] of scores) best.set(markId, Math.max(score, best.get(markId) ?? 0))
  return [...best].toSorted(([, a], [, b]) => b - a).map(([markId]) => markId)
}
