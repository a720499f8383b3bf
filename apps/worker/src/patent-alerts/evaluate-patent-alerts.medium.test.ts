import type { PatentRule } from '@markwright/db'
import { evaluatePatentAlerts, recordJob } from '@markwright/jobs'
import { createEmbeddedPatentIndex, type PatentIndex } from '@markwright/patent-search'
import { signWebhook, webhookSecret } from '@markwright/monitoring/webhook-signature'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeProvider } from '../../../../tests/support/fake-provider.ts'
import { insertRow } from '../../../../tests/support/insert-row.ts'
import { createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { APP_SECRET, createMonitorBench, type MonitorBench } from '../../../../tests/support/monitor-bench.ts'
import { importPatentsHandler } from '../patents/import-patents.ts'
import { queuePatentImport } from '../patents/patent-import.repository.ts'
import { createAlertDigestsRepository } from './alert-digests.repository.ts'
import { type AlertsRepository, createAlertsRepository } from './alerts.repository.ts'
import { evaluatePatentAlertsHandler } from './evaluate-patent-alerts.ts'
import { createAlertJobs } from './enqueue-alerts.ts'

let bench: ImportBench
let worker: MonitorBench
let index: PatentIndex
let clock: Date
const now = () => clock
const ignore = () => {}

beforeAll(async () => {
  bench = await createImportBench()
  worker = createMonitorBench(bench, { now })
  const logger = { info: ignore, warn: ignore, error: ignore }
  index = createEmbeddedPatentIndex({ databaseUrl: bench.url, snapshotFolder: null, modelsFolder: null, logger })
  await index.refresh()
})
afterAll(async () => {
  await index?.close()
  await bench?.close()
})
beforeEach(async () => {
  await bench.pool.query('TRUNCATE account, job, patent, patent_import, outbox_message CASCADE')
  clock = new Date('2026-11-24T02:00:00Z')
})

const aPatent = (number: number, title: string, fields: object = {}) => ({
  country: 'CN',
  number: String(110_000_000 + number),
  kind: 'A',
  publishedOn: '2026-11-20',
  titles: { zh: title },
  ...fields,
})

/** Imports records as the worker does. */
async function imports(...records: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  const path = join(folder, 'a.jsonl')
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  const { importId, jobId } = await queuePatentImport(
    { pool: bench.pool, queues: { dispatch: async () => {} }, onError: ignore },
    { files: [{ path, isNamed: true }], demonstration: false },
  )
  const handle = importPatentsHandler({
    pool: bench.pool,
    objects: { put: async () => {}, has: async () => false },
    now,
  })
  const { signal } = new AbortController()
  await handle({ importId }, { jobId, lease: await bench.claim(jobId), signal, progress: async () => {} })
  await bench.pool.query(`UPDATE job SET state = 'completed' WHERE id = $1`, [jobId])
  rmSync(folder, { recursive: true })
}

const expression = (text: string | null, limits: PatentRule['limits'] = {}): PatentRule => ({
  kind: 'expression',
  expression: text,
  limits,
})

/** A member's search that is watched from now on; `columns` are those of the alert. */
async function watches(rule: PatentRule, columns: Record<string, unknown> = {}) {
  const accountId = await worker.buildMember()
  const id = randomUUID()
  await bench.pool.query(
    `INSERT INTO saved_patent_search (id, account_id, query_id, name, mode, content, query, rule, address)
     VALUES ($1, $2, $3, '电池', 'simple', '电池', '{}', $4, '/')`,
    [id, accountId, id, JSON.stringify(rule)],
  )
  await insertRow((statement, values) => bench.pool.query(statement, values), 'patent_alert', {
    id,
    channels: ['site'],
    frequency: 'issue',
    unsubscribe_token: id,
    last_known_id: (await bench.rows<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM patent'))[0]!.id,
    evaluated_change: (await bench.rows<{ n: string }>('SELECT coalesce(max(change_id), 0) AS n FROM patent'))[0]!.n,
    ...columns,
  })
  return id
}

const parts = (changes: Partial<AlertsRepository> = {}) => ({
  alerts: { ...createAlertsRepository(bench.pool), ...changes },
  digests: createAlertDigestsRepository(bench.pool),
  index: {
    use: async <R>(_signal: AbortSignal, work: (own: PatentIndex) => Promise<R>) => work(index),
    close: async () => {},
  },
  dispatchJob: async () => {},
  logger: { error: ignore },
  now,
})
async function aRun() {
  const jobId = randomUUID()
  await recordJob(bench.pool, evaluatePatentAlerts, {}, jobId)
  return { jobId, lease: await bench.claim(jobId), signal: new AbortController().signal, progress: async () => {} }
}
const evaluate = async (changes: Partial<AlertsRepository> = {}, candidatesAtOnce = 500) =>
  evaluatePatentAlertsHandler({ ...parts(changes), candidatesAtOnce })({}, await aRun())
const found = async (alertId?: string) =>
  (
    await bench.rows<{ public_id: string }>(
      `SELECT p.public_id FROM patent_alert_hit h JOIN patent p ON p.id = h.patent_id
       WHERE $1::uuid IS NULL OR h.alert_id = $1 ORDER BY 1`,
      [alertId ?? null],
    )
  ).map(({ public_id }) => public_id)
const notices = () => bench.rows('SELECT title_cn AS title, link FROM notice ORDER BY created_at')

describe('what is found', () => {
  test('new publications that match, and no others; then nothing again', async () => {
    await imports(aPatent(1, '电池包'))
    const id = await watches(expression('TI:电池'))
    await imports(aPatent(1, '电池包'), aPatent(2, '一种电池'), aPatent(3, '一种水杯'))
    expect(await evaluate()).toEqual({ evaluated: 1, digests: 1 })
    expect(await found()).toEqual(['CN110000002A'])
    expect(await notices()).toEqual([
      { title: '专利提醒：“电池”有 1 件新专利', link: `/personalCenter/patentAlert?id=${id}` },
    ])
    await imports(aPatent(2, '一种电池'), aPatent(1, '电池包'))
    expect(await evaluate()).toEqual({ evaluated: 0, digests: 0 })
    expect(await notices()).toHaveLength(1)
  })

  test('a search that was saved before its notation was refused goes on finding', async () => {
    await watches(expression('电池/TI OR 隔膜+电解液'))
    await imports(aPatent(1, '隔膜电解液'))
    expect(await evaluate()).toEqual({ evaluated: 1, digests: 1 })
    expect(await found()).toEqual(['CN110000001A'])
  })

  test('one that was there before and changes is not new, one that changes again is not found twice', async () => {
    await imports(aPatent(1, '水杯'))
    await watches(expression('TI:电池'))
    await imports(aPatent(2, '一种电池'))
    await evaluate()
    await imports(aPatent(1, '电池杯'), aPatent(2, '一种改进的电池'))
    await evaluate()
    expect(await found()).toEqual(['CN110000002A'])
    expect(await notices()).toHaveLength(1)
  })

  test('a new one that matches only after it has been completed', async () => {
    await watches(expression('AB:液冷'))
    await imports(aPatent(1, '电池'))
    await evaluate()
    expect(await found()).toEqual([])
    await imports(aPatent(1, '电池', { abstracts: { zh: '包括液冷板' } }))
    await evaluate()
    expect(await found()).toEqual(['CN110000001A'])
  })

  test('limits hold, with and without an expression', async () => {
    const both = await watches(expression('TI:电池', { countries: ['US'] }))
    const alone = await watches(expression(null, { countries: ['US'] }))
    await imports(aPatent(1, '电池'), aPatent(2, '电池', { country: 'US' }), aPatent(3, '水杯', { country: 'US' }))
    await evaluate()
    expect([await found(both), (await found(alone)).length]).toEqual([[expect.stringMatching(/^US/)], 2])
  })

  test('what is similar to a text or to a publication, but not the publication itself', async () => {
    await imports(aPatent(1, '电池包液冷板结构'))
    const text = await watches({ kind: 'text', text: '液冷板电池包', limits: {} })
    const publication = await watches({ kind: 'publication', id: 'CN110000001A', limits: {} })
    await imports(aPatent(2, '液冷电池包'), aPatent(3, '水杯'))
    await evaluate()
    expect([await found(text), await found(publication)]).toEqual([['CN110000002A'], ['CN110000002A']])
  })

  test('what is similar to a text and named beside it', async () => {
    await watches({ kind: 'text', text: '液冷板电池包', expression: 'PA:乙', limits: {} })
    const named = (name: string) => ({ applicants: [{ name }] })
    await imports(aPatent(2, '液冷电池包', named('甲')), aPatent(3, '液冷电池', named('乙')))
    await evaluate()
    expect(await found()).toEqual(['CN110000003A'])
  })
})

describe('the process that evaluates', () => {
  test('a worker that dies has stored a part, and the next one finds the rest once', async () => {
    await watches(expression('TI:电池'))
    await imports(...[1, 2, 3, 4, 5].map((number) => aPatent(number, `电池${number}`)))
    const { commit } = createAlertsRepository(bench.pool)
    let commits = 0
    const dying: AlertsRepository['commit'] = (...input) => {
      commits++
      return commits >= 3 ? Promise.reject(new Error('killed')) : commit(...input)
    }
    await evaluate({ commit: dying, setBack: async () => [], listDue: once() }, 2)
    expect(await found()).toHaveLength(4)
    await evaluate({}, 2)
    expect(await found()).toHaveLength(5)
    const formatted = await bench.rows<{ n: number }>('SELECT sum(hit_count)::int AS n FROM monitor_digest')
    expect(formatted).toEqual([{ n: 5 }])
  })

  test('two workers at once find and send everything once', async () => {
    await watches(expression('TI:电池'))
    await imports(...[1, 2, 3, 4, 5].map((number) => aPatent(number, `电池${number}`)))
    await Promise.all([evaluate({}, 2), evaluate({}, 2), evaluate()])
    expect(await found()).toHaveLength(5)
    expect(await bench.rows('SELECT sum(hit_count)::int AS n FROM monitor_digest')).toEqual([{ n: 5 }])
  })

  test('a worker that has lost its job writes nothing', async () => {
    await watches(expression('TI:电池'))
    await imports(aPatent(1, '电池'))
    const run = await aRun()
    await bench.pool.query('UPDATE job SET lease = $1 WHERE id = $2', [randomUUID(), run.jobId])
    await expect(evaluatePatentAlertsHandler(parts())({}, run)).rejects.toThrow('another worker')
    expect([await found(), await notices()]).toEqual([[], []])
  })

  test('an alert that fails waits, and the others go on', async () => {
    const broken = await watches(expression('TI:('))
    const whole = await watches(expression('TI:电池'))
    await imports(aPatent(1, '电池'))
    expect(await evaluate()).toEqual({ evaluated: 1, digests: 1 })
    expect(await found(whole)).toEqual(['CN110000001A'])
    expect(await bench.rows('SELECT id FROM patent_alert WHERE retry_at IS NOT NULL')).toEqual([{ id: broken }])
  })
})

describe('what is sent', () => {
  test('nothing while paused; what came meanwhile after that', async () => {
    const id = await watches(expression('TI:电池'), { paused_at: clock })
    await imports(aPatent(1, '电池'))
    expect(await evaluate()).toEqual({ evaluated: 0, digests: 0 })
    await bench.pool.query('UPDATE patent_alert SET paused_at = NULL WHERE id = $1', [id])
    await evaluate()
    expect(await notices()).toHaveLength(1)
  })

  test('a daily digest waits for its hour and gathers what has come', async () => {
    await watches(expression('TI:电池'), { frequency: 'daily', next_digest_at: new Date('2026-11-25T00:00:00Z') })
    await imports(aPatent(1, '电池甲'))
    await evaluate()
    await imports(aPatent(2, '电池乙'))
    await evaluate()
    expect(await notices()).toEqual([])
    clock = new Date('2026-11-25T00:00:05Z')
    await evaluate()
    expect(await notices()).toMatchObject([{ title: '专利提醒：“电池”有 2 件新专利' }])
  })

  test('an e-mail in the language of its recipient, once', async () => {
    const id = await watches(expression('TI:电池'), { channels: ['email'] })
    await imports(aPatent(1, '电池', { titles: { zh: '电池', en: 'Battery' } }))
    await evaluate()
    const [job] = await worker.deliverAll()
    await bench.pool.query(`UPDATE monitor_delivery SET state = 'pending'`)
    await worker.deliverer()(job!.payload, { ...(await worker.aRun()), jobId: job!.id })
    const [mail, ...others] = await bench.rows<{ subject: string; text: string }>('SELECT * FROM outbox_message')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Patent alert: 1 new publication for “电池”')
    expect(mail?.text).toContain('• Battery (CN110000001A)')
    expect(mail?.text).toContain(`https://marks.example/#/personalCenter/patentAlert?id=${id}`)
    expect(mail?.text).toContain(`https://marks.example/#/monitorUnsubscribe?token=${id}`)
  })

  test('a signed call of a webhook, by the same key again after a failure; none within the own network', async () => {
    let response = 500
    const receiver = await startFakeProvider(() => ({ status: response, body: '' }))
    const id = await watches(expression('TI:电池'), {
      channels: ['webhook'],
      webhook_url: `${receiver.baseUrl}/hook`,
    })
    await imports(aPatent(1, '电池'))
    await evaluate()
    await expect(worker.deliverAll()).rejects.toThrow('public internet')
    expect(receiver.requests).toEqual([])
    const again = () => bench.pool.query(`UPDATE job SET state = 'queued' WHERE name = 'deliver-digest'`)
    await again()
    await expect(worker.deliverAll(worker.deliverer(() => true))).rejects.toThrow('500')
    response = 204
    await again()
    await worker.deliverAll(worker.deliverer(() => true))
    receiver.close()
    const [first, second] = receiver.requests
    expect(second?.body).toBe(first?.body)
    expect(JSON.parse(second!.body)).toMatchObject({
      type: 'patentAlert.hit',
      data: { alert: { id, name: '电池' }, total: 1, hits: [{ pubNo: 'CN110000001A' }] },
    })
    const { 'webhook-id': key, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = second!.headers
    expect(first?.headers['idempotency-key']).toBe(key)
    const call = { id: String(key), timestamp: Number(timestamp), body: second!.body }
    expect(signature).toBe(signWebhook(webhookSecret(APP_SECRET, id), call))
  })
})

test('an evaluation is ordered once there is something new, and not while files are imported', async () => {
  const enqueued: string[] = []
  const { alerts, digests } = parts()
  const order = createAlertJobs({
    pool: bench.pool,
    alerts,
    digests,
    enqueue: (async ({ name }: { name: string }) => void enqueued.push(name)) as never,
    now,
    onError: (error) => {
      throw error
    },
  })
  await watches(expression('TI:电池'))
  await order()
  await imports(aPatent(1, '电池'))
  await bench.pool.query(`UPDATE job SET state = 'active' WHERE name = 'import-patents'`)
  await order()
  expect(enqueued).toEqual([])
  await bench.pool.query(`UPDATE job SET state = 'completed' WHERE name = 'import-patents'`)
  await order()
  expect(enqueued).toEqual(['evaluate-patent-alerts'])
})

/** Alerts that are due are listed once: the run ends where its worker would have died. */
function once(): AlertsRepository['listDue'] {
  const { listDue } = createAlertsRepository(bench.pool)
  let isListed = false
  return async (...input) => {
    if (isListed) return []
    isListed = true
    return listDue(...input)
  }
}
