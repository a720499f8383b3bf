import type { Handlers } from '../../kernel/contract-routes.ts'
import type { OperationsService } from './operations.service.ts'

export const operationsHandlers = (service: OperationsService): Handlers<'getHealth' | 'getReadiness' | 'getSite'> => ({
  getHealth: () => service.getHealth(),

  getSite: () => service.getSite(),

  getReadiness: async ({ reply }) => {
    const readiness = await service.getReadiness()
    if (readiness.status !== 'ready') reply.code(503)
    return readiness
  },
})
