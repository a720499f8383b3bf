import { hash } from '@node-rs/argon2'
import { staffPermissions } from '@markwright/domain/people/staff-permissions'
import { TOTP, URI } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAnnouncementHandler } from '../../apps/worker/src/notices/send-announcement.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { fileDatabase } from '../support/database.ts'
import { passHumanCheck } from '../support/human-check.ts'
import { buildMember, PASSWORD, siteOf } from '../support/members.ts'
import { formOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { redisUrl } from '../support/redis.ts'

const OUTBOX_KEY = 'key-of-the-outbox-of-tests'

const database = fileDatabase()
const { pool } = database
let api: TestApi
let staff: Awaited<ReturnType<typeof buildStaff>>
let site: Awaited<ReturnType<typeof siteOf>>

beforeAll(async () => {
  api = await startApi({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl(),
    OUTBOX_KEY,
    OPERATOR_NAME: 'Firm & Sons',
  })
  staff = await buildStaff(api)
  site = await siteOf(api)
})
afterAll(async () => {
  await api?.close()
})

let visitors = 0
/** An address nobody has called from. */
const visitor = () => `198.18.${visitors >> 8}.${visitors++ % 256}`

type Sent = { headers?: Record<string, string>; payload?: unknown; ip?: string; app?: TestApi['app'] }
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers, payload, ip, app }: Sent = {}) {
  const response = await (app ?? api.app).inject({
    method,
    url,
    headers: { 'x-forwarded-for': ip ?? visitor(), ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}
const manage = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown) =>
  call(method, `/admin/manage/${path}`, { headers: staff.headers, payload })

const auditOf = async (subjectId: string): Promise<string[]> => {
  const { rows } = await pool.query('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY created_at', [
    subjectId,
  ])
  return rows.map(({ action }) => action)
}

describe('signing in', () => {
  const passwordOf = 'correct-horse-7'
  let passwordHash: string
  beforeAll(async () => {
    passwordHash = await hash(passwordOf, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  })

  async function newStaff(fields: { disabled?: boolean } = {}) {
    const [id, name] = [randomUUID(), `staff ${randomUUID().slice(0, 8)}`]
    await pool.query(
      `INSERT INTO staff (id, name, password_hash, roles, disabled_at) VALUES ($1, $2, $3, '{admin}', $4)`,
      [id, name, passwordHash, fields.disabled ? new Date() : null],
    )
    return { id, name }
  }
  type Entered = { password?: string; ip?: string; captchaVerification?: string }
  const enter = (username: string, { password = passwordOf, ip = visitor(), ...verification }: Entered = {}) =>
    call('POST', '/admin/manage/session', {
      payload: { username, password: site.encryptPassword(password), ...verification },
      ip,
    })
  const confirm = (ticket: string, code: string) =>
    call('POST', '/admin/manage/session/confirm', { payload: { ticket, code } })
  const appOf = (otpauthUrl: string) => URI.parse(otpauthUrl) as TOTP
  /** A code of the given step from now. */
  const codeOf = (app: TOTP, step = 0) => app.generate({ timestamp: Date.now() + step * 30_000 })
  const wrongCode = (app: TOTP) => {
    const right = [-1, 0, 1, 2].map((step) => codeOf(app, step))
    return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code))!
  }
  async function enrolled() {
    const somebody = await newStaff()
    const { data } = await enter(somebody.name)
    const app = appOf(data.enrolment.otpauthUrl)
    const { data: token } = await confirm(data.ticket, codeOf(app))
    // As if that had been long ago, so that the code of now is a fresh one.
    await pool.query('UPDATE staff SET totp_step = 0 WHERE id = $1', [somebody.id])
    return { ...somebody, app, token: token.access_token as string }
  }
  const actionsOf = async (id: string) =>
    (await pool.query('SELECT action, ip FROM audit_entry WHERE staff_id = $1 ORDER BY created_at', [id])).rows

  test('the first sign-in sets up a second factor, later ones require it', async () => {
    const { id, name } = await newStaff()
    const first = await enter(name)
    expect(first).toMatchObject({ status: 200, code: 0 })
    const { ticket, enrolment } = first.data
    const app = appOf(enrolment.otpauthUrl)
    expect(app).toMatchObject({ issuer: 'Firm & Sons', label: name, algorithm: 'SHA1', digits: 6, period: 30 })
    expect(app.secret.base32).toBe(enrolment.secret)
    expect(Buffer.from(enrolment.qrBase64, 'base64').subarray(1, 4).toString()).toBe('PNG')

    const { status, data } = await confirm(ticket, codeOf(app))
    expect([status, data]).toMatchObject([
      200,
      {
        expires_in: 28_800,
        staff: { id, name, roles: ['admin'], permissions: [...staffPermissions], delivery: 'outbox' },
      },
    ])
    const me = await call('GET', '/admin/manage/me', { headers: { authorization: `Bearer ${data.access_token}` } })
    expect(me.data).toEqual({ id, name, roles: ['admin'], permissions: [...staffPermissions], delivery: 'outbox' })

    expect((await enter(name)).data.enrolment).toBeNull()
  })

  test('what is stored of a second factor and of a token tells neither', async () => {
    const { id, app, token } = await enrolled()
    const { rows } = await pool.query(
      'SELECT s.*, t.token_hash FROM staff s JOIN staff_session t ON t.staff_id = s.id WHERE s.id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain(app.secret.base32)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a proposed second factor holds only once a code has confirmed it', async () => {
    const { id, name } = await newStaff()
    const [first, second] = [(await enter(name)).data, (await enter(name)).data]
    expect(first.enrolment.secret).not.toBe(second.enrolment.secret)
    expect((await confirm(first.ticket, wrongCode(appOf(first.enrolment.otpauthUrl)))).status).toBe(401)
    const before = await pool.query('SELECT totp_secret FROM staff WHERE id = $1', [id])
    expect(before.rows[0].totp_secret).toBeNull()
    expect((await confirm(second.ticket, codeOf(appOf(second.enrolment.otpauthUrl)))).status).toBe(200)
    // The other proposal is void now.
    expect((await confirm(first.ticket, codeOf(appOf(first.enrolment.otpauthUrl)))).code).toBe(10202)
  })

  test('a wrong name, a wrong password and somebody who is shut out get the same answer', async () => {
    const { name } = await newStaff()
    const shutOut = await newStaff({ disabled: true })
    const responses = await Promise.all([
      enter('nobody at all'),
      enter(name, { password: 'wrong' }),
      enter(shutOut.name),
    ])
    for (const { status, code, msg, data } of responses)
      expect({ status, code, msg, data }).toEqual({ status: 401, code: 1, msg: '用户名或密码错误', data: null })
  })

  test('a password that cannot be read is a malformed request', async () => {
    const payload = { username: 'x', password: '&&&' }
    expect((await call('POST', '/admin/manage/session', { payload })).status).toBe(400)
  })

  test('after three failures of a name a person must show that one is there, and nobody is locked out', async () => {
    const { name } = await newStaff()
    const wrong = await Promise.all(Array.from({ length: 20 }, () => enter(name, { password: 'wrong' })))
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(3)
    expect(wrong.filter(({ status }) => status === 428)).toHaveLength(17)
    expect((await enter(name)).status).toBe(428)
    expect((await enter(name, { captchaVerification: 'made-up' })).status).toBe(428)
    const captchaVerification = await passHumanCheck(api)
    expect((await enter(name, { captchaVerification })).status).toBe(200)
    // It is good for one attempt.
    expect((await enter(name, { captchaVerification })).status).toBe(428)
  })

  test('after three failures of an address it is requested a human check, whatever the names', async () => {
    const ip = visitor()
    for (let at = 0; at < 3; at++) expect((await enter(`nobody ${at}`, { ip })).status).toBe(401)
    const { name } = await newStaff()
    expect((await enter(name, { ip })).status).toBe(428)
    expect((await enter(name)).status).toBe(200)
  })

  test('an address has thirty attempts, whatever the names', async () => {
    const ip = visitor()
    const all = await Promise.all(Array.from({ length: 31 }, (_, at) => enter(`nobody ${at}`, { ip })))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('who gets in has three attempts again', async () => {
    const { name } = await newStaff()
    for (let at = 0; at < 2; at++) await enter(name, { password: 'wrong' })
    const { data } = await enter(name)
    await confirm(data.ticket, codeOf(appOf(data.enrolment.otpauthUrl)))
    expect((await enter(name)).status).toBe(200)
  })

  test('a code is accepted once, however many use it at the same time', async () => {
    const { name, app } = await enrolled()
    const tickets = await Promise.all(Array.from({ length: 3 }, async () => (await enter(name)).data.ticket as string))
    const code = codeOf(app)
    const responses = await Promise.all([...tickets, ...tickets, ...tickets].map((ticket) => confirm(ticket, code)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const { data } = await enter(name)
    expect(await confirm(data.ticket, code)).toMatchObject({ status: 401, code: 10202 })
  })

  test('a ticket is good for one sign-in', async () => {
    const { name, app } = await enrolled()
    const { data } = await enter(name)
    expect((await confirm(data.ticket, codeOf(app))).status).toBe(200)
    expect(await confirm(data.ticket, codeOf(app, 1))).toMatchObject({ status: 401, code: 10203 })
  })

  test('a code of the minute before last is too old, and one may be typed with a blank', async () => {
    const { name, app } = await enrolled()
    const { data } = await enter(name)
    expect((await confirm(data.ticket, codeOf(app, -3))).code).toBe(10202)
    const code = codeOf(app)
    expect((await confirm(data.ticket, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  test('five wrong codes spend the ticket, also when they come at once', async () => {
    const { name, app } = await enrolled()
    const { data } = await enter(name)
    const wrong = await Promise.all(Array.from({ length: 20 }, () => confirm(data.ticket, wrongCode(app))))
    expect(wrong.filter(({ code }) => code === 10202).length).toBeLessThanOrEqual(5)
    expect(await confirm(data.ticket, codeOf(app))).toMatchObject({ status: 401, code: 10203 })
    expect(await confirm('no-ticket', codeOf(app))).toMatchObject({ status: 401, code: 10203 })
  })

  test('signing out ends the session', async () => {
    const { token } = await enrolled()
    const headers = { authorization: `Bearer ${token}` }
    expect((await call('DELETE', '/admin/manage/session', { headers })).data).toBe(true)
    expect((await call('GET', '/admin/manage/me', { headers })).status).toBe(424)
  })

  test('who is shut out is out at once', async () => {
    const { id, token } = await enrolled()
    await pool.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [id])
    const headers = { authorization: `Bearer ${token}` }
    expect((await call('GET', '/admin/manage/me', { headers })).status).toBe(424)
  })

  test('sign-ins, failed second factors and sign-outs are written down with the address', async () => {
    const { id, name, app, token } = await enrolled()
    const { data } = await enter(name)
    const ip = visitor()
    await call('POST', '/admin/manage/session/confirm', { payload: { ticket: data.ticket, code: wrongCode(app) }, ip })
    await call('DELETE', '/admin/manage/session', { headers: { authorization: `Bearer ${token}` } })
    const written = await actionsOf(id)
    expect(written.map(({ action }) => action)).toEqual(['staff.signIn', 'staff.secondFactorFailed', 'staff.signOut'])
    expect(written[1].ip).toBe(ip)
  })
})

describe('members', () => {
  const found = async (query: string): Promise<string[]> =>
    (await manage('GET', `users?${query}&size=100`)).data.records.map(({ id }: { id: string }) => id)

  test('are found by part of phone, name, company or e-mail, literally', async () => {
    const [byPhone, byName, byCompany, byMail] = [
      await buildMember(api, { phone: '85261112223' }),
      await buildMember(api, { name: '100%_Zhang' }),
      await buildMember(api, { company_name: '云澜知识产权' }),
      await buildMember(api, { email: 'Wei.Li@example.com' }),
    ]
    expect(await found('keyword=6111222')).toEqual([byPhone.id])
    expect(await found(`keyword=${encodeURIComponent('100%_zh')}`)).toEqual([byName.id])
    expect(await found(`keyword=${encodeURIComponent('100_')}`)).toEqual([])
    expect(await found(`keyword=${encodeURIComponent('澜知')}`)).toEqual([byCompany.id])
    expect(await found('keyword=wei.li@')).toEqual([byMail.id])
  })

  test('are distinguished by status, locked ones only while the lock lasts', async () => {
    const name = `status ${randomUUID()}`
    const hour = 3_600_000
    const active = await buildMember(api, { name })
    const disabled = await buildMember(api, { name, status: 'disabled', locked_until: new Date(Date.now() + hour) })
    const locked = await buildMember(api, { name, locked_until: new Date(Date.now() + hour) })
    const lockOver = await buildMember(api, { name, locked_until: new Date(Date.now() - hour) })
    const keyword = `keyword=${encodeURIComponent(name)}`
    expect((await found(`${keyword}&status=active`)).toSorted()).toEqual([active.id, lockOver.id].toSorted())
    expect(await found(`${keyword}&status=disabled`)).toEqual([disabled.id])
    expect(await found(`${keyword}&status=locked`)).toEqual([locked.id])
  })

  test('are sorted as requested, those who never signed in last', async () => {
    const name = `sorted ${randomUUID()}`
    const never = await buildMember(api, { name, created_at: new Date('2026-03-01') })
    const early = await buildMember(api, {
      name,
      created_at: new Date('2026-01-01'),
      last_login_at: new Date('2026-05-01'),
    })
    const late = await buildMember(api, {
      name,
      created_at: new Date('2026-02-01'),
      last_login_at: new Date('2026-06-01'),
    })
    const sorted = (sort: string) => found(`keyword=${encodeURIComponent(name)}&sort=${sort}`)
    expect(await sorted('createTime')).toEqual([early.id, late.id, never.id])
    expect(await sorted('-createTime')).toEqual([never.id, late.id, early.id])
    expect(await sorted('lastLoginTime')).toEqual([early.id, late.id, never.id])
    expect(await sorted('-lastLoginTime')).toEqual([late.id, early.id, never.id])
    expect((await manage('GET', 'users?sort=phone')).status).toBe(400)
  })

  test('come in pages that tell the total', async () => {
    const name = `paged ${randomUUID()}`
    for (let at = 0; at < 3; at++) await buildMember(api, { name })
    const { data } = await manage('GET', `users?keyword=${encodeURIComponent(name)}&size=2&current=2`)
    expect(data).toMatchObject({ total: 3, size: 2, current: 2, pages: 2 })
    expect(data.records).toHaveLength(1)
  })

  test('a record shows a card only while it lasts, and nothing secret', async () => {
    const { id } = await buildMember(api, {
      card_level: 30,
      card_expires_at: new Date(Date.now() - 1000),
      password_hash: 'hash-of-password',
      wechat_id: randomUUID(),
    })
    const { data } = await manage('GET', `users/${id}`)
    expect(data).toMatchObject({ id, cardLevel: 0, wechatBound: true, sessions: 1, status: 'active' })
    expect(JSON.stringify(data)).not.toContain('hash-of-password')
  })

  test('a record shows what the member wrote at registration about who referred them', async () => {
    const { id } = await buildMember(api, { remark: '老王', invitation_code: 'A1' })
    expect((await manage('GET', `users/${id}`)).data).toMatchObject({ remark: '老王', invitationCode: 'A1' })
    const other = await buildMember(api)
    expect((await manage('GET', `users/${other.id}`)).data).toMatchObject({ remark: null, invitationCode: null })
  })

  test('a member who is disabled is out everywhere until enabled again, and a double click counts once', async () => {
    const { id, phone, headers } = await buildMember(api)
    expect((await call('GET', '/admin/user/current', { headers })).status).toBe(200)
    const reason = { reason: ' Broke the rules ' }
    const responses = await Promise.all([1, 2].map(() => manage('POST', `users/${id}/disable`, reason)))
    for (const { data } of responses)
      expect(data).toMatchObject({ status: 'disabled', disabledReason: 'Broke the rules', sessions: 0 })
    expect((await call('GET', '/admin/user/current', { headers })).status).toBe(424)
    const { data } = await manage('POST', `users/${id}/enable`)
    expect(data).toMatchObject({ status: 'active', disabledReason: null })
    expect((await call('GET', '/admin/user/current', { headers })).status).toBe(424)
    await manage('POST', `users/${id}/enable`)
    expect(await auditOf(id)).toEqual(['user.disable', 'user.enable'])
    const log = await manage('GET', `audit?subjectId=${id}&action=user.disable`)
    expect(log.data.records).toMatchObject([
      { staff: staff.name, subjectType: 'user', subjectName: phone, facts: { reason: 'Broke the rules' } },
    ])
  })

  test('a member whom wrong passwords locked out gets in once staff lifts the lock', async () => {
    const { id, phone } = await buildMember(api)
    const signIn = async (password: string) => {
      const query = { grant_type: 'password', forceLogin: '1', checkCode: await passHumanCheck(api) }
      return call('POST', `/auth/oauth/token?${new URLSearchParams(query).toString()}`, {
        headers: { authorization: site.authorization },
        payload: { username: phone, password: site.encryptPassword(password) },
      })
    }
    for (let at = 0; at < 5; at++) await signIn('wrong-1')
    expect((await manage('GET', `users/${id}`)).data.status).toBe('locked')
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await manage('POST', `users/${id}/unlock`)).data.status).toBe('active')
    expect(await signIn(PASSWORD)).toMatchObject({ status: 200, token_type: 'bearer' })
    expect(await auditOf(id)).toEqual(['user.unlock'])
  })

  test.each([
    ['disable', { reason: 'x' }],
    ['enable', undefined],
    ['unlock', undefined],
  ])('%s answers 404 for a member who does not exist', async (action, payload) => {
    expect((await manage('POST', `users/${randomUUID()}/${action}`, payload)).status).toBe(404)
  })

  test('to shut somebody out needs a reason', async () => {
    const { id } = await buildMember(api)
    for (const reason of ['', '  ']) expect((await manage('POST', `users/${id}/disable`, { reason })).status).toBe(400)
    expect((await manage('GET', `users/${id}`)).data.status).toBe('active')
  })
})

describe('announcements', () => {
  const draft = (fields: object = {}) => ({
    titleCn: '维护通知',
    titleEn: 'Maintenance',
    contentCn: '今晚维护',
    contentEn: 'Tonight',
    link: '/journal',
    audience: { kind: 'all' },
    ...fields,
  })
  const created = async (fields: object = {}) => (await manage('POST', 'announcements', draft(fields))).data
  /** Runs the job that an announcement names, as the worker does. */
  const deliver = async (id: string, jobId?: string) => {
    const { rows } = await pool.query('SELECT job_id FROM announcement WHERE id = $1', [id])
    const signal = new AbortController().signal
    const run = { jobId: jobId ?? rows[0].job_id, lease: randomUUID(), signal, progress: async () => {} }
    return sendAnnouncementHandler({ pool })({ announcementId: id }, run)
  }
  const shown = async (id: string) =>
    (await manage('GET', 'announcements?size=100')).data.records.find((one: { id: string }) => one.id === id)

  test('a draft is made, changed and deleted, each time written down', async () => {
    const one = await created()
    expect(one).toMatchObject({ ...draft(), status: 'draft', author: staff.name, receivers: 0, sentTime: null })
    const changed = await manage('PUT', `announcements/${one.id}`, draft({ titleCn: '新的', link: null }))
    expect(changed.data).toMatchObject({ id: one.id, titleCn: '新的', link: null })
    expect((await manage('DELETE', `announcements/${one.id}`)).data).toBe(true)
    expect(await shown(one.id)).toBeUndefined()
    expect(await auditOf(one.id)).toEqual(['announcement.create', 'announcement.update', 'announcement.delete'])
  })

  test('nobody overwrites or sends a draft that somebody else has changed since they read it', async () => {
    const { id, version } = await created()
    const first = await manage('PUT', `announcements/${id}`, draft({ titleCn: '甲', version }))
    expect(first.data.version).toBe(version + 1)
    const second = await manage('PUT', `announcements/${id}`, draft({ titleCn: '乙', version }))
    const sent = await manage('POST', `announcements/${id}/send`, { version })
    expect([second.status, sent.status]).toEqual([409, 409])
    expect(await shown(id)).toMatchObject({ titleCn: '甲', status: 'draft' })
    expect((await manage('POST', `announcements/${id}/send`, { version: version + 1 })).status).toBe(200)
  })

  test('one member by phone gets it, reads it, and staff see so', async () => {
    const { phone, headers } = await buildMember(api)
    const { id } = await created({ audience: { kind: 'phone', phone: `+86 ${phone}` } })
    const sent = await manage('POST', `announcements/${id}/send`, {})
    expect(sent.data).toMatchObject({ status: 'sending', scheduledTime: null, audience: { kind: 'phone', phone } })
    expect(await deliver(id)).toEqual({ receivers: 1 })
    expect(await shown(id)).toMatchObject({ status: 'sent', receivers: 1, readers: 0 })
    const { data } = await call('GET', '/lantern/messageLan/page', { headers })
    expect(data.records).toMatchObject([{ messageTitle: '维护通知', isLook: 0, link: '/journal' }])
    await pool.query('UPDATE notice SET read_at = now() WHERE announcement_id = $1', [id])
    expect(await shown(id)).toMatchObject({ receivers: 1, readers: 1 })
  })

  test('a card level is those whose card has not run out', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    const holder = await buildMember(api, { card_level: 40, card_expires_at: tomorrow })
    await buildMember(api, { card_level: 40, card_expires_at: new Date(Date.now() - 1000) })
    await buildMember(api, { card_level: 10, card_expires_at: tomorrow })
    const { id } = await created({ audience: { kind: 'cardLevel', cardLevel: 40 } })
    await manage('POST', `announcements/${id}/send`, {})
    await deliver(id)
    const { rows } = await pool.query('SELECT account_id FROM notice WHERE announcement_id = $1', [id])
    expect(rows).toEqual([{ account_id: holder.id }])
  })

  test.each([
    ['a phone that no member has', { audience: { kind: 'phone', phone: '13999999999' } }, 'audience.phone'],
    ['no phone', { audience: { kind: 'phone' } }, 'audience.phone'],
    ['no card level', { audience: { kind: 'cardLevel' } }, 'audience.cardLevel'],
    ['a link to another site', { link: '//elsewhere.example' }, 'link'],
    ['a blank title', { titleEn: '  ' }, 'titleEn'],
  ])('%s is refused with the field named', async (_, fields, field) => {
    const { status, data } = await manage('POST', 'announcements', draft(fields))
    expect([status, data]).toMatchObject([400, { field }])
  })

  test('one for later waits until its time in Shanghai, and its job is recorded for then', async () => {
    const { id } = await created()
    const at = new Date(Date.now() + 3 * 3_600_000)
    at.setMilliseconds(0)
    const text = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    const { data } = await manage('POST', `announcements/${id}/send`, { at: text })
    expect(data).toMatchObject({ status: 'scheduled', scheduledTime: text })
    const { rows } = await pool.query(
      'SELECT job.state, job.available_at, job.queue FROM job JOIN announcement a ON a.job_id = job.id WHERE a.id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'queued', available_at: at, queue: 'notices' }])
  })

  test('a time that has passed means at once; one that does not exist, or is years away, is refused', async () => {
    const { id } = await created()
    for (const at of ['2026-02-30 10:00:00', '2026-01-01 25:00:00', '2099-01-01 00:00:00'])
      expect((await manage('POST', `announcements/${id}/send`, { at })).data).toMatchObject({ field: 'at' })
    expect((await manage('POST', `announcements/${id}/send`, { at: '2020-01-01 00:00:00' })).data.status).toBe(
      'sending',
    )
  })

  test('one that is called back is a draft again, and the job of before does nothing', async () => {
    const { id } = await created()
    const at = `${new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10)} 09:00:00`
    await manage('POST', `announcements/${id}/send`, { at })
    const { rows } = await pool.query('SELECT job_id FROM announcement WHERE id = $1', [id])
    expect((await manage('POST', `announcements/${id}/cancel`)).data).toMatchObject({
      status: 'draft',
      scheduledTime: null,
    })
    const job = await pool.query('SELECT state FROM job WHERE id = $1', [rows[0].job_id])
    expect(job.rows).toEqual([{ state: 'cancelled' }])
    // Sent anew: the first job, should it run all the same, must leave it alone.
    await manage('POST', `announcements/${id}/send`, { at })
    expect(await deliver(id, rows[0].job_id)).toEqual({ receivers: 0 })
    expect((await shown(id)).status).toBe('scheduled')
    expect((await manage('POST', `announcements/${id}/cancel`)).status).toBe(200)
    expect((await manage('POST', `announcements/${id}/cancel`)).code).toBe(10204)
  })

  test('two who send it at once send it once', async () => {
    const { id } = await created()
    const responses = await Promise.all([1, 2, 3].map(() => manage('POST', `announcements/${id}/send`, {})))
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 10201, 10201])
    const { rows } = await pool.query("SELECT 1 FROM job WHERE payload->>'announcementId' = $1", [id])
    expect(rows).toHaveLength(1)
  })

  test('one that is on its way can be neither changed nor deleted', async () => {
    const { id } = await created()
    await manage('POST', `announcements/${id}/send`, {})
    expect(await manage('PUT', `announcements/${id}`, draft())).toMatchObject({ status: 200, code: 10201 })
    expect(await manage('DELETE', `announcements/${id}`)).toMatchObject({ status: 200, code: 10201 })
  })

  test('one that failed may be sent again', async () => {
    const { id } = await created()
    await pool.query("UPDATE announcement SET status = 'failed' WHERE id = $1", [id])
    expect((await manage('POST', `announcements/${id}/send`, {})).data.status).toBe('sending')
  })

  test('the list tells one status from the others', async () => {
    const { id } = await created()
    const ids = async (status: string) =>
      (await manage('GET', `announcements?status=${status}&size=100`)).data.records.map((one: { id: string }) => one.id)
    expect(await ids('draft')).toContain(id)
    expect(await ids('sent')).not.toContain(id)
  })

  test.each([
    ['PUT', '', draft()],
    ['DELETE', '', undefined],
    ['POST', '/send', {}],
    ['POST', '/cancel', undefined],
  ] as const)('%s %s answers 404 for one that does not exist', async (method, path, payload) => {
    expect((await manage(method, `announcements/${randomUUID()}${path}`, payload)).status).toBe(404)
  })
})

describe('articles', () => {
  const draft = (fields: object = {}) => ({
    category: 'news',
    titleCn: '商标法修订',
    titleEn: '',
    summaryCn: '要点',
    summaryEn: '',
    contentCn: '<p>正文</p>',
    contentEn: '',
    ...fields,
  })
  const created = async (fields: object = {}) => (await manage('POST', 'articles', draft(fields))).data

  test('is drafted, published, withdrawn and deleted, each time written down', async () => {
    const one = await created()
    expect(one).toMatchObject({ status: 'draft', version: 0, author: 'Firm & Sons', publishTime: null, readCount: 0 })
    const published = await manage('POST', `articles/${one.id}/publish`)
    expect(published.data).toMatchObject({ status: 'published', publishTime: expect.stringMatching(/^\d{4}-/) })
    const withdrawn = await manage('POST', `articles/${one.id}/withdraw`)
    expect(withdrawn.data).toMatchObject({ status: 'draft', publishTime: null })
    expect((await manage('GET', `articles/${one.id}`)).data).toEqual(withdrawn.data)
    expect((await manage('DELETE', `articles/${one.id}`)).data).toBe(true)
    expect((await manage('GET', `articles/${one.id}`)).status).toBe(404)
    expect(await auditOf(one.id)).toEqual(['article.create', 'article.publish', 'article.withdraw', 'article.delete'])
  })

  test('publishing twice is publishing once', async () => {
    const { id } = await created()
    await manage('POST', `articles/${id}/publish`)
    await manage('POST', `articles/${id}/publish`)
    expect(await auditOf(id)).toEqual(['article.create', 'article.publish'])
  })

  test('nothing that could run is stored of a text', async () => {
    const contentCn = '<p onclick="x()">好<script>alert(1)</script><img src="https://tracker.example/p.gif"></p>'
    expect((await created({ contentCn })).contentCn).toBe('<p>好</p>')
  })

  test('of two who change it at once, the second is notified', async () => {
    const { id, version } = await created()
    const responses = await Promise.all(
      ['甲', '乙'].map((titleCn) => manage('PUT', `articles/${id}`, draft({ titleCn, version }))),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await manage('GET', `articles/${id}`)).data.version).toBe(version + 1)
    expect((await manage('PUT', `articles/${id}`, draft())).data).toMatchObject({ field: 'version' })
  })

  test.each([
    ['no text', { contentCn: '<p> &nbsp;</p>' }, 'contentCn'],
    ['no title', { titleCn: '' }, 'titleCn'],
    ['nothing at all', { titleCn: '', contentCn: '' }, 'titleCn'],
    ['an English title without a text', { titleEn: 'Law' }, 'contentEn'],
    ['an English text without a title', { contentEn: '<p>Law</p>' }, 'titleEn'],
  ])('with %s it is not published, and the field is named', async (_, fields, field) => {
    const { id } = await created(fields)
    const { status, data } = await manage('POST', `articles/${id}/publish`)
    expect([status, data]).toMatchObject([400, { field }])
    expect((await manage('GET', `articles/${id}`)).data.status).toBe('draft')
  })

  test('a published one cannot lose its text', async () => {
    const { id } = await created()
    const { data } = await manage('POST', `articles/${id}/publish`)
    const emptied = await manage('PUT', `articles/${id}`, draft({ contentCn: '', version: data.version }))
    expect([emptied.status, emptied.data]).toMatchObject([400, { field: 'contentCn' }])
  })

  test('is found by words, category and status', async () => {
    const titleCn = `关键词 ${randomUUID()}`
    const { id } = await created({ titleCn, category: 'law' })
    const ids = async (query: string) =>
      (await manage('GET', `articles?keyword=${encodeURIComponent(titleCn)}&${query}`)).data.records.map(
        (one: { id: string }) => one.id,
      )
    expect(await ids('category=law&status=draft')).toEqual([id])
    expect(await ids('category=news')).toEqual([])
    expect(await ids('status=published')).toEqual([])
  })

  const image = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  async function upload(bytes: Buffer, name: string) {
    const form = formOf([['file', bytes, name]])
    const headers = { ...staff.headers, ...form.headers }
    const response = await api.app.inject({
      method: 'POST',
      url: '/admin/manage/files',
      headers,
      payload: form.payload,
    })
    return { status: response.statusCode, ...response.json() }
  }

  test('an image that staff uploads is anyone’s to see and can be the cover', async () => {
    const { data: file } = await upload(image, 'cover.png')
    expect(file).toMatchObject({ bucketName: 'public', mime: 'image/png', original: 'cover.png', width: 1 })
    expect((await api.app.inject(file.url)).statusCode).toBe(200)
    expect(await created({ coverFileId: file.id })).toMatchObject({ coverFileId: file.id, coverUrl: file.url })
    expect(await auditOf(file.id)).toEqual(['file.upload'])
  })

  test('what is no image is not uploaded', async () => {
    for (const [text, name] of [
      ['<svg onload="alert(1)">', 'x.svg'],
      ['%PDF-1.4\n%âãÏÓ\n', 'x.pdf'],
      ['words', 'x.png'],
    ] as const)
      expect((await upload(Buffer.from(text), name)).status).toBe(415)
  })

  test('a cover that does not exist, or is a member’s own, is refused', async () => {
    const { id: ownerId } = await buildMember(api)
    const fileId = randomUUID()
    await pool.query(
      `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
       VALUES ($1, $2, 'private', $3, 'x.png', 'image', 'image/png', 1)`,
      [fileId, ownerId, `${fileId}.png`],
    )
    for (const coverFileId of [fileId, randomUUID()]) {
      const { status, data } = await manage('POST', 'articles', draft({ coverFileId }))
      expect([status, data]).toMatchObject([400, { field: 'coverFileId' }])
    }
  })

  /** An activity that 甲 has registered for, and later 乙. */
  async function registeredFor() {
    const { id, titleCn } = await created({ category: 'activity' })
    for (const [name, phone, at] of [
      ['甲', '13800000001', '2026-01-01'],
      ['乙', '13800000002', '2026-01-02'],
    ])
      await pool.query(
        'INSERT INTO activity_registration (id, article_id, name, phone, created_at) VALUES ($1, $2, $3, $4, $5)',
        [randomUUID(), id, name, phone, at],
      )
    return { id: id as string, titleCn: titleCn as string }
  }
  const registrationsOf = async (id: string): Promise<{ id: string; name: string }[]> =>
    (await manage('GET', `articles/${id}/registrations`)).data.records

  test('who has registered for an activity is listed, newest first', async () => {
    const { id } = await registeredFor()
    const { data } = await manage('GET', `articles/${id}/registrations`)
    expect(data).toMatchObject({ total: 2, records: [{ name: '乙', phone: '13800000002' }, { name: '甲' }] })
    expect((await manage('GET', `articles/${id}`)).data.registrations).toBe(2)
    expect((await manage('GET', `articles/${randomUUID()}/registrations`)).status).toBe(404)
  })

  test('a registration is deleted; the log names the activity and nobody who had registered', async () => {
    const [{ id, titleCn }, other] = [await registeredFor(), await registeredFor()]
    const [second] = await registrationsOf(id)
    const remove = (activityId: string) => manage('DELETE', `articles/${activityId}/registrations/${second!.id}`)
    expect((await remove(other.id)).status).toBe(404)
    expect((await remove(id)).data).toBe(true)
    expect((await remove(id)).status).toBe(404)
    expect(await registrationsOf(id)).toMatchObject([{ name: '甲' }])
    const { rows } = await pool.query(
      "SELECT action, subject_name, facts FROM audit_entry WHERE subject_id = $1 AND action <> 'article.create'",
      [id],
    )
    expect(rows).toEqual([{ action: 'registration.delete', subject_name: titleCn, facts: { quantity: 1 } }])
  })

  test('all registrations for an activity are deleted, those for others are not', async () => {
    const [{ id }, other] = [await registeredFor(), await registeredFor()]
    const removeAll = (activityId: string) => manage('DELETE', `articles/${activityId}/registrations`)
    expect((await removeAll(id)).data).toBe(2)
    expect((await removeAll(id)).data).toBe(0)
    expect(await registrationsOf(id)).toEqual([])
    expect(await registrationsOf(other.id)).toHaveLength(2)
    expect((await manage('GET', `articles/${id}`)).data.registrations).toBe(0)
    expect(await auditOf(id)).toEqual(['article.create', 'registration.deleteAll'])
    expect((await removeAll(randomUUID())).status).toBe(404)
  })

  test.each([
    ['GET', '', undefined],
    ['PUT', '', draft({ version: 0 })],
    ['DELETE', '', undefined],
    ['POST', '/publish', undefined],
    ['POST', '/withdraw', undefined],
  ] as const)('%s %s answers 404 for one that does not exist', async (method, path, payload) => {
    expect((await manage(method, `articles/${randomUUID()}${path}`, payload)).status).toBe(404)
  })
})

describe('the outbox', () => {
  beforeAll(async () => {
    for (const [channel, to, at] of [
      ['sms', '8613800000007', '2026-01-01'],
      ['email', 'li_7@example.com', '2026-01-02'],
    ])
      await pool.query(
        `INSERT INTO outbox_message (id, channel, "to", text, created_at) VALUES ($1, $2, $3, 'words', $4)`,
        [randomUUID(), channel, to, at],
      )
  })
  const byKey = (key: string, { ip, app }: { ip?: string; app?: TestApi['app'] } = {}) =>
    call('GET', `/common/outbox?keyword=_7@&key=${key}`, { ...(ip && { ip }), ...(app && { app }) })

  test('shows staff what was stored, newest first, by part of the receiver', async () => {
    const { data } = await manage('GET', 'outbox')
    const stored = ['li_7@example.com', '8613800000007']
    const receivers: string[] = data.records.map(({ to }: { to: string }) => to)
    // Other tests have members warned of what happens to their accounts.
    expect(receivers.filter((to) => stored.includes(to))).toEqual(stored)
    expect((await manage('GET', 'outbox?keyword=0007')).data.records).toMatchObject([{ channel: 'sms' }])
  })

  test('opens to the key that was printed, and is not there for any other', async () => {
    expect((await byKey(OUTBOX_KEY)).data.records).toMatchObject([{ to: 'li_7@example.com', subject: null }])
    for (const key of ['', 'wrong', `${OUTBOX_KEY}x`])
      expect(await byKey(key)).toMatchObject({ status: 404, code: 40400, data: null })
  })

  test('can be looked into thirty times a minute from one address', async () => {
    const ip = visitor()
    const all = await Promise.all(Array.from({ length: 31 }, () => byKey('wrong', { ip })))
    // Some may fall into the next minute.
    expect(all.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1)
    const more = await Promise.all(Array.from({ length: 31 }, () => byKey(OUTBOX_KEY, { ip })))
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test('does not exist on a site that delivers its messages', async () => {
    const live = await startApi({
      DATABASE_URL: database.url,
      OUTBOX_KEY,
      SMS_PROVIDER: 'http',
      SMS_OPTIONS: JSON.stringify({ url: 'https://sms.example', authorization: { kind: 'none' }, body: {} }),
      EMAIL_PROVIDER: 'smtp',
      EMAIL_OPTIONS: JSON.stringify({ host: 'mail.example', port: 465, security: 'tls', from: 'a@mail.example' }),
    })
    try {
      const { app } = live
      expect((await call('GET', '/admin/manage/outbox', { app, headers: staff.headers })).status).toBe(404)
      expect((await byKey(OUTBOX_KEY, { app })).status).toBe(404)
      const me = await call('GET', '/admin/manage/me', { app, headers: staff.headers })
      expect(me.data.delivery).toBe('live')
    } finally {
      await live.close()
    }
  })

  test('does not open by any key where none was given out', async () => {
    const closed = await startApi({ DATABASE_URL: database.url })
    try {
      expect((await byKey('', { app: closed.app })).status).toBe(404)
    } finally {
      await closed.close()
    }
  })
})

test('the audit log is distinguished by action, person and subject, newest first', async () => {
  const other = await buildStaff(api)
  const { id } = await buildMember(api)
  await manage('POST', `users/${id}/disable`, { reason: 'first' })
  await call('POST', `/admin/manage/users/${id}/enable`, { headers: other.headers })
  const actions = async (query: string) =>
    (await manage('GET', `audit?${query}`)).data.records.map(({ action }: { action: string }) => action)
  expect(await actions(`subjectId=${id}`)).toEqual(['user.enable', 'user.disable'])
  expect(await actions(`subjectId=${id}&staff=${encodeURIComponent(other.name)}`)).toEqual(['user.enable'])
  expect(await actions(`subjectId=${id}&action=user.disable`)).toEqual(['user.disable'])
})

test('the audit log is searched by subject, text and days, and exported as it is filtered', async () => {
  const { id, phone } = await buildMember(api)
  const reason = `滥用 ${id.slice(0, 8)} 100%`
  await manage('POST', `users/${id}/disable`, { reason })
  await manage('POST', `users/${id}/enable`)
  const search = async (query: Record<string, string>) =>
    (await manage('GET', `audit?${new URLSearchParams(query)}`)).data.records.map(
      ({ action }: { action: string }) => action,
    )
  expect(await search({ keyword: reason.slice(2) })).toEqual(['user.disable'])
  expect(await search({ keyword: phone })).toEqual(['user.enable', 'user.disable'])
  expect(await search({ keyword: phone, subjectType: 'article' })).toEqual([])
  // The name of a fact is no text that somebody noted.
  expect(await search({ keyword: 'reason', subjectId: id })).toEqual([])
  await pool.query(
    `UPDATE audit_entry SET created_at = '2026-07-01T15:59:59Z' WHERE subject_id = $1 AND action = 'user.disable'`,
    [id],
  )
  const day = { subjectId: id, from: '2026-07-01', to: '2026-07-01' }
  expect(await search(day)).toEqual(['user.disable'])
  expect(await search({ ...day, zone: 'UTC' })).toEqual(['user.disable'])
  expect(await search({ ...day, zone: 'Asia/Tokyo' })).toEqual([])
  expect((await manage('GET', 'audit?from=2026-07-02&to=2026-07-01')).status).toBe(400)

  const file = await api.app.inject({
    url: `/admin/manage/audit/export?format=csv&subjectId=${id}&action=user.disable`,
    headers: staff.headers,
  })
  const [head, line, ...rest] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('时间,员工,操作,对象类型,对象,对象编号,说明,IP')
  expect(line).toContain(`2026-07-01 23:59:59,`)
  expect(line).toContain(`停用用户,用户,${phone},${id},原因: ${reason}`)
  expect(rest).toEqual([])
  expect(await search({ action: 'audit.export', keyword: id })).toEqual(['audit.export'])
})
