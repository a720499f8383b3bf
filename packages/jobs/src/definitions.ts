import type { JobDefinition } from './define-job.ts'
import { importRegister } from './import-register.ts'

/** Every job there is; a worker refuses to start while one has no handler. */
export const jobDefinitions = [importRegister] as const satisfies readonly JobDefinition[]
