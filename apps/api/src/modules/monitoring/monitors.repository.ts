import { deleteOwn, lockAccount, type QueryBuilder, runTransaction, sql } from '@markwright/db'
import type { MonitorChannel, MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import type { MonitorFrequency } from '@markwright/monitoring/next-digest'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { MonitorQuery } from './read-monitor.ts'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

/** What is stored of what a member has entered. */
export type MonitorDraft = {
  name: string
  type: MonitorType
  query: MonitorQuery
  rule: MonitorRule
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  webhookUrl: string | null
  nextDigestAt: Date | null
  /** Of a monitor of an image; undefined where it stays. */
  image: Uint8Array | null | undefined
}

export type MonitorRow = Omit<MonitorDraft, 'nextDigestAt' | 'image'> & {
  id: string
  image: Buffer | null
  pausedAt: Date | null
  evaluatedAt: Date | null
  evaluatedVersion: number
  nextDigestAt: Date | null
  version: number
  createdAt: Date
  hitCount: number
  openCount: number
  lastHitAt: Date | null
  problems: { channel: MonitorChannel; problem: { cn: string; en: string } }[]
}

export type MonitorFilter = {
  accountId: string
  keyword: string | null
  type: MonitorType | null
  isPaused: boolean | null
}
export type MonitorSort = '-createTime' | 'name' | '-lastHitTime' | '-openCount'

/** Columns of monitors for what is stored of a draft. */
const columnsOf = (draft: MonitorDraft) => ({
  name: draft.name,
  type: draft.type,
  query: JSON.stringify(draft.query),
  rule: JSON.stringify(draft.rule),
  channels: draft.channels,
  frequency: draft.frequency,
  webhook_url: draft.webhookUrl,
})

export function createMonitorsRepository(db: QueryBuilder) {
  const matching = ({ accountId, keyword, type, isPaused }: MonitorFilter) => {
    let found = db.selectFrom('monitor as m').where('m.account_id', '=', accountId)
    if (keyword !== null && keyword !== '') {
      const pattern = `%${escapeLike(keyword)}%`
      found = found.where((is) =>
        is.or([is('m.name', 'ilike', pattern), is(is.cast<string>('m.query', 'text'), 'ilike', pattern)]),
      )
    }
    if (type !== null) found = found.where('m.type', '=', type)
    if (isPaused !== null) found = found.where('m.paused_at', isPaused ? 'is not' : 'is', null)
    return found
  }

  const withHits = (found: ReturnType<typeof matching>) =>
    found
      .crossJoinLateral((each) =>
        each
          .selectFrom('monitor_hit as h')
          .select((query) => [
            sql<number>`count(*)::int`.as('n'),
            sql<number>`(count(*) FILTER (WHERE ${query.ref('h.verdict')} IS NULL))::int`.as('open'),
            query.fn.max('h.found_at').as('latest'),
          ])
          .whereRef('h.monitor_id', '=', 'm.id')
          .as('hits'),
      )
      .select((each) => [
        'm.id',
        'm.name',
        'm.type',
        'm.query',
        'm.rule',
        'm.image',
        'm.channels',
        'm.frequency',
        'm.webhook_url as webhookUrl',
        'm.paused_at as pausedAt',
        'm.evaluated_at as evaluatedAt',
        'm.evaluated_version as evaluatedVersion',
        'm.next_digest_at as nextDigestAt',
        'm.version',
        'm.created_at as createdAt',
        'hits.n as hitCount',
        'hits.open as openCount',
        'hits.latest as lastHitAt',
        each
          .selectFrom('monitor_delivery as v')
          .select((query) =>
            sql<MonitorRow['problems']>`coalesce(jsonb_agg(
              jsonb_build_object('channel', ${query.ref('v.channel')}, 'problem', ${query.ref('v.problem')})
              ORDER BY ${query.ref('v.channel')}), '[]')`.as('all'),
          )
          .where('v.state', '=', 'failed')
          .where('v.problem', 'is not', null)
          .where('v.digest_id', '=', (last) =>
            last
              .selectFrom('monitor_digest as d')
              .select('d.id')
              .whereRef('d.monitor_id', '=', 'm.id')
              .orderBy('d.created_at', 'desc')
              .limit(1),
          )
          .$asScalar()
          .$notNull()
          .as('problems'),
      ])
      .$narrowType<{ query: MonitorQuery; channels: MonitorChannel[] }>()

  /** Number of the last batch of images. */
  const lastImageBatch = () =>
    db.selectFrom('mark_image').select(({ fn }) => fn.coalesce(fn.max('news_batch'), sql.lit(0)).as('last'))

  return {
    list(filter: MonitorFilter, sort: MonitorSort, { skip, take, after }: Rows<InstantKey>): Promise<MonitorRow[]> {
      let found = withHits(matching(filter))
      if (after) found = found.where((is) => is(is.refTuple('m.created_at', 'm.id'), '<', is.tuple(after.at, after.id)))
      if (sort === 'name') found = found.orderBy('m.name')
      if (sort === '-lastHitTime') found = found.orderBy('hits.latest', (order) => order.desc().nullsLast())
      if (sort === '-openCount') found = found.orderBy('hits.open', 'desc')
      return found.orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').offset(skip).limit(take).execute()
    },

    async count(filter: MonitorFilter): Promise<number> {
      const { n } = await matching(filter)
        .select(sql<number>`count(*)::int`.as('n'))
        .executeTakeFirstOrThrow()
      return n
    },

    async find(accountId: string, id: string): Promise<MonitorRow | null> {
      const all = matching({ accountId, keyword: null, type: null, isPaused: null })
      return (await withHits(all).where('m.id', '=', id).executeTakeFirst()) ?? null
    },

    /**
     * Begins to watch; a draft with a known id changes nothing. `use` gets the number of monitors that there would be
     * then, and throws where that is refused: others of the member wait for it.
     */
    create: (
      { accountId, id, token }: { accountId: string; id: string; token: string },
      draft: MonitorDraft,
      use: (count: number, tx: QueryBuilder) => Promise<void>,
    ): Promise<void> =>
      runTransaction(db, async (tx) => {
        await lockAccount(tx, accountId)
        const { others, known } = await tx
          .selectFrom('monitor')
          .select((query) => [
            sql<number>`count(*)::int`.as('others'),
            sql<number>`(count(*) FILTER (WHERE ${query.ref('id')} = ${id}))::int`.as('known'),
          ])
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow()
        if (known === 1) return
        await use(others + 1, tx)
        await tx
          .insertInto('monitor')
          .values((query) => ({
            id,
            account_id: accountId,
            unsubscribe_token: token,
            ...columnsOf(draft),
            next_digest_at: draft.nextDigestAt,
            image: draft.image && Buffer.from(draft.image),
            evaluated_version: query
              .selectFrom('register_import')
              .select(query.fn.coalesce(query.fn.max('version'), sql.lit(0)).as('last')),
            image_batch: lastImageBatch(),
          }))
          .onConflict((same) => same.column('id').doNothing())
          .execute()
      }),

    /**
     * False where it is gone, or has been changed since it had that version. An evaluation that has saved a part begins
     * anew up to the same import, so that nothing is found twice.
     */
    async update(
      { accountId, id, version }: { accountId: string; id: string; version: number },
      draft: MonitorDraft,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('monitor')
        .set((of) => ({
          ...columnsOf(draft),
          ...(draft.image !== undefined && { image: draft.image && Buffer.from(draft.image) }),
          next_digest_at: of
            .case()
            .when('frequency', '=', draft.frequency)
            .then(of.ref('next_digest_at'))
            .else(sql<Date | null>`${draft.nextDigestAt}::timestamptz`)
            .end(),
          renewal_on: null,
          image_batch: of
            .case()
            .when('type', '=', 'image')
            .then(of.ref('image_batch'))
            .else(lastImageBatch().$asScalar().$notNull())
            .end(),
          part_mark_id: of.case().when('part_version', 'is not', null).then(sql.lit(0)).end(),
          version: of('version', '+', 1),
        }))
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async pause(accountId: string, id: string, pausedAt: Date | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('monitor')
        .set((of) => ({
          version: of('version', '+', 1),
          paused_at: pausedAt && of.fn.coalesce('paused_at', of.val(pausedAt)),
        }))
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'monitor', accountId, id),

    async findEmail(accountId: string): Promise<string | null> {
      const account = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
      return account?.email ?? null
    },

    /** Of a monitor or of an alert, by the token of its e-mails. */
    async findSubscription(token: string): Promise<{ name: string; subscribed: boolean } | null> {
      const found = await db
        .selectFrom('monitor')
        .select(['name', 'channels'])
        .where('unsubscribe_token', '=', token)
        .unionAll(
          db
            .selectFrom('patent_alert as a')
            .innerJoin('saved_patent_search as s', 's.id', 'a.id')
            .select(['s.name', 'a.channels'])
            .where('a.unsubscribe_token', '=', token),
        )
        .executeTakeFirst()
      return found ? { name: found.name, subscribed: found.channels.includes('email') } : null
    },

    async setSubscription(token: string, subscribed: boolean): Promise<void> {
      for (const table of ['monitor', 'patent_alert'] as const)
        await db
          .updateTable(table)
          .set((of) => {
            const others = sql<string[]>`array_remove(${of.ref('channels')}, 'email')`
            return {
              version: of('version', '+', 1),
              channels: subscribed ? sql<string[]>`array_append(${others}, 'email')` : others,
            }
          })
          .where('unsubscribe_token', '=', token)
          .execute()
    },
  }
}
export type MonitorsRepository = ReturnType<typeof createMonitorsRepository>
