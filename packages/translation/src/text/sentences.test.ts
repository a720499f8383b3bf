import { seededRandom } from '@markwright/domain/site/seeded-random'
import { expect, test } from 'vitest'
import { randomSegment } from '../testing/random-segments.ts'
import { SENTENCE_CHARACTERS_MAX, splitSentences } from './sentences.ts'

const split = (text: string, language: 'zh-cn' | 'en-us' | 'ja-jp') =>
  [...splitSentences(text, language)].map(({ start, end }) => text.slice(start, end))

test.each([
  ['As shown in FIG. 1, a device (e.g. a pump) is used. It has 3.5 bar.', 2],
  ['1. A method, comprising:\na) heating;\nb) cooling.', 3],
  ['[0012] The rod, cf. U.S. Pat. No. 5,123,456, is long. See Eq. (3). Smith et al. 2003 differ.', 3],
  ['He said "Stop." The device stopped.', 2],
  ['J. Smith invented it. Is it new? Yes!', 3],
  ['No full stop here', 1],
  ['The value is x = a.b. The result follows.', 2],
  ['A note stands here.\uFFF91/\uFFFB The next sentence follows.', 2],
])('English: %s', (text, count) => {
  expect(split(text, 'en-us')).toHaveLength(count)
})

test.each([
  ['一种装置，包括壳体。其特征在于：壳体是圆的。', 'zh-cn', 2],
  ['他说：“停。然后走。”装置停止了！', 'zh-cn', 2],
  ['1.一种方法，其温度为3.5℃。\n2.根据权利要求1所述的方法。', 'zh-cn', 2],
  ['【0012】本発明は、装置（例えば、A。Bなど）に関する。次に説明する。', 'ja-jp', 2],
  ['「開始。」と言った。終わり。', 'ja-jp', 2],
  ['这是（未闭合的括号。下一句。', 'zh-cn', 2],
] as const)('%s', (text, language, count) => {
  expect(split(text, language)).toHaveLength(count)
})

test('the mark of a note belongs to the sentence before it', () => {
  expect(split('第一句。\uFFF91/\uFFFB第二句。', 'zh-cn')).toEqual(['第一句。\uFFF91/\uFFFB', '第二句。'])
})

test('of random texts nothing but blanks is outside of sentences', () => {
  const random = seededRandom(7)
  for (const direction of ['zh-cn_en-us', 'en-us_zh-cn', 'ja-jp_zh-cn'] as const)
    for (let count = 0; count < 2000; count++) {
      const { text } = randomSegment('x', direction, random)
      let end = 0
      for (const span of splitSentences(text, direction.slice(0, 5) as 'zh-cn')) {
        expect(text.slice(end, span.start).trim()).toBe('')
        expect(span.end).toBeGreaterThan(span.start)
        end = span.end
      }
      expect(text.slice(end).trim()).toBe('')
    }
})

test('a text of millions of characters without a full stop is divided', () => {
  for (const text of ['装'.repeat(3_000_000), 'word '.repeat(600_000), '（'.repeat(500_000), '。'.repeat(500_000)]) {
    let [longest, total] = [0, 0]
    for (const { start, end } of splitSentences(text, 'zh-cn')) {
      longest = Math.max(longest, end - start)
      total += end - start
    }
    expect(longest).toBeLessThanOrEqual(Math.max(SENTENCE_CHARACTERS_MAX, text.startsWith('。') ? 500_000 : 0))
    expect(total).toBeGreaterThan(0)
  }
})
