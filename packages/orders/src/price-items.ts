import type { ProductContent, QuotedFee, QuotedItem, Sku } from '@markwright/db'
import { includedVat, isCurrency, toFen } from '@markwright/domain/money/amounts'

/** What is to be bought: a size of a product, so many times. */
export type PriceLine = { productId: string; revision: number; content: ProductContent; sku: Sku; quantity: number }

/** A fee of an office as it is on a day. */
export type CurrentFee = {
  office: string
  code: string
  name: { cn: string; en: string }
  currency: string
  amountMinor: number
  validFrom: string
}
export type CurrentRate = { currency: string; cnyPerUnit: string; validOn: string }

/** What a plan grants, as far as it is shown with the price. */
export type PlanFigures = { wordCount: number | null; callCount: number | null; dailyLimit: number | null }

export type Priced = {
  items: QuotedItem[]
  serviceFen: number
  officialFen: number
  totalFen: number
  vatFen: number
}

/** A fee or rate that has not been entered, without which there is no price. */
export type MissingFigure = { missing: 'fee' | 'rate'; name: string }

/**
 * What is charged, service and official fees apart. Fees of offices in other currencies are converted each by itself;
 * service fees include the VAT, official fees are passed on without one.
 */
export function priceItems(
  lines: readonly PriceLine[],
  sources: {
    fees: readonly CurrentFee[]
    rates: readonly CurrentRate[]
    plans: ReadonlyMap<string, PlanFigures>
    vatRateBp: number
  },
): Priced | MissingFigure {
  const items: QuotedItem[] = []
  for (const { productId, revision, content, sku, quantity } of lines) {
    const officialFees: QuotedFee[] = []
    for (const wanted of sku.officialFees) {
      const fee = sources.fees.find(({ office, code }) => office === wanted.office && code === wanted.code)
      if (!fee) return { missing: 'fee', name: `${wanted.office} ${wanted.code}` }
      const quoted = quoteFee(fee, quantity, sources.rates)
      if (!quoted) return { missing: 'rate', name: fee.currency }
      officialFees.push(quoted)
    }
    const plan = sku.planId === null ? undefined : sources.plans.get(sku.planId)
    items.push({
      skuId: sku.id,
      productId,
      revision,
      orderGroup: content.orderGroup,
      productType: content.productType,
      name: content.name,
      unit: sku.unit,
      timeLimit: sku.timeLimit,
      quantity,
      priceFen: sku.priceFen,
      serviceFen: sku.priceFen * quantity,
      officialFen: sum(officialFees.map(({ fen }) => fen)),
      officialFees,
      planId: sku.planId,
      planUnits: sku.planUnits,
      wordCount: plan?.wordCount ? plan.wordCount * sku.planUnits * quantity : null,
      callCount: plan?.callCount ? plan.callCount * sku.planUnits * quantity : null,
      dailyLimit: plan?.dailyLimit ?? null,
    })
  }
  return sumItems(items, sources.vatRateBp)
}

/** What items come to. */
export function sumItems(items: QuotedItem[], vatRateBp: number): Priced {
  const serviceFen = sum(items.map((item) => item.serviceFen))
  const officialFen = sum(items.map((item) => item.officialFen))
  return {
    items,
    serviceFen,
    officialFen,
    totalFen: serviceFen + officialFen,
    vatFen: sum(items.map((item) => includedVat(item.serviceFen, vatRateBp))),
  }
}

/** Null where there is no rate for its currency. */
export function quoteFee(fee: CurrentFee, quantity: number, rates: readonly CurrentRate[]): QuotedFee | null {
  const { office, code, name, currency, amountMinor: minor, validFrom } = fee
  const common = { office, code, name, currency, minor, validFrom }
  if (currency === 'CNY') return { ...common, rate: null, rateOn: null, fen: minor * quantity }
  const rate = rates.find((each) => each.currency === currency)
  if (!rate || !isCurrency(currency)) return null
  return {
    ...common,
    rate: rate.cnyPerUnit,
    rateOn: rate.validOn,
    fen: toFen(minor * quantity, currency, rate.cnyPerUnit),
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
