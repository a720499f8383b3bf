import type { Handlers } from '../../kernel/contract-routes.ts'
import type { OperationsService } from './operations.service.ts'

export const operationsHandlers = (service: OperationsService): Handlers<'getHealth' | 'getReadiness'> => ({
  getHealth: () => service.getHealth(),

  getReadiness: async ({ reply }) => {
    const readiness = await service.getReadiness()
    if (readiness.status !== 'ready') reply.code(503)
    return readiness
  },
})
