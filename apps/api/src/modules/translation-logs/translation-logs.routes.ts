import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { presentLog } from './translation-logs.presenter.ts'
import type { TranslationLogs } from './translation-logs.ts'

type Operations = 'listTranslationLogs' | 'exportTranslationLogs' | 'deleteTranslationLog'

export const translationLogsHandlers = (logs: TranslationLogs): Handlers<Operations> => ({
  listTranslationLogs: async ({ member, query }) => {
    const { rows, total } = await logs.list(requireMember(member).id, query, query)
    return { ...pageOf(rows.map(presentLog), total, query), days: logs.days }
  },

  exportTranslationLogs: async ({ member, query, language, reply }) => {
    const format = query.format ?? 'xlsx'
    const { name, body } = await logs.export(requireMember(member).id, query, { format, language })
    return sendDownload(reply, { name, type: documentTypes[format], body })
  },

  deleteTranslationLog: async ({ member, path }) => {
    await logs.delete(requireMember(member).id, path.id)
    return true
  },
})
