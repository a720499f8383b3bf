import { leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import type { ClearanceQuery } from './query.ts'
import type { EarlierRecord } from './sources.ts'

/** CN, and the international register as far as it is extended to mainland China. */
const HOME_OFFICE = 'CN'
const MADRID = 'WO'
export const searchedOffices = [HOME_OFFICE, MADRID]
const HITS_MAX = 3000

/** How similar marks are, 0 to 100. */
export type SimilarMarks = {
  /** Null where the mark is not similar. */
  scoreOf: (mark: Pick<EarlierRecord, 'markId'>) => number | null
  /** The nearest first. */
  markIds: number[]
  dataVersion: number
  engineVersion: string
  capped: boolean
}

/** Marks that an examiner might cite: of at least the middle degree. One search of each register, over all classes. */
export async function findSimilarMarks(
  index: Pick<MarkIndex, 'search'>,
  { text }: Pick<ClearanceQuery, 'text'>,
): Promise<SimilarMarks> {
  const search = (office: string) =>
    index.search({
      criterion: { kind: 'similar', text, leastScore: leastScores.middle },
      filters: { offices: [office] },
      second: {},
      sort: 'score',
      offset: 0,
      limit: HITS_MAX,
      isBare: true,
    })
  const [home, abroad] = await Promise.all([search(HOME_OFFICE), search(MADRID)])
  const scores = new Map([...scoresOf(home), ...scoresOf(abroad)])
  return {
    scoreOf: ({ markId }) => scores.get(markId) ?? null,
    markIds: [...scores].toSorted(([, a], [, b]) => b - a).map(([markId]) => markId),
    dataVersion: home.dataVersion,
    engineVersion: home.engineVersion,
    capped: [home, abroad].some(({ capped, total }) => capped || total > HITS_MAX),
  }
}

const scoresOf = ({ hits }: MarkPage) => new Map(hits.map(({ markId, score = 0 }) => [markId, score]))
