export { translationDocumentErrors } from './translation-documents.errors.ts'
export type { PricedDocument, TranslationDocumentsService } from './translation-documents.service.ts'
