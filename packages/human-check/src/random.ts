import { seededRandom } from '@markwright/domain/seeded-random'
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

/** A fast generator for grain, where no number is a secret, and for tests; `random` chooses its seed. */
export const grainRandom = (random: Random): Random => seededRandom(Math.floor(random() * 2 ** 32))

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
