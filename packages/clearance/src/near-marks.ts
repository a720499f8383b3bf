import { leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import type { ClearanceQuestion } from './question.ts'
import type { EarlierRecord } from './sources.ts'

/** CN, and the international register as far as it is extended to mainland China. */
const HOME_OFFICE = 'CN'
const MADRID = 'WO'
export const searchedOffices = [HOME_OFFICE, MADRID]
const HITS_MAX = 3000
/** Up to so many classes are searched one by one, because what is descriptive differs by class. */
const CLASSES_SEARCHED_MAX = 8

/** How near marks are, 0 to 100. */
export type NearMarks = {
  /** In one class, or in the class of another; null where the mark is not near. */
  scoreOf: (mark: Pick<EarlierRecord, 'markId' | 'office' | 'classes'>, classNo: number) => number | null
  /** The nearest first. */
  markIds: number[]
  dataVersion: number
  engineVersion: string
  capped: boolean
}

/**
 * Marks that an examiner might cite: of at least the middle degree. One search of each register over all classes, and one more
 * for each of a few classes.
 */
export async function findNearMarks(
  index: Pick<MarkIndex, 'search'>,
  { text }: Pick<ClearanceQuestion, 'text'>,
  classes: readonly number[],
): Promise<NearMarks> {
  const search = (office: string, only: readonly number[]) =>
    index.search({
      criterion: { kind: 'similar', text, leastScore: leastScores.middle },
      filters: { offices: [office], classes: only },
      second: {},
      sort: 'score',
      offset: 0,
      limit: HITS_MAX,
      isBare: true,
    })
  const ownSearches = classes.length <= CLASSES_SEARCHED_MAX ? classes : []
  // The practice of the Chinese office counts only where no other office is asked in the same search.
  const [home, abroad, own] = await Promise.all([
    search(HOME_OFFICE, []),
    search(MADRID, []),
    Promise.all(ownSearches.map((classNo) => search(HOME_OFFICE, [classNo]))),
  ])
  const scores = new Map([...scoresOf(home), ...scoresOf(abroad)])
  const ownScores = new Map(ownSearches.map((classNo, i) => [classNo, scoresOf(own[i]!)]))
  return {
    scoreOf: ({ markId, office, classes: has }, classNo) => {
      const isOwn = office === HOME_OFFICE && has.includes(classNo)
      return ((isOwn ? ownScores.get(classNo) : null) ?? scores).get(markId) ?? null
    },
    markIds: nearestFirst([scores, ...ownScores.values()]),
    dataVersion: home.dataVersion,
    engineVersion: home.engineVersion,
    capped: [home, abroad, ...own].some(({ capped, total }) => capped || total > HITS_MAX),
  }
}

const scoresOf = ({ hits }: MarkPage) => new Map(hits.map(({ markId, score = 0 }) => [markId, score]))

function nearestFirst(all: readonly ReadonlyMap<number, number>[]): number[] {
  const best = new Map<number, number>()
  for (const scores of all)
    for (const [markId, score] of scores) best.set(markId, Math.max(score, best.get(markId) ?? 0))
  return [...best].toSorted(([, a], [, b]) => b - a).map(([markId]) => markId)
}
