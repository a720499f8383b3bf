import { expect, test } from 'vitest'
import { partsOf } from './alignment.ts'
import { placesOfTerms } from './places-of-terms.ts'

const span = (start: number, end: number) => ({ start, end })

test('the parts of a sentence are the sentence, and those that translate each other have one number', () => {
  const pairs = [
    { src: span(0, 2), tgt: span(8, 15) },
    { src: span(2, 4), tgt: span(0, 7) },
    { src: span(3, 5), tgt: span(20, 30) },
  ]
  const source = partsOf('电池冷却。', pairs, 'src')
  expect(source).toEqual([
    { text: '电池', pair: 0, isTerm: false },
    { text: '冷却', pair: 1, isTerm: false },
    { text: '。', pair: null, isTerm: false },
  ])
  const target = partsOf('cooling battery.', pairs, 'tgt')
  expect(target.map(({ text }) => text).join('')).toBe('cooling battery.')
  expect(target.map(({ pair }) => pair)).toEqual([1, null, 0, null])
})

test('terms are parts of their own, also within an aligned part', () => {
  const text = 'The heat sink and heat sinks'
  const pairs = [{ src: span(0, 13), tgt: span(0, 4) }]
  const parts = partsOf(text, pairs, 'src', placesOfTerms(text, ['Heat Sink', 'sink', '']))
  expect(parts.map((part) => [part.text, part.pair, part.isTerm])).toEqual([
    ['The ', 0, false],
    ['heat sink', 0, true],
    [' and ', null, false],
    ['heat sink', null, true],
    ['s', null, false],
  ])
})
