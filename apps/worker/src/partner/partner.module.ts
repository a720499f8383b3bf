import { HOUR_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { sendStatements } from './send-statements.repository.ts'

export const createPartnerModule = (platform: Platform) => ({
  schedules: [{ name: 'send-statements', everyMs: HOUR_MS, run: () => sendStatements(platform) }],
})
