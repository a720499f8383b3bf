import { type Db, type Prisma, statementsIn } from '@markwright/db'
import { type NewNotice, type NoticeWords, tellMember } from '@markwright/jobs'
import type { Actor } from './actor.ts'
import { audit, type Deed } from './audit.repository.ts'

export type GrantDraft = {
  id: string
  accountId: string
  service: 'search' | 'report' | 'monitoring' | 'patentSearch'
  kind: 'purchase' | 'grant'
  startsAt: Date
  endsAt: Date
  total: number | null
  dailyLimit: number | null
  monitorsLimit: number | null
  note: string | null
}

/** What a member reads under the bell of the services granted. */
export const noticeOfService = (words: NoticeWords): NewNotice => ({
  type: 'service',
  words,
  link: '/personalCenter/myServer',
})

export function createGrantsRepository({ db }: { db: Db }) {
  /** Does `change` to a grant, writes it down and tells the member, unless there was nothing to change. */
  const changeGrant = (
    id: string,
    actor: Actor,
    { words, ...deed }: Pick<Deed, 'action' | 'facts'> & { words: NoticeWords },
    change: (tx: Prisma.TransactionClient) => Promise<{ count: number }>,
  ): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const { count } = await change(tx)
      if (count === 0) return false
      const { account } = await tx.serviceGrant.findUniqueOrThrow({
        where: { id },
        select: { account: { select: { id: true, phone: true } } },
      })
      await audit(tx, actor, { ...deed, subject: { type: 'user', id: account.id, name: account.phone } })
      await tellMember(statementsIn(tx), account.id, noticeOfService(words))
      return true
    })

  return {
    list: (accountId: string, rows: { skip: number; take: number }) =>
      db.serviceGrant.findMany({ where: { accountId }, orderBy: [{ startsAt: 'desc' }, { id: 'desc' }], ...rows }),

    count: (accountId: string) => db.serviceGrant.count({ where: { accountId } }),

    find: (id: string) => db.serviceGrant.findUnique({ where: { id } }),

    hasAccount: async (id: string) => (await db.account.count({ where: { id } })) === 1,

    /** The same id is one grant. */
    create: (draft: GrantDraft, actor: Actor, facts: NonNullable<Deed['facts']>, words: NoticeWords) =>
      changeGrant(draft.id, actor, { action: 'grant.create', facts, words }, (tx) =>
        tx.serviceGrant.createMany({ data: { ...draft, grantedBy: actor.name }, skipDuplicates: true }),
      ),

    extend: (
      { id, endsAt }: { id: string; endsAt: Date },
      actor: Actor,
      facts: NonNullable<Deed['facts']>,
      words: NoticeWords,
    ) =>
      changeGrant(id, actor, { action: 'grant.extend', facts, words }, (tx) =>
        tx.serviceGrant.updateMany({ where: { id, revokedAt: null }, data: { endsAt } }),
      ),

    revoke: ({ id, reason, at }: { id: string; reason: string; at: Date }, actor: Actor, words: NoticeWords) =>
      changeGrant(id, actor, { action: 'grant.revoke', facts: { reason }, words }, (tx) =>
        tx.serviceGrant.updateMany({
          where: { id, revokedAt: null, endsAt: { gt: at } },
          data: { revokedAt: at, revokedReason: reason },
        }),
      ),
  }
}
export type GrantsRepository = ReturnType<typeof createGrantsRepository>
export type GrantRow = NonNullable<Awaited<ReturnType<GrantsRepository['find']>>>
