import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import { randomUUID } from 'node:crypto'

const r = namesOf('partner_request', 'r')
const added = namesOf('partner_request', 'excluded')
const request = namesOf('partner_request')

/** A call with an idempotency key. */
export type KeyedRequest = { accountId: string; idempotencyKey: string; fingerprint: string }
export type StoredResponse = { status: number; headers: Record<string, string>; body: Buffer | null }

/** No call takes longer; what is locked for longer belongs to a process that has died. */
const LOCK_SECONDS = 60

/** Calls that are repeated with the answer that they had. */
export function createPartnerRequestsRepository(db: QueryBuilder) {
  return {
    /**
     * Starts a call, or returns the outcome of an earlier one. One whose process has died is started again under the same
     * id.
     */
    async begin({ accountId, idempotencyKey, fingerprint }: KeyedRequest) {
      const started = await sql<{ id: string }>`INSERT INTO ${r.$table}
          (${request.account_id}, ${request.idempotency_key}, ${request.id}, ${request.fingerprint}, ${request.locked_until})
        VALUES (${accountId}::uuid, ${idempotencyKey}, ${randomUUID()}::uuid, ${fingerprint},
          now() + ${LOCK_SECONDS} * interval '1 second')
        ON CONFLICT (${request.account_id}, ${request.idempotency_key}) DO UPDATE SET ${request.locked_until} = ${added.locked_until}
        WHERE ${r.status} IS NULL AND ${r.fingerprint} = ${added.fingerprint} AND ${r.locked_until} < now()
        RETURNING ${request.id}`.execute(db)
      const [own] = started.rows
      if (own) return { state: 'started' as const, id: own.id }
      const known = await db
        .selectFrom('partner_request')
        .select(['fingerprint', 'status', 'headers', 'body'])
        .where('account_id', '=', accountId)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
      if (known && known.fingerprint !== fingerprint) return { state: 'other' as const }
      if (!known || known.status === null) return { state: 'running' as const }
      const { status, headers, body } = known
      return { state: 'done' as const, answer: { status, headers: headers ?? {}, body } satisfies StoredResponse }
    },

    async finish(id: string, { status, headers, body }: StoredResponse): Promise<void> {
      await db
        .updateTable('partner_request')
        .set({ status, headers: JSON.stringify(headers), body })
        .where('id', '=', id)
        .execute()
    },

    /** Of a call that failed: the next one with its key is the first. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom('partner_request').where('id', '=', id).where('status', 'is', null).execute()
    },
  }
}
export type PartnerRequestsRepository = ReturnType<typeof createPartnerRequestsRepository>
