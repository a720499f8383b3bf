import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import type { ProductFields } from '@markwright/api-client/models/productFields'
import type { SkuDraft } from '@markwright/api-client/models/skuDraft'

/** A size as a form has it; fees are `CN trademark.application`. */
export type SkuForm = Omit<SkuDraft, 'officialFees' | 'planId' | 'timeLimit'> & {
  timeLimit?: SkuDraft['timeLimit'] | undefined
  planId?: string | null | undefined
  officialFees?: string[] | undefined
}
export type ProductForm = Omit<ProductFields, 'skus' | 'productType' | 'imageUrl'> & {
  code?: string | undefined
  productType?: number | null | undefined
  imageUrl?: string | null | undefined
  skus: SkuForm[]
}

const noText = { cn: '', en: '' }
export const newSku: SkuForm = { unit: 'month', timeLimit: 'month', price: '', planUnits: 1, quantityMax: 1 }
export const newProduct: ProductForm = {
  serviceType: 27,
  categoryCode: 'package',
  categoryName: noText,
  orderGroup: 'Trademark',
  productName: noText,
  serviceName: noText,
  serviceDesc: noText,
  modeType: 'cycle',
  position: 100,
  skus: [newSku],
}

export const feeKey = ({ office, code }: { office: string; code: string }) => `${office} ${code}`

export const formOfProduct = ({ code, product }: ManagedProduct): ProductForm => ({
  ...product,
  code,
  skus: product.skus.map(({ officialFees, ...sku }) => ({ ...sku, officialFees: officialFees.map(feeKey) })),
})

export function toProductFields({ code: _code, skus, productType, imageUrl, ...form }: ProductForm): ProductFields {
  return {
    ...form,
    productType: productType ?? null,
    imageUrl: imageUrl?.trim() || null,
    skus: skus.map(({ timeLimit, planId, officialFees, price, ...sku }) => ({
      ...sku,
      price: price.trim(),
      timeLimit: timeLimit ?? null,
      planId: planId ?? null,
      officialFees: (officialFees ?? []).map((key) => {
        const [office = '', ...code] = key.split(' ')
        return { office, code: code.join(' ') }
      }),
    })),
  }
}
