import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPool, queryBuilder } from '../../packages/db/src/index.ts'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import type { OnlineMethod } from '../../packages/payments/src/index.ts'
import { createPaymentSandbox, type PaymentSandbox } from '../../packages/payments/src/sandbox/index.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildOrder, buildProduct } from '../support/catalogue.ts'
import { buildStaff } from '../support/staff.ts'

const SECRET = 'of-tests-only-and-32-characters!'
let bench: ApiBench
let pool: ReturnType<typeof connectPool>
let sandbox: PaymentSandbox
beforeAll(async () => {
  bench = await createApiBench()
  pool = connectPool({ url: bench.api.stores.databaseUrl, max: 2 })
  sandbox = await createPaymentSandbox({
    db: queryBuilder(pool),
    publicUrl: 'http://localhost:3000',
    apiUrl: 'http://127.0.0.1:3001',
    secret: SECRET,
    now: () => new Date(),
  })
})
afterAll(async () => {
  await pool?.end()
  await bench?.close()
})

type Member = Awaited<ReturnType<ApiBench['member']>>
const pay = (member: Member, orderIds: string[], method: string, scene = 'qr') =>
  bench.call('POST', '/order/pay', { as: member.token, payload: { orderIds, method, scene } })
const orderOf = async (member: Member, id: string) =>
  (await bench.call('GET', `/order/order/${id}`, { as: member.token })).data

/** The number of a payment out of what its QR code holds. */
const numberIn = (codeUrl: string) => new URLSearchParams(codeUrl.split('?')[1]).get('number')!

async function notify(method: OnlineMethod, number: string) {
  const message = (await sandbox.notification(method, number))!
  return send(method, message)
}
const send = (method: OnlineMethod, { headers, body }: { headers: Record<string, string>; body: string }) =>
  bench.call('POST', `/order/notify/${method}`, { headers, payload: body })

describe('the price list', () => {
  test('has the thirteen fields of the specification and the sizes, for visitors too', async () => {
    const { code, skuId } = await buildProduct(bench, {
      serviceType: 28,
      skus: [{ priceFen: 12_000 }, { priceFen: 9900 }],
    })
    const { data } = await bench.call('GET', '/product/productservicemanage/getPrePublishServiceList?serviceType=28')
    const item = data.find((each: { code: string }) => each.code === code)
    expect(item).toMatchObject({
      categoryCode: 'single',
      categoryName: '单项服务',
      currency: 'CNY',
      existApply: false,
      imageUrl: null,
      modeType: 'fixed',
      price: '99.00',
      productName: '注册可行性报告',
      publishType: 'published',
      serviceDesc: '说明',
      serviceName: '检索报告',
      button: 'choose',
      btnName: '选择规格',
    })
    expect(item.skus[0]).toMatchObject({ skuId, price: '120.00', unit: 'case', timeLimit: 'year' })
  })

  test('says which product waits for its payment, to the member who ordered it only', async () => {
    const { code, skuId } = await buildProduct(bench)
    const [member, other] = [await bench.member(), await bench.member()]
    const { orderId } = await buildOrder(bench, member, [{ skuId }])
    const find = async (as: string) =>
      (await bench.call('GET', '/product/productservicemanage/getPrePublishServiceList', { as })).data.find(
        (each: { code: string }) => each.code === code,
      )
    expect(await find(member.token)).toMatchObject({ existApply: true, openOrderId: orderId, button: 'pay' })
    expect(await find(other.token)).toMatchObject({ existApply: false, openOrderId: null, button: 'buy' })
  })

  test('packages of calls say how many calls they have, and so do orders', async () => {
    const { code, skuId } = await buildProduct(bench, { plan: 'apiCalls', skus: [{ planUnits: 10 }] })
    const { data } = await bench.call('GET', '/product/productservicemanage/getPrePublishServiceList')
    expect(data.find((each: { code: string }) => each.code === code).skus[0]).toMatchObject({ callCount: 10_000 })
    const quote = await bench.call('POST', '/product/price/quote', {
      as: (await bench.member()).token,
      payload: { items: [{ skuId, quantity: 3 }] },
    })
    expect(quote.data.items[0]).toMatchObject({ callCount: 30_000, totalCount: 30 })
  })

  test('fees of offices are in the order of their years', async () => {
    const [a, b] = ['annuity.4', 'annuity.10']
    for (const fee of [b, a])
      await bench.rows(
        `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
         VALUES ($1, 'MO', $2, 'patent', '年费', 'Annuity', 'CNY', 100, '2020-01-01', 'test', 'test')`,
        [randomUUID(), fee],
      )
    const fees = (await bench.call('GET', '/product/price/list?country=MO')).data
    expect(fees.map(({ code }: { code: string }) => code).filter((each: string) => [a, b].includes(each))).toEqual([
      a,
      b,
    ])
  })

  test('an account that shows another currency reads a converted figure with its rate', async () => {
    await bench.rows(
      `INSERT INTO exchange_rate VALUES ('EUR', '2026-01-01', 8.0, 'test', 'test') ON CONFLICT DO NOTHING`,
    )
    const { skuId } = await buildProduct(bench, { skus: [{ priceFen: 8000 }] })
    const member = await bench.member({ display_currency: 'EUR' })
    const quote = await bench.call('POST', '/product/price/quote', {
      as: member.token,
      payload: { items: [{ skuId, quantity: 2 }] },
    })
    expect(quote.data).toMatchObject({
      total: '160.00',
      displayTotal: '20.00',
      display: { currency: 'EUR', rate: '8', date: '2026-01-01' },
    })
  })
})

describe('a quote', () => {
  test('states service fee, official fee with its rate, and VAT', async () => {
    const fee = `test.${randomUUID().slice(0, 6).replace('-', 'x')}`
    await bench.rows(
      `INSERT INTO exchange_rate VALUES ('USD', '2026-01-02', 7.1234, 'test', 'test') ON CONFLICT DO NOTHING`,
    )
    await bench.rows(
      `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
       VALUES (gen_random_uuid(), 'US', $1, 'trademark', '申请费', 'Application', 'USD', 35000, '2026-01-01', 'test', 'test'),
              (gen_random_uuid(), 'US', $1, 'trademark', '申请费', 'Application', 'USD', 99900, '2099-01-01', 'test', 'test')`,
      [fee],
    )
    const { skuId } = await buildProduct(bench, {
      plan: null,
      skus: [{ priceFen: 10_600, officialFees: [{ office: 'US', code: fee }] }],
    })
    const { data } = await bench.call('POST', '/product/price/quote', { payload: { items: [{ skuId, quantity: 2 }] } })
    expect(data).toMatchObject({
      serviceFee: '212.00',
      // 2 × 350.00 USD × 7.1234
      officialFee: '4986.38',
      total: '5198.38',
      vat: '12.00',
      vatRate: '6',
      currency: 'CNY',
    })
    expect(data.items[0].officialFees[0]).toMatchObject({
      amount: '350.00',
      currency: 'USD',
      rate: '7.1234',
      amountCny: '4986.38',
    })
  })

  test('is refused for what is not sold, for too many, and without a fee', async () => {
    const quote = (items: object[]) => bench.call('POST', '/product/price/quote', { payload: { items } })
    expect(await quote([{ skuId: randomUUID(), quantity: 1 }])).toMatchObject({ code: 50510 })
    const { skuId } = await buildProduct(bench, { skus: [{ quantityMax: 3 }] })
    expect(
      await quote([
        { skuId, quantity: 2 },
        { skuId, quantity: 2 },
      ]),
    ).toMatchObject({ code: 50513 })
    const lost = await buildProduct(bench, { skus: [{ officialFees: [{ office: 'CN', code: 'nothing' }] }] })
    expect(await quote([{ skuId: lost.skuId, quantity: 1 }])).toMatchObject({ code: 50511 })
    expect(await quote([{ skuId, quantity: 0 }])).toMatchObject({ status: 400 })
  })

  test('of somebody else, or one that has expired, is not found and cannot be ordered', async () => {
    const { skuId } = await buildProduct(bench)
    const [member, other] = [await bench.member(), await bench.member()]
    const { data } = await bench.call('POST', '/product/price/quote', {
      as: member.token,
      payload: { items: [{ skuId, quantity: 1 }] },
    })
    const order = (as: string) =>
      bench.call('POST', '/order/order', { as, payload: { quoteId: data.quoteId, agree: true } })
    expect(await bench.call('GET', `/product/price/quote/${data.quoteId}`, { as: other.token })).toMatchObject({
      status: 404,
    })
    expect(await order(other.token)).toMatchObject({ status: 404 })
    await bench.rows(`UPDATE quote SET expires_at = now() - interval '1 second' WHERE id = $1`, [data.quoteId])
    expect(await order(member.token)).toMatchObject({ status: 200, code: 50501 })
  })
})

describe('an order', () => {
  test('is one however often it is sent under its key; another under that key is refused', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const quote = async () =>
      (
        await bench.call('POST', '/product/price/quote', {
          as: member.token,
          payload: { items: [{ skuId, quantity: 1 }] },
        })
      ).data.quoteId
    const [first, second] = [await quote(), await quote()]
    const key = randomUUID()
    const order = (quoteId: string) =>
      bench.call('POST', '/order/order', {
        as: member.token,
        headers: { 'idempotency-key': key },
        payload: { quoteId, agree: true },
      })
    const all = await Promise.all(Array.from({ length: 5 }, () => order(first)))
    expect(new Set(all.map(({ data }) => data.orderId)).size).toBe(1)
    expect(all.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(4)
    expect(await order(second)).toMatchObject({ status: 422, code: 42201 })
    expect(
      await bench.call('POST', '/order/order', { as: member.token, payload: { quoteId: first, agree: true } }),
    ).toMatchObject({ code: 50502 })
  })

  test('needs the agreement', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { data } = await bench.call('POST', '/product/price/quote', {
      as: member.token,
      payload: { items: [{ skuId, quantity: 1 }] },
    })
    expect(
      await bench.call('POST', '/order/order', { as: member.token, payload: { quoteId: data.quoteId, agree: false } }),
    ).toMatchObject({ code: 10132 })
  })

  test('that costs nothing is free of charge and provided at once', async () => {
    const { skuId } = await buildProduct(bench, { skus: [{ priceFen: 0 }] })
    const member = await bench.member()
    const order = await buildOrder(bench, member, [{ skuId }])
    expect(order).toMatchObject({ amount: '0.00', status: 5 })
    expect((await orderOf(member, order.orderId)).history.map(({ event }: { event: string }) => event)).toEqual([
      'create',
      'fulfil',
    ])
    const { data } = await bench.call('GET', '/product/servicemanage/getUserServiceManages', { as: member.token })
    expect(data).toMatchObject({ total: 1, records: [{ orderNo: order.orderNo }] })
  })

  test('is found in the list of its product and in that of all, by status and number', async () => {
    const { skuId } = await buildProduct(bench, { orderGroup: 'Monitor' })
    const member = await bench.member()
    const order = await buildOrder(bench, member, [{ skuId }])
    const list = (path: string) => bench.call('GET', `/order/order/${path}`, { as: member.token })
    expect((await list('getOrderMonitorPage')).data).toMatchObject({
      total: 1,
      records: [{ orderNo: order.orderNo, status: 0, statusText: '待支付' }],
    })
    expect((await list('getOrderPage?status=0')).data.total).toBe(1)
    expect((await list('getOrderPage?status=2')).data.total).toBe(0)
    expect((await list(`getOrderPage?keyword=${order.orderNo.slice(-6)}`)).data.total).toBe(1)
    await buildProduct(bench, { orderGroup: 'Software' })
    expect((await list('getOrderSoftwarePage')).data.total).toBe(0)
    expect(await list('getOrderNothingPage')).toMatchObject({ status: 404 })
  })

  test('is found by the day on which it was placed where the member is', async () => {
    const member = await bench.member()
    const { orderId } = await buildOrder(bench, member, [{ skuId: (await buildProduct(bench)).skuId }])
    await bench.rows(`UPDATE service_order SET created_at = '2026-03-01T01:00:00+08:00' WHERE id = $1`, [orderId])
    const totalOn = async (day: string, zone: string) =>
      (
        await bench.call('GET', `/order/order/getOrderPage?${new URLSearchParams({ from: day, to: day, zone })}`, {
          as: member.token,
        })
      ).data.total
    expect(await totalOn('2026-03-01', 'Asia/Shanghai')).toBe(1)
    expect(await totalOn('2026-03-01', 'America/New_York')).toBe(0)
    expect(await totalOn('2026-02-28', 'America/New_York')).toBe(1)
  })

  test('is cancelled once, and then not paid any more', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId }])
    const begun = await pay(member, [orderId], 'wechat')
    const cancel = () => bench.call('POST', `/order/order/${orderId}/cancel`, { as: member.token })
    expect((await cancel()).data).toMatchObject({ isClosed: true, can: { pay: false, cancel: false } })
    expect(await cancel()).toMatchObject({ code: 50504 })
    expect(await pay(member, [orderId], 'alipay')).toMatchObject({ code: 50505 })
    // Anyone who pays all the same gets the money back.
    const number = numberIn(begun.data.codeUrl)
    await sandbox.pay('wechat', number)
    expect(await notify('wechat', number)).toMatchObject({ status: 200 })
    const staff = await buildStaff(bench.api, ['finance'])
    const { data } = await bench.call('GET', '/admin/manage/refunds?kind=surplus&state=requested', { as: staff.token })
    expect(data.records).toContainEqual(
      expect.objectContaining({ reason: 'orderClosed', amount: '380.00', userPhone: member.phone }),
    )
    const { number: refund } = data.records.find(({ userPhone }: { userPhone: string }) => userPhone === member.phone)
    const notices = (await bench.call('GET', '/lantern/messageLan/page', { as: member.token })).data.records
    expect(notices[0]).toMatchObject({ messageTitle: expect.stringContaining(orderNo) })
    expect(notices[0].messageContent).toMatch(new RegExp(`380\\.00.*${refund}`))
  })
})

describe.each(['wechat', 'alipay'] as const)('paying by %s', (method) => {
  test('a notification pays the order and opens the service; twenty at once settle once', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId, quantity: 2 }])
    const begun = await pay(member, [orderId], method)
    expect(begun.data).toMatchObject({ method, amount: '760.00', scene: 'qr', qrBase64: expect.any(String) })
    expect(begun.data.secondsLeft).toBeGreaterThan(600)
    expect((await pay(member, [orderId], method)).data.codeUrl).toBe(begun.data.codeUrl)
    const number = numberIn(begun.data.codeUrl)
    await sandbox.pay(method, number)
    const responses = await Promise.all(Array.from({ length: 20 }, () => notify(method, number)))
    const accepted = method === 'wechat' ? '{"code":"SUCCESS","message":"成功"}' : 'success'
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.toString()}`))).toEqual(
      new Set([`200 ${accepted}`]),
    )
    expect(await orderOf(member, orderId)).toMatchObject({ status: 5, payMethod: method, payTime: expect.any(String) })
    const [counts] = await bench.rows(
      `SELECT (SELECT count(*)::int FROM receipt WHERE trade_number = $1) AS receipts,
         (SELECT count(*)::int FROM entitlement WHERE order_no = $2) AS entitlements`,
      [number, orderNo],
    )
    expect(counts).toEqual({ receipts: 1, entitlements: 1 })
    expect(await pay(member, [orderId], method)).toMatchObject({ code: 50506 })
  })

  test('a forged, changed or expired notification is refused and changes nothing', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId } = await buildOrder(bench, member, [{ skuId }])
    const number = numberIn((await pay(member, [orderId], method)).data.codeUrl)
    await sandbox.pay(method, number)
    const genuine = (await sandbox.notification(method, number))!
    const forged = { ...genuine, body: genuine.body.replace(/[0-9]/, (digit) => String((Number(digit) + 1) % 10)) }
    const stranger = await createPaymentSandbox({
      db: queryBuilder(pool),
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
      secret: SECRET,
      now: () => new Date(Date.now() - 3 * 24 * 60 * 60_000),
    })
    const old = (await stranger.notification(method, number))!
    for (const message of [
      forged,
      old,
      {
        headers: { 'content-type': genuine.headers['content-type']! },
        body: genuine.headers['content-type']!.includes('json') ? '{}' : 'a=b',
      },
    ]) {
      const response = await send(method, message)
      expect(response.body.toString()).toMatch(/FAIL|fail/)
      expect(response.status).toBe(method === 'wechat' ? 400 : 200)
    }
    expect(await orderOf(member, orderId)).toMatchObject({ status: 0 })
    expect(await send(method, genuine)).toMatchObject({ status: 200 })
    expect(await orderOf(member, orderId)).toMatchObject({ status: 5 })
  })

  test('where the notification is lost, requesting the status finds the payment', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId } = await buildOrder(bench, member, [{ skuId }])
    const number = numberIn((await pay(member, [orderId], method)).data.codeUrl)
    await bench.call('POST', '/sandbox/pay', { payload: { method, number, act: 'payQuietly' } })
    const { data } = await bench.call('GET', `/order/pay/status?orderIds=${orderId}`, { as: member.token })
    expect(data).toMatchObject({ isPaid: true, orders: [{ id: orderId, status: 5 }] })
  })

  test('another amount than was to be paid is a surplus, and the order still waits', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId } = await buildOrder(bench, member, [{ skuId }])
    const number = numberIn((await pay(member, [orderId], method)).data.codeUrl)
    await sandbox.pay(method, number, 37_999)
    expect(await notify(method, number)).toMatchObject({ status: 200 })
    expect(await orderOf(member, orderId)).toMatchObject({ status: 0 })
    const staff = await buildStaff(bench.api, ['finance'])
    const { data } = await bench.call('GET', `/admin/manage/receipts?surplus=true&keyword=${number}`, {
      as: staff.token,
    })
    expect(data.records).toMatchObject([
      { amount: '379.99', allocated: '0.00', surplus: '379.99', surplusReason: 'wrongAmount' },
    ])
    const notices = (await bench.call('GET', '/lantern/messageLan/page', { as: member.token })).data.records
    expect(notices[0].messageTitle).toContain('仍待支付')
    expect(notices[0].messageContent).toMatch(/379\.99.*380\.00.*尚未支付/)
  })
})

test('several orders are paid together, and each is paid once', async () => {
  const { skuId } = await buildProduct(bench)
  const member = await bench.member()
  const orders = [
    await buildOrder(bench, member, [{ skuId }]),
    await buildOrder(bench, member, [{ skuId, quantity: 2 }]),
  ]
  const ids = orders.map(({ orderId }) => orderId)
  const together = await pay(member, ids, 'wechat')
  expect(together.data.amount).toBe('1140.00')
  // The first is paid alone meanwhile, in another window.
  const alone = await pay(member, [ids[0]!], 'alipay')
  await sandbox.pay('wechat', numberIn(together.data.codeUrl))
  await notify('wechat', numberIn(together.data.codeUrl))
  await sandbox.pay('alipay', numberIn(alone.data.codeUrl))
  await notify('alipay', numberIn(alone.data.codeUrl))
  for (const id of ids) expect(await orderOf(member, id)).toMatchObject({ status: 5, payMethod: 'wechat' })
  const staff = await buildStaff(bench.api, ['finance'])
  const { data } = await bench.call('GET', `/admin/manage/refunds?kind=surplus&keyword=${member.phone}`, {
    as: staff.token,
  })
  expect(data.records).toMatchObject([{ reason: 'duplicate', amount: '380.00', method: 'alipay', state: 'requested' }])
})

describe('a transfer', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function upload(member: Member): Promise<string> {
    const boundary = 'x'
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\nvoucher\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="v.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      PNG,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const response = await bench.call('POST', '/admin/sys-file/upload', {
      as: member.token,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: body,
    })
    return response.data.id
  }
  const submit = async (member: Member, orderIds: string[], fileId: string) =>
    bench.call('POST', '/order/pay/voucher', {
      as: member.token,
      payload: { orderIds, fileId, payer: '深圳某公司', amount: '380.00', date: '2026-11-20' },
    })
  const listed = async (token: string, orderNo: string) =>
    (await bench.call('GET', `/admin/manage/vouchers?keyword=${orderNo}`, { as: token })).data.records[0]

  test('is named by the number of the order, reviewed by finance, and pays the order', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId }])
    expect((await pay(member, [orderId], 'corporate')).data.transfer).toMatchObject({
      reference: orderNo,
      account: expect.any(String),
    })
    const fileId = await upload(member)
    expect((await submit(member, [orderId], fileId)).data.orders).toMatchObject([{ status: 1 }])
    expect(await submit(member, [orderId], fileId)).toMatchObject({ code: 50512 })

    const staff = await buildStaff(bench.api, ['finance'])
    const voucher = await listed(staff.token, orderNo)
    expect(voucher).toMatchObject({ state: 'submitted', payer: '深圳某公司', due: '380.00' })
    expect(await bench.call('GET', `/admin/manage/vouchers/${voucher.id}/file`, { as: staff.token })).toMatchObject({
      status: 200,
      body: PNG,
    })
    const reject = (version: number) =>
      bench.call('POST', `/admin/manage/vouchers/${voucher.id}/reject`, {
        as: staff.token,
        payload: { version, reason: '看不清' },
      })
    expect(await reject(7)).toMatchObject({ status: 409 })
    expect((await reject(voucher.version)).data).toMatchObject({ state: 'rejected', rejectReason: '看不清' })
    expect(await orderOf(member, orderId)).toMatchObject({
      status: 4,
      statusText: '审核不通过',
      voucher: { rejectReason: '看不清' },
      can: { uploadVoucher: true },
    })

    await submit(member, [orderId], fileId)
    const again = await listed(staff.token, orderNo)
    const transactionId = `ICBC-${randomUUID()}`
    const approve = (amount: string, id = again.id) =>
      bench.call('POST', `/admin/manage/vouchers/${id}/approve`, {
        as: staff.token,
        payload: { version: again.version, transactionId, amount, receivedOn: '2026-11-20' },
      })
    expect(await approve('379.99')).toMatchObject({ code: 50521 })
    expect((await approve('400.00')).data).toMatchObject({ state: 'approved', orders: [{ status: 5 }] })
    const paid = await orderOf(member, orderId)
    expect(paid).toMatchObject({ status: 5, payMethod: 'corporate', payTime: paid.createTime })
    const { data } = await bench.call('GET', `/admin/manage/receipts?keyword=${transactionId}`, { as: staff.token })
    expect(data.records).toMatchObject([
      { amount: '400.00', allocated: '380.00', surplus: '20.00', orderNos: [orderNo] },
    ])
  })

  test('that was recorded pays no second order', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const orders = [await buildOrder(bench, member, [{ skuId }]), await buildOrder(bench, member, [{ skuId }])]
    const staff = await buildStaff(bench.api, ['finance'])
    const record = (orderNos: string[], transactionId: string) =>
      bench.call('POST', '/admin/manage/receipts', {
        as: staff.token,
        payload: { transactionId, amount: '380.00', receivedOn: '2026-11-20', orderNos },
      })
    const transactionId = `CCB-${randomUUID()}`
    expect((await record([orders[0]!.orderNo], transactionId)).data).toMatchObject({
      surplus: '0.00',
      orderNos: [orders[0]!.orderNo],
    })
    expect(await record([orders[1]!.orderNo], transactionId)).toMatchObject({ code: 50520 })
    expect(await record(['O1'], `CCB-${randomUUID()}`)).toMatchObject({ code: 50524 })
    expect(await orderOf(member, orders[1]!.orderId)).toMatchObject({ status: 0 })
  })

  describe('in parts', () => {
    async function anUnpaidOrder() {
      const { skuId } = await buildProduct(bench)
      const member = await bench.member()
      return { member, ...(await buildOrder(bench, member, [{ skuId }])) }
    }
    const record = async (token: string, amount: string, orderNos: string[] = [], hold = false) =>
      (
        await bench.call('POST', '/admin/manage/receipts', {
          as: token,
          payload: { transactionId: `ABC-${randomUUID()}`, amount, receivedOn: '2026-11-20', orderNos, hold },
        })
      ).data
    const match = (token: string, orderId: string, receiptIds: string[]) =>
      bench.call('POST', `/admin/manage/orders/${orderId}/transfers`, { as: token, payload: { receiptIds } })
    const unmatch = (token: string, orderId: string, receiptId: string) =>
      bench.call('POST', `/admin/manage/orders/${orderId}/transfers/${receiptId}/unmatch`, { as: token })
    const titlesOf = async ({ token }: { token: string }): Promise<string[]> =>
      (await bench.call('GET', '/lantern/messageLan/page', { as: token })).data.records.map(
        ({ messageTitle }: { messageTitle: string }) => messageTitle,
      )
    const paidTimes = async (orderNo: string) =>
      bench.rows(
        `SELECT (SELECT count(*)::int FROM entitlement WHERE order_no = $1) AS services,
           (SELECT count(*)::int FROM state_change c JOIN service_order o ON o.id = c.subject_id
             WHERE o.number = $1 AND c.event IN ('pay', 'approveVoucher')) AS paid`,
        [orderNo],
      )

    test('is matched by staff in one step, and pays the order once though two of them do so at once', async () => {
      const { member, orderId, orderNo } = await anUnpaidOrder()
      const staff = await buildStaff(bench.api, ['finance'])
      const parts = [await record(staff.token, '200.00'), await record(staff.token, '190.00', [orderNo])]
      expect(parts).toMatchObject([
        { surplus: '200.00', surplusReason: 'noOrder', matchable: '200.00' },
        { surplus: '190.00', surplusReason: 'wrongAmount', matchable: '190.00' },
      ])
      const ids = parts.map(({ id }) => id)
      const responses = await Promise.all([match(staff.token, orderId, ids), match(staff.token, orderId, ids)])
      expect(responses.filter(({ code }) => code === 0)).toMatchObject([
        { data: { id: orderId, received: '380.00', missing: '0.00', isPaid: true } },
      ])
      expect(responses.filter(({ code }) => code !== 0)).toMatchObject([{ code: 50522 }])
      expect(await orderOf(member, orderId)).toMatchObject({ status: 5, payMethod: 'corporate', missing: '0.00' })
      expect(await paidTimes(orderNo)).toEqual([{ services: 1, paid: 1 }])
      // What it did not need remains listed for refund, the other refunds are withdrawn.
      const { data } = await bench.call('GET', `/admin/manage/refunds?keyword=${orderNo}`, { as: staff.token })
      const byState = data.records.map(({ state, amount }: { state: string; amount: string }) => `${state} ${amount}`)
      expect(byState.toSorted()).toEqual(['requested 10.00', 'withdrawn 190.00', 'withdrawn 200.00'])
    })

    test('counts one after the other; member and staff see what has arrived and what is missing', async () => {
      const { member, orderId, orderNo } = await anUnpaidOrder()
      const staff = await buildStaff(bench.api, ['finance'])
      const first = await record(staff.token, '100.00', [orderNo], true)
      expect(first).toMatchObject({
        allocated: '100.00',
        held: '100.00',
        surplus: '0.00',
        orderNos: [],
        orders: [{ id: orderId, isPaid: false, allocated: '100.00' }],
      })
      expect(await orderOf(member, orderId)).toMatchObject({
        status: 0,
        received: '100.00',
        missing: '280.00',
        payBy: null,
      })
      expect((await pay(member, [orderId], 'corporate')).data).toMatchObject({ amount: '280.00' })
      expect(await pay(member, [orderId], 'wechat')).toMatchObject({ code: 50528 })
      const status = await bench.call('GET', `/order/pay/status?orderIds=${orderId}`, { as: member.token })
      expect(status.data).toMatchObject({ isPaid: false, orders: [{ received: '100.00', missing: '280.00' }] })
      const notices = (await bench.call('GET', '/lantern/messageLan/page', { as: member.token })).data.records
      expect(notices[0].messageTitle).toMatch(/已收到部分汇款，还差.*280\.00/)

      const second = await record(staff.token, '80.00')
      expect((await match(staff.token, orderId, [second.id])).data).toMatchObject({ missing: '200.00', isPaid: false })
      const detail = await bench.call('GET', `/admin/manage/orders/${orderId}`, { as: staff.token })
      expect(detail.data).toMatchObject({ order: { received: '180.00', missing: '200.00' } })
      expect(detail.data.receipts).toHaveLength(2)
      // The rest names the order, and is found by itself.
      const rest = await record(staff.token, '200.00', [orderNo])
      expect(rest).toMatchObject({ allocated: '200.00', held: '0.00', orderNos: [orderNo] })
      expect(await orderOf(member, orderId)).toMatchObject({ status: 5, received: '380.00', missing: '0.00' })
      expect(await paidTimes(orderNo)).toEqual([{ services: 1, paid: 1 }])
      expect(await unmatch(staff.token, orderId, rest.id)).toMatchObject({ code: 50522 })
      const exported = await bench.call('GET', `/admin/manage/orders/export?format=csv&keyword=${orderNo}`, {
        as: staff.token,
      })
      expect(exported.body.toString().trim().split('\r\n')).toHaveLength(2)
    })

    test('is taken back where it was matched wrongly, and pays the order of somebody else', async () => {
      const wrong = await anUnpaidOrder()
      const right = await anUnpaidOrder()
      const staff = await buildStaff(bench.api, ['finance'])
      const part = await record(staff.token, '380.00')
      expect((await match(staff.token, wrong.orderId, [part.id])).data).toMatchObject({ isPaid: true })
      expect(await match(staff.token, right.orderId, [part.id])).toMatchObject({ code: 50526 })

      const again = await anUnpaidOrder()
      const small = await record(staff.token, '60.00', [again.orderNo], true)
      const responses = await Promise.all([
        unmatch(staff.token, again.orderId, small.id),
        unmatch(staff.token, again.orderId, small.id),
      ])
      expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 50522])
      expect(await orderOf(again.member, again.orderId)).toMatchObject({ received: '0.00', missing: '380.00' })
      expect((await match(staff.token, right.orderId, [small.id])).data).toMatchObject({ received: '60.00' })
      const { data } = await bench.call('GET', `/admin/manage/receipts?keyword=${small.transactionId}`, {
        as: staff.token,
      })
      expect(data.records).toMatchObject([{ userPhone: right.member.phone, held: '60.00' }])
      expect(await titlesOf(again.member)).toContain(`一笔汇款不再计入订单 ${again.orderNo}`)
      // The payer is unknown, so that no member is notified of a refund.
      expect((await titlesOf(again.member)).join()).not.toContain('退回')
    })

    test('belongs again to the member of the order that it names, and only that member is notified of the refund', async () => {
      const [named, wrong] = [await anUnpaidOrder(), await anUnpaidOrder()]
      const staff = await buildStaff(bench.api, ['finance'])
      const part = await record(staff.token, '60.00', [named.orderNo])
      await match(staff.token, wrong.orderId, [part.id])
      await unmatch(staff.token, wrong.orderId, part.id)
      const { data } = await bench.call('GET', `/admin/manage/receipts?keyword=${part.transactionId}`, {
        as: staff.token,
      })
      expect(data.records).toMatchObject([{ userPhone: named.member.phone, surplus: '60.00' }])
      expect(await titlesOf(named.member)).toContain('一笔 RMB¥60.00 的款项将退回')
      expect(await titlesOf(wrong.member)).toContain(`一笔汇款不再计入订单 ${wrong.orderNo}`)
      expect((await titlesOf(wrong.member)).join()).not.toContain('退回')
    })

    test('of which the rest was held for an order of somebody else is returned without the number of that order', async () => {
      const [own, other] = [await anUnpaidOrder(), await anUnpaidOrder()]
      const staff = await buildStaff(bench.api, ['finance'])
      const part = await record(staff.token, '440.00', [own.orderNo])
      expect((await match(staff.token, other.orderId, [part.id])).data).toMatchObject({ received: '60.00' })
      await bench.call('POST', `/order/order/${other.orderId}/cancel`, { as: other.member.token })
      const { data } = await bench.call('GET', '/lantern/messageLan/page', { as: own.member.token })
      expect(JSON.stringify(data.records)).not.toContain(other.orderNo)
      expect(await titlesOf(own.member)).toContain('一笔 RMB¥60.00 的款项将退回')
    })

    test('for orders of several members belongs to the member of the first that it names', async () => {
      const [one, other] = [await anUnpaidOrder(), await anUnpaidOrder()]
      const staff = await buildStaff(bench.api, ['finance'])
      for (const [first, second] of [
        [one, other],
        [other, one],
      ] as const) {
        const { transactionId } = await record(staff.token, '10.00', [first.orderNo, second.orderNo])
        const { data } = await bench.call('GET', `/admin/manage/receipts?keyword=${transactionId}`, { as: staff.token })
        expect(data.records).toMatchObject([{ userPhone: first.member.phone, surplus: '10.00' }])
      }
    })

    test('is returned where the order is cancelled, and not needed where fewer transfers suffice', async () => {
      const { member, orderId, orderNo } = await anUnpaidOrder()
      const staff = await buildStaff(bench.api, ['finance'])
      const held = await record(staff.token, '100.00', [orderNo], true)
      const [enough, more] = [await record(staff.token, '280.00'), await record(staff.token, '5.00')]
      expect(await match(staff.token, orderId, [enough.id, more.id])).toMatchObject({ code: 50527 })
      expect(await orderOf(member, orderId)).toMatchObject({ received: '100.00' })
      await bench.call('POST', `/order/order/${orderId}/cancel`, { as: member.token })
      expect(await orderOf(member, orderId)).toMatchObject({ isClosed: true, received: '0.00', missing: '0.00' })
      const { data } = await bench.call('GET', `/admin/manage/receipts?keyword=${held.transactionId}`, {
        as: staff.token,
      })
      expect(data.records).toMatchObject([{ surplus: '100.00', surplusReason: 'orderClosed', matchable: '100.00' }])
      expect(await match(staff.token, orderId, [enough.id])).toMatchObject({ code: 50522 })
    })
  })

  test('needs the own file of a proof', async () => {
    const { skuId } = await buildProduct(bench)
    const [member, other] = [await bench.member(), await bench.member()]
    const { orderId } = await buildOrder(bench, member, [{ skuId }])
    expect(await submit(member, [orderId], await upload(other))).toMatchObject({ status: 400 })
    expect(await submit(other, [orderId], await upload(other))).toMatchObject({ status: 404 })
  })
})

describe('a refund', () => {
  async function buildPaidOrder(quantity = 1) {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId, quantity }])
    const number = numberIn((await pay(member, [orderId], 'wechat')).data.codeUrl)
    await sandbox.pay('wechat', number)
    await notify('wechat', number)
    return { member, orderId, orderNo, number }
  }
  const request = (member: Member, orderId: string, reason = '不再需要') =>
    bench.call('POST', `/order/order/${orderId}/refund`, { as: member.token, payload: { reason } })

  test('needs a reason and a paid order, and is requested once', async () => {
    const { member, orderId } = await buildPaidOrder()
    expect(await request(member, orderId, '  ')).toMatchObject({ status: 400 })
    expect((await request(member, orderId)).data).toMatchObject({
      refundStatus: 'REQUESTED',
      refund: { amount: '380.00', state: 'requested' },
      can: { refund: false },
    })
    expect(await request(member, orderId)).toMatchObject({ code: 50509 })
    const { skuId } = await buildProduct(bench)
    const unpaid = await buildOrder(bench, member, [{ skuId }])
    expect(await request(member, unpaid.orderId)).toMatchObject({ code: 50509 })
    expect(await request(await bench.member(), orderId)).toMatchObject({ status: 404 })
  })

  test('proposes the share that is unused, and ends the service when it is approved', async () => {
    const { member, orderId, orderNo } = await buildPaidOrder(4)
    // One report of four is used.
    await bench.rows(
      `UPDATE entitlement_limit SET used = 1 WHERE entitlement_id = (SELECT id FROM entitlement WHERE order_no = $1)`,
      [orderNo],
    )
    expect((await request(member, orderId)).data.refund).toMatchObject({ amount: '1140.00' })
    const staff = await buildStaff(bench.api, ['finance'])
    const [refund] = (await bench.call('GET', `/admin/manage/refunds?keyword=${orderNo}`, { as: staff.token })).data
      .records
    const approve = (amount: string, reason?: string) =>
      bench.call('POST', `/admin/manage/refunds/${refund.id}/approve`, {
        as: staff.token,
        payload: { version: refund.version, amount, reason },
      })
    const detail = async () => (await bench.call('GET', `/admin/manage/refunds/${refund.id}`, { as: staff.token })).data
    expect(await detail()).toMatchObject({
      refund: { amount: '1140.00', amountMax: '1520.00' },
      calculation: [
        {
          serviceFee: '1520.00',
          officialFee: '0.00',
          basis: 'unused',
          unused: { share: 0.75, timeShare: expect.closeTo(1, 6), stocks: [{ total: 4, used: 1 }] },
          amount: '1140.00',
        },
      ],
    })
    expect(await approve('1520.01')).toMatchObject({ code: 50523 })
    // Another amount than the computed one needs a reason.
    expect(await approve('1000.00')).toMatchObject({ code: 50525 })
    expect(await approve('1000.00', ' ')).toMatchObject({ code: 50525 })
    expect((await approve('1000.00', '协商一致')).data).toMatchObject({
      state: 'approved',
      amount: '1000.00',
      decisionReason: '协商一致',
    })
    expect(await detail()).toMatchObject({ refund: { amount: '1000.00' }, calculation: [{ amount: '1140.00' }] })
    expect(await approve('1000.00')).toMatchObject({ code: 50522 })
    expect(await orderOf(member, orderId)).toMatchObject({ refundStatus: 'APPROVED' })
    const [{ revoked }] = (await bench.rows(
      `SELECT revoked_at IS NOT NULL AS revoked FROM entitlement WHERE order_no = $1`,
      [orderNo],
    )) as [{ revoked: boolean }]
    expect(revoked).toBe(true)
  })

  test('of a part of the price keeps the service, with a reason and less than the total', async () => {
    const { member, orderId, orderNo } = await buildPaidOrder(4)
    await request(member, orderId)
    const staff = await buildStaff(bench.api, ['finance'])
    const [refund] = (await bench.call('GET', `/admin/manage/refunds?keyword=${orderNo}`, { as: staff.token })).data
      .records
    const approve = (amount: string, reason?: string) =>
      bench.call('POST', `/admin/manage/refunds/${refund.id}/approve`, {
        as: staff.token,
        payload: { version: refund.version, amount, reason, keepService: true },
      })
    expect(await approve('1520.00', '补偿')).toMatchObject({ code: 50526 })
    expect(await approve('100.00')).toMatchObject({ code: 50525 })
    expect((await approve('100.00', '补偿')).data).toMatchObject({ state: 'approved', keepsService: true })
    expect(
      await bench.rows(
        `SELECT revoked_at IS NULL AS runs, suspended_at IS NULL AS usable FROM entitlement WHERE order_no = $1`,
        [orderNo],
      ),
    ).toEqual([{ runs: true, usable: true }])
  })

  test('suspends the use of what was paid until it is decided', async () => {
    const { member, orderId, orderNo } = await buildPaidOrder(2)
    const services = async () =>
      (
        await bench.call('GET', '/product/servicemanage/getUserServiceManages', { as: member.token })
      ).data.records.filter((each: { orderNo: string | null }) => each.orderNo === orderNo)
    const reportsLeft = async () =>
      (await bench.call('GET', '/product/plan/usage', { as: member.token })).data.find(
        ({ service }: { service: string }) => service === 'report',
      ).extraLeft
    expect([await reportsLeft(), await services()]).toMatchObject([2, [{ stage: 'running' }]])
    await request(member, orderId)
    expect([await reportsLeft(), await services()]).toMatchObject([
      0,
      [{ stage: 'suspended', state: 'IN_PROGRESS', left: 2 }],
    ])
    const staff = await buildStaff(bench.api, ['finance'])
    const [refund] = (await bench.call('GET', `/admin/manage/refunds?keyword=${orderNo}`, { as: staff.token })).data
      .records
    // The request is a week old when it is rejected.
    await bench.rows(
      `UPDATE entitlement SET starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days',
         suspended_at = suspended_at - interval '7 days' WHERE order_no = $1`,
      [orderNo],
    )
    const [{ before }] = (await bench.rows(`SELECT ends_at AS before FROM entitlement WHERE order_no = $1`, [
      orderNo,
    ])) as [{ before: Date }]
    await bench.call('POST', `/admin/manage/refunds/${refund.id}/reject`, {
      as: staff.token,
      payload: { version: refund.version, reason: '已使用' },
    })
    expect([await reportsLeft(), await services()]).toMatchObject([2, [{ stage: 'running' }]])
    const [{ days }] = (await bench.rows(
      `SELECT round(extract(epoch FROM ends_at - $2::timestamptz) / 86400)::int AS days FROM entitlement WHERE order_no = $1`,
      [orderNo, before],
    )) as [{ days: number }]
    expect(days).toBe(7)
  })

  test('that is rejected can be requested again', async () => {
    const { member, orderId, orderNo } = await buildPaidOrder()
    await request(member, orderId)
    const staff = await buildStaff(bench.api, ['finance'])
    const [refund] = (await bench.call('GET', `/admin/manage/refunds?keyword=${orderNo}`, { as: staff.token })).data
      .records
    await bench.call('POST', `/admin/manage/refunds/${refund.id}/reject`, {
      as: staff.token,
      payload: { version: refund.version, reason: '已使用' },
    })
    expect(await orderOf(member, orderId)).toMatchObject({
      refundStatus: 'REJECTED',
      refund: { rejectReason: '已使用' },
      can: { refund: true },
    })
    expect((await request(member, orderId)).data).toMatchObject({ refundStatus: 'REQUESTED' })
  })
})

test('the browser of a phone opens WeChat instead of showing a code', async () => {
  const { skuId } = await buildProduct(bench)
  const member = await bench.member()
  const { orderId } = await buildOrder(bench, member, [{ skuId }])
  expect((await bench.call('GET', '/order/pay/methods', { as: member.token })).data.scenes.wechat).toContain('h5')
  const { data } = await bench.call('POST', '/order/pay', {
    as: member.token,
    payload: { orderIds: [orderId], method: 'wechat', scene: 'h5' },
  })
  expect(data).toMatchObject({ scene: 'h5', qrBase64: null, codeUrl: null })
  const number = numberIn(new URL(data.payUrl).hash)
  await sandbox.pay('wechat', number)
  await notify('wechat', number)
  expect(await orderOf(member, orderId)).toMatchObject({ status: 5 })
})

describe('money for accounting', () => {
  test('is found by order and transaction number, which is compared without case and blanks', async () => {
    const { skuId } = await buildProduct(bench)
    const member = await bench.member()
    const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId }])
    const staff = await buildStaff(bench.api, ['finance'])
    const code = randomUUID().slice(0, 8)
    const record = (transactionId: string) =>
      bench.call('POST', '/admin/manage/receipts', {
        as: staff.token,
        payload: { transactionId, amount: '379.99', receivedOn: '2026-11-20', orderNos: [orderNo] },
      })
    expect((await record(` ccb ${code} `)).data).toMatchObject({
      surplus: '379.99',
      orderNos: [],
      orders: [{ id: orderId, orderNo, isPaid: false }],
    })
    expect(await record(`CCB${code.toUpperCase()}`)).toMatchObject({ code: 50520 })
    const exported = await bench.call(
      'GET',
      '/admin/manage/accounting/export?list=receipts&format=csv&from=2026-11-01&to=2026-11-30',
      { as: staff.token },
    )
    expect(exported.body.toString()).toContain(`CCB${code.toUpperCase()}`)
    for (const keyword of [orderNo, `CCB ${code}`, `ccb${code}`]) {
      const query = `keyword=${encodeURIComponent(keyword)}`
      const receipts = await bench.call('GET', `/admin/manage/receipts?${query}`, { as: staff.token })
      expect(receipts.data).toMatchObject({ total: 1 })
      const refunds = await bench.call('GET', `/admin/manage/refunds?${query}`, { as: staff.token })
      expect(refunds.data.records).toMatchObject([{ kind: 'surplus', intendedOrders: [{ id: orderId, orderNo }] }])
    }
  })

  test.each(['receipts', 'refunds', 'invoices', 'vouchers', 'reconciliation', 'vat'])(
    'is exported by month: %s',
    async (list) => {
      const staff = await buildStaff(bench.api, ['finance'])
      const exported = await bench.call(
        'GET',
        `/admin/manage/accounting/export?list=${list}&format=csv&from=2026-11-01&to=2026-11-30`,
        { as: staff.token },
      )
      expect(exported.status).toBe(200)
      const [head = ''] = exported.body.toString().split('\r\n')
      expect(head.split(',').length).toBeGreaterThan(8)
      const backwards = await bench.call(
        'GET',
        `/admin/manage/accounting/export?list=${list}&format=csv&from=2026-11-02&to=2026-11-01`,
        { as: staff.token },
      )
      expect(backwards.status).toBe(400)
    },
  )
})

test('what staff provide is completed by staff', async () => {
  const { skuId } = await buildProduct(bench, { plan: null })
  const member = await bench.member()
  const { orderId } = await buildOrder(bench, member, [{ skuId }])
  const number = numberIn((await pay(member, [orderId], 'alipay')).data.codeUrl)
  await sandbox.pay('alipay', number)
  await notify('alipay', number)
  expect(await orderOf(member, orderId)).toMatchObject({ status: 2 })
  const staff = await buildStaff(bench.api, ['sales'])
  const detail = (await bench.call('GET', `/admin/manage/orders/${orderId}`, { as: staff.token })).data
  expect(detail).toMatchObject({ canComplete: true, receipts: [{ amount: '380.00' }] })
  const complete = () =>
    bench.call('POST', `/admin/manage/orders/${orderId}/complete`, {
      as: staff.token,
      payload: { version: detail.version },
    })
  expect((await complete()).data.order).toMatchObject({ status: 5 })
  expect(await complete()).toMatchObject({ status: 409 })
})

test('an order and its debit note are printed, and exported for accounting', async () => {
  const { skuId } = await buildProduct(bench)
  const member = await bench.member({ company_name: '=HYPERLINK("x")' })
  const { orderId, orderNo } = await buildOrder(bench, member, [{ skuId }])
  for (const path of [`/order/order/${orderId}/print`, `/order/debitnote/${orderId}/pdf`]) {
    const response = await bench.call('GET', path, { as: member.token })
    expect([response.status, response.headers['content-type'], response.body.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect(await bench.call('GET', path, { as: (await bench.member()).token })).toMatchObject({ status: 404 })
  }
  const notes = await bench.call('GET', '/order/debitnote/page?payStatus=unpaid', { as: member.token })
  expect(notes.data).toMatchObject({
    total: 1,
    records: [{ number: `D${orderNo.slice(1)}`, payStatus: 'unpaid', total: '380.00' }],
  })
  const staff = await buildStaff(bench.api, ['finance'])
  const csv = await bench.call('GET', `/admin/manage/orders/export?format=csv&keyword=${orderNo}`, { as: staff.token })
  const [, line = ''] = csv.body.toString().split('\r\n')
  expect(line).toContain(orderNo)
  expect(line).toContain('380.00')
  // No formula of a member runs at the accountant's.
  expect(line).not.toMatch(/,"?=HYPERLINK/)
  const xlsx = await bench.call('GET', `/admin/manage/orders/export?format=xlsx&keyword=${orderNo}`, {
    as: staff.token,
  })
  expect(xlsx.body.subarray(0, 2).toString()).toBe('PK')
})

test('an order that was closed unpaid has no debit note, and is exported where the list shows it', async () => {
  const { skuId } = await buildProduct(bench)
  const member = await bench.member()
  const orders = [await buildOrder(bench, member, [{ skuId }]), await buildOrder(bench, member, [{ skuId }])]
  const [closed, open] = orders.map(({ orderNo }) => orderNo)
  const { orderId } = orders[0]!
  await bench.call('POST', `/order/order/${orderId}/cancel`, { as: member.token })
  expect(await bench.call('GET', `/order/debitnote/${orderId}/pdf`, { as: member.token })).toMatchObject({
    status: 404,
  })

  const staff = await buildStaff(bench.api, ['finance'])
  const exported = async (filter: string) =>
    (
      await bench.call('GET', `/admin/manage/orders/export?format=csv&keyword=${member.phone}${filter}`, {
        as: staff.token,
      })
    ).body.toString()
  const numbersIn = (csv: string) => [closed, open].filter((number) => csv.includes(number!))
  expect(numbersIn(await exported('&closed=true'))).toEqual([closed])
  expect(numbersIn(await exported('&closed=false'))).toEqual([open])
  expect(numbersIn(await exported(''))).toEqual([closed, open])
})

// A day apart at every hour.
test.each(['Pacific/Kiritimati', 'Pacific/Niue'])('staff filter and export orders by the days of %s', async (zone) => {
  const { skuId } = await buildProduct(bench)
  const member = await bench.member()
  await buildOrder(bench, member, [{ skuId }])
  const staff = await buildStaff(bench.api, ['finance'])
  const filter = (day: string) => `keyword=${member.phone}&from=${day}&to=${day}&zone=${zone}`
  const days = [
    todayIn(zone, new Date()),
    addDays(todayIn(zone, new Date()), 1),
    addDays(todayIn(zone, new Date()), -1),
  ]
  const totals = days.map(async (day) => {
    const { data } = await bench.call('GET', `/admin/manage/orders?${filter(day)}`, { as: staff.token })
    return data.total
  })
  expect(await Promise.all(totals)).toEqual([1, 0, 0])
  const path = `/admin/manage/orders/export?format=csv&${filter(days[0]!)}`
  const csv = await bench.call('GET', path, { as: staff.token })
  expect(csv.body.toString()).toContain(`,${days[0]} `)
})

describe('the price list in the back office', () => {
  const content = (price: string) => ({
    serviceType: 27,
    categoryCode: 'single',
    categoryName: { cn: '单项', en: 'Single' },
    productType: null,
    orderGroup: 'Trademark',
    productName: { cn: '新商品', en: 'New product' },
    serviceName: { cn: '服务', en: 'Service' },
    serviceDesc: { cn: '说明', en: 'Description' },
    imageUrl: null,
    modeType: 'fixed',
    position: 5,
    skus: [{ unit: 'case', timeLimit: null, price, planId: null, planUnits: 1, quantityMax: 1, officialFees: [] }],
  })

  test('a draft is sold once it is published, changed by versions, and withdrawn with its history', async () => {
    const [sales, finance] = [await buildStaff(bench.api, ['sales']), await buildStaff(bench.api, ['finance'])]
    const code = `n${randomUUID().slice(0, 8)}`
    const created = await bench.call('POST', '/admin/manage/products', {
      as: sales.token,
      payload: { code, product: content('100.00') },
    })
    expect(created.data).toMatchObject({ state: 'draft', hasChanges: true })
    expect(
      await bench.call('POST', '/admin/manage/products', {
        as: sales.token,
        payload: { code, product: content('1.00') },
      }),
    ).toMatchObject({ code: 50530 })
    const { id, version } = created.data
    const sold = async () =>
      (await bench.call('GET', '/product/productservicemanage/getPrePublishServiceList')).data.find(
        (each: { code: string }) => each.code === code,
      )
    expect(await sold()).toBeUndefined()
    const publish = (as: string, payload: object) =>
      bench.call('POST', `/admin/manage/products/${id}/publish`, { as, payload })
    expect(await publish(sales.token, { version, reason: '上线' })).toMatchObject({ status: 403 })
    const published = await publish(finance.token, { version, reason: '上线' })
    expect(published.data).toMatchObject({ state: 'published', hasChanges: false, revision: 1 })
    expect(await sold()).toMatchObject({ price: '100.00', publishType: 'published' })

    const update = (at: number) =>
      bench.call('PUT', `/admin/manage/products/${id}`, {
        as: sales.token,
        payload: { version: at, product: content('120.00') },
      })
    const changed = await update(published.data.version)
    expect(changed.data).toMatchObject({ hasChanges: true })
    expect(await update(published.data.version)).toMatchObject({ status: 409 })
    expect(await sold()).toMatchObject({ price: '100.00' })
    const later = await publish(finance.token, {
      version: changed.data.version,
      reason: '调价',
      effectiveTime: `${addDays(todayIn(HOME_ZONE, new Date()), 180)} 00:00:00`,
    })
    expect(later).toMatchObject({ code: 0 })
    expect(await sold()).toMatchObject({ price: '100.00' })
    const withdrawn = await bench.call('POST', `/admin/manage/products/${id}/withdraw`, {
      as: finance.token,
      payload: { version: later.data.version, reason: '停售' },
    })
    expect(withdrawn).toMatchObject({ code: 0 })
    expect(await sold()).toBeUndefined()
    const { data } = await bench.call('GET', `/admin/manage/products/${id}/history`, { as: finance.token })
    expect(
      data.map(({ revision, reason, isWithdrawn }: { revision: number; reason: string; isWithdrawn: boolean }) => [
        revision,
        reason,
        isWithdrawn,
      ]),
    ).toEqual([
      [3, '停售', true],
      [2, '调价', false],
      [1, '上线', false],
    ])
  })

  test('a product whose text has a zero byte is refused', async () => {
    const { token } = await buildStaff(bench.api, ['sales'])
    const text = { cn: '文\0字', en: 'a text' }
    const payload = { code: `n${randomUUID().slice(0, 8)}`, product: { ...content('1.00'), serviceDesc: text } }
    expect(await bench.call('POST', '/admin/manage/products', { as: token, payload })).toMatchObject({
      status: 400,
      code: 40_000,
    })
  })

  test('a product that is announced is listed and cannot be bought yet', async () => {
    const finance = await buildStaff(bench.api, ['admin'])
    const code = `a${randomUUID().slice(0, 8)}`
    const { data } = await bench.call('POST', '/admin/manage/products', {
      as: finance.token,
      payload: { code, product: content('50.00') },
    })
    const effectiveTime = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    await bench.call('POST', `/admin/manage/products/${data.id}/publish`, {
      as: finance.token,
      payload: { version: data.version, reason: 'x', effectiveTime },
    })
    const item = (await bench.call('GET', '/product/productservicemanage/getPrePublishServiceList')).data.find(
      (each: { code: string }) => each.code === code,
    )
    expect(item).toMatchObject({ publishType: 'announced', button: 'wait' })
    expect(
      await bench.call('POST', '/product/price/quote', {
        payload: { items: [{ skuId: item.skus[0].skuId, quantity: 1 }] },
      }),
    ).toMatchObject({ code: 50510 })
  })

  test('fees and rates count from their day on', async () => {
    const finance = await buildStaff(bench.api, ['finance'])
    const code = `x${randomUUID().slice(0, 6).replace('-', 'y')}`
    const fee = (validFrom: string, amount: string | null) => ({
      office: 'SG',
      code,
      right: 'trademark',
      nameCn: '费',
      nameEn: 'Fee',
      currency: 'SGD',
      amount,
      validFrom,
      source: 'test',
    })
    const add = (payload: object) => bench.call('POST', '/admin/manage/fees', { as: finance.token, payload })
    const first = await add(fee('2026-01-01', '100.00'))
    expect(first.data).toMatchObject({ isCurrent: true, amount: '100.00' })
    expect(await add(fee('2026-01-01', '1.00'))).toMatchObject({ code: 50532 })
    expect(await add(fee('2026-13-01', '1.00'))).toMatchObject({ status: 400 })
    await bench.call('PUT', '/admin/manage/rates', {
      as: finance.token,
      payload: { currency: 'SGD', validOn: '2026-01-01', rate: '5.25', source: 'test' },
    })
    const listed = async () =>
      (await bench.call('GET', '/product/price/list?country=SG')).data.filter(
        (each: { code: string }) => each.code === code,
      )
    expect(await listed()).toMatchObject([
      { amount: '100.00', currency: 'SGD', amountCny: '525.00', rate: '5.25', rateDate: '2026-01-01' },
    ])
    await add(fee('2026-02-01', null))
    expect(await listed()).toEqual([])
  })
})
