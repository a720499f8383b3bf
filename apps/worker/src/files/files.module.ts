import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createVisitorFileClearing } from './clear-visitor-files.repository.ts'

export const createFilesModule = (platform: Platform) => ({
  schedules: [{ name: 'clear-visitor-files', everyMs: MINUTE_MS, run: createVisitorFileClearing(platform) }],
})
