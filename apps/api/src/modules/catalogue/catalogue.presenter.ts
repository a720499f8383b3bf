import type { Schemas } from '@markwright/contract'
import type { DisplayRate, QuotedItem } from '@markwright/db'
import { countryName } from '@markwright/domain/places/countries'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, fromFen, isCurrency, toFen } from '@markwright/domain/money/amounts'
import type { Language } from '../../kernel/language.ts'
import type { QuoteRow } from './catalogue.repository.ts'
import type { ListedFees, ListedPrice } from './catalogue.service.ts'
import { pricingOf } from './catalogue.service.ts'

const buttons = {
  buy: { cn: '立即购买', en: 'Buy' },
  choose: { cn: '选择规格', en: 'Choose' },
  pay: { cn: '去支付', en: 'Pay' },
  contact: { cn: '联系我们', en: 'Contact us' },
  quote: { cn: '填写并申请报价', en: 'Fill in and ask for a quotation' },
  wait: { cn: '即将开售', en: 'Coming soon' },
} as const

/** Hundredths of a percent as people read percents: `6`, `6.5`. */
export const presentVatRate = (rateBp: number): string => String(rateBp / 100)

export const presentDisplay = (display: DisplayRate | null): Schemas['DisplayRate'] =>
  display && { currency: display.currency, rate: display.cnyPerUnit, date: display.validOn }

/** The converted figure; null where the account shows CNY. */
export function presentConverted(fen: number, display: DisplayRate | null): string | null {
  if (!display || !isCurrency(display.currency)) return null
  return decimalOf(fromFen(fen, display.currency, display.cnyPerUnit), display.currency)
}

export function presentPrice(
  { product, isSold, openOrderId, figures, display }: ListedPrice,
  language: Language,
  vatRateBp: number,
): Schemas['PriceListItem'] {
  const { id, code, content, effectiveAt } = product
  const isQuoted = pricingOf(content.productType) === 'quoted'
  const isOffered = content.mode === 'contact' || isQuoted
  const prices = content.skus.map(({ priceFen }) => priceFen)
  const button =
    !isSold && (isQuoted || !isOffered)
      ? 'wait'
      : isQuoted
        ? 'quote'
        : isOffered
          ? 'contact'
          : openOrderId !== null
            ? 'pay'
            : content.skus.length > 1
              ? 'choose'
              : 'buy'
  return {
    categoryCode: content.category.code,
    categoryName: content.category.name[language],
    currency: 'CNY',
    existApply: openOrderId !== null,
    imageUrl: content.imageUrl,
    modeType: content.mode,
    price: isOffered || prices.length === 0 ? null : decimalOf(Math.min(...prices)),
    productName: content.name[language],
    publishType: isSold ? 'published' : 'announced',
    serviceDesc: content.description[language],
    serviceName: content.serviceName[language],
    button,
    btnName: buttons[button][language],
    id,
    code,
    productType: content.productType,
    orderGroup: content.orderGroup,
    publishTime: formatInstant(effectiveAt),
    vatRate: presentVatRate(vatRateBp),
    display: presentDisplay(display),
    openOrderId,
    skus: isOffered
      ? []
      : content.skus.map((sku) => {
          const plan = sku.planId === null ? undefined : figures.get(sku.planId)
          return {
            skuId: sku.id,
            unit: sku.unit,
            timeLimit: sku.timeLimit,
            price: decimalOf(sku.priceFen),
            displayPrice: presentConverted(sku.priceFen, display),
            wordCount: plan?.wordCount ? plan.wordCount * sku.planUnits : null,
            callCount: plan?.callCount ? plan.callCount * sku.planUnits : null,
            dailyLimit: plan?.dailyLimit ?? null,
            quantityMax: sku.quantityMax,
            officialFees: sku.officialFees.length > 0,
          }
        }),
  }
}

export function presentFees({ fees, rates }: ListedFees, language: Language): Schemas['PriceFee'][] {
  const rateOf = (currency: string) => rates.find((rate) => rate.currency === currency) ?? null
  const usd = rateOf('USD')
  return fees.flatMap((fee) => {
    const { currency, amountMinor } = fee
    if (!isCurrency(currency)) return []
    const rate = rateOf(currency)
    const fen = currency === 'CNY' ? amountMinor : rate && toFen(amountMinor, currency, rate.cnyPerUnit)
    const cents = currency === 'USD' ? amountMinor : fen !== null && usd ? fromFen(fen, 'USD', usd.cnyPerUnit) : null
    return [
      {
        office: fee.office,
        officeName: countryName(fee.office, language),
        code: fee.code,
        name: fee.name[language],
        right: fee.right,
        amount: decimalOf(amountMinor, currency),
        currency,
        amountUsd: cents === null ? null : decimalOf(cents, 'USD'),
        amountCny: fen === null ? null : decimalOf(fen),
        rate: rate?.cnyPerUnit ?? null,
        rateDate: rate?.validOn ?? null,
        validFrom: fee.validFrom,
        source: fee.source,
      },
    ]
  })
}

export const presentItem = (item: QuotedItem, language: Language): Schemas['QuotedItem'] => ({
  skuId: item.skuId,
  name: item.name[language],
  unit: item.unit,
  timeLimit: item.timeLimit,
  qty: item.quantity,
  price: decimalOf(item.priceFen),
  serviceFee: decimalOf(item.serviceFen),
  officialFee: decimalOf(item.officialFen),
  officialFees: item.officialFees.map((fee) => ({
    office: fee.office,
    code: fee.code,
    name: fee.name[language],
    amount: decimalOf(fee.minor, isCurrency(fee.currency) ? fee.currency : 'CNY'),
    currency: fee.currency,
    rate: fee.rate,
    rateDate: fee.rateOn,
    validFrom: fee.validFrom,
    amountCny: decimalOf(fee.fen),
  })),
  totalCount: item.planUnits * item.quantity,
  wordCount: item.wordCount,
  callCount: item.callCount ?? null,
  dailyLimit: item.dailyLimit,
})

export const presentQuote = (
  { quote, readAt }: { quote: QuoteRow; readAt: Date },
  language: Language,
): Schemas['Quote'] => ({
  quoteId: quote.id,
  items: quote.items.map((item) => presentItem(item, language)),
  serviceFee: decimalOf(quote.service_fen),
  officialFee: decimalOf(quote.official_fen),
  total: decimalOf(quote.total_fen),
  vat: decimalOf(quote.vat_fen),
  vatRate: presentVatRate(quote.vat_rate_bp),
  currency: 'CNY',
  display: presentDisplay(quote.display),
  displayTotal: presentConverted(quote.total_fen, quote.display),
  expireTime: formatInstant(quote.expires_at),
  secondsLeft: Math.max(0, Math.floor((quote.expires_at.getTime() - readAt.getTime()) / 1000)),
})
