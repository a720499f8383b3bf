import { queryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { onlineMethods, type PaymentProvider } from '../provider.ts'
import { createPaymentSandbox, type PaymentSandbox } from './payment-sandbox.ts'

const { pool } = fileDatabase({ max: 4 })
let sandbox: PaymentSandbox
const clock = { at: new Date('2027-03-10T04:00:00Z') }
beforeAll(async () => {
  sandbox = await createPaymentSandbox({
    db: queryBuilder(pool),
    publicUrl: 'http://site.test',
    apiUrl: 'http://api.test',
    secret: 'secret',
    now: () => clock.at,
  })
})

let numbers = 0
async function aTrade(provider: PaymentProvider, { amountFen = 12_345 } = {}) {
  const number = `P20270310${String(++numbers).padStart(6, '0')}`
  const { address } = await provider.begin({
    number,
    amountFen,
    description: '专利专业版 × 1',
    expiresAt: new Date(clock.at.getTime() + 15 * 60_000),
    scene: 'qr',
  })
  return { number, address }
}

test('every process has the same keys', async () => {
  const other = await createPaymentSandbox({
    db: queryBuilder(pool),
    publicUrl: 'http://site.test',
    apiUrl: 'http://api.test',
    secret: 'secret',
    now: () => clock.at,
  })
  const { number } = await aTrade(sandbox.providers[0]!)
  await sandbox.pay('wechat', number)
  const message = (await other.notification('wechat', number))!
  await expect(sandbox.providers[0]!.readNotification(message)).resolves.toMatchObject({ kind: 'paid' })
})

describe.each(onlineMethods)('%s', (method) => {
  const provider = () => sandbox.providers.find((each) => each.method === method)!

  test('a trade is begun once, paid once, and both are known', async () => {
    const { number, address } = await aTrade(provider())
    expect(address).toContain(`/#/sandbox/pay?method=${method}&number=${number}`)
    expect(await provider().find(number)).toEqual({ state: 'pending' })
    expect(await sandbox.pay(method, number)).toMatchObject({ amountFen: 12_345 })
    expect(await sandbox.pay(method, number)).toBeNull()
    expect(await provider().find(number)).toMatchObject({ state: 'paid', number, amountFen: 12_345 })
    await expect(provider().close(number)).rejects.toMatchObject({ problem: 'paid' })
  })

  test('a trade that nobody has begun is absent', async () =>
    expect(await provider().find('P0')).toEqual({ state: 'absent' }))

  test('nobody pays a trade that is closed or has expired', async () => {
    const [closed, expired] = [await aTrade(provider()), await aTrade(provider())]
    await provider().close(closed.number)
    await provider().close(closed.number)
    expect(await sandbox.pay(method, closed.number)).toBeNull()
    expect(await provider().find(closed.number)).toEqual({ state: 'closed' })
    const before = clock.at
    clock.at = new Date(before.getTime() + 16 * 60_000)
    expect(await sandbox.pay(method, expired.number)).toBeNull()
    clock.at = before
  })

  test('the notification is genuine; changed on its way it is not', async () => {
    const { number } = await aTrade(provider())
    await sandbox.pay(method, number)
    const message = (await sandbox.notification(method, number))!
    expect(message.url).toBe(`http://api.test/order/notify/${method}`)
    expect(await provider().readNotification(message)).toMatchObject({
      kind: 'paid',
      trade: { number, amountFen: 12_345, paidAt: clock.at },
    })
    const forged = message.body.replace(/1/, '2')
    await expect(provider().readNotification({ ...message, body: forged })).rejects.toMatchObject({
      reason: 'signature',
    })
  })

  test('a refund is made once, and never of more than was paid', async () => {
    const { number } = await aTrade(provider())
    await sandbox.pay(method, number)
    const refund = { number, refundNumber: `F${number}`, amountFen: 5000, totalFen: 12_345, reason: '不再需要' }
    expect(await provider().findRefund(refund)).toBeNull()
    const outcome = await provider().refund(refund)
    expect(outcome).toMatchObject({ state: 'done', transactionId: expect.any(String) })
    expect(await provider().refund(refund)).toEqual(outcome)
    expect(await provider().findRefund(refund)).toMatchObject({ state: 'done' })
    await expect(provider().refund({ ...refund, refundNumber: `G${number}`, amountFen: 7346 })).rejects.toMatchObject({
      problem: 'refused',
    })
    expect(await provider().find(number)).toMatchObject({ state: 'paid', amountFen: 12_345 })
  })

  test('the bill of a day has every payment and refund of it', async () => {
    const before = clock.at
    clock.at = new Date('2027-04-01T15:59:59Z')
    const { number } = await aTrade(provider())
    const paid = (await sandbox.pay(method, number))!
    const { transactionId } = await provider().refund({
      number,
      refundNumber: 'F1',
      amountFen: 45,
      totalFen: 12_345,
      reason: '-',
    })
    expect(todayIn(HOME_ZONE, clock.at)).toBe('2027-04-01')
    clock.at = new Date('2027-04-01T16:00:00Z')
    const late = await aTrade(provider())
    await sandbox.pay(method, late.number)
    expect(await provider().listBill('2027-04-01')).toEqual([
      { number, transactionId: paid.transactionId, amountFen: 12_345, refundNumber: null },
      { number, transactionId, amountFen: 45, refundNumber: 'F1' },
    ])
    expect(await provider().listBill('2027-04-02')).toHaveLength(1)
    expect(await provider().listBill('2027-04-03')).toEqual([])
    clock.at = before
  })
})

test('the page of Alipay begins the trade when the payer comes, and only by a signed address', async () => {
  const alipay = sandbox.providers[1]!
  const { address } = await alipay.begin({
    number: 'PAGE1',
    amountFen: 100,
    description: '报告',
    expiresAt: new Date(clock.at.getTime() + 60_000),
    scene: 'page',
  })
  expect(await alipay.find('PAGE1')).toEqual({ state: 'absent' })
  const { search } = new URL(address)
  expect(await sandbox.openAlipayPage(search.replace('PAGE1', 'PAGE2'))).toBeNull()
  expect(await sandbox.openAlipayPage(search)).toMatchObject({ number: 'PAGE1', amountFen: 100 })
  expect(await sandbox.pay('alipay', 'PAGE1')).toMatchObject({ amountFen: 100 })
})

test('an answer that is not signed by the provider is refused', async () => {
  const [wechat, alipay] = sandbox.createProviders((send) => async (request) => {
    const response = await send(request)
    return {
      ...response,
      bytes: Buffer.from(
        response.bytes.toString().replace('NOTPAY', 'SUCCESS').replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS'),
      ),
    }
  })
  for (const provider of [wechat!, alipay!]) {
    const { number } = await aTrade(sandbox.providers.find(({ method }) => method === provider.method)!)
    await expect(provider.find(number)).rejects.toMatchObject({ problem: 'forged' })
  }
})

test('a provider that cannot be reached is distinguished from one that refuses', async () => {
  const [wechat] = sandbox.createProviders(() => async () => {
    throw new TypeError('fetch failed')
  })
  await expect(wechat!.find('P1')).rejects.toMatchObject({ problem: 'unreachable' })
})
