import { FIRST_SEED, mix, SECOND_SEED } from './hashing.ts'

/** Steps of a stored logarithm: 16 to the unit. */
export const LOG_STEPS = 16
const UNKNOWN = -14

/**
 * N-grams of token ids in one open hash table: `checks` holds a second hash of each, 0 where the slot is empty.
 * Probabilities and the weights of backing off are negative logarithms in steps of 1/16.
 */
export type LanguageModelData = {
  order: number
  checks: Uint32Array
  probabilities: Uint8Array
  backoffs: Uint8Array
}

/** Id that is before the first token of a text. */
export const BEGIN = 0

export const ngramSlotHash = (ids: ArrayLike<number>, from: number, to: number): number => {
  let hash = FIRST_SEED ^ (to - from)
  for (let index = from; index < to; index++) hash = mix(hash, ids[index] as number)
  return hash
}

export const ngramCheck = (ids: ArrayLike<number>, from: number, to: number): number => {
  let hash = SECOND_SEED ^ (to - from)
  for (let index = from; index < to; index++) hash = mix(hash, (ids[index] as number) + 1)
  return hash === 0 ? 1 : hash
}

/** How probable tokens are after others: interpolated Kneser-Ney in the form that backs off. */
export class LanguageModel {
  readonly order: number

  constructor(private readonly data: LanguageModelData) {
    this.order = data.order
  }

  /** Natural logarithm of the probability of the last of `ids[from..to)` after those before it. */
  logProbability(ids: ArrayLike<number>, from: number, to: number): number {
    let backoff = 0
    for (let start = Math.max(from, to - this.order); start < to; start++) {
      const slot = this.find(ids, start, to)
      if (slot >= 0) return backoff - (this.data.probabilities[slot] as number) / LOG_STEPS
      if (start < to - 1) {
        const context = this.find(ids, start, to - 1)
        if (context >= 0) backoff -= (this.data.backoffs[context] as number) / LOG_STEPS
      }
    }
    return backoff + UNKNOWN
  }

  private find(ids: ArrayLike<number>, from: number, to: number): number {
    const { checks } = this.data
    const mask = checks.length - 1
    const check = ngramCheck(ids, from, to)
    let slot = ngramSlotHash(ids, from, to) & mask
    while (checks[slot] !== 0) {
      if (checks[slot] === check) return slot
      slot = (slot + 1) & mask
    }
    return -1
  }
}
