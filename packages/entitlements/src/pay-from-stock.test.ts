import type { PlanLimit } from '@markwright/domain/money/metered-services'
import { expect, test } from 'vitest'
import type { HeldEntitlement } from './held-entitlements.ts'
import { payFromStock } from './pay-from-stock.ts'

const DAY = '2027-03-10'
type Given = Partial<PlanLimit> & Pick<PlanLimit, 'services'> & { used?: number; usedThatDay?: number }

const held = (id: string, ...limits: Given[]): HeldEntitlement => ({
  id,
  planId: id,
  kind: 'purchase',
  addsUp: true,
  startsAt: new Date(0),
  endsAt: new Date(1),
  isOnHold: false,
  limits: limits.map(({ used = 0, usedThatDay = 0, ...limit }, at) => ({
    id: `${id}${at + 1}`,
    perDay: null,
    total: null,
    atOnce: null,
    used,
    usedThatDay,
    usedOn: usedThatDay > 0 ? DAY : null,
    ...limit,
  })),
})
const pay = (of: HeldEntitlement[], uses: Parameters<typeof payFromStock>[1], atOnce?: number) =>
  payFromStock(of, uses, { day: DAY, atOnce })

const words = (id: string, total: number, rest: Partial<Given> = {}) =>
  held(id, { services: ['translationWords'], total, ...rest })
const translation = (count: number) => ({ translation: 1, translationCharacters: 4 * count, translationWords: count })

test('the first that has enough pays', () => {
  expect(pay([words('a', 500), words('b', 500)], translation(200))).toEqual([{ limitId: 'a1', units: 200 }])
})

test('words may come from several, the first ones first', () => {
  expect(pay([words('a', 100), words('b', 500)], translation(240))).toEqual([
    { limitId: 'a1', units: 100 },
    { limitId: 'b1', units: 140 },
  ])
  expect(pay([words('a', 100), words('b', 139)], translation(240))).toBeNull()
})

test('a trial pays one use, however long the text is', () => {
  const trial = held('t', { services: ['patentSearch', 'translation', 'documentTranslation'], total: 30, used: 29 })
  expect(pay([trial], translation(9000))).toEqual([{ limitId: 't1', units: 1 }])
  expect(pay([trial], { documentTranslation: 1, ...translation(9000) })).toEqual([{ limitId: 't1', units: 1 }])
})

test('what counts several things pays for all of them or for nothing', () => {
  const both = (calls: number) =>
    held('p', { services: ['translation'], total: calls }, { services: ['translationWords'], total: 1000 })
  expect(pay([both(1)], translation(300))).toEqual([
    { limitId: 'p1', units: 1 },
    { limitId: 'p2', units: 300 },
  ])
  expect(
    pay(
      [held('p', { services: ['translation'], total: 5, used: 5 }, { services: ['translationWords'], total: 9 })],
      translation(3),
    ),
  ).toBeNull()
})

test('a limit per day holds back what the stock has left, until the next day', () => {
  expect(pay([words('a', 1000, { perDay: 100, used: 60, usedThatDay: 60 })], translation(41))).toBeNull()
  expect(pay([words('a', 1000, { perDay: 100, used: 60, usedThatDay: 60 })], translation(40))).not.toBeNull()
  const yesterday = words('a', 1000, { perDay: 100, used: 60 })
  expect(pay([yesterday], translation(100))).not.toBeNull()
})

test('a stock pays only for as many at once as it allows', () => {
  const trial = held('t', { services: ['bulkQuery', 'search'], total: 30, atOnce: 2000 })
  expect(pay([trial], { bulkQuery: 1 }, 2000)).toEqual([{ limitId: 't1', units: 1 }])
  expect(pay([trial], { bulkQuery: 1 }, 2001)).toBeNull()
})

test('an allowance is no stock', () => {
  expect(pay([held('p', { services: ['search'], perDay: 500 })], { search: 1 })).toBeNull()
})

test('words of plug-ins go first, and other words pay the rest once', () => {
  const plugin = (total: number) => held('p', { services: ['pluginWords'], total })
  const byPlugin = { ...translation(240), pluginWords: 240 }
  expect(pay([words('a', 500), plugin(1000)], byPlugin)).toEqual([{ limitId: 'p1', units: 240 }])
  expect(pay([words('a', 500), plugin(100)], byPlugin)).toEqual([
    { limitId: 'p1', units: 100 },
    { limitId: 'a1', units: 140 },
  ])
  expect(pay([words('a', 139), plugin(100)], byPlugin)).toBeNull()
  expect(pay([plugin(1000)], translation(240))).toBeNull()
})
