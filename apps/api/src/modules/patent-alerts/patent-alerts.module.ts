import type { Platform } from '../../platform.ts'
import type { ListDeliveries } from '../monitoring/index.ts'
import type { PatentServices, PatentsRepository } from '../patents/index.ts'
import { patentAlertsHandlers } from './patent-alerts.routes.ts'
import { createPatentAlerts } from './patent-alerts.services.ts'

type Dependencies = {
  monitoring: { listDeliveries: ListDeliveries }
  patents: Pick<PatentsRepository, 'listPatents'> & { search: Pick<PatentServices['search'], 'findPublication'> }
}

export function createPatentAlertsModule({ pool, builder, limits, settings, now }: Platform, deps: Dependencies) {
  const alerts = createPatentAlerts({
    pool,
    builder,
    patents: deps.patents,
    findPublication: deps.patents.search.findPublication,
    listDeliveries: deps.monitoring.listDeliveries,
    limits,
    appSecret: settings.APP_SECRET,
    now,
  })
  return { handlers: patentAlertsHandlers(alerts) }
}
