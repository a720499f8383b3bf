import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import { expect, test } from 'vitest'
import { formOfProduct, toProductFields } from './product-form.ts'

const product: ManagedProduct['product'] = {
  serviceType: 27,
  categoryCode: 'package',
  categoryName: { cn: '套餐', en: 'Packages' },
  productType: null,
  orderGroup: 'Trademark',
  productName: { cn: '商标基础版', en: 'Trademark Basic' },
  serviceName: { cn: '商标', en: 'Trademarks' },
  serviceDesc: { cn: '说明', en: 'What it is' },
  imageUrl: null,
  modeType: 'cycle',
  position: 10,
  skus: [
    {
      id: '01936b00-0000-7000-8000-000000000001',
      unit: 'month',
      timeLimit: null,
      price: '98.00',
      planId: null,
      planUnits: 1,
      quantityMax: 11,
      officialFees: [{ office: 'CN', code: 'trademark.application' }],
    },
  ],
}

test('a product that is opened and saved stays as it is', () => {
  const managed = { code: 'trademarkBasic', product } as ManagedProduct
  expect(toProductFields(formOfProduct(managed))).toEqual(product)
})
