import { getI32, getU8, larger, smaller, type i32 } from './platform.ts'
import { ONE, P_MORA_FIRST, P_MORA_ONE, P_MORA_OTHER, P_MORA_SPECIAL, P_MORA_TWO, P_MORA_VOICED } from './memory-map.ts'

// A mora is a byte: its consonant in the high five bits, its vowel in the low three. Consonants that differ in voice
// alone are in the same group of four: k g, s z, t d, h b p.

/** Vowel of what is no syllable: the nasal, the doubling of a consonant, the lengthening of a vowel. */
const SPECIAL: i32 = 6

/** How similar two names are that differ in one mora (J01, J02), of 10,000. */
function likeMorae(a: i32, b: i32): i32 {
  if ((a & 7) == (b & 7)) return getI32(a >> 5 == b >> 5 ? P_MORA_VOICED : P_MORA_ONE)
  return getI32(a >> 3 == b >> 3 ? P_MORA_ONE : P_MORA_OTHER)
}

/**
 * Likeness of two names in kana by their morae, as the Japanese office counts them (P9, rules J01 to J04); 0 where
 * three or more differ. What differs at the beginning is heard more clearly.
 */
export function likeByMorae(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  if (aLength == 0 || bLength == 0) return 0
  if (aLength > bLength) return likeByMorae(b, bLength, a, aLength)
  let first: i32 = 0
  while (first < aLength && getU8(a + first) == getU8(b + first)) first++
  if (aLength == bLength) {
    if (first == aLength) return ONE
    let count: i32 = 0
    for (let i = first; i < aLength; i++) if (getU8(a + i) != getU8(b + i)) count++
    if (count > 2) return 0
    const like = count == 2 ? getI32(P_MORA_TWO) : likeMorae(getU8(a + first), getU8(b + first))
    return first == 0 ? larger(0, like - getI32(P_MORA_FIRST)) : like
  }
  if (bLength != aLength + 1) return 0
  for (let i = first; i < aLength; i++) if (getU8(a + i) != getU8(b + i + 1)) return 0
  const added = getU8(b + first)
  const like = getI32((added & 7) >= SPECIAL ? P_MORA_SPECIAL : P_MORA_TWO)
  return first == 0 ? larger(0, like - getI32(P_MORA_FIRST)) : smaller(like, ONE)
}
