import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { buildStaff } from '../support/staff.ts'

const CODE = 'trademark.application'
const PAID_FEN = 27_000
const today = todayIn(HOME_ZONE, new Date())
const content = {
  mark: { kind: 'text', text: '岚舟', image: null },
  description: '无特殊含义',
  sector: 'I',
  subSector: '65',
  goods: [9, 35].map((classNo) => ({ id: `${classNo}-a`, classNo, group: '', cn: '商品', en: null })),
  applicant: {
    type: 'Organization',
    country: 'CN',
    nameCn: '云澜科技有限公司',
    nameEn: '',
    idType: 'creditCode',
    idNumber: '91440300708461136T',
    addressCn: '广东省深圳市南山区科技园 1 号',
    addressEn: '',
  },
  contact: { name: '张三', phone: '13800000000', email: '', postcode: '' },
}

let bench: ApiBench
let staff: Awaited<ReturnType<typeof buildStaff>>
const feeOf = (minor: number, validFrom: string, id = randomUUID()) =>
  bench.rows(
    `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
     VALUES ($1, 'CN', $2, 'trademark', '申请费', 'Application fee', 'CNY', $3, $4, 'test', 'test')
     ON CONFLICT DO NOTHING`,
    [id, CODE, minor, validFrom],
  )
/** What the office charges from today on, in fen. */
async function chargeNow(minor: number) {
  await bench.rows('DELETE FROM official_fee WHERE code = $1 AND valid_from = $2', [CODE, today])
  await feeOf(minor, today)
}

beforeAll(async () => {
  bench = await createApiBench()
  staff = await buildStaff(bench.api)
  await feeOf(PAID_FEN, '2019-07-01')
  await buildProduct(bench, {
    productType: 1,
    orderGroup: 'Case',
    plan: null,
    skus: [
      { priceFen: 50_000, quantityMax: 1000, planId: null, planUnits: 0, officialFees: [{ office: 'CN', code: CODE }] },
    ],
  })
})
afterEach(() => bench.rows('DELETE FROM official_fee WHERE code = $1 AND valid_from = $2', [CODE, today]))
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
type Ordered = { caseId: string; orderId: string; cases: { caseId: string; caseNo: string }[] }

/** An order of a case for each of the classes, all of which wait to be filed. */
async function order(member: Member): Promise<Ordered> {
  const as = (url: string, payload: object) => bench.call('POST', url, { as: member.token, payload })
  const { data: draft } = await as('/trademark/case/draft', { productType: 1, content })
  const { data: checked } = await as(`/trademark/case/draft/${draft.id}/check`, {})
  const wanted = { version: draft.version, total: checked.price.total, agree: true }
  const { data } = await as(`/trademark/case/draft/${draft.id}/order`, wanted)
  await bench.rows(`UPDATE trademark_case SET state = 'ready' WHERE order_id = $1`, [data.orderId])
  return data
}
/** Pays an order as a provider leaves it. */
async function pay(orderId: string) {
  const [receiptId, trade] = [randomUUID(), `T${randomInt(1e12)}`]
  await bench.rows(
    `WITH paid AS (UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'transfer' WHERE id = $1 RETURNING account_id, total_fen),
       received AS (INSERT INTO receipt (id, method, transaction_id, account_id, amount_fen, allocated_fen, received_at)
         SELECT $2, 'transfer', $3, account_id, total_fen, total_fen, now() FROM paid)
     INSERT INTO receipt_allocation (order_id, receipt_id, amount_fen) SELECT $1, $2, total_fen FROM paid`,
    [orderId, receiptId, trade],
  )
}
const caseOf = async (member: Member, id: string) =>
  (await bench.call('GET', `/trademark/case/${id}`, { as: member.token })).data
const orderOf = async (member: Member, id: string) =>
  (await bench.call('GET', `/order/order/${id}`, { as: member.token })).data
const refundsOf = (orderId: string) =>
  bench.rows<{ id: string; number: string; fen: number; state: string; case_id: string; version: number }>(
    'SELECT id, number, amount_fen AS fen, state, case_id, version FROM refund WHERE order_id = $1 ORDER BY number',
    [orderId],
  )
async function file(member: Member, caseId: string, rest: object = {}) {
  const { version } = await caseOf(member, caseId)
  return bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
    headers: staff.headers,
    payload: { version, event: 'file', ...rest },
  })
}
const decide = (refund: { id: string; version: number }, act: string, rest: object) =>
  bench.call('POST', `/admin/manage/refunds/${refund.id}/${act}`, {
    headers: staff.headers,
    payload: { version: refund.version, ...rest },
  })

let member: Member
beforeEach(async () => {
  member = await bench.member()
})

test('what an official fee has fallen by is requested back with the filing, case by case, and decided by staff', async () => {
  const { orderId, cases } = await order(member)
  await pay(orderId)
  await chargeNow(PAID_FEN - 5000)
  const [first, second] = cases as [Ordered['cases'][number], Ordered['cases'][number]]
  const managed = await bench.call('GET', `/admin/manage/cases/${first.caseId}`, { headers: staff.headers })
  expect(managed.data).toMatchObject({ fallenFee: '50.00', feeChanges: [{ paid: '270.00', now: '220.00' }] })
  expect((await file(member, first.caseId)).data).toMatchObject({ state: 'filed', fallenFee: '0.00' })
  const [refund] = await refundsOf(orderId)
  expect(refund).toMatchObject({ fen: 5000, state: 'requested', case_id: first.caseId })
  // The other case of the order goes on.
  expect((await file(member, second.caseId)).data.state).toBe('filed')
  expect(await refundsOf(orderId)).toMatchObject([{ fen: 5000 }, { fen: 5000, case_id: second.caseId }])

  expect((await caseOf(member, first.caseId)).history[0]).toMatchObject({
    event: 'file',
    feeRefund: { number: refund!.number, amount: '50.00' },
  })
  expect(await orderOf(member, orderId)).toMatchObject({
    refundStatus: 'NONE',
    refund: null,
    feeRefunds: [
      {
        number: refund!.number,
        amount: '50.00',
        state: 'requested',
        caseNo: first.caseNo,
        reason: `案件 ${first.caseNo} 递交当日的官费低于已付的官费，退回差额`,
      },
      { caseNo: second.caseNo },
    ],
  })
  const [notice] = await bench.rows<{ content_cn: string; content_en: string }>(
    `SELECT content_cn, content_en FROM notice WHERE account_id = $1 AND title_cn = $2`,
    [member.id, `案件 ${first.caseNo} 已递交`],
  )
  for (const text of [notice!.content_cn, notice!.content_en]) expect(text).toContain(refund!.number)

  const listed = await bench.call('GET', `/admin/manage/refunds?kind=fee&keyword=${first.caseNo}`, {
    headers: { ...staff.headers, 'accept-language': 'en' },
  })
  expect(listed.data).toMatchObject({
    total: 1,
    records: [
      {
        kind: 'fee',
        amount: '50.00',
        amountMax: '1490.00',
        caseNo: first.caseNo,
        reason: expect.stringContaining('was lower'),
      },
    ],
  })
  expect((await decide(refund!, 'approve', { amount: '50.00', keepService: true })).code).toBe(50526)
  expect((await decide(refund!, 'approve', { amount: '60.00' })).code).toBe(50525)
  expect((await decide(refund!, 'approve', { amount: '50.00' })).data).toMatchObject({ state: 'approved' })
  expect((await decide(refund!, 'finish', { version: 2, transactionId: 'BANK1' })).data).toMatchObject({
    state: 'done',
  })
  expect(await orderOf(member, orderId)).toMatchObject({
    status: 5,
    refundStatus: 'NONE',
    feeRefunds: [{ state: 'done', doneTime: expect.any(String) }, { state: 'requested' }],
  })
  const [, other] = await refundsOf(orderId)
  expect((await decide(other!, 'reject', { reason: '官方已按原标准收取' })).data).toMatchObject({ state: 'rejected' })
  expect((await orderOf(member, orderId)).feeRefunds[1]).toMatchObject({ rejectReason: '官方已按原标准收取' })
})

test('two filings of a case at once request it once', async () => {
  const { orderId, caseId } = await order(member)
  await pay(orderId)
  await chargeNow(PAID_FEN - 5000)
  const filed = await Promise.all([file(member, caseId), file(member, caseId)])
  expect(filed.filter(({ code }) => code === 0)).toHaveLength(1)
  expect((await file(member, caseId)).code).toBe(60113)
  expect(await refundsOf(orderId)).toHaveLength(1)
})

test.each([
  ['as high as what was paid', PAID_FEN, {}],
  ['higher', PAID_FEN + 100, { feeAgreed: true, reason: '差额由我方承担' }],
])('nothing is returned where the fee is %s', async (_, minor, rest) => {
  const { orderId, caseId } = await order(member)
  await pay(orderId)
  await chargeNow(minor)
  expect((await file(member, caseId, rest)).data).toMatchObject({ state: 'filed', history: [{ feeRefund: null }, {}] })
  expect(await refundsOf(orderId)).toEqual([])
})

test('nothing is returned of an order that was free of charge', async () => {
  const { orderId, caseId } = await order(member)
  await bench.rows(
    `UPDATE service_order SET status = 'free', total_fen = 0, service_fen = 0, official_fen = 0, vat_fen = 0 WHERE id = $1`,
    [orderId],
  )
  await chargeNow(PAID_FEN - 5000)
  expect((await file(member, caseId)).data.state).toBe('filed')
  expect(await refundsOf(orderId)).toEqual([])
})

test('no more is returned than what is left of the price', async () => {
  const { orderId, cases } = await order(member)
  await pay(orderId)
  await chargeNow(PAID_FEN - 5000)
  await file(member, cases[0]!.caseId)
  const [refund] = await refundsOf(orderId)
  const { fen: total } = (
    await bench.rows<{ fen: number }>('SELECT total_fen AS fen FROM service_order WHERE id = $1', [orderId])
  )[0]!
  // Staff may return more for a reason, here all but 20 yuan of the order.
  const most = ((total - 2000) / 100).toFixed(2)
  expect((await decide(refund!, 'approve', { amount: most, reason: '补偿' })).data).toMatchObject({ amount: most })
  await file(member, cases[1]!.caseId)
  const [, second] = await refundsOf(orderId)
  expect(second).toMatchObject({ fen: 2000 })
  expect((await decide(second!, 'approve', { amount: '50.00', reason: '补偿' })).code).toBe(50523)
  const listed = await bench.call('GET', `/admin/manage/refunds/${second!.id}`, { headers: staff.headers })
  expect(listed.data).toMatchObject({ calculation: null, refund: { amount: '20.00', amountMax: '20.00' } })
})

test('a refund of the rest of the order, whose other case was not filed, does not return the fee again', async () => {
  const { orderId, cases } = await order(member)
  await pay(orderId)
  await chargeNow(PAID_FEN - 5000)
  await file(member, cases[0]!.caseId)
  const other = cases[1]!.caseId
  const { version } = await caseOf(member, other)
  await bench.call('POST', `/trademark/case/${other}/withdraw`, {
    as: member.token,
    payload: { version, reason: '不办了' },
  })
  await bench.call('POST', `/order/order/${orderId}/refund`, { as: member.token, payload: { reason: '不办了' } })
  const whole = (await refundsOf(orderId)).find(({ case_id }) => case_id === null)!
  expect(whole.fen).toBe(50_000 + PAID_FEN)
  const over = { amount: '1500.00', reason: '全部退回' }
  expect((await decide(whole, 'approve', over)).code).toBe(50523)
  expect((await decide(whole, 'approve', { amount: '770.00' })).data).toMatchObject({ state: 'approved' })
  expect(await orderOf(member, orderId)).toMatchObject({
    refundStatus: 'APPROVED',
    refund: { amount: '770.00' },
    feeRefunds: [{ amount: '50.00', state: 'requested' }],
  })
})
