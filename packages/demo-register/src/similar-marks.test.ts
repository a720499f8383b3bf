import { describe, expect, test } from 'vitest'
import { homophonesOf, lookAlikesOf, pinyinOf, soundAlike } from './han.ts'
import { similarPair } from './similar-marks.ts'
import { type SimilarMarkKind, similarMarkKinds, type SimilarMarkScript, type SimilarPair } from './similar-pair.ts'
import { createRandom } from './random.ts'

const pairs = (kind: SimilarMarkKind, script: SimilarMarkScript): SimilarPair[] => {
  const random = createRandom(11)
  return Array.from({ length: 300 }, () => similarPair(kind, script, random))
}

const sorted = (text: string) => Array.from(text).toSorted().join('')

/** The characters that differ in the same place of two names of one length. */
const differences = ({ seedText, plantText }: SimilarPair) =>
  Array.from(seedText).flatMap((character, index) =>
    plantText.charAt(index) === character ? [] : [[character, plantText.charAt(index), index] as const],
  )

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (one.charAt(i - 1) === other.charAt(j - 1) ? 0 : 1)
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous.at(-1) ?? 0
}

test('no pair repeats its seed, and every seed is in the script requested', () => {
  for (const kind of similarMarkKinds) {
    for (const pair of pairs(kind, 'han')) {
      expect(pair.plantText).not.toBe(pair.seedText)
      expect(isHan(pair.seedText)).toBe(true)
    }
    for (const pair of pairs(kind, 'latin')) {
      expect(pair.plantText).not.toBe(pair.seedText)
      expect(pair.seedText).toMatch(/^[A-Za-z ]+$/)
    }
  }
})

describe('Chinese', () => {
  test('an edit changes one character, not the first, without a tie of sound or shape', () => {
    for (const pair of pairs('edit', 'han')) {
      const [[from, to, index], ...others] = differences(pair) as [readonly [string, string, number]]
      expect(others).toEqual([])
      expect(index).toBeGreaterThan(0)
      expect(soundAlike(from, to)).toBe(false)
      expect(lookAlikesOf(from)).not.toContain(to)
    }
  })

  test('the fewer the characters, the less near is a changed one', () => {
    const levels = new Map(pairs('edit', 'han').map((pair) => [pair.seedText.length, pair.expectedLevel]))
    expect(levels.get(2)).toBe('low')
    expect(levels.get(3)).toBe('middle')
    expect(levels.get(4)).toBe('high')
  })

  test('sound replaces one character by a homophone', () => {
    for (const pair of pairs('sound', 'han')) {
      const [[from, to], ...others] = differences(pair) as [readonly [string, string, number]]
      expect(others).toEqual([])
      expect(homophonesOf(from)).toContain(to)
    }
  })

  test('shape replaces one character by a look-alike', () => {
    for (const pair of pairs('shape', 'han')) {
      const [[from, to], ...others] = differences(pair) as [readonly [string, string, number]]
      expect(others).toEqual([])
      expect(lookAlikesOf(from)).toContain(to)
    }
  })

  test('order keeps every character', () => {
    for (const { seedText, plantText } of pairs('order', 'han')) expect(sorted(plantText)).toBe(sorted(seedText))
  })

  test('an addition contains the whole name and more', () => {
    for (const { seedText, plantText } of pairs('added', 'han')) {
      expect(plantText).toContain(seedText)
      expect(plantText.length).toBeGreaterThan(seedText.length)
    }
  })

  test('the other script is pinyin', () => {
    for (const { seedText, plantText } of pairs('script', 'han')) expect(plantText).toBe(pinyinOf(seedText))
  })
})

describe('Latin', () => {
  test('an edit is one letter away and keeps the first', () => {
    for (const { seedText, plantText } of pairs('edit', 'latin')) {
      expect(editDistance(seedText, plantText)).toBe(1)
      expect(plantText.charAt(0)).toBe(seedText.charAt(0))
    }
  })

  test('another spelling stays within three letters', () => {
    for (const { seedText, plantText } of pairs('sound', 'latin')) {
      expect(editDistance(seedText, plantText)).toBeLessThanOrEqual(3)
    }
  })

  test('look-alike letters disappear when both names are folded', () => {
    const folded = (text: string) =>
      text
        .replaceAll('rn', 'm')
        .replaceAll('cl', 'd')
        .replaceAll(/[lI1i]/g, 'l')
        .toUpperCase()
        .replaceAll('VV', 'W')
        .replaceAll('0', 'O')
        .replaceAll('5', 'S')
    for (const { seedText, plantText } of pairs('shape', 'latin')) expect(folded(plantText)).toBe(folded(seedText))
  })

  test('order keeps every letter', () => {
    for (const { seedText, plantText } of pairs('order', 'latin')) expect(sorted(plantText)).toBe(sorted(seedText))
  })

  test('an addition contains the whole name and more', () => {
    for (const { seedText, plantText } of pairs('added', 'latin')) {
      expect(plantText).toContain(seedText)
      expect(plantText.length).toBeGreaterThan(seedText.length)
    }
  })

  test('the other script is Chinese', () => {
    for (const { plantText } of pairs('script', 'latin')) expect(isHan(plantText)).toBe(true)
  })
})
