import type { QuotedFee } from '@markwright/db'
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

function sumOf(items: readonly FeesOfItem[]) {
  const fees = items.flatMap(({ quantity, officialFees }) => officialFees.map((fee) => ({ fee, quantity })))
  const byCode = groupBy(fees, ({ fee }) => `${fee.office} ${fee.code} ${fee.currency}`)
  return new Map(
    [...byCode].map(([key, each]) => [
      key,
      { fee: each[0]!.fee, minor: each.reduce((sum, { fee, quantity }) => sum + fee.minor * quantity, 0) },
    ]),
  )
}
