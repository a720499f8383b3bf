import { randomUUID } from 'node:crypto'
import { runTransaction } from '../../packages/db/src/index.ts'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import {
  approveRefund,
  approveVoucher,
  cancelOrder,
  completeOrder,
  createOrder,
  expireOrders,
  finishTransferRefund,
  listUnfulfilled,
  matchReceipts,
  fulfilOrder,
  reconcileDay,
  recordTransfer,
  rejectRefund,
  rejectVoucher,
  requestRefund,
  retryRefund,
  submitVoucher,
  unmatchReceipt,
} from '../../packages/orders/src/index.ts'
import { onlineMethods, type OnlineMethod } from '../../packages/payments/src/index.ts'
import { Crash, type OrderBench, testGrants } from './order-bench.ts'
import { checkMoney } from './order-invariants.ts'
import { randomBelow } from './random-below.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const staff = { type: 'staff' as const, id: randomUUID(), name: 'finance', ip: '::1' }

/**
 * Lets members, staff, providers and time act at random on orders, with processes that die and providers that are out of
 * reach, and then everything that is due come to its end. The same seed gives the same acts.
 * @throws Error that names the seed and the acts, where money is not accounted for
 */
export async function runOrderSequence(
  bench: OrderBench,
  clock: { at: Date },
  { seed, steps }: { seed: number; steps: number },
): Promise<void> {
  const random = randomBelow(seed)
  const actions: string[] = []
  const world = await createWorld(bench, clock, random)
  try {
    for (let step = 0; step < steps; step++) {
      const [name, act] = world.choose()
      actions.push(name)
      await act().catch((error: unknown) => {
        // A dead process is started again; a provider out of reach is no fault either.
        if (!(error instanceof Crash) && (error as { problem?: string }).problem === undefined) throw error
      })
      bench.crasher.restart()
      if (step % 4 === 3) await checkMoney(bench, world.accountIds, { isAtRest: false })
    }
    actions.push('rest')
    await world.comeToRest()
    await checkMoney(bench, world.accountIds, { isAtRest: true })
  } catch (error) {
    throw new Error(
      `seed ${seed}, after ${actions.join(' ')}: ${error instanceof Error ? error.stack : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

type Order = {
  id: string
  status: string
  version: number
  closed_at: Date | null
  refund_status: string
  account_id: string
  total_fen: number
}

async function createWorld(bench: OrderBench, clock: { at: Date }, random: (below: number) => number) {
  const { db, rows, paymentProcessor, sandbox, crasher } = bench
  const members = [await bench.buildMember(), await bench.buildMember()]
  const accountIds = members.map(({ id }) => id)
  const inTx = <Result>(work: Parameters<typeof runTransaction<Result>>[1]) => runTransaction(db, work)
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)]
  const orders = () =>
    rows<Order>('SELECT * FROM service_order WHERE account_id = ANY($1) ORDER BY number', [accountIds])
  const memberOf = (order: Order) => members.find(({ id }) => id === order.account_id)!
  const bankIds: string[] = []
  const newBankId = () => {
    // Now and then a transfer that was recorded before.
    const id = bankIds.length > 0 && random(6) === 0 ? pick(bankIds)! : `BANK${randomUUID()}`
    bankIds.push(id)
    return id
  }
  const transferOf = (amountFen: number) => ({
    transactionId: newBankId(),
    amountFen,
    payer: null,
    receivedAt: clock.at,
  })
  const trades = () =>
    rows<{ method: OnlineMethod; number: string; amount_fen: number }>(
      'SELECT method, number, amount_fen FROM payment WHERE account_id = ANY($1) ORDER BY number',
      [accountIds],
    )

  const member = {
    order: async () => {
      const account = pick(members)!
      const prices = Array.from({ length: 1 + random(2) }, () => ({
        fen: random(8) === 0 ? 0 : 1 + random(50_000),
        isManual: random(5) === 0,
      }))
      const quoteId = await bench.aQuote(random(4) === 0 ? null : account.id, prices)
      const draft = {
        account,
        quoteId,
        requestKey: randomUUID(),
        requestHash: 'h',
        contact: null,
        address: null,
        remark: null,
        userSource: null,
        language: 'cn' as const,
        at: clock.at,
      }
      await inTx((tx) => createOrder(tx, draft))
      if (random(3) === 0) await inTx((tx) => createOrder(tx, draft))
      await paymentProcessor.sweep()
    },
    pay: async () => {
      const waiting = (await orders()).filter(
        ({ status, closed_at }) => closed_at === null && /pending|review/.test(status),
      )
      const chosen = pick(random(4) > 0 ? waiting : await orders())
      if (!chosen) return
      const others = (await orders()).filter((order) => order.account_id === chosen.account_id && random(4) === 0)
      await paymentProcessor.begin({
        accountId: chosen.account_id,
        orderIds: [...new Set([chosen, ...others].map(({ id }) => id))],
        method: pick(onlineMethods)!,
        scene: 'qr',
      })
    },
    cancel: async () => {
      const order = pick(await orders())
      if (!order) return
      const account = memberOf(order)
      const actor = { type: 'member' as const, id: account.id, name: account.phone }
      await inTx((tx) =>
        cancelOrder(tx, { orderId: order.id, accountId: account.id, actor, reason: null, at: clock.at }),
      )
    },
    voucher: async () => {
      const order = pick(await orders())
      if (!order) return
      const [{ id: fileId }] = (await rows<{ id: string }>(
        `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
         VALUES (gen_random_uuid(), $1, 'private', gen_random_uuid()::text, 'v.png', 'voucher', 'image/png', 1) RETURNING id`,
        [order.account_id],
      )) as [{ id: string }]
      await inTx((tx) =>
        submitVoucher(tx, {
          account: memberOf(order),
          orderIds: [order.id],
          fileId,
          payer: 'Company',
          amountFen: order.total_fen || 1,
          paidOn: todayIn(HOME_ZONE, clock.at),
          at: clock.at,
        }),
      )
    },
    refund: async () => {
      const order = pick((await orders()).filter(({ status }) => status === 'paid' || status === 'complete'))
      if (!order) return
      await inTx((tx) =>
        requestRefund(tx, {
          orderId: order.id,
          account: memberOf(order),
          reason: 'no longer needed',
          grants: testGrants,
          at: clock.at,
        }),
      )
    },
  }

  const payer = {
    pay: async () => {
      const open = await rows<{ method: OnlineMethod; number: string; amount_fen: number }>(
        `SELECT p.method, p.number, p.amount_fen FROM payment p JOIN sandbox_trade t ON t.method = p.method AND t.number = p.number
         WHERE p.account_id = ANY($1) AND t.closed_at IS NULL AND t.expires_at > $2
           AND NOT EXISTS (SELECT FROM sandbox_entry e WHERE e.trade_number = p.number) ORDER BY p.number`,
        [accountIds, clock.at],
      )
      const trade = pick(open)
      if (!trade) return
      const amountFen = random(8) === 0 ? Math.max(1, trade.amount_fen + random(3) - 1) : trade.amount_fen
      if (!(await sandbox.pay(trade.method, trade.number, amountFen))) return
      // The notification may come at once, twice at the same time, later, or never.
      if (random(3) > 0) await notify(trade)
    },
    notifyAgain: async () => {
      const trade = pick(await trades())
      if (trade) await notify(trade)
    },
  }
  async function notify({ method, number }: { method: OnlineMethod; number: string }) {
    const message = await sandbox.notification(method, number)
    if (!message) return
    const once = async () => {
      const provider = (await bench.provider(method))!
      await paymentProcessor.handleNotification(method, await provider.readNotification(message))
    }
    const outcomes = await Promise.allSettled(random(3) === 0 ? [once(), once(), once()] : [once()])
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }

  const office = {
    approveVoucher: async () => {
      const voucher = pick(await vouchers())
      if (!voucher) return
      const amountFen = Math.max(1, voucher.due + (random(3) === 0 ? random(2001) - 1000 : 0))
      await inTx((tx) =>
        approveVoucher(tx, {
          voucherId: voucher.id,
          version: voucher.version,
          transfer: transferOf(amountFen),
          actor: staff,
          at: clock.at,
        }),
      )
    },
    rejectVoucher: async () => {
      const voucher = pick(await vouchers())
      if (!voucher) return
      await inTx((tx) =>
        rejectVoucher(tx, {
          voucherId: voucher.id,
          version: voucher.version,
          reason: 'unreadable',
          actor: staff,
          at: clock.at,
        }),
      )
    },
    recordTransfer: async () => {
      const chosen = (await orders()).filter(() => random(4) === 0)
      const amountFen = Math.max(
        1,
        chosen.reduce((sum, order) => sum + order.total_fen, 0) + (random(3) === 0 ? random(2001) - 1000 : 0),
      )
      await inTx((tx) =>
        recordTransfer(tx, {
          transfer: transferOf(random(3) === 0 ? Math.ceil(amountFen / 2) : amountFen),
          orderIds: chosen.map(({ id }) => id),
          hold: random(3) === 0,
          actor: staff,
          at: clock.at,
        }),
      )
    },
    // Two of the staff at once, now and then.
    matchReceipts: async () => {
      const isOpen = ({ status, closed_at }: Order) => closed_at === null && /pending|rejected/i.test(status)
      const order = pick((await orders()).filter((each) => random(4) === 0 || isOpen(each)))
      if (!order) return
      const listed = () =>
        rows<{ id: string }>(
          `SELECT r.id FROM receipt r WHERE (r.account_id = ANY($1) OR r.account_id IS NULL) AND EXISTS (
             SELECT FROM refund f WHERE f.receipt_id = r.id AND f.order_id IS NULL AND f.state = 'requested')
           ORDER BY r.amount_fen, r.received_at`,
          [accountIds],
        )
      // Mostly of transfers that name no order, and are less than it costs.
      if (random(4) > 0) {
        const transfer = transferOf(1 + random(order.total_fen))
        await inTx((tx) => recordTransfer(tx, { transfer, orderIds: [], actor: staff, at: clock.at }))
      }
      const receiptIds = (await listed()).filter(() => random(3) > 0).map(({ id }) => id)
      const once = () => inTx((tx) => matchReceipts(tx, { orderId: order.id, receiptIds, actor: staff, at: clock.at }))
      await Promise.all(random(3) === 0 ? [once(), once()] : [once()])
    },
    /** What is missing of an order for which transfers are held. */
    recordRest: async () => {
      const held = pick(
        await rows<{ id: string; missing: number }>(
          `SELECT o.id, (o.total_fen - sum(l.amount_fen))::int AS missing FROM receipt_allocation l
           JOIN service_order o ON o.id = l.order_id WHERE o.account_id = ANY($1) AND o.paid_at IS NULL
           GROUP BY o.id ORDER BY o.number`,
          [accountIds],
        ),
      )
      if (!held) return
      await inTx((tx) =>
        recordTransfer(tx, {
          transfer: transferOf(held.missing + (random(3) === 0 ? 1 : 0)),
          orderIds: [held.id],
          actor: staff,
          at: clock.at,
        }),
      )
    },
    unmatchReceipt: async () => {
      const held = pick(
        await rows<{ order_id: string; receipt_id: string }>(
          `SELECT l.order_id, l.receipt_id FROM receipt_allocation l JOIN service_order o ON o.id = l.order_id
           WHERE o.account_id = ANY($1) ORDER BY o.number, l.amount_fen`,
          [accountIds],
        ),
      )
      if (!held) return
      await inTx((tx) => unmatchReceipt(tx, { orderId: held.order_id, receiptId: held.receipt_id, at: clock.at }))
    },
    approveRefund: async () => {
      const refund = pick(await refunds('requested'))
      if (!refund) return
      const most = refund.total_fen ?? refund.amount_fen
      const amountFen = refund.total_fen !== null && random(2) === 0 ? 1 + random(most) : refund.amount_fen
      // Without a reason only what is computed can be returned.
      const reason = random(3) === 0 ? null : 'goodwill'
      await inTx((tx) =>
        approveRefund(tx, {
          refundId: refund.id,
          version: refund.version,
          amountFen,
          reason,
          keepService: random(4) === 0,
          actor: staff,
          at: clock.at,
          grants: testGrants,
          requestReversal: async () => {},
        }),
      )
    },
    rejectRefund: async () => {
      const refund = pick(await refunds('requested'))
      if (!refund) return
      await inTx((tx) =>
        rejectRefund(tx, {
          refundId: refund.id,
          version: refund.version,
          reason: 'used',
          actor: staff,
          at: clock.at,
          grants: testGrants,
        }),
      )
    },
    transferBack: async () => {
      const refund = pick(await refunds('approved'))
      if (!refund) return
      await inTx((tx) =>
        finishTransferRefund(tx, {
          refundId: refund.id,
          version: refund.version,
          transactionId: `BACK${randomUUID()}`,
          actor: staff,
          at: clock.at,
        }),
      )
    },
    complete: async () => {
      const order = pick(await orders())
      if (!order) return
      await inTx((tx) => completeOrder(tx, { orderId: order.id, version: order.version, actor: staff, at: clock.at }))
    },
  }
  const vouchers = () =>
    rows<{ id: string; version: number; due: number }>(
      `SELECT v.id, v.version, sum(o.total_fen)::int AS due FROM payment_voucher v
       JOIN payment_voucher_order l ON l.voucher_id = v.id JOIN service_order o ON o.id = l.order_id
       WHERE v.account_id = ANY($1) GROUP BY v.id ORDER BY v.created_at, v.id`,
      [accountIds],
    )
  const refunds = (state: string) =>
    rows<{ id: string; version: number; amount_fen: number; total_fen: number | null }>(
      `SELECT f.id, f.version, f.amount_fen, o.total_fen FROM refund f JOIN receipt r ON r.id = f.receipt_id
       LEFT JOIN service_order o ON o.id = f.order_id
       WHERE f.state = $2::refund_state AND (r.account_id = ANY($1) OR r.account_id IS NULL) ORDER BY f.number`,
      [accountIds, state],
    )

  const work = async () => {
    await bench.runJobs()
    await paymentProcessor.sweep()
    await expireOrders(db, clock.at)
    for (const orderId of await listUnfulfilled(db, new Date(clock.at.getTime() - MINUTE_MS)))
      await fulfilOrder(db, { orderId, grants: testGrants, at: clock.at })
  }
  const reconcile = async () => {
    for (const method of onlineMethods)
      await reconcileDay(
        { db, provider: (await bench.provider(method))!, paymentProcessor, now: bench.now },
        addDays(todayIn(HOME_ZONE, clock.at), -1),
      )
  }
  const pass = async (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms)
  }
  const unreachable = async () => {
    bench.setReachable(false)
    try {
      await (random(2) === 0 ? member.pay() : work())
    } finally {
      bench.setReachable(true)
    }
  }

  const all: [name: string, weight: number, act: () => Promise<void>][] = [
    ['order', 14, member.order],
    ['pay', 16, member.pay],
    ['cancel', 3, member.cancel],
    ['voucher', 5, member.voucher],
    ['requestRefund', 10, member.refund],
    ['payerPays', 18, payer.pay],
    ['notifyAgain', 6, payer.notifyAgain],
    ['approveVoucher', 5, office.approveVoucher],
    ['rejectVoucher', 2, office.rejectVoucher],
    ['recordTransfer', 5, office.recordTransfer],
    ['matchReceipts', 9, office.matchReceipts],
    ['recordRest', 6, office.recordRest],
    ['unmatchReceipt', 2, office.unmatchReceipt],
    ['approveRefund', 10, office.approveRefund],
    ['rejectRefund', 2, office.rejectRefund],
    ['transferBack', 3, office.transferBack],
    ['complete', 2, office.complete],
    ['work', 8, work],
    ['minutes', 4, () => pass((1 + random(20)) * MINUTE_MS)],
    ['days', 2, () => pass((1 + random(8)) * DAY_MS)],
    ['reconcile', 2, reconcile],
    ['unreachable', 2, unreachable],
  ]
  const sum = all.reduce((total, [, weight]) => total + weight, 0)

  return {
    accountIds,
    choose(): [name: string, act: () => Promise<void>] {
      let at = random(sum)
      const [name, , act] = all.find(([, weight]) => (at -= weight) < 0)!
      if (random(8) > 0) return [name, act]
      // In this act the process dies, after so many steps.
      const steps = random(40)
      return [
        `${name}†${steps}`,
        async () => {
          crasher.dieAfter(steps)
          await act()
        },
      ]
    },

    /** Time passes until nothing is open any more, with workers that live and providers that answer. */
    async comeToRest() {
      for (let round = 0; round < 3; round++) {
        await pass(20 * MINUTE_MS)
        await work()
      }
      for (const refund of await refunds('failed'))
        await inTx((tx) =>
          retryRefund(tx, { refundId: refund.id, version: refund.version, actor: staff, at: clock.at }),
        )
      await work()
      await pass(8 * DAY_MS)
      await work()
      await work()
    },
  }
}
