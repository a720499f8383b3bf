import { connectPool } from '../../packages/db/src/index.ts'
import type { JobRun } from '../../packages/jobs/src/index.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from './database.ts'
import { asRuntimeRole } from './runtime-role.ts'
import { findImport } from '../../apps/worker/src/imports/import-record.repository.ts'
import { importFaults } from '../../apps/worker/src/imports/import-faults.ts'
import { endOfImport, importRegisterHandler } from '../../apps/worker/src/imports/import-register.ts'
import { queueImport } from '../../apps/worker/src/imports/queue-import.ts'

/**
 * A database, a folder for files, and a worker that runs one import at a time when it is called. `url`: of a database
 * that is there already and stays.
 */
export async function createImportBench(url?: string) {
  const database = url === undefined ? await createTestDatabase() : { url, drop: async () => {} }
  const pool = connectPool({ url: database.url, max: 8 })
  const workerPool = connectPool({ url: asRuntimeRole(database.url), max: 4 })
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const images = new Set<string>()
  const handle = importRegisterHandler({ pool: workerPool, objects: { has: async (key) => images.has(key) } })

  const fileOf = (content: string | Uint8Array | readonly object[]) => {
    const path = join(folder, randomUUID())
    const isBytes = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(path, isBytes ? content : content.map((record) => `${JSON.stringify(record)}\n`).join(''))
    return path
  }
  const order = (path: string, demonstration = false) =>
    queueImport({ pool, queues: { dispatch: async () => {} }, onError: () => {} }, { path, demonstration })
  /** Claims the job as a worker does; the worker that held it before has lost it. */
  const claim = async (jobId: string) => {
    const lease = randomUUID()
    await pool.query(`UPDATE job SET state = 'active', lease = $2, attempts = attempts + 1 WHERE id = $1`, [
      jobId,
      lease,
    ])
    return lease
  }
  const run = async (
    { importId, jobId }: { importId: string; jobId: string },
    options: Partial<Pick<JobRun, 'signal' | 'progress'>> = {},
  ) => {
    const lease = await claim(jobId)
    const signal = options.signal ?? new AbortController().signal
    return handle({ importId }, { jobId, lease, signal, progress: options.progress ?? (async () => {}) })
  }

  /** Ends an import that is not resumed, as a worker does. */
  const end = async ({ jobId }: { jobId: string }, reason: 'cancelled' | 'givenUp') =>
    endOfImport(pool, importFaults[reason])(jobId, { lease: await claim(jobId), error: null })

  const rows = async <Row>(query: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(query, values)).rows as Row[]
  const total = async (table: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n

  return {
    pool,
    images,
    fileOf,
    order,
    claim,
    run,
    end,
    url: database.url,
    folder,
    /** Imports records, or a file as it stands, and gives the report of the job. */
    async import(content: Parameters<typeof fileOf>[0], { demonstration = false } = {}) {
      const ordered = await order(fileOf(content), demonstration)
      return { ...ordered, report: await run(ordered) }
    },
    find: async (importId: string) => (await findImport(pool, importId))!,
    rows,
    total,
    totals: async () => ({
      marks: await total('trademark'),
      goods: await total('trademark_goods'),
      events: await total('trademark_event'),
      parties: await total('party'),
      roles: await total('trademark_party'),
    }),
    /** As before the first import. */
    async empty() {
      await pool.query(
        'TRUNCATE job, register_import, register_reject, register_change, register_office, trademark, party CASCADE',
      )
    },
    async close() {
      await Promise.all([pool.end(), workerPool.end()])
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type ImportBench = Awaited<ReturnType<typeof createImportBench>>

/** A record of mainland China with whatever a test sets. */
export const aRecord = (number: number | string, fields: object = {}) => ({
  office: 'CN',
  applicationNumber: String(number),
  kind: 'word',
  text: `标${number}`,
  classes: [9],
  status: 1,
  ...fields,
})

/** Records with one good, one event and one of seven applicants each. */
export const manyRecords = (length: number, fields: object = {}) =>
  Array.from({ length }, (_, at) =>
    aRecord(1000 + at, {
      goods: [{ classNo: 9, text: `商品 ${at}` }],
      events: [{ on: '2020-01-02', text: '申请收文' }],
      applicants: [{ name: `公司 ${at % 7}` }],
      ...fields,
    }),
  )

/** Counts of a report, in the order in which it tells them. */
export const counts = (created: number, updated: number, unchanged: number, outdated: number, rejected: number) => ({
  created,
  updated,
  unchanged,
  outdated,
  rejected,
})
