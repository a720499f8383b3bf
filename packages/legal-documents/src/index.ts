export type {
  LegalDocument,
  LegalDocumentKind,
  LegalParty,
  NamedMark,
  StatuteCitation,
  TrialLevel,
} from './legal-document.ts'
export { legalFaults } from './faults.ts'
export { readLegalDocuments, type LegalEntry, type LegalFormat } from './read-documents.ts'
export { findWords, foldText, indexTerms, parseWords, type WordSearch } from './search-text.ts'
