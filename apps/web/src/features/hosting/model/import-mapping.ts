import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioTable } from '@markwright/api-client/models/portfolioTable'
import type { PortfolioTableColumn } from '@markwright/api-client/models/portfolioTableColumn'
import { PortfolioTableField } from '@markwright/api-client/models/portfolioTableField'

/** A table that was uploaded, and how its rows are to be imported. */
export type ImportForm = {
  table: PortfolioTable
  mapping: readonly PortfolioTableColumn[]
  /** Of rows that state none, as are the country and the client. */
  kind: PortfolioKind | null
  office: string | null
  clientId: string | null
}

export const importFields = Object.values(PortfolioTableField)
/** Fields without which no row can be imported; the last two can be chosen for all rows instead. */
const requiredFields = ['number', 'kind', 'office'] as const
export const isRequired = (field: PortfolioTableField) => requiredFields.some((each) => each === field)

export const formOf = (table: PortfolioTable): ImportForm => ({
  table,
  mapping: table.mapping,
  kind: null,
  office: null,
  clientId: null,
})

export const fieldOf = (mapping: readonly PortfolioTableColumn[], column: number): PortfolioTableField | null =>
  mapping.find((each) => each.column === column)?.field ?? null

/** Imports a column as a field, which no other column is imported as from then on; null imports it not at all. */
export const assignField = (
  mapping: readonly PortfolioTableColumn[],
  column: number,
  field: PortfolioTableField | null,
): PortfolioTableColumn[] =>
  [
    ...mapping.filter((each) => each.column !== column && each.field !== field),
    ...(field === null ? [] : [{ column, field }]),
  ].toSorted((a, b) => a.column - b.column)

/** What has to be chosen before the import can start. */
export const missingFields = ({ mapping, kind, office }: Pick<ImportForm, 'mapping' | 'kind' | 'office'>) => {
  const chosen = { number: false, kind: kind !== null, office: office !== null }
  return requiredFields.filter((field) => !chosen[field] && mapping.every((each) => each.field !== field))
}

/** What the first rows say in a column, without repetitions. */
export const samplesOf = ({ rows }: PortfolioTable, column: number): string[] => [
  ...new Set(rows.flatMap((cells) => cells[column]?.trim() || [])),
]
