import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { openScheduledCases } from './open-scheduled-cases.repository.ts'
import { remindOfDeadlines } from './remind-of-deadlines.repository.ts'

export const createCasesModule = (platform: Platform) => ({
  schedules: [
    { name: 'open-scheduled-cases', everyMs: 5 * MINUTE_MS, run: () => openScheduledCases(platform) },
    { name: 'remind-of-deadlines', everyMs: 30 * MINUTE_MS, run: () => remindOfDeadlines(platform) },
  ],
})
