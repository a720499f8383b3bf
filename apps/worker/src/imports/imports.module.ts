import { bindJob, importRegister } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { importFaults } from './import-faults.ts'
import { endOfImport, importRegisterHandler } from './import-register.ts'

export const createImportsModule = (platform: Platform, { orderImages }: { orderImages: () => Promise<void> }) => ({
  jobs: [
    bindJob(
      importRegister,
      importRegisterHandler({ ...platform, orderImages }),
      endOfImport(platform.pool, importFaults.givenUp),
      endOfImport(platform.pool, importFaults.cancelled),
    ),
  ],
})
