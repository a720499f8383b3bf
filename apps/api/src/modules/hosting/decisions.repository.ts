import { nameOfAccount } from '@markwright/hosting'
import { changeLocked, type QueryBuilder, sql, statementsOf } from '@markwright/db'
import type { Language } from '@markwright/domain/site/language'
import { recordJob, sendEmail } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

const REQUESTS_MAX = 500
const HOLDS_MS = 30 * 24 * 3600 * 1000

/** Links with which somebody without an account decides what is kept. */
export function createDecisionsRepository(db: QueryBuilder) {
  const notRevoked = db.selectFrom('hosting_decision_request as r').where('r.revoked_at', 'is', null)
  /** With how many of its rights are decided. */
  const shown = (query: typeof notRevoked) =>
    query.selectAll('r').select((of) =>
      of
        .selectFrom('portfolio_deadline as d')
        .select(sql<number>`count(*)::int`.as('decided'))
        .where('d.decision', 'in', ['keep', 'drop'])
        .where((is) => sql<boolean>`${is.ref('d.id')} = any(${is.ref('r.deadline_ids')})`)
        .$asScalar()
        .$notNull()
        .as('decided'),
    )

  return {
    /**
     * `urlOf`: the link of the id. Null where there are too many open ones.
     */
    create: (
      accountId: string,
      {
        ids,
        note,
        email,
        urlOf,
      }: { ids: readonly string[]; note: string | null; email: string | null; urlOf: (id: string) => string },
      at: Date,
    ): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('hosting_decision_request')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('account_id', '=', accountId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .executeTakeFirstOrThrow()
        if (total >= REQUESTS_MAX) return null
        const id = randomUUID()
        await tx
          .insertInto('hosting_decision_request')
          .values({
            id,
            account_id: accountId,
            deadline_ids: [...ids],
            note,
            email,
            expires_at: new Date(at.getTime() + HOLDS_MS),
            created_at: at,
          })
          .execute()
        if (email !== null) {
          const owner = await nameOfAccount(tx, accountId)
          const { language } = await tx
            .selectFrom('account')
            .select('language')
            .where('id', '=', accountId)
            .executeTakeFirstOrThrow()
          const { subject, text } = requestText(language === 'en' ? 'en' : 'cn', {
            owner,
            count: ids.length,
            note,
            url: urlOf(id),
          })
          await recordJob(statementsOf(tx), sendEmail, { to: email, subject, text }, id)
        }
        return id
      }),

    async list(accountId: string, { skip, take }: { skip: number; take: number }) {
      const own = notRevoked.where('r.account_id', '=', accountId)
      const [rows, { total }] = await Promise.all([
        shown(own).orderBy('r.created_at', 'desc').orderBy('r.id').offset(skip).limit(take).execute(),
        own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    find: (id: string) => shown(notRevoked).where('r.id', '=', id).executeTakeFirst(),

    /** One that holds. */
    findOpen: (id: string, at: Date) =>
      db
        .selectFrom('hosting_decision_request')
        .selectAll()
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst(),

    nameOfAccount: (id: string) => nameOfAccount(db, id),

    async revoke(accountId: string, id: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('hosting_decision_request')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async recordAnswer(id: string, name: string, at: Date): Promise<void> {
      await db
        .updateTable('hosting_decision_request')
        .set({ answered_at: at, answered_by: name })
        .where('id', '=', id)
        .execute()
    },
  }
}
export type DecisionsRepository = ReturnType<typeof createDecisionsRepository>
export type DecisionRequestRow = Awaited<ReturnType<DecisionsRepository['list']>>['rows'][number]

function requestText(
  language: Language,
  { owner, count, note, url }: { owner: string; count: number; note: string | null; url: string },
) {
  const added = note === null ? '' : `\n\n${note}`
  return language === 'en'
    ? {
        subject: `${owner} asks you to decide on ${count} ${count === 1 ? 'right' : 'rights'}`,
        text: `${owner} asks you which of ${count} rights are to be kept. No account is needed; the link holds for 30 days.${added}\n\n${url}\n`,
      }
    : {
        subject: `${owner} 请您决定 ${count} 项权利是否维持`,
        text: `${owner} 请您决定 ${count} 项权利是维持还是放弃。无需账号，链接 30 天内有效。${added}\n\n${url}\n`,
      }
}
