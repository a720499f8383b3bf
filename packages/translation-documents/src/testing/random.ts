/** A sequence of numbers that is the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
