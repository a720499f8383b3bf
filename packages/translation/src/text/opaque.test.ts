import { describe, expect, test } from 'vitest'
import { findOpaque } from './opaque.ts'
import { splitSentences } from './sentences.ts'
import { isTranslatable } from './translatable.ts'

// One that tries each character as a beginning needs minutes, beyond the time limit of a test.
describe.each(['MKTAYIAKQR', 'acgt', 'a-', 'a.', 'a_', 'a/', '{a', '[a'])(
  'a word of 100,000 characters is read in linear time: %s…',
  (unit) => {
    const word = unit.repeat(100_000 / unit.length)

    test('by the search for what programs read', () => {
      for (const { start, end } of findOpaque(`${word} a@b.example`)) expect(start).toBeLessThan(end)
      expect(findOpaque(`${word} a@b.example`).at(-1)).toEqual({ start: 100_001, end: 100_012 })
    })

    test('by the division into sentences and the question whether anything can be translated', () => {
      expect([...splitSentences(word, 'en-us')].at(-1)!.end).toBe(100_000)
      expect(typeof isTranslatable(word, { source: 'en-us', target: 'zh-cn' })).toBe('boolean')
    })
  },
)
