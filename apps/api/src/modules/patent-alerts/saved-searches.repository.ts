import { changeLocked, deleteOwn, type QueryBuilder, sql, namesOf } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import type { SearchDraft } from './search-rule.ts'

const h = namesOf('patent_alert_hit', 'h')

export type SavedFilter = {
  accountId: string
  keyword: string | null
  state: 'unwatched' | 'active' | 'paused' | null
}
export type SavedSort = '-createTime' | 'name' | '-lastHitTime'

/** Saved searches with their alerts and what those have found. */
export function createSavedSearchesRepository(db: QueryBuilder) {
  const ofAccount = (accountId: string) =>
    db
      .selectFrom('saved_patent_search as s')
      .leftJoin('patent_alert as a', 'a.id', 's.id')
      .where('s.account_id', '=', accountId)

  const shown = (accountId: string) =>
    ofAccount(accountId)
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('patent_alert_hit as h')
            .whereRef('h.alert_id', '=', 'a.id')
            .select([
              sql<number>`count(*)::int`.as('count'),
              sql<number>`(count(*) FILTER (WHERE ${h.digest_id} IS NULL))::int`.as('unsent'),
              sql<Date | null>`max(${h.found_at})`.as('last_at'),
            ])
            .as('hits'),
        (join) => join.onTrue(),
      )
      .select([
        's.id',
        's.name',
        's.mode',
        's.content',
        's.address',
        's.created_at',
        'a.id as alert_id',
        'a.channels',
        'a.frequency',
        'a.webhook_url',
        'a.paused_at',
        'a.evaluated_at',
        'a.next_digest_at',
        'a.version',
        'a.created_at as watched_at',
        'hits.count as hit_count',
        'hits.unsent as unsent_count',
        'hits.last_at as last_hit_at',
      ])

  const filtered = (query: ReturnType<typeof ofAccount>, { keyword, state }: SavedFilter) => {
    let matching = query
    if (keyword !== null) {
      const pattern = `%${escapeLike(keyword)}%`
      matching = matching.where((where) =>
        where.or([where('s.name', 'ilike', pattern), where('s.content', 'ilike', pattern)]),
      )
    }
    if (state === 'unwatched') return matching.where('a.id', 'is', null)
    if (state === null) return matching
    return matching.where('a.id', 'is not', null).where('a.paused_at', state === 'paused' ? 'is not' : 'is', null)
  }

  return {
    async list(filter: SavedFilter, sort: SavedSort, { skip, take }: { skip: number; take: number }) {
      const ids = filtered(ofAccount(filter.accountId), filter).select('s.id')
      let query = shown(filter.accountId).where('s.id', 'in', ids)
      if (sort === 'name') query = query.orderBy('s.name')
      if (sort === '-lastHitTime') query = query.orderBy('hits.last_at', (order) => order.desc().nullsLast())
      return query.orderBy('s.created_at', 'desc').orderBy('s.id').offset(skip).limit(take).execute()
    },

    async count(filter: SavedFilter): Promise<number> {
      const { total } = await filtered(ofAccount(filter.accountId), filter)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    find: (accountId: string, id: string) => shown(accountId).where('s.id', '=', id).executeTakeFirst(),

    /** Saves a search once and gives its id; null where the member has `max` others already. */
    save: (accountId: string, name: string, draft: SearchDraft, max: number): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const known = await tx
          .updateTable('saved_patent_search')
          .set({ name })
          .where('account_id', '=', accountId)
          .where('query_id', '=', draft.queryId)
          .returning('id')
          .executeTakeFirst()
        if (known) return known.id
        const { total } = await tx
          .selectFrom('saved_patent_search')
          .where('account_id', '=', accountId)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return null
        const id = randomUUID()
        const { queryId, query, rule, ...columns } = draft
        await tx
          .insertInto('saved_patent_search')
          .values({
            id,
            account_id: accountId,
            query_id: queryId,
            name,
            ...columns,
            query: JSON.stringify(query),
            rule: JSON.stringify(rule),
          })
          .execute()
        return id
      }),

    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('saved_patent_search')
        .set({ name })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'saved_patent_search', accountId, id),
  }
}
export type SavedSearchesRepository = ReturnType<typeof createSavedSearchesRepository>
export type SavedSearchRow = Awaited<ReturnType<SavedSearchesRepository['list']>>[number]
