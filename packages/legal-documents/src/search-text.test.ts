import { expect, test } from 'vitest'
import { findWords, foldText, indexTerms, parseWords } from './search-text.ts'

const found = (text: string, wanted: string) =>
  findWords(text, parseWords(wanted)).map(([from, to]) => text.slice(from, to))
/** As the database compares: every term in the index, every sequence in the text. */
const matches = (text: string, wanted: string) => {
  const { terms, sequences } = parseWords(wanted)
  const index = new Set(indexTerms(text))
  return terms.every((term) => index.has(term)) && sequences.every((each) => foldText(text).includes(each))
}

test('Chinese is found by one character, by two, and by more in their order', () => {
  const text = '被告使用近似商标，侵害权利'
  expect(matches(text, '商')).toBe(true)
  expect(matches(text, '商标')).toBe(true)
  expect(matches(text, '近似商标')).toBe(true)
  expect(matches(text, '商标近似')).toBe(false)
  expect(matches(text, '商标 近似')).toBe(true)
  expect(found(text, '近似商标')).toEqual(['近似商标'])
})

test('English is found whatever its case and number', () => {
  const text = 'Trademarks of the Companies'
  expect(matches(text, 'trademark company')).toBe(true)
  expect(matches(text, 'trade')).toBe(false)
  expect(found(text, 'TRADEMARK company')).toEqual(['Trademarks', 'Companies'])
  expect(matches(text, '"of the companies"')).toBe(true)
  expect(matches(text, '"companies of"')).toBe(false)
})

test('a number with signs is found as it is written', () => {
  const text = '（2015）长中民五初字第01834号'
  expect(matches(text, '(2015)长中民五初字')).toBe(true)
  expect(matches('Case D2021-3319', 'd2021-3319')).toBe(true)
})

test('folding leaves every character in its place', () => {
  for (const text of ['ＡＢＣ', 'İstanbul ﬁn', '𠮷野家 Ａ', '①㈱']) expect(foldText(text)).toHaveLength(text.length)
  expect(foldText('ＡＢＣ Straße')).toBe('abc straße')
})

test('signs alone are no words', () => {
  expect(parseWords('，。!"')).toEqual({ terms: [], sequences: [] })
})

test('a keyword of any length stays within limits', () => {
  const { terms, sequences } = parseWords('词语 '.repeat(5000))
  expect(terms.length).toBeLessThan(50)
  expect(sequences.length).toBeLessThan(50)
})
