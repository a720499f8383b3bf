import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { OutboxRow } from './outbox.repository.ts'

export const presentMessage = (row: OutboxRow): Schemas['OutboxMessage'] => ({
  id: row.id,
  channel: row.channel as Schemas['OutboxMessage']['channel'],
  to: row.to,
  subject: row.subject,
  text: row.text,
  createTime: formatInstant(row.createdAt),
})
