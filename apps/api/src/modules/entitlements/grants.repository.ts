import type { Db, Prisma } from '@markwright/db'

export type GrantFilter = { accountId: string; isTrial: boolean | null; isRunning: boolean | null; now: Date }

export function createGrantsRepository(db: Db) {
  return {
    list: (filter: GrantFilter, rows: { skip: number; take: number }) =>
      db.serviceGrant.findMany({
        where: matching(filter),
        orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (filter: GrantFilter) => db.serviceGrant.count({ where: matching(filter) }),
  }
}
export type GrantsRepository = ReturnType<typeof createGrantsRepository>
export type GrantRow = Awaited<ReturnType<GrantsRepository['list']>>[number]

function matching({ accountId, isTrial, isRunning, now }: GrantFilter): Prisma.ServiceGrantWhereInput {
  return {
    accountId,
    ...(isTrial !== null && { kind: isTrial ? 'trial' : { not: 'trial' as const } }),
    ...(isRunning === true && { revokedAt: null, endsAt: { gt: now } }),
    ...(isRunning === false && { OR: [{ revokedAt: { not: null } }, { endsAt: { lte: now } }] }),
  }
}
