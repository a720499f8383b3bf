import { bindJob, clearAccount } from '@markwright/jobs'
import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createAccountClearing } from './clear-account.repository.ts'
import { clearAccountHandler } from './clear-account.ts'
import { clearSessions } from './clear-sessions.repository.ts'

export const createIdentityModule = ({ pool, builder, objects }: Platform) => ({
  jobs: [bindJob(clearAccount, clearAccountHandler({ clearRows: createAccountClearing(builder), objects }))],
  schedules: [{ name: 'clear-sessions', everyMs: MINUTE_MS, run: () => clearSessions(pool) }],
})
