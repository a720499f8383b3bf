import { expect, test } from 'vitest'
import { createCodeStore, NONE } from './embedded/code-store.ts'

const codesOf = (regions: number, word: number) => new Uint8Array(new Uint32Array(regions * 12).fill(word).buffer)

test('keeps the codes of more pictures than it began with room for, at less than 100 bytes each', () => {
  const store = createCodeStore()
  for (let picture = 1; picture <= 100_000; picture++) store.put(picture, codesOf(1, picture))
  const { count, words, pictures } = store.table()
  expect([count, store.pictureCount()]).toEqual([100_000, 100_000])
  expect([pictures[99_999], words[99_999 * 12]]).toEqual([100_000, 100_000])
  expect(store.memoryBytes() / 131_072).toBeLessThan(100)
})

test('a picture that is described again is there once', () => {
  const store = createCodeStore()
  store.put(7, codesOf(2, 1))
  store.put(8, codesOf(1, 2))
  store.put(7, codesOf(1, 3))
  const { count, pictures } = store.table()
  expect(Array.from(pictures.subarray(0, count))).toEqual([NONE, NONE, 8, 7])
  expect(store.pictureCount()).toBe(2)
})
