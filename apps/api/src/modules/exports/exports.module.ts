import { createExportOrders } from '@markwright/exports'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { exportsHandlers } from './exports.routes.ts'
import { createExportsService } from './exports.service.ts'

export function createExportsModule({ builder, dispatchJob, limits, settings, now }: Platform) {
  const exports = createExportsService({
    orders: createExportOrders(builder),
    dispatchJob,
    limits,
    exportDays: settings.EXPORT_DAYS,
    now,
  })
  return { handlers: exportsHandlers(exports), api: pick(exports, 'count', 'fileName', 'order') }
}
