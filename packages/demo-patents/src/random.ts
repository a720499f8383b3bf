/** Repeatable choices: mulberry32, by its public description. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    isLikely: (share: number) => next() < share,
    /** Some of the items, each once, in the order of the list. */
    some: <Item>(items: readonly Item[], count: number): Item[] => {
      const rest = items.map((item, place) => ({ item, place, rank: next() }))
      return rest
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, count)
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item)
    },
  }
}
export type Random = ReturnType<typeof createRandom>
