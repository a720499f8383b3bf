import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf } from '@markwright/domain/money/amounts'
import type { RequestedCreditLimit } from '../credit/apply-credit-limit.ts'
import type { ApprovalKind, ApprovalRow } from './approvals.repository.ts'

function grantOf({ payload }: ApprovalRow): Schemas['PlanGrant'] {
  // The terms of the plan are there to notice that it was changed.
  const { terms, ...grant } = payload
  void terms
  return grant as Schemas['PlanGrant']
}

function creditLimitOf({ payload }: ApprovalRow): Schemas['StaffApproval']['creditLimit'] {
  const { limitFen, endsOn, beforeFen } = payload as RequestedCreditLimit
  return { amount: decimalOf(limitFen), endDate: endsOn, before: beforeFen === null ? null : decimalOf(beforeFen) }
}

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
  grant: row.kind === 'grant' ? grantOf(row) : null,
  extension: row.kind === 'extension' ? (row.payload as Schemas['StaffApproval']['extension']) : null,
  change: row.kind === 'planChange' ? (row.payload as Schemas['PlanChange']) : null,
  creditLimit: row.kind === 'creditLimit' ? creditLimitOf(row) : null,
  requestedBy: row.requested_by,
  requestTime: formatInstant(row.created_at),
  decidedBy: row.decided_by,
  decideTime: row.decided_at && formatInstant(row.decided_at),
  decisionReason: row.decision_reason,
  version: row.version,
})
