import type { NormalizedText } from '@markwright/domain/marks/normalize-query'
import type { SearchFilters } from '@markwright/domain/marks/search-query'
import {
  explainNames,
  type AnyHitSimilarity,
  type MarkBelow,
  type MarkCriterion,
  type MarkIndex,
  type MarkPage,
  type RankedPage,
} from '@markwright/search'
import type { LookedUpMarks } from './look-up-marks.ts'
import { markQueryOf } from './mark-query.ts'
import { findInOtherClasses } from './other-classes.ts'
import type { FoundSimilarity } from './image-search.ts'
import type { WireQuery } from './canonicalize-query.ts'
import type { QuotaUsage } from './searcher.ts'
import type { ListedMark, TrademarksRepository } from './trademarks.repository.ts'

export type SearchResult = FoundSimilarity & {
  query: Pick<WireQuery, 'pageNum' | 'pageSize'>
  queryId: string
  page: MarkPage
  marks: ListedMark[]
  applicantNames: Map<number, string>
  quota: QuotaUsage
  /** Names whose special characters were left out. */
  normalized?: readonly NormalizedText[]
  /** The nearest hits outside the chosen classes, where these have few. */
  otherClasses: OtherClasses | null
  /** The most similar marks below the chosen degree, where fewer than a page reach it. */
  belowDegree: BelowDegree | null
}

type BelowDegree = { marks: ListedMark[]; similarities: FoundSimilarity['similarities'] }

export type OtherClasses = { total: number; marks: ListedMark[]; similarities: FoundSimilarity['similarities'] }

/** What the index is to look for, and what by. */
export type Found = Omit<LookedUpMarks, 'criterion'> & { criterion: MarkCriterion }

type Read = SearchFilters & { queryId: string }
type PagedQuery = Pick<WireQuery, 'filter' | 'sort' | 'pageNum' | 'pageSize'>

/** A page of what was found, with everything that an answer contains. */
export function createResultPageLoader({
  repository,
  index,
}: {
  repository: Pick<TrademarksRepository, 'listMarks' | 'listPartyNames'>
  index: Pick<MarkIndex, 'search'>
}) {
  const listHits = (hits: readonly MarkBelow[]) => repository.listMarks(hits.map(({ markId }) => markId))

  return async (
    query: PagedQuery,
    read: Read,
    { criterion, isCut, comparedWith, byText, image }: Found,
  ): Promise<Omit<SearchResult, 'quota'>> => {
    let resolveRanked!: (ranked: RankedPage) => void
    const ranked = new Promise<RankedPage>((resolve) => (resolveRanked = resolve))
    // Where the search fails, nothing of the page is listed.
    const [page, marks, applicantNames] = await Promise.all([
      index.search({ ...markQueryOf(criterion, read, query), fills: query.pageNum === 1 }, resolveRanked),
      ranked.then(({ markIds }) => repository.listMarks(markIds)),
      ranked.then(({ applicantIds }) => repository.listPartyNames(applicantIds)),
    ])
    const otherClasses = await findInOtherClasses(page, { ...query, classes: read.classes }, (limit) =>
      index.search(markQueryOf(criterion, { ...read, classes: [] }, { ...query, pageSize: limit })),
    )
    const [otherMarks, belowMarks] = await Promise.all([listHits(otherClasses?.hits ?? []), listHits(page.below ?? [])])
    const compared = comparedWith === null ? null : { text: comparedWith, byText }
    return {
      query,
      queryId: read.queryId,
      page: { ...page, capped: page.capped || isCut },
      marks,
      similarities: similaritiesOf(page, marks, compared),
      image,
      applicantNames,
      otherClasses: otherClasses && {
        total: otherClasses.total,
        marks: otherMarks,
        similarities: similaritiesOf(otherClasses, otherMarks, compared),
      },
      belowDegree: page.below?.length
        ? { marks: belowMarks, similarities: similaritiesOf({ hits: page.below }, belowMarks, compared) }
        : null,
    }
  }
}
export type LoadResultPage = ReturnType<typeof createResultPageLoader>

/** As the index has found them; what was looked up beside it is compared here, a page at most. */
function similaritiesOf(
  { hits }: { hits: readonly MarkBelow[] },
  marks: ListedMark[],
  comparedWith: { text: string; byText: boolean } | null,
): Map<number, AnyHitSimilarity> {
  const known = hits.map(({ markId, similarity }) => [markId, similarity] as const)
  const explain = comparedWith && explainNames(comparedWith.text, comparedWith.byText ? 'text' : undefined)
  const compared = marks.map(
    ({ id, markText, markTextOther }) => [id, explain && explain(markText, markTextOther)] as const,
  )
  return new Map([...compared, ...known].flatMap(([id, similarity]) => (similarity ? [[id, similarity]] : [])))
}
