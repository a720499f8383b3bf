import { contentsOfCases, countriesOf, officesOf, type CaseContent, type CaseDefinition } from '@markwright/cases'
import type { QuotedFee, QuotedItem } from '@markwright/db'
import { addDays, HOME_ZONE, isDay, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { isCurrency, parseMoney } from '@markwright/domain/money/amounts'
import { productTypes } from '@markwright/domain/money/product-types'
import { countryName } from '@markwright/domain/places/countries'
import { type CurrentRate, type Priced, quoteFee, type SoldProduct, sumItems } from '@markwright/orders'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import { amountWords, fieldRefusal, readAmount, requireText } from '../../kernel/fields.ts'
import { caseErrors } from './cases.errors.ts'

/** A line of a quotation as staff enter it; amounts as decimal texts, the service fee in CNY with its VAT. */
export type OfferedLine = {
  caseIndex: number
  text: { cn: string; en: string }
  serviceFee: string
  officialFee: { currency: string; amount: string } | null
}
/** A case that a draft becomes. */
export type QuotedCase = { offices: string[]; label: { cn: string; en: string } }

const VALID_DAYS_MAX = 180
/** The most that the database holds as an amount, in fen. */
const FEN_MAX = 2_147_483_647

/** By which the official fee of a line is known within its office; it is none of the price list. */
const FEE_CODE = 'quotation'

export function quotedCases(definition: CaseDefinition, content: CaseContent): QuotedCase[] {
  const name = productTypes[definition.productType]!
  return contentsOfCases(definition, content).map((ofCase) => {
    const countries = definition.office === null ? countriesOf(definition, ofCase) : []
    const label = (language: 'cn' | 'en') => countries.map((code) => countryName(code, language)).join('、')
    return {
      offices: officesOf(definition, ofCase),
      label: countries.length > 0 ? { cn: label('cn'), en: label('en') } : name,
    }
  })
}

/** @throws 400 for a day that is none, past, or too far away. @returns when the quotation ends */
export function readValidUntil(validUntil: string, at: Date): Date {
  const today = todayIn(HOME_ZONE, at)
  if (!isDay(validUntil) || validUntil < today || validUntil > addDays(today, VALID_DAYS_MAX))
    throw fieldRefusal('validUntil', 'range', {
      cn: `有效期须为今天起 ${VALID_DAYS_MAX} 天内的日期`,
      en: `The last day must lie within ${VALID_DAYS_MAX} days from today.`,
    })
  return startOfDay(addDays(validUntil, 1), HOME_ZONE)
}

/**
 * What lines come to, with the official fees at the rate of the day. `caseIndexes`: of each item.
 * @throws 400 for lines that are wrong or belong to no case, or a case without one; 60157 for a currency without a rate
 */
export function priceOffer(
  lines: readonly OfferedLine[],
  sources: {
    cases: readonly QuotedCase[]
    product: SoldProduct
    rates: readonly CurrentRate[]
    vatRateBp: number
    today: string
  },
): { priced: Priced; caseIndexes: number[] } {
  const { cases, product, vatRateBp } = sources
  const sorted = lines.map((line, entered) => ({ ...line, entered })).toSorted((a, b) => a.caseIndex - b.caseIndex)
  const lacking = cases.findIndex((_, index) => !lines.some(({ caseIndex }) => caseIndex === index))
  if (lacking >= 0)
    throw fieldRefusal('lines', 'missing', {
      cn: `“${cases[lacking]!.label.cn}”还没有报价项目`,
      en: `There is no line for “${cases[lacking]!.label.en}”.`,
    })
  const items = sorted.map((line): QuotedItem => {
    const path = `lines.${line.entered}`
    const ofCase = cases[line.caseIndex]
    if (!ofCase)
      throw fieldRefusal(`${path}.caseIndex`, 'unknown', { cn: '没有这个案件', en: 'There is no such case.' })
    const serviceFen = readAmount(`${path}.serviceFee`, line.serviceFee)
    const name = { cn: requireText(`${path}.text.cn`, line.text.cn), en: requireText(`${path}.text.en`, line.text.en) }
    const fee = line.officialFee && officialFee(line.officialFee, `${path}.officialFee`, { name, ofCase, ...sources })
    return {
      skuId: randomUUID(),
      productId: product.id,
      revision: product.revision,
      orderGroup: product.content.orderGroup,
      productType: product.content.productType,
      name,
      unit: 'case',
      timeLimit: null,
      quantity: 1,
      priceFen: serviceFen,
      serviceFen,
      officialFen: fee?.fen ?? 0,
      officialFees: fee ? [fee] : [],
      planId: null,
      planUnits: 0,
      wordCount: null,
      callCount: null,
      dailyLimit: null,
    }
  })
  const priced = sumItems(items, vatRateBp)
  if (priced.totalFen <= 0 || priced.totalFen > FEN_MAX)
    throw fieldRefusal('lines', 'range', {
      cn: '总价须大于零，且不能过大',
      en: 'The total must be an amount above zero.',
    })
  return { priced, caseIndexes: sorted.map(({ caseIndex }) => caseIndex) }
}

function officialFee(
  { currency, amount }: NonNullable<OfferedLine['officialFee']>,
  path: string,
  {
    name,
    ofCase,
    rates,
    today,
  }: { name: QuotedFee['name']; ofCase: QuotedCase; rates: readonly CurrentRate[]; today: string },
): QuotedFee | null {
  const minor = isCurrency(currency) ? parseMoney(amount, currency) : null
  if (minor === null) throw fieldRefusal(`${path}.amount`, 'format', amountWords)
  if (minor === 0) return null
  const fee = { office: ofCase.offices.join(' '), code: FEE_CODE, name, currency, amountMinor: minor, validFrom: today }
  const quoted = quoteFee(fee, 1, rates)
  if (!quoted) throw new AppError(caseErrors.rateMissing, { currency })
  return quoted
}
