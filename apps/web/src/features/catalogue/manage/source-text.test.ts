import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

test('a source in both languages is shown in that of the page, any other as it was written', () => {
  const both = '演示汇率 / Example rate, not a rate of any market'
  expect([sourceText(both, 'cn'), sourceText(both, 'en')]).toEqual([
    '演示汇率',
    'Example rate, not a rate of any market',
  ])
  for (const source of [
    '国家知识产权局公告第 313 号',
    'uspto.gov/fees',
    'EUIPO / uspto.gov',
    '中国银行 / 招商银行',
    '甲 / b / c',
  ])
    expect([sourceText(source, 'cn'), sourceText(source, 'en')]).toEqual([source, source])
})
