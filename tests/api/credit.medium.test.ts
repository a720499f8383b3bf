import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireOrders } from '../../packages/orders/src/index.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { grantCredit } from '../support/credit.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
let staff: [Awaited<ReturnType<typeof buildStaff>>, Awaited<ReturnType<typeof buildStaff>>]
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
  staff = [await buildStaff(bench.api, ['sales']), await buildStaff(bench.api, ['finance'])]
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
const own = (member: Member, method: 'GET' | 'POST', url: string, payload: object = {}) =>
  bench.call(method, url, { as: member.token, ...(method === 'POST' && { payload }) })
const manage = (method: 'GET' | 'POST', url: string, payload: object = {}, by = staff[0]) =>
  bench.call(method, `/admin/manage/${url}`, { headers: by.headers, ...(method === 'POST' && { payload }) })
const propose = (member: Member, input: object, by = staff[0]) =>
  manage('POST', `users/${member.id}/credit`, { requestId: randomUUID(), reason: '长期客户', ...input }, by)
const decide = (approval: { id: string; version: number }, by = staff[1]) =>
  manage('POST', `approvals/${approval.id}/approve`, { version: approval.version }, by)
const credit = async (member: Member) => (await own(member, 'GET', '/order/credit')).data
const putOnCredit = (member: Member, orderId: string) => own(member, 'POST', `/order/order/${orderId}/credit`)

/** A case of a member whose documents are there, with its order. */
async function aCase(member: Member) {
  const id = await objects.case(member)
  const [row] = await bench.rows<{ order_id: string; total: number }>(
    `SELECT c.order_id, o.total_fen AS total FROM trademark_case c JOIN service_order o ON o.id = c.order_id WHERE c.id = $1`,
    [id],
  )
  return { id, orderId: row!.order_id, fen: row!.total }
}
const decimal = (fen: number) => (fen / 100).toFixed(2)
async function complete(member: Member, id: string) {
  for (const kind of (await own(member, 'GET', `/trademark/case/${id}`)).data.missingDocuments) {
    const { id: fileId } = await objects.storedFile(member, 'priority')
    await own(member, 'POST', `/trademark/case/${id}/document`, { kind, fileId })
  }
  const { version } = (await own(member, 'GET', `/trademark/case/${id}`)).data
  return own(member, 'POST', `/trademark/case/${id}/submit`, { version })
}
const reviewer = async () => buildStaff(bench.api, ['reviewer'])
async function file(member: Member, id: string) {
  const { version } = (await own(member, 'GET', `/trademark/case/${id}`)).data
  const payload = { version, event: 'file', officeNumber: 'TM1' }
  return manage('POST', `cases/${id}/move`, payload, await reviewer())
}

describe('a credit limit', () => {
  test('is proposed by one of the staff and granted by another one', async () => {
    const member = await bench.member()
    expect(await credit(member)).toMatchObject({ limit: null, used: '0.00', available: '0.00', isInForce: false })
    const admin = await buildStaff(bench.api, ['admin'])
    const { data: approval } = await propose(member, { amount: '5000.00', endDate: '2099-12-31' }, admin)
    expect(approval).toMatchObject({
      kind: 'creditLimit',
      state: 'requested',
      planId: null,
      creditLimit: { amount: '5000.00', endDate: '2099-12-31', before: null },
      reason: '长期客户',
    })
    expect(await credit(member)).toMatchObject({ limit: null })
    expect(await decide(approval, admin)).toMatchObject({ code: 50107 })
    expect(await decide(approval, staff[0])).toMatchObject({ code: 40302 })
    expect((await decide(approval)).data).toMatchObject({ state: 'approved', decidedBy: staff[1].name })
    expect(await decide(approval)).toMatchObject({ code: 50106 })
    expect(await credit(member)).toMatchObject({
      limit: '5000.00',
      available: '5000.00',
      endDate: '2099-12-31',
      isInForce: true,
      orders: [],
    })
    expect(
      await bench.rows(`SELECT action FROM audit_entry WHERE subject_id = $1 OR subject_id = $2 ORDER BY created_at`, [
        approval.id,
        member.id,
      ]),
    ).toMatchObject([{ action: 'approval.request' }, { action: 'user.setCreditLimit' }, { action: 'approval.approve' }])
    expect(
      await bench.rows(`SELECT 1 FROM notice WHERE account_id = $1 AND title_en LIKE '%credit limit%'`, [member.id]),
    ).toHaveLength(1)
    expect((await manage('GET', `users/${member.id}/credit`)).data.requests).toMatchObject([{ id: approval.id }])
  })

  test('is one request at a time, of an amount and of a day that is not past', async () => {
    const member = await bench.member()
    expect(await propose(member, { amount: 'x' })).toMatchObject({ status: 400 })
    expect(await propose(member, { amount: '10.00', endDate: '2020-01-01' })).toMatchObject({
      status: 400,
      data: { field: 'endDate' },
    })
    expect(await propose(member, { amount: '10.00', reason: ' ' })).toMatchObject({ status: 400 })
    const requestId = randomUUID()
    const [first, again] = await Promise.all([
      propose(member, { amount: '10.00', requestId }),
      propose(member, { amount: '10.00', requestId }),
    ])
    expect([first.data.id, again.data.id]).toEqual([requestId, requestId])
    expect(await propose(member, { amount: '20.00' })).toMatchObject({ code: 50553 })
    expect(await manage('POST', `users/${randomUUID()}/credit`, { requestId, amount: '1', reason: 'x' })).toMatchObject(
      {
        status: 404,
      },
    )
    const other = await bench.member()
    expect(await propose(other, { amount: '10.00', requestId })).toMatchObject({ status: 404 })
    expect(
      await manage(
        'POST',
        `approvals/${requestId}/reject`,
        { version: first.data.version, reason: '资料不足' },
        staff[1],
      ),
    ).toMatchObject({ code: 0 })
    expect(await credit(member)).toMatchObject({ limit: null })
  })

  test('that was changed since the request is not overwritten by it', async () => {
    const member = await bench.member()
    const { data: approval } = await propose(member, { amount: '10.00' })
    await bench.rows(
      `INSERT INTO credit_limit (account_id, limit_fen, reason, requested_by, approved_by, updated_at)
       VALUES ($1, 5, 'x', 'x', 'x', now())`,
      [member.id],
    )
    expect(await decide(approval)).toMatchObject({ code: 50109 })
    expect(await credit(member)).toMatchObject({ limit: '0.05' })
    expect((await manage('GET', `users/${member.id}/credit`)).data.requests[0].state).toBe('requested')
  })
})

describe('an order on account', () => {
  test('is filed unpaid, is owed until it is paid, and is complete then', async () => {
    const member = await bench.member()
    const { id, orderId, fen } = await aCase(member)
    await complete(member, id)
    expect(await file(member, id)).toMatchObject({ code: 60117 })
    expect(await putOnCredit(member, orderId)).toMatchObject({ code: 50550 })
    await grantCredit(bench, staff, member.id, { amount: decimal(fen) })
    expect((await own(member, 'GET', `/order/order/${orderId}`)).data.can.putOnCredit).toBe(true)
    expect((await putOnCredit(member, orderId)).data).toMatchObject({
      isOnCredit: true,
      payBy: null,
      can: { pay: true, putOnCredit: false, cancel: true },
    })
    // Pressed twice.
    expect((await putOnCredit(member, orderId)).data.isOnCredit).toBe(true)
    expect((await own(member, 'GET', `/trademark/case/${id}`)).data.payment).toBe('onCredit')
    expect(await credit(member)).toMatchObject({
      used: decimal(fen),
      available: '0.00',
      orders: [{ id: orderId, missing: decimal(fen), isPayable: true }],
    })
    expect((await manage('GET', 'credits?owing=true&size=100')).data.records).toContainEqual(
      expect.objectContaining({ id: member.id, used: decimal(fen), orders: 1, limit: decimal(fen) }),
    )
    // Neither time nor the member ends what has been filed for.
    await bench.rows(`UPDATE service_order SET created_at = now() - interval '90 days' WHERE id = $1`, [orderId])
    await expireOrders(queryBuilder(bench.pool), new Date())
    const toFile = await manage('GET', `cases?stage=toFile&size=100`)
    expect(toFile.data.records.map((each: { id: string }) => each.id)).toContain(id)
    expect((await file(member, id)).data).toMatchObject({ state: 'filed', payment: 'onCredit' })
    expect(await own(member, 'POST', `/order/order/${orderId}/cancel`)).toMatchObject({ code: 50504 })
    const order = (await own(member, 'GET', `/order/order/${orderId}`)).data
    expect(order).toMatchObject({ status: 0, isOnCredit: true, isClosed: false, can: { pay: true, cancel: false } })

    const { data: manyOwe } = await manage(
      'POST',
      'receipts',
      {
        transactionId: randomUUID(),
        amount: decimal(fen),
        receivedOn: '2026-11-01',
        orderNos: [order.orderNo],
      },
      staff[1],
    )
    expect(manyOwe).toMatchObject({ surplus: '0.00' })
    expect((await own(member, 'GET', `/order/order/${orderId}`)).data).toMatchObject({ status: 5, isOnCredit: false })
    expect((await own(member, 'GET', `/trademark/case/${id}`)).data.payment).toBe('paid')
    expect(await credit(member)).toMatchObject({ used: '0.00', available: decimal(fen), orders: [] })
  })

  test('of several at once those go that the limit covers', async () => {
    const member = await bench.member()
    const cases = [await aCase(member), await aCase(member), await aCase(member)]
    const { fen } = cases[0]!
    await grantCredit(bench, staff, member.id, { amount: decimal(2 * fen + fen - 1) })
    const answers = await Promise.all(cases.map(({ orderId }) => putOnCredit(member, orderId)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 50551])
    expect(await credit(member)).toMatchObject({ used: decimal(2 * fen), available: decimal(fen - 1) })
    // Cancelling frees the limit.
    const put = cases.filter((_each, at) => answers[at]!.code === 0)
    expect(await own(member, 'POST', `/order/order/${put[0]!.orderId}/cancel`)).toMatchObject({ code: 0 })
    const left = cases.find((_each, at) => answers[at]!.code !== 0)!
    expect(await putOnCredit(member, left.orderId)).toMatchObject({ code: 0 })
    // A case that is withdrawn before it is filed ends its order too.
    const { version } = (await own(member, 'GET', `/trademark/case/${left.id}`)).data
    await own(member, 'POST', `/trademark/case/${left.id}/withdraw`, { version, reason: '不办了' })
    expect(await credit(member)).toMatchObject({ used: decimal(fen) })
  })

  test('stays so where the limit is lowered or ends; new ones are refused', async () => {
    const member = await bench.member()
    const [first, second] = [await aCase(member), await aCase(member)]
    await grantCredit(bench, staff, member.id, { amount: '99999.00' })
    await putOnCredit(member, first.orderId)
    await grantCredit(bench, staff, member.id, { amount: '0.01' })
    expect(await putOnCredit(member, second.orderId)).toMatchObject({ code: 50551 })
    expect(await credit(member)).toMatchObject({ used: decimal(first.fen), available: '0.00', limit: '0.01' })
    await grantCredit(bench, staff, member.id, { amount: '0.00' })
    expect(await putOnCredit(member, second.orderId)).toMatchObject({ code: 50550 })
    await grantCredit(bench, staff, member.id, { amount: '99999.00' })
    await bench.rows(`UPDATE credit_limit SET ends_on = current_date - 2 WHERE account_id = $1`, [member.id])
    expect(await putOnCredit(member, second.orderId)).toMatchObject({ code: 50550 })
    expect(await credit(member)).toMatchObject({ isInForce: false, available: '0.00' })
    await complete(member, first.id)
    expect((await file(member, first.id)).data.state).toBe('filed')
  })

  test('is one of cases, own, and not paid or closed', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const { orderId } = await aCase(member)
    await grantCredit(bench, staff, member.id, { amount: '99999.00' })
    await grantCredit(bench, staff, other.id, { amount: '99999.00' })
    expect(await putOnCredit(other, orderId)).toMatchObject({ status: 404 })
    const packageOrder = await objects.order(member)
    expect((await own(member, 'GET', `/order/order/${packageOrder}`)).data.can.putOnCredit).toBe(false)
    expect(await putOnCredit(member, packageOrder)).toMatchObject({ code: 50552 })
    await own(member, 'POST', `/order/order/${orderId}/cancel`)
    expect(await putOnCredit(member, orderId)).toMatchObject({ code: 50552 })
  })

  test('an account that owes cannot be closed', async () => {
    const member = await bench.member()
    const { orderId } = await aCase(member)
    await grantCredit(bench, staff, member.id, { amount: '99999.00' })
    await putOnCredit(member, orderId)
    const closing = await manage(
      'POST',
      `users/${member.id}/close`,
      { phone: member.phone, reason: '本人申请' },
      await buildStaff(bench.api),
    )
    expect(closing).toMatchObject({ status: 409, code: 10213 })
  })
})
