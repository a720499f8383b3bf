import {
  explainNames,
  type HitSimilarity,
  IndexNotReady,
  SearchLost,
  type MarkCriterion,
  type MarkIndex,
  type MarkPage,
} from '@markwright/search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type DescribedQuery, describeQuery } from './describe-query.ts'
import { type createMarkLookup, nameCriterion } from './look-up-marks.ts'
import { markQueryOf } from './mark-query.ts'
import { findInOtherClasses } from './other-classes.ts'
import { readQuery, type ReadQuery, type WireQuery } from './read-query.ts'
import type { QuotaStanding, Searcher, SearchQuota } from './search-quota.ts'
import type { ListedMark, TrademarksRepository } from './trademarks.repository.ts'

export type SearchAnswer = {
  query: Pick<WireQuery, 'pageNum' | 'pageSize'>
  queryId: string
  page: MarkPage
  marks: ListedMark[]
  /** Why marks are near, by their ids, where names were compared. */
  similarities: Map<number, HitSimilarity>
  applicantNames: Map<number, string>
  quota: QuotaStanding
  /** The nearest hits outside the chosen classes, where these have few. */
  otherClasses: OtherClasses | null
}

export type OtherClasses = { total: number; marks: ListedMark[]; similarities: Map<number, HitSimilarity> }

type Found = { criterion: MarkCriterion; isCut: boolean; comparedWith: string | null }

/** Keeps what a member has searched for; the answer does not wait for it. */
export type LogSearch = (
  search: DescribedQuery & { accountId: string; client: string | undefined; kind: SearchKind; total: number },
) => void

/** How was searched, as the log tells it. */
export type SearchKind = 'text' | 'combined' | 'image' | 'cross' | 'bulk' | 'successRate' | 'report'

export function createTrademarkSearch(deps: {
  repository: TrademarksRepository
  index: MarkIndex
  findMarks: ReturnType<typeof createMarkLookup>
  quota: SearchQuota
  logSearch: LogSearch
}) {
  const { repository, index, findMarks, quota } = deps

  const lookUp = async (read: ReadQuery, query: WireQuery): Promise<Found> => {
    const { criterion } = read
    if (criterion?.field === 'tradeMarkText' && read.groups.length === 0)
      return {
        criterion: nameCriterion(criterion.text, query.queryWay, query.degree),
        isCut: false,
        comparedWith: null,
      }
    const conditions = criterion
      ? [{ op: 'AND' as const, test: { kind: 'criterion' as const, criterion, way: query.queryWay } }]
      : read.conditions
    return findMarks({ conditions, surroundings: read, degree: query.degree })
  }

  const search = async (query: WireQuery, read: ReadQuery) => {
    const found = await lookUp(read, query)
    const page = await index.search(markQueryOf(found.criterion, read, query))
    const otherClasses = await findInOtherClasses(page, { ...query, classes: read.classes }, (limit) =>
      index.search(markQueryOf(found.criterion, { ...read, classes: [] }, { ...query, pageSize: limit })),
    )
    return {
      page: { ...page, capped: page.capped || found.isCut },
      otherClasses,
      comparedWith: found.comparedWith,
    }
  }

  return async (query: WireQuery, searcher: Searcher, kind = kindOf(query)): Promise<SearchAnswer> => {
    const read = readQuery(query)
    const taken = await quota.take(searcher, read.queryId)
    try {
      const { page, otherClasses, comparedWith } = await search(query, read)
      const [marks, otherMarks, applicantNames] = await Promise.all([
        repository.listMarks(page.hits.map(({ markId }) => markId)),
        repository.listMarks(otherClasses?.hits.map(({ markId }) => markId) ?? []),
        repository.listPartyNames(page.facets.applicant.map(({ value }) => Number(value))),
      ])
      // A question is logged as often as it counts: looking at more of its answer is no other search.
      if (searcher.accountId !== null && taken.isNew)
        deps.logSearch({
          accountId: searcher.accountId,
          client: searcher.client,
          kind,
          ...describeQuery(query),
          total: page.total,
        })
      const compared = comparedWith === null ? null : { text: comparedWith, offices: read.countries }
      const similarities = similaritiesOf(page, marks, compared)
      const { queryId } = read
      return {
        query,
        queryId,
        page,
        marks,
        similarities,
        applicantNames,
        quota: taken.standing,
        otherClasses: otherClasses && {
          total: otherClasses.total,
          marks: otherMarks,
          similarities: similaritiesOf(otherClasses, otherMarks, compared),
        },
      }
    } catch (error) {
      await taken.giveBack()
      if (error instanceof IndexNotReady || error instanceof SearchLost)
        throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }
}

const kindOf = ({ conditions }: WireQuery): SearchKind => (conditions?.length ? 'combined' : 'text')

/** As the index has found them; what was looked up beside it is compared here, a page at most. */
function similaritiesOf(
  page: Pick<MarkPage, 'hits'>,
  marks: ListedMark[],
  comparedWith: { text: string; offices: readonly string[] } | null,
): Map<number, HitSimilarity> {
  const known = page.hits.map(({ markId, similarity }) => [markId, similarity] as const)
  const explain = comparedWith && explainNames(comparedWith.text, { offices: comparedWith.offices })
  const compared = marks.map(
    ({ id, markText, markTextOther }) => [id, explain && explain(markText, markTextOther)] as const,
  )
  return new Map([...compared, ...known].flatMap(([id, similarity]) => (similarity ? [[id, similarity]] : [])))
}
