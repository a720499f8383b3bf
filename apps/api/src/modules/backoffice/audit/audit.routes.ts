import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { sendDownload } from '../../files/index.ts'
import { actorOf } from '../actor.ts'
import type { AuditLog } from './audit-log.ts'
import { presentAuditEntry } from './audit.presenter.ts'

export const auditHandlers = (log: AuditLog): Handlers<'listAudit' | 'exportAudit'> => ({
  listAudit: async ({ query }) => {
    const { rows, total } = await log.list(query, query)
    return pageOf(rows.map(presentAuditEntry), total, query)
  },

  exportAudit: async (call) => {
    const { format = 'xlsx', ...question } = call.query
    const { name, body } = await log.export(question, format, { actor: actorOf(call), language: call.language })
    return sendDownload(call.reply, { name, type: documentTypes[format], body })
  },
})
