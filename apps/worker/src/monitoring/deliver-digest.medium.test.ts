import { signWebhook, webhookSecret } from '@markwright/monitoring/webhook-signature'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../../../../tests/support/fake-provider.ts'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { APP_SECRET, createMonitorBench, type MonitorBench } from '../../../../tests/support/monitor-bench.ts'

let bench: ImportBench
let worker: MonitorBench
let clock: Date
const now = () => clock
beforeAll(async () => {
  bench = await createImportBench()
  worker = createMonitorBench(bench, { now })
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account, outbox_message CASCADE')
  clock = new Date('2026-11-22T02:00:00Z')
})

test.each([
  ['e-mail was stopped', `UPDATE monitor SET channels = '{site}'`, 'digest.unwanted'],
  ['the account was shut out', `UPDATE account SET status = 'disabled'`, 'digest.unwanted'],
  ['the address was removed', 'UPDATE account SET email = NULL', 'digest.noEmail'],
])('an e-mail that waits is not sent where %s', async (_, change, problem) => {
  await worker.aMonitor(await worker.buildMember())
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker.evaluate()
  await bench.pool.query(change)
  await worker.deliverAll()
  expect(await bench.total('outbox_message')).toBe(0)
  expect(
    await bench.rows(`SELECT state, problem->>'id' AS problem FROM monitor_delivery WHERE channel = 'email'`),
  ).toEqual([{ state: 'failed', problem }])
})

test('an e-mail that is sent again by the next worker arrives once, in the language of its recipient', async () => {
  await worker.aMonitor(await worker.buildMember())
  await bench.import([aRecord(1, { text: '云澜', publishedOn: '2026-11-20', status: 3 })])
  await worker.evaluate()
  const [job] = await worker.deliverAll()
  await bench.pool.query(`UPDATE monitor_delivery SET state = 'pending' WHERE channel = 'email'`)
  await worker.deliverer()(job!.payload, { ...(await worker.aRun()), jobId: job!.id })
  const [mail, ...others] = await bench.rows<{ to: string; subject: string; text: string }>(
    'SELECT "to", subject, text FROM outbox_message',
  )
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'li@example.com', subject: 'Trademark monitoring: 1 new result for “云澜”' })
  expect(mail?.text).toContain('opposition until 2027-02-22')
  expect(mail?.text).toMatch(/https:\/\/marks\.example\/#\/monitorUnsubscribe\?token=[\da-f-]{36}/)
})

test('a daily digest waits for its hour and gathers what has come since; nothing new, nothing sent', async () => {
  await worker.aMonitor(await worker.buildMember(), {
    frequency: 'daily',
    next_digest_at: new Date('2026-11-23T00:00:00Z'),
  })
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker.evaluate()
  await bench.import([aRecord(2, { text: '云澜' })])
  await worker.evaluate()
  expect(await bench.total('notice')).toBe(0)
  clock = new Date('2026-11-23T00:00:05Z')
  await worker.evaluate()
  expect(await bench.rows('SELECT title_cn FROM notice')).toEqual([{ title_cn: '商标监测：“云澜”有 2 条新结果' }])
  clock = new Date('2026-11-24T00:00:05Z')
  await worker.evaluate()
  expect(await bench.total('notice')).toBe(1)
})

describe('a webhook', () => {
  let receiver: FakeProvider
  let response = 200
  beforeAll(async () => {
    receiver = await startFakeProvider(() => ({ status: response, body: '' }))
  })
  afterAll(() => receiver.close())
  beforeEach(() => receiver.requests.splice(0))

  const hook = () => `${receiver.baseUrl}/hook`
  const asIfPublic = () => true
  const found = async (webhook_url: string) => {
    const monitor = await worker.aMonitor(await worker.buildMember(), { channels: ['webhook'], webhook_url })
    await bench.import([aRecord(1, { text: '云澜' })])
    await worker.evaluate()
    return monitor
  }
  const states = () => bench.rows(`SELECT state, problem->>'id' AS problem FROM monitor_delivery`)

  test('is called with what was found, signed, and by the same key again after a failure', async () => {
    const monitor = await found(hook())
    response = 500
    await expect(worker.deliverAll(worker.deliverer(asIfPublic))).rejects.toThrow('500')
    expect(await bench.rows('SELECT state, http_status, tried_at IS NOT NULL AS tried FROM monitor_delivery')).toEqual([
      { state: 'pending', http_status: 500, tried: true },
    ])
    response = 204
    await bench.pool.query(`UPDATE job SET state = 'queued'`)
    await worker.deliverAll(worker.deliverer(asIfPublic))
    expect(await states()).toEqual([{ state: 'sent', problem: null }])
    const [first, second] = receiver.requests
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(JSON.parse(second!.body)).toMatchObject({
      type: 'monitor.hit',
      data: { monitor: { id: monitor }, total: 1, hits: [{ kind: 'new', appNo: '1', level: 'identical' }] },
    })
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = second!.headers
    expect(signature).toBe(
      signWebhook(webhookSecret(APP_SECRET, monitor), {
        id: String(id),
        timestamp: Number(timestamp),
        body: second!.body,
      }),
    )
  })

  test('within the own network is not called', async () => {
    await found(hook())
    await expect(worker.deliverAll()).rejects.toThrow('public internet')
    expect(receiver.requests).toEqual([])
    const [job] = await bench.rows<{ id: string }>(`SELECT id FROM job WHERE name = 'deliver-digest'`)
    await worker.deliveries.fail(job!.id)
    expect(await states()).toEqual([{ state: 'failed', problem: 'digest.address' }])
  })
})
