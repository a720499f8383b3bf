import type { Db, Prisma } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Actor } from '../actor.ts'
import { audit, type Deed } from '../audit/audit.repository.ts'

export type UserStatus = 'active' | 'disabled' | 'locked' | 'closed'
export type UserFilter = { keyword: string | null; status: UserStatus | null }
export type UserOrder = { by: 'createdAt' | 'lastLoginAt'; direction: 'asc' | 'desc' }

export function createUsersRepository({ db }: { db: Db }) {
  const withCardAndSessions = (now: Date) => ({
    certification: true,
    entitlements: {
      where: { cardLevel: { gt: 0 }, revokedAt: null, startsAt: { lte: now }, endsAt: { gt: now } },
      select: { cardLevel: true },
    },
    _count: { select: { sessions: { where: { revokedAt: null, accessExpiresAt: { gt: now } } } } },
  })

  /** Does `change` and writes it down, unless there was nothing to change. */
  const changeUser = (
    id: string,
    actor: Actor,
    deed: Pick<Deed, 'action' | 'facts'>,
    change: (tx: Prisma.TransactionClient) => Promise<{ count: number }>,
  ) =>
    db.$transaction(async (tx) => {
      const { count } = await change(tx)
      if (count === 0) return
      const { phone } = await tx.account.findUniqueOrThrow({ where: { id }, select: { phone: true } })
      await audit(tx, actor, { ...deed, subject: { type: 'user', id, name: phone } })
    })

  return {
    list: (filter: UserFilter, order: UserOrder, rows: { skip: number; take: number }, now: Date) =>
      db.account.findMany({
        where: matching(filter, now),
        include: withCardAndSessions(now),
        orderBy: [
          order.by === 'createdAt'
            ? { createdAt: order.direction }
            : { lastLoginAt: { sort: order.direction, nulls: 'last' as const } },
          { id: order.direction },
        ],
        ...rows,
      }),

    count: (filter: UserFilter, now: Date) => db.account.count({ where: matching(filter, now) }),

    find: (id: string, now: Date) => db.account.findUnique({ where: { id }, include: withCardAndSessions(now) }),

    disable: (id: string, reason: string, actor: Actor, now: Date) =>
      changeUser(id, actor, { action: 'user.disable', facts: { reason } }, async (tx) => {
        const changed = await tx.account.updateMany({
          where: { id, status: 'active' },
          data: { status: 'disabled', disabledReason: reason },
        })
        await tx.session.updateMany({
          where: { accountId: id, revokedAt: null },
          data: { revokedAt: now, revokedReason: 'disabled' },
        })
        return changed
      }),

    enable: (id: string, actor: Actor) =>
      changeUser(id, actor, { action: 'user.enable' }, (tx) =>
        tx.account.updateMany({ where: { id, status: 'disabled' }, data: { status: 'active', disabledReason: null } }),
      ),

    unlock: (id: string, actor: Actor, now: Date) =>
      changeUser(id, actor, { action: 'user.unlock' }, (tx) =>
        tx.account.updateMany({ where: { id, lockedUntil: { gt: now } }, data: { lockedUntil: null } }),
      ),
  }
}
export type UsersRepository = ReturnType<typeof createUsersRepository>
export type UserRow = NonNullable<Awaited<ReturnType<UsersRepository['find']>>>

function matching({ keyword, status }: UserFilter, now: Date): Prisma.AccountWhereInput {
  const contains = { contains: escapeLike(keyword ?? ''), mode: 'insensitive' as const }
  return {
    ...(keyword !== null && {
      OR: [
        { phone: contains },
        { name: contains },
        { companyName: contains },
        { email: contains },
        { certification: { state: 'passed', companyName: contains } },
      ],
    }),
    ...((status === 'disabled' || status === 'closed') && { status }),
    ...(status === 'locked' && { status: 'active', lockedUntil: { gt: now } }),
    ...(status === 'active' && {
      status: 'active',
      AND: { OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }] },
    }),
  }
}
