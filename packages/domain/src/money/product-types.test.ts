import { expect, test } from 'vitest'
import { countryTypes } from '../places/country-types.ts'
import { productTypes } from './product-types.ts'

test('products have the numbers of the specification', () => {
  expect(Object.keys(productTypes).join(' ')).toBe('0 1 2 3 4 5 7 10 11 12 13 14 16 17 18 26 29 30 31 32')
})

test('products are reported in both languages', () => {
  expect(productTypes[0]).toEqual(productTypes[1])
  expect(productTypes[14]).toEqual({ cn: '驳回复审', en: 'Review of refusal' })
})

test.each([
  ['中国大陆', [1, 4, 5, 10]],
  ['中国香港', [2]],
  ['其他国家/地区', [3, 11]],
])('%s has the country types %o', (label, ids) =>
  expect(
    Object.entries(countryTypes)
      .filter(([, { cn }]) => cn === label)
      .map(([id]) => Number(id)),
  ).toEqual(ids),
)
