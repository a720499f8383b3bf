import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { AuditRow } from './audit.repository.ts'

export const presentAuditEntry = (row: AuditRow): Schemas['AuditEntry'] => ({
  id: row.id,
  staff: row.staff_name,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  facts: row.facts as Record<string, unknown> | null,
  ip: row.ip,
  createTime: formatInstant(row.created_at),
})
