import { wasm } from '@markwright/runtime/web-assembly.ts'
import { describe, expect, test } from 'vitest'
import { createCodeStore } from '../embedded/code-store.ts'
import { NONE, type QueryCodes, scanCodes } from '../scan-codes.ts'
import { createScriptKernel } from './code-kernel.ts'
import { loadWasmKernel } from './load-kernel.ts'

/** 32-bit words of the codes of a region: upright, then rings. */
const [WORDS, UPRIGHT] = [12, 8]

/** The same numbers in every run. */
function randomWords(seed: number) {
  let state = seed
  return (length: number) =>
    Uint32Array.from({ length }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state
    })
}
const bytesOf = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)

/** Bits that differ, counted one by one. */
function differing(a: Uint32Array, b: Uint32Array): number {
  let bits = 0
  for (const [i, word] of a.entries()) for (let bit = 0; bit < 32; bit++) bits += ((word ^ b[i]!) >>> bit) & 1
  return bits
}
const nearest = (code: Uint32Array, others: readonly Uint32Array[]) =>
  Math.min(...others.map((other) => differing(code, other)))

const words = randomWords(7)
const query: QueryCodes = {
  uprights: Array.from({ length: 41 }, () => words(UPRIGHT)),
  rings: Array.from({ length: 3 }, () => words(WORDS - UPRIGHT)),
}

const kernels = [
  ['compiled', loadWasmKernel],
  ['TypeScript', createScriptKernel],
] as const

describe.each(kernels)('the %s kernel', (_, createKernel) => {
  test.each([1, 2, 3, 4, 5, 8, 341, 1365])('counts the bits in which %i regions differ from a query', (count) => {
    const store = createCodeStore(createKernel)
    const codes = words(count * WORDS)
    const regions = Array.from({ length: count }, (_, region) => codes.subarray(region * WORDS, (region + 1) * WORDS))
    for (const [region, code] of regions.entries()) store.put(region, bytesOf(code))
    const { upright, rings, positionsOf } = store.table().measure(query)
    expect(Array.from(upright)).toEqual(regions.map((code) => nearest(code.subarray(0, UPRIGHT), query.uprights)))
    const last = regions.at(-1)!.subarray(0, UPRIGHT)
    expect(Array.from(positionsOf(count - 1))).toEqual(query.uprights.map((position) => differing(last, position)))
    expect(Array.from(rings)).toEqual(regions.map((code) => nearest(code.subarray(UPRIGHT), query.rings)))
  })

  test('distinguishes similar codes from opposite ones', () => {
    const store = createCodeStore(createKernel)
    const code = words(WORDS)
    store.put(1, bytesOf(code))
    store.put(2, bytesOf(code.map((word) => ~word)))
    const own = { uprights: [code.subarray(0, UPRIGHT)], rings: [code.subarray(UPRIGHT)] }
    const { upright, rings } = store.table().measure(own)
    expect([Array.from(upright), Array.from(rings)]).toEqual([
      [0, 256],
      [0, 128],
    ])
  })

  test('measures on as images are added, replaced and many enough for the memory to grow', () => {
    const store = createCodeStore(createKernel)
    const random = randomWords(11)
    const all = new Map<number, Uint32Array>()
    const check = () => {
      const { upright } = store.table().measure(query)
      const { count, images } = store.table()
      const wrong = Array.from({ length: count }, (_, region) => region).filter(
        (region) =>
          images[region] !== NONE &&
          upright[region] !== nearest(all.get(images[region]!)!.subarray(0, UPRIGHT), query.uprights.slice()),
      )
      expect(wrong).toEqual([])
    }
    for (let image = 0; image < 3000; image++) {
      all.set(image, random(WORDS))
      store.put(image, bytesOf(all.get(image)!))
      if (image === 10) check()
    }
    all.set(5, random(WORDS))
    store.put(5, bytesOf(all.get(5)!))
    check()
  })
})

test('both kernels pair the same features, and stop where there is no more room', () => {
  const [codes, others, pairs] = [0, 8192, 16384]
  const random = randomWords(17)
  const some = random(60 * 8)
  // Every third has one of the others beside it that differs in a few bits.
  const other = random(40 * 8).map((word, i) => ((i >> 3) % 3 === 0 ? some[i]! ^ (1 << (i & 31)) : word))
  const responses = kernels.map(([, createKernel]) => {
    const memory = new wasm.Memory({ initial: 1 })
    const held = new Uint32Array(memory.buffer)
    held.set(some, codes / 4)
    held.set(other, others / 4)
    const kernel = createKernel(memory)
    const found = kernel.pairFeatures(codes, 60, others, 40, 80, pairs, 1000)
    expect(kernel.pairFeatures(codes, 60, others, 40, 256, pairs + 8192, 7)).toBe(7)
    return Array.from(held.subarray(pairs / 4, pairs / 4 + found))
  })
  expect(responses[0]).toEqual(responses[1])
  expect(responses[0]).toEqual(
    Array.from({ length: 14 }, (_, i) => 3 * i).map((i) => ((8 << 24) | (i << 12) | i) >>> 0),
  )
})

test('both kernels find the same candidates, and no image that is no more', () => {
  const [compiled, plain] = kernels.map(([, createKernel]) => createCodeStore(createKernel))
  const random = randomWords(13)
  for (let image = 0; image < 2500; image++) {
    const codes = bytesOf(random(WORDS * (1 + (image % 3))))
    for (const store of [compiled!, plain!]) store.put(image % 2100, codes)
  }
  const found = scanCodes(compiled!.table(), query, 300)
  expect(found).toEqual(scanCodes(plain!.table(), query, 300))
  expect(found.has(NONE)).toBe(false)
  expect(found.size).toBeGreaterThanOrEqual(300)
  expect(found.size).toBeLessThan(400)
})
