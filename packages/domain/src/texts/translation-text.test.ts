import { expect, test } from 'vitest'
import { joinSentences } from './translation-text.ts'

const sentences = [
  { paragraph: 1, tgt: 'A.' },
  { paragraph: 1, tgt: 'B.' },
  { paragraph: 3, tgt: 'C.' },
]

test('sentences of a line are joined, and empty lines stay', () => {
  expect(joinSentences(sentences, 'zh-cn_en-us')).toBe('A. B.\n\nC.')
  expect(joinSentences(sentences, 'en-us_zh-cn')).toBe('A.B.\n\nC.')
})
