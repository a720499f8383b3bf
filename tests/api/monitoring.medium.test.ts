import ExcelJS from 'exceljs'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWebhookTest } from '../../apps/api/src/modules/monitoring/webhook-test.ts'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { signWebhook, webhookSecret } from '../../packages/monitoring/src/webhook-signature.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { startFakeProvider } from '../support/fake-provider.ts'
import { aRecord, createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { createMonitorBench, type MonitorBench } from '../support/monitor-bench.ts'
import { buildGrant } from '../support/plans.ts'
import { redisUrl } from '../support/redis.ts'

let bench: ImportBench
let api: TestApi
let worker: MonitorBench
const today = todayIn(HOME_ZONE, new Date())
const MONITORS_MAX = 3

beforeAll(async () => {
  bench = await createImportBench()
  worker = createMonitorBench(bench)
  await bench.import([aRecord('1', { text: '红松' })])
  api = await startApi({
    DATABASE_URL: bench.url,
    REDIS_URL: redisUrl(),
  })
  await api.ready(1)
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

type Member = Awaited<ReturnType<typeof buildMember>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const raw = (member: Member | null, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: member?.headers ?? {}, ...(payload && { payload }) })
const call = async (...request: Parameters<typeof raw>) => {
  const response = await raw(...request)
  return { status: response.statusCode, ...response.json() }
}
const draft = (fields: object = {}) => ({
  name: '我的商标',
  type: 'similar',
  query: { tradeMarkText: '云澜', country: ['CN'], classify: '09' },
  channels: ['site'],
  frequency: 'issue',
  ...fields,
})
const create = (member: Member, fields: object = {}) => call(member, 'POST', '/trademark/monitoring', draft(fields))

let nextNumber = 20_000_000
/** Imports marks and lets the monitors see them; gives their numbers. */
async function publish(...records: object[]) {
  const numbered = records.map((fields) => aRecord(nextNumber++, { status: 3, publishedOn: today, ...fields }))
  await bench.import(numbered)
  await worker.evaluate()
  return numbered.map(({ applicationNumber }) => applicationNumber)
}

describe('monitors', () => {
  test('are made, listed with what is left, changed, paused, resumed and deleted', async () => {
    const member = await buildMember(api)
    const { data: made } = await create(member)
    expect(made).toMatchObject({ state: 'active', content: '云澜 · CN · 09', hitCount: 0, webhookSecret: null })
    const page = await call(member, 'GET', '/trademark/monitoring/page')
    expect(page.data).toMatchObject({ total: 1, quota: { used: 1, limit: MONITORS_MAX } })

    const url = `/trademark/monitoring/${made.id}`
    const changed = await call(member, 'PUT', url, draft({ name: '新名称', version: made.version, frequency: 'daily' }))
    expect(changed.data).toMatchObject({ name: '新名称', nextDigestTime: expect.stringMatching(/ 08:00:00$/) })
    const late = await call(member, 'PUT', url, draft({ name: '旧的', version: made.version }))
    expect([late.status, late.code]).toEqual([409, 40900])

    expect((await call(member, 'POST', `${url}/pause`)).data.state).toBe('paused')
    const paused = await call(member, 'GET', '/trademark/monitoring/page?state=paused&keyword=新名%00')
    expect(paused.data.records.map(({ id }: { id: string }) => id)).toEqual([made.id])
    expect((await call(member, 'POST', `${url}/resume`)).data.state).toBe('active')
    expect((await call(member, 'DELETE', url)).data).toBe(true)
    expect((await call(member, 'GET', url)).status).toBe(404)
  })

  test('ordered twice with one id are one, and no more than allowed', async () => {
    const member = await buildMember(api)
    const requestId = randomUUID()
    const twice = await Promise.all([create(member, { requestId }), create(member, { requestId })])
    expect(twice.map(({ data }) => data.id)).toEqual([requestId, requestId])
    await create(member)
    const last = await Promise.all([create(member), create(member)])
    expect(last.map(({ code }) => code).toSorted()).toEqual([0, 50110])
    expect(last.find(({ code }) => code !== 0)).toMatchObject({
      msg: expect.stringContaining('上限'),
      data: { limit: 3 },
    })
    expect(last.find(({ code }) => code !== 0)?.data).toMatchObject({ nextStep: 'applyForTrial' })
    const slot = await buildGrant(api, member.id, [{ services: ['monitoring'], atOnce: 4 }])
    expect((await create(member)).code).toBe(0)
    expect((await create(member)).data).toMatchObject({ limit: 4, nextStep: 'buy' })

    // A plan that ends stops none of those that run.
    await inDatabase(api, 'UPDATE entitlement SET ends_at = now() WHERE id = $1', [slot])
    const left = await call(member, 'GET', '/trademark/monitoring/page?state=active')
    expect(left.data).toMatchObject({ total: 4, quota: { used: 4, limit: 3 } })
    expect((await create(member)).data).toMatchObject({ limit: 3 })
  })

  test('beyond what is free use a trial, one use each', async () => {
    const member = await buildMember(api)
    for (let count = 0; count < MONITORS_MAX; count++) await create(member)
    await buildGrant(api, member.id, [{ services: ['report', 'monitoring'], total: 1, atOnce: 2000 }])
    const last = await Promise.all(Array.from({ length: 5 }, () => create(member)))
    expect(last.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test.each([
    ['nothing to watch', { query: {} }, 20301, 'tradeMarkText'],
    ['a sign that no mark has', { query: { tradeMarkText: '云@澜' } }, 20103, 'tradeMarkText'],
    ['a class that is none', { query: { tradeMarkText: '云澜', classify: '46' } }, 20105, 'classify'],
    ['an office that is none', { query: { tradeMarkText: '云澜', country: ['XX'] } }, 20105, 'country'],
    ['a number that is none', { type: 'appNo', query: { applicationNumber: 'abc' } }, 20105, 'applicationNumber'],
    [
      'a field that the type does not compare',
      { query: { tradeMarkText: '云澜', tmApplicant: '甲' } },
      20102,
      'tmApplicant',
    ],
    [
      'two ways of naming records',
      { type: 'renewal', query: { applicationNumber: '1', tmApplicant: '甲' } },
      20102,
      'tmApplicant',
    ],
    ['no address for the webhook', { channels: ['webhook'] }, 40000, 'webhookUrl'],
    [
      'a webhook that is no web address',
      { channels: ['webhook'], webhookUrl: 'ftp://a.example/' },
      40000,
      'webhookUrl',
    ],
    ['e-mail without an address', { channels: ['email'] }, 40000, 'channels'],
    ['a name of blanks', { name: '  ' }, 40000, 'name'],
  ])('are refused for %s', async (_, fields, code, field) => {
    const { data, ...refused } = await create(await buildMember(api), fields)
    expect(refused.code).toBe(code)
    const named = data.field ?? data.problems[0].field
    const all = data.problems?.map((problem: { field: string }) => problem.field) ?? [named]
    expect(all).toContain(field)
  })

  test('belong to one member', async () => {
    const { data: made } = await create(await buildMember(api))
    const other = await buildMember(api)
    const url = `/trademark/monitoring/${made.id}`
    const requested = [
      await call(other, 'GET', url),
      await call(other, 'PUT', url, draft()),
      await call(other, 'POST', `${url}/pause`),
      await call(other, 'DELETE', url),
      await call(other, 'GET', `/trademark/monitoringReport/${made.id}`),
      await call(other, 'GET', `/trademark/monitoringReport/${made.id}/pdf`),
    ]
    expect(requested.map(({ status }) => status)).toEqual(requested.map(() => 404))
    expect((await create(other, { requestId: made.id })).status).toBe(404)
    expect((await call(null, 'GET', '/trademark/monitoring/page')).status).toBe(401)
  })

  test('tell how calls of their webhook are signed', async () => {
    const { data } = await create(await buildMember(api), {
      channels: ['webhook'],
      webhookUrl: 'https://a.example/hook',
    })
    expect(data).toMatchObject({
      webhookUrl: 'https://a.example/hook',
      webhookSecret: expect.stringMatching(/^whsec_/),
    })
  })
})

describe('a webhook', () => {
  const hook = 'https://a.example/hook'

  test('is called as a test, signed as digests are, and what came back is reported', async () => {
    let response = 204
    const receiver = await startFakeProvider(() => ({ status: response, body: '' }))
    const address = `${receiver.baseUrl}/`
    const id = randomUUID()
    const data = { monitor: { id, name: '我的商标', type: 'similar' }, total: 0, hits: [] }
    const deps = {
      describe: async () => ({ type: 'monitor.test', data }),
      limits: { spend: async () => {} },
      appSecret: 'x'.repeat(32),
    }
    const callTest = createWebhookTest({ ...deps, now: () => new Date(), isPublic: () => true } as never)
    expect(await callTest('', id, address)).toMatchObject({ httpStatus: 204, problem: null })
    const { headers, body } = receiver.requests[0]!
    expect(JSON.parse(body)).toMatchObject({ type: 'monitor.test', data })
    const signed = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body }
    expect(headers['webhook-signature']).toBe(signWebhook(webhookSecret('x'.repeat(32), id), signed))
    response = 503
    expect(await callTest('', id, address)).toMatchObject({
      httpStatus: 503,
      problem: { en: expect.stringContaining('503') },
    })
    receiver.close()
    expect(await callTest('', id, address)).toMatchObject({ httpStatus: null, problem: { id: 'digest.unreachable' } })
  })

  test('within the own network is not called, nor that of somebody else, nor too often', async () => {
    const member = await buildMember(api)
    const { data } = await create(member, { channels: ['webhook'], webhookUrl: hook })
    const ask = (webhookUrl: string, by: Member | null = member) =>
      call(by, 'POST', `/trademark/monitoring/${data.id}/webhookTest?lang=en`, { webhookUrl })
    expect((await ask('http://127.0.0.1:9/')).data).toMatchObject({
      httpStatus: null,
      problem: expect.stringContaining('public internet'),
    })
    expect(await ask('ftp://a.example/')).toMatchObject({ status: 400, data: { field: 'webhookUrl' } })
    expect((await ask(hook, await buildMember(api))).status).toBe(404)
    expect((await ask(hook, null)).status).toBe(401)
    for (let requested = 1; requested < 10; requested++) await ask('http://127.0.0.1/')
    expect((await ask('http://127.0.0.1/')).status).toBe(429)
  })

  test('shows how its last calls went and when the next is', async () => {
    const member = await buildMember(api)
    const { data: monitor } = await create(member, {
      query: { tradeMarkText: '渡口灯' },
      channels: ['site', 'webhook'],
      webhookUrl: hook,
    })
    await publish({ text: '渡口灯' })
    const [job] = await inDatabase<{ id: string }>(
      api,
      `SELECT v.job_id AS id FROM monitor_delivery v JOIN monitor_digest d ON d.id = v.digest_id
       WHERE d.monitor_id = $1 AND v.channel = 'webhook'`,
      [monitor.id],
    )
    await inDatabase(api, `UPDATE job SET attempts = 2, available_at = '2026-11-22T04:00:00Z' WHERE id = $1`, [job!.id])
    await inDatabase(
      api,
      `UPDATE monitor_delivery SET http_status = 500, problem = '{"id":"x","cn":"出错","en":"wrong"}' WHERE job_id = $1`,
      [job!.id],
    )
    const url = `/trademark/monitoring/${monitor.id}/deliveries`
    expect((await call(member, 'GET', url)).data).toMatchObject([
      { channel: 'site', state: 'sent', hitCount: 1, attempts: 1, nextTryTime: null, problem: null },
      {
        channel: 'webhook',
        state: 'pending',
        attempts: 2,
        httpStatus: 500,
        nextTryTime: '2026-11-22 12:00:00',
        problem: '出错',
      },
    ])
    expect((await call(await buildMember(api), 'GET', url)).status).toBe(404)
    expect((await call(null, 'GET', url)).status).toBe(401)
  })
})

describe('what was found', () => {
  test('is explained, has its deadline, and can be filtered, sorted and decided upon', async () => {
    const member = await buildMember(api, { nickname: '李雷' })
    const { data: monitor } = await create(member)
    const [exact, near] = await publish({ text: '云澜' }, { text: '云蓝', publishedOn: addDays(today, -10) })
    const list = async (filter = '') =>
      (await call(member, 'GET', `/trademark/monitoring/result/page?monitorId=${monitor.id}&${filter}`)).data
    const numbers = async (filter = '') =>
      (await list(filter)).records.map(({ mark }: { mark: { appNo: string } }) => mark.appNo)

    const { records, total } = await list('sort=-score')
    expect(total).toBe(2)
    expect(records[0]).toMatchObject({
      kind: 'new',
      monitorText: '云澜',
      mark: { appNo: exact, similarity: { level: 'identical', reasons: expect.any(Array) } },
      deadline: { rule: expect.stringContaining('第三十三条') },
      verdict: null,
    })
    expect(await numbers('sort=deadline')).toEqual([near, exact])
    expect(await numbers('level=identical')).toEqual([exact])
    expect(await numbers('kind=status')).toEqual([])
    expect(await numbers(`keyword=${near}%00`)).toEqual([near])
    expect(await numbers(`to=${addDays(today, -1)}`)).toEqual([])

    const mark = `/trademark/monitoring/result/${records[0].id}/mark`
    const decided = await call(member, 'POST', mark, { verdict: 'oppose', note: '第 9 类相同' })
    expect(decided.data).toMatchObject({ verdict: 'oppose', note: '第 9 类相同', verdictBy: '李雷' })
    expect(await numbers('verdict=oppose')).toEqual([exact])
    expect(await numbers('verdict=open')).toEqual([near])
    expect((await call(await buildMember(api), 'POST', mark, { verdict: 'ignore' })).status).toBe(404)
    const undone = await call(member, 'POST', mark, { verdict: null })
    expect(undone.data).toMatchObject({ verdict: null, verdictTime: null, verdictBy: null })
  })

  test('is decided upon many at once, which leaves notes and what was decided alike before, and is undone', async () => {
    const member = await buildMember(api, { nickname: '李雷' })
    const { data: monitor } = await create(member, { query: { tradeMarkText: '雁回' } })
    await publish({ text: '雁回' }, { text: '雁回' }, { text: '雁回' })
    type Shown = { id: string; verdict: string | null; note: string | null; verdictTime: string | null }
    const list = async (): Promise<Shown[]> =>
      (await call(member, 'GET', `/trademark/monitoring/result/page?monitorId=${monitor.id}`)).data.records
    const [first, second, third] = (await list()) as [Shown, Shown, Shown]
    await call(member, 'POST', `/trademark/monitoring/result/${first.id}/mark`, { verdict: 'watch', note: '老客户' })
    await inDatabase(api, `UPDATE monitor_hit SET verdict_at = '2026-01-01T00:00:00Z' WHERE id = $1`, [first.id])

    const url = '/trademark/monitoring/result/mark'
    const decide = (decisions: object[], by: Member | null = member) => call(by, 'POST', url, { decisions })
    const ids = [first.id, second.id, randomUUID()]
    const decided = await decide(ids.map((id) => ({ id, verdict: 'watch' })))
    expect(decided.data.map(({ verdict }: Shown) => verdict)).toEqual(['watch', 'watch'])
    const shown = new Map((await list()).map((hit) => [hit.id, hit]))
    expect(shown.get(first.id)).toMatchObject({ note: '老客户', verdictTime: '2026-01-01 08:00:00' })
    expect(shown.get(second.id)).toMatchObject({ verdict: 'watch', verdictBy: '李雷' })
    expect(shown.get(third.id)?.verdict).toBeNull()

    await decide([
      { id: first.id, verdict: 'oppose' },
      { id: second.id, verdict: null },
    ])
    expect(new Map((await list()).map(({ id, verdict }) => [id, verdict]))).toEqual(
      new Map([
        [first.id, 'oppose'],
        [second.id, null],
        [third.id, null],
      ]),
    )
    expect((await decide([{ id: third.id, verdict: 'watch' }], await buildMember(api))).status).toBe(404)
    expect((await decide([{ id: third.id, verdict: 'watch' }], null)).status).toBe(401)
    expect((await decide([])).status).toBe(400)
    expect((await decide(Array.from({ length: 101 }, () => ({ id: third.id, verdict: 'watch' })))).status).toBe(400)
    expect((await list()).find(({ id }) => id === third.id)?.verdict).toBeNull()
  })

  test('names the rule of an office that hears oppositions after registration', async () => {
    const member = await buildMember(api)
    const { data: monitor } = await create(member, { query: { tradeMarkText: '朝雾', country: ['JP'] } })
    await publish({ office: 'JP', text: '朝雾', publishedOn: null, registrationPublishedOn: today, status: 11 })
    const { data } = await call(member, 'GET', `/trademark/monitoring/result/page?monitorId=${monitor.id}`)
    expect(data.records).toMatchObject([{ deadline: { rule: '商標法第四十三条の二' } }])
  })

  test('is reported on the site with a way to it', async () => {
    const member = await buildMember(api)
    const { data: monitor } = await create(member)
    await publish({ text: '云澜' })
    const { data } = await call(member, 'GET', '/lantern/messageLan/page?lang=en')
    expect(data.records).toMatchObject([
      { type: 'monitoring', isLook: 0, link: `/monitoringResult?monitorId=${monitor.id}` },
    ])
  })

  test('is exported by the same filters, and nothing is no file', async () => {
    const member = await buildMember(api)
    const { data: monitor } = await create(member, { query: { tradeMarkText: '青禾' } })
    const url = `/trademark/monitoring/result/export?monitorId=${monitor.id}`
    expect((await call(member, 'GET', url)).code).toBe(20153)
    const [number] = await publish({ text: '青禾', applicants: [{ name: '=甲公司' }] })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await raw(member, 'GET', `${url}&lang=en`)).rawPayload as never)
    const row = workbook.worksheets[0]!.getRow(2).values as unknown[]
    expect(row).toContain(number)
    expect(row).toContain(100)
    const csv = (await raw(member, 'GET', `${url}&format=csv`)).body
    expect(csv.split('\r\n')[0]).toContain('发现时间 (Asia/Shanghai),监测,事项')
    expect(csv).toContain(`'=甲公司`)
  })
})

test('days are those of the zone that the user names, in the list, the files and the report', async () => {
  const member = await buildMember(api)
  const { data: monitor } = await create(member, { query: { tradeMarkText: '晨昏线' } })
  await publish({ text: '晨昏线' })
  // 18:30 of the 21st in Berlin, 1:30 of the 22nd in Shanghai.
  await inDatabase(api, `UPDATE monitor_hit SET found_at = '2026-11-21T17:30:00Z' WHERE monitor_id = $1`, [monitor.id])
  const list = async (days: string) =>
    (await call(member, 'GET', `/trademark/monitoring/result/page?monitorId=${monitor.id}&${days}`)).data.total
  const day = (of: string, zone?: string) => `from=${of}&to=${of}${zone ? `&zone=${encodeURIComponent(zone)}` : ''}`
  expect(await list(day('2026-11-22'))).toBe(1)
  expect(await list(day('2026-11-22', 'Europe/Berlin'))).toBe(0)
  expect(await list(day('2026-11-21', 'Europe/Berlin'))).toBe(1)

  const report = `/trademark/monitoringReport/${monitor.id}?${day('2026-11-21', 'Europe/Berlin')}`
  expect((await call(member, 'GET', report)).data).toMatchObject({
    zone: 'Europe/Berlin',
    total: 1,
    byDay: [{ value: '2026-11-21', count: 1 }],
    hits: [{ foundTime: '2026-11-22 01:30:00' }],
  })
  const file = `/trademark/monitoring/result/export?format=csv&monitorId=${monitor.id}&lang=en`
  const csv = (await raw(member, 'GET', `${file}&${day('2026-11-21', 'Europe/Berlin')}`)).body
  expect(csv).toContain('Found (Europe/Berlin)')
  expect(csv).toContain('2026-11-21 18:30:00')
  const refused = await call(member, 'GET', `/trademark/monitoring/result/page?zone=Mars/Olympus`)
  expect(refused).toMatchObject({ status: 400, data: { field: 'zone' } })
})

test('a report tells of a period, in figures and as PDF', async () => {
  const member = await buildMember(api)
  const { data: monitor } = await create(member, { query: { tradeMarkText: '海棠' } })
  // A day may begin meanwhile.
  const days = [todayIn(HOME_ZONE, new Date())]
  await publish({ text: '海棠' }, { text: '海裳' })
  const url = `/trademark/monitoringReport/${monitor.id}`
  const { data } = await call(member, 'GET', url)
  days.push(todayIn(HOME_ZONE, new Date()))
  expect(days).toContain(data.to)
  expect(data).toMatchObject({
    total: 2,
    byKind: [{ value: 'new', count: 2 }],
    byVerdict: [{ value: 'open', count: 2 }],
    deadlines: [{ deadline: { daysLeft: expect.any(Number) } }, {}],
  })
  const byDay: { value: string; count: number }[] = data.byDay
  expect(byDay.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  for (const { value } of byDay) expect(days).toContain(value)
  expect(data.hits[0].mark.name).toBe('海棠')
  const pdf = await raw(member, 'GET', `${url}/pdf?lang=en`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await call(member, 'GET', `${url}?from=${today}&to=${addDays(today, -1)}`)).data).toMatchObject({
    field: 'from',
  })
  expect((await call(member, 'GET', `${url}?from=2020-01-01`)).status).toBe(400)
})

test('the calendar holds deadlines and renewal windows; its address can be changed', async () => {
  const member = await buildMember(api)
  const expiresOn = addDays(today, 200)
  await create(member, { query: { tradeMarkText: '流萤夜' } })
  const [renewed] = await publish({ text: '流萤夜', expiresOn, publishedOn: '2015-01-06', status: 1 })
  await create(member, { type: 'renewal', query: { applicationNumber: renewed } })
  await publish({ text: '流萤夜' })
  const { data: calendar } = await call(member, 'GET', '/trademark/monitoring/calendar')
  expect((await call(member, 'GET', '/trademark/monitoring/calendar')).data.url).toBe(calendar.url)
  const path = calendar.url.slice(new URL(calendar.url).origin.length)
  const response = await raw(null, 'GET', `${path}&lang=en`)
  expect(response.headers['content-type']).toContain('text/calendar')
  const lines = response.body.replaceAll('\r\n ', '').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain(`DTSTART;VALUE=DATE:${expiresOn.replaceAll('-', '')}`)
  expect(response.body.replaceAll('\r\n ', '')).toMatch(
    new RegExp(`UID:expires-CN_${renewed}_\\d+-${expiresOn}@markwright`),
  )
  expect(lines.filter((line) => line.startsWith('SUMMARY:Last day to oppose: 流萤夜'))).toHaveLength(1)
  // The provision and the calculation of the renewal and of the opposition.
  expect(lines.filter((line) => /^DESCRIPTION:.*第四十条.*Grace period: 6 months/.test(line))).toHaveLength(3)
  expect(lines.filter((line) => /^DESCRIPTION:.*第三十[三六]条.*Period: [23] months/.test(line))).toHaveLength(1)
  expect(response.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

  for (let requested = 1; requested < 60; requested++) await raw(null, 'GET', path)
  const tooMany = await raw(null, 'GET', path)
  expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])

  const { data: renewedCalendar } = await call(member, 'POST', '/trademark/monitoring/calendar')
  expect(renewedCalendar.url).not.toBe(calendar.url)
  expect((await raw(null, 'GET', path)).statusCode).toBe(404)
})

test('e-mail is stopped by its link without a sign-in, and can be had again', async () => {
  const member = await buildMember(api, { email: 'li@example.com' })
  const { data: monitor } = await create(member, { channels: ['site', 'email'] })
  const [{ token }] = (await inDatabase<{ token: string }>(
    api,
    'SELECT unsubscribe_token AS token FROM monitor WHERE id = $1',
    [monitor.id],
  )) as [{ token: string }]
  const url = '/trademark/monitoring/unsubscribe'
  expect((await call(null, 'GET', `${url}?token=${token}`)).data).toEqual({ name: '我的商标', subscribed: true })
  expect((await call(null, 'POST', url, { token, subscribed: false })).data.subscribed).toBe(false)
  expect((await call(member, 'GET', `/trademark/monitoring/${monitor.id}`)).data.channels).toEqual(['site'])
  expect((await call(null, 'POST', url, { token, subscribed: true })).data.subscribed).toBe(true)
  expect((await call(null, 'GET', `${url}?token=${'x'.repeat(43)}`)).status).toBe(404)
  expect((await call(null, 'GET', `${url}?token=${'x'.repeat(42)}%00`)).status).toBe(400)
})
