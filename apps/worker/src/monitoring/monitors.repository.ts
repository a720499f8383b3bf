import {
  anyOf,
  expressionBuilder,
  type QueryBuilder,
  queryBuilder,
  queryBuilderOf,
  sql,
  type Tables,
  type UpdateObject,
} from '@markwright/db'
import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { listRenewalMarks, type RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { RULES_VERSION } from '@markwright/similarity'
import type { Pool } from 'pg'
import { holdLease } from '../imports/import-record.repository.ts'
import type { MonitorEvent } from './find-events.ts'

/** A monitor that has something to look at. */
export type DueMonitor = {
  id: string
  type: MonitorType
  rule: MonitorRule
  /** Number of the last import that it has been compared with. */
  evaluatedVersion: number
  /** Number of the last batch of images that it has been compared with. */
  imageBatch: number
  /** Where an evaluation goes on that has saved a part: the import up to which it compares, and the last record. */
  part: { version: number; markId: number } | null
  /** Counts its own changes. */
  version: number
}

/** Number of the last import and of the last batch of images, the time, and its day in Asia/Shanghai. */
export type Moment = { version: number; imageBatch: number; today: string; now: Date }

const RENEWAL_MARKS_AT_ONCE = 5000
const HITS_AT_ONCE = 500

const ofMonitor = expressionBuilder<Tables, 'monitor'>()

type Events = readonly MonitorEvent[]
type Run = { jobId: string; lease: string }

export function createMonitorsRepository(pool: Pool) {
  const db = queryBuilder(pool)

  const due = ({ version, imageBatch, today, now }: Moment) =>
    db
      .selectFrom('monitor')
      .where('paused_at', 'is', null)
      .where((is) => is.or([is('retry_at', 'is', null), is('retry_at', '<=', now)]))
      .where((is) =>
        is.or([
          is('evaluated_version', '<', version),
          is.and([is('type', '=', 'renewal'), is.or([is('renewal_on', 'is', null), is('renewal_on', '<', today)])]),
          is.and([is('type', '=', 'image'), is('image_batch', '<', imageBatch)]),
        ]),
      )

  const save = (
    monitor: DueMonitor,
    columns: UpdateObject<Tables, 'monitor'>,
    { version, events }: { version: number; events: Events },
    run: Run,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const tx = queryBuilderOf(client)
      const { numUpdatedRows } = await tx
        .updateTable('monitor')
        .set(columns)
        .where('id', '=', monitor.id)
        .where('evaluated_version', '=', monitor.evaluatedVersion)
        .where('version', '=', monitor.version)
        .where('part_mark_id', 'is not distinct from', monitor.part?.markId ?? null)
        .where('paused_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      for (let at = 0; at < events.length; at += HITS_AT_ONCE)
        await addHits(tx, monitor.id, version, events.slice(at, at + HITS_AT_ONCE))
      await holdLease(client, run)
      return true
    })

  return {
    /** The images are counted first: those of an import that is published in between come with it. */
    async latest(): Promise<{ version: number; imageBatch: number }> {
      const images = await db
        .selectFrom('mark_image')
        .select(({ fn }) => fn.max<number | null>('news_batch').as('last'))
        .executeTakeFirstOrThrow()
      const imports = await db
        .selectFrom('register_import')
        .select(({ fn }) => fn.max<number | null>('version').as('last'))
        .executeTakeFirstOrThrow()
      return { version: imports.last ?? 0, imageBatch: images.last ?? 0 }
    },

    /**
     * The first of those that an import up to `version` or images up to `imageBatch` have not been compared with, or
     * whose renewal windows are of another day, but those that are set back.
     */
    async listDue(moment: Moment, limit: number): Promise<DueMonitor[]> {
      const rows = await due(moment)
        .select([
          'id',
          'type',
          'rule',
          'evaluated_version as evaluatedVersion',
          'version',
          'image_batch as imageBatch',
          'part_version',
          'part_mark_id',
        ])
        .orderBy('evaluated_version')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ part_version: version, part_mark_id: markId, ...monitor }) => ({
        ...monitor,
        part: version === null ? null : { version, markId: markId! },
      }))
    },

    hasDue: async (moment: Moment): Promise<boolean> =>
      (await due(moment).select('id').limit(1).executeTakeFirst()) !== undefined,

    /** The image that a monitor watches (WebP). */
    async findImage(monitorId: string): Promise<Uint8Array | null> {
      const found = await db.selectFrom('monitor').select('image').where('id', '=', monitorId).executeTakeFirst()
      return found?.image ?? null
    },

    /** A page of the records whose windows may be open, the most urgent first. */
    listRenewalMarks: (rule: MonitorRule, today: string, after: RenewalPlace | null) =>
      listRenewalMarks(db, rule, { today, years: 1, limit: RENEWAL_MARKS_AT_ONCE, after }),

    /**
     * Saves what a monitor has found and how far it has looked, both or neither; false where it has been changed,
     * paused or evaluated by somebody else meanwhile.
     * @throws LeaseLost
     */
    commit: (
      monitor: DueMonitor,
      found: { version: number; imageBatch?: number; today: string; events: Events },
      run: Run,
    ) =>
      save(
        monitor,
        {
          evaluated_version: found.version,
          evaluated_at: sql<Date>`now()`,
          retry_at: null,
          part_version: null,
          part_mark_id: null,
          renewal_on: monitor.type === 'renewal' ? found.today : null,
          ...(found.imageBatch !== undefined && {
            image_batch: sql<number>`greatest(${ofMonitor.ref('image_batch')}, ${found.imageBatch}::int)`,
          }),
        },
        found,
        run,
      ),

    /** Likewise a part of it, after which the evaluation goes on with the next record. @throws LeaseLost */
    commitPart: (monitor: DueMonitor, found: { version: number; markId: number; events: Events }, run: Run) =>
      save(monitor, { part_version: found.version, part_mark_id: found.markId }, found, run),

    /** Likewise a page that is found again, and not saved twice, where the evaluation does not come to its end. */
    commitPage: (monitor: DueMonitor, found: { version: number; events: Events }, run: Run) =>
      save(monitor, { evaluated_version: monitor.evaluatedVersion }, found, run),

    /** Lets a monitor that could not be evaluated wait, unless it has been changed meanwhile. */
    async setBack({ id, version }: DueMonitor, until: Date): Promise<void> {
      await db
        .updateTable('monitor')
        .set({ retry_at: until })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    },
  }
}
export type MonitorsRepository = ReturnType<typeof createMonitorsRepository>

/** A published mark that the member has ignored before is no hit. */
async function addHits(tx: QueryBuilder, monitorId: string, version: number, events: Events) {
  const published = events.filter(({ kind }) => kind === 'published').map(({ trademarkId }) => trademarkId)
  const ignored =
    published.length === 0
      ? []
      : await tx
          .selectFrom('monitor_hit')
          .select('trademark_id')
          .where('monitor_id', '=', monitorId)
          .where('trademark_id', '=', anyOf(published))
          .where('verdict', '=', 'ignore')
          .execute()
  const ignoredIds = new Set(ignored.map((hit) => hit.trademark_id))
  const news = events.filter(({ kind, trademarkId }) => kind !== 'published' || !ignoredIds.has(trademarkId))
  if (news.length === 0) return
  await tx
    .insertInto('monitor_hit')
    .values(news.map((event) => hitOf(monitorId, version, event)))
    .onConflict((same) => same.doNothing())
    .execute()
}

const hitOf = (monitorId: string, version: number, event: MonitorEvent) => ({
  monitor_id: monitorId,
  trademark_id: event.trademarkId,
  kind: event.kind,
  change: event.change,
  data_version: version,
  score: event.similarity?.score ?? null,
  level: event.similarity?.level ?? null,
  similarity: event.similarity && JSON.stringify(event.similarity),
  engine_version: event.similarity && RULES_VERSION,
  facts: event.facts && JSON.stringify(event.facts),
  deadline_on: event.deadlineOn,
})
