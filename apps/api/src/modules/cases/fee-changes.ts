import type { QuotedFee } from '@markwright/db'
import { type Currency, toFen } from '@markwright/domain/money/amounts'
import { groupBy } from '@markwright/runtime/group-by.ts'

/** An official fee of a case that is not what was paid for it, in the smallest unit of its currency. */
export type FeeChange = {
  name: { cn: string; en: string }
  currency: string
  paidMinor: number
  nowMinor: number
}
/** Fees of an item of an order, so many times. */
export type FeesOfItem = { quantity: number; officialFees: readonly QuotedFee[] }

/**
 * The official fees that are not what they were when a case was ordered: because the office charges another amount, or
 * because it charges what was not due then, as for a renewal that has come into the grace period. Fees in other currencies
 * are compared as the office states them, since the rate of the order holds.
 */
export function compareFees(paid: readonly FeesOfItem[], now: readonly FeesOfItem[]): FeeChange[] {
  const sums = { paid: sumOf(paid), now: sumOf(now) }
  return [...new Set([...sums.paid.keys(), ...sums.now.keys()])].flatMap((key) => {
    const [before, today] = [sums.paid.get(key), sums.now.get(key)]
    const paidMinor = before?.minor ?? 0
    const nowMinor = today?.minor ?? 0
    if (paidMinor === nowMinor) return []
    const { name, currency } = (today ?? before)!.fee
    return [{ name, currency, paidMinor, nowMinor }]
  })
}

/**
 * What the official fees of a case come to less than what was paid, in fen: fees of today at the rate of the order, which
 * holds, and those that have risen against those that have fallen. 0 where they come to as much or more.
 */
export function fallenFen(paid: readonly FeesOfItem[], now: readonly FeesOfItem[]): number {
  const before = feesOf(paid)
  const paidFen = before.reduce((sum, { fee }) => sum + fee.fen, 0)
  const nowFen = feesOf(now).reduce((sum, { fee, quantity }) => {
    const rate = before.find((each) => each.fee.currency === fee.currency)?.fee.rate ?? fee.rate
    const minor = fee.minor * quantity
    return sum + (rate === null ? minor : toFen(minor, fee.currency as Currency, rate))
  }, 0)
  return Math.max(0, paidFen - nowFen)
}

function sumOf(items: readonly FeesOfItem[]) {
  const byCode = groupBy(feesOf(items), ({ fee }) => `${fee.office} ${fee.code} ${fee.currency}`)
  return new Map(
    [...byCode].map(([key, each]) => [
      key,
      { fee: each[0]!.fee, minor: each.reduce((sum, { fee, quantity }) => sum + fee.minor * quantity, 0) },
    ]),
  )
}

const feesOf = (items: readonly FeesOfItem[]) =>
  items.flatMap(({ quantity, officialFees }) => officialFees.map((fee) => ({ fee, quantity })))
