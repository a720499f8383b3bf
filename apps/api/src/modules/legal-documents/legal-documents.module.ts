import type { Platform } from '../../platform.ts'
import { createLegalDocumentsRepository } from './legal-documents.repository.ts'
import { legalDocumentsHandlers } from './legal-documents.routes.ts'
import { createLegalDocumentsService } from './legal-documents.service.ts'

export const createLegalDocumentsModule = ({ builder }: Platform) => ({
  handlers: legalDocumentsHandlers(
    createLegalDocumentsService({ repository: createLegalDocumentsRepository(builder) }),
  ),
})
