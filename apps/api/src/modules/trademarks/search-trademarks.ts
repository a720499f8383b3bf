import type { CountedSearch, SearchKind } from './counted-search.ts'
import type { LoadResultPage, Found, SearchResult } from './result-page.ts'
import { describeQuery } from './describe-query.ts'
import { type createMarkLookup, nameCriterion } from './look-up-marks.ts'
import type { WireQuery } from './canonicalize-query.ts'
import { parseQuery, type ReadQuery } from './parse-query.ts'
import type { Searcher } from './searcher.ts'

export function createTrademarkSearch(deps: {
  findMarks: ReturnType<typeof createMarkLookup>
  loadResultPage: LoadResultPage
  countedSearch: CountedSearch
}) {
  const lookUp = async (read: ReadQuery, searcher: Searcher): Promise<Found> => {
    const { criterion, query } = read
    const byText = query.fastOrHigh === 0
    if (criterion?.field === 'tradeMarkText' && read.groups.length === 0)
      return {
        criterion: nameCriterion(criterion.text, query.queryWay, query.degree, byText),
        isCut: false,
        comparedWith: null,
        byText,
        image: null,
      }
    const conditions = criterion
      ? [{ op: 'AND' as const, test: { kind: 'criterion' as const, criterion, way: query.queryWay } }]
      : read.conditions
    return deps.findMarks({ conditions, surroundings: read, degree: query.degree, byText, searcher })
  }

  return async (state: WireQuery, searcher: Searcher, kind = kindOf(state)): Promise<SearchResult> => {
    const read = parseQuery(state)
    const { query } = read
    const search = async () => {
      const found = await deps.loadResultPage(query, read, await lookUp(read, searcher))
      return { found, entry: { kind, ...describeQuery(query), total: found.page.total } }
    }
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, search, { quick: true })
    return { ...found, quota, normalized: read.normalized }
  }
}

const kindOf = ({ conditions }: WireQuery): SearchKind => (conditions?.length ? 'combined' : 'text')
