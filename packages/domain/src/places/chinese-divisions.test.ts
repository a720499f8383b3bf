import { expect, test } from 'vitest'
import { isRegion, listDivisions } from './chinese-divisions.ts'

test('all provinces are there, with Hong Kong, Macao and Taiwan, and each has an English name', () => {
  const provinces = listDivisions()
  expect(provinces).toHaveLength(34)
  expect(provinces.filter(({ en, children }) => !en || children.length === 0)).toEqual([])
  expect(provinces.slice(-3).map(({ name, en }) => [name, en])).toEqual([
    ['香港特别行政区', 'Hong Kong'],
    ['澳门特别行政区', 'Macao'],
    ['台湾省', 'Taiwan'],
  ])
})

test('no division stands twice in the one above it, and none has an empty name', () => {
  const repeated = (level: readonly { name: string; children: readonly never[] }[]) =>
    level.map(({ name }) => name).filter((name, at, all) => name === '' || all.indexOf(name) !== at)
  for (const province of listDivisions()) {
    expect(repeated(province.children as never), province.name).toEqual([])
    for (const city of province.children) expect(repeated(city.children as never), city.name).toEqual([])
  }
})

test('a region leads to the last division, no less and no more', () => {
  expect(isRegion(['广东省', '深圳市', '南山区'])).toBe(true)
  expect(isRegion(['北京市', '海淀区'])).toBe(true)
  expect(isRegion(['湖北省', '仙桃市'])).toBe(true)
  expect(isRegion(['香港特别行政区', '九龙', '油尖旺区'])).toBe(true)
  expect(isRegion(['广东省', '深圳市'])).toBe(false)
  expect(isRegion(['北京市', '海淀区', '中关村'])).toBe(false)
  expect(isRegion(['广东省', '海淀区'])).toBe(false)
  expect(isRegion([])).toBe(false)
})
