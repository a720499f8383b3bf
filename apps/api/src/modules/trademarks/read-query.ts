import type { Body } from '@markwright/contract'
import { searchProblemTexts } from '@markwright/domain/search-messages'
import { searchProblem, type SearchProblem } from '@markwright/domain/search-problem'
import { checkCombinedQuery, type CheckedCondition } from '@markwright/domain/search-conditions'
import { checkTrademarkQuery, type Criterion, type Surroundings } from '@markwright/domain/search-query'
import { AppError } from '../../kernel/errors.ts'
import { questionIdOf } from './question-id.ts'

export type WireQuery = Body<'searchTrademarks'>

/** A query that can be run, and the id under which it can be paged, sorted and filtered further. */
export type ReadQuery = Surroundings & { queryId: string } & (
    { criterion: Criterion; conditions?: undefined } | { criterion?: undefined; conditions: CheckedCondition[] }
  )

/** @throws AppError that names the first problem and lists all of them. */
export function readQuery(query: WireQuery): ReadQuery {
  const checked = query.conditions?.length ? checkCombinedQuery(query) : checkTrademarkQuery(query)
  if (!checked.ok) throw refusalOf(checked.problems)
  const queryId = questionIdOf([query.queryWay, query.degree, checked.value])
  const filtered = Object.values(query.filter ?? {}).some((values) => values.length > 0)
  if (filtered && query.queryId !== queryId) throw refusalOf([searchProblem('noResultToFilter', 'filter')])
  return { ...checked.value, queryId }
}

/** The id under which the answers to a query stand. @throws AppError where it cannot be run. */
export const idOfQuery = (query: WireQuery): string => readQuery({ ...query, filter: {} }).queryId

export function refusalOf(problems: SearchProblem[]): AppError {
  const first = problems[0]!
  return new AppError(
    { status: 200, code: first.code, msg: searchProblemTexts(first) },
    {
      ...first,
      problems: problems.map((problem) => {
        const { cn, en } = searchProblemTexts(problem)
        return { ...problem, zh: cn, en }
      }),
    },
  )
}
