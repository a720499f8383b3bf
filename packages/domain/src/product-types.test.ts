import { expect, test } from 'vitest'
import { countryTypeLabel } from './country-types.ts'
import { productTypeLabel, productTypes } from './product-types.ts'

test('products have the numbers of the specification', () => {
  expect(Object.keys(productTypes).join(' ')).toBe('0 1 2 3 4 5 7 10 11 12 13 14 16 17 18 26 29 30 31 32')
})

test.each([
  [0, '中国大陆商标注册', 'Trademark registration in mainland China'],
  [1, '中国大陆商标注册', 'Trademark registration in mainland China'],
  [14, '驳回复审', 'Review of refusal'],
  [6, '6', '6'],
])('product %d is labelled %s and %s', (id, cn, en) => {
  expect(productTypeLabel(id, 'cn')).toBe(cn)
  expect(productTypeLabel(id, 'en')).toBe(en)
})

test.each([
  [1, '中国大陆', 'Mainland China'],
  [4, '中国大陆', 'Mainland China'],
  [5, '中国大陆', 'Mainland China'],
  [10, '中国大陆', 'Mainland China'],
  [2, '中国香港', 'Hong Kong, China'],
  [3, '其他国家/地区', 'Other countries and regions'],
  [11, '其他国家/地区', 'Other countries and regions'],
  [99, '99', '99'],
])('country type %d is labelled %s and %s', (id, cn, en) => {
  expect(countryTypeLabel(id, 'cn')).toBe(cn)
  expect(countryTypeLabel(id, 'en')).toBe(en)
})
