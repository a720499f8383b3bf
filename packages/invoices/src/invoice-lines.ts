import { includedVat } from '@markwright/domain/money/amounts'

type LocalText = { cn: string; en: string }

/** A paid order as far as an invoice needs it. `refundedFen`: what was or is being returned, `refundedFeesFen` of it of official fees. */
export type InvoiceableOrder = {
  id: string
  number: string
  totalFen: number
  refundedFen: number
  refundedFeesFen: number
  vatRateBp: number
  items: readonly { name: LocalText; quantity: number; serviceFen: number; officialFen: number }[]
}

/** `amountFen` with the VAT that it includes; official fees are passed on without one. */
export type InvoiceLine = {
  orderId: string
  orderNumber: string
  kind: 'service' | 'official'
  name: LocalText
  quantity: number
  amountFen: number
  vatRateBp: number
  vatFen: number
}

/**
 * What is invoiced of an order: its items without what was refunded, which is deducted from service fees first unless it is
 * an official fee.
 */
export function linesOf(order: InvoiceableOrder): InvoiceLine[] {
  const services = order.items.map(({ serviceFen }) => serviceFen)
  const officials = order.items.map(({ officialFen }) => officialFen)
  const fromServices = Math.max(
    Math.min(order.refundedFen - order.refundedFeesFen, sum(services)),
    order.refundedFen - sum(officials),
  )
  const left = {
    service: reduce(services, fromServices),
    official: reduce(officials, order.refundedFen - fromServices),
  }
  return (['service', 'official'] as const).flatMap((kind) =>
    order.items.flatMap(({ name, quantity }, at) => {
      const amountFen = left[kind][at]!
      if (amountFen === 0) return []
      const vatRateBp = kind === 'service' ? order.vatRateBp : 0
      const vatFen = includedVat(amountFen, vatRateBp)
      return [{ orderId: order.id, orderNumber: order.number, kind, name, quantity, amountFen, vatRateBp, vatFen }]
    }),
  )
}

export const sumOf = (lines: readonly Pick<InvoiceLine, 'amountFen' | 'vatFen'>[]) => ({
  totalFen: sum(lines.map(({ amountFen }) => amountFen)),
  vatFen: sum(lines.map(({ vatFen }) => vatFen)),
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Takes a sum away from amounts in proportion to them; what rounding leaves goes to the largest remainders. */
function reduce(amounts: readonly number[], subtractedFen: number): number[] {
  const total = sum(amounts)
  if (subtractedFen === 0 || total === 0) return [...amounts]
  const shares = amounts.map((amount) => (amount * subtractedFen) / total)
  const subtracted = shares.map(Math.floor)
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  const missing = subtractedFen - sum(subtracted)
  for (const { at } of byRemainder.slice(0, missing)) subtracted[at]! += 1
  return amounts.map((amount, at) => amount - subtracted[at]!)
}
