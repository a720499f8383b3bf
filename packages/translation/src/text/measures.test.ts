import { expect, test } from 'vitest'
import { findProtected } from './protect.ts'

const numbersOf = (text: string) =>
  findProtected(text, { source: 'zh-cn', target: 'en-us' })
    .filter(({ kind }) => kind === 'number')
    .map(({ start, end, target }) => [text.slice(start, end), target])

test.each(['毫米汞柱', '毫米水柱', '厘米水柱', '千克力', '公斤力', '毫克当量'])(
  '%s is a unit of its own, of which no part is taken for another',
  (unit) => {
    expect(numbersOf(`约5${unit}的`)).toEqual([['5', '5']])
  },
)

test('a range is written alike whether its unit is a symbol or a word', () => {
  expect(numbersOf('5～10mL')).toEqual([['5～10mL', '5 to 10 mL']])
  expect(numbersOf('5～10毫升')).toEqual([['5～10毫升', '5 to 10 mL']])
  expect(numbersOf('5mL～10mL')).toEqual([['5mL～10mL', '5 mL to 10 mL']])
  expect(numbersOf('5毫升～10毫升')).toEqual([['5毫升～10毫升', '5 mL to 10 mL']])
  expect(numbersOf('5毫升～10毫克/升')).toEqual([
    ['5毫升', '5 mL'],
    ['10', '10'],
  ])
  expect(numbersOf('２０~３０摄氏度')).toEqual([['２０~３０摄氏度', '20 to 30 °C']])
  expect(numbersOf('5毫克的')).toEqual([['5毫克', '5 mg']])
})
