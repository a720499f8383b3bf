/**
 * The kernel is written once, in the part of TypeScript that AssemblyScript also compiles: integers, pointers and
 * functions. Here pointers lead into a typed array; `assembly/platform.as` of the search package is this file for
 * WebAssembly.
 */
export type i32 = number

let bytes: Uint8Array = new Uint8Array(0)
let halves: Uint16Array = new Uint16Array(0)
let words: Int32Array = new Int32Array(0)

export function bindMemory(buffer: ArrayBufferLike): void {
  if (bytes.buffer === buffer && bytes.byteLength === buffer.byteLength) return
  bytes = new Uint8Array(buffer)
  halves = new Uint16Array(buffer)
  words = new Int32Array(buffer)
}

export function getU8(pointer: i32): i32 {
  return bytes[pointer]!
}
export function setU8(pointer: i32, value: i32): void {
  bytes[pointer] = value
}
export function getU16(pointer: i32): i32 {
  return halves[pointer >>> 1]!
}
export function setU16(pointer: i32, value: i32): void {
  halves[pointer >>> 1] = value
}
export function getI32(pointer: i32): i32 {
  return words[pointer >>> 2]!
}
export function setI32(pointer: i32, value: i32): void {
  words[pointer >>> 2] = value
}
/** Adds to a number that other threads add to as well, and returns what it was before. */
export function addShared(pointer: i32, value: i32): i32 {
  return Atomics.add(words, pointer >>> 2, value)
}
/** Sets bits of a number in which other threads set bits too. */
export function orShared(pointer: i32, bits: i32): void {
  Atomics.or(words, pointer >>> 2, bits)
}
/** The low 32 bits of the product. */
export function multiply(a: i32, b: i32): i32 {
  return Math.imul(a, b)
}
export function smaller(a: i32, b: i32): i32 {
  return a < b ? a : b
}
export function larger(a: i32, b: i32): i32 {
  return a > b ? a : b
}
export function fillZero(pointer: i32, length: i32): void {
  bytes.fill(0, pointer, pointer + length)
}
/**
 * Writes the places among `count` bytes that are at least `least` (1 to 127) to `to`, 32 bits each, and returns how
 * many there are. The bytes end at a multiple of 16, and those behind the last are zero.
 */
export function findAtLeast(pointer: i32, count: i32, least: i32, to: i32): i32 {
  let found = to >>> 2
  for (let i = 0; i < count; i++) if (bytes[pointer + i]! >= least) words[found++] = i
  return found - (to >>> 2)
}
export function countBits(value: i32): i32 {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
/**
 * Writes the places from `from` to `to` among 32-bit sets at `sets` that lack at most `most` of the members of `own`,
 * and have at most `most` that it lacks, to `found`, and returns how many there are. `blocks` holds, for each sixteen
 * sets, what all of them have and what any of them has. Reads up to a multiple of 4.
 */
export function findSimilarSets(sets: i32, blocks: i32, from: i32, to: i32, own: i32, most: i32, found: i32): i32 {
  let next = found >>> 2
  for (let i = from; i < to;) {
    const block = (blocks >>> 2) + ((i >> 4) << 1)
    const end = smaller((i & ~15) + 16, to)
    if (countBits(words[block]! & ~own) > most || countBits(own & ~words[block + 1]!) > most) i = end
    for (; i < end; i++) {
      const set = words[(sets >>> 2) + i]!
      if (countBits(own & ~set) <= most && countBits(set & ~own) <= most) words[next++] = i
    }
  }
  return next - (found >>> 2)
}
/** Letters that two texts are compared by at once. */
const ROW = 16

/**
 * Keeps, of `count` places, those whose letters may be within `edits` edits of the `length` letters of a pattern: no more
 * letters of either than that are nowhere in the other within so many places of their own. The letters of a place, as
 * many as `lengths` says, begin a row of `room` bytes; longer texts are stored. Around the pattern lie 16 bytes that are no
 * letter, and of a row those beside it count as well. Returns how many remain.
 */
export function filterSimilarLetters(
  places: i32,
  count: i32,
  lengths: i32,
  rows: i32,
  room: i32,
  pattern: i32,
  length: i32,
  edits: i32,
): i32 {
  let kept = places >>> 2
  for (let i = 0; i < count; i++) {
    const place = words[(places >>> 2) + i]!
    const other = bytes[lengths + place]!
    if (other > length + edits || length > other + edits) continue
    const row = rows + place * room
    const isShort = other <= ROW && length <= ROW
    if (isShort && (strays(row, other, pattern, edits) > edits || strays(pattern, length, row, edits) > edits)) continue
    words[kept++] = place
  }
  return kept - (places >>> 2)
}

/** How many of the letters of a text are not in another within `edits` places of their own. */
function strays(text: i32, length: i32, other: i32, edits: i32): i32 {
  let count = 0
  for (let i = 0; i < length; i++) {
    let at = other + i - edits
    const end = other + i + edits
    while (at <= end && bytes[at] !== bytes[text + i]) at++
    if (at > end) count++
  }
  return count
}
/** Place of the lowest bit that is set. */
export function lowestBit(value: i32): i32 {
  return 31 - Math.clz32(value & -value)
}
