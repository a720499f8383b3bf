import { expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { LOOK_ALIKE_SLOTS } from './kernel/memory-map.ts'
import { charactersAlike, handWrittenPairs, lookAlikePairs } from './tables.ts'
import { glyphNeighbours } from './words/glyph-neighbours.ts'

const alike = (pair: string) => charactersAlike(pair.charCodeAt(0), pair.charCodeAt(1))

test.each('己已 末未 乎平 柘拓 科料 全金 暖暧 荀苟 檬橡 懊澳 唤焕 喜嘉 向尚'.split(' '))('%s look alike', (pair) => {
  expect(alike(pair)).toBeGreaterThanOrEqual(0.7)
})

test.each('山水 龙凤 东西 国家 美丽 一二 二三 木水 大人 火人 春看 宫自 天地 金银'.split(' '))(
  '%s do not look alike',
  (pair) => {
    expect(alike(pair)).toBe(0)
  },
)

test('a share that was written by hand holds before a measured one', () => {
  const pairs = lookAlikePairs()
  for (const [pair, share] of handWrittenPairs()) expect(pairs.get(pair), pair).toBe(share)
})

test('measured pairs are two different characters in order, and none is known by hand', () => {
  const written = handWrittenPairs()
  const pairs = glyphNeighbours.flatMap(([, pairs]) => pairs.split(/\s+/))
  expect(pairs.filter((pair) => pair.length !== 2 || pair[0]! >= pair[1]! || written.has(pair))).toEqual([])
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('the table of the kernel keeps room, so that a look-up ends soon', () => {
  expect(lookAlikePairs().size).toBeLessThan(LOOK_ALIKE_SLOTS * 0.6)
})

test('marks are similar where one character looks like the other', () => {
  for (const [a, b] of [
    ['平鹤', '乎鹤'],
    ['云拓大', '云柘大'],
    ['科达', '料达'],
  ] as const)
    expect(compareMarks(analyzeMark(a), analyzeMark(b))?.level, `${a} / ${b}`).toMatch(/^(middle|high)$/)
})
