import type { Handlers } from '../../kernel/contract-routes.ts'
import { typed } from '../../kernel/fields.ts'
import { pageOf, rowsOf } from '../../kernel/pagination.ts'
import { presentAuditEntry } from './audit.presenter.ts'
import type { AuditRepository } from './audit.repository.ts'

export const auditHandlers = (repository: AuditRepository): Handlers<'listAudit'> => ({
  listAudit: async ({ query }) => {
    const filter = { action: typed(query.action), staff: typed(query.staff), subjectId: typed(query.subjectId) }
    const [rows, total] = await Promise.all([repository.list(filter, rowsOf(query)), repository.count(filter)])
    return pageOf(rows.map(presentAuditEntry), total, query)
  },
})
