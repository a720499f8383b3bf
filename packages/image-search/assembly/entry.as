import { AT_ONCE, CODE_BYTES, FAR, FEATURE_BYTES, RINGS_BYTES, UPRIGHT_BYTES } from '../src/kernel/code-layout'

// What kernel/code-kernel.ts is, for four regions at once.
export function measureCodes(
  codes: i32, count: i32, uprights: i32, uprightCount: i32, rings: i32, ringsCount: i32,
  uprightDistances: i32, ringsDistances: i32
): void {
  const lastUpright = uprights + uprightCount * UPRIGHT_BYTES
  const lastRings = rings + ringsCount * RINGS_BYTES
  for (let region = 0; region < count; region += AT_ONCE) {
    const first = codes + region * CODE_BYTES
    const second = first + CODE_BYTES
    const third = second + CODE_BYTES
    const fourth = third + CODE_BYTES

    const a = v128.load(first), aRest = v128.load(first, 16)
    const b = v128.load(second), bRest = v128.load(second, 16)
    const c = v128.load(third), cRest = v128.load(third, 16)
    const d = v128.load(fourth), dRest = v128.load(fourth, 16)
    let least = i32x4.splat(FAR)
    for (let code = uprights; code < lastUpright; code += UPRIGHT_BYTES) {
      const x = v128.load(code), xRest = v128.load(code, 16)
      least = i32x4.min_s(least, sums(
        i8x16.add(differing(a, x), differing(aRest, xRest)),
        i8x16.add(differing(b, x), differing(bRest, xRest)),
        i8x16.add(differing(c, x), differing(cRest, xRest)),
        i8x16.add(differing(d, x), differing(dRest, xRest))
      ))
    }
    storeDistances(uprightDistances, region, least)

    const aRings = v128.load(first, 32)
    const bRings = v128.load(second, 32)
    const cRings = v128.load(third, 32)
    const dRings = v128.load(fourth, 32)
    least = i32x4.splat(FAR)
    for (let code = rings; code < lastRings; code += RINGS_BYTES) {
      const x = v128.load(code)
      least = i32x4.min_s(
        least, sums(differing(aRings, x), differing(bRings, x), differing(cRings, x), differing(dRings, x))
      )
    }
    storeDistances(ringsDistances, region, least)
  }
}

export function measurePositions(code: i32, uprights: i32, uprightCount: i32, distances: i32): void {
  const a = v128.load(code), rest = v128.load(code, 16)
  for (let position = 0; position < uprightCount; position++) {
    const upright = uprights + position * UPRIGHT_BYTES
    const four = sumsOfFours(
      i8x16.add(differing(a, v128.load(upright)), differing(rest, v128.load(upright, 16)))
    )
    store<u16>(
      distances + (position << 1),
      i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) +
        i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3)
    )
  }
}

export function pairFeatures(
  codes: i32, count: i32, others: i32, otherCount: i32, most: i32, pairs: i32, pairsMax: i32
): i32 {
  let found = 0
  for (let i = 0; i < count; i++) {
    const code = codes + i * FEATURE_BYTES
    const a = v128.load(code), rest = v128.load(code, 16)
    for (let j = 0; j < otherCount; j++) {
      const other = others + j * FEATURE_BYTES
      const four = sumsOfFours(i8x16.add(differing(a, v128.load(other)), differing(rest, v128.load(other, 16))))
      const bits = i32x4.extract_lane(four, 0) + i32x4.extract_lane(four, 1) +
        i32x4.extract_lane(four, 2) + i32x4.extract_lane(four, 3)
      if (bits > most) continue
      if (found == pairsMax) return found
      store<u32>(pairs + (found << 2), (bits << 24) | (i << 12) | j)
      found++
    }
  }
  return found
}

/** For each byte, in how many bits two differ. */
// @ts-ignore: decorator
@inline function differing(a: v128, b: v128): v128 { return i8x16.popcnt(v128.xor(a, b)) }

/** The sums of the 16 bytes of four vectors. */
// @ts-ignore: decorator
@inline function sums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = sumsOfHalves(a, b)
  const cd = sumsOfHalves(c, d)
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7))
}

// @ts-ignore: decorator
@inline function sumsOfHalves(a: v128, b: v128): v128 {
  const x = sumsOfFours(a)
  const y = sumsOfFours(b)
  return i32x4.add(v128.shuffle<i32>(x, y, 0, 4, 1, 5), v128.shuffle<i32>(x, y, 2, 6, 3, 7))
}

// @ts-ignore: decorator
@inline function sumsOfFours(bytes: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes))
}

// @ts-ignore: decorator
@inline function storeDistances(distances: i32, region: i32, four: v128): void {
  v128.store64_lane(distances + (region << 1), i16x8.narrow_i32x4_u(four, four), 0)
}
