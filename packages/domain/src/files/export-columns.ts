/** What of a record can be exported, in the usual order; a spreadsheet leaves the image out. */
export const exportColumns = [
  'image',
  'name',
  'similarity',
  'reasons',
  'office',
  'appNo',
  'regNo',
  'classes',
  'similarGroups',
  'goods',
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
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** What is exported where nothing is chosen. */
export const defaultExportColumns: readonly ExportColumn[] = [
  'image',
  'name',
  'similarity',
  'reasons',
  'office',
  'appNo',
  'classes',
  'goods',
  'status',
  'applicant',
  'appDate',
  'regDate',
  'expiryDate',
]
