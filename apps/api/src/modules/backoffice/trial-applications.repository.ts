import { type Db, type Prisma, statementsIn } from '@markwright/db'
import { type NoticeWords, tellMember } from '@markwright/jobs'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Actor } from './actor.ts'
import { audit, type Deed } from './audit.repository.ts'
import { noticeOfService } from './grants.repository.ts'

export type TrialStatus = 'submitted' | 'approved' | 'rejected'
export type TrialFilter = { status: TrialStatus | null; keyword: string | null }

const withAccount = { account: { select: { phone: true } }, grant: true } as const

export function createTrialApplicationsRepository({ db, siteUrl }: { db: Db; siteUrl: string }) {
  /**
   * Decides in one of the states `from`, writes it down and tells the member, by a letter to the address that they
   * applied with; false where it was decided meanwhile.
   */
  const decide = (
    id: string,
    actor: Actor,
    decision: {
      from: TrialStatus[]
      data: Prisma.TrialApplicationUpdateManyMutationInput
      deed: Pick<Deed, 'action' | 'facts'>
      words: NoticeWords
    },
    follow: (tx: Prisma.TransactionClient, accountId: string) => Promise<unknown>,
  ): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const { count } = await tx.trialApplication.updateMany({
        where: { id, status: { in: decision.from } },
        data: { ...decision.data, decidedBy: actor.name },
      })
      if (count === 0) return false
      const { accountId, account, email } = await tx.trialApplication.findUniqueOrThrow({
        where: { id },
        include: withAccount,
      })
      await follow(tx, accountId)
      await audit(tx, actor, { ...decision.deed, subject: { type: 'user', id: accountId, name: account.phone } })
      await tellMember(statementsIn(tx), accountId, noticeOfService(decision.words), { siteUrl, to: email })
      return true
    })

  return {
    // The enum is declared in the order in which staff want to see the states.
    list: (filter: TrialFilter, rows: { skip: number; take: number }) =>
      db.trialApplication.findMany({
        where: matching(filter),
        include: withAccount,
        orderBy: [{ status: 'asc' }, { createdAt: filter.status === 'submitted' ? 'asc' : 'desc' }, { id: 'asc' }],
        ...rows,
      }),

    count: (filter: TrialFilter) => db.trialApplication.count({ where: matching(filter) }),

    find: (id: string) => db.trialApplication.findUnique({ where: { id }, include: withAccount }),

    approve: (
      id: string,
      trial: { startsAt: Date; endsAt: Date; total: number; words: NoticeWords },
      actor: Actor,
    ): Promise<boolean> => {
      const { words, ...terms } = trial
      const decision = {
        from: ['submitted', 'rejected'] satisfies TrialStatus[],
        data: { status: 'approved', reason: null, decidedAt: terms.startsAt } as const,
        deed: { action: 'trial.approve' } as const,
        words,
      }
      return decide(id, actor, decision, async (tx, accountId) => {
        const grant = await tx.serviceGrant.create({
          data: { accountId, service: 'search', kind: 'trial', grantedBy: actor.name, ...terms },
        })
        await tx.trialApplication.update({ where: { id }, data: { grantId: grant.id } })
      })
    },

    reject: (id: string, { reason, at, words }: { reason: string; at: Date; words: NoticeWords }, actor: Actor) =>
      decide(
        id,
        actor,
        {
          from: ['submitted'],
          data: { status: 'rejected', reason, decidedAt: at },
          deed: { action: 'trial.reject', facts: { reason } },
          words,
        },
        async () => {},
      ),
  }
}
export type TrialApplicationsRepository = ReturnType<typeof createTrialApplicationsRepository>
export type TrialApplicationRow = NonNullable<Awaited<ReturnType<TrialApplicationsRepository['find']>>>

function matching({ status, keyword }: TrialFilter): Prisma.TrialApplicationWhereInput {
  const contains = { contains: escapeLike(keyword ?? ''), mode: 'insensitive' as const }
  return {
    ...(status !== null && { status }),
    ...(keyword !== null && {
      OR: [
        { name: contains },
        { company: contains },
        { phone: contains },
        { email: contains },
        { account: { phone: contains } },
      ],
    }),
  }
}
