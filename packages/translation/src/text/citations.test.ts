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

test('a part that is a term is not cited', () => {
  expect(findCitations('美国专利第5号', { source: 'zh-cn', target: 'en-us' }, (start) => start > 0)).toEqual([
    { kind: 'number', start: 4, end: 7, target: 'No. 5' },
  ])
})
