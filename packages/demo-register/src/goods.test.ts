import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { goodsAt } from './goods.ts'
import { demoOffices } from './office.ts'
import { createRandom } from './random.ts'
import { goods1To14 } from './words/goods-1-to-14.ts'
import { goods15To29 } from './words/goods-15-to-29.ts'
import { goods30To45 } from './words/goods-30-to-45.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const table = { ...goods1To14, ...goods15To29, ...goods30To45 }
const rows = Object.entries(table).flatMap(([classNo, groups]) =>
  groups.map((row) => [Number(classNo), ...row] as const),
)

test('all 45 classes have goods, and every item is in both languages', () => {
  expect(Object.keys(table)).toHaveLength(45)
  const unequal = rows.filter(([, , chinese, english]) => chinese.split('；').length !== english.split('; ').length)
  expect(unequal).toEqual([])
})

test('every office gets goods of the class', () => {
  const random = createRandom(4)
  for (const office of demoOffices) {
    for (let classNo = 1; classNo <= 45; classNo += 1) {
      const { goods } = goodsAt(office, classNo, random)
      expect(goods.length).toBeGreaterThan(0)
      expect(goods.every((each) => each.classNo === classNo && each.text.length > 1)).toBe(true)
    }
  }
})

test('groups of mainland China are those of its goods, and begin with the class', () => {
  const random = createRandom(5)
  const { goods, groups } = goodsAt('CN', 9, random)
  expect(goods.map(({ similarGroup }) => similarGroup)).toEqual(groups)
  expect(groups.every((group) => group.startsWith('09'))).toBe(true)
})

test('Japan and Korea use codes of their own', () => {
  const random = createRandom(6)
  expect(goodsAt('JP', 3, random)).toMatchObject({
    goods: [{ text: '化粧品，せっけん類', textEn: 'cosmetics; soaps' }],
    groups: ['04C01', '04A01'],
  })
  expect(goodsAt('KR', 43, random).groups).toEqual(['S120602'])
})

test('Taiwan and Hong Kong call things by their own names', () => {
  const texts = (office: 'TW' | 'HK') => {
    const random = createRandom(7)
    return Array.from({ length: 40 }, () => goodsAt(office, 9, random).goods[0]?.text).join('')
  }
  expect(texts('TW')).toMatch(/電腦軟體/)
  expect(texts('HK')).toMatch(/電腦軟件/)
  expect(texts('TW') + texts('HK')).not.toMatch(/計算機/)
})

type Published = { classes: { groups: { code: string; parts: { items: { zh: string }[] }[] }[] }[] }
const published = realData('reference', 'nice', 'nice_groups_zh_en.json')

test('every group exists, and no item belongs to another group', needsRealData(published !== null), () => {
  const groupsOf = new Map<string, Set<string>>()
  const codes = new Set<string>()
  for (const group of (JSON.parse(readFileSync(published!, 'utf8')) as Published).classes.flatMap(
    (each) => each.groups,
  )) {
    codes.add(group.code)
    for (const { zh } of group.parts.flatMap((part) => part.items)) {
      groupsOf.set(zh, (groupsOf.get(zh) ?? new Set()).add(group.code))
    }
  }
  const wrong = rows.flatMap(([, group, chinese]) =>
    chinese.split('；').filter((item) => !codes.has(group) || groupsOf.get(item)?.has(group) === false),
  )
  expect(wrong).toEqual([])
})
