import type { Handlers } from '../../kernel/contract-routes.ts'
import type { ContrastService } from './contrast.service.ts'
import { readDocumentUpload } from './read-document-upload.ts'

export const contrastHandlers = (
  service: ContrastService,
): Handlers<'readOfficialDocument' | 'compareOfficialDocuments'> => ({
  readOfficialDocument: async ({ request }) => service.read(await readDocumentUpload(request), request.ip),

  compareOfficialDocuments: async ({ body, request }) => service.compare(body, request.ip),
})
