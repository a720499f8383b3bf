import { accountLock, type Db, runStatement, sql, statements, statementsIn } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { WireQuery } from '../trademarks/index.ts'
import type { SavedHit } from './saved-hit.ts'

export type RunDraft = {
  total: number
  dataVersion: number
  dataOn: Date | null
  engineVersion: string
  hits: SavedHit[]
}
export type QueryDraft = { queryId: string; name: string; content: string; query: WireQuery; address: string | null }

/** Runs that no link shows are of use only to the next comparison. */
const RUNS_SAVED = 2

type StoredRun = { id: string; createdAt: Date } & Omit<RunDraft, 'hits'>

const latestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
const shownRun = { run: { select: { createdAt: true } } }

function withHits<Run extends { hits: unknown }>(run: Run) {
  const hits = run.hits as SavedHit[]
  return { ...run, hits, saved: hits.length }
}

export function createSavedQueriesRepository(db: Db) {
  // Hits are many, and lists show only how many.
  const withLast = (now: Date) => ({
    runs: { orderBy: latestFirst, take: 1, omit: { hits: true } },
    shares: { where: { expiresAt: { gt: now } }, include: shownRun, orderBy: { createdAt: 'desc' as const } },
  })
  const withSaved = async <Query extends { runs: StoredRun[] }>(queries: Query[]) => {
    const ids = queries.flatMap(({ runs }) => runs.map(({ id }) => id))
    const counted = await runStatement(
      statementsIn(db),
      statements
        .selectFrom('saved_run')
        .select((query) => ['id', query.fn<number>('jsonb_array_length', ['hits']).as('saved')])
        .where('id', '=', sql<string>`any(${ids}::uuid[])`),
    )
    const savedCounts = new Map(counted.map((run) => [run.id, run.saved]))
    return queries.map(({ runs, ...query }) => {
      const last = runs[0]!
      return { ...query, lastRun: { ...last, saved: savedCounts.get(last.id) ?? 0 } }
    })
  }
  const matching = (accountId: string, keyword: string | null) => {
    const contains = keyword === null ? null : { contains: escapeLike(keyword), mode: 'insensitive' as const }
    return { accountId, ...(contains && { OR: [{ name: contains }, { content: contains }] }) }
  }

  return {
    async list(accountId: string, keyword: string | null, rows: { skip: number; take: number }, now: Date) {
      const found = await db.savedQuery.findMany({
        where: matching(accountId, keyword),
        orderBy: latestFirst,
        include: withLast(now),
        ...rows,
      })
      return withSaved(found)
    },

    count: (accountId: string, keyword: string | null) => db.savedQuery.count({ where: matching(accountId, keyword) }),

    async find(accountId: string, id: string, now: Date) {
      const found = await db.savedQuery.findFirst({ where: { id, accountId }, include: withLast(now) })
      return found && (await withSaved([found]))[0]!
    },

    /** With its hits. */
    async findLastRun(savedQueryId: string) {
      const found = await db.savedRun.findFirst({ where: { savedQueryId }, orderBy: latestFirst })
      return found && withHits(found)
    },

    /** Saves a query once; null where the member has `max` others already. */
    save: (accountId: string, draft: QueryDraft, run: RunDraft, max: number): Promise<string | null> =>
      db.$transaction(async (tx) => {
        await runStatement(statementsIn(tx), accountLock(accountId))
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
      const saved = await db.savedRun.findMany({
        where: { savedQueryId },
        orderBy: latestFirst,
        take: RUNS_SAVED,
        select: { id: true },
      })
      await db.savedRun.deleteMany({
        where: { savedQueryId, id: { notIn: saved.map(({ id }) => id) }, shares: { none: {} } },
      })
      return withHits(added)
    },

    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      return (await db.savedQuery.updateMany({ where: { id, accountId }, data: { name } })).count === 1
    },

    async delete(accountId: string, id: string): Promise<boolean> {
      return (await db.savedQuery.deleteMany({ where: { id, accountId } })).count === 1
    },

    share: (share: { token: string; savedQueryId: string; runId: string; expiresAt: Date }) =>
      db.queryShare.create({ data: share, include: shownRun }),

    async findShare(token: string, now: Date) {
      const found = await db.queryShare.findFirst({
        where: { token, expiresAt: { gt: now } },
        include: { savedQuery: true, run: true },
      })
      return found && { ...found, run: withHits(found.run) }
    },

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
/** A run with how many of its hits are stored, and without them. */
export type RunStampRow = SavedQueryRow['lastRun']
export type ShareRow = SavedQueryRow['shares'][number]
export type SharedRow = NonNullable<Awaited<ReturnType<SavedQueriesRepository['findShare']>>>
