import { paths } from './paths.ts'

/** The page of a judgment or decision; `keyword` is marked in its text. */
export const legalDocumentPath = (id: string, keyword = '') =>
  `${paths.legalDocument}?${new URLSearchParams({ id, ...(keyword && { keyword }) })}`
/** The judgments and decisions that have a party of this name, or name this mark. */
export const legalDocumentsOfPath = (of: { party: string } | { mark: string }) =>
  `${paths.legalDocuments}?${new URLSearchParams(of)}`
