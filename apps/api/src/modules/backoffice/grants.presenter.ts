import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { GrantRow } from './grants.repository.ts'
import type { TrialApplicationRow } from './trial-applications.repository.ts'

export const presentGrant = (grant: GrantRow, now: Date): Schemas['Grant'] => ({
  id: grant.id,
  service: grant.service,
  kind: grant.kind,
  startTime: formatInstant(grant.startsAt),
  endTime: formatInstant(grant.endsAt),
  total: grant.total,
  used: grant.used,
  dailyLimit: grant.dailyLimit,
  monitorsLimit: grant.monitorsLimit,
  grantedBy: grant.grantedBy,
  note: grant.note,
  revokeTime: grant.revokedAt && formatInstant(grant.revokedAt),
  revokedReason: grant.revokedReason,
  state: grant.revokedAt ? 'revoked' : grant.endsAt > now ? 'running' : 'ended',
})

export const presentTrialApplication = (row: TrialApplicationRow): Schemas['TrialApplication'] => ({
  id: row.id,
  userId: row.accountId,
  userPhone: row.account.phone,
  serviceType: 27,
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
  endTime: row.grant && formatInstant(row.grant.revokedAt ?? row.grant.endsAt),
})
