import { addWorkingDays } from '@markwright/domain/dates/working-days'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let staff: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  bench = await sharedApiBench()
  staff = await buildStaff(bench.api, ['reviewer'])
})

const URL = '/admin/certification'
const company = {
  companyName: '云澜科技有限公司',
  creditCode: '91440300708461136T',
  postalCode: '518057',
  address: '深圳市南山区科技园',
  officePhone: '0755-86013388',
  contact: '李雷',
  mobile: '13800138000',
  email: 'office@example.com',
}

async function upload(
  as: string,
  { type = 'licence', bytes = pngOf(60, 40), name = '执照.png' } = {},
): Promise<string> {
  const { payload, headers } = formOf([
    ['type', type],
    ['file', bytes, name],
  ])
  return (await bench.call('POST', '/admin/sys-file/upload', { as, payload, headers })).data.id
}
async function submit(as: string, changes: object = {}, method: 'POST' | 'PUT' = 'POST') {
  const payload = { ...company, licenceFileId: await upload(as), ...changes }
  return bench.call(method, URL, { as, payload })
}
const find = async (as: string, language: 'cn' | 'en' = 'cn') => (await bench.call('GET', URL, { as, language })).data
const manage = (method: 'GET' | 'POST', path: string, payload?: object, as = staff.token) =>
  bench.call(method, `/admin/manage/certifications${path}`, { as, ...(payload && { payload }) })
async function reviewOf(phone: string) {
  const [head] = (await manage('GET', `?keyword=${phone}`)).data.records
  return (await manage('GET', `/${head.id}`)).data
}
const noticesOf = (accountId: string) =>
  bench.rows<{ title: string; link: string }>(
    'SELECT title_cn AS title, link FROM notice WHERE account_id = $1 ORDER BY created_at, id',
    [accountId],
  )

describe('a company', () => {
  test('is submitted, reviewed within two working days, and certified once it has passed', async () => {
    const member = await bench.member()
    expect(await find(member.token)).toMatchObject({ status: 0, statusText: '未认证', companyName: null, dueOn: null })
    const days = [todayIn(HOME_ZONE, new Date())]
    const { data } = await submit(member.token)
    days.push(todayIn(HOME_ZONE, new Date()))
    expect(data).toMatchObject({
      ...company,
      status: 1,
      reason: null,
      licence: { name: '执照.png', mime: 'image/png' },
    })
    const exceptions = new Map(
      (await bench.rows<{ day: string; kind: 'holiday' }>('SELECT day, kind FROM calendar_exception')).map((row) => [
        row.day,
        row.kind,
      ]),
    )
    expect(days.map((day) => addWorkingDays(day, 2, exceptions))).toContain(data.dueOn)

    const account = async () => (await bench.call('GET', '/admin/user/account', { as: member.token })).data
    expect((await account()).certifiedCompany).toBeNull()
    const review = await reviewOf(member.phone)
    expect(review).toMatchObject({ status: 'review', dueOn: data.dueOn, isOverdue: false, creditCodeChecks: true })
    const { data: approved } = await manage('POST', `/${review.id}/approve`, { version: review.version })
    expect(approved).toMatchObject({ status: 'passed', decidedBy: staff.name })
    expect(approved.history.map(({ event, actor }: { event: string; actor: string }) => [event, actor])).toEqual([
      ['create', member.phone],
      ['approve', staff.name],
    ])
    expect(await find(member.token, 'en')).toMatchObject({ status: 2, statusText: 'Certified' })
    expect((await account()).certifiedCompany).toBe(company.companyName)
    const users = await bench.call('GET', `/admin/manage/users?keyword=${member.phone}`, { as: staff.token })
    expect(users.data.records[0].certifiedCompany).toBe(company.companyName)
    const named = await bench.call('GET', `/admin/manage/users?keyword=${encodeURIComponent('云澜科技')}&size=100`, {
      as: staff.token,
    })
    expect(named.data.records.map(({ phone }: { phone: string }) => phone)).toContain(member.phone)
    expect(await noticesOf(member.id)).toEqual([
      { title: '企业认证已提交', link: '/personalCenter/certification' },
      { title: '企业认证已通过', link: '/personalCenter/certification' },
    ])
    const audit = await bench.rows('SELECT action, subject_name FROM audit_entry WHERE subject_id = $1', [review.id])
    expect(audit).toEqual([{ action: 'certification.approve', subject_name: company.companyName }])
  })

  test('that was rejected says why and is submitted again', async () => {
    const member = await bench.member()
    await submit(member.token)
    const review = await reviewOf(member.phone)
    const reject = (reason: string, version = review.version) =>
      manage('POST', `/${review.id}/reject`, { version, reason })
    expect((await reject(' ')).status).toBe(400)
    expect((await reject('执照不清晰')).data).toMatchObject({ status: 'rejected', reason: '执照不清晰' })
    expect(await find(member.token)).toMatchObject({ status: 3, reason: '执照不清晰' })

    const again = await submit(member.token, { companyName: '云澜科技股份有限公司' }, 'PUT')
    expect(again.data).toMatchObject({ status: 1, reason: null, companyName: '云澜科技股份有限公司' })
    expect((await reject('again', review.version)).status).toBe(409)
    const second = await reviewOf(member.phone)
    expect(second.history.map(({ event }: { event: string }) => event)).toEqual(['create', 'reject', 'resubmit'])
    const letters = await bench.rows<{ to: string; subject: string }>(
      `SELECT payload->>'to' AS to, payload->>'subject' AS subject FROM job
       WHERE name = 'send-email' AND payload->>'text' LIKE '%执照不清晰%'`,
    )
    expect(letters).toEqual([{ to: company.email, subject: '企业认证未通过' }])
  })

  test('whose certification is revoked is certified no longer, and may be submitted again', async () => {
    const member = await bench.member()
    await submit(member.token)
    const { id, version } = await reviewOf(member.phone)
    expect((await manage('POST', `/${id}/revoke`, { version, reason: 'x' })).code).toBe(50404)
    const { data } = await manage('POST', `/${id}/approve`, { version })
    expect((await submit(member.token)).code).toBe(50402)
    const revoked = await manage('POST', `/${id}/revoke`, { version: data.version, reason: '企业已注销' })
    expect(revoked.data.status).toBe('rejected')
    expect((await find(member.token)).status).toBe(3)
    expect((await submit(member.token)).data.status).toBe(1)
  })

  test('is submitted once, however often at the same time, and decided once', async () => {
    const member = await bench.member()
    const licenceFileId = await upload(member.token)
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => bench.call('POST', URL, { as: member.token, payload: { ...company, licenceFileId } })),
    )
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 50401, 50401, 50401])
    expect((await submit(member.token, {}, 'PUT')).code).toBe(50401)
    const { id, version } = await reviewOf(member.phone)
    const decisions = await Promise.all([
      manage('POST', `/${id}/approve`, { version }),
      manage('POST', `/${id}/reject`, { version, reason: '不清晰' }),
      manage('POST', `/${id}/approve`, { version }),
    ])
    expect(decisions.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await reviewOf(member.phone)).history).toHaveLength(2)
    expect(await noticesOf(member.id)).toHaveLength(2)
  })

  test('of a code that another account has passed with is shown to staff as such', async () => {
    const [first, second] = [await bench.member(), await bench.member()]
    const creditCode = '914403001922038216'
    await submit(first.token, { creditCode })
    const { id, version } = await reviewOf(first.phone)
    await manage('POST', `/${id}/approve`, { version })
    await submit(second.token, { creditCode })
    expect((await reviewOf(second.phone)).sameCode).toBe(1)
  })
})

test.each([
  ['companyName', ' ', '公司名称不能为空'],
  ['creditCode', '91440300', '请填写正确的统一社会信用代码'],
  ['postalCode', '', '请输入邮编'],
  ['postalCode', '5180', '邮编格式错误'],
  ['address', '', '请输入地址'],
  ['officePhone', '1', '电话格式错误'],
  ['mobile', '12345678901', '手机号错误'],
  ['email', 'office', '邮箱错误'],
  ['licenceFileId', null, '请上传营业执照'],
])('a wrong %s is named', async (field, value, msg) => {
  const { token } = await bench.member()
  expect(await submit(token, { [field]: value })).toMatchObject({ status: 400, msg, data: { field } })
  expect((await find(token)).status).toBe(0)
})

test('a licence is an image of that kind that the member has uploaded', async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  for (const licenceFileId of [
    await upload(other.token),
    await upload(member.token, { type: 'image' }),
    randomUUID(),
    'none',
  ])
    expect(await submit(member.token, { licenceFileId })).toMatchObject({
      code: 50403,
      data: { field: 'licenceFileId' },
    })
})

test('staff see the licence, a TIFF as PNG', async () => {
  const member = await bench.member()
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8321f' } })
    .tiff()
    .toBuffer()
  await submit(member.token, { licenceFileId: await upload(member.token, { bytes, name: '执照.tif' }) })
  const { id } = await reviewOf(member.phone)
  const image = await manage('GET', `/${id}/licence`)
  expect(image.headers['content-type']).toBe('image/png')
  expect(await sharp(image.body).metadata()).toMatchObject({ format: 'png', width: 40, height: 30 })
  expect((await manage('GET', `/${id}/licence`, undefined, member.token)).status).toBe(424)
  const [{ url }] = (await bench.rows<{ url: string }>(
    `SELECT '/admin/sys-file/' || bucket || '/' || file_name AS url FROM stored_file WHERE owner_id = $1`,
    [member.id],
  )) as [{ url: string }]
  expect((await bench.call('GET', url, { as: (await bench.member()).token })).status).toBe(404)
})

test('those under review come first, by the day on which they are due; overdue ones are found', async () => {
  const members = [await bench.member(), await bench.member(), await bench.member()]
  const companyName = `甲${randomUUID().slice(0, 8)}`
  for (const { token } of members) await submit(token, { companyName })
  const [late, decided] = members
  await bench.pool.query("UPDATE certification SET due_on = '2026-01-05' WHERE account_id = $1", [late!.id])
  const review = await reviewOf(decided!.phone)
  await manage('POST', `/${review.id}/approve`, { version: review.version })
  const list = async (query: string) => (await manage('GET', `?keyword=${companyName}&${query}`)).data
  const all = await list('')
  expect(all.records.map(({ userPhone }: { userPhone: string }) => userPhone)).toEqual(
    [late, members[2], decided].map((each) => each!.phone),
  )
  expect((await list('overdue=true')).records).toMatchObject([{ userPhone: late!.phone, isOverdue: true }])
  expect((await list('status=passed')).records).toMatchObject([{ userPhone: decided!.phone }])
  expect((await list('size=2&current=2')).records).toHaveLength(1)
})

test('every account has a merchant ID of its own, which nobody changes', async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  const account = async (as: string) => (await bench.call('GET', '/admin/user/account', { as })).data
  const [one, two] = [await account(member.token), await account(other.token)]
  expect(one.merchantId).toMatch(/^M[0-9A-F]{12}$/)
  expect(two.merchantId).not.toBe(one.merchantId)
  const payload = { version: one.version, merchantId: 'M000000000000' }
  expect((await bench.call('PUT', '/admin/user/account', { as: member.token, payload })).status).toBe(400)
})

test.each([
  ['name', '姓名不能为空'],
  ['companyName', '公司名称不能为空'],
  ['industry', '请选择行业'],
])('an account cannot be left without %s', async (field, msg) => {
  const { token } = await bench.member({
    name: '李雷',
    company_name: '云澜',
    industry: 'software',
    role_type: 'enterprise',
  })
  const { version } = (await bench.call('GET', '/admin/user/account', { as: token })).data
  const response = await bench.call('PUT', '/admin/user/account', { as: token, payload: { version, [field]: ' ' } })
  expect(response).toMatchObject({ status: 400, msg, data: { field } })
})
