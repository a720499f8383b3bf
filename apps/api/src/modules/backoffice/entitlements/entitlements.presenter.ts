import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { type EntitlementRecord, stateOf } from '@markwright/entitlements'
import { endOf, presentHeldLimit } from '../../entitlements/index.ts'
import { presentApproval } from '../approvals/approvals.presenter.ts'
import type { GrantOutcome } from './entitlements.ts'
import type { TrialApplicationRow } from '../trials/trial-applications.repository.ts'

export const presentEntitlement = (record: EntitlementRecord, now: Date): Schemas['Entitlement'] => ({
  id: record.id,
  userId: record.account.id,
  userPhone: record.account.phone,
  companyName: record.account.companyName,
  planId: record.plan.id,
  planNameCn: record.plan.name.cn,
  planNameEn: record.plan.name.en,
  kind: record.kind,
  quantity: record.quantity,
  cardLevel: record.cardLevel as Schemas['CardLevel'],
  startTime: formatInstant(record.startsAt),
  endTime: formatInstant(endOf(record)),
  limits: record.limits.map(presentHeldLimit),
  orderNo: record.orderNo,
  grantedBy: record.grantedBy,
  note: record.note,
  revokeTime: record.revokedAt && formatInstant(record.revokedAt),
  revokedReason: record.revokedReason,
  state: stateOf(record, now),
})

export const presentGrant = ({ entitlement, approval }: GrantOutcome, now: Date): Schemas['GrantResult'] => ({
  entitlement: entitlement && presentEntitlement(entitlement, now),
  approval: approval && presentApproval(approval),
})

export const presentTrialApplication = (row: TrialApplicationRow): Schemas['TrialApplication'] => ({
  id: row.id,
  userId: row.accountId,
  userPhone: row.userPhone,
  serviceType: row.serviceType,
  name: row.name,
  company: row.company,
  industry: row.industry,
  phone: row.phone,
  email: row.email,
  status: row.status,
  reason: row.reason,
  decidedBy: row.decidedBy,
  decideTime: row.decidedAt && formatInstant(row.decidedAt),
  createTime: formatInstant(row.createdAt),
  endTime: row.endsAt && formatInstant(row.endsAt),
})
