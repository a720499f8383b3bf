import { applyRetention, bindJob, lastOrdered } from '@markwright/jobs'
import { deleteExpiredKeys } from '@markwright/key-value'
import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { applyRetentionHandler, createRetentionJobs } from './apply-retention.ts'
import { createRetentionRepository } from './retention.repository.ts'

/** As long as the site says that lists of patent numbers stay. */
const NUMBER_IMPORT_DAYS = 30

export function createOperationsModule(platform: Platform) {
  const { pool, builder, settings } = platform
  const days = {
    job: settings.RETENTION_JOB_DAYS,
    registerChange: settings.RETENTION_REGISTER_CHANGE_DAYS,
    searchLog: settings.RETENTION_SEARCH_LOG_DAYS,
    pageView: settings.RETENTION_PAGE_VIEW_DAYS,
    outboxMessage: settings.RETENTION_OUTBOX_DAYS,
    auditEntry: settings.RETENTION_AUDIT_DAYS,
    numberImport: NUMBER_IMPORT_DAYS,
  }
  const orderRetention = createRetentionJobs({ ...platform, lastOrderedAt: () => lastOrdered(pool, applyRetention) })
  return {
    jobs: [bindJob(applyRetention, applyRetentionHandler({ repository: createRetentionRepository(builder), days }))],
    schedules: [
      { name: 'order-retention', everyMs: 10 * MINUTE_MS, run: orderRetention },
      // Redis deletes its keys itself.
      ...(settings.REDIS_URL ? [] : [{ name: 'clear-keys', everyMs: MINUTE_MS, run: () => deleteExpiredKeys(pool) }]),
    ],
  }
}
