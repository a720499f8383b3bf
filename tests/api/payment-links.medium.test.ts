import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

type Method = 'GET' | 'POST' | 'DELETE'

async function aLink() {
  const member = await bench.member({ company_name: '云澜科技有限公司', name: '李四', email: 'li@example.com' })
  const orderId = await objects.order(member)
  await bench.rows(`UPDATE service_order SET contact = $2, remark = '内部备注' WHERE id = $1`, [
    orderId,
    JSON.stringify({ name: '王五', phone: '13911112222', email: 'wang@example.com', address: null, postcode: null }),
  ])
  const own = (method: Method, url: string) => bench.call(method, `/order/order/${orderId}${url}`, { as: member.token })
  const { data } = await own('POST', '/link')
  const [link] = data
  const url = `/order/pay/link/${(link.path as string).replace('/pay/link/', '')}`
  const read = () => bench.call('GET', url)
  const pay = (method: string, scene = 'qr') => bench.call('POST', url, { payload: { method, scene } })
  return { member, orderId, own, link, url, read, pay }
}

const numberIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('number')!
const play = (method: string, number: string, act = 'payQuietly') =>
  bench.call('POST', '/sandbox/pay', { payload: { method, number, act } })

describe('a link by which somebody else pays', () => {
  test('shows what is paid and who asks, and nothing else of the member', async () => {
    const { member, read, link } = await aLink()
    const response = await read()
    expect(response.data).toMatchObject({
      status: 'open',
      expireTime: link.expireTime,
      order: {
        requester: '云澜科技有限公司',
        serviceFee: expect.any(String),
        items: [expect.any(Object)],
        payTime: null,
      },
    })
    const shown = response.body.toString()
    for (const secret of [member.phone, member.id, '李四', 'li@example.com', '王五', '13911112222', '内部备注'])
      expect(shown).not.toContain(secret)
  })

  test('of a member without a company or a name shows the phone with stars', async () => {
    const { member, read } = await aLink()
    await bench.rows('UPDATE account SET company_name = NULL, name = NULL WHERE id = $1', [member.id])
    const { requester } = (await read()).data.order
    expect(requester).toMatch(/^\d+\*{4}\d+$/)
    expect(member.phone).not.toContain(requester)
  })

  test('is paid once, also in two windows and two ways, and the member is notified', async () => {
    const { member, orderId, own, read, pay, url } = await aLink()
    const [first, same] = await Promise.all([pay('wechat'), pay('wechat')])
    expect(first.data.codeUrl).toBe(same.data.codeUrl)
    const other = await pay('alipay', 'page')
    expect(other.data.payUrl).toBeTruthy()
    const again = await pay('wechat')
    expect(await play('wechat', numberIn(again.data.codeUrl))).toMatchObject({ code: 0 })
    // The first code was scanned before the second was made.
    await play('wechat', numberIn(first.data.codeUrl))
    await Promise.all([read(), read(), read()])
    expect((await read()).data).toMatchObject({ status: 'paid', order: { payTime: expect.any(String) } })
    expect((await own('GET', '')).data.payTime).not.toBeNull()
    const [money] = await bench.rows<{ paid: number; total: number }>(
      `SELECT sum(a.amount_fen)::int AS paid, o.total_fen AS total FROM receipt_allocation a
       JOIN service_order o ON o.id = a.order_id WHERE o.id = $1 GROUP BY o.id`,
      [orderId],
    )
    expect(money!.paid).toBe(money!.total)
    expect(
      await bench.rows(`SELECT 1 FROM notice WHERE account_id = $1 AND title_en LIKE '%is paid'`, [member.id]),
    ).toHaveLength(1)
    expect(await pay('wechat')).toMatchObject({ code: 50506 })
    const note = await bench.call('GET', `${url}/debitnote`)
    expect(note.body.subarray(0, 5).toString()).toBe('%PDF-')
    await bench.rows(`UPDATE payment_link SET expires_at = now() - interval '1 day' WHERE order_id = $1`, [orderId])
    expect((await read()).data.status).toBe('paid')
  })

  test('says where to transfer the money to', async () => {
    const { pay, read } = await aLink()
    const { orderNo, amount } = (await read()).data.order
    const started = await pay('corporate')
    expect(started.data).toMatchObject({ method: 'corporate', amount, transfer: { reference: orderNo } })
  })

  test('does not hold once it has expired or was revoked, or its order is closed', async () => {
    const { own, read, pay, url, link, orderId } = await aLink()
    await bench.rows(`UPDATE payment_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [link.id])
    expect((await read()).data).toMatchObject({ status: 'expired', order: null })
    expect(await pay('wechat')).toMatchObject({ code: 50542 })
    expect((await bench.call('GET', `${url}/debitnote`)).status).toBe(404)
    await bench.rows(`UPDATE payment_link SET expires_at = now() + interval '1 day' WHERE id = $1`, [link.id])
    await bench.rows(`UPDATE service_order SET status = 'pendingReview' WHERE id = $1`, [orderId])
    expect((await read()).data.status).toBe('inReview')
    expect(await pay('wechat')).toMatchObject({ code: 50505 })
    await bench.rows(`UPDATE service_order SET status = 'pendingPayment' WHERE id = $1`, [orderId])
    expect((await own('POST', '/cancel')).code).toBe(0)
    expect((await read()).data).toMatchObject({ status: 'closed', order: null })
    expect(await pay('wechat')).toMatchObject({ code: 50505 })
    expect(await own('POST', '/link')).toMatchObject({ code: 50505 })
    expect((await own('DELETE', `/link/${link.id}`)).data).toMatchObject([{ status: 'revoked' }])
    expect((await own('DELETE', `/link/${link.id}`)).code).toBe(0)
    expect((await read()).data).toMatchObject({ status: 'revoked', order: null })
    expect(await pay('wechat')).toMatchObject({ code: 50542 })
  })

  test('is of one order: no other token opens it, and only its member makes and revokes it', async () => {
    const [first, second] = [await aLink(), await aLink()]
    const [, mac] = second.url.split('.')
    expect((await bench.call('GET', `${first.url.split('.')[0]}.${mac}`)).status).toBe(404)
    expect((await bench.call('GET', `${first.url}x`)).status).toBe(404)
    expect((await bench.call('POST', '/order/pay/link/x', { payload: { method: 'wechat' } })).status).toBe(404)
    expect((await first.own('DELETE', `/link/${second.link.id}`)).status).toBe(404)
    const foreign = (method: Method, url: string) =>
      bench.call(method, `/order/order/${second.orderId}${url}`, { as: first.member.token })
    expect((await foreign('GET', '/link')).status).toBe(404)
    expect((await foreign('POST', '/link')).status).toBe(404)
    expect((await foreign('DELETE', `/link/${second.link.id}`)).status).toBe(404)
    expect((await second.read()).data.status).toBe('open')
  })

  test('is one of ten at most, however many are made at once', async () => {
    const { own, link } = await aLink()
    const answers = await Promise.all(Array.from({ length: 12 }, () => own('POST', '/link')))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(9)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ code: 50541 })
    await own('DELETE', `/link/${link.id}`)
    expect((await own('POST', '/link')).code).toBe(0)
  })

  test('guesses are limited, and so are payments that are begun', async () => {
    const { pay } = await aLink()
    const guess = (at: number) =>
      bench.call('GET', `/order/pay/link/${crypto.randomUUID()}.x`, {
        headers: { 'x-forwarded-for': `203.0.113.${at}` },
      })
    const statuses = new Set<number>()
    for (let made = 0; made < 40; made++) statuses.add((await guess(7)).status)
    expect([...statuses]).toEqual([404, 429])
    const codes = new Set<number>()
    for (let made = 0; made < 32; made++) codes.add((await pay('wechat')).status)
    expect([...codes]).toEqual([200, 429])
  })

  test('a part that has come by a transfer is seen, and the rest is transferred', async () => {
    const { read, pay, orderId } = await aLink()
    const staff = await buildStaff(bench.api, ['finance'])
    const { orderNo } = (await read()).data.order
    const recorded = await bench.call('POST', '/admin/manage/receipts', {
      headers: staff.headers,
      payload: { transactionId: orderId, amount: '1.00', receivedOn: '2026-11-01', orderNos: [orderNo], hold: true },
    })
    expect(recorded.code).toBe(0)
    const { status, order } = (await read()).data
    expect(status).toBe('inPart')
    expect(Number(order.missing)).toBe(Number(order.amount) - 1)
    expect(await pay('wechat')).toMatchObject({ code: 50528 })
  })
})
