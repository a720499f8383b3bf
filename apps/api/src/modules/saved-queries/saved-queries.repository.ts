import type { Db } from '@markwright/db'
import { escapeLike } from '../../kernel/like-pattern.ts'
import type { WireQuery } from '../trademarks/index.ts'
import type { KeptHit } from './kept-hit.ts'

export type RunDraft = {
  total: number
  dataVersion: number
  dataOn: Date | null
  engineVersion: string
  hits: KeptHit[]
}
export type QueryDraft = { queryId: string; name: string; content: string; query: WireQuery; address: string | null }

/** Runs that no link shows are of use only to the next comparison. */
const RUNS_KEPT = 2

export function createSavedQueriesRepository(db: Db) {
  const withLast = (now: Date) => ({
    runs: { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: 1 },
    shares: { where: { expiresAt: { gt: now } }, include: { run: true }, orderBy: { createdAt: 'desc' as const } },
  })
  const matching = (accountId: string, keyword: string | null) => {
    const contains = keyword === null ? null : { contains: escapeLike(keyword), mode: 'insensitive' as const }
    return { accountId, ...(contains && { OR: [{ name: contains }, { content: contains }] }) }
  }

  return {
    list: (accountId: string, keyword: string | null, rows: { skip: number; take: number }, now: Date) =>
      db.savedQuery.findMany({
        where: matching(accountId, keyword),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: withLast(now),
        ...rows,
      }),

    count: (accountId: string, keyword: string | null) => db.savedQuery.count({ where: matching(accountId, keyword) }),

    find: (accountId: string, id: string, now: Date) =>
      db.savedQuery.findFirst({ where: { id, accountId }, include: withLast(now) }),

    /** Keeps a question once; null where the member has `max` others already. */
    save: (accountId: string, draft: QueryDraft, run: RunDraft, max: number): Promise<string | null> =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${accountId}::uuid FOR UPDATE`
        const key = { accountId_queryId: { accountId, queryId: draft.queryId } }
        const known = await tx.savedQuery.findUnique({ where: key, select: { id: true } })
        if (known) {
          await tx.savedQuery.update({ where: key, data: { name: draft.name } })
          return known.id
        }
        if ((await tx.savedQuery.count({ where: { accountId } })) >= max) return null
        const { id } = await tx.savedQuery.create({ data: { accountId, ...draft, runs: { create: run } } })
        return id
      }),

    async addRun(savedQueryId: string, run: RunDraft) {
      const added = await db.savedRun.create({ data: { savedQueryId, ...run } })
      const kept = await db.savedRun.findMany({
        where: { savedQueryId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: RUNS_KEPT,
        select: { id: true },
      })
      await db.savedRun.deleteMany({
        where: { savedQueryId, id: { notIn: kept.map(({ id }) => id) }, shares: { none: {} } },
      })
      return added
    },

    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      return (await db.savedQuery.updateMany({ where: { id, accountId }, data: { name } })).count === 1
    },

    async delete(accountId: string, id: string): Promise<boolean> {
      return (await db.savedQuery.deleteMany({ where: { id, accountId } })).count === 1
    },

    share: (share: { token: string; savedQueryId: string; runId: string; expiresAt: Date }) =>
      db.queryShare.create({ data: share, include: { run: true } }),

    findShare: (token: string, now: Date) =>
      db.queryShare.findFirst({ where: { token, expiresAt: { gt: now } }, include: { savedQuery: true, run: true } }),

    async revoke(accountId: string, token: string): Promise<boolean> {
      return (await db.queryShare.deleteMany({ where: { token, savedQuery: { accountId } } })).count === 1
    },

    /** Latest day of the data of these offices. */
    async dataDay(offices: readonly string[]): Promise<Date | null> {
      const { _max } = await db.registerOffice.aggregate({
        where: { office: { in: [...offices] } },
        _max: { updatedOn: true },
      })
      return _max.updatedOn
    },
  }
}
export type SavedQueriesRepository = ReturnType<typeof createSavedQueriesRepository>
export type SavedQueryRow = NonNullable<Awaited<ReturnType<SavedQueriesRepository['find']>>>
export type SavedRunRow = SavedQueryRow['runs'][number]
export type ShareRow = SavedQueryRow['shares'][number]
export type SharedRow = NonNullable<Awaited<ReturnType<SavedQueriesRepository['findShare']>>>
