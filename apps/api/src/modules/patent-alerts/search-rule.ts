import type { PatentRule } from '@markwright/db'
import { parseExpression, printExpression } from '@markwright/patent-search'
import { AppError } from '../../kernel/errors.ts'
import { describeQuery, type PatentQuery, parseQuery, type WirePatentQuery } from '../patents/index.ts'
import { queryIdOf } from '../trademarks/index.ts'
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
  input: WirePatentQuery,
  findPublication: (number: string) => Promise<string>,
): Promise<SearchDraft> {
  const sought: WirePatentQuery = { ...input, ...plainView }
  const query = parseQuery(sought)
  if (query.kind === 'batch' || query.mode === 'batch') throw new AppError(patentAlertErrors.batchNotSaved)
  const wire = withoutHistory(sought, query)
  const rule = await ruleOf(query, findPublication)
  const { content, address } = describeQuery(wire, query, wire.filter)
  return {
    queryId: queryIdOf(['saved patent search', query.mode, rule]),
    mode: query.mode,
    content,
    query: wire,
    rule,
    address,
  }
}

/** Earlier searches, to which an expression refers by their numbers, are others tomorrow. */
function withoutHistory({ history, ...wire }: WirePatentQuery, query: PatentQuery): WirePatentQuery {
  if (!history?.length || !wire.expr || !query.expression) return wire
  return { ...wire, expr: printExpression(query.expression) }
}

async function ruleOf(
  query: Exclude<PatentQuery, { kind: 'batch' }>,
  findPublication: (number: string) => Promise<string>,
): Promise<PatentRule> {
  const limits = query.filters
  const expression = query.expression && printExpression(query.expression)
  if (expression !== null && 'problem' in parseExpression(expression))
    throw new TypeError(`A printed expression cannot be read: ${expression}`)
  const restriction = expression === null ? {} : { expression }
  if (query.kind === 'text') return { kind: 'text', text: query.text, ...restriction, limits }
  if (query.kind === 'publication')
    return { kind: 'publication', id: await findPublication(query.number), ...restriction, limits }
  return { kind: 'expression', expression, limits }
}
