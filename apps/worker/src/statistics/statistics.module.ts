import { SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { countWords } from './count-words.repository.ts'
import { renewStatistics } from './renew-statistics.repository.ts'

export function createStatisticsModule({ pool }: Platform) {
  const count = async () => {
    await renewStatistics(pool)
    await countWords(pool)
  }
  return { schedules: [{ name: 'renew-statistics', everyMs: 10 * SECOND_MS, run: count }] }
}
