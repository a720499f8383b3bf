import type { ProductContent, Sku } from '@markwright/db'

export type Words = { cn: string; en: string }
export type Size = Pick<Sku, 'id' | 'unit' | 'timeLimit' | 'priceFen' | 'planUnits' | 'quantityMax' | 'officialFees'>

/** Ids of sizes are fixed, so that a demonstration has the same ones everywhere. */
const skuId = (number: number) => `01936b00-0000-7000-8000-${String(number).padStart(12, '0')}`

const yuan = (amount: number) => amount * 100
export const size = (
  number: number,
  unit: Sku['unit'],
  timeLimit: Sku['timeLimit'],
  price: number,
  {
    planUnits = 1,
    quantityMax = 1,
    officialFees = [],
  }: Partial<Pick<Size, 'planUnits' | 'quantityMax' | 'officialFees'>> = {},
): Size => ({ id: skuId(number), unit, timeLimit, priceFen: yuan(price), planUnits, quantityMax, officialFees })

/** What a plan is sold as; `plan` is its code. */
export type FirstProduct = { code: string; plan: string | null; content: Omit<ProductContent, 'skus'>; sizes: Size[] }

export const product = (
  code: string,
  serviceType: 27 | 28,
  category: ProductContent['category'],
  rest: Omit<ProductContent, 'skus' | 'serviceType' | 'category' | 'imageUrl'>,
  sizes: Size[],
  plan: string | null = code,
): FirstProduct => ({ code, plan, content: { serviceType, category, imageUrl: null, ...rest }, sizes })
