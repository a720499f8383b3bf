import type { Platform } from '../../platform.ts'
import { createHostingRepository } from './hosting.repository.ts'
import { createHostingService } from './hosting.service.ts'
import { hostingHandlers } from './hosting.routes.ts'

export const createHostingModule = ({ db, builder }: Platform) => ({
  handlers: hostingHandlers(createHostingService({ repository: createHostingRepository({ db, builder }) })),
})
