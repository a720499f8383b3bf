import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runTransaction } from '@markwright/db'
import { fileDatabase } from '../../../tests/support/database.ts'
import { createOrderBench, type OrderBench, testGrants } from '../../../tests/support/order-bench.ts'
import { checkMoney } from '../../../tests/support/order-invariants.ts'
import { approveRefund, createOrder, requestRefund } from './index.ts'

const clock = { at: new Date('2027-03-10T04:00:00Z') }
const database = fileDatabase()
let bench: OrderBench
beforeAll(async () => {
  bench = await createOrderBench(database.url, clock)
})
afterAll(() => bench?.close())

const TOTAL = 12_800
const staff = { type: 'staff' as const, id: randomUUID(), name: 'finance', ip: '::1' }
const inTx = <Result>(work: Parameters<typeof runTransaction<Result>>[1]) => runTransaction(bench.db, work)

async function buildOrder() {
  const account = await bench.buildMember()
  const quoteId = await bench.aQuote(account.id, [{ fen: TOTAL }])
  const draft = {
    account,
    quoteId,
    requestKey: 'k',
    requestHash: 'h',
    contact: null,
    address: null,
    remark: null,
    userSource: null,
    language: 'cn' as const,
    at: clock.at,
  }
  const created = await inTx((tx) => createOrder(tx, draft))
  if ('problem' in created) throw new Error(created.problem)
  return { account, orderId: created.orderId }
}

const begin = ({ account, orderId }: Awaited<ReturnType<typeof buildOrder>>, method: 'wechat' | 'alipay' = 'wechat') =>
  bench.paymentProcessor.begin({ accountId: account.id, orderIds: [orderId], method, scene: 'qr' })

async function notify(number: string) {
  const message = (await bench.sandbox.notification('wechat', number))!
  const provider = (await bench.provider('wechat'))!
  await bench.paymentProcessor.handleNotification('wechat', await provider.readNotification(message))
}

const stateOf = async (orderId: string) =>
  (
    await bench.rows(
      `SELECT o.status, o.refund_status AS refund, (SELECT count(*)::int FROM receipt_allocation a WHERE a.order_id = o.id) AS paid,
         (SELECT count(*)::int FROM test_grant g JOIN service_order_item i ON i.id = g.order_item_id WHERE i.order_id = o.id) AS granted
       FROM service_order o WHERE o.id = $1`,
      [orderId],
    )
  )[0]

/** As after a start: jobs that were recorded, sweeps, and what a provider sends again. */
async function recover() {
  bench.crasher.restart()
  for (let round = 0; round < 3; round++) {
    clock.at = new Date(clock.at.getTime() + 20 * 60_000)
    await bench.runJobs()
    await bench.paymentProcessor.sweep()
  }
}

/** Dies after each number of steps, until an attempt is through. @returns how many steps that took */
async function dieAtEveryStep<Subject>(
  prepare: () => Promise<Subject>,
  act: (subject: Subject) => Promise<unknown>,
  verify: (subject: Subject) => Promise<void>,
): Promise<number> {
  for (let steps = 0; ; steps++) {
    const subject = await prepare()
    bench.crasher.dieAfter(steps)
    const isThrough = await act(subject).then(
      () => true,
      (error: unknown) => {
        if (bench.crasher.isDead()) return false
        throw error
      },
    )
    // What follows an act at once may have died though the act was through.
    const isAlive = !bench.crasher.isDead()
    await recover()
    await verify(subject)
    if (isThrough && isAlive) return steps
  }
}

describe('a process that dies at any step', { timeout: 240_000 }, () => {
  test('of beginning a payment leaves one that can be begun again, paid once', async () => {
    const steps = await dieAtEveryStep(buildOrder, begin, async (subject) => {
      const again = await begin(subject)
      if (!('payment' in again)) throw new Error(again.problem)
      await bench.sandbox.pay('wechat', again.payment.number)
      await notify(again.payment.number)
      await recover()
      expect(await stateOf(subject.orderId)).toMatchObject({ status: 'complete', paid: 1, granted: 1 })
      await checkMoney(bench, [subject.account.id], { isAtRest: true })
    })
    expect(steps).toBeGreaterThan(10)
  })

  const paid = async () => {
    const subject = await buildOrder()
    const begun = await begin(subject)
    if (!('payment' in begun)) throw new Error(begun.problem)
    await bench.sandbox.pay('wechat', begun.payment.number)
    return { ...subject, number: begun.payment.number }
  }

  test('of a notification settles and fulfils the order all the same, once', async () => {
    const steps = await dieAtEveryStep(
      paid,
      ({ number }) => notify(number),
      async (subject) => {
        expect(await stateOf(subject.orderId)).toMatchObject({ status: 'complete', paid: 1, granted: 1 })
        await checkMoney(bench, [subject.account.id], { isAtRest: true })
      },
    )
    expect(steps).toBeGreaterThan(20)
  })

  test('of closing a payment that is being paid loses nothing', async () => {
    const prepare = async () => {
      const subject = await paid()
      // Another way is chosen at the moment in which the first is paid.
      const other = await begin(subject, 'alipay')
      if (!('payment' in other)) throw new Error(other.problem)
      return subject
    }
    await dieAtEveryStep(
      prepare,
      () => bench.runJobs(),
      async (subject) => {
        expect(await stateOf(subject.orderId)).toMatchObject({ status: 'complete', paid: 1, granted: 1 })
        await checkMoney(bench, [subject.account.id], { isAtRest: true })
      },
    )
  })

  test('of a refund returns the money once', async () => {
    const prepare = async () => {
      const subject = await paid()
      await notify(subject.number)
      const requested = await inTx((tx) =>
        requestRefund(tx, {
          orderId: subject.orderId,
          account: subject.account,
          reason: 'x',
          grants: testGrants,
          at: clock.at,
        }),
      )
      if ('problem' in requested) throw new Error(requested.problem)
      const approve = (tx: Parameters<typeof approveRefund>[0]) =>
        approveRefund(tx, {
          refundId: requested.refundId,
          version: 1,
          amountFen: 5000,
          reason: 'goodwill',
          actor: staff,
          at: clock.at,
          grants: testGrants,
          requestReversal: async () => {},
        })
      return { ...subject, approve }
    }
    await dieAtEveryStep(
      prepare,
      async ({ approve }) => {
        await inTx(approve)
        await bench.runJobs()
      },
      async ({ approve, ...subject }) => {
        // Where the approval itself was lost, staff see that and approve again.
        await inTx(approve)
        await recover()
        expect(await stateOf(subject.orderId)).toMatchObject({ refund: 'done' })
        const [returned] = await bench.rows(
          'SELECT sum(amount_fen)::int AS fen FROM sandbox_entry WHERE trade_number = $1 AND refund_number IS NOT NULL',
          [subject.number],
        )
        expect(returned).toEqual({ fen: 5000 })
        await checkMoney(bench, [subject.account.id], { isAtRest: true })
      },
    )
  })
})

test('the same genuine notification, 20 times at once, settles once', async () => {
  const subject = await buildOrder()
  const begun = await begin(subject)
  if (!('payment' in begun)) throw new Error(begun.problem)
  const { number } = begun.payment
  await bench.sandbox.pay('wechat', number)
  await Promise.all(Array.from({ length: 20 }, () => notify(number)))
  expect(await stateOf(subject.orderId)).toEqual({ status: 'complete', refund: 'none', paid: 1, granted: 1 })
  const [receipts] = await bench.rows('SELECT count(*)::int AS count FROM receipt WHERE trade_number = $1', [number])
  expect(receipts).toEqual({ count: 1 })
  await checkMoney(bench, [subject.account.id], { isAtRest: false })
})
