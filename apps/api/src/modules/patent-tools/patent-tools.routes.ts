import { applicationLimits, drawingLimits } from '@markwright/domain/patents/patent-parts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { patentToolsErrors } from './patent-tools.errors.ts'
import type { PatentToolsService } from './patent-tools.service.ts'

const { tooLarge } = patentToolsErrors

export const patentToolsHandlers = (
  service: PatentToolsService,
): Handlers<'readPatentApplication' | 'splitPatentApplication' | 'compressPatentDrawings'> => ({
  readPatentApplication: async ({ member, request }) => {
    const { file } = await readForm(request, { bytesMax: applicationLimits.bytes, tooLarge })
    return service.read(file, requireMember(member).id)
  },

  splitPatentApplication: async ({ member, request }) => {
    const { file, fields } = await readForm(request, { bytesMax: applicationLimits.bytes, tooLarge })
    return service.split(file, fields.get('pages'), requireMember(member).id)
  },

  compressPatentDrawings: async ({ member, request }) => {
    const { file, fields } = await readForm(request, { bytesMax: drawingLimits.bytes, tooLarge })
    return service.compress(file, fields.get('format'), requireMember(member).id)
  },
})
