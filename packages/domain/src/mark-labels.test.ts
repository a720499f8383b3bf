import { expect, test } from 'vitest'
import { translateMarkLabel } from './mark-labels.ts'

test.each([
  ['颜色商标', 'Color mark'],
  ['三维标志', '3D mark'],
  ['声音商标', 'Sound mark'],
  ['图形', 'Design'],
  ['指定颜色', 'Claiming color protection'],
])('%s is read as %s in English, and back', (cn, en) => {
  expect(translateMarkLabel(cn, 'en')).toBe(en)
  expect(translateMarkLabel(en, 'cn')).toBe(cn)
  expect(translateMarkLabel(cn, 'cn')).toBe(cn)
})

test('the name of a mark is not translated', () => {
  expect(translateMarkLabel('图形工坊', 'en')).toBe('图形工坊')
})
