/** A stream of pseudo-random numbers that is the same for the same seed on every machine. */
export type Random = {
  /** In [0, 1), with 32 bits. */
  next(): number
  /** A whole number in [0, end). */
  below(end: number): number
  /** A whole number in [first, last]. */
  between(first: number, last: number): number
  chance(probability: number): boolean
  pick<Value>(values: readonly Value[]): Value
}

/**
 * Marsaglia's xorshift with 128 bits of state (Journal of Statistical Software 8:14, 2003): integer operations and one
 * exact division, so that no platform can round differently.
 */
export function createRandom(seed: number): Random {
  let x = mixed(seed)
  let y = mixed(x)
  let z = mixed(y)
  let w = mixed(z) | 1

  const next = () => {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return (w >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    between: (first, last) => first + below(last - first + 1),
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new RangeError('Nothing to pick from.')
      return value
    },
  }
}

/** A seed for one thing among many: the same for the same parent, kind and number. */
export const childSeed = (seed: number, kind: number, number: number): number =>
  mixed(mixed(mixed(seed) ^ kind) + number)

/** A value with its share among others; shares are relative. */
export type Weighted<Value> = readonly (readonly [value: Value, share: number])[]

/** A function that picks by share. */
export function picker<Value>(weighted: Weighted<Value>): (random: Random) => Value {
  const total = weighted.reduce((sum, [, share]) => sum + share, 0)
  const last = weighted.at(-1)
  if (!last) throw new RangeError('Nothing to pick from.')
  return (random) => {
    let left = random.next() * total
    for (const [value, share] of weighted) {
      left -= share
      if (left < 0) return value
    }
    return last[0]
  }
}

// A bijection of 32-bit numbers that spreads neighbouring seeds.
function mixed(value: number): number {
  let bits = (value + 0x9e_37_79_b9) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21_f0_aa_ad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97)
  return (bits ^ (bits >>> 15)) >>> 0
}
