import { randomUUID } from 'node:crypto'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { passHumanCheck } from '../support/human-check.ts'
import { buildSession } from '../support/members.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { withRefusedRows } from '../support/refused-rows.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let staff: Awaited<ReturnType<typeof buildStaff>>
/** A second role, which approves what is large. */
let finance: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  bench = await createApiBench({}, { search: 3, patentSearch: 1 })
  staff = await buildStaff(bench.api)
  finance = await buildStaff(bench.api, ['finance'])
  await bench.pool.query(`INSERT INTO register_office VALUES ('CN', 5, 0, NULL)`)
  await bench.api.ready()
})
afterAll(() => bench?.close())

const AUTHORITY = '/lantern/jurisdiction/getTrademarkServiceAuthority'
const SERVICES = '/product/servicemanage/getUserServiceManages'
const LOGS = '/lantern/lanlog/trademark'

const applicant = {
  serviceType: 27,
  name: '张三',
  company: '云澜科技',
  industry: 'software',
  phone: '13800138000',
  email: 'zhang@example.com',
}
const apply = async (as: string, changes: object = {}) =>
  bench.call('POST', '/product/trial/apply', {
    as,
    payload: { ...applicant, code: await passHumanCheck(bench.api), ...changes },
  })
const trialOf = async (as: string) => (await bench.call('GET', '/product/trial/status', { as })).data
const manage = (method: 'GET' | 'POST', path: string, payload?: object, as = staff.token) =>
  bench.call(method, `/admin/manage/${path}`, { as, ...(payload && { payload }) })
const applicationOf = async (accountId: string) =>
  (await bench.rows<{ id: string }>('SELECT id FROM trial_application WHERE account_id = $1', [accountId]))[0]!.id
const search = (tradeMarkText: string, as?: string, visitor = '198.51.100.20') =>
  bench.call('POST', '/common/query/search/v2', {
    ...(as && { as }),
    payload: { tradeMarkText },
    headers: { 'x-forwarded-for': visitor },
  })
const authorityOf = async (as?: string) => (await bench.call('GET', AUTHORITY, as ? { as } : {})).data
const noticesOf = (accountId: string) =>
  bench.rows<{ title: string; link: string }>(
    'SELECT title_en AS title, link FROM notice WHERE account_id = $1 ORDER BY created_at',
    [accountId],
  )
const planId = async (code: string) =>
  (await bench.rows<{ id: string }>('SELECT id FROM plan WHERE code = $1', [code]))[0]!.id
const decide = (approval: { id: string; version: number }, as = finance.token) =>
  manage('POST', `approvals/${approval.id}/approve`, { version: approval.version }, as)
/** What was granted or changed, approved by a second role where that is needed. */
async function settled(path: string, payload: object) {
  const response = await manage('POST', path, payload)
  if (!response.data || !('approval' in response.data)) return response
  const { entitlement, approval } = response.data
  if (entitlement) return { ...response, data: entitlement }
  await decide(approval)
  const { records } = await listOf(approval.userId)
  const id = approval.extension?.entitlementId ?? approval.id
  return { ...response, data: records.find((each: { id: string }) => each.id === id) }
}
type GivenLimit = { services: string[]; perDay?: number; total?: number; atOnce?: number }
/** Grants what was agreed with one customer. */
const grant = async (accountId: string, limits: readonly GivenLimit[], changes: object = {}) =>
  settled(`users/${accountId}/entitlements`, {
    requestId: randomUUID(),
    planId: await planId('individual'),
    kind: 'grant',
    note: '协议客户',
    days: 30,
    limits: limits.map((limit) => ({ perDay: null, total: null, atOnce: null, ...limit })),
    ...changes,
  })
const grantPlan = async (accountId: string, code: string, changes: object = {}) =>
  settled(`users/${accountId}/entitlements`, {
    requestId: randomUUID(),
    planId: await planId(code),
    kind: 'grant',
    note: '协议客户',
    ...changes,
  })
const listOf = async (accountId: string) => (await manage('GET', `users/${accountId}/entitlements`)).data
const aTrial = async (member: { id: string; token: string }) => {
  await apply(member.token)
  return manage('POST', `trials/${await applicationOf(member.id)}/approve`)
}

describe('a trial', () => {
  test('is requested once, begun by staff, and notified', async () => {
    const member = await bench.member()
    expect(await trialOf(member.token)).toMatchObject({ status: 'NONE', applyTime: null })
    const applied = await apply(member.token)
    expect(applied.data).toMatchObject({ status: 'SUBMITTED', searchesLeft: 0 })
    expect(await apply(member.token)).toMatchObject({ status: 200, code: 50101 })
    expect((await authorityOf(member.token)).trial).toMatchObject({ applied: true, status: 'SUBMITTED' })

    const { data } = await manage('GET', `trials?status=submitted&keyword=${encodeURIComponent('云澜')}`)
    const application = data.records.find(({ userId }: { userId: string }) => userId === member.id)
    expect(application).toMatchObject({ ...applicant, userPhone: member.phone, decidedBy: null })
    const approved = await manage('POST', `trials/${application.id}/approve`)
    expect(approved.data).toMatchObject({ status: 'approved', decidedBy: staff.name })
    expect((await manage('POST', `trials/${application.id}/approve`)).code).toBe(50103)
    expect((await manage('POST', `trials/${application.id}/reject`, { reason: 'late' })).code).toBe(50103)

    const trial = await trialOf(member.token)
    expect(trial).toMatchObject({ status: 'ACTIVE', searchesLeft: 30 })
    const hours = (Date.parse(`${trial.endTime.replace(' ', 'T')}+08:00`) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    const card = (await bench.call('GET', '/admin/member/user/get', { as: member.token })).data
    expect(card.trial).toEqual({ active: true, endTime: trial.endTime, left: 30 })
    expect(await noticesOf(member.id)).toEqual([
      { title: 'Your free trial has begun', link: '/personalCenter/myServer' },
    ])
    const mails = await bench.rows(`SELECT 1 FROM job WHERE name = 'send-email' AND payload->>'to' = $1`, [
      applicant.email,
    ])
    expect(mails).toHaveLength(1)
  })

  test('requested twice at once is one application', async () => {
    const { token } = await bench.member()
    const responses = await Promise.all([apply(token), apply(token)])
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 50101])
  })

  test('approved by two of the staff at once begins once', async () => {
    const member = await bench.member()
    await apply(member.token)
    const id = await applicationOf(member.id)
    const responses = await Promise.all([1, 2, 3].map(() => manage('POST', `trials/${id}/approve`)))
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 50103, 50103])
    expect((await bench.call('GET', `${SERVICES}?type=2`, { as: member.token })).data.total).toBe(1)
    expect(await noticesOf(member.id)).toHaveLength(1)
  })

  test('that was rejected says why, and may be approved later', async () => {
    const member = await bench.member()
    await apply(member.token)
    const id = await applicationOf(member.id)
    expect((await manage('POST', `trials/${id}/reject`, { reason: ' ' })).status).toBe(400)
    expect((await manage('POST', `trials/${id}/reject`, { reason: '资料不全' })).data.status).toBe('rejected')
    expect(await trialOf(member.token)).toMatchObject({ status: 'REJECTED', reason: '资料不全' })
    expect((await apply(member.token)).code).toBe(50101)
    await manage('POST', `trials/${id}/approve`)
    expect(await trialOf(member.token)).toMatchObject({ status: 'ACTIVE', reason: null })
  })

  test('is decided only together with the letter that tells of it', async () => {
    const member = await bench.member()
    await apply(member.token)
    const id = await applicationOf(member.id)
    const letters = { table: 'job', matching: `NEW.name = 'send-email'` }
    const lost = await withRefusedRows(bench.pool, letters, async () => [
      await manage('POST', `trials/${id}/approve`),
      await manage('POST', `trials/${id}/reject`, { reason: '资料不全' }),
    ])
    expect(lost.map(({ status }) => status)).toEqual([500, 500])
    expect(await trialOf(member.token)).toMatchObject({ status: 'SUBMITTED' })
    expect(await noticesOf(member.id)).toEqual([])

    await manage('POST', `trials/${id}/approve`)
    const [letter] = await bench.rows<{ text: string }>(
      `SELECT payload->>'text' AS text FROM job WHERE name = 'send-email' ORDER BY created_at DESC LIMIT 1`,
    )
    expect(letter!.text).toContain('/#/personalCenter/myServer')
  })

  test('ends with its three days', async () => {
    const member = await bench.member()
    await aTrial(member)
    await bench.pool.query(
      `UPDATE entitlement SET starts_at = now() - interval '4 days', ends_at = now() - interval '1 day'
       WHERE account_id = $1`,
      [member.id],
    )
    expect(await trialOf(member.token)).toMatchObject({ status: 'ENDED', searchesLeft: 0 })
    for (const text of ['甲', '乙', '丙']) await search(text, member.token)
    expect(await search('丁', member.token)).toMatchObject({ code: 20302, data: { nextStep: 'trialEnded' } })
  })

  test.each([
    ['name', ' '],
    ['company', ''],
    ['industry', 'magic'],
    ['phone', '12'],
    ['phone', ' '],
    ['email', 'zhang@'],
    ['email', ''],
  ])('is refused for a wrong %s, which keeps the human check', async (field, value) => {
    const { token } = await bench.member({ role_type: 'agency' })
    const code = await passHumanCheck(bench.api)
    expect(await apply(token, { [field]: value, code })).toMatchObject({ status: 400, data: { field } })
    expect((await apply(token, { code })).code).toBe(0)
  })

  test('asks individuals for neither company nor industry', async () => {
    const { token } = await bench.member({ role_type: 'individual' })
    expect((await apply(token, { company: '', industry: '' })).code).toBe(0)
  })

  test('needs a human and a member', async () => {
    const { token } = await bench.member()
    expect((await apply(token, { code: 'made up' })).status).toBe(428)
    expect((await bench.call('POST', '/product/trial/apply', { payload: { ...applicant, code: '1' } })).status).toBe(
      401,
    )
    expect((await bench.call('GET', '/product/trial/status')).status).toBe(401)
  })
})

describe('searches', () => {
  test('of a trial are used once those of the day are, each question once', async () => {
    const member = await bench.member()
    await aTrial(member)
    for (const text of ['甲', '乙', '丙']) await search(text, member.token)
    expect((await authorityOf(member.token)).tmSearch).toMatchObject({
      enabled: true,
      mode: 'trial',
      usedToday: 3,
      limitToday: 3,
      extraLeft: 30,
    })
    expect((await search('丁', member.token)).data.quota).toMatchObject({ used: 3, limit: 3, extraLeft: 29 })
    expect((await search('丁', member.token)).data.quota.extraLeft).toBe(29)
    expect((await search('甲', member.token)).data.quota.extraLeft).toBe(29)
    expect((await trialOf(member.token)).searchesLeft).toBe(29)
  })

  test('requested twice at once at the very end count once and never slip through', async () => {
    const member = await bench.member()
    for (const text of ['甲', '乙']) await search(text, member.token)
    const twice = await Promise.all([search('丙', member.token), search('丙', member.token)])
    expect(twice.map(({ code }) => code)).toEqual([0, 0])
    const over = await Promise.all([1, 2, 3, 4].map(() => search('丁', member.token)))
    expect(over.map(({ code }) => code)).toEqual([20302, 20302, 20302, 20302])
  })

  test('of a plan raise the limit of the day', async () => {
    const member = await bench.member()
    await grantPlan(member.id, 'trademarkBasic')
    const { tmSearch, bulk, monitoring } = await authorityOf(member.token)
    expect(tmSearch).toMatchObject({ mode: 'paid', limitToday: 500, extraLeft: 0, enabled: true })
    expect(tmSearch.expireTime).toMatch(/^\d{4}-/)
    expect(bulk).toMatchObject({ usedToday: 0, limitToday: 50, rowsAtOnce: 500 })
    expect(monitoring).toEqual({ used: 0, limit: 20 })
    for (const text of ['甲', '乙', '丙', '丁']) expect((await search(text, member.token)).code).toBe(0)
  })

  test('that fail give a unit back', async () => {
    const member = await bench.member()
    await grant(member.id, [{ services: ['search'], total: 1 }])
    for (const text of ['甲', '乙', '丙']) await search(text, member.token)
    await bench.pool.query('ALTER TABLE trademark RENAME TO trademark_away')
    // Combined, as what is found by name alone is not looked up where it is nothing.
    const conditions = [{ op: 'AND', field: 'SQRMC', value: '丁' }]
    const failed = await bench.call('POST', '/common/query/search/v2', {
      as: member.token,
      payload: { fastOrHigh: 1, conditions },
    })
    await bench.pool.query('ALTER TABLE trademark_away RENAME TO trademark')
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect((await authorityOf(member.token)).tmSearch.extraLeft).toBe(1)
  })

  test('that are used up say what to do next', async () => {
    const visitor = '198.51.100.77'
    for (const text of ['甲', '乙', '丙']) await search(text, undefined, visitor)
    const refused = await search('丁', undefined, visitor)
    expect(refused).toMatchObject({ status: 200, code: 20302, data: { nextStep: 'signIn', used: 3, limit: 3 } })
    expect(refused.msg).toContain('登录')

    const member = await bench.member()
    const exhaust = () => Promise.all(['甲', '乙', '丙'].map((text) => search(text, member.token)))
    await exhaust()
    expect((await search('丁', member.token)).data.nextStep).toBe('applyForTrial')
    await apply(member.token)
    expect((await search('丁', member.token)).data.nextStep).toBe('awaitTrial')
  })
})

describe('patent searches', () => {
  const searchPatents = (keyword: string, as?: string) =>
    bench.call('POST', '/patent/search/simple', { ...(as && { as }), payload: { keyword } })

  test('of a trial of theirs are used once those of the day are', async () => {
    const member = await bench.member()
    await searchPatents('电池', member.token)
    expect(await searchPatents('电机', member.token)).toMatchObject({
      code: 30102,
      data: { nextStep: 'applyForTrial' },
    })
    expect((await apply(member.token, { serviceType: 28 })).data).toMatchObject({
      serviceType: 28,
      status: 'SUBMITTED',
    })
    expect((await searchPatents('电机', member.token)).data.nextStep).toBe('awaitTrial')
    await manage('POST', `trials/${await applicationOf(member.id)}/approve`)
    expect((await searchPatents('电机', member.token)).data.quota).toMatchObject({ used: 1, limit: 1, extraLeft: 29 })
    const { data } = await bench.call('GET', '/product/trial/status?serviceType=28', { as: member.token })
    expect(data).toMatchObject({ status: 'ACTIVE', searchesLeft: 29 })
    // The other product has a trial of its own.
    expect(await trialOf(member.token)).toMatchObject({ serviceType: 27, status: 'NONE' })
    expect((await authorityOf(member.token)).tmSearch.extraLeft).toBe(0)
  })
})

describe('plans', () => {
  const plans = async (path = '') => (await bench.call('GET', `/product/plan/list${path}`)).data
  const managed = async (code: string) =>
    (await manage('GET', 'plans')).data.find((plan: { code: string }) => plan.code === code)
  const change = async (plan: Record<string, unknown>, changes: object) => {
    const { id, code, kind, updateTime, holders, ...fields } = plan
    void [kind, updateTime, holders]
    const response = await bench.call('PUT', `/admin/manage/plans/${String(id)}`, {
      as: staff.token,
      payload: { ...fields, reason: '调整', ...changes },
    })
    if (response.status !== 200) return response
    await decide(response.data)
    return { ...response, data: await managed(String(code)) }
  }

  test('are shown to everybody with their limits, by product', async () => {
    const all = await plans()
    expect(all[0]).toMatchObject({
      code: 'free',
      name: '免费',
      limits: expect.arrayContaining([
        { services: ['search'], perDay: 3, total: null, atOnce: null },
        { services: ['translationCharacters'], perDay: 3000, total: null, atOnce: null },
      ]),
    })
    const codes = (await plans('?serviceType=28')).map(({ code }: { code: string }) => code)
    expect(codes).toContain('patentBasic')
    expect(codes).toContain('free')
    expect(codes).not.toContain('trademarkBasic')
    expect(codes).not.toContain('individual')
  })

  test('that staff change hold at once for what is free, and later for who has bought', async () => {
    const member = await bench.member()
    await grantPlan(member.id, 'trademarkBasic')
    const free = await managed('free')
    const limits = free.limits.map((limit: { services: string[] }) =>
      limit.services[0] === 'search' ? { ...limit, perDay: 4 } : limit,
    )
    expect((await change(free, { limits })).data).toMatchObject({ version: free.version + 1 })
    expect((await authorityOf()).tmSearch.limitToday).toBe(4)
    expect((await change(free, { limits })).status).toBe(409)
    await change(await managed('free'), { limits: free.limits })
    expect((await authorityOf()).tmSearch.limitToday).toBe(3)

    const basic = await managed('trademarkBasic')
    await change(basic, { limits: [{ services: ['search'], perDay: 9, total: null, atOnce: null }] })
    expect((await authorityOf(member.token)).tmSearch.limitToday).toBe(500)
    const later = await bench.member()
    await grantPlan(later.id, 'trademarkBasic')
    expect((await authorityOf(later.token)).tmSearch.limitToday).toBe(9)
    const { data } = await manage('GET', `plans/${basic.id}/revisions`)
    expect(data.records).toMatchObject([
      { version: 2, author: `${staff.name} / ${finance.name}`, reason: '调整', content: { limits: [{ perDay: 9 }] } },
      { version: 1, content: { limits: basic.limits } },
    ])
    const audit = (await manage('GET', `audit?subjectId=${basic.id}`)).data.records
    expect(audit).toMatchObject([{ action: 'plan.update', facts: { code: 'trademarkBasic', version: 2 } }])
  })

  test('of trials that are not offered cannot be applied for', async () => {
    const { token } = await bench.member()
    await change(await managed('trialTrademark'), { isActive: false })
    expect(await apply(token)).toMatchObject({ status: 200, code: 50105 })
    expect((await apply(token, { serviceType: 28 })).code).toBe(0)
    await change(await managed('trialTrademark'), { isActive: true })
    expect((await apply(token)).code).toBe(0)
  })

  test('are added once under a code, and offered or not', async () => {
    const draft = {
      code: 'team',
      kind: 'package',
      nameCn: '团队版',
      nameEn: 'Team',
      serviceType: null,
      cardLevel: 40,
      months: 12,
      days: null,
      addsUp: false,
      isActive: true,
      position: 60,
      limits: [{ services: ['apiCall'], perDay: 100, total: null, atOnce: null }],
    }
    const twice = await Promise.all([manage('POST', 'plans', draft), manage('POST', 'plans', draft)])
    expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 50104])
    expect((await plans()).map(({ code }: { code: string }) => code)).toContain('team')
    await change(await managed('team'), { isActive: false })
    expect((await plans()).map(({ code }: { code: string }) => code)).not.toContain('team')
  })

  test.each<[string, string, object]>([
    [
      'what is free without searches',
      'free',
      { limits: [{ services: ['monitoring'], perDay: null, total: null, atOnce: 3 }] },
    ],
    [
      'what is free as a stock',
      'free',
      {
        limits: [
          { services: ['search'], perDay: null, total: 9, atOnce: null },
          { services: ['patentSearch'], perDay: 9, total: null, atOnce: null },
        ],
      },
    ],
    ['a package without an end', 'trademarkBasic', { months: null }],
    ['a package that gives nothing', 'singleReport', { limits: [] }],
    ['a plan without a reason', 'trademarkBasic', { reason: ' ' }],
    ['a plan without a name', 'trademarkBasic', { nameCn: ' ' }],
  ])('cannot be %s', async (_, code, changes) => {
    const plan = await managed(code)
    expect((await change(plan, changes)).status).toBe(400)
    expect(await managed(code)).toMatchObject({ version: plan.version })
  })
})

test('what is used of each service is shown to members and visitors', async () => {
  const member = await bench.member()
  await grantPlan(member.id, 'translationWords')
  await search('甲', member.token)
  const { data } = await bench.call('GET', '/product/plan/usage', { as: member.token })
  const of = (service: string) => data.find((each: { service: string }) => each.service === service)
  expect(of('search')).toMatchObject({ usedToday: 1, limitToday: 3, extraLeft: 0, mode: 'free' })
  expect(of('translationWords')).toMatchObject({ limitToday: 0, extraLeft: 100_000, mode: 'paid' })
  expect(of('monitoring')).toMatchObject({ atOnce: 3 })
  expect((await bench.call('GET', '/product/plan/usage')).data).toHaveLength(data.length)
})

describe('what a member was granted', () => {
  test('is listed by kind and state, in both languages, for its owner only', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    await grantPlan(member.id, 'singleReport', { quantity: 2 })
    await aTrial(member)
    const list = async (query: string, as = member.token, language: 'cn' | 'en' = 'en') =>
      (await bench.call('GET', `${SERVICES}?${query}`, { as, language })).data
    expect((await list('')).total).toBe(2)
    expect((await list('type=1&status=1')).records).toMatchObject([
      {
        serviceName: 'Trademark services',
        productName: 'Registrability report',
        type: 1,
        total: 2,
        used: 0,
        left: 2,
        state: 'IN_PROGRESS',
        hasBegun: true,
        orderNo: null,
      },
    ])
    expect((await list('type=2', member.token, 'cn')).records).toMatchObject([
      { productName: '商标服务试用', type: 2, left: 30 },
    ])
    expect((await list('status=2')).total).toBe(0)
    expect((await list('', other.token)).total).toBe(0)
    expect((await bench.call('GET', SERVICES)).status).toBe(401)
    expect((await bench.call('GET', `${SERVICES}?type=3`, { as: member.token })).status).toBe(400)
    // Those of the trial as well.
    expect((await authorityOf(member.token)).report).toMatchObject({ enabled: true, left: 32 })
  })

  test('is granted once, however often the order comes', async () => {
    const { id } = await bench.member()
    const requestId = randomUUID()
    await Promise.all([1, 2, 3].map(() => grantPlan(id, 'trademarkBasic', { requestId })))
    expect((await listOf(id)).total).toBe(1)
    expect(await noticesOf(id)).toHaveLength(1)
    const { id: stranger } = await bench.member()
    expect((await grantPlan(stranger, 'trademarkBasic', { requestId })).status).toBe(404)
  })

  describe('in a large amount', () => {
    const sales = async () => (await buildStaff(bench.api, ['sales'])).token
    const request = async (accountId: string, changes: object, as: string) =>
      manage(
        'POST',
        `users/${accountId}/entitlements`,
        {
          requestId: randomUUID(),
          planId: await planId('individual'),
          kind: 'grant',
          days: 31,
          note: '试点客户',
          limits: [{ services: ['search'], perDay: null, total: 1000, atOnce: null }],
          ...changes,
        },
        as,
      )

    test('is granted by one role up to 31 days and 1,000 units', async () => {
      const { id } = await bench.member()
      expect((await request(id, {}, await sales())).data).toMatchObject({
        approval: null,
        entitlement: { state: 'running' },
      })
    })

    test.each<[string, object]>([
      ['of more than 31 days', { days: 32 }],
      ['of ten years', { days: 3650 }],
      ['of more than 1,000 units', { limits: [{ services: ['search'], perDay: null, total: 1001, atOnce: null }] }],
      ['of more than 1,000 units by its quantity', { quantity: 2 }],
      [
        'of more than 1,000 units a day',
        { limits: [{ services: ['search'], perDay: 1001, total: null, atOnce: null }] },
      ],
    ])('%s is granted when a second role approves it', async (_, changes) => {
      const { id } = await bench.member()
      const as = await sales()
      expect((await request(id, { ...changes, note: ' ' }, as)).status).toBe(400)
      const { data } = await request(id, changes, as)
      expect(data).toMatchObject({ entitlement: null, approval: { kind: 'grant', state: 'requested', userId: id } })
      expect((await listOf(id)).total).toBe(0)
      // Neither the role nor the person that has requested it can approve it.
      expect((await decide(data.approval, as)).status).toBe(403)
      expect((await decide(data.approval)).data).toMatchObject({ state: 'approved', decidedBy: finance.name })
      expect((await decide(data.approval)).code).toBe(50106)
      expect((await listOf(id)).records).toMatchObject([{ id: data.approval.id }])
    })

    test('is not granted in several small parts either', async () => {
      const { id } = await bench.member()
      const as = await sales()
      const parts = [await request(id, { days: 20 }, as), await request(id, { days: 20 }, as)]
      expect(parts.map(({ data }) => data.approval === null)).toEqual([true, false])
    })

    test('counts what was used of a grant that was revoked', async () => {
      const { id } = await bench.member()
      const as = await sales()
      const { entitlement } = (await request(id, {}, as)).data
      const revoke = () => manage('POST', `entitlements/${entitlement.id}/revoke`, { reason: '误开' }, as)
      await bench.pool.query('UPDATE entitlement_limit SET used = 600 WHERE entitlement_id = $1', [entitlement.id])
      await revoke()
      const part = (total: number) =>
        request(id, { limits: [{ services: ['search'], perDay: null, total, atOnce: null }] }, as)
      expect((await part(401)).data).toMatchObject({ entitlement: null })
      expect((await part(400)).data).toMatchObject({ approval: null })
    })

    test('names the limits that are granted, also where the plan is changed meanwhile', async () => {
      const { id } = await bench.member()
      const plan = (await manage('GET', 'plans')).data.find(({ code }: { code: string }) => code === 'patentBasic')
      const { approval } = (await request(id, { planId: plan.id, days: 365, limits: undefined }, await sales())).data
      expect(approval.grant.limits).toEqual(plan.limits)
      const { id: planId, code, kind, updateTime, holders, ...fields } = plan
      void [code, kind, updateTime, holders]
      const change = (limits: object[], version: number) =>
        bench.call('PUT', `/admin/manage/plans/${planId}`, {
          as: staff.token,
          payload: { ...fields, limits, version, reason: '调整' },
        })
      await decide((await change(plan.limits.slice(1), plan.version)).data)
      await decide(approval)
      await decide((await change(plan.limits, plan.version + 1)).data)
      expect((await listOf(id)).records[0].limits).toMatchObject(plan.limits)
    })

    test('is not granted where the period or the card of the plan was changed since the request', async () => {
      const { id } = await bench.member()
      const plan = (await manage('GET', 'plans')).data.find(({ code }: { code: string }) => code === 'trademarkBasic')
      const { data } = await request(id, { planId: plan.id, quantity: 3, days: undefined }, await sales())
      const column = (name: string, value: string) =>
        bench.rows(`UPDATE plan SET ${name} = ${value}, version = version + 1 WHERE id = $1 RETURNING ${name}`, [
          plan.id,
        ])
      for (const [name, before] of [
        ['months', plan.months],
        ['card_level', plan.cardLevel],
      ]) {
        await column(name, `${name} + 10`)
        expect((await decide(data.approval)).code).toBe(50109)
        await column(name, String(before))
      }
      expect((await listOf(id)).total).toBe(0)
      expect((await decide(data.approval)).data).toMatchObject({ state: 'approved' })
    })

    test('is either granted or rejected where both are decided at once', async () => {
      const as = await sales()
      for (const attempt of [1, 2, 3, 4]) {
        const { id } = await bench.member()
        const { approval } = (await request(id, { days: 365 + attempt }, as)).data
        await Promise.all([
          decide(approval),
          manage('POST', `approvals/${approval.id}/reject`, { version: 1, reason: '没有合同' }, finance.token),
        ])
        const { records } = (await manage('GET', 'approvals?size=100')).data
        const { state } = records.find((each: { id: string }) => each.id === approval.id)
        expect((await listOf(id)).total).toBe(state === 'approved' ? 1 : 0)
      }
    })

    test('stays requested, and nothing is granted, where the decision cannot be saved', async () => {
      const { id } = await bench.member()
      const { approval } = (await request(id, { days: 365 }, await sales())).data
      const saved = { table: 'audit_entry', matching: "NEW.action = 'approval.approve'" }
      await withRefusedRows(bench.pool, saved, async () => {
        expect((await decide(approval)).status).toBe(500)
      })
      expect((await listOf(id)).total).toBe(0)
      expect((await decide(approval)).data).toMatchObject({ state: 'approved' })
      expect((await listOf(id)).total).toBe(1)
    })

    test('cannot be approved by who has requested it, and is rejected with a reason', async () => {
      const { id } = await bench.member()
      const { data } = await request(id, { days: 365 }, staff.token)
      expect(await decide(data.approval, staff.token)).toMatchObject({ code: 50107 })
      const reject = (reason: string) =>
        manage('POST', `approvals/${data.approval.id}/reject`, { version: 1, reason }, finance.token)
      expect((await reject(' ')).status).toBe(400)
      expect((await reject('没有合同')).data).toMatchObject({ state: 'rejected', decisionReason: '没有合同' })
      expect((await decide(data.approval)).code).toBe(50106)
      expect((await listOf(id)).total).toBe(0)
    })

    test('is extended beyond 31 days when a second role approves it', async () => {
      const { id } = await bench.member()
      const as = await sales()
      const { entitlement } = (await request(id, {}, as)).data
      const endTime = '2034-05-01 00:00:00'
      const { data } = await manage('POST', `entitlements/${entitlement.id}/extend`, { endTime, reason: '续约' }, as)
      expect(data).toMatchObject({ entitlement: null, approval: { kind: 'extension', extension: { to: endTime } } })
      expect((await listOf(id)).records).toMatchObject([{ endTime: entitlement.endTime }])
      await decide(data.approval)
      expect((await listOf(id)).records).toMatchObject([{ endTime }])
    })

    test('is not extended where the end was changed since the request', async () => {
      const { id } = await bench.member()
      const as = await sales()
      const { entitlement } = (await request(id, {}, as)).data
      const extend = async (endTime: string) =>
        (await manage('POST', `entitlements/${entitlement.id}/extend`, { endTime, reason: '续约' }, as)).data.approval
      const [early, late] = [await extend('2033-05-01 00:00:00'), await extend('2034-05-01 00:00:00')]
      await decide(late)
      expect((await decide(early)).code).toBe(50109)
      expect((await listOf(id)).records).toMatchObject([{ endTime: '2034-05-01 00:00:00' }])
    })

    test('is extended once where two requests are approved at once', async () => {
      const as = await sales()
      for (const year of [2031, 2032, 2033]) {
        const { id } = await bench.member()
        const { entitlement } = (await request(id, {}, as)).data
        const times = [`${year}-05-01 00:00:00`, `${year}-06-01 00:00:00`]
        const approvals = []
        for (const endTime of times)
          approvals.push(
            (await manage('POST', `entitlements/${entitlement.id}/extend`, { endTime, reason: '续约' }, as)).data
              .approval,
          )
        const responses = await Promise.all(approvals.map((approval) => decide(approval)))
        expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 50109])
        const [{ endTime }] = (await listOf(id)).records
        expect(endTime).toBe(times[responses.findIndex(({ code }) => code === 0)])
      }
    })

    test('of a purchase needs a paid order of the member', async () => {
      const { id } = await bench.member()
      const as = await sales()
      expect((await request(id, { kind: 'purchase' }, as)).status).toBe(400)
      expect((await request(id, { kind: 'purchase', orderNo: 'O202601010001' }, as)).code).toBe(50108)
      const orderId = await buildPaidOrder(bench.pool, { id }, () => 0, [{ serviceFen: 100, officialFen: 0 }])
      const [{ number }] = (await bench.rows('SELECT number FROM service_order WHERE id = $1', [orderId])) as [
        { number: string },
      ]
      const { id: stranger } = await bench.member()
      expect((await request(stranger, { kind: 'purchase', orderNo: number }, as)).code).toBe(50108)
      const twice = await Promise.all([1, 2].map(() => request(id, { kind: 'purchase', orderNo: number, days: 5 }, as)))
      expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 50108])
      expect((await listOf(id)).records).toMatchObject([{ kind: 'purchase', orderNo: number }])
      // Each item of an order is granted once.
      expect((await request(id, { kind: 'purchase', orderNo: number }, as)).code).toBe(50108)
    })

    test('of a purchase is refunded by its unused share, and a rejection names only what was suspended', async () => {
      const member = await bench.member()
      const as = await sales()
      const refundOf = async (orderId: string) => {
        const response = await bench.call('POST', `/order/order/${orderId}/refund`, {
          as: member.token,
          payload: { reason: '不需要了' },
        })
        expect(response.code).toBe(0)
        const { orderNo } = response.data
        const [refund] = (await manage('GET', `refunds?keyword=${orderNo}`, undefined, finance.token)).data.records
        return (await manage('GET', `refunds/${refund.id}`, undefined, finance.token)).data
      }
      const reject = async ({ refund }: { refund: { id: string; version: number } }) =>
        manage('POST', `refunds/${refund.id}/reject`, { version: refund.version, reason: '已使用' }, finance.token)
      const lastNotice = async () =>
        (
          await bench.rows<{ text: string }>(
            'SELECT content_cn AS text FROM notice WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1',
            [member.id],
          )
        )[0]!.text

      const items = [{ serviceFen: 10_000, officialFen: 0 }]
      const granted = await buildPaidOrder(bench.pool, member, () => 0, items)
      const [{ number }] = (await bench.rows('SELECT number FROM service_order WHERE id = $1', [granted])) as [
        { number: string },
      ]
      const { entitlement } = (await request(member.id, { kind: 'purchase', orderNo: number }, as)).data
      await bench.pool.query('UPDATE entitlement_limit SET used = 750 WHERE entitlement_id = $1', [entitlement.id])
      const used = await refundOf(granted)
      expect(used).toMatchObject({ refund: { amount: '25.00' }, calculation: [{ basis: 'unused', amount: '25.00' }] })
      await reject(used)
      expect(await lastNotice()).toBe('原因：已使用\n相应的服务已恢复使用，有效期已按暂停的时间顺延。')

      const provided = await refundOf(await buildPaidOrder(bench.pool, member, () => 0, items))
      expect(provided).toMatchObject({ refund: { amount: '100.00' }, calculation: [{ basis: 'notProvided' }] })
      await reject(provided)
      expect(await lastNotice()).toBe('原因：已使用')
    })
  })

  test('that changes for everybody needs two roles', async () => {
    const free = (await manage('GET', 'plans')).data.find((plan: { code: string }) => plan.code === 'free')
    const { id, code, kind, updateTime, holders, ...fields } = free
    void [code, kind, updateTime, holders]
    const as = (await buildStaff(bench.api, ['sales'])).token
    const { data } = await bench.call('PUT', `/admin/manage/plans/${id}`, {
      as,
      payload: { ...fields, limits: free.limits, nameEn: 'Free of charge', reason: '更名' },
    })
    expect(data).toMatchObject({ kind: 'planChange', state: 'requested', reason: '更名' })
    expect((await decide(data, as)).status).toBe(403)
    expect((await manage('GET', 'plans')).data).toContainEqual(free)
  })

  test('is extended and revoked with a reason, which the audit log stores', async () => {
    const member = await bench.member()
    const { data } = await grant(member.id, [{ services: ['search'], total: 10 }])
    const extend = (endTime: string, reason = '续约') => settled(`entitlements/${data.id}/extend`, { endTime, reason })
    const revoke = (reason: string) => manage('POST', `entitlements/${data.id}/revoke`, { reason })
    expect((await extend('2034-05-01 00:00:00')).data).toMatchObject({
      endTime: '2034-05-01 00:00:00',
      state: 'running',
    })
    expect((await revoke(' ')).status).toBe(400)
    expect((await revoke('误开')).data).toMatchObject({ state: 'revoked', revokedReason: '误开' })
    expect((await revoke('误开')).code).toBe(50102)
    expect((await extend('2034-06-01 00:00:00')).code).toBe(50102)
    expect((await authorityOf(member.token)).tmSearch).toMatchObject({ mode: 'free', extraLeft: 0 })
    expect((await bench.call('GET', `${SERVICES}?status=2`, { as: member.token })).data.records).toMatchObject([
      { state: 'EXPIRED', endedEarly: true },
    ])
    const entries = (await manage('GET', `audit?subjectId=${member.id}`)).data.records
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'entitlement.revoke',
      'entitlement.extend',
      'entitlement.grant',
    ])
    expect(entries[0].facts).toEqual({ plan: 'individual', reason: '误开' })
    expect(await noticesOf(member.id)).toHaveLength(3)
  })

  test('of a package begins when the running one ends, and then waits', async () => {
    const member = await bench.member()
    const first = await grantPlan(member.id, 'trademarkBasic')
    const second = await grantPlan(member.id, 'trademarkBasic')
    expect(second.data).toMatchObject({ startTime: first.data.endTime, state: 'waiting' })
    const { data } = await bench.call('GET', `${SERVICES}?status=1`, { as: member.token })
    expect(data.records.map(({ hasBegun }: { hasBegun: boolean }) => hasBegun)).toEqual([false, true])
    const found = await manage('GET', `entitlements?keyword=${member.phone}&state=waiting`)
    expect(found.data.records.map(({ id }: { id: string }) => id)).toEqual([second.data.id])
  })

  test.each<[string, object]>([
    ['nothing', { limits: [] }],
    ['an amount of nothing', { limits: [{ services: ['search'], perDay: null, total: null, atOnce: null }] }],
    ['searches at once', { limits: [{ services: ['search'], perDay: null, total: 5, atOnce: 5 }] }],
    ['monitors of a day', { limits: [{ services: ['monitoring'], perDay: 5, total: null, atOnce: null }] }],
    [
      'a day that services share',
      { limits: [{ services: ['search', 'report'], perDay: 5, total: null, atOnce: null }] },
    ],
    ['a service twice', { limits: [{ services: ['search', 'search'], perDay: null, total: 5, atOnce: null }] }],
    ['a service that does not exist', { limits: [{ services: ['magic'], perDay: 5, total: null, atOnce: null }] }],
    ['without an end', { days: null }],
    ['for no days', { days: 0 }],
    ['as a trial by hand', { kind: 'trial' }],
  ])('cannot be %s', async (_, changes) => {
    const { id } = await bench.member()
    expect((await grant(id, [{ services: ['search'], total: 10 }], changes)).status).toBe(400)
    expect((await listOf(id)).total).toBe(0)
  })

  test.each(['2020-01-01 00:00:00', '2060-01-01 00:00:00', 'soon', '2030-02-30 00:00:00'])(
    'cannot end at %s',
    async (endTime) => {
      const { id } = await bench.member()
      const { data } = await grantPlan(id, 'singleReport')
      expect((await manage('POST', `entitlements/${data.id}/extend`, { endTime, reason: 'x' })).status).toBe(400)
    },
  )

  test('is the business of staff only', async () => {
    const member = await bench.member()
    const { data } = await grantPlan(member.id, 'singleReport')
    for (const [method, path] of [
      ['GET', 'entitlements'],
      ['GET', `users/${member.id}/entitlements`],
      ['GET', 'plans'],
      ['GET', 'trials'],
      ['POST', `entitlements/${data.id}/revoke`],
    ] as const) {
      expect((await manage(method, path, { reason: 'x' }, member.token)).status).toBe(424)
      expect((await bench.call(method, `/admin/manage/${path}`)).status).toBe(401)
    }
    for (const path of [`users/${randomUUID()}/entitlements`, `entitlements/${randomUUID()}/revoke`])
      expect((await manage(path.startsWith('users') ? 'GET' : 'POST', path, { reason: 'x' })).status).toBe(404)
    expect((await manage('POST', `trials/${randomUUID()}/approve`)).status).toBe(404)
  })

  test('cannot be what is free, a trial, or a plan that does not exist', async () => {
    const { id } = await bench.member()
    for (const code of ['free', 'trialTrademark']) expect((await grantPlan(id, code)).status).toBe(404)
    expect((await grantPlan(id, 'singleReport', { planId: randomUUID() })).status).toBe(404)
    expect((await grantPlan(randomUUID(), 'singleReport')).status).toBe(404)
  })
})

describe('the log of searches', () => {
  const searchesOf = async (as: string, query = '') => (await bench.call('GET', `${LOGS}/page?${query}`, { as })).data

  test('tells the product and who began it, and is narrowed by both', async () => {
    const member = await bench.member()
    const { token: byApi } = await buildSession(bench.api, member.id, 'partner')
    await search('甲', member.token)
    await search('乙', byApi)
    const conditions = [{ op: 'AND', field: 'SQRMC', value: '丙' }]
    const combined = await bench.call('POST', '/common/query/search/v2', {
      as: member.token,
      payload: { fastOrHigh: 1, conditions },
    })
    expect(combined, combined.msg).toMatchObject({ code: 0 })
    await expect.poll(async () => (await searchesOf(member.token)).total).toBe(3)
    expect((await searchesOf(member.token, 'searchKind=combined')).records).toMatchObject([
      { searchKind: 'combined', initiator: 'website', productType: 'trademark' },
    ])
    expect((await searchesOf(member.token, 'initiator=interface')).records).toMatchObject([
      { searchKind: 'text', searchContent: '乙 · CN' },
    ])
  })

  test('is narrowed by days of the user', async () => {
    const { id, token } = await bench.member()
    const at = (instant: string) =>
      bench.pool.query(
        `INSERT INTO search_log (id, account_id, product, search_type, content, total, initiator, created_at)
         VALUES ($1, $2, 'trademark', 'text', 'a', 1, 'website', $3)`,
        [randomUUID(), id, instant],
      )
    // Midnight in Berlin of 1 July.
    for (const instant of ['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z', '2026-07-01T21:59:59Z']) await at(instant)
    const day = 'from=2026-07-01&to=2026-07-01'
    expect((await searchesOf(token, `${day}&zone=Europe/Berlin`)).total).toBe(2)
    expect((await searchesOf(token, 'from=2026-07-02&zone=Europe/Berlin')).total).toBe(0)
    expect((await searchesOf(token, 'from=2026-07-02')).total).toBe(1)
    for (const wrong of ['zone=Mars/Olympus', 'from=2026-07-02&to=2026-07-01', 'from=2026-02-30'])
      expect((await bench.call('GET', `${LOGS}/page?${wrong}`, { as: token })).status).toBe(400)
  })

  test('is exported as a file in the language and the zone of the user', async () => {
    const { id, token } = await bench.member()
    await bench.pool.query(
      `INSERT INTO search_log (id, account_id, product, search_type, content, address, total, initiator, created_at)
       VALUES ($1, $2, 'trademark', 'image', '=1+1', '/imageSearch?imgFile=a', 7, 'interface', '2026-07-01T10:00:00Z')`,
      [randomUUID(), id],
    )
    const query = 'zone=Europe/Berlin&searchKind=image'
    const csv = await bench.call('GET', `${LOGS}/export?format=csv&${query}`, { as: token, language: 'en' })
    expect(csv.headers['content-disposition']).toContain('Trademark searches.csv')
    expect(csv.body.toString()).toBe(
      "\uFEFFTime,Search,Product,Hits,From,Address\r\n2026-07-01 12:00:00,'=1+1,Image search,7,API," +
        'http://localhost:3000/#/imageSearch?imgFile=a\r\n',
    )
    const xlsx = await bench.call('GET', `${LOGS}/export?${query}`, { as: token })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(xlsx.body as never)
    expect(workbook.worksheets[0]!.getRow(2).getCell(2).value).toBe("'=1+1")
    expect(workbook.worksheets[0]!.getRow(2).getCell(3).value).toBe('图形查询')
    expect((await bench.call('GET', `${LOGS}/export`)).status).toBe(401)
  })
})
