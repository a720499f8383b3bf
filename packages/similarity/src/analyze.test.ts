import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { spellReading } from './readings.ts'

const key = (text: string) => analyzeMark(text).key
const score = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))?.score ?? 0
const pinyin = (text: string) => analyzeMark(text).han!.readings.map(spellReading).join(' ')

describe('the key of a mark', () => {
  test.each([
    ['full and half width are one', 'ＬＵＭＡ ３６５', 'luma365'],
    ['circled digits are digits', 'No.①', 'no1'],
    ['signs and quotation marks fall away', '“LUMA”™ ®', 'luma'],
    ['accents fall away', 'Crème Brûlée', 'cremebrulee'],
    ['an accent of its own falls away', 'Cafe\u0301', 'cafe'],
    ['ß is ss', 'Weißbräu', 'weissbrau'],
    ['ø, ł, æ, œ and đ have plain letters', 'Øłæœđ', 'olaeoed'],
    ['both Turkish i are i', 'ISPARTA ısparta İSTANBUL', 'ispartaispartaistanbul'],
    ['hyphens, dots and strokes join', 'X-SEED/A.B·C', 'xseedabc'],
    ['traditional characters are simplified', '龍門客棧', '龙门客栈'],
    ['乾 stays in 乾坤', '乾坤', '乾坤'],
    ['乾 is 干 in 乾杯', '乾杯', '干杯'],
    ['Japanese forms are simplified', '広沢', '广泽'],
    ['an iteration mark repeats', '佐々木', '佐佐木'],
    ['hiragana and half-width katakana are katakana', 'そにー ｶﾞﾗｽ', 'ソニーガラス'],
    ['jamo make syllables', '\u1112\u1161\u11ab', '한'],
    ['digits of other scripts are digits', '२०२६', '2026'],
    ['mixed scripts keep their order', 'T恤A店', 't恤a店'],
    ['emoji and lone surrogates fall away', 'LU\ud800MA 🐼', 'luma'],
  ])('%s', (_, text, expected) => expect(key(text)).toBe(expected))
})

describe('the core of a mark', () => {
  test.each([
    ['云梦达科技股份有限公司', '云梦达'],
    ['科技公司', '科技'],
    ['天上店', '天上'],
    ['LUMA Holdings Co., Ltd.', 'luma'],
    ['LUMA S.p.A.', 'luma'],
    ['www.luma.com.cn', 'luma'],
    ['BLUE NET', 'bluenet'],
    ['THE RUNNER', 'runner'],
    ['THE AB', 'theab'],
    ['LUMA有限公司', 'luma'],
    ['株式会社ソニー', 'ソニー'],
  ])('%s is %s', (text, expected) => expect(analyzeMark(text).core).toBe(expected))
})

describe('readings', () => {
  test.each([
    ['重庆', 'chong qing'],
    ['重阳', 'chong yang'],
    ['长城', 'chang cheng'],
    ['长江', 'chang jiang'],
    ['成长', 'cheng zhang'],
    ['银行', 'yin hang'],
    ['音乐', 'yin yue'],
    ['绿', 'lu'],
  ])('%s is read %s', (text, expected) => expect(pinyin(text)).toBe(expected))

  test('a character that no word settles is heard in each of its readings', () => {
    expect(score('乐澜', '勒澜')).toBeGreaterThanOrEqual(70)
    expect(score('乐澜', '月澜')).toBeGreaterThanOrEqual(70)
  })

  test('a word settles the reading', () => {
    expect(score('长城', '掌城')).toBeLessThan(60)
    expect(score('重庆', '众庆')).toBeLessThan(60)
  })
})

describe('a mark that leaves nothing to compare', () => {
  test('signs are the same as the same signs and like nothing else', () => {
    expect(score('???', ' ??? ')).toBe(100)
    expect(score('???', '??')).toBe(0)
    expect(score('🐼🐼', '🐼')).toBe(0)
    expect(score('???', 'LUMA')).toBe(0)
  })

  test.each(['', '   ', '\ud800', '\u200b'])('%j is like nothing, not even itself', (text) => {
    expect(compareMarks(analyzeMark(text), analyzeMark(text))).toBeNull()
    expect(compareMarks(analyzeMark(text), analyzeMark('LUMA'))).toBeNull()
  })
})

describe('long marks', () => {
  const long = 'ABCDEFGHIJ'.repeat(200)

  test('two thousand characters are stored and compared in bounded room', () => {
    const { latin } = analyzeMark(long)
    expect(latin!.packed.length).toBeLessThanOrEqual(512)
    expect(analyzeMark('云'.repeat(2000)).han!.packed.length).toBeLessThanOrEqual(512)
  })

  test('marks that agree in the compared part only are not identical', () => {
    expect(score(`${long}A`, `${long}B`)).toBe(96)
    expect(score(long, long.toLowerCase())).toBe(100)
  })
})

test('units lead back to the text, surrogate pairs and expansions included', () => {
  const { latin } = analyzeMark('a𝐁ßﬁc')
  expect(latin!.text.join('')).toBe('abssfic')
  expect(latin!.starts).toEqual([0, 1, 3, 3, 4, 4, 5])
  expect(latin!.ends).toEqual([1, 3, 4, 4, 5, 5, 6])
})
