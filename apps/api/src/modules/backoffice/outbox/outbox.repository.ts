import type { Db } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

export function createOutboxRepository({ db }: { db: Db }) {
  const matching = (receiver: string | null) =>
    receiver === null ? {} : { to: { contains: escapeLike(receiver), mode: 'insensitive' as const } }
  return {
    list: (receiver: string | null, rows: { skip: number; take: number }) =>
      db.outboxMessage.findMany({
        where: matching(receiver),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (receiver: string | null) => db.outboxMessage.count({ where: matching(receiver) }),
  }
}
export type OutboxRepository = ReturnType<typeof createOutboxRepository>
export type OutboxRow = Awaited<ReturnType<OutboxRepository['list']>>[number]
