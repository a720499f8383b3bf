import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { createGoodsIndex } from '../goods-index.ts'
import { itemsOf } from '../nice-table.ts'
import { readNiceTable } from '../read-nice-table.ts'
import { createClassSuggester } from '../suggest-classes.ts'
import { readShippedNice } from './read-shipped-nice.ts'
import { readShippedVienna } from './read-shipped-vienna.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

const nice = readShippedNice()
const items = nice.groups.flatMap(itemsOf)

test('every class and similar group is there, with items in both languages', () => {
  expect(new Set(nice.groups.map(({ classNo }) => classNo)).size).toBe(45)
  expect(nice.groups).toHaveLength(492)
  expect(nice.groups.filter((group) => itemsOf(group).length === 0)).toEqual([])
  expect(items.length).toBeGreaterThan(3000)
  expect(items.filter(({ nameCn, nameEn }) => !/\p{Script=Han}/u.test(nameCn) || !nameEn)).toEqual([])
})

test('codes go up, and no id and no name of a group stands twice', () => {
  const codes = nice.groups.map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('relations lead to groups of the table', () => {
  const codes = new Set(nice.groups.map(({ code }) => code))
  const relations = nice.groups.flatMap((group) => group.relations)
  expect(relations.length).toBeGreaterThan(100)
  expect(relations.filter(({ to }) => !codes.has(to))).toEqual([])
})

test('goods are found and classes suggested in both languages', () => {
  const index = createGoodsIndex(nice)
  expect(index.findGoods({ keyword: '牙膏' })[0]?.group.code).toBe('0307')
  expect(index.findGoods({ keyword: 'lipsticks' })[0]?.group.code).toBe('0306')
  const suggester = createClassSuggester(nice)
  expect(suggester.suggest('手机壳、蓝牙耳机')[0]?.no).toBe(9)
  expect(suggester.suggest('coffee and tea')[0]?.no).toBe(30)
  expect(suggester.suggest('running shoes, T-shirts')[0]?.no).toBe(25)
  expect(suggester.suggest('手机应用软件开发', 'services')[0]?.no).toBe(42)
})

test('the figurative elements hang together', () => {
  const { elements } = readShippedVienna()
  const codes = new Set(elements.map(({ code }) => code))
  expect(codes.size).toBe(elements.length)
  expect(elements.filter(({ parent }) => parent !== null && !codes.has(parent))).toEqual([])
  const level = (depth: number) => elements.filter(({ code }) => code.split('.').length === depth).length
  expect([level(1), level(2), level(3) > 200]).toEqual([29, 145, true])
})

const path = realData('reference', 'nice', 'nice_groups_zh_en.json')

test('items stand where the published table has them', needsRealData(path !== null), () => {
  const published = readNiceTable(JSON.parse(readFileSync(path!, 'utf8'))).table
  const fold = (name: string) =>
    name
      .normalize('NFKC')
      .replaceAll(/[\s*“”"]/g, '')
      .replaceAll('、', ',')
  const groupsOf = new Map<string, string[]>()
  for (const group of published.groups)
    for (const { nameCn } of itemsOf(group))
      groupsOf.set(fold(nameCn), [...(groupsOf.get(fold(nameCn)) ?? []), group.code])
  const placed = nice.groups.flatMap((group) =>
    itemsOf(group).map(({ nameCn }) => ({ nameCn, code: group.code, right: groupsOf.get(fold(nameCn)) })),
  )
  expect(placed.filter(({ right, code }) => right && !right.includes(code))).toEqual([])
  expect(placed.filter(({ right }) => right).length).toBeGreaterThan(3000)
  expect(nice.groups.map(({ code }) => code)).toEqual(published.groups.map(({ code }) => code))
})
