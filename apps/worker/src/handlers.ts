import { bindJob, importRegister } from '@markwright/jobs'
import type { Logger } from '@markwright/runtime'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { importRegisterHandler } from './imports/import-register.ts'

/** One handler for each job there is. */
export const createHandlers = (deps: { pool: Pool; objects: ObjectStore; logger: Logger }) => [
  bindJob(importRegister, importRegisterHandler(deps)),
]
