import type { Schemas } from '@markwright/contract'
import { addDays, formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { PartnerKeyRow } from './partner-keys.repository.ts'

const instant = (date: Date | null) => date && formatInstant(date)

export function presentKey(row: PartnerKeyRow, now: Date): Schemas['PartnerKey'] {
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    previousUntil: instant(row.previous_until),
    scopes: row.scopes as Schemas['PartnerScope'][],
    allowedAddresses: row.allowed_addresses,
    isTest: row.is_test,
    state: row.revoked_at ? 'revoked' : isExpired ? 'expired' : 'active',
    expiresOn: row.expires_at && addDays(todayIn(HOME_ZONE, row.expires_at), -1),
    lastUsedTime: instant(row.last_used_at),
    createTime: formatInstant(row.created_at),
  }
}
