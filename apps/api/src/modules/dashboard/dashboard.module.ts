import type { Platform } from '../../platform.ts'
import { createDashboardRepository } from './dashboard.repository.ts'
import { createDashboardService } from './dashboard.service.ts'
import { dashboardHandlers } from './dashboard.routes.ts'

export const createDashboardModule = ({ builder, now }: Platform) => ({
  handlers: dashboardHandlers(createDashboardService({ repository: createDashboardRepository(builder), now })),
})
