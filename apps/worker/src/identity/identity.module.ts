import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { clearSessions } from './clear-sessions.repository.ts'

export const createIdentityModule = ({ pool }: Platform) => ({
  schedules: [{ name: 'clear-sessions', everyMs: MINUTE_MS, run: () => clearSessions(pool) }],
})
