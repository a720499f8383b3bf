import type { WasmMemory } from '@markwright/runtime/web-assembly.ts'
import { CODE_BYTES, FAR, FEATURE_BYTES, RINGS_BYTES, UPRIGHT_BYTES } from './code-layout.ts'

/** Looks through codes, over a memory that may grow between its calls. */
export type CodeKernel = {
  /**
   * For each of `count` regions, in how many bits its codes differ from the nearest of the upright and of the rings codes
   * of a query, 16 bits each. Everything is a pointer or a count; up to a multiple of `AT_ONCE` regions is read and written.
   */
  measureCodes(
    codes: number,
    count: number,
    uprights: number,
    uprightCount: number,
    rings: number,
    ringsCount: number,
    uprightDistances: number,
    ringsDistances: number,
  ): void
  /** In how many bits the upright code of one region differs from each of those of a query, 16 bits each. */
  measurePositions(code: number, uprights: number, uprightCount: number, distances: number): void
  /**
   * Writes the pairs of features of two images whose codes differ in at most `most` bits, at most `pairsMax`: 32 bits each,
   * of which the upper 8 are the bits that differ and 12 each the numbers of both features.
   * @returns how many were written
   */
  pairFeatures(
    codes: number,
    count: number,
    others: number,
    otherCount: number,
    most: number,
    pairs: number,
    pairsMax: number,
  ): number
}

/** The kernel as TypeScript: the reference for its compiled form, and what runs where that cannot. */
export function createScriptKernel(memory: WasmMemory): CodeKernel {
  return {
    measureCodes(codes, count, uprights, uprightCount, rings, ringsCount, uprightDistances, ringsDistances) {
      const words = new Uint32Array(memory.buffer)
      const halves = new Uint16Array(memory.buffer)
      for (let region = 0; region < count; region++) {
        const code = codes + region * CODE_BYTES
        halves[uprightDistances / 2 + region] = distanceTo(words, code, uprights, uprightCount, UPRIGHT_BYTES)
        halves[ringsDistances / 2 + region] = distanceTo(words, code + UPRIGHT_BYTES, rings, ringsCount, RINGS_BYTES)
      }
    },
    measurePositions(code, uprights, uprightCount, distances) {
      const words = new Uint32Array(memory.buffer)
      const halves = new Uint16Array(memory.buffer)
      for (let position = 0; position < uprightCount; position++)
        halves[distances / 2 + position] = distanceTo(
          words,
          code,
          uprights + position * UPRIGHT_BYTES,
          1,
          UPRIGHT_BYTES,
        )
    },
    pairFeatures(codes, count, others, otherCount, most, pairs, pairsMax) {
      const words = new Uint32Array(memory.buffer)
      let found = 0
      for (let i = 0; i < count; i++)
        for (let j = 0; j < otherCount; j++) {
          const bits = distanceTo(words, codes + i * FEATURE_BYTES, others + j * FEATURE_BYTES, 1, FEATURE_BYTES)
          if (bits > most) continue
          if (found === pairsMax) return found
          words[pairs / 4 + found++] = (bits << 24) | (i << 12) | j
        }
      return found
    },
  }
}

/** In how many bits a code differs from the nearest of `count` others. */
function distanceTo(words: Uint32Array, code: number, others: number, count: number, bytes: number): number {
  const [own, end, length] = [code >>> 2, (others + count * bytes) >>> 2, bytes >>> 2]
  let least = FAR
  for (let other = others >>> 2; other < end; other += length) {
    let distance = 0
    for (let word = 0; word < length; word++) distance += bitCount(words[own + word]! ^ words[other + word]!)
    if (distance < least) least = distance
  }
  return least
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
