import { createChangesRepository } from '../../apps/worker/src/monitoring/changes.repository.ts'
import { createDigestComposer } from '../../apps/worker/src/monitoring/compose-digests.ts'
import { deliverDigestHandler } from '../../apps/worker/src/monitoring/deliver-digest.ts'
import { createDeliveriesRepository } from '../../apps/worker/src/monitoring/deliveries.repository.ts'
import { createDigestsRepository } from '../../apps/worker/src/monitoring/digests.repository.ts'
import { evaluateMonitorsHandler } from '../../apps/worker/src/monitoring/evaluate-monitors.ts'
import { monitorMessages } from '../../apps/worker/src/monitoring/digest-messages.ts'
import { createMonitorsRepository } from '../../apps/worker/src/monitoring/monitors.repository.ts'
import { createAlertDigestsRepository } from '../../apps/worker/src/patent-alerts/alert-digests.repository.ts'
import { alertMessages } from '../../apps/worker/src/patent-alerts/alert-texts.ts'
import { createOutboxStore } from '../../apps/worker/src/mail/outbox.repository.ts'
import { evaluateMonitors, type JobRun, recordJob } from '../../packages/jobs/src/index.ts'
import { createOutbox } from '../../packages/messaging/src/outbox.ts'
import { randomUUID } from 'node:crypto'
import type { ImportBench } from './import-bench.ts'
import { insertRow } from './insert-row.ts'

export const APP_SECRET = 'of-tests-only-and-32-characters!'
const SITE_URL = 'https://marks.example'
const everyRecord = { text: null, leastScore: 60, party: null, isWholeName: false, keys: [], offices: [], classes: [] }

/** A worker that evaluates monitors and delivers their digests when it is called. */
export function createMonitorBench(
  bench: Pick<ImportBench, 'pool' | 'claim' | 'rows'>,
  {
    now = () => new Date(),
    logger = { error() {} },
  }: { now?: () => Date; logger?: { error(facts: object, message: string): void } } = {},
) {
  const { pool } = bench
  const digests = createDigestsRepository(pool)
  const deliveries = createDeliveriesRepository(pool)
  const evaluation = {
    repository: createMonitorsRepository(pool),
    changes: createChangesRepository(pool),
    composeDigests: createDigestComposer({ repository: digests, dispatchJob: async () => {}, now }),
    ownRules: [],
    logger,
    now,
  }
  const runOf = async (jobId: string): Promise<JobRun> => ({
    jobId,
    lease: await bench.claim(jobId),
    signal: new AbortController().signal,
    progress: async () => {},
  })
  /** A job that a worker has claimed. */
  const aRun = async () => {
    const jobId = randomUUID()
    await recordJob(pool, evaluateMonitors, {}, jobId)
    return runOf(jobId)
  }
  const deliverer = (isPublic?: (address: string) => boolean) =>
    deliverDigestHandler({
      messages: {
        monitor: monitorMessages(digests, { siteUrl: SITE_URL }),
        patentAlert: alertMessages(createAlertDigestsRepository(pool), { siteUrl: SITE_URL }),
      },
      deliveries,
      email: createOutbox(createOutboxStore(pool)).email,
      appSecret: APP_SECRET,
      now,
      ...(isPublic && { isPublic }),
    })

  return {
    digests,
    deliveries,
    /** What an evaluation is made of, for a test that breaks a part of it. */
    evaluation,
    aRun,
    deliverer,
    evaluate: async () => evaluateMonitorsHandler(evaluation)({}, await aRun()),

    /** Runs every delivery that waits, as workers do. */
    async deliverAll(deliver = deliverer()) {
      const jobs = await bench.rows<{ id: string; payload: { deliveryId: string } }>(
        `SELECT id, payload FROM job WHERE name = 'deliver-digest' AND state = 'queued' ORDER BY created_at`,
      )
      for (const { id, payload } of jobs) await deliver(payload, await runOf(id))
      return jobs
    },

    async buildMember() {
      const id = randomUUID()
      await pool.query(`INSERT INTO account (id, phone, email, language) VALUES ($1, $2, 'li@example.com', 'en')`, [
        id,
        id,
      ])
      return id
    },

    /** `fields` are columns; a rule is added to one that every record meets. */
    async aMonitor(accountId: string, fields: { type?: string; rule?: object } & Record<string, unknown> = {}) {
      const id = randomUUID()
      const row: Record<string, unknown> = {
        id,
        account_id: accountId,
        name: '云澜',
        type: 'similar',
        query: '{}',
        channels: ['site', 'email'],
        frequency: 'issue',
        unsubscribe_token: id,
        evaluated_version: 0,
        ...fields,
        rule: JSON.stringify({ ...everyRecord, ...(fields.rule ?? { text: '云澜' }) }),
      }
      await insertRow((statement, values) => pool.query(statement, values), 'monitor', row)
      return id
    },
  }
}
export type MonitorBench = ReturnType<typeof createMonitorBench>
