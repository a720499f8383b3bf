import type { CountedSearch, SearchKind } from './counted-search.ts'
import type { AnswerFound, Found, SearchAnswer } from './answer-found.ts'
import { describeQuery } from './describe-query.ts'
import { type createMarkLookup, nameCriterion } from './look-up-marks.ts'
import { readQuery, type ReadQuery, type WireQuery } from './read-query.ts'
import type { Searcher } from './search-quota.ts'

export function createTrademarkSearch(deps: {
  findMarks: ReturnType<typeof createMarkLookup>
  answerFound: AnswerFound
  countedSearch: CountedSearch
}) {
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
    return deps.findMarks({ conditions, surroundings: read, degree: query.degree, searcher })
  }

  return async (query: WireQuery, searcher: Searcher, kind = kindOf(query)): Promise<SearchAnswer> => {
    const read = readQuery(query)
    const search = async () => {
      const found = await deps.answerFound(query, read, await lookUp(read, query, searcher))
      return { found, entry: { kind, ...describeQuery(query), total: found.page.total } }
    }
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, search, { quick: true })
    return { ...found, quota }
  }
}

const kindOf = ({ conditions }: WireQuery): SearchKind => (conditions?.length ? 'combined' : 'text')
