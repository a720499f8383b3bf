import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks, levelOf } from './compare.ts'
import { chineseRules } from './rules/chinese.ts'
import { combinedRules } from './rules/combined.ts'
import { letterRules } from './rules/letters.ts'
import { numberRules } from './rules/numbers.ts'
import { partlySameRules } from './rules/partly-same.ts'
import type { Rule } from './rules/rule.ts'

const compare = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))
const rules: readonly Rule[] = [...chineseRules, ...letterRules, ...numberRules, ...combinedRules, ...partlySameRules]

const fires = rules.flatMap(({ id, fires }) => fires.map((pair) => ({ id, ...pair })))
const spares = rules.flatMap(({ id, spares }) => spares.map((pair) => ({ id, ...pair })))
const ranks = ['low', 'middle', 'high', 'identical'] as const

test.each(fires)('$id fires: $a / $b is $level', ({ id, a, b, level, score, as }) => {
  const found = compare(a, b)
  expect(found).toMatchObject({ rule: as ?? id, level })
  // The trial was rounded and left out floors and caps; two points are its tolerance.
  expect(Math.abs(found!.score - (score ?? found!.score))).toBeLessThanOrEqual(2)
  expect(found!.reasons.every(({ zh, en }) => zh.endsWith('。') && en.endsWith('.'))).toBe(true)
})

test.each(spares)('$id spares: $a / $b, as $why', ({ id, a, b, below }) => {
  const found = compare(a, b)
  const rank = found === null ? -1 : ranks.indexOf(found.level)
  expect(below === null ? found?.rule !== id : rank < ranks.indexOf(below), JSON.stringify(found)).toBe(true)
})

type Trial = [a: string, b: string, score: number]

/** Scores that the formulas alone gave, where the table names no rule for them. */
const trials: Trial[] = [
  ['长城', '万城', 36],
  ['云梦达', '芸梦达', 77],
  ['长城', '长诚', 86],
  ['新兰', '新光', 49],
  ['康师傅', '康老师', 51],
  ['峰', '锋', 77],
  ['LUMORA', 'LUMERA', 93],
  ['TIGER', 'TIMER', 59],
  ['KIRO', 'KIRA', 87],
  ['CAT', 'BAT', 36],
  ['LATER', 'LATTER', 68],
  ['LEAD', 'READ', 50],
  ['LION', 'LINE', 55],
  ['公鸡', '攻击', 50],
  ['蜂蜜', '蜜蜂', 57],
]

test.each(trials)('%s / %s scores within two points of the trial', (a, b, score) => {
  const found = compare(a, b)?.score ?? 36
  expect(Math.abs(found - score)).toBeLessThanOrEqual(2)
})

describe('what lowers a score spares marks that are similar as wholes', () => {
  test.each([
    ['ECO CLEAN', 'ECO KLEEN'],
    ['TRUCOOL', 'TURCOOL'],
    ['ADIDAS', 'ADIDOS'],
  ])('%s / %s', (a, b) => expect(compare(a, b)?.level).toBe('high'))
})

test('the levels begin at 97, 80, 60 and 40', () => {
  expect([97, 96.9, 80, 79.9, 60, 59.9, 40, 39.9].map(levelOf)).toEqual([
    'identical',
    'high',
    'high',
    'middle',
    'middle',
    'low',
    'low',
    null,
  ])
})

test('nothing but identity exceeds 96', () => {
  for (const [a, b] of [
    ['MILTRON', 'MILLTRON'],
    ['NOKIA', 'NOKLA'],
    ['LUMORAS', 'LUMORA'],
  ] as const)
    expect(compare(a, b)?.score).toBeLessThanOrEqual(96)
})

test('a comparison does not depend on which mark is the query', () => {
  const words =
    'LUMORA LUMERA LITE LIGHT 云梦达 云梦达康泰 湖州云梦达 长城 长诚 YUNMENGDA YMD 365 三六五 5588 云澜YUNLAN'.split(
      ' ',
    )
  for (const a of words) for (const b of words) expect(compare(a, b)?.score, `${a} / ${b}`).toBe(compare(b, a)?.score)
})
