import type { QueryBuilder, QuotedFee, QuotedItem } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import {
  ANNUITY_ORDERS,
  type AnnuityFee,
  annuityFee,
  type AnnuityLine,
  type FeeReduction,
  type OfficeFee,
  type PatentKind,
} from '@markwright/hosting'
import { type CurrentRate, listRatesOn, listSoldProducts, quoteFee, type SoldProduct } from '@markwright/orders'

/** A patent year that is to be priced. */
export type PricedYear = {
  office: string
  patentKind: string | null
  year: number
  claims: number | null
  feeReduction: string | null
  filedOn: string | null
  grantedOn: string | null
  deadline: Pick<Deadline, 'due' | 'graceEnd' | 'tiers'>
  title: string
  number: string
}
export type AnnuityPrice =
  | {
      known: true
      fee: Extract<AnnuityFee, { known: true }>
      rate: string | null
      fees: QuotedFee[]
      officialFen: number
      serviceFen: number
    }
  | { known: false; gap: 'fee' | 'claims' | 'surcharge' | 'lapsed' | 'rate' | 'service'; fee: AnnuityFee }

/** All that prices of a day are made of. */
export type AnnuityPrices = Awaited<ReturnType<typeof loadAnnuityPrices>>

/** @param day in Asia/Shanghai, on which offices are paid */
export async function loadAnnuityPrices(db: QueryBuilder, day: string, at: Date) {
  const [rows, rates, products] = await Promise.all([
    db
      .selectFrom('official_fee')
      .distinctOn(['office', 'code'])
      .select(['office', 'code', 'name_cn', 'name_en', 'currency', 'amount_minor', 'valid_from', 'source'])
      .where('code', 'like', 'patent.annuity.%')
      .where('valid_from', '<=', day)
      .orderBy('office')
      .orderBy('code')
      .orderBy('valid_from', 'desc')
      .execute(),
    listRatesOn(db, day),
    listSoldProducts(db, at),
  ])
  const fees: OfficeFee[] = rows.map((row) => ({
    office: row.office,
    code: row.code,
    name: { cn: row.name_cn, en: row.name_en },
    currency: row.currency,
    amountMinor: row.amount_minor,
    validFrom: row.valid_from,
    source: row.source,
  }))
  const product = products.find(({ content }) => content.orderGroup === ANNUITY_ORDERS && content.mode !== 'contact')
  const priceOf = (of: PricedYear): AnnuityPrice => {
    const fee = annuityFee(
      {
        ...of,
        kind: (of.patentKind ?? 'patent') as PatentKind,
        reduction: of.feeReduction as FeeReduction | null,
      },
      day,
      fees,
    )
    if (!fee.known) return { known: false, gap: fee.gap, fee }
    const quoted = fee.lines.map((line) => quotedLine(line, rates))
    if (quoted.includes(null)) return { known: false, gap: 'rate', fee }
    const sku = product?.content.skus[0]
    if (!sku) return { known: false, gap: 'service', fee }
    const all = quoted.filter((each) => each !== null)
    const officialFen = all.reduce((total, { fen }) => total + fen, 0)
    return { known: true, fee, rate: all[0]?.rate ?? null, fees: all, officialFen, serviceFen: sku.priceFen }
  }
  return {
    priceOf,
    /** As it is ordered; null where it has no price. */
    itemOf: (of: PricedYear): QuotedItem | null => {
      const price = priceOf(of)
      return price.known ? orderItem(of, price, product!) : null
    },
  }
}

const quotedLine = ({ amountMinor, ...fee }: AnnuityLine, rates: readonly CurrentRate[]) =>
  quoteFee({ ...fee, amountMinor }, 1, rates)

const orderItem = (
  { year, title, number, office }: PricedYear,
  price: Extract<AnnuityPrice, { known: true }>,
  { id, revision, content }: SoldProduct,
): QuotedItem => ({
  skuId: content.skus[0]!.id,
  productId: id,
  revision,
  orderGroup: content.orderGroup,
  productType: null,
  name: {
    cn: `${content.name.cn} · ${office} ${number} 第 ${year} 年 · ${title}`,
    en: `${content.name.en} · ${office} ${number} year ${year} · ${title}`,
  },
  unit: 'case',
  timeLimit: null,
  quantity: 1,
  priceFen: price.serviceFen,
  serviceFen: price.serviceFen,
  officialFen: price.officialFen,
  officialFees: price.fees,
  planId: null,
  planUnits: 1,
  wordCount: null,
  dailyLimit: null,
})
