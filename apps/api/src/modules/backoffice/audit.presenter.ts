import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { AuditRow } from './audit.repository.ts'

export const presentAuditEntry = (row: AuditRow): Schemas['AuditEntry'] => ({
  id: row.id,
  staff: row.staffName,
  action: row.action,
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  facts: row.facts as Record<string, unknown> | null,
  ip: row.ip,
  createTime: formatInstant(row.createdAt),
})
