import type { Platform } from '../../platform.ts'
import type { PatentServices } from '../patents/index.ts'
import { patentAlertsHandlers } from './patent-alerts.routes.ts'
import { createPatentAlerts } from './patent-alerts.services.ts'

export function createPatentAlertsModule(
  { pool, builder, limits, settings, now }: Platform,
  { patents }: { patents: PatentServices },
) {
  const { findPublication } = patents.search
  const alerts = createPatentAlerts({ pool, builder, findPublication, limits, appSecret: settings.APP_SECRET, now })
  return { handlers: patentAlertsHandlers(alerts) }
}
