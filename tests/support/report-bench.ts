import {
  createEarlierMarksReader,
  createMarksOfImagesReader,
  createReportMarksReader,
} from '../../packages/clearance/src/index.ts'
import { createEntitlements } from '../../packages/entitlements/src/index.ts'
import { createEmbeddedImageIndex } from '../../packages/image-search/src/index.ts'
import { connectPostgresKeyValue } from '../../packages/key-value/src/postgres.ts'
import type { JobRun } from '../../packages/jobs/src/index.ts'
import { createEmbeddedMarkIndex } from '../../packages/search/src/index.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { createIndexOnDemand } from '../../apps/worker/src/index-on-demand.ts'
import { makeReportHandler } from '../../apps/worker/src/reports/make-report.ts'
import { createReportsRepository } from '../../apps/worker/src/reports/reports.repository.ts'
import { join } from 'node:path'
import type { TestApi } from './api.ts'
import type { ImportBench } from './import-bench.ts'
import { buildGrant } from './plans.ts'

const silent = { info() {}, warn() {}, error() {} }
const SITE = 'https://marks.example'

/** A worker that makes reports one at a time when it is called, beside an API with the same store. */
export function createReportBench(bench: ImportBench, api: Pick<TestApi, 'dataDir' | 'stores'>) {
  const index = createIndexOnDemand({
    open: () => createEmbeddedMarkIndex({ databaseUrl: bench.url, snapshotFolder: null, logger: silent }),
  })
  const images = createIndexOnDemand({
    open: () => createEmbeddedImageIndex({ databaseUrl: bench.url, logger: silent }),
  })
  const entitlements = createEntitlements({
    pool: bench.pool,
    keyValueStore: connectPostgresKeyValue(bench.pool),
    now: () => new Date(),
  })
  const repository = createReportsRepository({ pool: bench.pool, siteUrl: SITE, entitlements })
  const objects = createFolderStore(join(api.dataDir, 'objects'))
  const handle = makeReportHandler({
    repository,
    index,
    images,
    listMarksOfImages: createMarksOfImagesReader(bench.pool),
    objects,
    siteUrl: SITE,
    sources: {
      register: createEarlierMarksReader(bench.pool),
      readNiceTable: async () => null,
      listMarks: createReportMarksReader(bench.pool),
    },
  })
  const jobOf = async (number: string) => {
    const [report] = await bench.rows<{ id: string; jobId: string }>(
      'SELECT id, job_id AS "jobId" FROM registrability_report WHERE number = $1',
      [number],
    )
    return report!
  }
  return {
    objects,
    /** Runs the present job of a report. */
    async run(number: string, options: Partial<Pick<JobRun, 'signal' | 'progress'>> = {}) {
      const { id, jobId } = await jobOf(number)
      const lease = await bench.claim(jobId)
      const signal = options.signal ?? new AbortController().signal
      return handle({ reportId: id }, { jobId, lease, signal, progress: options.progress ?? (async () => {}) })
    },
    /** As when the attempts of the present job are used up. */
    fail: async (number: string) => repository.fail((await jobOf(number)).jobId),
    idOf: async (number: string) => (await jobOf(number)).id,
    /** Reports that a member may order. */
    grant: (accountId: string, total: number) => buildGrant(api, accountId, [{ services: ['report'], total }]),
    close: async () => {
      await index.close()
      await images.close()
    },
  }
}
export type ReportBench = ReturnType<typeof createReportBench>
