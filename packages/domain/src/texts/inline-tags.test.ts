import { expect, test } from 'vitest'
import { splitTags, withoutTags, writeTag } from './inline-tags.ts'

const open = writeTag({ kind: 'open', number: 12 })
const close = writeTag({ kind: 'close', number: 12 })
const single = writeTag({ kind: 'single', number: 3 })

test('tags are read as they are written', () => {
  expect(splitTags(`${open}a${close}${single} b`)).toEqual([
    { kind: 'open', number: 12 },
    'a',
    { kind: 'close', number: 12 },
    { kind: 'single', number: 3 },
    ' b',
  ])
})

test('what is no tag stays text', () => {
  for (const text of ['', '<1>', '\uFFF90\uFFFB', '\uFFF9/1/\uFFFB', '\uFFF912345\uFFFB', '\uFFF9x', '\uFFFB1\uFFF9'])
    expect(
      splitTags(text)
        .filter((part) => typeof part === 'string')
        .join(''),
    ).toBe(text)
})

test('a text without tags has none of their characters', () => {
  expect(withoutTags(`a${open}b${close}${single}\uFFF9c\uFFF9/1/\uFFFB\uFFFB`)).toBe('abc/1/')
})
