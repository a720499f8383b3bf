import { partyKey } from '@markwright/domain/party-key'
import { evaluateMonitors, type JobRun, recordJob } from '@markwright/jobs'
import { listRenewalMarks, type RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { webhookSecret, signWebhook } from '@markwright/monitoring/webhook-signature'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { LeaseLost } from '../imports/import-record.ts'
import { createOutboxStore } from '../mail/outbox.repository.ts'
import { createChangesRepository } from './changes.repository.ts'
import { createDigestComposer, type DigestComposer } from './compose-digests.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { deliverDigestHandler } from './deliver-digest.ts'
import { createDigestsRepository } from './digests.repository.ts'
import { evaluateMonitorsHandler } from './evaluate-monitors.ts'
import { createMonitorsRepository } from './monitors.repository.ts'
import { createEvaluationOrders } from './order-evaluations.ts'
import { createOutbox } from '@markwright/messaging/outbox'

const SECRET = 'of-tests-only-and-32-characters!'
type LogMethod = (facts: object, message: string) => void
let bench: ImportBench
let clock = new Date('2026-11-22T02:00:00Z')
const now = () => clock
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account, outbox_message CASCADE')
  clock = new Date('2026-11-22T02:00:00Z')
  logger.error.mockClear()
})

async function aMember() {
  const id = randomUUID()
  await bench.pool.query(`INSERT INTO account (id, phone, email, language) VALUES ($1, $2, 'li@example.com', 'en')`, [
    id,
    id,
  ])
  return id
}

async function aMonitor(accountId: string, fields: { type?: string; rule?: object } & Record<string, unknown> = {}) {
  const id = randomUUID()
  const {
    type = 'similar',
    rule = { text: '云澜' },
    channels = ['site', 'email'],
    frequency = 'issue',
    ...rest
  } = fields
  const whole = { text: null, leastScore: 60, party: null, isWholeName: false, keys: [], offices: [], classes: [] }
  const row: Record<string, unknown> = {
    id,
    account_id: accountId,
    name: '云澜',
    type,
    query: '{}',
    rule: JSON.stringify({ ...whole, ...rule }),
    channels,
    frequency,
    unsubscribe_token: id,
    evaluated_version: 0,
    ...rest,
  }
  const names = Object.keys(row)
  await bench.pool.query(
    `INSERT INTO monitor (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return id
}

/** A job that a worker has taken. */
async function aRun(): Promise<JobRun> {
  const jobId = randomUUID()
  await recordJob(bench.pool, evaluateMonitors, {}, jobId)
  return { jobId, lease: await bench.claim(jobId), signal: new AbortController().signal, progress: async () => {} }
}

const digests = () => createDigestsRepository(bench.pool)
const composer = () => createDigestComposer({ repository: digests(), handOver: async () => {}, now })
const logger = { error: vi.fn<LogMethod>() }
const evaluation = () => ({
  repository: createMonitorsRepository(bench.pool),
  changes: createChangesRepository(bench.pool),
  composeDigests: composer(),
  ownRules: [],
  logger,
  now,
})
const worker = (composeDigests: DigestComposer = composer()) =>
  evaluateMonitorsHandler({ ...evaluation(), composeDigests })

const deliverer = (isPublic?: (address: string) => boolean) =>
  deliverDigestHandler({
    digests: digests(),
    deliveries: createDeliveriesRepository(bench.pool),
    email: createOutbox(createOutboxStore(bench.pool)).email,
    siteUrl: 'https://marks.example',
    appSecret: SECRET,
    now,
    ...(isPublic && { isPublic }),
  })

/** Runs every delivery that waits, as workers do. */
async function deliverAll(deliver = deliverer()) {
  const jobs = await bench.rows<{ id: string; payload: { deliveryId: string } }>(
    `SELECT id, payload FROM job WHERE name = 'deliver-digest' AND state = 'queued' ORDER BY created_at`,
  )
  for (const { id, payload } of jobs)
    await deliver(payload, {
      jobId: id,
      lease: await bench.claim(id),
      signal: new AbortController().signal,
      progress: async () => {},
    })
  return jobs
}

const hits = (monitorId: string) =>
  bench.rows<{ kind: string; appNo: string; change: string; deadline: string | null; score: number | null }>(
    `SELECT h.kind, t.application_number AS "appNo", h.change, h.deadline_on AS deadline, h.score
     FROM monitor_hit h JOIN trademark t ON t.id = h.trademark_id WHERE monitor_id = $1 ORDER BY t.application_number, h.deadline_on`,
    [monitorId],
  )

/** A thousand records, of which every hundredth has the name. */
const aThousand = (named: string) =>
  Array.from({ length: 1000 }, (_, at) =>
    aRecord(10_000 + at, { text: at % 100 === 0 ? named : `红松${at}`, applicants: [{ name: `公司 ${at % 7}` }] }),
  )

describe('a thousand new records', () => {
  test('are told of exactly once, also where the worker dies between evaluation and notice', async () => {
    await bench.import([aRecord(1, { text: '云澜' })])
    const member = await aMember()
    const [similar, applicant] = [
      await aMonitor(member, { evaluated_version: 1 }),
      await aMonitor(member, {
        type: 'applicant',
        rule: { party: partyKey(['公司 3']).trim(), isWholeName: true },
        evaluated_version: 1,
      }),
    ]
    await bench.import(aThousand('云澜'))

    const dead = await aRun()
    const dies = worker(async () => {
      throw new Error('killed')
    })
    await expect(dies({}, dead)).rejects.toThrow('killed')
    expect(await bench.total('notice')).toBe(0)
    expect((await hits(similar)).map(({ appNo }) => appNo)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(10_000 + at * 100)),
    )

    await worker()({}, await aRun())
    await worker()({}, await aRun())
    await deliverAll()
    await deliverAll()
    expect(await hits(similar)).toHaveLength(10)
    expect(await hits(applicant)).toHaveLength(143)
    expect(await bench.rows('SELECT type, link FROM notice ORDER BY link')).toEqual(
      [similar, applicant].toSorted().map((id) => ({ type: 'monitoring', link: `/monitoringResult?monitorId=${id}` })),
    )
    expect(await bench.total('outbox_message')).toBe(2)
  })

  test('are found once by two workers at the same time', async () => {
    const monitors = [await aMonitor(await aMember()), await aMonitor(await aMember())]
    await bench.import(aThousand('云澜'))
    await Promise.all([worker()({}, await aRun()), worker()({}, await aRun())])
    for (const monitor of monitors) expect(await hits(monitor)).toHaveLength(10)
    expect(await bench.total('notice')).toBe(2)
    expect(await bench.total('monitor_digest')).toBe(2)
  })

  test('are not written by a worker that has lost its job', async () => {
    const monitor = await aMonitor(await aMember())
    await bench.import(aThousand('云澜'))
    const lost = await aRun()
    await bench.claim(lost.jobId)
    await expect(worker()({}, lost)).rejects.toThrow('another worker')
    expect(await hits(monitor)).toEqual([])
    await worker()({}, await aRun())
    expect(await hits(monitor)).toHaveLength(10)
  })
})

test('a monitor that fails holds up no other, waits ten minutes, and then catches up', async () => {
  const broken = await aMonitor(await aMember(), { rule: { text: '云澜', offices: null } })
  const others = [await aMonitor(await aMember()), await aMonitor(await aMember())]
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker()({}, await aRun())
  for (const monitor of others) expect(await hits(monitor)).toHaveLength(1)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ monitorId: broken }),
    expect.any(String),
  )

  await bench.pool.query(`UPDATE monitor SET rule = rule || '{"offices":[]}'`)
  await worker()({}, await aRun())
  expect(await hits(broken)).toEqual([])
  clock = new Date('2026-11-22T02:10:01Z')
  await worker()({}, await aRun())
  expect(await hits(broken)).toHaveLength(1)
})

test('of a monitor that finds very much nothing is lost or found twice, also where the worker dies in between', async () => {
  const wide = await aMonitor(await aMember(), { rule: { text: null } })
  const narrow = await aMonitor(await aMember())
  await bench.import(aThousand('云澜'))
  const repository = createMonitorsRepository(bench.pool)
  let kept = 0
  const dies = evaluateMonitorsHandler({
    ...evaluation(),
    eventsAtOnce: 100,
    repository: {
      ...repository,
      commitPart: async (...found) => {
        if (kept++ > 0) throw new LeaseLost()
        return repository.commitPart(...found)
      },
    },
  })
  await expect(dies({}, await aRun())).rejects.toThrow(LeaseLost)
  expect(await hits(wide)).toHaveLength(500)
  const evaluate = evaluateMonitorsHandler({ ...evaluation(), eventsAtOnce: 100 })
  await bench.import([aRecord(1, { text: '云澜' })])
  await evaluate({}, await aRun())
  await evaluate({}, await aRun())
  expect(await hits(wide)).toHaveLength(1001)
  expect(await hits(narrow)).toHaveLength(11)
})

test('an evaluation that waits or runs is not ordered again', async () => {
  const ordered: string[] = []
  const order = createEvaluationOrders({
    pool: bench.pool,
    monitors: createMonitorsRepository(bench.pool),
    digests: digests(),
    enqueue: async ({ name }) => {
      ordered.push(name)
      return ''
    },
    now,
    onError: (error) => {
      throw error
    },
  })
  await aMonitor(await aMember())
  await bench.import([aRecord(1, { text: '云澜' })])
  const { jobId } = await aRun()
  await order()
  expect(ordered).toEqual([])
  await bench.pool.query(`UPDATE job SET state = 'completed' WHERE id = $1`, [jobId])
  await order()
  expect(ordered).toEqual(['evaluate-monitors'])
})

test.each([
  ['e-mail was stopped', `UPDATE monitor SET channels = '{site}'`, 'digest.unwanted'],
  ['the account was shut out', `UPDATE account SET status = 'disabled'`, 'digest.unwanted'],
  ['the address was removed', 'UPDATE account SET email = NULL', 'digest.noEmail'],
])('an e-mail that waits is not sent where %s', async (_, change, problem) => {
  await aMonitor(await aMember())
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker()({}, await aRun())
  await bench.pool.query(change)
  await deliverAll()
  expect(await bench.total('outbox_message')).toBe(0)
  expect(
    await bench.rows(`SELECT state, problem->>'id' AS problem FROM monitor_delivery WHERE channel = 'email'`),
  ).toEqual([{ state: 'failed', problem }])
})

test('an e-mail that is sent again by the next worker arrives once, in the language of its reader', async () => {
  await aMonitor(await aMember())
  await bench.import([aRecord(1, { text: '云澜', publishedOn: '2026-11-20', status: 3 })])
  await worker()({}, await aRun())
  const [job] = await deliverAll()
  await bench.pool.query(`UPDATE monitor_delivery SET state = 'pending' WHERE channel = 'email'`)
  await deliverer()(job!.payload, { ...(await aRun()), jobId: job!.id })
  const [mail, ...others] = await bench.rows<{ to: string; subject: string; text: string }>(
    'SELECT "to", subject, text FROM outbox_message',
  )
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'li@example.com', subject: 'Trademark monitoring: 1 new result for “云澜”' })
  expect(mail?.text).toContain('opposition until 2027-02-20')
  expect(mail?.text).toMatch(/https:\/\/marks\.example\/#\/monitorUnsubscribe\?token=[\da-f-]{36}/)
})

describe('what is compared', () => {
  test('a record that another import has under its hands is seen as it was published', async () => {
    const monitor = await aMonitor(await aMember())
    await bench.import([aRecord(1, { text: '云澜' })])
    const ordered = await bench.order(bench.fileOf([aRecord(1, { text: '红松' }), aRecord(2, { text: '云澜' })]))
    const stopping = bench.run(ordered, {
      progress: async () => {
        throw new Error('killed')
      },
    })
    await stopping.catch(() => {})
    expect(await bench.rows('SELECT mark_text FROM trademark ORDER BY id')).toEqual([
      { mark_text: '红松' },
      { mark_text: '云澜' },
    ])
    await worker()({}, await aRun())
    expect((await hits(monitor)).map(({ appNo }) => appNo)).toEqual(['1'])
  })

  test('a change of the second applicant is told of by its name, also where a change kept only the first', async () => {
    const member = await aMember()
    const monitors = [
      await aMonitor(member, { type: 'appNo', rule: { keys: ['1'] } }),
      await aMonitor(member, { type: 'applicant', rule: { party: '乙公司' } }),
    ]
    const changes = () =>
      bench.rows(`SELECT monitor_id = $1 AS "ofNumber", facts FROM monitor_hit WHERE kind = 'owner' ORDER BY 1`, [
        monitors[0],
      ])
    const owned = (...names: string[]) => [aRecord(1, { applicants: names.map((name) => ({ name })) })]
    await bench.import(owned('甲公司', '乙公司'))
    await worker()({}, await aRun())
    await bench.import(owned('甲公司', '丙公司'))
    await worker()({}, await aRun())
    const facts = { before: '乙公司', after: '丙公司' }
    expect(await changes()).toEqual([
      { ofNumber: false, facts },
      { ofNumber: true, facts },
    ])

    await bench.import(owned('丁公司', '丙公司'))
    await bench.pool.query(`UPDATE register_change SET before = before - 'applicant_ids' WHERE before IS NOT NULL`)
    await worker()({}, await aRun())
    expect((await changes()).at(-1)).toEqual({ ofNumber: true, facts: { before: '甲公司', after: '丁公司' } })
    expect(await changes()).toHaveLength(3)
  })

  test('a paused monitor waits and misses nothing', async () => {
    const monitor = await aMonitor(await aMember(), { paused_at: now() })
    await bench.import([aRecord(1, { text: '云澜' })])
    await worker()({}, await aRun())
    expect(await hits(monitor)).toEqual([])
    await bench.import([aRecord(2, { text: '云澜' })])
    await bench.pool.query('UPDATE monitor SET paused_at = NULL')
    await worker()({}, await aRun())
    expect((await hits(monitor)).map(({ appNo }) => appNo)).toEqual(['1', '2'])
  })

  test('the publication of a mark that was ignored is not told of', async () => {
    const [tells, ignores] = [await aMonitor(await aMember()), await aMonitor(await aMember())]
    await bench.import([aRecord(1, { text: '云澜', status: 6 })])
    await worker()({}, await aRun())
    await bench.pool.query(`UPDATE monitor_hit SET verdict = 'ignore' WHERE monitor_id = $1`, [ignores])
    await bench.import([aRecord(1, { text: '云澜', status: 3, publishedOn: '2026-11-20' })])
    await worker()({}, await aRun())
    expect((await hits(tells)).map(({ kind }) => kind).toSorted()).toEqual(['new', 'published'])
    expect(await hits(ignores)).toHaveLength(1)
  })

  test('marks to be renewed are read page by page, none twice and none left out', async () => {
    const days = ['2027-03-01', '2027-02-01', '2027-02-01', '2027-02-01', '2026-12-01']
    await bench.import(days.map((expiresOn, at) => aRecord(at + 1, { expiresOn })))
    const rule = { text: null, leastScore: 60, party: null, isWholeName: false, keys: [], offices: [], classes: [] }
    const read: string[] = []
    for (let after: RenewalPlace | null = null; ;) {
      const options = { today: '2026-11-22', years: 1, limit: 2, after }
      const page = await listRenewalMarks(bench.pool, rule, options)
      read.push(...page.marks.map(({ applicationNumber }) => applicationNumber))
      if (!page.next) break
      after = page.next
    }
    expect(read[0]).toBe('5')
    expect(read.toSorted()).toEqual(['1', '2', '3', '4', '5'])
  })

  test('renewal windows are told of on the day they open, once, and again when the grace period begins', async () => {
    await bench.import([aRecord(12_345_678, { expiresOn: '2027-11-23' }), aRecord(2, { expiresOn: '2027-06-15' })])
    const monitor = await aMonitor(await aMember(), {
      type: 'renewal',
      rule: { keys: ['12345678'] },
      evaluated_version: 1,
    })
    const kinds = async () => (await hits(monitor)).map(({ kind, deadline }) => [kind, deadline])
    await worker()({}, await aRun())
    expect(await kinds()).toEqual([])
    // 0:30 of the next day in Shanghai.
    clock = new Date('2026-11-22T16:30:00Z')
    await worker()({}, await aRun())
    await worker()({}, await aRun())
    expect(await kinds()).toEqual([['renewal', '2027-11-23']])
    clock = new Date('2027-11-24T02:00:00Z')
    await worker()({}, await aRun())
    expect(await kinds()).toEqual([
      ['renewal', '2027-11-23'],
      ['grace', '2028-05-23'],
    ])
  })
})

test('a daily digest waits for its hour and gathers what has come since; nothing new, nothing sent', async () => {
  await aMonitor(await aMember(), { frequency: 'daily', next_digest_at: new Date('2026-11-23T00:00:00Z') })
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker()({}, await aRun())
  await bench.import([aRecord(2, { text: '云澜' })])
  await worker()({}, await aRun())
  expect(await bench.total('notice')).toBe(0)
  clock = new Date('2026-11-23T00:00:05Z')
  await worker()({}, await aRun())
  expect(await bench.rows('SELECT title_cn FROM notice')).toEqual([{ title_cn: '商标监测：“云澜”有 2 条新结果' }])
  clock = new Date('2026-11-24T00:00:05Z')
  await worker()({}, await aRun())
  expect(await bench.total('notice')).toBe(1)
})

describe('a webhook', () => {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = []
  let answer = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(answer).end()
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())
  beforeEach(() => calls.splice(0))

  const hook = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const asIfPublic = () => true
  const found = async (webhook_url: string) => {
    const monitor = await aMonitor(await aMember(), { channels: ['webhook'], webhook_url })
    await bench.import([aRecord(1, { text: '云澜' })])
    await worker()({}, await aRun())
    return monitor
  }
  const states = () => bench.rows(`SELECT state, problem->>'id' AS problem FROM monitor_delivery`)

  test('is called with what was found, signed, and by the same key again after a failure', async () => {
    const monitor = await found(hook())
    answer = 500
    await expect(deliverAll(deliverer(asIfPublic))).rejects.toThrow('500')
    expect(await bench.rows('SELECT state, http_status, tried_at IS NOT NULL AS tried FROM monitor_delivery')).toEqual([
      { state: 'pending', http_status: 500, tried: true },
    ])
    answer = 204
    await bench.pool.query(`UPDATE job SET state = 'queued'`)
    await deliverAll(deliverer(asIfPublic))
    expect(await states()).toEqual([{ state: 'sent', problem: null }])
    const [first, second] = calls
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(JSON.parse(second!.body)).toMatchObject({
      type: 'monitor.hit',
      data: { monitor: { id: monitor }, total: 1, hits: [{ kind: 'new', appNo: '1', level: 'identical' }] },
    })
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = second!.headers
    expect(signature).toBe(
      signWebhook(webhookSecret(SECRET, monitor), { id: String(id), timestamp: Number(timestamp), body: second!.body }),
    )
  })

  test('within the own network is not called', async () => {
    await found(hook())
    await expect(deliverAll()).rejects.toThrow('public internet')
    expect(calls).toEqual([])
    const [job] = await bench.rows<{ id: string }>(`SELECT id FROM job WHERE name = 'deliver-digest'`)
    await createDeliveriesRepository(bench.pool).fail(job!.id)
    expect(await states()).toEqual([{ state: 'failed', problem: 'digest.address' }])
  })
})
