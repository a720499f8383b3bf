import { bindJob, evaluatePatentAlerts } from '@markwright/jobs'
import { SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createAlertDigestsRepository } from './alert-digests.repository.ts'
import { alertMessages } from './alert-texts.ts'
import { createAlertsRepository } from './alerts.repository.ts'
import { evaluatePatentAlertsHandler } from './evaluate-patent-alerts.ts'
import { createAlertJobs } from './enqueue-alerts.ts'

export function createPatentAlertsModule(platform: Platform) {
  const alerts = createAlertsRepository(platform.pool)
  const digests = createAlertDigestsRepository(platform.pool)
  return {
    jobs: [
      bindJob(
        evaluatePatentAlerts,
        evaluatePatentAlertsHandler({ ...platform, index: platform.patentIndex, alerts, digests }),
      ),
    ],
    schedules: [
      { name: 'order-alerts', everyMs: 10 * SECOND_MS, run: createAlertJobs({ ...platform, alerts, digests }) },
    ],
    api: { messages: alertMessages(digests, platform) },
  }
}
