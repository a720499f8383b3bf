import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { UserRow } from './users.repository.ts'

export function presentUser(row: UserRow, now: Date): Schemas['UserRecord'] {
  const isLocked = row.lockedUntil !== null && row.lockedUntil > now
  const hasCard = row.cardExpiresAt === null || row.cardExpiresAt > now
  return {
    id: row.id,
    phone: row.phone,
    nickname: row.nickname,
    name: row.name,
    companyName: row.companyName,
    certifiedCompany: row.certification?.state === 'passed' ? row.certification.companyName : null,
    merchantId: row.merchantId,
    email: row.email,
    roleType: row.roleType,
    userSource: row.userSource,
    remark: row.remark,
    invitationCode: row.invitationCode,
    wechatBound: row.wechatId !== null,
    cardLevel: Math.max(
      hasCard ? row.cardLevel : 0,
      ...row.entitlements.map(({ cardLevel }) => cardLevel),
    ) as Schemas['UserRecord']['cardLevel'],
    status: row.status === 'active' && isLocked ? 'locked' : row.status,
    disabledReason: row.disabledReason,
    sessions: row._count.sessions,
    createTime: formatInstant(row.createdAt),
    lastLoginTime: row.lastLoginAt && formatInstant(row.lastLoginAt),
    closeTime: row.closedAt && formatInstant(row.closedAt),
  }
}
