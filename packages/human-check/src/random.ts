import { randomFillSync } from 'node:crypto'

/** A number from 0 up to, but not including, 1. */
export type Random = () => number

const pool = new Uint32Array(1024)
let used = pool.length

/** Numbers that nobody can foretell from those already seen, unlike those of `Math.random`. */
export const secureRandom: Random = () => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool[used++]! / 2 ** 32
}

/** A fast generator (mulberry32), seeded by one number: for grain, where no number is a secret, and for tests. */
export function seededRandom(random: Random): Random {
  let state = Math.floor(random() * 2 ** 32)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (random: Random, least: number, most: number): number => least + (most - least) * random()

/** A whole number from `least` to `most`, both possible. */
export const wholeBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor((most - least + 1) * random())

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from.')
  return item
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = wholeBetween(random, 0, last)
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}
