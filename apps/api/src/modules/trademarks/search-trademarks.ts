import { explainNames, type HitSimilarity, type MarkCriterion, type MarkIndex, type MarkPage } from '@markwright/search'
import type { CountedSearch, SearchKind } from './counted-search.ts'
import { describeQuery } from './describe-query.ts'
import { type createMarkLookup, type LookedUpMarks, nameCriterion } from './look-up-marks.ts'
import { markQueryOf } from './mark-query.ts'
import { findInOtherClasses } from './other-classes.ts'
import type { Nearness } from './picture-search.ts'
import { readQuery, type ReadQuery, type WireQuery } from './read-query.ts'
import type { QuotaStanding, Searcher } from './search-quota.ts'
import type { ListedMark, TrademarksRepository } from './trademarks.repository.ts'

export type SearchAnswer = Nearness & {
  query: Pick<WireQuery, 'pageNum' | 'pageSize'>
  queryId: string
  page: MarkPage
  marks: ListedMark[]
  applicantNames: Map<number, string>
  quota: QuotaStanding
  /** The nearest hits outside the chosen classes, where these have few. */
  otherClasses: OtherClasses | null
}

export type OtherClasses = { total: number; marks: ListedMark[]; similarities: Nearness['similarities'] }

type Found = Omit<LookedUpMarks, 'criterion'> & { criterion: MarkCriterion }

export function createTrademarkSearch(deps: {
  repository: TrademarksRepository
  index: MarkIndex
  findMarks: ReturnType<typeof createMarkLookup>
  countedSearch: CountedSearch
}) {
  const { repository, index, findMarks } = deps

  const lookUp = async (read: ReadQuery, query: WireQuery, searcher: Searcher): Promise<Found> => {
    const { criterion } = read
    if (criterion?.field === 'tradeMarkText' && read.groups.length === 0)
      return {
        criterion: nameCriterion(criterion.text, query.queryWay, query.degree),
        isCut: false,
        comparedWith: null,
        picture: null,
      }
    const conditions = criterion
      ? [{ op: 'AND' as const, test: { kind: 'criterion' as const, criterion, way: query.queryWay } }]
      : read.conditions
    return findMarks({ conditions, surroundings: read, degree: query.degree, searcher })
  }

  const search = async (query: WireQuery, read: ReadQuery, searcher: Searcher) => {
    const found = await lookUp(read, query, searcher)
    const page = await index.search(markQueryOf(found.criterion, read, query))
    const otherClasses = await findInOtherClasses(page, { ...query, classes: read.classes }, (limit) =>
      index.search(markQueryOf(found.criterion, { ...read, classes: [] }, { ...query, pageSize: limit })),
    )
    return {
      page: { ...page, capped: page.capped || found.isCut },
      otherClasses,
      comparedWith: found.comparedWith,
      picture: found.picture,
    }
  }

  const answer = async (
    query: WireQuery,
    read: ReadQuery,
    searcher: Searcher,
  ): Promise<Omit<SearchAnswer, 'quota'>> => {
    const { page, otherClasses, comparedWith, picture } = await search(query, read, searcher)
    const [marks, otherMarks, applicantNames] = await Promise.all([
      repository.listMarks(page.hits.map(({ markId }) => markId)),
      repository.listMarks(otherClasses?.hits.map(({ markId }) => markId) ?? []),
      repository.listPartyNames(page.facets.applicant.map(({ value }) => Number(value))),
    ])
    const compared = comparedWith === null ? null : { text: comparedWith, offices: read.countries }
    return {
      query,
      queryId: read.queryId,
      page,
      marks,
      similarities: similaritiesOf(page, marks, compared),
      picture,
      applicantNames,
      otherClasses: otherClasses && {
        total: otherClasses.total,
        marks: otherMarks,
        similarities: similaritiesOf(otherClasses, otherMarks, compared),
      },
    }
  }

  return async (query: WireQuery, searcher: Searcher, kind = kindOf(query)): Promise<SearchAnswer> => {
    const read = readQuery(query)
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, async () => {
      const found = await answer(query, read, searcher)
      return { found, entry: { kind, ...describeQuery(query), total: found.page.total } }
    })
    return { ...found, quota }
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
