import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { aPhone, buildSession, codeFor, PASSWORD, siteOf } from '../support/members.ts'
import { pngOf, formOf } from '../support/sample-files.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench({}, { search: 3 })
})
afterAll(() => bench?.close())

const ticketFor = async (
  purpose: 'password' | 'phone' | 'wechat',
  { phone, token }: { phone: string; token: string },
) => {
  const payload = { captchaVerification: 'was used up', smsCode: await codeFor(bench.api, phone, 'verify') }
  const { data } = await bench.call('POST', `/admin/user/${purpose}/verify`, { as: token, payload })
  expect(data.expiresIn).toBe(600)
  return data.token as string
}

const noticesOf = async (accountId: string) =>
  (await bench.rows<{ title: string }>('SELECT title_cn AS title FROM notice WHERE account_id = $1', [accountId])).map(
    ({ title }) => title,
  )

describe('who is signed in', () => {
  test('is reported by both names of the call', async () => {
    const { id, phone, token } = await bench.member({
      nickname: '小云',
      language: 'en',
      created_at: '2026-11-20T16:00:00Z',
    })
    const { data } = await bench.call('GET', '/admin/user/current', { as: token })
    expect(data).toMatchObject({ id, phone, username: phone, nickname: '小云', avatar: null, lang: 'en' })
    expect(data).toMatchObject({ wechatBound: false, roleType: 'individual', createTime: '2026-11-21 00:00:00' })
    expect((await bench.call('GET', '/admin/user/info', { as: token })).data).toEqual(data)
  })

  test.each([
    [
      'holds until its day',
      20,
      '2999-01-01T00:00:00Z',
      { cardLevel: 20, cardName: 'VIP_B', expireTime: '2999-01-01 08:00:00' },
    ],
    ['without a day holds', 40, null, { cardLevel: 40, cardName: 'VIP_D', expireTime: null }],
    [
      'counts for nothing afterwards',
      20,
      '2020-01-01T00:00:00Z',
      { cardLevel: 0, cardName: null, expireTime: '2020-01-01 08:00:00' },
    ],
    ['may be absent', 0, null, { cardLevel: 0, cardName: null, expireTime: null }],
  ])('has a card that %s', async (_, level, expires, card) => {
    const { token } = await bench.member({ card_level: level, card_expires_at: expires })
    expect((await bench.call('GET', '/admin/member/user/get', { as: token })).data.card).toEqual(card)
  })
})

describe('an account', () => {
  const read = (token: string) => bench.call('GET', '/admin/user/account', { as: token })
  const write = (token: string, payload: object) => bench.call('PUT', '/admin/user/account', { as: token, payload })

  test('stores what its member enters, and only that changes', async () => {
    const { token } = await bench.member({ company_name: '云澜' })
    const { version } = (await read(token)).data
    const change = {
      name: ' 张三 ',
      email: 'zhang@example.com',
      country: 'CN',
      postcode: '518000',
      industry: 'software',
    }
    const { data } = await write(token, { ...change, version, displayCurrency: 'USD', lang: 'en', gender: 'other' })
    expect(data).toMatchObject({ ...change, name: '张三', companyName: '云澜', displayCurrency: 'USD', lang: 'en' })
    expect((await read(token)).data).toEqual(data)
    expect((await write(token, { version: data.version, nickname: ' ' })).data).toMatchObject({
      nickname: null,
      email: change.email,
    })
  })

  test('of two changes at once one wins, the other hears of it', async () => {
    const { token } = await bench.member()
    const { version } = (await read(token)).data
    const responses = await Promise.all(['甲', '乙'].map((name) => write(token, { version, name })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['email', { email: 'a@b' }],
    ['postcode', { postcode: '1234' }],
    ['postcode', { country: 'CN', postcode: 'SW1A 1AA' }],
    ['country', { country: 'ZZ' }],
    ['industry', { industry: 'magic' }],
    ['avatarFileId', { avatarFileId: randomUUID() }],
  ])('is not changed by a wrong %s', async (field, change) => {
    const { token } = await bench.member()
    const response = await write(token, { ...change, version: 0 })
    expect([response.status, response.data.field]).toEqual([400, field])
    expect((await read(token)).data.version).toBe(0)
  })

  test('needs company and industry once it is that of a firm', async () => {
    const { token } = await bench.member({ role_type: 'individual' })
    expect((await write(token, { companyName: '', industry: '', version: 0 })).code).toBe(0)
    const refused = await write(token, { roleType: 'agency', version: 1 })
    expect([refused.status, refused.data.field]).toEqual([400, 'companyName'])
    const firm = { roleType: 'agency', companyName: '云澜', industry: 'software' }
    expect((await write(token, { ...firm, version: 1 })).code).toBe(0)
    expect((await write(token, { companyName: '', version: 2 })).status).toBe(400)
  })

  test('abroad has the post code of its country', async () => {
    const { token } = await bench.member()
    expect((await write(token, { country: 'GB', postcode: 'SW1A 1AA', version: 0 })).code).toBe(0)
    expect((await write(token, { postcode: 'EC1A 1BB', version: 1 })).code).toBe(0)
  })

  test('shows an image that its member has uploaded for it, nobody else’s', async () => {
    const [owner, thief] = [await bench.member(), await bench.member()]
    const upload = async (type: string) => {
      const form = formOf([
        ['type', type],
        ['file', pngOf(10, 10), 'me.png'],
      ])
      return (await bench.call('POST', '/admin/sys-file/upload', { as: owner.token, ...form })).data
    }
    const avatar = await upload('avatar')
    expect((await write(owner.token, { avatarFileId: avatar.id, version: 0 })).data.avatar).toBe(avatar.url)
    expect((await bench.call('GET', '/admin/user/current', { as: owner.token })).data.avatar).toBe(avatar.url)
    expect((await write(thief.token, { avatarFileId: avatar.id, version: 0 })).status).toBe(400)
    expect((await write(owner.token, { avatarFileId: (await upload('licence')).id, version: 1 })).status).toBe(400)
    expect((await write(owner.token, { avatarFileId: null, version: 1 })).data.avatar).toBeNull()
  })
})

describe('one’s own phone', () => {
  test('is confirmed by a code that was sent to it for this purpose', async () => {
    const { token, phone } = await bench.member()
    const verify = (payload: object) => bench.call('POST', '/admin/user/password/verify', { as: token, payload })
    expect(await verify({ captchaVerification: ' ', smsCode: '123456' })).toMatchObject({ status: 200, code: 10131 })
    expect(await verify({ captchaVerification: 'x', smsCode: '' })).toMatchObject({ status: 200, code: 10131 })
    const smsCode = await codeFor(bench.api, phone, 'verify')
    const wrong = smsCode === '000000' ? '111111' : '000000'
    expect((await verify({ captchaVerification: 'x', smsCode: wrong })).status).toBe(428)
    expect((await verify({ captchaVerification: 'x', smsCode })).data.token).toMatch(/^[\w-]{22,}$/)
    expect((await verify({ captchaVerification: 'x', smsCode })).status).toBe(428)
  })
})

describe('a change of password', () => {
  const change = async (token: string, ticket: string, password: string, repeat = password) => {
    const site = await siteOf(bench.api)
    const payload = { ticket, password: site.encryptPassword(password), repeat: site.encryptPassword(repeat) }
    return bench.call('PUT', '/admin/user/password', { as: token, payload })
  }

  test('costs the ticket only when it succeeds, ends the other sessions and is reported', async () => {
    const member = await bench.member({ email: 'me@example.com', language: 'en' })
    const elsewhere = await buildSession(bench.api, member.id, 'mini')
    const ticket = await ticketFor('password', member)
    const weak = await change(member.token, ticket, 'abcdefgh')
    expect([weak.status, weak.msg]).toEqual([400, '密码须为 8–128 位，且同时包含字母和数字'])
    expect((await change(member.token, ticket, 'new pass 2026', 'new pass 2027')).code).toBe(10130)
    expect((await change(member.token, ticket, 'new pass 2026')).data).toBe(true)
    expect((await change(member.token, ticket, 'new pass 2028')).code).toBe(10106)

    expect((await bench.call('GET', '/admin/user/current', { as: member.token })).status).toBe(200)
    expect((await bench.call('GET', '/admin/user/current', { as: elsewhere.token })).status).toBe(424)
    expect(await noticesOf(member.id)).toEqual(['知匠账户安全提醒：密码已修改'])
    const [job] = await bench.rows<{ payload: object }>(`SELECT payload FROM job WHERE name = 'send-email'`)
    expect(job?.payload).toMatchObject({
      to: 'me@example.com',
      subject: 'Markwright security notice: your password was changed',
    })
  })

  test('needs the ticket of the one who changes, for this purpose', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    expect((await change(other.token, await ticketFor('password', member), 'new pass 2026')).code).toBe(10106)
    expect((await change(other.token, await ticketFor('wechat', other), 'new pass 2026')).code).toBe(10106)
    expect((await change(other.token, 'made up', PASSWORD)).code).toBe(10106)
  })
})

describe('a change of phone', () => {
  const change = (token: string, payload: object) => bench.call('PUT', '/admin/user/phone', { as: token, payload })

  test('moves the account to a phone that has received a code', async () => {
    const member = await bench.member()
    const newPhone = aPhone()
    const ticket = await ticketFor('phone', member)
    const code = await codeFor(bench.api, newPhone, 'changePhone')
    expect((await change(member.token, { ticket, newPhone: '12345', code })).data.field).toBe('newPhone')
    expect((await change(member.token, { ticket, newPhone, code: code === '000000' ? '1' : '000000' })).status).toBe(
      428,
    )
    expect((await change(member.token, { ticket, newPhone: `+86 ${newPhone}`, code })).data).toBe(true)
    expect((await bench.call('GET', '/admin/user/current', { as: member.token })).data.phone).toBe(newPhone)
    expect(await noticesOf(member.id)).toEqual(['知匠账户安全提醒：手机号已更换'])
  })

  test('to the phone of another account is refused', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const ticket = await ticketFor('phone', member)
    const code = await codeFor(bench.api, other.phone, 'changePhone')
    const response = await change(member.token, { ticket, newPhone: other.phone, code })
    expect(response).toMatchObject({ status: 200, code: 10104 })
    expect((await bench.call('GET', '/admin/user/current', { as: member.token })).data.phone).toBe(member.phone)
  })
})

describe('a WeChat account', () => {
  const bindUrl = (token: string, ticket: string) =>
    bench.call('GET', `/admin/user/wechat/bindUrl?ticket=${encodeURIComponent(ticket)}`, { as: token })
  /** What the page of WeChat gives back to somebody who scans there. */
  const scanned = async (member: { phone: string; token: string }) => {
    const { url, state } = (await bindUrl(member.token, await ticketFor('wechat', member))).data
    return { url: url as string, state: state as string }
  }
  const bind = (token: string, payload: object) => bench.call('POST', '/admin/user/wechat/bind', { as: token, payload })

  test('is bound by the member who requested it with a ticket', async () => {
    const [member, other, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => bench.member()))
    expect((await bindUrl(member!.token, 'made up')).code).toBe(10106)
    expect((await bindUrl(member!.token, await ticketFor('wechat', third!))).code).toBe(10106)
    const { state } = await scanned(fourth!)
    expect((await bind(member!.token, { code: 'sandbox.carla1', state })).code).toBe(10106)

    const own = await scanned(member!)
    expect((await bind(member!.token, { code: 'sandbox.carla1', state: own.state })).data).toBe(true)
    expect((await bench.call('GET', '/admin/user/current', { as: member!.token })).data.wechatBound).toBe(true)
    expect(await noticesOf(member!.id)).toEqual(['知匠账户安全提醒：微信已绑定'])

    const accepted = await scanned(other!)
    expect((await bind(other!.token, { code: 'sandbox.carla1', state: accepted.state })).code).toBe(10105)
  })

  test('is released with a ticket', async () => {
    const member = await bench.member({ wechat_id: 'union-of-somebody' })
    const unbind = (ticket: string) =>
      bench.call('POST', '/admin/user/wechat/unbind', { as: member.token, payload: { ticket } })
    expect((await unbind('made up')).code).toBe(10106)
    expect((await unbind(await ticketFor('wechat', member))).data).toBe(true)
    expect((await bench.call('GET', '/admin/user/account', { as: member.token })).data.wechatBound).toBe(false)
    expect(await noticesOf(member.id)).toEqual(['知匠账户安全提醒：微信已解绑'])
  })
})

describe('searches', () => {
  const authority = '/lantern/jurisdiction/getTrademarkServiceAuthority'
  const logs = '/lantern/lanlog/trademark/page'
  const search = (payload: object, as?: string, visitor = '198.51.100.20') =>
    bench.call('POST', '/common/query/search/v2', {
      ...(as && { as }),
      payload,
      headers: { 'x-forwarded-for': visitor },
    })

  beforeAll(async () => {
    await bench.pool.query(`INSERT INTO register_office VALUES ('US', 3, 0, NULL), ('CN', 5, 0, NULL)`)
    await bench.api.ready()
  })

  test('of a member count for the member wherever they are, those of a visitor for the address', async () => {
    const { token } = await bench.member()
    const usage = async (as?: string, visitor = '198.51.100.20') => {
      const headers = { 'x-forwarded-for': visitor }
      return (await bench.call('GET', authority, { ...(as && { as }), headers })).data.tmSearch
    }
    for (const text of ['云澜', '山海', '鸿鹄'])
      expect((await search({ tradeMarkText: text }, token, `198.51.100.${text.length}`)).code).toBe(0)
    expect((await search({ tradeMarkText: '青山' }, token, '198.51.100.21')).code).toBe(20302)
    expect(await usage(token)).toMatchObject({ enabled: false, mode: 'free', usedToday: 3, limitToday: 3 })
    expect((await usage(token)).countries.toSorted()).toEqual(['CN', 'US'])
    expect((await usage(token)).resetTime).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/)

    expect(await usage()).toMatchObject({ enabled: true, usedToday: 0, limitToday: 3 })
    await search({ tradeMarkText: '云澜' })
    expect(await usage()).toMatchObject({ usedToday: 1 })
    expect(await usage('a token that does not hold')).toMatchObject({ usedToday: 1, limitToday: 3 })
  })

  test('of a member are logged once for each question, found by keyword and deleted by their owner', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const list = async (query = '', as = member.token) => (await bench.call('GET', `${logs}?${query}`, { as })).data
    await search({ tradeMarkText: '云澜', classify: '09' }, member.token)
    await search({ tradeMarkText: '云澜', classify: '09', pageNum: 2, sort: 'appDate' }, member.token)
    await expect.poll(async () => (await list()).total).toBe(1)
    await search({ tmApplicant: 'ACME & Co' }, member.token)
    await expect.poll(async () => (await list()).total).toBe(2)

    const { records } = await list()
    expect(records).toMatchObject([
      { searchContent: 'ACME & Co · CN', searchAddress: '/combinedQuery?tmApplicant=ACME+%26+Co', total: 0 },
      { searchContent: '云澜 · CN · 09', productType: 'trademark', patentSearchType: null, initiator: 'website' },
    ])
    expect((await list('keyword=acme')).total).toBe(1)
    expect((await list('keyword=A_ME')).total).toBe(0)
    expect((await list('', other.token)).total).toBe(0)
    expect((await bench.call('GET', '/lantern/lanlog/page', { as: member.token })).data.total).toBe(0)

    const remove = (as: string) => bench.call('DELETE', `/lantern/lanlog/delLanLog/${records[0].id}`, { as })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(member.token)).data).toBe(true)
    expect((await remove(member.token)).status).toBe(404)
  })

  test('of patents are listed by their type', async () => {
    const { id, token } = await bench.member()
    for (const type of ['semantic', 'simple'])
      await bench.pool.query(
        `INSERT INTO search_log (id, account_id, product, search_type, content, total, initiator)
         VALUES ($1, $2, 'patent', $3, '电池', 7, 'interface')`,
        [randomUUID(), id, type],
      )
    const { data } = await bench.call('GET', '/lantern/lanlog/page?patentSearchType=simple', { as: token })
    expect(data.records).toMatchObject([
      { patentSearchType: 'simple', total: 7, initiator: 'interface', searchAddress: null },
    ])
  })
})

describe('contact persons', () => {
  const contact = { name: ' 李四 ', phone: '13800138000', email: 'li@example.com', postcode: '518000', address: '深圳' }
  const add = (as: string, changes: object = {}) =>
    bench.call('POST', '/admin/contact', { as, payload: { ...contact, ...changes } })
  const list = async (as: string, query = '') =>
    (await bench.call('GET', `/admin/contact/getContact?${query}`, { as })).data

  test('are stored, changed and deleted by their member only', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const { data } = await add(member.token)
    expect(data).toMatchObject({ ...contact, name: '李四', isDefault: false })
    const address = `/admin/contact/${data.id}`
    const payload = { name: '王五', phone: '0755-12345678' }
    expect((await bench.call('PUT', address, { as: other.token, payload })).status).toBe(404)
    expect((await bench.call('DELETE', address, { as: other.token })).status).toBe(404)
    const changed = await bench.call('PUT', address, { as: member.token, payload })
    expect(changed.data).toMatchObject({ ...payload, email: null, address: null })
    expect((await list(member.token)).records).toEqual([changed.data])
    expect((await bench.call('DELETE', address, { as: member.token })).data).toBe(true)
    expect((await list(member.token)).total).toBe(0)
  })

  test('have one default, the first of the list, no matter who makes it so at the same time', async () => {
    const { token } = await bench.member()
    await Promise.all([1, 2, 3, 4].map((no) => add(token, { name: `甲${no}`, isDefault: true })))
    const first = await list(token)
    expect(first.records.map((record: { isDefault: boolean }) => record.isDefault)).toEqual([true, false, false, false])
    const last = first.records[3]
    const { id, ...payload } = { ...last, isDefault: true }
    await bench.call('PUT', `/admin/contact/${id}`, { as: token, payload })
    const second = await list(token)
    expect(second.records.filter((record: { isDefault: boolean }) => record.isDefault)).toMatchObject([{ id }])
    expect(second.records[0].id).toBe(id)
  })

  test('are fifty at most, also where many are added at once', async () => {
    const { token } = await bench.member()
    for (let count = 0; count < 48; count++) await add(token)
    const responses = await Promise.all([1, 2, 3, 4].map(() => add(token)))
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 50310, 50310])
    expect(await list(token, 'size=100')).toMatchObject({ total: 50 })
  })

  test.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'a' }],
    ['postcode', { postcode: '12' }],
  ])('are refused for a wrong %s', async (field, changes) => {
    const { token } = await bench.member()
    const response = await add(token, changes)
    expect([response.status, response.data.field]).toEqual([400, field])
  })
})
