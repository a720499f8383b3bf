import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { homophonesOf, lookAlikesOf, pinyinOf, soundAlike } from './han.ts'
import { hanSyllables, lookAlikePairs } from './words/han-characters.ts'
import { hanWords } from './words/han-words.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const rows = hanSyllables.split(/,\s*/).map((row) => row.split(' ') as [toned: string, characters: string])
const characters = rows.flatMap(([, forms]) => Array.from(forms.replace('|', '')))

test('no character stands twice', () => {
  expect(characters.filter((character, index) => characters.indexOf(character) !== index)).toEqual([])
})

test('every word of the list can be romanised', () => {
  expect(hanWords.filter((word) => pinyinOf(word) === null)).toEqual([])
  expect(pinyinOf('云澜')).toBe('YUNLAN')
  expect(pinyinOf('绿野')).toBe('LUYE')
  expect(pinyinOf('云A')).toBeNull()
})

test('homophones share syllable and tone and never include the character itself', () => {
  expect(homophonesOf('云')).toEqual(['芸', '匀'])
  expect(homophonesOf('A')).toEqual([])
  expect(soundAlike('云', '韵')).toBe(true)
  expect(soundAlike('云', '山')).toBe(false)
})

test('look-alikes work both ways and sound different', () => {
  for (const [one = '', other = ''] of lookAlikePairs.split(' ')) {
    expect(lookAlikesOf(one)).toContain(other)
    expect(lookAlikesOf(other)).toContain(one)
    expect(soundAlike(one, other)).toBe(false)
  }
})

const readings = realData('reference', 'hanzi', 'pinyin.txt')

test('every reading is one that dictionaries give', needsRealData(readings !== null), () => {
  const known = new Map<string, Set<string>>()
  for (const line of readFileSync(readings!, 'utf8').split('\n')) {
    const match = /^U\+([0-9A-F]+):\s*(\S+)/.exec(line)
    if (match)
      known.set(String.fromCodePoint(Number.parseInt(match[1]!, 16)), new Set(match[2]!.split(',').map(toneAsNumber)))
  }
  const wrong = rows.flatMap(([toned, forms]) =>
    Array.from(forms.replace('|', '')).filter((character) => !known.get(character)?.has(toned)),
  )
  expect(wrong).toEqual([])
})

const TONES: Record<string, string> = { '\u0304': '1', '\u0301': '2', '\u030C': '3', '\u0300': '4' }

/** lǜ → lv4 */
function toneAsNumber(syllable: string): string {
  let tone = '5'
  let letters = ''
  for (const character of syllable.normalize('NFD')) {
    if (TONES[character]) tone = TONES[character]
    else letters = character === '\u0308' ? `${letters.slice(0, -1)}v` : letters + character
  }
  return letters + tone
}
