import { countCharacters } from '@markwright/domain/texts/count-characters'
import { expect, test } from 'vitest'
import { partsOfUnits, textOfPart, translationLanguageOf } from './bilingual-units.ts'

const unit = (text: string, no = '1') => ({ no, isHeading: false, text })

test('units are put together up to the limit, each in a line of its own', () => {
  const parts = partsOfUnits([unit('1234'), unit('a\nb'), unit(''), unit('12345678')], 9)
  expect(parts.map(textOfPart)).toEqual(['1234\na b', '12345678'])
  expect(parts.map(({ characters }) => characters)).toEqual([8, 8])
  expect(parts.flatMap(({ lines }) => lines.map((line) => line.unit))).toEqual([0, 1, 3])
})

test('a unit that is too long is cut at sentences, and nothing of it is lost', () => {
  const text = '一种轴承，包括内圈；外圈𠀀。所述外圈'.repeat(40)
  const parts = partsOfUnits([unit(text), unit('末尾')], 100)
  for (const part of parts) {
    expect(countCharacters(textOfPart(part))).toBe(part.characters)
    expect(part.characters).toBeLessThanOrEqual(100)
  }
  const lines = parts.flatMap((part) => part.lines)
  expect(
    lines
      .filter((line) => line.unit === 0)
      .map((line) => line.text)
      .join(''),
  ).toBe(text)
  expect(lines.slice(0, 3).every((line) => /[。；]$/.test(line.text))).toBe(true)
  expect(partsOfUnits([unit('x'.repeat(250))], 100).map(({ characters }) => characters)).toEqual([100, 100, 50])
})

test('only languages that are translated have a direction', () => {
  expect([translationLanguageOf('zh'), translationLanguageOf('ja'), translationLanguageOf('de')]).toEqual([
    'zh-cn',
    'ja-jp',
    null,
  ])
})
