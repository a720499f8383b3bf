import { runStatement, statements } from '@markwright/db/statements'
import type { OutboxStore } from '@markwright/messaging/outbox'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** The outbox as a table that the back office shows. */
export function createOutboxStore(pool: Pool): OutboxStore {
  return {
    async add({ id = randomUUID(), channel, to, subject, text, createdAt }) {
      await runStatement(
        pool,
        statements
          .insertInto('outbox_message')
          .values({ id, channel, to, subject, text, created_at: createdAt })
          .onConflict((conflict) => conflict.column('id').doNothing()),
      )
    },
  }
}
