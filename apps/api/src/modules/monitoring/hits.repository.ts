import type { ImageSimilarity } from '@markwright/image-search'
import type { MonitorEventKind } from '@markwright/monitoring/monitor-rule'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { HitSimilarity } from '@markwright/search'
import type { SimilarityLevel } from '@markwright/similarity'
import type { Pool } from 'pg'

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

const HITS = `
SELECT h.id, m.id AS "monitorId", m.name AS "monitorName", m.rule->>'text' AS "monitorText", h.trademark_id AS "markId",
  h.kind, h.found_at AS "foundAt", h.data_version AS "dataVersion", h.similarity, h.engine_version AS "engineVersion", h.facts,
  h.deadline_on::text AS "deadlineOn", t.registration_published_on::text AS "registrationPublishedOn",
  h.verdict, h.note, h.verdict_at AS "verdictAt", h.verdict_by AS "verdictBy"`

const FROM = `FROM monitor_hit h JOIN monitor m ON m.id = h.monitor_id JOIN trademark t ON t.id = h.trademark_id`

const FILTERED = `m.account_id = $1 AND ($2::uuid IS NULL OR m.id = $2)
  AND ($3::timestamptz IS NULL OR h.found_at >= $3) AND ($4::timestamptz IS NULL OR h.found_at < $4)
  AND ($5::text IS NULL OR h.level = $5) AND ($6::text IS NULL OR h.kind = $6)
  AND ($7::text IS NULL OR coalesce(h.verdict::text, 'open') = $7)
  AND ($8::text IS NULL OR t.mark_text ILIKE $8 OR t.mark_text_other ILIKE $8 OR t.application_number ILIKE $8)`

const SINCE_TODAY = `(h.deadline_on >= (now() AT TIME ZONE 'Asia/Shanghai')::date)`
const orders: Record<HitSort, string> = {
  '-foundTime': 'h.found_at DESC',
  '-score': 'h.score DESC NULLS LAST',
  deadline: `${SINCE_TODAY} DESC NULLS LAST, h.deadline_on NULLS LAST`,
}

export function createHitsRepository({ pool }: { pool: Pool }) {
  const valuesOf = ({ accountId, monitorId, from, until, level, kind, verdict, keyword }: HitFilter) => [
    accountId,
    monitorId,
    from,
    until,
    level,
    kind,
    verdict,
    keyword && `%${escapeLike(keyword)}%`,
  ]
  return {
    async list(filter: HitFilter, sort: HitSort, { skip, take }: { skip: number; take: number }): Promise<HitRow[]> {
      const { rows } = await pool.query<HitRow>(
        `${HITS} ${FROM} WHERE ${FILTERED}
         ORDER BY ${orders[sort]}, h.score DESC NULLS LAST, h.trademark_id, h.id OFFSET $9 LIMIT $10`,
        [...valuesOf(filter), skip, take],
      )
      return rows
    },

    async count(filter: HitFilter): Promise<number> {
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n ${FROM} WHERE ${FILTERED}`,
        valuesOf(filter),
      )
      return rows[0]!.n
    },

    /** How many hits there are of each value of what is asked for. */
    async countBy(filter: HitFilter, by: 'kind' | 'level' | 'verdict'): Promise<HitCount[]> {
      const value = { kind: 'h.kind', level: 'h.level', verdict: `coalesce(h.verdict::text, 'open')` }[by]
      const { rows } = await pool.query<HitCount>(
        `SELECT ${value} AS value, count(*)::int AS n ${FROM} WHERE ${FILTERED} AND ${value} IS NOT NULL
         GROUP BY 1 ORDER BY 2 DESC, 1`,
        valuesOf(filter),
      )
      return rows
    },

    /**
     * How many hits there are of each day on which some were found. `days` are those of the filter with the instants at
     * which they begin: time zones are known here better than the database may know them.
     */
    async countByDay(filter: HitFilter, days: readonly { day: string; start: Date }[]): Promise<HitCount[]> {
      const { rows } = await pool.query<{ at: number; n: number }>(
        `SELECT width_bucket(h.found_at, $9::timestamptz[]) AS at, count(*)::int AS n ${FROM} WHERE ${FILTERED}
         GROUP BY 1 ORDER BY 1`,
        [...valuesOf(filter), days.map(({ start }) => start)],
      )
      return rows.map(({ at, n }) => ({ value: days[at - 1]!.day, n }))
    },

    async find(accountId: string, id: string): Promise<HitRow | null> {
      const { rows } = await pool.query<HitRow>(`${HITS} ${FROM} WHERE m.account_id = $1 AND h.id = $2`, [
        accountId,
        id,
      ])
      return rows[0] ?? null
    },

    /** Keeps a verdict with the name of who gives it; a null takes it back. */
    async mark(
      accountId: string,
      id: string,
      verdict: Verdict | null,
      note: string | null,
      at: Date,
    ): Promise<boolean> {
      const { rowCount } = await pool.query(
        `UPDATE monitor_hit h SET verdict = $3, note = $4,
           verdict_at = CASE WHEN $3::monitor_verdict IS NULL THEN NULL ELSE $5::timestamptz END,
           verdict_by = CASE WHEN $3::monitor_verdict IS NULL THEN NULL ELSE coalesce(a.nickname, a.name, a.phone) END
         FROM monitor m JOIN account a ON a.id = m.account_id
         WHERE m.id = h.monitor_id AND m.account_id = $1 AND h.id = $2`,
        [accountId, id, verdict, note, at],
      )
      return rowCount === 1
    },

    /** Keeps verdicts, of one hit the last that is given, and leaves hits alone that have theirs already. */
    async markMany(accountId: string, verdicts: ReadonlyMap<string, Verdict | null>, at: Date): Promise<void> {
      await pool.query(
        `UPDATE monitor_hit h SET verdict = given.verdict,
           verdict_at = CASE WHEN given.verdict IS NULL THEN NULL ELSE $4::timestamptz END,
           verdict_by = CASE WHEN given.verdict IS NULL THEN NULL ELSE coalesce(a.nickname, a.name, a.phone) END
         FROM unnest($2::uuid[], $3::monitor_verdict[]) AS given(id, verdict), monitor m JOIN account a ON a.id = m.account_id
         WHERE h.id = given.id AND m.id = h.monitor_id AND m.account_id = $1
           AND h.verdict IS DISTINCT FROM given.verdict`,
        [accountId, [...verdicts.keys()], [...verdicts.values()], at],
      )
    },

    async findMany(accountId: string, ids: readonly string[]): Promise<HitRow[]> {
      const { rows } = await pool.query<HitRow>(`${HITS} ${FROM} WHERE m.account_id = $1 AND h.id = ANY($2)`, [
        accountId,
        ids,
      ])
      return rows
    },

    /** Hits with a deadline that still runs, the nearest first, without those that are ignored. */
    async listDeadlines(accountId: string, monitorId: string, today: string, limit: number): Promise<HitRow[]> {
      const { rows } = await pool.query<HitRow>(
        `${HITS} ${FROM} WHERE m.account_id = $1 AND m.id = $2 AND h.deadline_on >= $3
           AND h.verdict IS DISTINCT FROM 'ignore'
         ORDER BY h.deadline_on, h.score DESC NULLS LAST, h.id LIMIT $4`,
        [accountId, monitorId, today, limit],
      )
      return rows
    },

    /** Hits of all monitors with a deadline for opposition on a day or after it, the nearest first, but what is ignored. */
    async listOppositions(accountId: string, from: string, limit: number): Promise<HitRow[]> {
      const { rows } = await pool.query<HitRow>(
        `${HITS} ${FROM} WHERE m.account_id = $1 AND h.deadline_on >= $2 AND h.kind NOT IN ('renewal', 'grace')
           AND h.verdict IS DISTINCT FROM 'ignore'
         ORDER BY h.deadline_on, h.score DESC NULLS LAST, h.id LIMIT $3`,
        [accountId, from, limit],
      )
      return rows
    },
  }
}
export type HitsRepository = ReturnType<typeof createHitsRepository>
