import { queryBuilder } from '@markwright/db'
import { partyKey } from '@markwright/domain/people/party-key'
import { listRenewalMarks, type RenewalPlace } from '@markwright/monitoring/renewal-marks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { createMonitorBench, type MonitorBench } from '../../../../tests/support/monitor-bench.ts'
import { LeaseLost } from '../imports/import-record.repository.ts'
import { evaluateMonitorsHandler } from './evaluate-monitors.ts'
import { createEvaluationJobs } from './enqueue-evaluations.ts'

type LogMethod = (facts: object, message: string) => void
let bench: ImportBench
let worker: MonitorBench
let clock: Date
const now = () => clock
const logger = { error: vi.fn<LogMethod>() }
beforeAll(async () => {
  bench = await createImportBench()
  worker = createMonitorBench(bench, { now, logger })
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account, outbox_message CASCADE')
  clock = new Date('2026-11-22T02:00:00Z')
  logger.error.mockClear()
})

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
  test('are reported exactly once, also where the worker dies between evaluation and notice', async () => {
    await bench.import([aRecord(1, { text: '云澜' })])
    const member = await worker.buildMember()
    const [similar, applicant] = [
      await worker.aMonitor(member, { evaluated_version: 1 }),
      await worker.aMonitor(member, {
        type: 'applicant',
        rule: { party: partyKey(['公司 3']).trim(), isWholeName: true },
        evaluated_version: 1,
      }),
    ]
    await bench.import(aThousand('云澜'))

    const dead = await worker.aRun()
    const dies = evaluateMonitorsHandler({
      ...worker.evaluation,
      composeDigests: async () => {
        throw new Error('killed')
      },
    })
    await expect(dies({}, dead)).rejects.toThrow('killed')
    expect(await bench.total('notice')).toBe(0)
    expect((await hits(similar)).map(({ appNo }) => appNo)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(10_000 + at * 100)),
    )

    await worker.evaluate()
    await worker.evaluate()
    await worker.deliverAll()
    await worker.deliverAll()
    expect(await hits(similar)).toHaveLength(10)
    expect(await hits(applicant)).toHaveLength(143)
    expect(await bench.rows('SELECT type, link FROM notice ORDER BY link')).toEqual(
      [similar, applicant].toSorted().map((id) => ({ type: 'monitoring', link: `/monitoringResult?monitorId=${id}` })),
    )
    expect(await bench.total('outbox_message')).toBe(2)
  })

  test('are found once by two workers at the same time', async () => {
    const monitors = [
      await worker.aMonitor(await worker.buildMember()),
      await worker.aMonitor(await worker.buildMember()),
    ]
    await bench.import(aThousand('云澜'))
    await Promise.all([worker.evaluate(), worker.evaluate()])
    for (const monitor of monitors) expect(await hits(monitor)).toHaveLength(10)
    expect(await bench.total('notice')).toBe(2)
    expect(await bench.total('monitor_digest')).toBe(2)
  })

  test('are not written by a worker that has lost its job', async () => {
    const monitor = await worker.aMonitor(await worker.buildMember())
    await bench.import(aThousand('云澜'))
    const lost = await worker.aRun()
    await bench.claim(lost.jobId)
    await expect(evaluateMonitorsHandler(worker.evaluation)({}, lost)).rejects.toThrow('another worker')
    expect(await hits(monitor)).toEqual([])
    await worker.evaluate()
    expect(await hits(monitor)).toHaveLength(10)
  })
})

test('a monitor that fails holds up no other, waits ten minutes, and then catches up', async () => {
  const broken = await worker.aMonitor(await worker.buildMember(), { rule: { text: '云澜', offices: null } })
  const others = [await worker.aMonitor(await worker.buildMember()), await worker.aMonitor(await worker.buildMember())]
  await bench.import([aRecord(1, { text: '云澜' })])
  await worker.evaluate()
  for (const monitor of others) expect(await hits(monitor)).toHaveLength(1)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ monitorId: broken }),
    expect.any(String),
  )

  await bench.pool.query(`UPDATE monitor SET rule = rule || '{"offices":[]}'`)
  await worker.evaluate()
  expect(await hits(broken)).toEqual([])
  clock = new Date('2026-11-22T02:10:01Z')
  await worker.evaluate()
  expect(await hits(broken)).toHaveLength(1)
})

test('of a monitor that finds very much nothing is lost or found twice, also where the worker dies in between', async () => {
  const wide = await worker.aMonitor(await worker.buildMember(), { rule: { text: null } })
  const narrow = await worker.aMonitor(await worker.buildMember())
  await bench.import(aThousand('云澜'))
  const { repository } = worker.evaluation
  let saved = 0
  const dies = evaluateMonitorsHandler({
    ...worker.evaluation,
    eventsAtOnce: 100,
    repository: {
      ...repository,
      commitPart: async (...found) => {
        if (saved++ > 0) throw new LeaseLost()
        return repository.commitPart(...found)
      },
    },
  })
  await expect(dies({}, await worker.aRun())).rejects.toThrow(LeaseLost)
  expect(await hits(wide)).toHaveLength(500)
  const evaluate = evaluateMonitorsHandler({ ...worker.evaluation, eventsAtOnce: 100 })
  await bench.import([aRecord(1, { text: '云澜' })])
  await evaluate({}, await worker.aRun())
  await evaluate({}, await worker.aRun())
  expect(await hits(wide)).toHaveLength(1001)
  expect(await hits(narrow)).toHaveLength(11)
})

test('an evaluation that waits or runs is not ordered again', async () => {
  const ordered: string[] = []
  const order = createEvaluationJobs({
    pool: bench.pool,
    monitors: worker.evaluation.repository,
    digests: worker.digests,
    enqueue: async ({ name }) => {
      ordered.push(name)
      return ''
    },
    now,
    onError: (error) => {
      throw error
    },
  })
  await worker.aMonitor(await worker.buildMember())
  await bench.import([aRecord(1, { text: '云澜' })])
  const { jobId } = await worker.aRun()
  await order()
  expect(ordered).toEqual([])
  await bench.pool.query(`UPDATE job SET state = 'completed' WHERE id = $1`, [jobId])
  await order()
  expect(ordered).toEqual(['evaluate-monitors'])
})

describe('what is compared', () => {
  test('a record that another import has under its hands is seen as it was published', async () => {
    const monitor = await worker.aMonitor(await worker.buildMember())
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
    await worker.evaluate()
    expect((await hits(monitor)).map(({ appNo }) => appNo)).toEqual(['1'])
  })

  test('a change of the second applicant is reported by its name, also where a change stored only the first', async () => {
    const member = await worker.buildMember()
    const monitors = [
      await worker.aMonitor(member, { type: 'appNo', rule: { keys: ['1'] } }),
      await worker.aMonitor(member, { type: 'applicant', rule: { party: '乙公司' } }),
    ]
    const changes = () =>
      bench.rows(`SELECT monitor_id = $1 AS "ofNumber", facts FROM monitor_hit WHERE kind = 'owner' ORDER BY 1`, [
        monitors[0],
      ])
    const owned = (...names: string[]) => [aRecord(1, { applicants: names.map((name) => ({ name })) })]
    await bench.import(owned('甲公司', '乙公司'))
    await worker.evaluate()
    await bench.import(owned('甲公司', '丙公司'))
    await worker.evaluate()
    const facts = { before: '乙公司', after: '丙公司' }
    expect(await changes()).toEqual([
      { ofNumber: false, facts },
      { ofNumber: true, facts },
    ])

    await bench.import(owned('丁公司', '丙公司'))
    await bench.pool.query(`UPDATE register_change SET before = before - 'applicant_ids' WHERE before IS NOT NULL`)
    await worker.evaluate()
    expect((await changes()).at(-1)).toEqual({ ofNumber: true, facts: { before: '甲公司', after: '丁公司' } })
    expect(await changes()).toHaveLength(3)
  })

  test('a paused monitor waits and misses nothing', async () => {
    const monitor = await worker.aMonitor(await worker.buildMember(), { paused_at: now() })
    await bench.import([aRecord(1, { text: '云澜' })])
    await worker.evaluate()
    expect(await hits(monitor)).toEqual([])
    await bench.import([aRecord(2, { text: '云澜' })])
    await bench.pool.query('UPDATE monitor SET paused_at = NULL')
    await worker.evaluate()
    expect((await hits(monitor)).map(({ appNo }) => appNo)).toEqual(['1', '2'])
  })

  test('the publication of a mark that was ignored makes no notice', async () => {
    const [tells, ignores] = [
      await worker.aMonitor(await worker.buildMember()),
      await worker.aMonitor(await worker.buildMember()),
    ]
    await bench.import([aRecord(1, { text: '云澜', status: 6 })])
    await worker.evaluate()
    await bench.pool.query(`UPDATE monitor_hit SET verdict = 'ignore' WHERE monitor_id = $1`, [ignores])
    await bench.import([aRecord(1, { text: '云澜', status: 3, publishedOn: '2026-11-20' })])
    await worker.evaluate()
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
      const page = await listRenewalMarks(queryBuilder(bench.pool), rule, options)
      read.push(...page.marks.map(({ applicationNumber }) => applicationNumber))
      if (!page.next) break
      after = page.next
    }
    expect(read[0]).toBe('5')
    expect(read.toSorted()).toEqual(['1', '2', '3', '4', '5'])
  })

  test('renewal windows are reported on the day they open, once, and again when the grace period begins', async () => {
    await bench.import([aRecord(12_345_678, { expiresOn: '2027-11-23' }), aRecord(2, { expiresOn: '2027-06-15' })])
    const member = await worker.buildMember()
    await bench.pool.query(
      `INSERT INTO webhook (id, account_id, url, events, sealed_secret)
       VALUES (gen_random_uuid(), $1, 'https://hook.example', '{renewal.due,deadline.due}', 'x')`,
      [member],
    )
    const monitor = await worker.aMonitor(member, {
      type: 'renewal',
      rule: { keys: ['12345678'] },
      evaluated_version: 1,
    })
    const kinds = async () => (await hits(monitor)).map(({ kind, deadline }) => [kind, deadline])
    await worker.evaluate()
    expect(await kinds()).toEqual([])
    // 0:30 of the next day in Shanghai.
    clock = new Date('2026-11-22T16:30:00Z')
    await worker.evaluate()
    await worker.evaluate()
    expect(await kinds()).toEqual([['renewal', '2027-11-23']])
    const events = await bench.rows<{ type: string; event_id: string }>('SELECT type, event_id FROM webhook_delivery')
    expect(events.map(({ type }) => type).toSorted()).toEqual(['deadline.due', 'renewal.due'])
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(1)
    clock = new Date('2027-11-24T02:00:00Z')
    await worker.evaluate()
    expect(await kinds()).toEqual([
      ['renewal', '2027-11-23'],
      ['grace', '2028-05-23'],
    ])
  })
})
