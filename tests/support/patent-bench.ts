import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { listFiles } from '../../apps/worker/src/imports/list-files.ts'
import { importPatentsHandler } from '../../apps/worker/src/patents/import-patents.ts'
import { queuePatentImport } from '../../apps/worker/src/patents/patent-import.repository.ts'
import type { PatentRecord } from '../../packages/patents/src/index.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { type ApiBench, createApiBench } from './api-bench.ts'

export type PatentFields = Partial<PatentRecord> & Pick<PatentRecord, 'country' | 'number'>

/** The API over a register of patents of its own; `images` are files beside the records, by name. */
export async function createPatentBench(
  records: readonly PatentFields[],
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<ApiBench> {
  const bench = await createApiBench({ VISITOR_SEARCHES_PER_DAY: '1000', PATENT_SEARCHES_PER_DAY: '1000' })
  await importPatents(bench, records, images)
  return bench
}

/** Imports records as a worker does and waits until the API searches them. */
export async function importPatents(
  { pool, api, call }: ApiBench,
  records: readonly PatentFields[],
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'patents-'))
  writeFileSync(
    join(folder, 'records.jsonl'),
    records.map((record) => `${JSON.stringify({ titles: {}, ...record })}\n`).join(''),
  )
  for (const [name, bytes] of Object.entries(images)) writeFileSync(join(folder, name), bytes)
  const { importId, jobId } = await queuePatentImport(
    { pool, queues: { dispatch: async () => {} }, onError: () => {} },
    { files: await listFiles([folder], '/'), demonstration: false },
  )
  const lease = randomUUID()
  await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
  const handle = importPatentsHandler({
    pool,
    objects: createFolderStore(join(api.dataDir, 'objects')),
    now: () => new Date('2026-11-25T12:00:00Z'),
  })
  const { signal } = new AbortController()
  const totals = await handle({ importId }, { jobId, lease, signal, progress: async () => {} })
  rmSync(folder, { recursive: true })
  expect(totals).toMatchObject({ rejected: 0, failed: 0 })
  await vi.waitFor(
    async () => {
      const { data } = await call('GET', '/patent/search/coverage')
      expect(data.indexed).toBe(data.publications)
    },
    { timeout: 60_000, interval: 100 },
  )
}
