import type { Platform } from '../../platform.ts'
import { createStatisticsRepository } from './statistics.repository.ts'
import { statisticsHandlers } from './statistics.routes.ts'

export const createStatisticsModule = ({ db }: Platform) => ({
  handlers: statisticsHandlers(createStatisticsRepository(db)),
})
