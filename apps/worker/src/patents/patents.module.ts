import { bindJob, importPatents, isEnqueued, lookUpNumbers } from '@markwright/jobs'
import { createNumberImports } from '@markwright/patent-register'
import { importFaults } from '../imports/import-faults.ts'
import { HOUR_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { endOfPatentImport, importPatentsHandler } from './import-patents.ts'
import { lookUpNumbersHandler } from './look-up-numbers.ts'
import { updateDueLegalStatuses } from './update-legal-status.repository.ts'

export function createPatentsModule(platform: Platform) {
  const { pool, builder, now } = platform

  const recomputeLegalStatuses = async () => {
    // An import renews what it writes.
    if (!(await isEnqueued(pool, importPatents, ['active'])))
      await updateDueLegalStatuses(builder, now().toISOString().slice(0, 10))
  }
  return {
    jobs: [
      bindJob(
        importPatents,
        importPatentsHandler(platform),
        endOfPatentImport(pool, importFaults.givenUp),
        endOfPatentImport(pool, importFaults.cancelled),
      ),
      bindJob(lookUpNumbers, lookUpNumbersHandler({ db: builder, imports: createNumberImports(builder) })),
    ],
    schedules: [{ name: 'renew-standings', everyMs: HOUR_MS, run: recomputeLegalStatuses }],
  }
}
