import { bindJob, deliverDigest, evaluateMonitors } from '@markwright/jobs'
import { SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createChangesRepository } from './changes.repository.ts'
import { createDigestComposer } from './compose-digests.ts'
import { deliverDigestHandler } from './deliver-digest.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { monitorMessages, type DigestMessages } from './digest-messages.ts'
import { createDigestsRepository } from './digests.repository.ts'
import { evaluateMonitorsHandler } from './evaluate-monitors.ts'
import { createMonitorsRepository } from './monitors.repository.ts'
import { createEvaluationJobs } from './enqueue-evaluations.ts'

type Dependencies = { patentAlerts: { messages: DigestMessages } }

export function createMonitoringModule(platform: Platform, deps: Dependencies) {
  const monitors = createMonitorsRepository(platform.pool)
  const digests = createDigestsRepository(platform.pool)
  const deliveries = createDeliveriesRepository(platform.pool)
  return {
    jobs: [
      bindJob(
        evaluateMonitors,
        evaluateMonitorsHandler({
          ...platform,
          repository: monitors,
          changes: createChangesRepository(platform.pool),
          composeDigests: createDigestComposer({ ...platform, repository: digests }),
        }),
      ),
      bindJob(
        deliverDigest,
        deliverDigestHandler({
          ...platform,
          messages: { monitor: monitorMessages(digests, platform), patentAlert: deps.patentAlerts.messages },
          deliveries,
        }),
        (jobId) => deliveries.fail(jobId),
      ),
    ],
    schedules: [
      {
        name: 'order-evaluations',
        everyMs: 10 * SECOND_MS,
        run: createEvaluationJobs({ ...platform, monitors, digests }),
      },
    ],
  }
}
