/** A set of rows, one bit for each. */
export type Bits = Uint32Array

export const emptyBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5)

export function fullBits(rows: number): Bits {
  const bits = emptyBits(rows).fill(0xff_ff_ff_ff)
  if (rows & 31) bits[bits.length - 1] = (1 << (rows & 31)) - 1
  return bits
}

export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! & (1 << (row & 31))) !== 0
export const setBit = (bits: Bits, row: number): void => void (bits[row >>> 5]! |= 1 << (row & 31))
export const clearBit = (bits: Bits, row: number): void => void (bits[row >>> 5]! &= ~(1 << (row & 31)))

/** The first set becomes what both have; as do the next three for what they say. */
export function intersect(into: Bits, other: Bits): Bits {
  for (let index = 0; index < into.length; index++) into[index]! &= other[index]!
  return into
}
export function addAll(into: Bits, other: Bits): Bits {
  for (let index = 0; index < into.length; index++) into[index]! |= other[index]!
  return into
}
export function exclusiveOr(into: Bits, other: Bits): Bits {
  for (let index = 0; index < into.length; index++) into[index]! ^= other[index]!
  return into
}
export function invert(bits: Bits, rows: number): Bits {
  for (let index = 0; index < bits.length; index++) bits[index] = ~bits[index]!
  if (rows & 31) bits[bits.length - 1]! &= (1 << (rows & 31)) - 1
  return bits
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let index = 0; index < bits.length; index++) count += ones(bits[index]!)
  return count
}

/** Set bits of a word of 32. */
export function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55_55_55_55)
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33)
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

export function forEachBit(bits: Bits, visit: (row: number) => void): void {
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!
    while (word !== 0) {
      const lowest = word & -word
      visit((index << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
