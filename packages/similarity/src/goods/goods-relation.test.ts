import { expect, test } from 'vitest'
import {
  type GoodsItem,
  type GoodsTable,
  relateGoods,
  relateItems,
  weighByGoods,
  withWellKnown,
} from './goods-relation.ts'

const table: GoodsTable = {
  edition: 'Nice 12-2024',
  notes: [{ from: '3001', to: '3202', text: '茶与茶饮料类似', edition: 'Nice 12-2024' }],
  relatedClasses: [[25, 18]],
}
const item = (classNo: number, name: string, group: string | null): GoodsItem => ({ classNo, name, group })

test.each([
  ['R1', item(25, '服装 *', '2501'), item(25, '服装', '2501'), 1, 1],
  ['R2', item(25, '衬衫', '2501'), item(25, '裤子', '2501'), 0.95, 0.9],
  ['R3', item(30, '可可', '3001(一)'), item(30, '咖啡', '3001(二)'), 0.3, 0.6],
  ['R4', item(30, '茶', '3001'), item(32, '茶饮料', '3202'), 0.8, 0.7],
  ['R4', item(32, '茶饮料', '3202(一)'), item(30, '茶', '3001(一)'), 0.8, 0.7],
  ['R5', item(25, '衬衫', '2501'), item(25, '鞋', '2507'), 0.15, 0.45],
  ['R5', item(25, '衬衫', null), item(25, '鞋', '2507'), 0.15, 0.45],
  ['R6', item(18, '手提包', '1802'), item(25, '衬衫', '2501'), 0.2, 0.35],
  ['R7', item(1, '工业用胶', '0115'), item(25, '衬衫', '2501'), 0.02, 0.05],
] as const)('%s: %o and %o', (id, a, b, mainland, others) => {
  expect(relateItems(a, b, table, 'CN')).toMatchObject({ id, share: mainland })
  expect(relateItems(b, a, table, 'EU')).toMatchObject({ id, share: others })
})

test('a note says where it stands', () => {
  const relation = relateItems(item(30, '茶', '3001'), item(32, '茶饮料', '3202'), table, 'CN')
  expect(relation.source).toBe('Nice 12-2024: 茶与茶饮料类似')
})

test('two lists are as similar as their closest items', () => {
  const shirts = [item(9, '软件', '0901'), item(25, '衬衫', '2501')]
  expect(relateGoods(shirts, [item(25, '裤子', '2501')], table, 'CN')).toMatchObject({ id: 'R2', a: { name: '衬衫' } })
  expect(relateGoods(shirts, [], table, 'CN')).toBeNull()
})

test('goods move a hit by at most two fifths, and a well-known mark is never far', () => {
  expect(weighByGoods(80, 1)).toBe(80)
  expect(weighByGoods(80, 0)).toBe(48)
  expect(withWellKnown(0.02)).toBe(0.3)
  expect(withWellKnown(0.8)).toBe(0.8)
})
