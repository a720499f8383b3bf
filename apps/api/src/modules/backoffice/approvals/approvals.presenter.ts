import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { ApprovalKind, ApprovalRow } from './approvals.repository.ts'

export const presentApproval = (row: ApprovalRow): Schemas['StaffApproval'] => ({
  id: row.id,
  kind: row.kind as ApprovalKind,
  state: row.state,
  reason: row.reason,
  userId: row.account_id,
  userPhone: row.phone,
  planId: row.plan_id,
  planNameCn: row.name_cn,
  planNameEn: row.name_en,
  // As it was checked by the contract when it was requested.
  grant: row.kind === 'grant' ? (row.payload as Schemas['PlanGrant']) : null,
  extension: row.kind === 'extension' ? (row.payload as Schemas['StaffApproval']['extension']) : null,
  change: row.kind === 'planChange' ? (row.payload as Schemas['PlanChange']) : null,
  requestedBy: row.requested_by,
  requestTime: formatInstant(row.created_at),
  decidedBy: row.decided_by,
  decideTime: row.decided_at && formatInstant(row.decided_at),
  decisionReason: row.decision_reason,
  version: row.version,
})
