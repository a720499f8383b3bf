import { expect, test } from 'vitest'
import { createTermFinder, type Term } from './find-terms.ts'

const term = (source: string, target = 'x'): Term => ({ id: source, source, target })
const found = (text: string, terms: Term[], language: 'zh-cn' | 'en-us' | 'ja-jp') =>
  createTermFinder(terms, language)
    .find(text)
    .map(({ span }) => text.slice(span.start, span.end))

test('English terms are found in inflected forms, whatever their case', () => {
  const terms = [term('bearing housing'), term('provide'), term('index')]
  const text = 'Bearing housings are provided; the indices of the BEARING HOUSING, and providing one.'
  expect(found(text, terms, 'en-us')).toEqual([
    'Bearing housings',
    'provided',
    'indices',
    'BEARING HOUSING',
    'providing',
  ])
})

test('of terms at the same place the longest is found', () => {
  expect(found('滚动轴承和轴承座', [term('轴承'), term('轴承座'), term('滚动轴承')], 'zh-cn')).toEqual([
    '滚动轴承',
    '轴承座',
  ])
  expect(found('a ball bearing seat', [term('bearing'), term('ball bearing')], 'en-us')).toEqual(['ball bearing'])
})

test('terms are whole words, and abbreviations are written in capitals', () => {
  expect(found('the bear and its bearings', [term('bearing')], 'en-us')).toEqual(['bearings'])
  expect(found('it uses IT', [term('IT')], 'en-us')).toEqual(['IT'])
  expect(found('WIFI模块与wifi', [term('WIFI')], 'zh-cn')).toEqual(['WIFI'])
})

test('full-width letters are the same, and a rendering that is empty is none', () => {
  expect(found('ＬＥＤ灯', [term('LED灯')], 'zh-cn')).toEqual(['ＬＥＤ灯'])
  expect(found('5G网络', [term('5G网络')], 'zh-cn')).toEqual(['5G网络'])
  expect(found('轴承', [term('轴承', ' ')], 'zh-cn')).toEqual([])
})
