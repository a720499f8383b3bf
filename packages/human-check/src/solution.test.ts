import { describe, expect, it } from 'vitest'
import { isSolved, type Solution } from './solution.ts'

const slide: Solution = { kind: 'blockPuzzle', x: 137, y: 5 }
const words: Solution = {
  kind: 'clickWord',
  points: [
    { x: 40, y: 60 },
    { x: 150, y: 100 },
    { x: 250, y: 40 },
  ],
}
const sum: Solution = { kind: 'math', answer: '12' }

/** Measured on the reference server, com.anji-plus:captcha 1.3.0. */
describe('the piece', () => {
  it.each([
    ['exact', 0, 5, true],
    ['5 px right', 5, 5, true],
    ['5 px left', -5, 5, true],
    ['6 px right', 6, 5, false],
    ['6 px left', -6, 5, false],
    ['5.9 px right', 5.9, 5, true],
    ['5.5 px left', -5.5, 5, false],
    ['y 6', 0, 6, false],
    ['y 5.7', 0, 5.7, true],
    ['y 4.9', 0, 4.9, false],
  ])('%s: as on the reference server', (_, aside, y, passes) => {
    expect(isSolved(slide, JSON.stringify({ x: 137 + aside, y }))).toBe(passes)
  })
})

describe('the words', () => {
  const clicks = (change: (point: { x: number; y: number }, i: number) => { x: number; y: number }) =>
    JSON.stringify(words.kind === 'clickWord' ? words.points.map(change) : [])

  it('count within 25 px on both axes', () => {
    expect(
      isSolved(
        words,
        clicks((point) => point),
      ),
    ).toBe(true)
    expect(
      isSolved(
        words,
        clicks(({ x, y }) => ({ x: x + 25, y: y - 25 })),
      ),
    ).toBe(true)
  })

  it.each([0, 1, 2])('fail when click %i is 26 px aside', (wrong) => {
    expect(
      isSolved(
        words,
        clicks(({ x, y }, i) => ({ x: i === wrong ? x + 26 : x, y })),
      ),
    ).toBe(false)
    expect(
      isSolved(
        words,
        clicks(({ x, y }, i) => ({ x, y: i === wrong ? y - 26 : y })),
      ),
    ).toBe(false)
  })

  it('fail in another order, and with more or fewer clicks', () => {
    const points = words.kind === 'clickWord' ? words.points : []
    expect(isSolved(words, JSON.stringify(points.toReversed()))).toBe(false)
    expect(isSolved(words, JSON.stringify(points.slice(0, 2)))).toBe(false)
    expect(isSolved(words, JSON.stringify([...points, { x: 1, y: 1 }]))).toBe(false)
  })
})

describe('the answer of a sum', () => {
  it.each(['12', ' 12 ', '１２', '　12　'])('%j passes', (answer) => {
    expect(isSolved(sum, JSON.stringify({ answer }))).toBe(true)
  })

  it.each(['', '1', '13', '120', '12.0', '+12', '1 2'])('%j fails', (answer) => {
    expect(isSolved(sum, JSON.stringify({ answer }))).toBe(false)
  })
})

describe('anything malformed', () => {
  const texts = [
    '',
    'null',
    '12',
    '"12"',
    '{}',
    '[]',
    '{',
    '{"x":"137","y":5}',
    '{"x":137}',
    '{"x":1e999,"y":5}',
    '{"answer":12}',
    '[null,null,null]',
    '[[40,60],[150,100],[250,40]]',
  ]

  it.each(texts)('%s fails and does not throw', (text) => {
    for (const solution of [slide, words, sum]) expect(isSolved(solution, text)).toBe(false)
  })

  it('fails for a solution of another kind', () => {
    expect(isSolved(slide, '{"answer":"12"}')).toBe(false)
    expect(isSolved(sum, '{"x":137,"y":5}')).toBe(false)
    expect(isSolved(words, '{"x":137,"y":5}')).toBe(false)
  })
})
