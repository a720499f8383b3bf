import { queryBuilder, sql, namesOf } from '@markwright/db'
import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'

const job = namesOf('job')

export type QueueState = { queue: string; waiting: number; active: number; oldestSeconds: number }

/** Sizes in bytes, ages in seconds; an age is null where there has been nothing. */
export type SiteState = {
  queues: QueueState[]
  failedLastDay: number
  /** Number of the last import of trademarks that was published; 0 before the first. */
  registerVersion: number
  registerAgeSeconds: number | null
  backupAgeSeconds: number | null
  /** Whether the last backup that has ended failed. */
  backupFailed: boolean
  databaseBytes: number
  disk: DiskState
}

export type DiskState = { bytes: number; freeBytes: number }

/** The disk that holds a folder. */
export async function readDisk(folder: string): Promise<DiskState> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { bytes: blocks * bsize, freeBytes: bavail * bsize }
}

/** What the database and the disk say of the site as a whole. */
export async function readSiteState({ pool, dataDir }: { pool: Pool; dataDir: string }): Promise<SiteState> {
  const db = queryBuilder(pool)
  const secondsSince = (column: 'published_at' | 'finished_at') =>
    sql<number | null>`extract(epoch FROM now() - max(${sql.ref(column)}))::float8`
  const [queues, failed, register, backup, lastBackup, size, disk] = await Promise.all([
    db
      .selectFrom('job')
      .select([
        'queue',
        sql<number>`count(*) FILTER (WHERE state = 'queued')::int`.as('waiting'),
        sql<number>`count(*) FILTER (WHERE state = 'active')::int`.as('active'),
        sql<number>`coalesce(greatest(0, extract(epoch FROM now() - min(${job.available_at})
          FILTER (WHERE ${job.state} = 'queued'))), 0)::float8`.as('oldestSeconds'),
      ])
      .where('state', 'in', ['queued', 'active'])
      .groupBy('queue')
      .orderBy('queue')
      .execute(),
    db
      .selectFrom('job')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'failed')
      .where('finished_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('register_import')
      .select([sql<number>`coalesce(max(version), 0)::int`.as('version'), secondsSince('published_at').as('age')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('backup_run')
      .select(secondsSince('finished_at').as('age'))
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('backup_run')
      .select('state')
      .where('state', '<>', 'running')
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    sql<{ bytes: number }>`SELECT pg_database_size(current_database())::float8 AS bytes`.execute(db),
    readDisk(dataDir),
  ])
  return {
    queues,
    failedLastDay: failed.count,
    registerVersion: register.version,
    registerAgeSeconds: register.age,
    backupAgeSeconds: backup.age,
    backupFailed: lastBackup?.state === 'failed',
    databaseBytes: size.rows[0]!.bytes,
    disk,
  }
}
