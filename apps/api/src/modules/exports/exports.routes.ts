import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentJob } from '../jobs/index.ts'
import type { ExportsService } from './exports.service.ts'

type Listed = Schemas['ExportRecord']

export const exportsHandlers = (service: ExportsService): Handlers<'listExports'> => ({
  listExports: async ({ query, member, language }) => {
    const page = await service.list(requireMember(member).id, query)
    return {
      ...page,
      records: page.records.map(({ job, kind, fileName, format, records, fileId, expiresAt }): Listed => ({
        job: presentJob(job, language),
        kind: kind as Listed['kind'],
        fileName,
        format: format as Listed['format'],
        rows: records,
        fileId,
        expireTime: expiresAt && formatInstant(expiresAt),
      })),
    }
  },
})
