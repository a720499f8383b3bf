import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import type { NiceItem, NiceTable } from './nice-table.ts'
import { readNiceTable } from './read-nice-table.ts'
import { createClassSuggester } from './suggest-classes.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const item = (zh: string, en: string) => ({ zh, en, code: null })
const group = (code: string, titleZh: string, ...items: object[]) => ({ code, titleZh, parts: [{ items }] })
const { table } = readNiceTable({
  classes: [
    { no: 3, groups: [group('0306', '化妆品', item('护手霜', 'hand cream'), item('口红', 'lipstick'))] },
    {
      no: 9,
      groups: [
        group('0907', '通信导航设备', item('手机', 'mobile telephones'), item('手机壳', 'cases for telephones')),
        group('0908', '音像设备', item('耳机', 'headphones')),
      ],
    },
    { no: 37, groups: [group('3718', '单一服务', item('手机修理', 'repair of telephones'))] },
  ],
})
const suggester = createClassSuggester(table)
const classes = (text: string, kind?: 'goods' | 'services') => suggester.suggest(text, kind).map(({ no }) => no)

describe('a description', () => {
  test('is answered with the class, and the items that are the reason', () => {
    const [first] = suggester.suggest('护手霜')
    expect(first).toMatchObject({
      no: 3,
      groups: [{ group: { code: '0306' }, items: [{ item: { nameCn: '护手霜' } }] }],
    })
    expect(first!.score).toBeGreaterThan(0.5)
    expect(classes('Hand Creams')[0]).toBe(3)
  })

  test('may list several things, each of which counts', () => {
    expect(
      classes('护手霜、手机壳')
        .slice(0, 2)
        .toSorted((a, b) => a - b),
    ).toEqual([3, 9])
    expect(
      classes('lipstick, headphones')
        .slice(0, 2)
        .toSorted((a, b) => a - b),
    ).toEqual([3, 9])
  })

  test('may use the words of every day, and traditional characters', () => {
    expect(classes('手机维修')[0]).toBe(37)
    expect(classes('phone repair')[0]).toBe(37)
    expect(classes('手機殼')[0]).toBe(9)
  })

  test('can be judged as goods or as services only', () => {
    expect(classes('手机维修', 'goods')[0]).toBe(9)
    expect(classes('手机壳', 'services')[0]).toBe(37)
  })

  test.each(['', '。。。', 'qxzv jkwq'])('that says nothing (%j) is answered with nothing', (text) =>
    expect(classes(text)).toEqual([]),
  )
})

test('shares add up to no more than the whole', () => {
  const all = suggester.suggest('护手霜、手机壳、耳机')
  expect(all.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(1.000001)
})

test('without a table classes are suggested by what they cover', () => {
  const bare = createClassSuggester({ edition: null, classes: [], groups: [] })
  expect(bare.suggest('化妆品')[0]).toMatchObject({ no: 3, groups: [] })
  expect(bare.suggest('musical instruments')[0]!.no).toBe(15)
})

const file = realData('reference', 'nice', 'nice_groups_zh_en.json')

/** A tenth of the real items is left out and requested; items with one number belong together. */
describe('on the real table', needsRealData(file !== null), () => {
  const isHeld = ({ basicNo }: NiceItem) =>
    Array.from(basicNo ?? '').reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7) % 10 === 0
  const { table: whole } = file ? readNiceTable(JSON.parse(readFileSync(file, 'utf8'))) : { table }
  const held: { item: NiceItem; code: string; classNo: number }[] = []
  const remaining: NiceTable = {
    ...whole,
    groups: whole.groups.map((each) => ({
      ...each,
      parts: each.parts.map((part) => ({ ...part, items: part.items.filter((one) => !isHeld(one)) })),
    })),
  }
  for (const { code, classNo, parts } of whole.groups)
    for (const { items } of parts) held.push(...items.filter(isHeld).map((one) => ({ item: one, code, classNo })))
  const learned = createClassSuggester(remaining)

  test.each([
    ['Chinese', ({ nameCn }: NiceItem) => nameCn, 0.62, 0.87, 0.48, 0.7],
    ['English', ({ nameEn }: NiceItem) => nameEn?.split(' / ')[0], 0.54, 0.78, 0.38, 0.6],
  ] as const)(
    'items in %s are put where the table has them',
    (_, nameOf, classFirst, classThird, groupFirst, groupThird) => {
      const requested = held.flatMap(({ item: one, ...place }) => {
        const text = nameOf(one)
        return text ? [{ text, ...place }] : []
      })
      const hits = { classFirst: 0, classThird: 0, groupFirst: 0, groupThird: 0 }
      for (const { text, code, classNo } of requested) {
        const found = learned.suggest(text)
        const groups = found.flatMap((each) => each.groups).toSorted((a, b) => b.score - a.score)
        hits.classFirst += Number(found[0]?.no === classNo)
        hits.classThird += Number(found.slice(0, 3).some(({ no }) => no === classNo))
        hits.groupFirst += Number(groups[0]?.group.code === code)
        hits.groupThird += Number(groups.slice(0, 3).some((each) => each.group.code === code))
      }
      const shares = Object.entries(hits).map(([name, count]) => `${name} ${(count / requested.length).toFixed(3)}`)
      process.stdout.write(`${requested.length} items left out: ${shares.join(', ')}\n`)
      expect(hits.classFirst / requested.length).toBeGreaterThan(classFirst)
      expect(hits.classThird / requested.length).toBeGreaterThan(classThird)
      expect(hits.groupFirst / requested.length).toBeGreaterThan(groupFirst)
      expect(hits.groupThird / requested.length).toBeGreaterThan(groupThird)
    },
  )
})
