import { expect, test } from 'vitest'
import { checkTranslation, findUntranslated } from './check-translation.ts'
import { findSegmentVariants, findTermVariants, groupIssues } from './consistency.ts'
import { signsIn, valuesIn } from './values.ts'

const issuesOf = (source: string, target: string) =>
  checkTranslation({ source, target, direction: 'zh-cn_en-us', terms: [] }).issues.map(
    ({ kind, detail }) => `${kind} ${detail}`,
  )

test.each([
  ['温度为１２.5℃', 'the temperature is 12.5 °C'],
  ['共120万个', '1.2 million in all'],
  ['1,200个', '1200 pieces'],
  ['3亿', '300 million'],
  ['5万亿', '5 trillion'],
  ['图1A和S101', 'FIG. 1A and S101'],
  ['10-20 mm', '10–20 mm'],
  ["齿轮12'", "gear 12'"],
])('%s and %s have the same values', (source, target) => {
  expect(issuesOf(source, target)).toEqual([])
})

test.each([
  ['12和12', '12', ['number-missing 12']],
  ['壳体3', 'housing 4', ['number-missing 3', 'number-added 4']],
  ['1.5', '15', ['number-missing 1.5', 'number-added 15']],
  ['S101', 'S102', ['reference-sign-missing S101', 'reference-sign-added S102']],
  ['120万', '12 million', ['number-missing 120', 'number-added 12']],
])('%s and %s differ', (source, target, issues) => {
  expect(issuesOf(source, target)).toEqual(issues)
})

test('places are those of the numbers in the texts', () => {
  const source = '壳体12和螺栓M8，重1,200 kg'
  const places = [...valuesIn(source), ...signsIn(source)].map(({ span }) => source.slice(span.start, span.end))
  expect(places).toEqual(['12', '1,200', 'M8'])
})

test('terms are looked for in inflected forms, as whole words, each place once', () => {
  const term = { id: 't', source: '轴承', target: 'bearing assembly' }
  const terms = [
    { term, span: { start: 0, end: 2 } },
    { term, span: { start: 5, end: 7 } },
  ]
  const check = (target: string) =>
    checkTranslation({ source: '轴承和、、轴承', target, direction: 'zh-cn_en-us', terms })
  expect(check('Bearing assemblies and the bearing assembly').issues).toEqual([])
  expect(check('Bearing assemblies only').issues).toHaveLength(1)
  expect(check('forbearing assembly and bearing assemblyman').issues).toHaveLength(2)
  expect(check('the bearing assembly and bearing assemblies').uses.map(({ target }) => target?.start)).toEqual([4, 25])
})

test('text of the source language in the target is found', () => {
  expect(findUntranslated('装置龘', 'device 龘', 'zh-cn_en-us')).toMatchObject([
    { detail: '龘', source: { start: 2, end: 3 } },
  ])
  expect(findUntranslated('the quick brown fox', '这是 quick brown fox', 'en-us_zh-cn')).toMatchObject([
    { detail: 'quick brown fox' },
  ])
  expect(findUntranslated('使用 TensorFlow', 'TensorFlow を使用', 'zh-cn_ja-jp')).toEqual([])
})

test('one term with several renderings is reported with every position', () => {
  const pairs = [
    { id: 'a', source: '轴承12和轴承14', target: 'bearing 12 and bush 14' },
    { id: 'b', source: '该轴承', target: 'the bearings' },
    { id: 'c', source: '轴承', target: 'something else' },
  ]
  const [report] = findTermVariants(pairs, [{ source: '轴承', targets: ['bearing', 'bush'] }], 'zh-cn_en-us')
  expect(report?.variants.map(({ target, count }) => [target, count])).toEqual([
    ['bearing', 2],
    ['bush', 1],
  ])
  expect(report?.variants[1]?.positions).toEqual([
    { segmentId: 'a', source: { start: 5, end: 7 }, target: { start: 15, end: 19 } },
  ])
  expect(report?.unknown.map(({ segmentId }) => segmentId)).toEqual(['c'])
})

test('sentences that were translated in several ways are reported, those translated alike are not', () => {
  const variants = findSegmentVariants([
    { id: 'a', source: '壳体。', target: 'Housing.' },
    { id: 'b', source: ' 壳体。', target: 'Shell.' },
    { id: 'c', source: '轴承', target: 'bearing' },
    { id: 'd', source: '轴承', target: 'bearing ' },
  ])
  expect(variants.map(({ source, variants: own }) => [source, own.map(({ target }) => target)])).toEqual([
    ['壳体。', ['Housing.', 'Shell.']],
  ])
})

test('issues are grouped by kind with their segments', () => {
  const issue = { kind: 'number-missing' as const, detail: '3', source: null, target: null }
  expect(
    groupIssues([
      { id: 'a', issues: [issue] },
      { id: 'b', issues: [issue] },
    ])['number-missing']?.map(({ segmentId }) => segmentId),
  ).toEqual(['a', 'b'])
})
