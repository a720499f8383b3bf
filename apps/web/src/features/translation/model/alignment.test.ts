import { expect, test } from 'vitest'
import { partsOf } from './alignment.ts'

const span = (start: number, end: number) => ({ start, end })

test('the parts of a sentence are the sentence, and those that translate each other have one number', () => {
  const pairs = [
    { src: span(0, 2), tgt: span(8, 15) },
    { src: span(2, 4), tgt: span(0, 7) },
    { src: span(3, 5), tgt: span(20, 30) },
  ]
  const source = partsOf('电池冷却。', pairs, 'src')
  expect(source).toEqual([
    { text: '电池', pair: 0 },
    { text: '冷却', pair: 1 },
    { text: '。', pair: null },
  ])
  const target = partsOf('cooling battery.', pairs, 'tgt')
  expect(target.map(({ text }) => text).join('')).toBe('cooling battery.')
  expect(target.map(({ pair }) => pair)).toEqual([1, null, 0, null])
})
