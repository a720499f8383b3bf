import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { matchedReadings, writeReading } from './matched-readings.ts'
import { readCharacters } from './readings.ts'
import { encodeSyllable } from './syllables.ts'
import { difficultNames } from './testing/difficult-names.ts'

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

describe('the readings of a match', () => {
  const matched = (a: string, b: string) =>
    matchedReadings(
      han(a),
      han(b),
      Array.from(a, (_, i) => ({ i, j: i })),
      { tones: true },
    )

  test('are those that come nearest where nothing settles them', () => {
    expect(matched('乐澜', '月澜').a).toEqual(['yuè', 'lán'])
    expect(matched('乐澜', '勒澜').a).toEqual(['lè', 'lán'])
    expect(matched('勒澜', '乐澜').b).toEqual(['lè', 'lán'])
  })

  test('are the settled ones where a word decides', () => {
    expect(matched('重庆', '众庆').a).toEqual(['chóng', 'qìng'])
  })
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
