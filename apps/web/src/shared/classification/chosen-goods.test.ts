import { expect, test } from 'vitest'
import {
  chosenByClass,
  classesOf,
  goodsText,
  groupHint,
  isChosenGoods,
  isCovered,
  nothingChosen,
  withClass,
  withGroup,
  withItem,
} from './chosen-goods.ts'

const soap = { id: '0301-a', cn: '肥皂', en: 'soap', group: '0301', classNo: 3 }
const shampoo = { id: '0301-b', cn: '洗发液', en: 'shampoos', group: '0301', classNo: 3 }
const phone = { id: '0907-a', cn: '手机', en: 'smartphones', group: '0907', classNo: 9 }
const both = withItem(withItem(nothingChosen, phone, true), soap, true)

test('items are chosen and given up again, none twice', () => {
  expect(both.items).toEqual([phone, soap])
  expect(withItem(both, soap, true).items).toHaveLength(2)
  expect(withItem(both, phone, false).items).toEqual([soap])
})

test('a whole group takes the place of its items, a whole class of both', () => {
  const group = withGroup(both, '0301', true)
  expect(group).toEqual({ classes: [], groups: ['0301'], items: [phone] })
  expect(withClass(group, 3, true)).toEqual({ classes: [3], groups: [], items: [phone] })
  expect(withClass(withClass(group, 3, true), 3, false)).toEqual({ classes: [], groups: [], items: [phone] })
})

test('what a chosen class or group covers cannot be chosen beside it', () => {
  const whole = withClass(nothingChosen, 3, true)
  expect(isCovered(whole, soap)).toBe(true)
  expect(withItem(whole, soap, true)).toEqual(whole)
  expect(withGroup(whole, '0301', true)).toEqual(whole)
  expect(isCovered(whole, phone)).toBe(false)
})

test('classes and groups are reported in order, each once', () => {
  const chosen = withClass(withItem(both, shampoo, true), 45, true)
  expect(classesOf(chosen)).toEqual([3, 9, 45])
  expect(chosenByClass(chosen)).toEqual([
    { no: 3, isWhole: false, groups: [], items: [soap, shampoo] },
    { no: 9, isWhole: false, groups: [], items: [phone] },
    { no: 45, isWhole: true, groups: [], items: [] },
  ])
})

test('what was chosen is reported as text, a line for each class', () => {
  const chosen = withGroup(withClass(withItem(both, shampoo, true), 45, true), '0901', true)
  expect(goodsText(chosen, 'cn', { whole: '整类', group: '类似群' })).toBe(
    '03 肥皂；洗发液\n09 类似群 0901；手机\n45 整类',
  )
  expect(goodsText(both, 'en', { whole: 'whole class', group: 'group' })).toBe('03 soap\n09 smartphones')
})

test('what was stored is accepted only if it can be understood', () => {
  expect(isChosenGoods(JSON.parse(JSON.stringify(both)))).toBe(true)
  for (const saved of [null, {}, [], { classes: ['3'], groups: [], items: [] }, { ...both, items: [{ id: 1 }] }])
    expect(isChosenGoods(saved)).toBe(false)
})

test('a group that has a Chinese name only is explained in English by its first items', () => {
  const items = [{ en: 'soap / cakes of soap' }, { en: null }, { en: 'shampoos' }, { en: 'balms' }, { en: 'lotions' }]
  expect(groupHint({ nameEn: null, items }, 'en')).toBe('soap, shampoos, balms')
  expect(groupHint({ nameEn: 'Soaps', items }, 'en')).toBeNull()
  expect(groupHint({ nameEn: null, items }, 'cn')).toBeNull()
  expect(groupHint({ nameEn: null, items: [{ en: null }] }, 'en')).toBeNull()
})
