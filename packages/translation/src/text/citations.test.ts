import { expect, test } from 'vitest'
import { findCitations } from './citations.ts'

test.each([
  ['zh-cn', 'en-us', '美国专利第5,123,456号', 'U.S. Patent No. 5,123,456'],
  ['zh-cn', 'en-us', '美国专利第7,654,321 B2号', 'U.S. Patent No. 7,654,321 B2'],
  ['zh-cn', 'en-us', '第10至12页', 'pages 10 to 12'],
  ['zh-cn', 'en-us', '第3段', 'paragraph 3'],
  ['zh-cn', 'en-us', '第5行至第10行', 'lines 5 to 10'],
  ['zh-cn', 'en-us', '第2图和第3图', 'FIGS. 2 and 3'],
  ['zh-cn', 'en-us', '第２２条', 'Article 22'],
  ['zh-cn', 'ja-jp', '第10至12页', '10～12ページ'],
  ['zh-cn', 'ja-jp', '美国专利第5,123,456号', '米国特許第5,123,456号'],
  ['ja-jp', 'zh-cn', '第10頁から第12頁', '第10至12页'],
  ['ja-jp', 'zh-cn', '特開2010-123456号公報', '日本特开2010-123456号公报'],
  ['ja-jp', 'zh-cn', '段落3から5', '第3至5段'],
  ['en-us', 'zh-cn', 'U.S. Patent No. 5,123,456', '美国专利第5,123,456号'],
  ['en-us', 'zh-cn', 'U.S. Pat. Nos. 5,123,456 and 6,123,456', '美国专利第5,123,456号和第6,123,456号'],
  ['en-us', 'zh-cn', 'paragraphs 3 to 5', '第3至5段'],
  ['en-us', 'ja-jp', 'i.e.,', 'すなわち、'],
  ['en-us', 'zh-cn', 'For example,', '例如'],
  ['en-us', 'zh-cn', 'Example 1', '实施例1'],
  ['en-us', 'zh-cn', 'EXAMPLE 3-1', '实施例3-1'],
  ['en-us', 'zh-cn', 'Examples 1-3, 5 and 7A', '实施例1至3、5和7A'],
  ['en-us', 'zh-cn', 'Comparative Examples 1 or 2', '对比例1或2'],
  ['zh-cn', 'en-us', '实施例１至５', 'Examples 1 to 5'],
  ['zh-cn', 'ja-jp', '对比例1、2和3', '比較例1、2及び3'],
  ['ja-jp', 'zh-cn', '製造例3', '制造例3'],
] as const)('%s to %s: %s is %s', (source, target, text, written) => {
  expect(findCitations(text, { source, target })).toEqual([
    { kind: 'number', start: 0, end: text.length, target: written },
  ])
})

test.each([
  ['the signal line 10', 'en-us'],
  ['distillation column 3', 'en-us'],
  ['第2版', 'zh-cn'],
  ['there is no 5', 'en-us'],
] as const)('%s cites nothing', (text, source) => {
  expect(findCitations(text, { source, target: source === 'en-us' ? 'zh-cn' : 'en-us' })).toEqual([])
})

test.each([
  ['Example 1 and 5 g of water', 'Example 1'],
  ['Examples 1 and 2% of the total', 'Examples 1'],
  ['实施例1和12种催化剂', '实施例1'],
  ['実施例1から明らかなように', '実施例1'],
] as const)('%s names %s', (text, named) => {
  const source = /[ぁ-ん]/.test(text) ? 'ja-jp' : /[A-Z]/.test(text) ? 'en-us' : 'zh-cn'
  const target = source === 'zh-cn' ? 'en-us' : 'zh-cn'
  expect(findCitations(text, { source, target })).toMatchObject([{ start: 0, end: named.length }])
})

test('a part that is a term is not cited', () => {
  expect(findCitations('美国专利第5号', { source: 'zh-cn', target: 'en-us' }, (start) => start > 0)).toEqual([
    { kind: 'number', start: 4, end: 7, target: 'No. 5' },
  ])
})
