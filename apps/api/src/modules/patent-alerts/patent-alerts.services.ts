import type { QueryBuilder } from '@markwright/db'
import type { Pool } from 'pg'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { createWebhookTest, type ListDeliveries } from '../monitoring/index.ts'
import type { PatentServices, PatentsRepository } from '../patents/index.ts'
import { createPatentAlertsRepository } from './patent-alerts.repository.ts'
import { createPatentAlertsService } from './patent-alerts.service.ts'
import { createSavedSearchesRepository } from './saved-searches.repository.ts'

const DELIVERIES_LISTED = 20

/** All of saved patent searches and their alerts but what the worker does. */
export function createPatentAlerts(deps: {
  pool: Pool
  builder: QueryBuilder
  patents: Pick<PatentsRepository, 'listPatents'>
  listDeliveries: ListDeliveries
  findPublication: PatentServices['search']['findPublication']
  limits: RateLimits
  appSecret: string
  now: () => Date
}) {
  const searches = createPatentAlertsService({
    ...deps,
    saved: createSavedSearchesRepository(deps.builder),
    alerts: createPatentAlertsRepository(deps.builder),
  })
  return {
    searches,
    testWebhook: createWebhookTest({
      ...deps,
      onlyHttps: true,
      async describe(accountId, id) {
        const { name } = await searches.find(accountId, id)
        return { type: 'patentAlert.test', data: { alert: { id, name }, total: 0, hits: [] } }
      },
    }),
    /** @throws 404 for a search of somebody else. */
    async listDeliveries(accountId: string, id: string) {
      await searches.find(accountId, id)
      return deps.listDeliveries(accountId, id, DELIVERIES_LISTED)
    },
  }
}
export type PatentAlerts = ReturnType<typeof createPatentAlerts>
