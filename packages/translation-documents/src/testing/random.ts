import { seededRandom } from '@markwright/domain/site/seeded-random'

/** A sequence of numbers that is the same for the same seed. */
export function createRandom(seed: number) {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    times: <Item>(from: number, to: number, make: () => Item): Item[] =>
      Array.from({ length: from + below(to - from + 1) }, make),
  }
}
export type Random = ReturnType<typeof createRandom>
