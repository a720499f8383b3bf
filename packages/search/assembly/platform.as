// What kernel/platform.ts of the similarity package is, for AssemblyScript.

// @ts-ignore: decorator
@inline export function getU8(pointer: i32): i32 { return load<u8>(pointer) }
// @ts-ignore: decorator
@inline export function setU8(pointer: i32, value: i32): void { store<u8>(pointer, <u8>value) }
// @ts-ignore: decorator
@inline export function getU16(pointer: i32): i32 { return load<u16>(pointer) }
// @ts-ignore: decorator
@inline export function setU16(pointer: i32, value: i32): void { store<u16>(pointer, <u16>value) }
// @ts-ignore: decorator
@inline export function getI32(pointer: i32): i32 { return load<i32>(pointer) }
// @ts-ignore: decorator
@inline export function setI32(pointer: i32, value: i32): void { store<i32>(pointer, value) }
// @ts-ignore: decorator
@inline export function addShared(pointer: i32, value: i32): i32 { return atomic.add<i32>(pointer, value) }
// @ts-ignore: decorator
@inline export function orShared(pointer: i32, bits: i32): void { atomic.or<i32>(pointer, bits) }
// @ts-ignore: decorator
@inline export function multiply(a: i32, b: i32): i32 { return a * b }
// @ts-ignore: decorator
@inline export function smaller(a: i32, b: i32): i32 { return a < b ? a : b }
// @ts-ignore: decorator
@inline export function larger(a: i32, b: i32): i32 { return a > b ? a : b }
// @ts-ignore: decorator
@inline export function fillZero(pointer: i32, length: i32): void { memory.fill(pointer, 0, length) }
// @ts-ignore: decorator
@inline export function countBits(value: i32): i32 { return popcnt<i32>(value) }
// @ts-ignore: decorator
@inline export function lowestBit(value: i32): i32 { return ctz<i32>(value) }

export function findAtLeast(pointer: i32, count: i32, least: i32, to: i32): i32 {
  const limit = i8x16.splat(<i8>least)
  const start = to
  for (let i = 0; i < count; i += 16) {
    let bits = i8x16.bitmask(i8x16.ge_u(v128.load(pointer + i), limit))
    while (bits != 0) {
      store<i32>(to, i + ctz<i32>(bits))
      to += 4
      bits &= bits - 1
    }
  }
  return (to - start) >> 2
}

// @ts-ignore: decorator
@inline function bitsOfLanes(bits: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(bits)), i16x8.splat(1))
}

export function findSimilarSets(sets: i32, blocks: i32, from: i32, to: i32, own: i32, most: i32, found: i32): i32 {
  const mine = i32x4.splat(own)
  const limit = i32x4.splat(most)
  const start = found
  while (from < to) {
    const block = blocks + ((from >> 4) << 3)
    const end = min((from & ~15) + 16, to)
    if (popcnt<i32>(load<i32>(block) & ~own) > most || popcnt<i32>(own & ~load<i32>(block, 4)) > most) {
      from = end
      continue
    }
    for (; from < end; from += 4) {
      const set = v128.load(sets + (from << 2))
      const lacks = i32x4.gt_s(bitsOfLanes(v128.andnot(mine, set)), limit)
      const adds = i32x4.gt_s(bitsOfLanes(v128.andnot(set, mine)), limit)
      let near = ~i32x4.bitmask(v128.or(lacks, adds)) & 15
      if (end - from < 4) near &= (1 << (end - from)) - 1
      while (near != 0) {
        store<i32>(found, from + ctz<i32>(near))
        found += 4
        near &= near - 1
      }
    }
    from = end
  }
  return (found - start) >> 2
}

// @ts-ignore: decorator
@inline function strays(letters: v128, length: i32, other: i32, edits: i32): i32 {
  let near = i8x16.eq(letters, v128.load(other))
  for (let shift = 1; shift <= edits; shift++) {
    near = v128.or(near, i8x16.eq(letters, v128.load(other - shift)))
    near = v128.or(near, i8x16.eq(letters, v128.load(other + shift)))
  }
  return popcnt<i32>(~i8x16.bitmask(near) & ((1 << length) - 1))
}

// Without a branch for each place, as none of them could be foreseen.
export function filterSimilarLetters(
  places: i32, count: i32, lengths: i32, rows: i32, room: i32, pattern: i32, length: i32, edits: i32
): i32 {
  const letters = v128.load(pattern)
  let kept = places
  for (let i = 0; i < count; i++) {
    const place = load<i32>(places + (i << 2))
    const other = <i32>load<u8>(lengths + place)
    const row = rows + place * room
    const far = i32(strays(v128.load(row), other, pattern, edits) > edits) | i32(strays(letters, length, row, edits) > edits)
    const short = i32(other <= 16) & i32(length <= 16)
    const differs = i32(other > length + edits) | i32(length > other + edits)
    store<i32>(kept, place)
    kept += (1 ^ (differs | (far & short))) << 2
  }
  return (kept - places) >> 2
}
