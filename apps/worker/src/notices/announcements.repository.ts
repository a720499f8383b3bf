import { runStatement, sql, statements } from '@markwright/db/statements'
import { isUsable } from '@markwright/entitlements'
import type { Pool } from 'pg'

const BATCH = 1000

type Audience = NonNullable<Awaited<ReturnType<typeof beginAnnouncement>>>

/** The members for whom an announcement is meant. */
function receivers({ kind, cardLevel, phone }: Audience) {
  const accounts = statements.selectFrom('account').where('account.status', '<>', sql.lit('closed'))
  if (kind === 'all') return accounts
  if (kind === 'phone') return accounts.where('phone', '=', phone ?? null)
  return accounts.where((query) =>
    query(
      query.fn<number>('greatest', [
        query
          .case()
          .when(query.or([query('card_expires_at', 'is', null), query('card_expires_at', '>', sql<Date>`now()`)]))
          .then(query.ref('account.card_level'))
          .end(),
        query
          .selectFrom('entitlement as e')
          .select((query) => query.fn.max('e.card_level').as('level'))
          .whereRef('e.account_id', '=', 'account.id')
          .where(isUsable('e'))
          .where('e.starts_at', '<=', sql<Date>`now()`)
          .where('e.ends_at', '>', sql<Date>`now()`),
      ]),
      '=',
      cardLevel ?? null,
    ),
  )
}

/** Marks the announcement of a job that is given up. */
export async function announcementFailed(pool: Pool, jobId: string): Promise<void> {
  await runStatement(
    pool,
    statements
      .updateTable('announcement')
      .set({ status: 'failed' })
      .where('job_id', '=', jobId)
      .where('status', 'in', ['scheduled', 'sending']),
  )
}

export async function beginAnnouncement(pool: Pool, announcementId: string, jobId: string) {
  const [begun] = await runStatement(
    pool,
    statements
      .updateTable('announcement')
      .set({ status: 'sending' })
      .where('id', '=', announcementId)
      .where('job_id', '=', jobId)
      .where('status', 'in', ['scheduled', 'sending'])
      .returning('audience'),
  )
  return begun?.audience ?? null
}

export async function countReceivers(pool: Pool, audience: Audience): Promise<number> {
  const [all] = await runStatement(pool, receivers(audience).select(sql<number>`count(*)::int`.as('n')))
  return all!.n
}

/** The next members after `last`, in the order of their ids; null as `last` once there are none. */
export async function deliverAnnouncement(pool: Pool, audience: Audience, announcementId: string, last: string | null) {
  const all = receivers(audience)
  const batch = (last === null ? all : all.where('account.id', '>', last))
    .select('account.id')
    .orderBy('account.id')
    .limit(BATCH)
  const [delivered] = await runStatement(
    pool,
    statements
      .with('batch', () => batch)
      .with('given', (query) =>
        query
          .insertInto('notice')
          .columns(['id', 'account_id', 'announcement_id', 'type'])
          .expression(
            query
              .selectFrom('batch')
              .select([
                sql<string>`gen_random_uuid()`.as('id'),
                'batch.id as account_id',
                sql<string>`${announcementId}::uuid`.as('announcement_id'),
                sql<string>`'announcement'`.as('type'),
              ]),
          )
          .onConflict((conflict) => conflict.columns(['announcement_id', 'account_id']).doNothing())
          .returning('id'),
      )
      .selectFrom('batch')
      .select((query) => [
        sql<number>`count(*)::int`.as('size'),
        query
          .selectFrom('given')
          .select(sql<number>`count(*)::int`.as('n'))
          .as('given'),
        query.selectFrom('batch').select('id').orderBy('id', 'desc').limit(1).as('last'),
      ]),
  )
  return { size: delivered!.size, given: delivered!.given ?? 0, last: delivered!.last }
}

export async function finishAnnouncement(pool: Pool, announcementId: string, jobId: string): Promise<void> {
  await runStatement(
    pool,
    statements
      .updateTable('announcement')
      .set({ status: 'sent', sent_at: sql<Date>`now()` })
      .where('id', '=', announcementId)
      .where('job_id', '=', jobId)
      .where('status', 'in', ['sending', 'failed']),
  )
}
