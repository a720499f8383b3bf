import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { patentDue, sellAnnuities } from '../support/annuities.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'
import { buildMark } from '../support/registers.ts'

let bench: ApiBench
let partner: TestPartner
beforeAll(async () => {
  bench = await sharedApiBench()
  await sellAnnuities(bench)
})
// A key may make twenty calls at once.
beforeEach(async () => {
  partner = await buildPartner(bench)
})

const add = async (payload: object, by = partner) => (await by.call('POST', '/portfolio', { payload })).json
const certificate = (number: string, rest: object = {}) => ({
  kind: 'certificate',
  office: 'CN',
  number,
  title: '高新技术企业证书',
  ...rest,
})
const annuitiesOf = async (by = partner) => (await by.call('GET', '/annuities?stage=open')).json.data
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** All pages of a list, two rows each. */
async function pagesOf(path: string) {
  const pages: { id: string; deadline?: { id: string } }[][] = []
  let cursor: string | null = null
  do {
    const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { status, json }: Awaited<ReturnType<TestPartner['call']>> = await partner.call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=2${next}`,
    )
    expect(status).toBe(200)
    pages.push(json.data)
    cursor = json.nextCursor
  } while (cursor !== null)
  return pages
}

test('a right is added by its number, says what the register says and when it is due, is changed and removed', async () => {
  await buildMark(bench, {
    application_number: '78000001',
    mark_text: '云衡',
    registered_on: '2018-01-06',
    expires_on: '2028-01-05',
  })
  const draft = { kind: 'mark', office: 'cn', number: '78000001', expiresOn: '2028-01-06' }
  const made = await partner.call('POST', '/portfolio', { payload: draft })
  expect(made.status).toBe(201)
  expect(made.json).toMatchObject({
    title: '云衡',
    office: 'CN',
    role: 'owner',
    inRegister: true,
    expiresOn: '2028-01-06',
    register: { title: '云衡', expiresOn: '2028-01-05' },
    differences: ['expiresOn'],
    gaps: [],
    deadlines: [{ kind: 'renewal', itemKind: 'mark', title: '云衡', number: '78000001', dueOn: '2028-01-06' }],
  })
  const [{ law }] = made.json.deadlines
  expect(law).toMatchObject({ ruleId: 'CN-TM-RENEW' })
  expect(law.source).toBeTruthy()
  expect(law.calculation.join(' ')).toMatch(/[a-z]/)
  const url = `/portfolio/${made.json.id}`
  const chinese = await partner.call('GET', url, { headers: { 'accept-language': 'zh' } })
  expect(chinese.json.deadlines[0].law.calculation.join(' ')).toMatch(/\p{Script=Han}/u)
  expect((await partner.call('POST', '/portfolio', { payload: draft })).json).toMatchObject({
    code: 'rule_violated',
    reason: 61010,
  })

  const { version } = made.json
  const settle = (choice: string, sent: number) =>
    partner.call('POST', `${url}/differences`, { payload: { version: sent, field: 'expiresOn', choice } })
  const settled = (await settle('take', version)).json
  expect(settled).toMatchObject({ differences: [], deadlines: [{ dueOn: '2028-01-05' }] })
  expect(await settle('take', version)).toMatchObject({ status: 409, json: { code: 'conflict', reason: 61001 } })
  const patch = (payload: object) => partner.call('PATCH', url, { payload })
  expect(await patch({ version, note: '新' })).toMatchObject({ status: 409, json: { reason: 61001 } })
  expect((await patch({ version: settled.version, note: '新', state: 'ended' })).json).toMatchObject({
    note: '新',
    state: 'ended',
    deadlines: [],
  })
  expect((await partner.call('DELETE', url)).status).toBe(204)
  expect((await partner.call('GET', url)).json.code).toBe('not_found')
})

test('a field is emptied by null or by its name', async () => {
  const full = {
    note: '内部',
    owner: '甲公司',
    expiresOn: '2039-01-31',
    details: { issuer: '科技部' },
    classes: [9, 35],
  }
  const item = await add(certificate('CLEAR', full))
  expect(item).toMatchObject(full)
  const payload = { version: item.version, owner: null, clear: ['note', 'expiresOn', 'details', 'classes'] }
  expect((await partner.call('PATCH', `/portfolio/${item.id}`, { payload })).json).toMatchObject({
    note: null,
    owner: null,
    expiresOn: null,
    details: {},
    classes: [],
    deadlines: [],
    title: item.title,
  })
})

test('what is not known is said to be so', async () => {
  const item = await add({ kind: 'patent', office: 'BR', number: 'BR102020000001', title: 'Rolamento', state: 'live' })
  expect(item).toMatchObject({ register: null, deadlines: [], gaps: [{ kind: 'annuity', gap: 'office' }] })
})

test('rights are filtered and listed page by page, the newest first', async () => {
  const items = [await add(certificate('GR-1')), await add(certificate('GR-2')), await add(certificate('GR-3'))]
  const patent = await add(patentDue({ office: 'JP', number: 'JP2019000123' }))
  // Rights that were imported together have one instant.
  await bench.pool.query('UPDATE portfolio_item SET created_at = $2 WHERE account_id = $1', [
    partner.member.id,
    new Date('2026-01-02T03:04:05.678Z'),
  ])
  const pages = await pagesOf('/portfolio')
  expect(pages.map((page) => page.length)).toEqual([2, 2])
  expect(idsOf(pages.flat()).toSorted()).toEqual(idsOf([...items, patent]).toSorted())
  const listed = async (query: string) => idsOf((await partner.call('GET', `/portfolio?${query}`)).json.data)
  expect(await listed('kind=patent')).toEqual([patent.id])
  expect(await listed('office=jp')).toEqual([patent.id])
  expect(await listed('number=gr2')).toEqual([items[1].id])
  expect(await listed('number=JP2019-000123')).toEqual([patent.id])
  expect(await listed('number=2019-000123&office=JP')).toEqual([patent.id])
  expect(await listed('state=live')).toEqual([patent.id])
  expect(await listed('only=due')).toEqual([patent.id])
  const { updatedAt } = (
    await partner.call('PATCH', `/portfolio/${items[0].id}`, { payload: { version: items[0].version, title: '证书' } })
  ).json
  expect(await listed(`updatedSince=${encodeURIComponent(updatedAt)}`)).toEqual([items[0].id])
})

test('last days are listed by day, done and not done', async () => {
  const days = ['2039-03-01', '2039-01-31', '2039-01-31']
  for (const [at, expiresOn] of days.entries()) await add(certificate(`D-${at}`, { expiresOn }))
  const pages = await pagesOf('/deadlines?kind=expiry')
  expect(pages.map((page) => page.length)).toEqual([2, 1])
  const all = (await partner.call('GET', '/deadlines')).json.data
  expect(all.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(days.toSorted())
  expect(idsOf(pages.flat())).toEqual(idsOf(all))
  expect(all[0]).toMatchObject({ kind: 'expiry', itemKind: 'certificate', law: null, doneOn: null, role: 'owner' })
  const listed = async (query: string) => idsOf((await partner.call('GET', `/deadlines?${query}`)).json.data)
  expect(await listed('from=2039-02-01&to=2039-12-31')).toEqual([all[2].id])
  expect(await listed(`itemId=${all[1].itemId}&itemKind=certificate`)).toEqual([all[1].id])

  const set = (done: boolean, version: number) =>
    partner.call('POST', `/deadlines/${all[0].id}/done`, { payload: { version, done } })
  const marked = (await set(true, all[0].version)).json
  expect(marked).toMatchObject({ doneOn: todayIn(HOME_ZONE, new Date()), version: all[0].version + 1 })
  expect(await set(true, all[0].version)).toMatchObject({ status: 409, json: { reason: 61001 } })
  expect(await listed('kind=expiry')).toEqual(idsOf([all[1], all[2]]))
  expect(await listed('includeDone=true')).toEqual(idsOf(all))
  expect((await set(false, marked.version)).json).toMatchObject({ doneOn: null })
})

describe('annuities', () => {
  test('are priced, decided, quoted and ordered once', async () => {
    const first = await add(patentDue())
    await add(patentDue({ feeReduction: 'cn85' }))
    const unknown = await add(patentDue({ office: 'JP', number: 'JP2019000124' }))
    const to = addDays(todayIn(HOME_ZONE, new Date()), 60)
    const annuities = (await partner.call('GET', `/annuities?to=${to}`)).json.data
    const priced = annuities.find(({ deadline }: { deadline: { itemId: string } }) => deadline.itemId === first.id)
    expect(priced).toMatchObject({
      stage: 'open',
      deadline: { kind: 'annuity', year: 7, decision: 'undecided', law: { ruleId: 'CN-PAT-ANNUITY' } },
      fee: {
        known: true,
        gap: null,
        officialFee: '2000.00',
        officialCurrency: 'CNY',
        serviceFee: '120.00',
        total: '2120.00',
        currency: 'CNY',
        lines: [{ kind: 'annuity', amount: '2000.00', source: 'source' }],
      },
    })
    const gap = annuities.find(({ deadline }: { deadline: { itemId: string } }) => deadline.itemId === unknown.id)
    expect(gap.fee).toMatchObject({ known: false, officialFee: null, total: null })
    expect(gap.fee.gap).not.toBeNull()
    expect((await pagesOf(`/annuities?to=${to}`)).flat()).toEqual(annuities)

    const ids = annuities.map(({ deadline }: { deadline: { id: string } }) => deadline.id)
    const quote = (await partner.call('POST', '/annuities/quote', { payload: { ids } })).json
    expect(quote).toMatchObject({
      officialFee: '2300.00',
      serviceFee: '240.00',
      total: '2540.00',
      currency: 'CNY',
      refused: [{ id: gap.deadline.id, code: 'rule_violated', reason: 61020 }],
    })
    const wanted = idsOf(quote.items)
    const order = (changes: object, key: string) =>
      partner.call('POST', '/annuities/order', {
        payload: { ids: wanted, total: quote.total, agree: true, ...changes },
        headers: { 'idempotency-key': key },
      })
    expect((await order({ total: '1.00' }, 'annuities-0')).json).toMatchObject({ reason: 60202 })
    expect((await order({ agree: false }, 'annuities-1')).json).toMatchObject({ reason: 10132 })
    const made = await order({}, 'annuities-2')
    expect(made).toMatchObject({ status: 201, json: { orderNo: expect.any(String) } })
    expect((await order({}, 'annuities-2')).json).toEqual(made.json)
    expect((await order({}, 'annuities-3')).json).toMatchObject({ reason: 61020 })
    expect((await partner.call('GET', '/annuities?stage=ordered')).json.data).toMatchObject([
      { fee: null, deadline: { decision: 'keep', orderNo: made.json.orderNo } },
      { fee: null, deadline: { decision: 'keep', orderNo: made.json.orderNo } },
    ])
    expect((await partner.call('DELETE', `/portfolio/${first.id}`)).json).toMatchObject({ reason: 61012 })
  })

  test('that cannot be decided are named one by one', async () => {
    await add(patentDue())
    const [{ deadline }] = await annuitiesOf()
    const other = await buildPartner(bench)
    await add(patentDue(), other)
    const [{ deadline: theirs }] = await annuitiesOf(other)
    const payload = { ids: [deadline.id, theirs.id], decision: 'drop' }
    const { json } = await partner.call('POST', '/annuities/decisions', { payload })
    expect(json).toEqual({
      done: 1,
      refused: [{ id: theirs.id, title: null, code: 'not_found', reason: null, detail: expect.any(String) }],
    })
    expect((await partner.call('GET', '/annuities?decision=drop')).json.data).toMatchObject([
      { deadline: { id: deadline.id } },
    ])
    expect((await annuitiesOf(other))[0].deadline.decision).toBe('undecided')
  })
})

describe('a client that is shared', () => {
  async function shared(role: 'reader' | 'editor') {
    const guest = await buildPartner(bench)
    const post = (path: string, token: string, payload: object) =>
      bench.call('POST', `/custody${path}`, { as: token, payload })
    const { data: client } = await post('/client', partner.member.token, { name: `客户 ${crypto.randomUUID()}` })
    const to = { to: 'guest@example.com', role }
    const { data: invited } = await post(`/client/${client.id}/share`, partner.member.token, to)
    await post('/invitation/accept', guest.member.token, { token: invited.url.split('#').at(-1) })
    const item = await add(patentDue({ clientId: client.id, note: '内部' }))
    await add(certificate('OWN'))
    const [{ deadline }] = await annuitiesOf()
    return { guest, clientId: client.id as string, item, deadline }
  }

  test('is read by a reader and not changed', async () => {
    const { guest, clientId, item, deadline } = await shared('reader')
    expect((await guest.call('GET', '/portfolio')).json).toMatchObject({
      total: 1,
      data: [{ id: item.id, role: 'reader' }],
    })
    expect((await guest.call('GET', '/portfolio-clients')).json.data).toMatchObject([
      { id: clientId, role: 'reader', ownerName: expect.any(String), itemCount: 1 },
    ])
    expect((await guest.call('GET', `/portfolio/${item.id}`)).json).toMatchObject({ note: null, role: 'reader' })
    expect((await guest.call('GET', `/deadlines?clientId=${clientId}`)).json.data[0]).toMatchObject({ role: 'reader' })
    expect(idsOf((await annuitiesOf(guest)).map((each: typeof deadline) => each.deadline))).toContain(deadline.id)
    const refused = { status: 403, json: { code: 'forbidden', reason: 61007 } }
    const { version } = item
    const settling = { version, field: 'title', choice: 'keep' }
    const done = { version: deadline.version, done: true }
    for (const answer of [
      await guest.call('PATCH', `/portfolio/${item.id}`, { payload: { version, title: '新' } }),
      await guest.call('POST', `/portfolio/${item.id}/differences`, { payload: settling }),
      await guest.call('DELETE', `/portfolio/${item.id}`),
      await guest.call('POST', '/portfolio', { payload: certificate('THEIRS', { clientId }) }),
      await guest.call('POST', `/deadlines/${deadline.id}/done`, { payload: done }),
    ])
      expect(answer).toMatchObject(refused)
    const ids = [deadline.id]
    const decided = await guest.call('POST', '/annuities/decisions', { payload: { ids, decision: 'keep' } })
    expect(decided.json).toMatchObject({ done: 0, refused: [{ title: '轴承', code: 'forbidden', reason: 61007 }] })
    expect((await guest.call('POST', '/annuities/quote', { payload: { ids } })).json).toMatchObject({
      items: [],
      refused: [{ reason: 61007 }],
    })
    const order = { ids, total: '2120.00', agree: true }
    expect((await guest.call('POST', '/annuities/order', { payload: order })).json.code).toBe('not_found')
    expect((await partner.call('GET', `/portfolio/${item.id}`)).json).toMatchObject({ version, title: '轴承' })
  })

  test('is changed by an editor, who adds rights to it for its owner', async () => {
    const { guest, clientId, item } = await shared('editor')
    const changed = await guest.call('PATCH', `/portfolio/${item.id}`, {
      payload: { version: item.version, title: '新' },
    })
    expect(changed.json).toMatchObject({ title: '新', role: 'editor' })
    const added = await add(certificate('THEIRS', { clientId }), guest)
    expect((await partner.call('GET', `/portfolio/${added.id}`)).json).toMatchObject({ role: 'owner', clientId })
    const version = changed.json.version
    const moved = await guest.call('PATCH', `/portfolio/${item.id}`, { payload: { version, clientId: null } })
    expect(moved).toMatchObject({ status: 403, json: { reason: 61007 } })
  })
})

test.each([
  ['POST', '/portfolio', { kind: 'boat', office: 'CN', number: '1' }, 'body.kind'],
  ['POST', '/portfolio', { kind: 'mark', office: 'CN', number: '1', colour: 'red' }, 'body.colour'],
  ['POST', '/portfolio', { kind: 'mark', office: 'ZZ', number: '1' }, 'office'],
  ['POST', '/portfolio', { kind: 'certificate', office: 'CN', number: '1' }, 'title'],
  ['POST', '/portfolio', { kind: 'certificate', office: 'CN', number: ' ', title: '证书' }, 'number'],
  ['POST', '/portfolio', certificate('1', { expiresOn: '2026-02-30' }), 'body.expiresOn'],
  ['PATCH', '/portfolio/01999999-0000-7000-8000-000000000000', { version: 1, clear: ['title'] }, 'body.clear.0'],
  ['GET', '/portfolio?office=ZZ', undefined, 'office'],
  ['GET', '/portfolio?number=%00', undefined, 'number'],
  ['GET', '/portfolio?updatedSince=2026-12-31T23:59:60Z', undefined, 'updatedSince'],
  ['GET', '/portfolio?only=everything', undefined, 'querystring.only'],
  ['GET', '/portfolio?updatedSince=yesterday', undefined, 'querystring.updatedSince'],
  ['GET', '/deadlines?from=2026-13-01', undefined, 'querystring.from'],
  ['GET', '/deadlines?clientId=1', undefined, 'querystring.clientId'],
  ['GET', '/annuities?stage=none', undefined, 'querystring.stage'],
  ['POST', '/annuities/decisions', { ids: [], decision: 'keep' }, 'body.ids'],
  ['POST', '/annuities/order', { ids: ['1'], total: '1', agree: true }, 'body.ids.0'],
] as const)('%s %s %j is refused and names the field', async (method, path, payload, field) => {
  const { status, json } = await partner.call(method, path, payload && { payload })
  expect(status).toBe(400)
  expect(json.errors.map((error: { path: string }) => error.path)).toContain(field)
})

test('of two changes at once the second is refused, and calls are counted as those of the portfolio', async () => {
  const { id, version } = await add(certificate('TWICE'))
  const change = (title: string) => partner.call('PATCH', `/portfolio/${id}`, { payload: { version, title } })
  const changed = await Promise.all([change('甲'), change('乙')])
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const usage = async () => (await bench.call('GET', '/admin/partner/usage', { as: partner.member.token })).data.records
  await expect
    .poll(async () => (await usage()).map(({ product, calls }: Record<string, unknown>) => [product, calls]))
    .toEqual([['portfolio', 3]])
})

test('a right is added once by an idempotency key', async () => {
  const headers = { 'idempotency-key': 'add-once-1' }
  const send = (number: string) => partner.call('POST', '/portfolio', { payload: certificate(number), headers })
  const first = await send('ONCE')
  const again = await send('ONCE')
  expect([again.json, again.headers['idempotency-replayed']]).toEqual([first.json, 'true'])
  expect((await send('OTHER')).json.code).toBe('idempotency_key_reused')
  expect(first.headers['ratelimit']).toMatch(/^"portfolio"/)
})

test('a key of another product, and a test key, have no portfolio', async () => {
  const other = await buildPartner(bench, { scopes: ['cases'] })
  const trial = await buildPartner(bench, { isTest: true })
  for (const path of ['/portfolio', '/deadlines', '/annuities']) {
    expect((await other.call('GET', path)).json.code).toBe('scope_missing')
    expect((await trial.call('GET', path)).json.code).toBe('live_key_required')
  }
})
