import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { readForm } from '../../kernel/read-form.ts'
import { sendDownload } from '../files/index.ts'
import type { ContrastService } from './contrast.service.ts'

const BYTES_MAX = 2 * 1024 * 1024

export const contrastHandlers = (
  service: ContrastService,
): Handlers<'readOfficialDocument' | 'compareOfficialDocuments' | 'exportContrast'> => ({
  readOfficialDocument: async ({ request }) => {
    const { file } = await readForm(request, { bytesMax: BYTES_MAX })
    return service.read(file, request.ip)
  },

  compareOfficialDocuments: async ({ body, request }) => service.compare(body, request.ip),

  exportContrast: async ({ body, language, request, reply }) => {
    const { fileName, bytes } = await service.write(body, language, request.ip)
    return sendDownload(reply, { name: fileName, type: documentTypes.docx, body: bytes })
  },
})
