import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { readCharacters } from './readings.ts'
import { encodeSyllable } from './syllables.ts'
import { difficultNames } from './testing/difficult-names.ts'
import { writeReading } from './write-reading.ts'

const han = (text: string) => analyzeMark(text).han!
const read = (text: string) =>
  han(text)
    .readings.map((reading) => writeReading(reading, { tones: true }))
    .join(' ')

test.each([
  ['人参', 'rén shēn'],
  ['阿胶', 'ē jiāo'],
  ['便宜', 'pián yi'],
  ['大夫', 'dài fu'],
  ['还珠', 'huán zhū'],
  ['蚌埠', 'bèng bù'],
  ['曾氏', 'zēng shì'],
  ['单记', 'shàn jì'],
  ['单车', 'dān chē'],
  ['解家', 'xiè jiā'],
  ['解放', 'jiě fàng'],
  ['老单', 'lǎo shàn'],
  ['谢吕', 'xiè lǚ'],
  ['大黄蜂', 'dà huáng fēng'],
  ['博乐', 'bó lè'],
  ['家乐福', 'jiā lè fú'],
  ['万里长城', 'wàn lǐ cháng chéng'],
  ['解剖学', 'jiě pōu xué'],
  ['自行车', 'zì xíng chē'],
  ['民乐', 'mín yuè'],
  ['黑门', 'hēi mén'],
  ['华府', 'huá fǔ'],
  ['单府', 'shàn fǔ'],
])('%s is read %s', (text, expected) => expect(read(text)).toBe(expected))

/** Neutral tones are written with the tone of the character by some dictionaries. */
const isSame = (found: number, expected: number) =>
  found >> 3 === expected >> 3 && ((expected & 7) % 5 === 0 || (found & 7) % 5 === 0 || found === expected)

test.each([
  ['building', 0, 1, 0.98],
  ['setting aside', 2, 2, 0.95],
] as const)('names for %s are read as they are said', (_, from, to, least) => {
  const names = difficultNames.filter((_name, i) => i % 3 >= from && i % 3 <= to)
  const right = names.filter(({ name, readings }) => {
    const expected = readings.map(encodeSyllable)
    return readCharacters(Array.from(name)).every((reading, i) => isSame(reading & 16383, expected[i]!))
  })
  expect(right.length / names.length).toBeGreaterThanOrEqual(least)
})

describe('a sentence prints the reading', () => {
  const said = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))?.reasons[0]?.zh

  test.each([
    ['乐澜', '月澜', '（yue lan，不计声调）'],
    ['乐澜', '勒澜', '（le lan，不计声调）'],
    ['吕兰', '吕南', '（lǚ lán / lǚ nán）'],
    ['吕氏春', 'LVSHICHUN', '（lǚ shì chūn）'],
    ['绿岛', 'LUDAO', '（lǜ dǎo）与“LUDAO”逐字母对应（ü作u）。'],
    ['绿岛', 'LÜDAO', '（lǜ dǎo）与“LÜDAO”逐字母对应。'],
    ['老干妈', 'LAOGANMA', '（lǎo gān mā）'],
    ['山参王', 'SHANSHENWANG', '（shān shēn wáng）'],
    ['济源', 'JIYUAN', '（jǐ yuán）'],
    ['纤手', 'XIANSHOU', '（xiān shǒu）'],
  ])('by which %s and %s match', (a, b, expected) => expect(said(a, b)).toContain(expected))
})

describe('a reading that nothing settles', () => {
  const said = (a: string, b: string) =>
    (compareMarks(analyzeMark(a), analyzeMark(b))?.reasons ?? []).map(({ code, zh }) => `${code} ${zh}`)

  test.each([
    ['乐澜', '月澜', 'E30 “乐”另有读音le，此处按yue比较。'],
    ['悦行', '月航', 'E30 “行”另有读音xing，此处按hang比较。'],
    ['晴长', 'QINGCHANG', 'E30 “长”另有读音zhang，此处按chang比较。'],
  ])('is named where %s and %s are compared by one of its readings', (a, b, expected) =>
    expect(said(a, b)).toContain(expected),
  )

  test.each([
    ['博乐', '博悦'],
    ['重大', '虫大'],
    ['单车', '山车'],
    ['晴区', '晴欧'],
  ])('is none in %s, which does not sound like %s', (a, b) =>
    expect(said(a, b).filter((reason) => /^E(?:4|30)|拼音相同/.test(reason))).toEqual([]),
  )

  test('is not named where both marks have the character', () =>
    expect(said('乐澜', '乐蓝').filter((reason) => reason.startsWith('E30'))).toEqual([]))
})

test('readings are written as in a dictionary', () => {
  const written = (...syllables: string[]) =>
    syllables.map((each) => writeReading(encodeSyllable(each), { tones: true }))
  expect(written('lü3', 'lüe4', 'ju2', 'yue4', 'yuan2', 'liu2', 'gui4', 'shi4', 'er3', 'wo3', 'hou4', 'ma')).toEqual([
    'lǚ',
    'lüè',
    'jú',
    'yuè',
    'yuán',
    'liú',
    'guì',
    'shì',
    'ěr',
    'wǒ',
    'hòu',
    'ma',
  ])
  expect(writeReading(encodeSyllable('lü4'))).toBe('lü')
  expect(writeReading(0)).toBe('')
})
