import { type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { followItems, refreshDeadlines } from '@markwright/hosting'
import { followPortfolio, notifyMember, type NoticeTexts, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { holdLease } from '../imports/import-record.repository.ts'

type Run = { jobId: string; lease: string }

/** Comparisons of hosted rights with the registers. */
export function createFollowsRepository(db: QueryBuilder) {
  return {
    /**
     * Writes a comparison and its job down, unless there is one with the registers as they are on this day.
     * @returns the id of the job, null where there is none to be done
     */
    order: (day: string): Promise<string | null> =>
      runTransaction(db, async (tx) => {
        const marks = await tx
          .selectFrom('register_import')
          .select(({ fn }) => fn.max<number | null>('version').as('last'))
          .executeTakeFirstOrThrow()
        const patents = await tx
          .selectFrom('patent')
          .select(({ fn }) => fn.max<string | null>('change_id').as('last'))
          .executeTakeFirstOrThrow()
        const [id, jobId] = [randomUUID(), randomUUID()]
        const added = await tx
          .insertInto('portfolio_follow')
          .values({
            id,
            job_id: jobId,
            day,
            register_version: marks.last ?? 0,
            patent_change: patents.last ?? '0',
          })
          .onConflict((conflict) => conflict.columns(['day', 'register_version', 'patent_change']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) return null
        await recordJob(statementsOf(tx), followPortfolio, { followId: id }, jobId)
        return jobId
      }),

    find: (id: string) =>
      db.selectFrom('portfolio_follow').select(['after_id', 'compared_at']).where('id', '=', id).executeTakeFirst(),

    async countFollowed(): Promise<number> {
      const { total } = await db
        .selectFrom('portfolio_item')
        .where('register_key', 'is not', null)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /**
     * Compares the next rights; what has changed is stored together with how far the comparison has got.
     * @throws LeaseLost
     */
    async compare(
      { id, after }: { id: string; after: string | null },
      { at, today }: { at: Date; today: string },
      run: Run,
    ): Promise<{ compared: number; changed: number; next: string | null }> {
      let saved = false
      const { compared, changed, next } = await followItems(db, { after, at, today }, async (tx, found) => {
        saved = true
        const byAccount = new Map<string, number>()
        for (const { accountId } of found.changed) byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + 1)
        if (byAccount.size > 0)
          await tx
            .insertInto('portfolio_followed')
            .values([...byAccount].map(([account_id, count]) => ({ follow_id: id, account_id, changed: count })))
            .onConflict((conflict) =>
              conflict
                .columns(['follow_id', 'account_id'])
                .doUpdateSet((of) => ({ changed: of('portfolio_followed.changed', '+', of.ref('excluded.changed')) })),
            )
            .execute()
        await tx
          .updateTable('portfolio_follow')
          .set(found.next === null ? { compared_at: at } : { after_id: found.next })
          .where('id', '=', id)
          .execute()
        await holdLease(statementsOf(tx), run)
      })
      if (!saved) await db.updateTable('portfolio_follow').set({ compared_at: at }).where('id', '=', id).execute()
      return { compared, changed: changed.length, next }
    },

    /** Adds last days that have come within reach to some rights; whether there may be more. @throws LeaseLost */
    refresh: (today: string, run: Run): Promise<boolean> =>
      refreshDeadlines(db, today, (tx) => holdLease(statementsOf(tx), run)),

    /** Accounts with changes of which their members have not been told. */
    async listToNotify(): Promise<string[]> {
      const rows = await db
        .selectFrom('portfolio_followed')
        .select('account_id')
        .distinct()
        .where('notified_at', 'is', null)
        .orderBy('account_id')
        .execute()
      return rows.map(({ account_id }) => account_id)
    },

    /** False where the member has been told meanwhile. @throws LeaseLost */
    notify: (accountId: string, at: Date, run: Run): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const rows = await tx
          .updateTable('portfolio_followed')
          .set({ notified_at: at })
          .where('account_id', '=', accountId)
          .where('notified_at', 'is', null)
          .returning('changed')
          .execute()
        if (rows.length === 0) return false
        const changed = rows.reduce((sum, row) => sum + row.changed, 0)
        await notifyMember(statementsOf(tx), accountId, {
          type: 'service',
          texts: noticeOf(changed),
          link: CHANGED_LINK,
        })
        await holdLease(statementsOf(tx), run)
        return true
      }),
  }
}
export type FollowsRepository = ReturnType<typeof createFollowsRepository>

const CHANGED_LINK = '/hostingPlatforms/trademark?only=changed'

const noticeOf = (changed: number): NoticeTexts => ({
  cn: {
    title: '托管资产有变动',
    content: `登记簿有更新，您托管的 ${changed} 件资产发生变动，请查看。`,
  },
  en: {
    title: 'Hosted rights have changed',
    content:
      changed === 1
        ? 'The registers have changed one of your hosted rights. Please have a look at it.'
        : `The registers have changed ${changed.toLocaleString('en')} of your hosted rights. Please have a look at them.`,
  },
})
