import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import type { PortfolioViewFilters } from '@markwright/api-client/models/portfolioViewFilters'
import { type ColumnName, columnsOfKind } from './list-columns.ts'

const filterNames = ['clientId', 'applicantId', 'agentId', 'office', 'state', 'keyword', 'only'] as const

/** What a list of rights shows: which rights, in which order, with which columns. */
export type ListView = Pick<PortfolioView, 'filters' | 'sort'> & { columns: readonly ColumnName[] }

/** The parameters of the address of a list for a view; null leaves one out. */
export const parametersOf = ({ id, filters, sort }: PortfolioView, usualSort: string) => ({
  ...Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? null])),
  sort: sort === usualSort ? null : sort,
  view: id,
  page: null,
})

/** The columns of a view in the order of its list; those that the list does not have any more are left out. */
export const shownColumns = (kind: PortfolioKind, names: readonly string[]): ColumnName[] =>
  columnsOfKind(kind).filter((name) => names.includes(name))

/** Whether a list shows just what a view does. */
export function isSameView(kind: PortfolioKind, one: ListView, other: ListView): boolean {
  const textOf = (filters: PortfolioViewFilters) => JSON.stringify(filterNames.map((name) => filters[name] ?? ''))
  const columnsOf = ({ columns }: ListView) => shownColumns(kind, columns).join(' ')
  return one.sort === other.sort && textOf(one.filters) === textOf(other.filters) && columnsOf(one) === columnsOf(other)
}
