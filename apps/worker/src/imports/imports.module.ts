import { bindJob, importRegister } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { importFaults } from './import-faults.ts'
import { endOfImport, importRegisterHandler } from './import-register.ts'

type Dependencies = { imageSearch: { orderImages: () => Promise<void> } }

export const createImportsModule = (platform: Platform, deps: Dependencies) => ({
  jobs: [
    bindJob(
      importRegister,
      importRegisterHandler({ ...platform, orderImages: deps.imageSearch.orderImages }),
      endOfImport(platform.pool, importFaults.givenUp),
      endOfImport(platform.pool, importFaults.cancelled),
    ),
  ],
})
