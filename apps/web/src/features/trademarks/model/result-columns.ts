import { type ExportColumn, exportColumns } from '@markwright/domain/files/export-columns'

/** What is exported but has no column: the mark itself always shows, and the rest is on the page of a record. */
const WITHOUT_COLUMN = [
  'image',
  'name',
  'reasons',
  'goods',
  'viennaCodes',
  'trialIssue',
  'priorityDate',
  'link',
] as const

export type ColumnName = Exclude<ExportColumn, (typeof WITHOUT_COLUMN)[number]>

/** Columns of the table that one may hide, in the order of an export. */
export const columnNames = exportColumns.filter(
  (name): name is ColumnName => !WITHOUT_COLUMN.some((without) => without === name),
)

/** As many as fit beside the filters in a window of 1280. */
export const defaultColumns: readonly ColumnName[] = [
  'similarity',
  'office',
  'appNo',
  'classes',
  'status',
  'applicant',
  'appDate',
]
