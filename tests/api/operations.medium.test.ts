import { randomUUID } from 'node:crypto'
import { createProviderStatuses } from '../../packages/operations/src/provider-statuses.ts'
import {
  findJob,
  fulfilOrder,
  importClassification,
  importPatents,
  importRegister,
  type JobDefinition,
  recordJob,
  requestCancel,
  sendEmail,
} from '../../packages/jobs/src/index.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestApi } from '../support/api.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildStaff } from '../support/staff.ts'

let pool: ApiBench['pool']
let api: TestApi
const fail = (error: unknown) => {
  throw error
}

beforeAll(async () => {
  ;({ api, pool } = await sharedApiBench())
})

describe('metrics', () => {
  test('say which operation was answered how, to a program on the machine', async () => {
    await api.app.inject({ url: `/common/job/${randomUUID()}` })
    const { statusCode, headers, body } = await api.app.inject('/metrics')
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(body).toMatch(/^markwright_http_requests_total\{operation="getJob",status="401"\} [1-9]/m)
    expect(body).toMatch(/^markwright_index_version\{index="trademarks"\} \d/m)
    expect(body).toMatch(/^markwright_dependency_up\{dependency="database"\} 1$/m)
  })

  test('count a search by its kind', async () => {
    await api.ready()
    await api.search({ tradeMarkText: `MARKWRIGHT ${randomUUID().slice(0, 8)}` })
    expect((await api.app.inject('/metrics')).body).toMatch(
      /^markwright_searches_total\{product="trademark",kind="text"\} [1-9]/m,
    )
  })

  test('do not exist for anyone who comes through a proxy or from another machine', async () => {
    const proxied = await api.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })
    const distant = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
    expect([proxied.statusCode, distant.statusCode]).toEqual([404, 404])
    expect(proxied.json()).toMatchObject({ code: 40400, ok: false })
  })
})

describe('the operations console', () => {
  const call = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>) => {
    const response = await api.app.inject({ method, url: `/admin/manage/${path}`, headers })
    return { status: response.statusCode, ...response.json() }
  }

  test('shows the processes with their indexes, storage, and what needs attention', async () => {
    const { headers } = await buildStaff(api)
    const id = randomUUID()
    await pool.query(
      `INSERT INTO service_process (id, kind, host, pid, version, started_at, seen_at, facts)
       VALUES ($1, 'worker', 'lost-host', 7, '0', now(), now() - interval '5 minutes', '{"memoryBytes":1,"indexes":{}}')`,
      [id],
    )
    const { data } = await call('GET', 'operations', headers)
    const own = data.processes.find(
      ({ pid, kind }: { pid: number; kind: string }) => pid === process.pid && kind === 'api',
    )
    expect(own).toMatchObject({
      isLost: false,
      indexes: [{ name: 'trademarks' }, { name: 'images' }, { name: 'patents' }],
    })
    expect(data.processes).toContainEqual(expect.objectContaining({ id, isLost: true }))
    expect(data.attention).toContainEqual(
      expect.objectContaining({ kind: 'processLost', isCritical: true, subject: 'worker lost-host:7' }),
    )
    expect(data.storage.databaseBytes).toBeGreaterThan(1_000_000)
    expect(data.storage.diskBytes).toBeGreaterThan(data.storage.diskFreeBytes)
    await pool.query('DELETE FROM service_process WHERE id = $1', [id])
  })

  test('shows what a provider answered last, counted over all processes', async () => {
    const { headers } = await buildStaff(api)
    const provider = `sms: ${randomUUID()}`
    const [first, second] = [1, 2].map((day) =>
      createProviderStatuses({ pool, now: () => new Date(`2026-11-0${day}`), onError: fail }),
    )
    first!.observe({ provider, failure: null })
    second!.observe({ provider, failure: 'not delivered: limited (BUSY)' })
    await first!.close()
    await second!.close()
    const { data } = await call('GET', 'operations', headers)
    expect(data.providers).toContainEqual(
      expect.objectContaining({
        name: provider,
        successes: 1,
        failures: 1,
        lastFailure: 'not delivered: limited (BUSY)',
      }),
    )
    expect(data.attention).toContainEqual(
      expect.objectContaining({ kind: 'providerFails', subject: provider, detail: 'not delivered: limited (BUSY)' }),
    )
  })

  const aJob = async (
    definition: JobDefinition,
    payload: object,
    state: 'queued' | 'failed' | 'completed' = 'queued',
  ) => {
    const id = randomUUID()
    await recordJob(pool, definition, payload, id)
    if (state !== 'queued')
      await pool.query(
        `UPDATE job SET state = $2, attempts = 6, runs = 6, finished_at = now(), cause = 'the server hung up',
           error = '{"id":"x","cn":"失败","en":"It failed."}' WHERE id = $1`,
        [id, state],
      )
    return id
  }
  const mail = { to: 'li@example.com', subject: 'Hello', text: 'World' }

  test('lists jobs by kind and state, with the reason in the language of the caller and no contents', async () => {
    const { headers } = await buildStaff(api)
    const id = await aJob(sendEmail, mail, 'failed')
    const { data } = await call('GET', 'jobs?kind=send-email&state=failed&lang=en&size=100', headers)
    const job = data.records.find((each: { id: string }) => each.id === id)
    expect(job).toMatchObject({
      kind: 'send-email',
      state: 'failed',
      reason: 'It failed.',
      cause: 'the server hung up',
      runs: 6,
      mayRetry: true,
      mayCancel: false,
    })
    expect(JSON.stringify(job)).not.toContain('li@example.com')
    const found = await call('GET', `jobs?keyword=${id}`, headers)
    expect(found.data).toMatchObject({ total: 1, records: [{ id }] })
  })

  test('starts a job that has failed again, with all its attempts, and records who did it', async () => {
    const { headers, name } = await buildStaff(api)
    const id = await aJob(sendEmail, mail, 'failed')
    const { data } = await call('POST', `jobs/${id}/retry`, headers)
    expect(data).toMatchObject({ state: 'queued', reason: null, finishTime: null, mayRetry: false })
    expect(await findJob(pool, id)).toMatchObject({ state: 'queued', attempts: 0, runs: 6 })
    const { rows } = await pool.query(
      'SELECT staff_name, action, subject_name FROM audit_entry WHERE subject_id = $1',
      [id],
    )
    expect(rows).toEqual([{ staff_name: name, action: 'job.retry', subject_name: 'send-email' }])
    expect(await call('POST', `jobs/${id}/retry`, headers)).toMatchObject({ status: 409, code: 40910 })
  })

  test('cancels a job that waits, once', async () => {
    const { headers } = await buildStaff(api)
    const id = await aJob(sendEmail, mail)
    expect((await call('POST', `jobs/${id}/cancel`, headers)).data).toMatchObject({ state: 'cancelled' })
    expect(await call('POST', `jobs/${id}/cancel`, headers)).toMatchObject({ status: 409, code: 40912 })
  })

  test('leaves alone what must be done elsewhere or not be cancelled, and knows no other jobs', async () => {
    const { headers } = await buildStaff(api)
    const imported = await aJob(importRegister, { importId: randomUUID() }, 'failed')
    expect(await call('POST', `jobs/${imported}/retry`, headers)).toMatchObject({ status: 409, code: 40911 })
    const paid = await aJob(fulfilOrder, { orderId: randomUUID() })
    expect(await call('POST', `jobs/${paid}/cancel`, headers)).toMatchObject({ status: 409, code: 40911 })
    expect((await findJob(pool, paid))!.state).toBe('queued')
    await requestCancel(pool, paid)
    for (const act of ['retry', 'cancel'])
      expect((await call('POST', `jobs/${randomUUID()}/${act}`, headers)).status).toBe(404)
  })

  test('lists imports with the reason and gives their rejected records as CSV', async () => {
    const { headers } = await buildStaff(api)
    const [id, jobId] = [randomUUID(), await aJob(importRegister, { importId: randomUUID() }, 'failed')]
    await pool.query(
      `INSERT INTO register_import (id, job_id, path, file_name, size_bytes, fingerprint, created, rejected)
       VALUES ($1, $2, '/in/marks.xml', 'marks.xml', 10, 'x', 3, 1)`,
      [id, jobId],
    )
    await pool.query(
      `INSERT INTO register_reject (import_id, ordinal, line, number, reason, excerpt)
       VALUES ($1, 4, 12, '=1+1', '{"id":"no-text","cn":"没有商标文字","en":"The mark has no text."}', '<Mark, "x">')`,
      [id],
    )
    const { data } = await call('GET', 'imports?kind=trademarks&state=failed&lang=en&size=100', headers)
    // Its job has failed, so that nobody will end it.
    expect(data.records.find((each: { id: string }) => each.id === id)).toMatchObject({
      kind: 'trademarks',
      name: 'marks.xml',
      state: 'failed',
      created: 3,
      rejected: 1,
      fault: 'It failed.',
    })
    const file = await api.app.inject({ url: `/admin/manage/imports/${id}/rejects`, headers })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'file,record,place,number,reason,reason_zh,reason_en,excerpt',
      expect.stringMatching(/^marks\.xml,4,12,.*no-text,没有商标文字,The mark has no text\.,"<Mark, ""x"">"$/),
    ])
    const absent = await api.app.inject({ url: `/admin/manage/imports/${randomUUID()}/rejects`, headers })
    expect(absent.statusCode).toBe(404)
    await pool.query('DELETE FROM register_import WHERE id = $1', [id])
  })

  test('imports of every kind are in one list', async () => {
    const { headers } = await buildStaff(api)
    const [patents, table] = [randomUUID(), randomUUID()]
    const jobs = [
      await aJob(importPatents, { importId: patents }),
      await aJob(importClassification, { importId: table }),
    ]
    await pool.query('INSERT INTO patent_import (id, job_id) VALUES ($1, $2)', [patents, jobs[0]])
    await pool.query(
      `INSERT INTO patent_import_file (import_id, position, path, is_named, size_bytes, fingerprint, created)
       VALUES ($1, 0, '/in/one.xml', true, 1, 'x', 2), ($1, 1, '/in/two.xml', true, 1, 'y', 3)`,
      [patents],
    )
    await pool.query(
      `INSERT INTO classification_import (id, job_id, kind, path, file_name, fingerprint, state, accepted, rejects)
       VALUES ($1, $2, 'nice', '/in/nice.json', 'nice.json', 'x', 'published', 9,
         '[{"place":"row 3","id":"no-class","cn":"没有类别","en":"No class."}]')`,
      [table, jobs[1]],
    )
    const { data } = await call('GET', 'imports?size=100', headers)
    const of = (id: string) => data.records.find((each: { id: string }) => each.id === id)
    expect(of(patents)).toMatchObject({ kind: 'patents', name: 'one.xml', files: 2, created: 5, state: 'running' })
    expect(of(table)).toMatchObject({ kind: 'nice', name: 'nice.json', created: 9, rejected: 1, state: 'published' })
    const file = await api.app.inject({ url: `/admin/manage/imports/${table}/rejects`, headers })
    expect(file.body).toContain('nice.json,1,row 3,,no-class,没有类别,No class.,')
    await pool.query('DELETE FROM patent_import WHERE id = $1', [patents])
    await pool.query('DELETE FROM classification_import WHERE id = $1', [table])
    await pool.query("UPDATE job SET state = 'cancelled' WHERE id = ANY($1::uuid[])", [jobs])
  })
})
