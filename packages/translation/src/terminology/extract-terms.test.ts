import { expect, test } from 'vitest'
import { extractBilingualTerms, extractTerms } from './extract-terms.ts'

const chinese = [
  '一种滚动轴承10，包括外圈12和内圈14，所述外圈12和所述内圈14之间设有保持架16。',
  '根据权利要求1所述的滚动轴承10，其特征在于，所述保持架16由塑料制成。',
  '所述滚动轴承10的外圈12固定在壳体上。',
]
const english = [
  'A rolling bearing 10, comprising an outer ring 12 and an inner ring 14, a cage 16 being provided between the outer ring 12 and the inner ring 14.',
  'The rolling bearing 10 according to claim 1, characterized in that the cage 16 is made of plastics.',
  'The outer ring 12 of the rolling bearings 10 is fixed to the housing.',
]

test('Chinese terms of a patent are found, those with reference signs first', () => {
  const terms = extractTerms(chinese, 'zh-cn')
  const names = terms.map(({ term }) => term)
  for (const term of ['滚动轴承', '外圈', '内圈', '保持架']) expect(names.slice(0, 8)).toContain(term)
  expect(terms.find(({ term }) => term === '外圈')?.signs).toEqual(['12'])
  for (const part of ['动轴', '动轴承', '所述外圈', '的外圈', '根据权']) expect(names).not.toContain(part)
})

test('English terms are found in the singular, whole and without function words', () => {
  const names = extractTerms(english, 'en-us').map(({ term }) => term)
  for (const term of ['rolling bearing', 'outer ring', 'inner ring', 'cage']) expect(names.slice(0, 8)).toContain(term)
  for (const part of ['the outer ring', 'rolling', 'ring', 'and the inner ring']) expect(names).not.toContain(part)
})

test('terms that translate each other are found in pairs', () => {
  const pairs = chinese.map((source, index) => ({ source, target: english[index] ?? '' }))
  const found = new Map(extractBilingualTerms(pairs, 'zh-cn', 'en-us').map(({ source, target }) => [source, target]))
  expect(found.get('滚动轴承')).toBe('rolling bearing')
})

test('an empty document and one of signs have no terms', () => {
  expect(extractTerms([], 'zh-cn')).toEqual([])
  expect(extractTerms(['，。12 \uFFF91\uFFFB'], 'ja-jp')).toEqual([])
  expect(extractTerms(['the of and'], 'en-us')).toEqual([])
})
