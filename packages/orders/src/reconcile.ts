import { type QueryBuilder, runTransaction, sql, namesOf } from '@markwright/db'
import { addDays, HOME_ZONE, startOfDay } from '@markwright/domain/dates/calendar'
import type { BillLine, OnlineMethod, PaymentProvider } from '@markwright/payments'
import { randomUUID } from 'node:crypto'
import type { PaymentProcessor } from './payment-processor.ts'

const added = namesOf('reconciliation', 'excluded')

export type DifferenceKind =
  | 'missingHere'
  | 'missingThere'
  | 'amountDiffers'
  | 'refundMissingHere'
  | 'refundMissingThere'
  | 'refundDiffers'

type Difference = {
  kind: DifferenceKind
  transactionId: string
  number: string
  ourFen: number | null
  theirFen: number | null
  /** It was brought in order by the comparison itself. */
  isSettled: boolean
}

/**
 * Compares the bill of a day (`YYYY-MM-DD`, Asia/Shanghai) with what was recorded. Money that only the bill knows is
 * recorded now, as if its notification had come; every difference is listed.
 * @returns how many differences there are
 */
export async function reconcileDay(
  deps: {
    db: QueryBuilder
    provider: PaymentProvider
    paymentProcessor: Pick<PaymentProcessor, 'recordTrade' | 'applyRefundOutcome'>
    now: () => Date
  },
  day: string,
): Promise<number> {
  const { db, provider, paymentProcessor, now } = deps
  const { method } = provider
  const bill = await provider.listBill(day)
  const [payments, refunds] = [
    bill.filter(({ refundNumber }) => refundNumber === null),
    bill.filter(({ refundNumber }) => refundNumber !== null),
  ]
  const differences: Difference[] = [
    ...(await comparePayments(db, method, day, payments)),
    ...(await compareRefunds(db, method, day, refunds)),
  ]
  for (const difference of differences) {
    const { kind, number, transactionId, theirFen } = difference
    if (kind === 'missingHere') {
      const paidAt = startOfDay(day, HOME_ZONE)
      await paymentProcessor.recordTrade(method, {
        number,
        transactionId,
        amountFen: theirFen ?? 0,
        payer: null,
        paidAt,
      })
      difference.isSettled = true
    } else if (kind === 'refundMissingHere' && difference.ourFen === theirFen) {
      await paymentProcessor.applyRefundOutcome(method, number, { state: 'done', transactionId, problem: null })
      difference.isSettled = true
    }
  }
  await saveReconciliation(db, { method, day, payments, refunds, differences, at: now() })
  return differences.length
}

async function comparePayments(
  db: QueryBuilder,
  method: OnlineMethod,
  day: string,
  lines: readonly BillLine[],
): Promise<Difference[]> {
  const ids = lines.map(({ transactionId }) => transactionId)
  const ours = await db
    .selectFrom('receipt as r')
    .leftJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.transaction_id', 'r.amount_fen', 'p.number'])
    .where('r.method', '=', method)
    .where((is) =>
      is.or([
        ...(ids.length > 0 ? [is('r.transaction_id', 'in', ids)] : []),
        is.and([
          is('r.received_at', '>=', startOfDay(day, HOME_ZONE)),
          is('r.received_at', '<', startOfDay(addDays(day, 1), HOME_ZONE)),
        ]),
      ]),
    )
    .execute()
  const known = new Map(ours.map((row) => [row.transaction_id, row]))
  const there = new Set(ids)
  return [
    ...lines.flatMap(({ transactionId, number, amountFen }): Difference[] => {
      const ourFen = known.get(transactionId)?.amount_fen ?? null
      if (ourFen === amountFen) return []
      const kind = ourFen === null ? 'missingHere' : 'amountDiffers'
      return [{ kind, transactionId, number, ourFen, theirFen: amountFen, isSettled: false }]
    }),
    ...ours
      .filter((row) => !there.has(row.transaction_id))
      .map((row) => ({
        kind: 'missingThere' as const,
        transactionId: row.transaction_id,
        number: row.number ?? '',
        ourFen: row.amount_fen,
        theirFen: null,
        isSettled: false,
      })),
  ]
}

async function compareRefunds(
  db: QueryBuilder,
  method: OnlineMethod,
  day: string,
  lines: readonly BillLine[],
): Promise<Difference[]> {
  const numbers = lines.map(({ refundNumber }) => refundNumber!)
  const ours = await db
    .selectFrom('refund as f')
    .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
    .select(['f.number', 'f.amount_fen', 'f.state', 'f.transaction_id'])
    .where('r.method', '=', method)
    .where((is) =>
      is.or([
        ...(numbers.length > 0 ? [is('f.number', 'in', numbers)] : []),
        is.and([
          is('f.state', '=', 'done'),
          is('f.done_at', '>=', startOfDay(day, HOME_ZONE)),
          is('f.done_at', '<', startOfDay(addDays(day, 1), HOME_ZONE)),
        ]),
      ]),
    )
    .execute()
  const known = new Map(ours.map((row) => [row.number, row]))
  const there = new Set(numbers)
  return [
    ...lines.flatMap(({ transactionId, refundNumber, amountFen }): Difference[] => {
      const row = known.get(refundNumber!)
      const ourFen = row?.amount_fen ?? null
      if (row?.state === 'done' && ourFen === amountFen) return []
      const kind = row?.state === 'done' ? 'refundDiffers' : 'refundMissingHere'
      return [{ kind, transactionId, number: refundNumber!, ourFen, theirFen: amountFen, isSettled: false }]
    }),
    ...ours
      .filter((row) => row.state === 'done' && !there.has(row.number))
      .map((row) => ({
        kind: 'refundMissingThere' as const,
        transactionId: row.transaction_id ?? '',
        number: row.number,
        ourFen: row.amount_fen,
        theirFen: null,
        isSettled: false,
      })),
  ]
}

const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** A comparison that is repeated takes the place of the one before, but for differences that were resolved. */
async function saveReconciliation(
  db: QueryBuilder,
  done: {
    method: OnlineMethod
    day: string
    payments: BillLine[]
    refunds: BillLine[]
    differences: Difference[]
    at: Date
  },
): Promise<void> {
  const { method, day, payments, refunds, differences, at } = done
  await runTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('reconciliation')
      .values({
        id: randomUUID(),
        method,
        day,
        payments: payments.length,
        paid_fen: sumOf(payments),
        refunds: refunds.length,
        refund_fen: sumOf(refunds),
        created_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['method', 'day']).doUpdateSet({
          payments: sql`${added.payments}`,
          paid_fen: sql`${added.paid_fen}`,
          refunds: sql`${added.refunds}`,
          refund_fen: sql`${added.refund_fen}`,
          created_at: sql`${added.created_at}`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .deleteFrom('reconciliation_difference')
      .where('reconciliation_id', '=', id)
      .where('resolved_at', 'is', null)
      .execute()
    if (differences.length === 0) return
    await tx
      .insertInto('reconciliation_difference')
      .values(
        differences.map(({ kind, transactionId, number, ourFen, theirFen, isSettled }) => ({
          id: randomUUID(),
          reconciliation_id: id,
          kind,
          transaction_id: transactionId,
          number,
          our_fen: ourFen,
          their_fen: theirFen,
          ...(isSettled && { resolved_by: 'system', resolved_at: at }),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Days before `today` that were not compared yet, at most a week back. */
export async function listDaysToReconcile(db: QueryBuilder, method: OnlineMethod, today: string): Promise<string[]> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((back) => addDays(today, -back))
  const done = await db
    .selectFrom('reconciliation')
    .select('day')
    .where('method', '=', method)
    .where('day', 'in', days)
    .execute()
  return days.filter((day) => !done.some((row) => row.day === day)).toReversed()
}
