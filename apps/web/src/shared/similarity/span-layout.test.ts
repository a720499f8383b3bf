import type { SimilaritySpan } from '@markwright/api-client/models/similaritySpan'
import { describe, expect, test } from 'vitest'
import { comparedField, numberLinks, segmentsOf } from './span-layout.ts'

const span = (start: number, end: number, link = 1, kind: SimilaritySpan['kind'] = 'same') => ({
  start,
  end,
  link,
  kind,
})
const texts = (text: string, spans: ReturnType<typeof span>[]) =>
  segmentsOf(text, spans).map((segment) => [segment.text, segment.span?.link ?? null])

describe('a text is cut at the borders of its spans', () => {
  test('without a span it stays whole', () => expect(texts('华为', [])).toEqual([['华为', null]]))
  test('what no span covers is stored', () =>
    expect(texts('新华为云', [span(1, 3)])).toEqual([
      ['新', null],
      ['华为', 1],
      ['云', null],
    ]))
  test('neighbours stay apart', () =>
    expect(texts('华为', [span(0, 1, 1), span(1, 2, 2)])).toEqual([
      ['华', 1],
      ['为', 2],
    ]))
  test('the order of the spans does not matter', () =>
    expect(texts('abc', [span(2, 3, 2), span(0, 1, 1)])).toEqual([
      ['a', 1],
      ['b', null],
      ['c', 2],
    ]))
  test('of overlapping spans the narrower is drawn', () =>
    expect(texts('abcd', [span(0, 4, 1), span(1, 2, 2)])).toEqual([
      ['a', 1],
      ['b', 2],
      ['cd', 1],
    ]))
  test('nothing is lost or doubled, whatever the spans are', () => {
    const text = 'ab𠮷cd'
    for (let start = -2; start < 9; start += 1)
      for (let end = -2; end < 9; end += 1)
        expect(
          segmentsOf(text, [span(start, end)])
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text)
  })
  test('a character of two units is not cut', () => {
    expect(texts('a𠮷b', [span(1, 2)])).toEqual([
      ['a', null],
      ['𠮷', 1],
      ['b', null],
    ])
    expect(texts('a𠮷b', [span(2, 3)])).toEqual([
      ['a', null],
      ['𠮷', 1],
      ['b', null],
    ])
  })
  test('an empty text has no segments', () => expect(segmentsOf('', [span(0, 1)])).toEqual([]))
})

const of = (field: SimilaritySpan['field'], start: number, link: number): SimilaritySpan => ({
  field,
  ...span(start, start + 1, link),
})

test('the form that decided is the one with spans, the first where both have', () => {
  expect(comparedField([of('query', 0, 1), of('nameOther', 0, 1)])).toBe('nameOther')
  expect(comparedField([of('nameOther', 0, 1), of('name', 0, 1)])).toBe('name')
  expect(comparedField([])).toBe('name')
})

test('only parts that belong together are numbered, in the order of the query', () => {
  const spans = [
    of('name', 0, 7),
    of('query', 3, 7),
    of('query', 0, 5),
    of('name', 2, 5),
    of('name', 4, 9),
    of('query', 6, 8),
  ]
  expect([...numberLinks(spans)]).toEqual([
    [5, 1],
    [7, 2],
  ])
})
