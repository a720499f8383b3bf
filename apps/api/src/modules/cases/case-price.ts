import {
  type CaseContent,
  type CaseDefinition,
  type CaseMark,
  contentsOfCases,
  fieldOfType,
  goodsOf,
  itemsByClass,
  RENEWAL,
} from '@markwright/cases'
import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import {
  listFeesOn,
  listRatesOn,
  listSoldProducts,
  type Priced,
  priceItems,
  type PriceLine,
  type SoldProduct,
} from '@markwright/orders'
import type { RegisteredMark } from './case-marks.repository.ts'
import { renewalWindow } from './renewal-window.ts'

const LATE_FEE = 'trademark.lateRenewal'
/** Of each item of a class beyond those that the fee of the class covers. */
const EXTRA_ITEM_FEE = 'trademark.extraItem'
/** Of each class of an application after the first. */
const FURTHER_CLASS_FEE = 'trademark.extraClass'

/** What is charged by a line of the price: classes, or items beyond ten; for which of the cases of the draft, from 0. */
export type CaseLine = { unit: 'class' | 'item'; caseIndex: number }
/** `lines` are those of `items`, in their order. */
export type PricedCase = Priced & { lines: CaseLine[] }
/** What decides a price: what is filled in, and the marks of the register that it names. */
export type PricedContent = { content: CaseContent; registered: ReadonlyMap<string, RegisteredMark> }

type Line = CaseLine & Pick<PriceLine, 'sku' | 'quantity'> & { name?: { cn: string; en: string } }

/**
 * What a draft costs: the price of its product for each class of its marks or of its goods; of a renewal in the grace
 * period that of the size with the surcharge, for each further class of an application that of the size with its fee where
 * there is one, and for items beyond those that the fee of a class covers that of the size with theirs. Null
 * where the product is not sold, or a fee that belongs to it has not been entered.
 */
export async function priceCase(
  db: QueryBuilder,
  definition: CaseDefinition,
  priced: PricedContent,
  { at, vatRateBp }: { at: Date; vatRateBp: number },
): Promise<PricedCase | null> {
  const today = todayIn(HOME_ZONE, at)
  const product = (await listSoldProducts(db, at)).find(
    ({ content }) => content.productType === definition.productType && content.mode !== 'contact',
  )
  if (!product) return null
  const lines = fieldOfType(definition, 'goods')
    ? goodsLines(definition, product, priced.content)
    : marksLines(definition, product, priced, today)
  if (!lines || lines.length === 0) return null
  const [fees, rates] = await Promise.all([listFeesOn(db, today), listRatesOn(db, today)])
  const { id: productId, revision, content } = product
  const result = priceItems(
    lines.map(({ sku, quantity, name = content.name }) => ({
      productId,
      revision,
      content: { ...content, name },
      sku,
      quantity,
    })),
    { fees, rates, plans: new Map(), vatRateBp },
  )
  if ('missing' in result) return null
  return { ...result, lines: lines.map(({ unit, caseIndex }) => ({ unit, caseIndex })) }
}

type Sku = PriceLine['sku']
const hasFee = (sku: Sku, code: string) => sku.officialFees.some((fee) => fee.code === code)

function marksLines(
  { productType }: CaseDefinition,
  { content: { skus, name } }: SoldProduct,
  { content, registered }: PricedContent,
  today: string,
): Line[] | null {
  const isLate = ({ number }: CaseMark) =>
    productType === RENEWAL &&
    renewalWindow(registered.get(numberKey(number))?.expiresOn ?? null, today)?.state === 'grace'
  const lines: Line[] = []
  for (const late of [false, true]) {
    const marks = marksOf(content).filter((mark) => isLate(mark) === late)
    const quantity = marks.reduce((sum, { classes }) => sum + classes.length, 0)
    if (quantity === 0) continue
    const sku = skus.find((each) => hasFee(each, LATE_FEE) === late)
    if (!sku) return null
    lines.push({
      sku,
      quantity,
      unit: 'class',
      caseIndex: 0,
      ...(late && { name: { cn: `${name.cn}（宽展期）`, en: `${name.en} (in the grace period)` } }),
    })
  }
  return lines
}

/** A line for each class, so that each is provided and returned by itself, and one for its items beyond ten. */
function goodsLines(
  definition: CaseDefinition,
  { content: { skus, name } }: SoldProduct,
  content: CaseContent,
): Line[] | null {
  const ofItem = skus.find((each) => hasFee(each, EXTRA_ITEM_FEE))
  const ofFurtherClass = skus.find((each) => hasFee(each, FURTHER_CLASS_FEE))
  const ofFirstClass = skus.find((each) => each !== ofItem && each !== ofFurtherClass)
  const covered = fieldOfType(definition, 'goods')?.itemsCovered ?? Number.POSITIVE_INFINITY
  const classes = contentsOfCases(definition, content).flatMap((each, caseIndex) =>
    itemsByClass(goodsOf(definition, each)).map((ofCase, classIndex) => ({ ...ofCase, caseIndex, classIndex })),
  )
  const lines: Line[] = []
  for (const { classNo, items, caseIndex, classIndex } of classes) {
    const ofClass = classIndex === 0 ? ofFirstClass : (ofFurtherClass ?? ofFirstClass)
    const extra = items.length - covered
    if (!ofClass || (extra > 0 && !ofItem)) return null
    lines.push({
      sku: ofClass,
      quantity: 1,
      unit: 'class',
      caseIndex,
      name: { cn: `${name.cn}（第 ${classNo} 类）`, en: `${name.en} (class ${classNo})` },
    })
    if (extra > 0 && ofItem)
      lines.push({
        sku: ofItem,
        quantity: extra,
        unit: 'item',
        caseIndex,
        name: {
          cn: `${name.cn}（第 ${classNo} 类超出 ${covered} 项的商品）`,
          en: `${name.en} (class ${classNo}, items beyond ${covered})`,
        },
      })
  }
  return lines
}

export const marksOf = (content: CaseContent): CaseMark[] => {
  const marks = content['marks']
  return Array.isArray(marks) ? (marks as CaseMark[]) : []
}
