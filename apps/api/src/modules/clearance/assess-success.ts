import { assessMark, type ClassAssessment, type ClearanceSources, type MarkAssessment } from '@markwright/clearance'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { explainNames, type HitSimilarity } from '@markwright/search'
import type { CountedSearch, ListedMark, Searcher, TrademarksRepository } from '../trademarks/index.ts'
import { parseQuery, type WireQuery } from './parse-query.ts'

/** Of each class. */
const RISK_MARKS_MAX = 5

export type SuccessResult = {
  text: string
  assessment: MarkAssessment
  /** Records of the risk marks, by id. */
  marks: Map<number, ListedMark>
}

export const riskMarksOf = ({ citations }: ClassAssessment) => citations.slice(0, RISK_MARKS_MAX)

/** Assesses a name class by class; it counts and is logged as a search is. */
export function createAssessSuccess(deps: {
  sources: ClearanceSources
  listMarks: TrademarksRepository['listMarks']
  countedSearch: CountedSearch
  now: () => Date
}) {
  return async (wire: WireQuery, searcher: Searcher): Promise<SuccessResult> => {
    const { query, queryId } = parseQuery(wire, todayIn(HOME_ZONE, deps.now()))
    const { found } = await deps.countedSearch(searcher, queryId, async () => {
      const assessment = await assessMark(query, deps.sources)
      const ids = assessment.classes.flatMap((each) => riskMarksOf(each).map(({ markId }) => markId))
      const listed = await deps.listMarks([...new Set(ids)])
      const cited = assessment.classes.flatMap(({ citations }) => citations.map(({ markId }) => markId))
      return {
        found: { text: query.text, assessment, marks: new Map(listed.map((mark) => [mark.id, mark])) },
        entry: {
          kind: 'successRate',
          content: describe(wire),
          address: addressOf(wire),
          total: new Set(cited).size,
        },
      }
    })
    return found
  }
}

export type AssessSuccess = ReturnType<typeof createAssessSuccess>

/** Why a mark is similar. The score is that of the search, which may know more words than a comparison does. */
export function similarityOf(
  { score, level }: { score: number; level: HitSimilarity['level'] },
  mark: ListedMark,
  text: string,
): HitSimilarity | null {
  const explained = explainNames(text)(mark.markText, mark.markTextOther)
  return explained && { ...explained, score, level }
}

const describe = ({ tradeMarkText, classify = '' }: WireQuery) =>
  [tradeMarkText.trim(), classify.trim()].filter(Boolean).join(' · ')

/** The page that runs the same assessment; null where goods were named, which an address does not hold. */
function addressOf({ tradeMarkText, classify = '', applicant = '', goods = [] }: WireQuery): string | null {
  if (goods.length > 0) return null
  const entries = Object.entries({ text: tradeMarkText.trim(), classify: classify.trim(), applicant: applicant.trim() })
  return `/successRate?${new URLSearchParams(entries.filter(([, value]) => value)).toString()}`
}
