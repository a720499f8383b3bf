import { expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { fullWidth, printMark, titleCase } from './print-mark.ts'
import { createRandom } from './random.ts'
import type { DemoOffice } from './office.ts'

const printed = (brand: Brand, office: DemoOffice) => {
  const random = createRandom(1)
  return new Set(
    Array.from({ length: 200 }, () => {
      const { text, textOther } = printMark(brand, office, random)
      return textOther === null ? text : `${text} [${textOther}]`
    }),
  )
}

const lumora: Brand = { han: '露莫拉', latin: 'LUMORA', japanese: 'ルモラ', korean: '루모라' }

test('mainland China prints Chinese and Latin side by side or one of them', () => {
  expect(printed(lumora, 'CN')).toEqual(new Set(['露莫拉 LUMORA', 'LUMORA 露莫拉', '露莫拉', 'LUMORA']))
})

test('Taiwan prints traditional characters', () => {
  expect(printed({ han: '云澜' }, 'TW')).toEqual(new Set(['雲瀾']))
})

test('Japan prints Latin letters full-width, beside katakana or with the reading apart', () => {
  expect(printed(lumora, 'JP')).toEqual(new Set(['ルモラ [LUMORA]', 'LUMORA＼ルモラ', 'ＬＵＭＯＲＡ [ルモラ]']))
})

test('Korea prints hangul with the Latin form apart', () => {
  expect(printed(lumora, 'KR')).toEqual(new Set(['루모라 [LUMORA]']))
})

test('the European office keeps the writing of the applicant, the American one has capitals', () => {
  expect(printed(lumora, 'EU')).toEqual(new Set(['LUMORA', 'Lumora']))
  expect(printed(lumora, 'US')).toEqual(new Set(['LUMORA']))
  expect(printed({ han: '云澜' }, 'US')).toEqual(new Set(['YUNLAN']))
})

test('widths and cases', () => {
  expect(fullWidth('OAK & 7')).toBe('ＯＡＫ　＆　７')
  expect(titleCase('THE copper FOX')).toBe('The Copper Fox')
})
