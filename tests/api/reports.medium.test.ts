import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { aRecord, createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { createReportBench, type ReportBench } from '../support/report-bench.ts'
import { withRefusedRows } from '../support/refused-rows.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { redisUrl } from '../support/redis.ts'

let bench: ImportBench
let api: TestApi
let reports: ReportBench
const PATH = '/common/query/analyzeReportV2'
const order = { query: { tradeMarkText: '云澜', classify: '9' }, lang: 'cn' }

beforeAll(async () => {
  bench = await createImportBench()
  await bench.import([
    aRecord('30000001', { text: '云澜', applicants: [{ name: '云澜科技有限公司' }], appliedOn: '2019-01-02' }),
    aRecord('30000002', { text: '云栏', applicants: [{ name: '另一家公司' }], appliedOn: '2019-01-02' }),
    aRecord('30000003', { text: '山海', classes: [25], appliedOn: '2019-01-02' }),
  ])
  api = await startApi({ DATABASE_URL: bench.url, REDIS_URL: redisUrl() })
  await api.ready(1)
  reports = createReportBench(bench, api)
})
afterAll(async () => {
  await reports?.close()
  await api?.close()
  await bench?.close()
})

type Caller = { headers: Record<string, string> } | null
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (who: Caller, method: Method, url: string, payload?: object, headers: object = {}) => {
  const response = await api.app.inject({
    method,
    url,
    headers: { ...who?.headers, ...headers },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}
const ask = (who: Caller, body: object = order, key?: string) =>
  call(who, 'POST', PATH, body, key ? { 'idempotency-key': key } : {})
const read = (who: Caller, number: string, rest = '') => call(who, 'GET', `${PATH}/${number}${rest}`)
const unitsUsed = async (accountId: string) =>
  (
    await inDatabase<{ used: number }>(
      api,
      `SELECT sum(l.used)::int AS used FROM entitlement_limit l JOIN entitlement e ON e.id = l.entitlement_id
       WHERE e.account_id = $1 AND 'report' = ANY (l.services)`,
      [accountId],
    )
  )[0]!.used
const aCustomer = async (units = 1, columns: object = {}) => {
  const member = await buildMember(api, { ...columns })
  await reports.grant(member.id, units)
  return member
}
/** A report that staff have in review. */
const inReview = async (member: Awaited<ReturnType<typeof buildMember>>, body: object = order) => {
  const number: string = (await ask(member, body)).data.reportNo
  await reports.run(number)
  const id = await reports.idOf(number)
  return { number, id, path: `/admin/manage/reports/${id}` }
}
const delivered = async (member: Awaited<ReturnType<typeof buildMember>>, body: object = order) => {
  const { number, path } = await inReview(member, body)
  const staff = await buildStaff(api)
  const { data } = await call(staff, 'GET', path)
  await call(staff, 'POST', `${path}/approve`, { version: data.version })
  await reports.run(number)
  return { number, staff, path }
}
const noticesOf = (accountId: string) =>
  inDatabase<{ title: string; content: string; link: string }>(
    api,
    'SELECT title_cn AS title, content_cn AS content, link FROM notice WHERE account_id = $1 ORDER BY created_at',
    [accountId],
  )

test('a visitor and a member without an allowance get the preview: counts and the greatest risks, no grade', async () => {
  for (const who of [null, await buildMember(api)]) {
    const { data } = await ask(who)
    expect(data).toMatchObject({ reportNo: null, status: 'PREVIEW', eta: null, allowance: { left: 0 } })
    expect(data.preview.counts.identical).toBe(1)
    expect(data.preview.classes).toMatchObject([{ class: 9 }])
    expect(data.preview.risks[0]).toMatchObject({ appNo: '30000001', level: 'identical', statusText: '已注册' })
    expect(JSON.stringify(data)).not.toMatch(/"(grade|chance)"/)
  }
})

test('a member with an allowance may look at the preview without using it', async () => {
  const member = await aCustomer()
  expect((await ask(member, { ...order, previewOnly: true })).data).toMatchObject({
    status: 'PREVIEW',
    allowance: { left: 1 },
  })
  expect(await unitsUsed(member.id)).toBe(0)
})

test('an order is made, reviewed and delivered, and its member is notified', async () => {
  const member = await aCustomer(1, { email: 'me@example.com', language: 'cn' })
  // A day may begin meanwhile.
  const earliest = todayIn(HOME_ZONE, new Date())
  const { data } = await ask(member, {
    ...order,
    goods: [{ class: 42, group: '4220', name: '计算机软件设计' }],
    applicant: '申请人甲',
  })
  expect(data).toMatchObject({ status: 'PENDING', preview: null, allowance: { left: 0 } })
  expect(data.reportNo).toMatch(/^R\d{8}\d{4}$/)
  expect(data.eta > earliest && data.eta <= addDays(todayIn(HOME_ZONE, new Date()), 3)).toBe(true)

  await reports.run(data.reportNo)
  const waiting = await read(member, data.reportNo)
  expect(waiting.data).toMatchObject({ status: 'PENDING', state: 'review', content: null, conclusion: null })
  expect((await read(member, data.reportNo, '/pdf')).code).toBe(20312)

  const staff = await buildStaff(api)
  const path = `/admin/manage/reports/${await reports.idOf(data.reportNo)}`
  const draft = (await call(staff, 'GET', path)).data
  expect(draft).toMatchObject({ member: member.phone, conclusion: expect.stringContaining('第9类') })
  const edited = await call(staff, 'PUT', path, {
    version: draft.version,
    conclusion: '建议修改后再申请。',
    comments: [
      { class: 9, comment: '与“云澜”相同' },
      { class: 25, comment: '没有问到的类别' },
    ],
  })
  expect(edited.data.content.classes[0].comment).toBe('与“云澜”相同')
  expect((await call(staff, 'POST', `${path}/approve`, { version: edited.data.version })).data.state).toBe('approved')
  await reports.run(data.reportNo)

  const ready = (await read(member, data.reportNo)).data
  expect(ready).toMatchObject({
    status: 'READY',
    reviewer: staff.name,
    conclusion: '建议修改后再申请。',
    content: {
      basis: { dataVersion: 1, calibrated: false },
      classes: [{ class: 9, grade: 'D' }, { class: 42 }],
    },
  })
  expect([earliest, todayIn(HOME_ZONE, new Date())]).toContain(ready.content.basis.queryDate)
  const [nine] = ready.content.classes
  expect(nine.citations[0]).toMatchObject({ standing: '注册有效', gradeWithout: expect.stringMatching(/[A-D]/) })
  expect(ready.content.marks[0]).toMatchObject({ appNo: '30000001', reasons: expect.arrayContaining([]) })
  expect(ready.content.limits.length).toBeGreaterThanOrEqual(8)
  const english = await read(member, data.reportNo, '?lang=en')
  expect(english.data.content.classes[0].citations[0].standing).toBe('in force')
  expect((await noticesOf(member.id)).map(({ title, link }) => [title, link])).toEqual([
    [`检索报告 ${data.reportNo} 已完成`, `/analysisReport?no=${data.reportNo}`],
  ])
  const [mail] = await inDatabase<{ payload: { to: string; text: string } }>(
    api,
    "SELECT payload FROM job WHERE name = 'send-email' AND payload->>'to' = 'me@example.com'",
  )
  expect(mail!.payload.text).toContain(`https://marks.example/#/analysisReport?no=${data.reportNo}`)

  const pdf = await api.app.inject({ url: `${PATH}/${data.reportNo}/pdf`, headers: member.headers })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(decodeURIComponent(String(pdf.headers['file-name']))).toBe(`检索报告-${data.reportNo}.pdf`)
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  const log = await inDatabase<{ action: string; facts: Record<string, string> | null; staff: string }>(
    api,
    'SELECT action, facts, staff_name AS staff FROM audit_entry WHERE subject_name = $1 ORDER BY created_at',
    [data.reportNo],
  )
  expect(log).toMatchObject([
    {
      action: 'report.edit',
      staff: staff.name,
      facts: { conclusion: '建议修改后再申请。', 'comment 9': '与“云澜”相同' },
    },
    { action: 'report.approve', staff: staff.name },
  ])
})

test('the same key twice is one report and one unit, also at once; with another order it is refused', async () => {
  const member = await aCustomer(2)
  const key = randomUUID()
  const responses = await Promise.all([1, 2, 3, 4].map(() => ask(member, order, key)))
  const numbers = new Set(responses.map(({ data }) => data.reportNo))
  expect(numbers.size).toBe(1)
  expect([...numbers][0]).toMatch(/^R/)
  expect(await unitsUsed(member.id)).toBe(1)
  const again = await ask(member, { ...order, requestId: key })
  expect(numbers.has(again.data.reportNo)).toBe(true)
  expect(await ask(member, { ...order, query: { tradeMarkText: '山海', classify: '9' } }, key)).toMatchObject({
    status: 409,
    code: 40901,
  })
  expect((await call(member, 'GET', PATH)).data).toMatchObject({ total: 1, allowance: { left: 1 } })
  expect(await ask(member, order, 'short')).toMatchObject({ status: 400, code: 40000 })
})

test('the last unit ordered twice at once under one key is one report, not a preview', async () => {
  const member = await aCustomer(1)
  const key = randomUUID()
  const responses = await Promise.all([1, 2, 3].map(() => ask(member, order, key)))
  expect(new Set(responses.map(({ data }) => data.reportNo)).size).toBe(1)
  expect(responses.every(({ data }) => data.status === 'PENDING')).toBe(true)
})

test('a worker that dies leaves one report, no matter who takes over; two at once deliver it once', async () => {
  const member = await aCustomer()
  const number: string = (await ask(member)).data.reportNo
  const dying = new AbortController()
  await expect(
    reports.run(number, { signal: dying.signal, progress: async () => dying.abort(new Error('killed')) }),
  ).rejects.toThrow('killed')
  expect((await read(member, number)).data.state).toBe('generating')
  await reports.run(number)
  const staff = await buildStaff(api)
  const path = `/admin/manage/reports/${await reports.idOf(number)}`
  const { data } = await call(staff, 'GET', path)
  await call(staff, 'POST', `${path}/approve`, { version: data.version })
  await Promise.all([reports.run(number), reports.run(number)])
  await reports.run(number)
  expect((await read(member, number)).data.status).toBe('READY')
  expect(await noticesOf(member.id)).toHaveLength(1)
})

test('a report that fails gives its unit back, tells the member, and can be made again', async () => {
  const member = await aCustomer()
  const number: string = (await ask(member)).data.reportNo
  expect(await reports.fail(number)).toBe(true)
  expect(await reports.fail(number)).toBe(false)
  expect(await unitsUsed(member.id)).toBe(0)
  expect((await read(member, number)).data).toMatchObject({ status: 'FAILED', error: { code: 20310 } })
  expect((await read(member, number, '/pdf')).code).toBe(20310)
  expect((await noticesOf(member.id))[0]!.title).toContain('生成失败')

  const retried = await call(member, 'POST', `${PATH}/${number}/retry`)
  expect(retried.data).toMatchObject({ status: 'PENDING', state: 'generating', error: null })
  expect(await unitsUsed(member.id)).toBe(1)
  expect((await call(member, 'POST', `${PATH}/${number}/retry`)).code).toBe(20313)
  await reports.run(number)
  expect((await read(member, number)).data.state).toBe('review')

  await reports.fail(number)
  expect((await read(member, number)).data.state).toBe('review')
})

test('staff make a failed report again on a unit of the member, where there is one', async () => {
  const member = await aCustomer()
  const number: string = (await ask(member)).data.reportNo
  await reports.fail(number)
  await inDatabase(api, 'UPDATE entitlement SET revoked_at = now() WHERE account_id = $1', [member.id])
  const staff = await buildStaff(api)
  const path = `/admin/manage/reports/${await reports.idOf(number)}/retry`
  expect((await call(staff, 'POST', path)).code).toBe(20311)
  expect((await call(member, 'POST', `${PATH}/${number}/retry`)).code).toBe(20311)
  await reports.grant(member.id, 1)
  expect((await call(staff, 'POST', path)).data.state).toBe('generating')
})

test('staff make a failed report again only together with the entry that says so', async () => {
  const member = await aCustomer()
  const number: string = (await ask(member)).data.reportNo
  await reports.fail(number)
  const [staff, id] = [await buildStaff(api), await reports.idOf(number)]
  const retry = () => call(staff, 'POST', `/admin/manage/reports/${id}/retry`)
  const entries = { table: 'audit_entry', matching: `NEW.action = 'report.retry'` }
  expect((await withRefusedRows(bench.pool, entries, retry)).status).toBe(500)
  expect((await read(member, number)).data.state).toBe('failed')
  expect(await unitsUsed(member.id)).toBe(0)

  expect((await retry()).data.state).toBe('generating')
  const audited = await bench.rows('SELECT staff_name FROM audit_entry WHERE subject_id = $1', [id])
  expect(audited).toHaveLength(1)
})

test('a rejected report gives its unit back and says why', async () => {
  const member = await aCustomer()
  const { number, path } = await inReview(member)
  const staff = await buildStaff(api)
  const { version } = (await call(staff, 'GET', path)).data
  expect(await call(staff, 'POST', `${path}/reject`, { version, reason: ' ' })).toMatchObject({
    status: 400,
    data: { field: 'reason' },
  })
  await call(staff, 'POST', `${path}/reject`, { version, reason: '请补充商品' })
  expect((await read(member, number)).data).toMatchObject({ status: 'REJECTED', reason: '请补充商品', content: null })
  expect(await unitsUsed(member.id)).toBe(0)
  expect((await noticesOf(member.id))[0]!.content).toContain('请补充商品')
})

test('of two of the staff at once the second is notified, and nothing is overwritten', async () => {
  const { path } = await inReview(await aCustomer())
  const [one, two] = [await buildStaff(api), await buildStaff(api)]
  const { version } = (await call(one, 'GET', path)).data
  const first = await call(one, 'PUT', path, { version, conclusion: '第一人', comments: [] })
  expect(await call(two, 'PUT', path, { version, conclusion: '第二人', comments: [] })).toMatchObject({
    status: 409,
    code: 40900,
  })
  expect((await call(two, 'GET', path)).data.conclusion).toBe('第一人')
  expect(await call(two, 'POST', `${path}/approve`, { version })).toMatchObject({ status: 409 })
  await call(one, 'POST', `${path}/approve`, { version: first.data.version })
  expect(await call(two, 'POST', `${path}/reject`, { version: first.data.version, reason: '晚了' })).toMatchObject({
    status: 409,
    code: 10210,
  })
})

test('staff see what is due first and what is overdue', async () => {
  const { number } = await inReview(await aCustomer())
  await inDatabase(api, "UPDATE registrability_report SET due_on = '2020-01-02' WHERE number = $1", [number])
  const staff = await buildStaff(api)
  const { data } = await call(staff, 'GET', '/admin/manage/reports?size=100')
  expect(data.records[0]).toMatchObject({ reportNo: number, overdue: true, eta: '2020-01-02' })
  const late = await call(staff, 'GET', '/admin/manage/reports?overdue=true')
  expect(late.data.records.map(({ reportNo }: { reportNo: string }) => reportNo)).toEqual([number])
  const done = await call(staff, 'GET', '/admin/manage/reports?state=delivered&overdue=true')
  expect(done.data.total).toBe(0)
})

test('others find nothing, and a link shows a delivered report until it is revoked', async () => {
  const member = await aCustomer(2)
  const other = await buildMember(api)
  const pending: string = (await ask(member)).data.reportNo
  expect((await call(member, 'POST', `${PATH}/${pending}/share`, {})).code).toBe(20312)
  const { number } = await delivered(member)
  for (const who of [other, null]) expect((await read(who, number)).status).toBe(404)
  expect((await call(other, 'POST', `${PATH}/${number}/share`, {})).status).toBe(404)
  expect((await call(other, 'POST', `${PATH}/${number}/retry`)).status).toBe(404)

  const { share } = (await call(member, 'POST', `${PATH}/${number}/share`, { days: 7 })).data
  const shared = await read(null, number, `?share=${share.token}`)
  expect(shared.data).toMatchObject({ status: 'READY', isOwn: false, share: null })
  expect((await api.app.inject(`${PATH}/${number}/pdf?share=${share.token}`)).statusCode).toBe(200)
  expect((await read(null, pending, `?share=${share.token}`)).status).toBe(404)
  expect((await call(member, 'DELETE', `${PATH}/${number}/share`)).data.share).toBeNull()
  expect((await read(null, number, `?share=${share.token}`)).status).toBe(404)
})

test('what no database can store is removed from what was typed', async () => {
  const member = await aCustomer()
  const { data } = await ask(member, {
    ...order,
    applicant: '甲\uD800\0',
    goods: [{ class: 9, name: '软件\uDC00', group: '0901' }],
  })
  expect((await read(member, data.reportNo)).data.question).toMatchObject({
    applicant: '甲\uFFFD',
    goods: [{ name: '软件\uFFFD', group: '0901' }],
  })
})

test('an order that cannot be assessed is refused before a unit is used', async () => {
  const member = await aCustomer()
  const requested = (body: object) => ask(member, { ...order, ...body })
  expect((await requested({ query: { tradeMarkText: '云澜' } })).code).toBe(20109)
  expect((await requested({ query: { tradeMarkText: ' ', classify: '9' } })).code).toBe(20301)
  expect((await requested({ query: { tradeMarkText: '云澜', classify: '99' } })).code).toBe(20105)
  expect((await requested({ query: { ...order.query, country: ['US'] } })).code).toBe(20314)
  expect(await requested({ goods: [{ class: 9, name: ' ' }] })).toMatchObject({
    status: 400,
    data: { field: 'goods.0.name' },
  })
  expect((await requested({ goods: [{ class: 46, name: '软件' }] })).status).toBe(400)
  expect((await requested({ imgFile: randomUUID() })).status).toBe(404)
  expect((await requested({ query: { tradeMarkText: '云\uD800澜', classify: '9' } })).code).toBe(20103)
  expect(await unitsUsed(member.id)).toBe(0)
  expect((await call(null, 'GET', PATH)).status).toBe(401)
  expect((await call(member, 'GET', '/admin/manage/reports')).status).toBe(424)
  expect((await call(null, 'GET', '/admin/manage/reports')).status).toBe(401)
})

test('the image of the mark is stored with the report, whatever becomes of the file', async () => {
  const member = await aCustomer()
  const upload = async (bytes: Buffer, name: string) => {
    const { payload, headers } = formOf([
      ['type', 'tmSearch'],
      ['file', bytes, name],
    ])
    const url = '/admin/sys-file/upload'
    const response = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...member.headers },
    })
    return response.json().data.id as string
  }
  const image = pngOf(40, 30)
  const imgFile = await upload(image, 'mark.png')
  const { data } = await ask(member, { ...order, imgFile })
  await inDatabase(api, 'DELETE FROM stored_file WHERE id = $1', [imgFile])
  const saved = await reports.objects.find(`reports/${await reports.idOf(data.reportNo)}-mark.png`)
  expect(saved!.sizeBytes).toBe(image.length)
  const stranger = await aCustomer()
  expect((await ask(stranger, { ...order, imgFile })).status).toBe(404)
})

test('the PDF shows the image of the mark and those of earlier marks', async () => {
  const plain = await delivered(await aCustomer())
  const pdfOf = async (number: string) => {
    const object = await reports.objects.find(`reports/${await reports.idOf(number)}.pdf`)
    return (await buffer(object!.stream)).toString('latin1')
  }
  const imagesIn = async (number: string) => (await pdfOf(number)).split('/Subtype /Image').length - 1
  expect(await imagesIn(plain.number)).toBe(0)
  await reports.objects.put('images/earlier.png', pngOf(30, 20))
  await inDatabase(api, "UPDATE trademark SET image_key = 'images/earlier.png' WHERE application_number = '30000001'")
  const shown = await delivered(await aCustomer())
  await inDatabase(api, 'UPDATE trademark SET image_key = NULL')
  expect(await imagesIn(shown.number)).toBe(1)
})

test('a holiday that staff enter puts off what is due, and only what is ordered after it', async () => {
  const staff = await buildStaff(api)
  const before = (await ask(await aCustomer())).data
  const entered = await call(staff, 'POST', '/admin/manage/calendar', {
    day: before.eta,
    kind: 'holiday',
    note: '公司活动',
  })
  expect(entered.data.days).toContainEqual(
    expect.objectContaining({ day: before.eta, kind: 'holiday', note: '公司活动', author: staff.name }),
  )
  const after = (await ask(await aCustomer())).data
  expect(after.eta > before.eta).toBe(true)
  expect(await call(staff, 'POST', '/admin/manage/calendar', { day: before.eta, kind: 'holiday' })).toMatchObject({
    status: 409,
    code: 10212,
  })
  const removed = await call(staff, 'DELETE', `/admin/manage/calendar/${before.eta}`)
  expect(removed.data.days.map(({ day }: { day: string }) => day)).not.toContain(before.eta)
  expect((await call(staff, 'DELETE', `/admin/manage/calendar/${before.eta}`)).status).toBe(404)
  expect((await call(staff, 'POST', '/admin/manage/calendar', { day: '2026-11-22', kind: 'holiday' })).code).toBe(10211)
  expect((await call(staff, 'POST', '/admin/manage/calendar', { day: '2026-02-30', kind: 'holiday' })).status).toBe(400)
  expect((await call(null, 'GET', '/admin/manage/calendar?year=2026')).status).toBe(401)
  expect((await ask(await aCustomer())).data.eta).toBe(before.eta)
})
