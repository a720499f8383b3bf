import { expect, test } from 'vitest'
import { goodsByClass, goodsByNationalClass } from './goods-list.ts'

const item = (classNo: number, group: string | null, text: string, textEn: string | null = null) => ({
  class: classNo,
  group,
  text,
  textEn,
})

test('items are sorted into classes and groups and counted', () =>
  expect(
    goodsByClass(
      [item(35, null, '广告'), item(9, '0901', '计算机；软件; '), item(9, '0907', '手机'), item(9, '0901', '平板')],
      'cn',
    ),
  ).toEqual([
    {
      classNo: 9,
      count: 4,
      groups: [
        { group: '0901', items: ['计算机', '软件', '平板'], first: 0 },
        { group: '0907', items: ['手机'], first: 3 },
      ],
    },
    { classNo: 35, count: 1, groups: [{ group: null, items: ['广告'], first: 0 }] },
  ]))

test('English readers see the English text where there is one', () => {
  const goods = [item(9, null, '手机', 'Phones'), item(9, null, '软件')]
  expect(goodsByClass(goods, 'en')[0]?.groups[0]?.items).toEqual(['Phones', '软件'])
})

test('a national class keeps its code; classes without goods are named together', () =>
  expect(
    goodsByNationalClass([
      { class: '100', text: null },
      { class: '038', text: 'Books; magazines' },
      { class: 'B', text: null },
    ]),
  ).toEqual([
    { classNos: ['038'], count: 2, groups: [{ group: null, items: ['Books', 'magazines'], first: 0 }] },
    { classNos: ['100', 'B'], count: 0, groups: [] },
  ]))
