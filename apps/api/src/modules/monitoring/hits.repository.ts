import { anyOf, isDesignation, type QueryBuilder, sql } from '@markwright/db'
import type { ImageSimilarity } from '@markwright/image-search'
import type { MonitorEventKind } from '@markwright/monitoring/monitor-rule'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { HitSimilarity } from '@markwright/search'
import type { SimilarityLevel } from '@markwright/similarity'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

export type Verdict = 'ignore' | 'watch' | 'oppose'

/** A hit; days are `YYYY-MM-DD`. */
export type HitRow = {
  id: string
  monitorId: string
  monitorName: string
  monitorText: string | null
  markId: number
  kind: MonitorEventKind
  foundAt: Date
  dataVersion: number
  similarity: HitSimilarity | ImageSimilarity | null
  engineVersion: string | null
  facts: { before: string; after: string } | null
  deadlineOn: string | null
  /** Of the record, as it now stands. */
  registrationPublishedOn: string | null
  isDesignation: boolean
  verdict: Verdict | null
  note: string | null
  verdictAt: Date | null
  verdictBy: string | null
}

export type HitFilter = {
  accountId: string
  monitorId: string | null
  /** Found at this instant or later. */
  from: Date | null
  /** Found before this instant. */
  until: Date | null
  level: SimilarityLevel | null
  kind: MonitorEventKind | null
  verdict: Verdict | 'open' | null
  keyword: string | null
}
export type HitCount = { value: string; n: number }
export type HitSort = '-foundTime' | '-score' | 'deadline'

const TODAY = sql<string>`(now() AT TIME ZONE 'Asia/Shanghai')::date`
const COUNT = sql<number>`count(*)::int`.as('n')

export function createHitsRepository(db: QueryBuilder) {
  const ofAccount = (accountId: string) =>
    db
      .selectFrom('monitor_hit as h')
      .innerJoin('monitor as m', 'm.id', 'h.monitor_id')
      .innerJoin('trademark as t', 't.id', 'h.trademark_id')
      .where('m.account_id', '=', accountId)
  type Hits = ReturnType<typeof ofAccount>

  const withColumns = (hits: Hits) =>
    hits
      .select((query) => [
        'h.id',
        'm.id as monitorId',
        'm.name as monitorName',
        sql<string | null>`${query.ref('m.rule')}->>'text'`.as('monitorText'),
        'h.trademark_id as markId',
        'h.kind',
        'h.found_at as foundAt',
        'h.data_version as dataVersion',
        'h.similarity',
        'h.engine_version as engineVersion',
        'h.facts',
        'h.deadline_on as deadlineOn',
        't.registration_published_on as registrationPublishedOn',
        isDesignation().as('isDesignation'),
        'h.verdict',
        'h.note',
        'h.verdict_at as verdictAt',
        'h.verdict_by as verdictBy',
      ])
      .$narrowType<{ kind: MonitorEventKind; similarity: HitSimilarity | ImageSimilarity | null }>()

  const matching = ({ accountId, monitorId, from, until, level, kind, verdict, keyword }: HitFilter) => {
    let hits = ofAccount(accountId)
    if (monitorId !== null) hits = hits.where('m.id', '=', monitorId)
    if (from !== null) hits = hits.where('h.found_at', '>=', from)
    if (until !== null) hits = hits.where('h.found_at', '<', until)
    if (level !== null) hits = hits.where('h.level', '=', level)
    if (kind !== null) hits = hits.where('h.kind', '=', kind)
    if (verdict === 'open') hits = hits.where('h.verdict', 'is', null)
    else if (verdict !== null) hits = hits.where('h.verdict', '=', verdict)
    if (keyword) {
      const pattern = `%${escapeLike(keyword)}%`
      hits = hits.where((is) =>
        is.or([
          is('t.mark_text', 'ilike', pattern),
          is('t.mark_text_other', 'ilike', pattern),
          is('t.application_number', 'ilike', pattern),
        ]),
      )
    }
    return hits
  }

  /** The nearest deadline first, without hits that are ignored. */
  const byDeadline = (hits: Hits, limit: number) =>
    withColumns(hits)
      .where('h.verdict', 'is distinct from', 'ignore')
      .orderBy('h.deadline_on')
      .orderBy('h.score', (order) => order.desc().nullsLast())
      .orderBy('h.id')
      .limit(limit)
      .execute()

  return {
    /** The latest first; the score of a hit changes, its key does not. */
    listLatest: (filter: HitFilter, { take, after }: Rows<InstantKey>): Promise<HitRow[]> =>
      withColumns(matching(filter))
        .$if(Boolean(after), (hits) =>
          hits.where((is) => is(is.refTuple('h.found_at', 'h.id'), '<', is.tuple(after!.at, after!.id))),
        )
        .orderBy('h.found_at', 'desc')
        .orderBy('h.id', 'desc')
        .limit(take)
        .execute(),

    list(filter: HitFilter, sort: HitSort, { skip, take }: { skip: number; take: number }): Promise<HitRow[]> {
      let hits = withColumns(matching(filter))
      if (sort === '-foundTime') hits = hits.orderBy('h.found_at', 'desc')
      if (sort === 'deadline')
        hits = hits
          .orderBy(
            (is) => is('h.deadline_on', '>=', TODAY),
            (order) => order.desc().nullsLast(),
          )
          .orderBy('h.deadline_on', (order) => order.asc().nullsLast())
      return hits
        .orderBy('h.score', (order) => order.desc().nullsLast())
        .orderBy('h.trademark_id')
        .orderBy('h.id')
        .offset(skip)
        .limit(take)
        .execute()
    },

    async count(filter: HitFilter): Promise<number> {
      return (await matching(filter).select(COUNT).executeTakeFirstOrThrow()).n
    },

    /** How many hits there are of each value of `by`. */
    countBy(filter: HitFilter, by: 'kind' | 'level' | 'verdict'): Promise<HitCount[]> {
      return matching(filter)
        .select((of) => [
          by === 'verdict'
            ? of.fn.coalesce(of.cast<string>('h.verdict', 'text'), sql.lit('open')).as('value')
            : of.ref(`h.${by}`).$notNull().as('value'),
          COUNT,
        ])
        .$if(by === 'level', (hits) => hits.where('h.level', 'is not', null))
        .groupBy('value')
        .orderBy('n', 'desc')
        .orderBy('value')
        .execute()
    },

    /**
     * How many hits there are of each day on which some were found. `days` are those of the filter with the instants at
     * which they begin: time zones are known here better than the database may know them.
     */
    async countByDay(filter: HitFilter, days: readonly { day: string; start: Date }[]): Promise<HitCount[]> {
      const starts = days.map(({ start }) => start)
      const rows = await matching(filter)
        .select((query) => [
          sql<number>`width_bucket(${query.ref('h.found_at')}, ${starts}::timestamptz[])`.as('bucket'),
          COUNT,
        ])
        .groupBy('bucket')
        .orderBy('bucket')
        .execute()
      return rows.map(({ bucket, n }) => ({ value: days[bucket - 1]!.day, n }))
    },

    async find(accountId: string, id: string): Promise<HitRow | null> {
      return (await withColumns(ofAccount(accountId)).where('h.id', '=', id).executeTakeFirst()) ?? null
    },

    /** Saves a verdict with the name of the member; a null withdraws it. */
    async mark(
      accountId: string,
      id: string,
      { verdict, note, at }: { verdict: Verdict | null; note: string | null; at: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('monitor_hit as h')
        .from('monitor as m')
        .innerJoin('account as a', 'a.id', 'm.account_id')
        .set(({ fn }) => ({
          verdict,
          note,
          verdict_at: verdict && at,
          verdict_by: verdict && fn.coalesce('a.nickname', 'a.name', 'a.phone'),
        }))
        .whereRef('m.id', '=', 'h.monitor_id')
        .where('m.account_id', '=', accountId)
        .where('h.id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Saves verdicts and leaves hits alone that have theirs already. */
    async markMany(accountId: string, verdicts: ReadonlyMap<string, Verdict | null>, at: Date): Promise<void> {
      const input = sql<{ id: string; verdict: Verdict | null }>`(SELECT * FROM unnest(
        ${[...verdicts.keys()]}::uuid[], ${[...verdicts.values()]}::monitor_verdict[]) AS given(id, verdict))`
      await db
        .updateTable('monitor_hit as h')
        .from(input.as('given'))
        .from('monitor as m')
        .innerJoin('account as a', 'a.id', 'm.account_id')
        .set((of) => {
          const ifGiven = of.case().when('given.verdict', 'is not', null)
          return {
            verdict: of.ref('given.verdict'),
            verdict_at: ifGiven.then(sql<Date>`${at}::timestamptz`).end(),
            verdict_by: ifGiven.then(of.fn.coalesce('a.nickname', 'a.name', 'a.phone')).end(),
          }
        })
        .whereRef('h.id', '=', 'given.id')
        .whereRef('m.id', '=', 'h.monitor_id')
        .where('m.account_id', '=', accountId)
        .whereRef('h.verdict', 'is distinct from', 'given.verdict')
        .execute()
    },

    findMany: (accountId: string, ids: readonly string[]): Promise<HitRow[]> =>
      withColumns(ofAccount(accountId)).where('h.id', '=', anyOf(ids)).execute(),

    /** Hits with a deadline that still runs, the nearest first, without those that are ignored. */
    listDeadlines: (accountId: string, monitorId: string, today: string, limit: number): Promise<HitRow[]> =>
      byDeadline(ofAccount(accountId).where('m.id', '=', monitorId).where('h.deadline_on', '>=', today), limit),

    /** Hits of all monitors with a deadline for opposition on a day or after it, the nearest first, but what is ignored. */
    listOppositions: (accountId: string, from: string, limit: number): Promise<HitRow[]> =>
      byDeadline(
        ofAccount(accountId).where('h.deadline_on', '>=', from).where('h.kind', 'not in', ['renewal', 'grace']),
        limit,
      ),
  }
}
export type HitsRepository = ReturnType<typeof createHitsRepository>
