/** Files of publications: tables, references, records, or a ZIP of documents. */
export const patentExportFormats = ['xlsx', 'csv', 'bib', 'ris', 'json', 'pdf', 'zip'] as const
export type PatentExportFormat = (typeof patentExportFormats)[number]

/** What a ZIP can have of each publication: its full text as PDF, its drawings as PNG, its record as JSON. */
export const patentFileParts = ['pdf', 'drawings', 'json'] as const
export type PatentFilePart = (typeof patentFileParts)[number]

/** Tables, references and records of so many publications are made while one waits. */
export const PATENT_FILES_AT_ONCE = 200

/** Publications that a file of each format holds at most. */
export const patentExportLimits: Record<PatentExportFormat, number> = {
  xlsx: 10_000,
  csv: 10_000,
  bib: 10_000,
  ris: 10_000,
  json: 10_000,
  pdf: 2000,
  zip: 100,
}
