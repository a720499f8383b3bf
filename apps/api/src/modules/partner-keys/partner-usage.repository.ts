import { type QueryBuilder, sql, statementsOf, namesOf } from '@markwright/db'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'

const u = namesOf('partner_usage', 'u')
const usage = namesOf('partner_usage')
const partnerKey = namesOf('partner_key')

/** A call as it is counted. `day`: of Asia/Shanghai. */
export type CountedCall = { keyId: string; day: string; product: string; failed: boolean; words: number }

export function createPartnerUsageRepository(db: QueryBuilder) {
  return {
    async count({ keyId, day, product, failed, words }: CountedCall): Promise<void> {
      const failures = failed ? 1 : 0
      await sql`WITH used AS (
          UPDATE ${partnerKey.$table} SET ${partnerKey.last_used_at} = now()
          WHERE ${partnerKey.id} = ${keyId}::uuid AND (${partnerKey.last_used_at} IS NULL OR ${partnerKey.last_used_at} < now() - interval '1 minute'))
        INSERT INTO ${u.$table} (${usage.key_id}, ${usage.day}, ${usage.product}, ${usage.calls}, ${usage.failures}, ${usage.words})
        VALUES (${keyId}::uuid, ${day}::date, ${product}, 1, ${failures}, ${words})
        ON CONFLICT (${usage.key_id}, ${usage.day}, ${usage.product}) DO UPDATE SET ${usage.calls} = ${u.calls} + 1, ${usage.failures} = ${u.failures} + ${failures},
          ${usage.words} = ${u.words} + ${words}`.execute(db)
    },

    /** The latest day first; of test or of live keys alone where `isTest` is given. */
    list: (accountId: string, { from, to, isTest }: { from: string; to: string; isTest?: boolean | undefined }) =>
      db
        .selectFrom('partner_usage as u')
        .innerJoin('partner_key as k', 'k.id', 'u.key_id')
        .select([
          'u.key_id',
          'k.name',
          'k.is_test',
          'u.product',
          'u.calls',
          'u.failures',
          'u.words',
          sql<string>`u.day::text`.as('day'),
        ])
        .where('k.account_id', '=', accountId)
        .where('u.day', '>=', from)
        .where('u.day', '<=', to)
        .$if(isTest !== undefined, (query) => query.where('k.is_test', '=', isTest!))
        .orderBy('u.day', 'desc')
        .orderBy('k.created_at')
        .orderBy('u.product')
        .execute(),

    /** The latest month first. */
    listStatements: (accountId: string, max: number) =>
      db
        .selectFrom('partner_statement')
        .select(['calls', 'failures', 'words', 'created_at', sql<string>`month::text`.as('month')])
        .where('account_id', '=', accountId)
        .orderBy('month', 'desc')
        .limit(max)
        .execute(),

    /** Notifies the member once a day of each share of a service that is used. */
    async alert(
      { accountId, service, percent, day }: { accountId: string; service: string; percent: number; day: string },
      texts: NoticeTexts,
      siteUrl: string,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const added = await tx
          .insertInto('partner_usage_alert')
          .values({ account_id: accountId, service, percent, day })
          .onConflict((conflict) => conflict.doNothing())
          .returning('percent')
          .executeTakeFirst()
        if (added)
          await notifyMember(
            statementsOf(tx),
            accountId,
            { type: 'service', texts, link: '/personalCenter/partnerApi' },
            { siteUrl },
          )
      })
    },
  }
}
export type PartnerUsageRepository = ReturnType<typeof createPartnerUsageRepository>
