/** Columns of the table that one may hide; the mark itself always shows. */
export const columnNames = [
  'similarity',
  'office',
  'appNo',
  'regNo',
  'classes',
  'similarGroups',
  'status',
  'applicant',
  'appDate',
  'trialDate',
  'regDate',
  'expiryDate',
  'agent',
] as const
export type ColumnName = (typeof columnNames)[number]

export const defaultColumns: readonly ColumnName[] = [
  'similarity',
  'office',
  'appNo',
  'classes',
  'status',
  'applicant',
  'appDate',
  'expiryDate',
]

export const isColumnList = (kept: unknown): kept is readonly ColumnName[] =>
  Array.isArray(kept) && kept.every((name) => columnNames.includes(name as ColumnName))
