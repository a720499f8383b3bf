import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { listRenewalMarks, type RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { RULES_VERSION } from '@markwright/similarity'
import type { Pool } from 'pg'
import { holdLease } from '../imports/import-record.ts'
import type { MonitorEvent } from './find-events.ts'

/** A monitor that has something to look at. */
export type DueMonitor = {
  id: string
  type: MonitorType
  rule: MonitorRule
  /** Number of the last import that it has been compared with. */
  evaluatedVersion: number
  /** Number of the last batch of pictures that it has been compared with. */
  imageBatch: number
  /** Where an evaluation goes on that has kept a part: the import up to which it compares, and the last record. */
  part: { version: number; markId: number } | null
  /** Counts its own changes. */
  version: number
}

/** Number of the last import and of the last batch of pictures, the time, and its day in Asia/Shanghai. */
export type Moment = { version: number; imageBatch: number; today: string; now: Date }

const RENEWAL_MARKS_AT_ONCE = 5000
const HITS_AT_ONCE = 500

const DUE = `m.paused_at IS NULL AND (m.retry_at IS NULL OR m.retry_at <= $3) AND (m.evaluated_version < $1
  OR (m.type = 'renewal' AND (m.renewal_on IS NULL OR m.renewal_on < $2::date))
  OR (m.type = 'picture' AND m.image_batch < $4))`

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
    /** The pictures are counted first: those of an import that is published in between come with it. */
    async latest(): Promise<{ version: number; imageBatch: number }> {
      const batches = await pool.query<{ n: number }>('SELECT coalesce(max(news_batch), 0) AS n FROM mark_image')
      const imports = await pool.query<{ n: number }>('SELECT coalesce(max(version), 0) AS n FROM register_import')
      return { version: imports.rows[0]!.n, imageBatch: batches.rows[0]!.n }
    },

    /**
     * The first of those that an import up to `version` or pictures up to `imageBatch` have not been compared with, or
     * whose renewal windows are of another day, but those that are set back.
     */
    async listDue({ version, imageBatch, today, now }: Moment, limit: number): Promise<DueMonitor[]> {
      const { rows } = await pool.query<DueMonitor>(
        `SELECT m.id, m.type, m.rule, m.evaluated_version AS "evaluatedVersion", m.version,
           m.image_batch AS "imageBatch",
           CASE WHEN m.part_version IS NOT NULL
             THEN jsonb_build_object('version', m.part_version, 'markId', m.part_mark_id) END AS part
         FROM monitor m WHERE ${DUE} ORDER BY m.evaluated_version, m.id LIMIT $5`,
        [version, today, now, imageBatch, limit],
      )
      return rows
    },

    async hasDue({ version, imageBatch, today, now }: Moment): Promise<boolean> {
      const moment = [version, today, now, imageBatch]
      const { rowCount } = await pool.query(`SELECT FROM monitor m WHERE ${DUE} LIMIT 1`, moment)
      return rowCount === 1
    },

    /** The picture that a monitor watches (WebP). */
    async findPicture(monitorId: string): Promise<Uint8Array | null> {
      const { rows } = await pool.query<{ picture: Buffer | null }>('SELECT picture FROM monitor WHERE id = $1', [
        monitorId,
      ])
      return rows[0]?.picture ?? null
    },

    /** A page of the records whose windows may be open, the most urgent first. */
    listRenewalMarks: (rule: MonitorRule, today: string, after: RenewalPlace | null) =>
      listRenewalMarks(pool, rule, { today, years: 1, limit: RENEWAL_MARKS_AT_ONCE, after }),

    /**
     * Keeps what a monitor has found and how far it has looked, both or neither; false where it has been changed,
     * paused or evaluated by somebody else meanwhile.
     * @throws LeaseLost
     */
    commit: (
      monitor: DueMonitor,
      found: { version: number; imageBatch?: number; today: string; events: Events },
      run: Run,
    ) =>
      keep(
        monitor,
        `evaluated_version = $5, evaluated_at = now(), retry_at = NULL, part_version = NULL, part_mark_id = NULL,
         renewal_on = CASE WHEN type = 'renewal' THEN $6::date END, image_batch = greatest(image_batch, $7)`,
        [found.version, found.today, found.imageBatch],
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

const hitOf = ({ similarity, ...event }: MonitorEvent) => ({
  ...event,
  similarity,
  score: similarity?.score ?? null,
  level: similarity?.level ?? null,
  engineVersion: similarity && RULES_VERSION,
})
