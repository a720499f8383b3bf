import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { anOverseasDraft, aQuotationOffer } from '../support/quotations.ts'
import { buildStaff } from '../support/staff.ts'

const drafts = '/trademark/case/draft'
const DAY_MS = 24 * 60 * 60 * 1000
let offset = 0
const today = todayIn(HOME_ZONE, new Date())

let bench: ApiBench
let staff: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  bench = await createApiBench({}, {}, { now: () => new Date(Date.now() + offset) })
  staff = await buildStaff(bench.api)
  await bench.rows(
    `INSERT INTO exchange_rate VALUES ('USD', '2026-01-02', 7.1234, 'test', 'test') ON CONFLICT DO NOTHING`,
  )
  await buildProduct(bench, {
    productType: 3,
    orderGroup: 'Case',
    mode: 'contact',
    plan: null,
    skus: [{ planId: null }],
  })
})
afterAll(() => bench?.close())
beforeEach(() => {
  offset = 0
})

type Member = Awaited<ReturnType<ApiBench['member']>>
const as = (member: Member) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  bench.call(method, url, { as: member.token, ...(payload && { payload }) })
const desk = (method: 'GET' | 'POST', url = '', payload?: object, by = staff) =>
  bench.call(method, `/admin/manage/case-quotations${url}`, { headers: by.headers, ...(payload && { payload }) })

async function drafted(member: Member, changes: object = {}) {
  const { data } = await as(member)('POST', drafts, anOverseasDraft(changes))
  return data as { id: string; version: number; content: object }
}
async function requested(member: Member, changes: object = {}) {
  const draft = await drafted(member, changes)
  const { data } = await as(member)('POST', `${drafts}/${draft.id}/quotation`, { version: draft.version })
  return { draft, quotation: data as { id: string; version: number } }
}
const offer = (quotation: { id: string; version: number }, changes: object = {}) =>
  desk('POST', `/${quotation.id}/offer`, { ...aQuotationOffer(), version: quotation.version, ...changes })
async function offered(member: Member, changes: object = {}) {
  const { draft, quotation } = await requested(member)
  const { data } = await offer(quotation, changes)
  return { draft, quotation: data as { id: string; version: number; price: { total: string } } }
}
const order = (member: Member, { draft, quotation }: Awaited<ReturnType<typeof offered>>, changes: object = {}) =>
  as(member)('POST', `${drafts}/${draft.id}/order`, {
    version: draft.version,
    total: quotation.price.total,
    agree: true,
    quotation: { id: quotation.id, version: quotation.version },
    ...changes,
  })
const stateOf = async (member: Member, draftId: string) =>
  (await as(member)('GET', `${drafts}/${draftId}/quotation`)).data[0]

describe('a quotation', () => {
  test('is requested, offered with fees of offices at the rate of the day, ordered, paid, and its cases are filed', async () => {
    const member = await bench.member()
    const draft = await drafted(member, { countries: ['US', 'JP'] })
    const url = `${drafts}/${draft.id}/quotation`
    expect((await as(member)('POST', `${drafts}/${draft.id}/check`)).data).toMatchObject({ problems: [], price: null })
    const first = await as(member)('POST', url, { version: draft.version })
    expect(first.data).toMatchObject({ state: 'requested', price: null, validUntil: null })
    // The same request twice is one.
    expect((await as(member)('POST', url, { version: draft.version })).data.id).toBe(first.data.id)

    const listed = await desk('GET', `?state=requested&keyword=${member.phone}`)
    expect(listed.data.records).toMatchObject([{ id: first.data.id, title: '云澜 [09] JP US', member: member.phone }])
    const whole = (await desk('GET', `/${first.data.id}`)).data
    expect(whole.cases.map(({ offices }: { offices: string[] }) => offices)).toEqual([['JP'], ['US']])
    expect(whole.content).toMatchObject({ countries: ['JP', 'US'] })
    expect(whole.rates).toContainEqual({ currency: 'USD', rate: '7.1234', date: '2026-01-02' })

    const line = (caseIndex: number, officialFee: object | null) => ({
      caseIndex,
      text: { cn: '申请', en: 'Application' },
      serviceFee: '1000.00',
      officialFee,
    })
    const validUntil = addDays(today, 14)
    const lines = [line(1, { currency: 'USD', amount: '350.00' }), line(0, null)]
    const made = await offer(first.data, { lines, validUntil, remark: '商品名称已核对' })
    expect(made.data).toMatchObject({ state: 'offered', validUntil, events: ['offer', 'refuse'] })
    const shown = await stateOf(member, draft.id)
    expect(shown.price).toMatchObject({ serviceFee: '2000.00', officialFee: '2493.19', total: '4493.19' })
    expect(shown.price.items[1].officialFees).toMatchObject([
      { office: 'US', amount: '350.00', currency: 'USD', rate: '7.1234', rateDate: '2026-01-02', amountCny: '2493.19' },
    ])
    const [notice] = await bench.rows<{ link: string; content_en: string }>(
      `SELECT link, content_en FROM notice WHERE account_id = $1`,
      [member.id],
    )
    expect(notice!.link).toContain(draft.id)
    expect(notice!.content_en).toContain(validUntil)

    const receipt = (await order(member, { draft, quotation: made.data })).data
    expect(receipt.cases).toHaveLength(2)
    expect((await order(member, { draft, quotation: made.data })).data).toEqual(receipt)
    const paid = (await as(member)('GET', `/order/order/${receipt.orderId}`)).data
    expect(paid).toMatchObject({ amount: '4493.19', serviceFee: '2000.00', officialFee: '2493.19' })
    const [japan, states] = receipt.cases as { caseId: string }[]
    expect((await as(member)('GET', `/trademark/case/${states!.caseId}`)).data).toMatchObject({
      content: { countries: ['US'] },
      missingDocuments: [],
    })
    await bench.rows(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [receipt.orderId])
    const cases = '/admin/manage/cases'
    for (const each of [japan!, states!]) {
      await as(member)('POST', `/trademark/case/${each.caseId}/submit`, { version: 1 })
      const filed = await bench.call('POST', `${cases}/${each.caseId}/move`, {
        headers: staff.headers,
        payload: { version: 2, event: 'file', officeNumber: '98/1' },
      })
      expect(filed.data.state).toBe('filed')
      const provided = await bench.rows(
        'SELECT position FROM service_order_item WHERE order_id = $1 AND fulfilled_at IS NOT NULL ORDER BY position',
        [receipt.orderId],
      )
      expect(provided).toHaveLength(each === japan ? 1 : 2)
    }
    const [{ status } = { status: '' }] = await bench.rows<{ status: string }>(
      'SELECT status FROM service_order WHERE id = $1',
      [receipt.orderId],
    )
    expect(status).toBe('complete')
    const ordered = (await desk('GET', `/${first.data.id}`)).data
    expect(ordered).toMatchObject({ state: 'ordered', orderId: receipt.orderId, events: [] })
  })

  test('of two of the staff at once only the first answers', async () => {
    const member = await bench.member()
    const other = await buildStaff(bench.api)
    const { draft, quotation } = await requested(member)
    const answers = await Promise.all([
      offer(quotation),
      desk('POST', `/${quotation.id}/refuse`, { version: quotation.version, reason: '不办' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await bench.rows('SELECT id FROM notice WHERE account_id = $1', [member.id])).length).toBe(1)
    expect((await stateOf(member, draft.id)).version).toBe(2)
  })

  test('that was replaced is not ordered, and the new one is', async () => {
    const member = await bench.member()
    const first = await offered(member)
    const lines = aQuotationOffer().lines.map((line) => ({ ...line, serviceFee: '900.00' }))
    const second = (await offer(first.quotation, { lines })).data
    expect((await order(member, first)).code).toBe(60155)
    expect((await order(member, { ...first, quotation: second }, { total: '1.00' })).code).toBe(60202)
    const { code } = await order(member, { ...first, quotation: second })
    expect(code).toBe(0)
    // The price that was replaced is gone.
    expect(await bench.rows('SELECT id FROM quote WHERE account_id = $1', [member.id])).toHaveLength(1)
    expect((await offer({ id: second.id, version: second.version + 1 })).code).toBe(60153)
  })

  test('holds until the end of its last day, and can be requested again after it', async () => {
    const member = await bench.member()
    const made = await offered(member, { validUntil: today })
    expect((await stateOf(member, made.draft.id)).state).toBe('offered')
    await bench.rows(`UPDATE staff_session SET expires_at = now() + interval '9 days'`)
    offset = DAY_MS
    expect((await stateOf(member, made.draft.id)).state).toBe('expired')
    expect((await order(member, made)).code).toBe(60154)
    expect((await desk('GET', `?state=expired&keyword=${member.phone}`)).data.total).toBe(1)
    const again = await as(member)('POST', `${drafts}/${made.draft.id}/quotation`, { version: made.draft.version })
    expect(again.data).toMatchObject({ state: 'requested' })
    expect(again.data.id).not.toBe(made.quotation.id)
    const all = (await as(member)('GET', `${drafts}/${made.draft.id}/quotation`)).data
    expect(all.map(({ state }: { state: string }) => state)).toEqual(['requested', 'lapsed'])
  })

  test('that has expired is offered again by staff', async () => {
    const member = await bench.member()
    const made = await offered(member, { validUntil: today })
    await bench.rows(`UPDATE case_quotation SET valid_until = $2 WHERE id = $1`, [
      made.quotation.id,
      addDays(today, -1),
    ])
    const again = (await offer(made.quotation)).data
    expect((await order(member, { ...made, quotation: again })).code).toBe(0)
  })

  test('lapses with a change of its draft, of which the member must know', async () => {
    const member = await bench.member()
    const made = await offered(member)
    const { draft } = made
    const save = (more: object = {}) =>
      as(member)('PUT', `${drafts}/${draft.id}`, {
        version: draft.version,
        content: { ...draft.content, note: '改' },
        ...more,
      })
    expect((await save()).code).toBe(60156)
    expect((await save({ lapsingQuotation: draft.id })).code).toBe(60156)
    expect((await stateOf(member, draft.id)).state).toBe('offered')
    const saved = await save({ lapsingQuotation: made.quotation.id })
    expect(saved.data).toMatchObject({ version: draft.version + 1, quotation: 'lapsed' })
    expect((await order(member, made, { version: saved.data.version })).code).toBe(60153)
    expect((await offer(made.quotation)).status).toBe(409)
    expect((await offer({ ...made.quotation, version: made.quotation.version + 1 })).code).toBe(60153)
    const again = await as(member)('POST', `${drafts}/${draft.id}/quotation`, { version: saved.data.version })
    expect(again.data.state).toBe('requested')
  })

  test('is declined with a reason, after which staff can offer another one', async () => {
    const member = await bench.member()
    const made = await offered(member)
    const url = `${drafts}/${made.draft.id}/quotation/decline`
    expect((await as(member)('POST', url, { version: made.quotation.version, reason: ' ' })).status).toBe(400)
    const declined = await as(member)('POST', url, { version: made.quotation.version, reason: '太贵' })
    expect(declined.data).toMatchObject({ state: 'declined', reason: '太贵' })
    expect((await order(member, made)).code).toBe(60153)
    const again = (await offer(declined.data)).data
    expect(again).toMatchObject({ state: 'offered', reason: null })
    expect((await order(member, { ...made, quotation: again })).code).toBe(0)
  })

  test('is not offered again once another one of its draft was requested, also where that is over', async () => {
    const member = await bench.member()
    const { draft, quotation } = await requested(member)
    const refused = await desk('POST', `/${quotation.id}/refuse`, { version: quotation.version, reason: '无代理' })
    expect(refused.data.events).toEqual(['offer'])
    const url = `${drafts}/${draft.id}/quotation`
    const second = await as(member)('POST', url, { version: draft.version })
    await as(member)('POST', `${url}/withdraw`, { version: second.data.version })
    expect((await desk('GET', `/${quotation.id}`)).data.events).toEqual([])
    expect((await offer(refused.data)).code).toBe(60153)
  })

  test('is refused by staff with a reason, which the member reads', async () => {
    const member = await bench.member()
    const { draft, quotation } = await requested(member)
    const refused = await desk('POST', `/${quotation.id}/refuse`, {
      version: quotation.version,
      reason: '没有当地代理',
    })
    expect(refused.data.state).toBe('refused')
    expect(await stateOf(member, draft.id)).toMatchObject({ state: 'refused', reason: '没有当地代理' })
    const again = await as(member)('POST', `${drafts}/${draft.id}/quotation`, { version: draft.version })
    expect(again.data.state).toBe('requested')
    // Another one is open.
    expect((await offer(refused.data)).code).toBe(60153)
  })

  test('is taken back by its member, and ends with its draft', async () => {
    const member = await bench.member()
    const { draft, quotation } = await requested(member)
    const url = `${drafts}/${draft.id}/quotation`
    expect((await as(member)('POST', `${url}/withdraw`, { version: 9 })).status).toBe(409)
    const withdrawn = await as(member)('POST', `${url}/withdraw`, { version: quotation.version })
    expect(withdrawn.data.state).toBe('withdrawn')
    expect((await as(member)('POST', `${url}/withdraw`, { version: 2 })).code).toBe(60153)
    const again = (await as(member)('POST', url, { version: draft.version })).data
    await as(member)('DELETE', `${drafts}/${draft.id}`)
    expect((await desk('GET', `/${again.id}`)).data.state).toBe('withdrawn')
    expect((await offer({ ...again, version: 2 })).code).toBe(60153)
  })

  test('is of one member, and of a draft that is complete and offered', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const made = await offered(member)
    const url = `${drafts}/${made.draft.id}/quotation`
    expect((await as(other)('GET', url)).status).toBe(404)
    expect((await as(other)('POST', url, { version: 1 })).status).toBe(404)
    expect((await as(other)('POST', `${url}/withdraw`, { version: 2 })).status).toBe(404)
    expect((await as(other)('POST', `${url}/decline`, { version: 2, reason: 'x' })).status).toBe(404)
    expect((await order(other, made)).status).toBe(404)
    const empty = await as(member)('POST', drafts, { productType: 3 })
    const incomplete = await as(member)('POST', `${drafts}/${empty.data.id}/quotation`, { version: 1 })
    expect(incomplete.code).toBe(60112)
    expect(incomplete.data.problems[0]).toMatchObject({ path: 'countries', code: 'countriesMissing' })
    const listed = await as(member)('POST', drafts, { productType: 29 })
    expect((await as(member)('POST', `${drafts}/${listed.data.id}/quotation`, { version: 1 })).code).toBe(60151)
    const listedDrafts = (await as(member)('GET', `${drafts}/page`)).data.records as { quotation: string | null }[]
    expect(listedDrafts.map((each) => each.quotation)).toEqual([null, null, 'offered'])
  })

  test.each([
    ['a case without a line', { lines: [] }],
    ['a line of no case', { lines: [...aQuotationOffer().lines, { ...aQuotationOffer().lines[0], caseIndex: 3 }] }],
    ['no text', { lines: [{ ...aQuotationOffer().lines[0], text: { cn: '官费', en: ' ' } }] }],
    ['nothing to pay', { lines: [{ ...aQuotationOffer().lines[0], serviceFee: '0', officialFee: null }] }],
    ['a wrong amount', { lines: [{ ...aQuotationOffer().lines[0], officialFee: { currency: 'JPY', amount: '1.5' } }] }],
    ['a day that is past', { validUntil: addDays(today, -1) }],
    ['a day that is too far away', { validUntil: addDays(today, 200) }],
  ])('with %s is refused and changes nothing', async (_, changes) => {
    const member = await bench.member()
    const { draft, quotation } = await requested(member)
    expect((await offer(quotation, changes)).status).toBe(400)
    expect(await stateOf(member, draft.id)).toMatchObject({ state: 'requested', version: quotation.version })
  })

  test('in a currency without a rate is refused with its name', async () => {
    const { quotation } = await requested(await bench.member())
    const lines = [{ ...aQuotationOffer().lines[0], officialFee: { currency: 'CHF', amount: '653' } }]
    const { code, data } = await offer(quotation, { lines })
    expect([code, data]).toEqual([60157, { currency: 'CHF' }])
  })
})
