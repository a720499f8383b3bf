import { tableReasons, type TableProblem } from './table-problem.ts'

export type Row = Record<string, unknown>
const EDITION_LENGTH_MAX = 200

type Reason = Omit<TableProblem, 'place'>

/** A row that cannot be imported; the rows round it can. */
export class RowError extends Error {
  constructor(readonly reason: Reason) {
    super(reason.en)
  }
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function asRow(value: unknown): Row {
  if (!isRow(value)) throw new RowError(tableReasons.notAnObject())
  return value
}

export const asRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Text without blanks round it; null where there is none. */
export function optionalText(row: Row, field: string, lengthMax: number): string | null {
  const value = row[field]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw new RowError(tableReasons.notText(field))
  const text = value.replaceAll('\0', '').trim()
  if (text.length > lengthMax) throw new RowError(tableReasons.tooLong(field, lengthMax))
  return text || null
}

export function requiredText(row: Row, field: string, lengthMax: number): string {
  const text = optionalText(row, field, lengthMax)
  if (text === null) throw new RowError(tableReasons.missing(field))
  return text
}

/** What a file calls its edition; it decides nothing, so that what is no text counts as absent. */
export const editionOf = (content: Row): string | null =>
  typeof content['edition'] === 'string' ? content['edition'].trim().slice(0, EDITION_LENGTH_MAX) || null : null

/** Reads rows one by one; those that cannot be imported are noted with their place. */
export function readEach<Result>(
  rows: readonly unknown[],
  problems: TableProblem[],
  placeOf: (row: unknown, index: number) => string,
  read: (row: unknown) => Result,
): Result[] {
  return rows.flatMap((row, index) => {
    try {
      return [read(row)]
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      problems.push({ place: placeOf(row, index), ...error.reason })
      return []
    }
  })
}
