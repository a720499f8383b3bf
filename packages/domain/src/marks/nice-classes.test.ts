import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { formatClasses, parseClass } from './class-numbers.ts'
import { niceClasses } from './nice-classes.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

test('there are 34 classes of goods and 11 of services, numbered from 1', () => {
  expect(niceClasses.map(({ no }) => no)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  expect(niceClasses.filter(({ kind }) => kind === 'goods')).toHaveLength(34)
  expect(niceClasses[33]).toMatchObject({ no: 34, kind: 'goods' })
  expect(niceClasses[34]).toMatchObject({ no: 35, kind: 'services' })
})

test('names and descriptions are all there and all different', () => {
  for (const key of ['zh', 'en', 'descriptionZh', 'descriptionEn'] as const) {
    const texts = niceClasses.map((niceClass) => niceClass[key])
    expect(new Set(texts).size).toBe(45)
    expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(0)
  }
})

const published = realData('reference', 'nice', 'classes45.json')

test(
  'the kinds agree with the published table and no description repeats a heading',
  needsRealData(published !== null),
  () => {
    type Row = { no: number; type: string; headingZh: string; headingEn: string }
    const rows = JSON.parse(readFileSync(published!, 'utf8')) as Row[]
    for (const row of rows) {
      const niceClass = niceClasses[row.no - 1]
      expect(niceClass?.kind).toBe(row.type)
      expect(niceClass?.descriptionZh).not.toBe(row.headingZh)
      expect(niceClass?.descriptionEn).not.toBe(row.headingEn)
    }
  },
)

test('a class may be written with or without the leading zero', () => {
  expect(parseClass('3')).toBe(3)
  expect(parseClass('03')).toBe(3)
  expect(parseClass('45')).toBe(45)
})

test.each(['0', '00', '46', '003', '3a', '', ' 3', '-3', '３'])('%s is no class', (text) => {
  expect(parseClass(text)).toBeNull()
})

test('a class list is written with two digits', () => {
  expect(formatClasses([3, 9, 38])).toBe('03;09;38')
})
