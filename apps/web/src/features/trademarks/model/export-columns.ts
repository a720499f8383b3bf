import type { ExportColumn } from '@markwright/api-client/models/exportColumn'

/** What can be exported, in the order of the file. */
export const exportColumns = [
  'picture',
  'name',
  'similarity',
  'office',
  'appNo',
  'regNo',
  'classes',
  'similarGroups',
  'viennaCodes',
  'status',
  'applicant',
  'appDate',
  'trialDate',
  'trialIssue',
  'regDate',
  'expiryDate',
  'priorityDate',
  'agent',
  'link',
] as const satisfies ExportColumn[]

export const defaultExportColumns: readonly ExportColumn[] = [
  'picture',
  'name',
  'similarity',
  'office',
  'appNo',
  'classes',
  'status',
  'applicant',
  'appDate',
  'regDate',
  'expiryDate',
]

export const isExportColumns = (kept: unknown): kept is readonly ExportColumn[] =>
  Array.isArray(kept) && kept.length > 0 && kept.every((name) => exportColumns.some((each) => each === name))
