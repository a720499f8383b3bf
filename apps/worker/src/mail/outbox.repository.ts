import type { OutboxStore } from '@markwright/messaging/outbox'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** The outbox as a table that the back office shows. */
export function createOutboxStore(pool: Pool): OutboxStore {
  return {
    async add({ id = randomUUID(), channel, to, subject, text, createdAt }) {
      await pool.query(
        `INSERT INTO outbox_message (id, channel, "to", subject, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING`,
        [id, channel, to, subject, text, createdAt],
      )
    },
  }
}
