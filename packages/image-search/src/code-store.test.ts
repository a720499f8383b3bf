import { expect, test } from 'vitest'
import { createCodeStore } from './embedded/code-store.ts'
import { NONE } from './scan-codes.ts'

const codesOf = (regions: number, word: number) => new Uint8Array(new Uint32Array(regions * 12).fill(word).buffer)
const queryOf = (word: number) => ({
  uprights: [new Uint32Array(8).fill(word)],
  rings: [new Uint32Array(4).fill(word)],
})

test('keeps the codes of more images than it began with room for, at less than 75 bytes each', () => {
  const store = createCodeStore()
  for (let image = 1; image <= 100_000; image++) store.put(image, codesOf(1, image))
  const { count, images, measure } = store.table()
  expect([count, store.imageCount()]).toEqual([100_000, 100_000])
  const { upright, rings } = measure(queryOf(100_000))
  expect([images[99_999], upright[99_999], rings[99_999]]).toEqual([100_000, 0, 0])
  // 65,537 and 100,000 differ in six bits.
  expect([images[65_536], upright[65_536], rings[65_536]]).toEqual([65_537, 6 * 8, 6 * 4])
  expect(store.memoryBytes() / 100_000).toBeLessThan(75)
})

test('an image that is described again is there once', () => {
  const store = createCodeStore()
  store.put(7, codesOf(2, 1))
  store.put(8, codesOf(1, 2))
  store.put(7, codesOf(1, 3))
  const { count, images } = store.table()
  expect(Array.from(images.subarray(0, count))).toEqual([NONE, NONE, 8, 7])
  expect(store.imageCount()).toBe(2)
})
