import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { listRenewalMarks, type RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { learnLexicon } from '@markwright/search'
import { RULES_VERSION } from '@markwright/similarity'
import type { Pool } from 'pg'
import { holdLease } from '../imports/import-record.ts'
import { INDEXED_COLUMNS } from '../imports/indexed-columns.ts'
import type { Applicant, ChangedMark, MarkState } from './changed-mark.ts'
import type { MonitorEvent } from './find-events.ts'

/** A monitor that has something to look at. */
export type DueMonitor = {
  id: string
  type: MonitorType
  rule: MonitorRule
  /** Number of the last import that it has been compared with. */
  evaluatedVersion: number
  /** Where an evaluation goes on that has kept a part: the import up to which it compares, and the last record. */
  part: { version: number; markId: number } | null
  /** Counts its own changes. */
  version: number
}

/** Number of the last import, the time, and its day in Asia/Shanghai. */
type Moment = { version: number; today: string; now: Date }

const RENEWAL_MARKS_AT_ONCE = 5000
const HITS_AT_ONCE = 500

const DUE = `m.paused_at IS NULL AND (m.retry_at IS NULL OR m.retry_at <= $3) AND (m.evaluated_version < $1
  OR (m.type = 'renewal' AND (m.renewal_on IS NULL OR m.renewal_on < $2::date)))`

/** Changes that were kept when only the first applicant was: the others are taken to be those of today. */
const applicantsOf = (state: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('key', p.name_key, 'name', coalesce(p.name, p.name_en, '')) ORDER BY a.at), '[]')
  FROM jsonb_array_elements_text(coalesce(${state}->'applicant_ids', jsonb_build_array(${state}->'applicant_id') ||
    (SELECT coalesce(jsonb_agg(tp.party_id ORDER BY tp.position), '[]') FROM trademark_party tp
     WHERE tp.trademark_id = s.id AND tp.role = 'applicant' AND tp.position > 0))) WITH ORDINALITY AS a(id, at)
  JOIN party p ON p.id = a.id::int)`

/**
 * A page of the records that imports numbered from $1 (excluded) to $2 have written, by their ids. What they became is
 * read from the state before a later import, where one has changed them again or is about to.
 */
const CHANGED = `
WITH page AS (
  SELECT c.trademark_id AS id, (array_agg(c.before ORDER BY i.version))[1] AS before
  FROM register_change c JOIN register_import i ON i.id = c.import_id
  WHERE i.version > $1 AND i.version <= $2 AND c.trademark_id > $3
  GROUP BY c.trademark_id ORDER BY c.trademark_id LIMIT $4),
states AS (
  SELECT page.id, page.before, coalesce(later.before, ${INDEXED_COLUMNS}) AS after,
    array_remove(ARRAY[t.application_number_key, t.international_number] || t.registration_number_keys, NULL) AS keys
  FROM page JOIN trademark t ON t.id = page.id
  LEFT JOIN LATERAL (
    SELECT c.before FROM register_change c JOIN register_import i ON i.id = c.import_id
    WHERE c.trademark_id = page.id AND c.before IS NOT NULL
      AND (i.version > $2 OR (i.version IS NULL AND i.state = 'running'))
    ORDER BY i.version NULLS LAST, i.created_at LIMIT 1) later ON true)
SELECT s.id, s.keys, s.before, s.after,
  ${applicantsOf('s.before')} AS "applicantsBefore", ${applicantsOf('s.after')} AS "applicantsAfter"
FROM states s ORDER BY s.id`

const ADD_HITS = `
INSERT INTO monitor_hit (monitor_id, trademark_id, kind, change, data_version, score, level, similarity,
  engine_version, facts, deadline_on)
SELECT $1, x."trademarkId", x.kind, x.change, $2, x.score, x.level, x.similarity,
  x."engineVersion", x.facts, x."deadlineOn"
FROM jsonb_to_recordset($3::jsonb) AS x("trademarkId" int, kind text, change text, score real, level text,
  similarity jsonb, "engineVersion" text, facts jsonb, "deadlineOn" date)
WHERE NOT (x.kind = 'published' AND EXISTS (SELECT FROM monitor_hit h
  WHERE h.monitor_id = $1 AND h.trademark_id = x."trademarkId" AND h.verdict = 'ignore'))
ON CONFLICT DO NOTHING`

type IndexedColumns = {
  office: string
  mark_text: string | null
  mark_text_other: string | null
  classes: number[]
  status: number
  published_on: string | null
  registration_published_on: string | null
}
type ChangedRow = {
  id: number
  keys: string[]
  before: IndexedColumns | null
  after: IndexedColumns
  applicantsBefore: Applicant[]
  applicantsAfter: Applicant[]
}

type Events = readonly MonitorEvent[]
type Run = { jobId: string; lease: string }

export function createMonitorsRepository(pool: Pool) {
  const keep = (
    monitor: DueMonitor,
    columns: string,
    values: unknown[],
    { version, events }: { version: number; events: Events },
    run: Run,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `UPDATE monitor SET ${columns} WHERE id = $1 AND evaluated_version = $2 AND version = $3
           AND part_mark_id IS NOT DISTINCT FROM $4 AND paused_at IS NULL`,
        [monitor.id, monitor.evaluatedVersion, monitor.version, monitor.part?.markId ?? null, ...values],
      )
      if (rowCount !== 1) return false
      for (let at = 0; at < events.length; at += HITS_AT_ONCE) {
        const hits = events.slice(at, at + HITS_AT_ONCE).map(hitOf)
        await client.query(ADD_HITS, [monitor.id, version, JSON.stringify(hits)])
      }
      await holdLease(client, run)
      return true
    })

  return {
    /** Names are compared with the words that were imported last. */
    learnWords: () => learnLexicon(pool),

    async publishedVersion(): Promise<number> {
      const { rows } = await pool.query<{ version: number }>(
        'SELECT coalesce(max(version), 0) AS version FROM register_import',
      )
      return rows[0]!.version
    },

    /**
     * The first of those that an import up to `version` has not been compared with, or whose renewal windows are of
     * another day, but those that are set back.
     */
    async listDue({ version, today, now }: Moment, limit: number): Promise<DueMonitor[]> {
      const { rows } = await pool.query<DueMonitor>(
        `SELECT m.id, m.type, m.rule, m.evaluated_version AS "evaluatedVersion", m.version,
           CASE WHEN m.part_version IS NOT NULL
             THEN jsonb_build_object('version', m.part_version, 'markId', m.part_mark_id) END AS part
         FROM monitor m WHERE ${DUE} ORDER BY m.evaluated_version, m.id LIMIT $4`,
        [version, today, now, limit],
      )
      return rows
    },

    async hasDue({ version, today, now }: Moment): Promise<boolean> {
      const { rowCount } = await pool.query(`SELECT FROM monitor m WHERE ${DUE} LIMIT 1`, [version, today, now])
      return rowCount === 1
    },

    /** Records that the imports from one number (excluded) to another have written, after the record with the id `last`. */
    async listChanged(range: { from: number; to: number }, last: number, limit: number): Promise<ChangedMark[]> {
      const { rows } = await pool.query<ChangedRow>(CHANGED, [range.from, range.to, last, limit])
      return rows.map(({ id, keys, before, after, applicantsBefore, applicantsAfter }) => ({
        id,
        keys,
        before: before && stateOf(before, applicantsBefore),
        after: stateOf(after, applicantsAfter),
      }))
    },

    /** A page of the records whose windows may be open, the most urgent first. */
    listRenewalMarks: (rule: MonitorRule, today: string, after: RenewalPlace | null) =>
      listRenewalMarks(pool, rule, { today, years: 1, limit: RENEWAL_MARKS_AT_ONCE, after }),

    /**
     * Keeps what a monitor has found and how far it has looked, both or neither; false where it has been changed,
     * paused or evaluated by somebody else meanwhile.
     * @throws LeaseLost
     */
    commit: (monitor: DueMonitor, found: { version: number; today: string; events: Events }, run: Run) =>
      keep(
        monitor,
        `evaluated_version = $5, evaluated_at = now(), retry_at = NULL, part_version = NULL, part_mark_id = NULL,
         renewal_on = CASE WHEN type = 'renewal' THEN $6::date END`,
        [found.version, found.today],
        found,
        run,
      ),

    /** Likewise a part of it, after which the evaluation goes on with the next record. @throws LeaseLost */
    commitPart: (monitor: DueMonitor, found: { version: number; markId: number; events: Events }, run: Run) =>
      keep(monitor, 'part_version = $5, part_mark_id = $6', [found.version, found.markId], found, run),

    /** Likewise a page that is found again, and not kept twice, where the evaluation does not come to its end. */
    commitPage: (monitor: DueMonitor, found: { version: number; events: Events }, run: Run) =>
      keep(monitor, 'evaluated_version = evaluated_version', [], found, run),

    /** Lets a monitor that could not be evaluated wait, unless it has been changed meanwhile. */
    async setBack({ id, version }: DueMonitor, until: Date): Promise<void> {
      await pool.query('UPDATE monitor SET retry_at = $3 WHERE id = $1 AND version = $2', [id, version, until])
    },
  }
}
export type MonitorsRepository = ReturnType<typeof createMonitorsRepository>

const stateOf = (columns: IndexedColumns, applicants: Applicant[]): MarkState => ({
  office: columns.office,
  markText: columns.mark_text,
  markTextOther: columns.mark_text_other,
  classes: columns.classes,
  status: columns.status,
  publishedOn: columns.published_on,
  registrationPublishedOn: columns.registration_published_on,
  applicants,
})

const hitOf = ({ similarity, ...event }: MonitorEvent) => ({
  ...event,
  similarity,
  score: similarity?.score ?? null,
  level: similarity?.level ?? null,
  engineVersion: similarity && RULES_VERSION,
})
