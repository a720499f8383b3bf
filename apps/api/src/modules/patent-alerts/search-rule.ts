import type { PatentRule } from '@markwright/db'
import { parseExpression, printExpression } from '@markwright/patent-search'
import { AppError } from '../../kernel/errors.ts'
import { describeQuestion, type PatentQuestion, readQuestion, type WirePatentQuery } from '../patents/index.ts'
import { questionIdOf } from '../trademarks/index.ts'
import { patentAlertErrors } from './patent-alerts.errors.ts'

export type SearchDraft = {
  queryId: string
  mode: 'semantic' | 'simple' | 'advanced'
  content: string
  query: WirePatentQuery
  rule: PatentRule
  address: string
}

const plainView = { current: 1, size: 10, sort: 'relevance', facets: true, collapse: 'none' } as const

/**
 * What is saved of a search: everything that decides what it finds.
 * @throws 30402 for a batch, and what the search itself would be refused with
 */
export async function draftSearch(
  given: WirePatentQuery,
  findPublication: (number: string) => Promise<string>,
): Promise<SearchDraft> {
  const sought: WirePatentQuery = { ...given, ...plainView }
  const question = readQuestion(sought)
  if (question.kind === 'batch' || question.mode === 'batch') throw new AppError(patentAlertErrors.batchNotSaved)
  const query = withoutHistory(sought, question)
  const rule = await ruleOf(question, findPublication)
  const { content, address } = describeQuestion(query, question)
  return {
    queryId: questionIdOf(['saved patent search', question.mode, rule]),
    mode: question.mode,
    content,
    query,
    rule,
    address: address + filtersOf(query),
  }
}

/** Earlier searches, to which an expression refers by their numbers, are others tomorrow. */
function withoutHistory({ history, ...query }: WirePatentQuery, question: PatentQuestion): WirePatentQuery {
  if (!history?.length || !query.expr || !question.expression) return query
  return { ...query, expr: printExpression(question.expression) }
}

async function ruleOf(
  question: Exclude<PatentQuestion, { kind: 'batch' }>,
  findPublication: (number: string) => Promise<string>,
): Promise<PatentRule> {
  const limits = question.filters
  const expression = question.expression && printExpression(question.expression)
  if (expression !== null && 'problem' in parseExpression(expression))
    throw new TypeError(`A printed expression cannot be read: ${expression}`)
  const restriction = expression === null ? {} : { expression }
  if (question.kind === 'text') return { kind: 'text', text: question.text, ...restriction, limits }
  if (question.kind === 'publication')
    return { kind: 'publication', id: await findPublication(question.number), ...restriction, limits }
  return { kind: 'expression', expression, limits }
}

/** As the page of results has them in its address. */
function filtersOf({ filter = {} }: WirePatentQuery): string {
  const entries = Object.entries(filter).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [`filter.${name}`, value]),
  )
  return entries.length > 0 ? `&${new URLSearchParams(entries).toString()}` : ''
}
