import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { notifyExpiry } from './notify-expiry.repository.ts'

export const createEntitlementsModule = (platform: Platform) => ({
  schedules: [{ name: 'notify-expiry', everyMs: 10 * MINUTE_MS, run: () => notifyExpiry(platform) }],
})
