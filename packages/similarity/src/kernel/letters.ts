import { getI32, getU16, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { ADDITIONS, ROWS } from './workspace.ts'
import {
  LATIN_WEIGHT,
  LATIN_WEIGHT_SUM,
  LETTER_COST,
  LETTER_KIND,
  ONE,
  P_DROP_FINAL,
  P_DROP_REPEATED,
  P_DROP_VOWEL,
  P_LATIN_SHORT,
  P_KNEE_SLOPE,
  P_LATIN_STRICT,
  P_LATIN_SWAP,
  P_SAME_CONSONANTS,
  P_SOUND_DROP_S,
  P_SOUND_DROP_VOWEL,
  P_SOUND_KNEE,
  P_SOUND_SHORT,
  P_TEXT_KNEE,
  CONSONANT,
  SHORT_LETTER_COST,
  SOUND_COST,
} from './memory-map.ts'

const LETTER: i32 = 127

/** Cost of leaving out letter `i`, in hundredths; `sound` compares respelt sounds instead of letters. */
function dropCost(text: i32, length: i32, i: i32, sound: i32, short: i32): i32 {
  const letter = getU8(text + i) & LETTER
  const kind = getU8(LETTER_KIND + letter)
  if (i > 0 && (getU8(text + i - 1) & LETTER) == letter) return getI32(P_DROP_REPEATED)
  if (sound) {
    if (kind & 8) return getI32(P_SOUND_DROP_VOWEL)
    return i == length - 1 && letter == 19 && !short ? getI32(P_SOUND_DROP_S) : 100
  }
  if (kind & 2 && i == length - 1) return getI32(P_DROP_FINAL)
  return kind & 8 ? getI32(P_DROP_VOWEL) : 100
}

/** Cost of leaving out the letters of a text from `from` to `end`. */
function dropAll(text: i32, length: i32, from: i32, end: i32, sound: i32, short: i32): i32 {
  let cost: i32 = 0
  for (let i = from; i < end; i++) cost += getU16(LATIN_WEIGHT + (i << 1)) * dropCost(text, length, i, sound, short)
  return cost
}

/** Cost of exchanging a swapped pair that begins at the earlier of two positions; the later letters are `i` and `j`. */
function swapCost(i: i32, j: i32): i32 {
  const first = (smaller(i, j) - 1) << 1
  return ((getU16(LATIN_WEIGHT + first) + getU16(LATIN_WEIGHT + first + 2)) >> 1) * getI32(P_LATIN_SWAP)
}

/**
 * Share of 10,000 that the cheapest alignment of two spellings loses (optimal string alignment with weights by
 * position, T4 and P6). A common beginning and end cost nothing and are cut off first. A loss above `most` may come
 * out as 10,000.
 */
export function lossOfLetters(a: i32, aLength: i32, b: i32, bLength: i32, sound: i32, most: i32): i32 {
  const shorter = smaller(aLength, bLength)
  const longer = larger(aLength, bLength)
  if (longer == 0) return 0
  let from: i32 = 0
  while (from < shorter && ((getU8(a + from) ^ getU8(b + from)) & LETTER) == 0) from++
  let aEnd = aLength
  let bEnd = bLength
  while (aEnd > from && bEnd > from && ((getU8(a + aEnd - 1) ^ getU8(b + bEnd - 1)) & LETTER) == 0) {
    aEnd--
    bEnd--
  }
  const short: i32 = shorter < 4 ? 1 : 0
  let cost: i32 = 0
  const sum = getI32(LATIN_WEIGHT_SUM + (longer << 2))
  // What costs more loses more than `most`, also when rounded down. The product stays far below 32 bits.
  const limit = (((most + 1) * sum) / 100) | 0
  const more: i32 = aEnd > bEnd ? aEnd - bEnd : bEnd - aEnd
  if (more > 0 && leastLost(aEnd > bEnd ? a : b, longer, from, larger(aEnd, bEnd), more, sound) > limit) return ONE
  if (aEnd == from) cost = dropAll(b, bLength, from, bEnd, sound, short)
  else if (bEnd == from) cost = dropAll(a, aLength, from, aEnd, sound, short)
  else cost = align(a, aLength, aEnd, b, bLength, bEnd, from, sound, short, limit)
  return smaller(ONE, ((cost * 100) / sum) | 0)
}

/**
 * What is lost at least between what is left of two texts, the longer one of `length` letters: so many letters as it has
 * more are left out, the cheapest first.
 */
function leastLost(longer: i32, length: i32, from: i32, end: i32, more: i32, sound: i32): i32 {
  let left = more
  let cost: i32 = 0
  for (let i = larger(from, 1); i < end && left > 0; i++)
    if (((getU8(longer + i) ^ getU8(longer + i - 1)) & LETTER) == 0) {
      cost += getI32(P_DROP_REPEATED)
      left--
    }
  if (left > 0) {
    const vowel = getI32(sound ? P_SOUND_DROP_VOWEL : P_DROP_VOWEL)
    cost += smaller(vowel, getI32(sound ? P_SOUND_DROP_S : P_DROP_FINAL)) + (left - 1) * vowel
  }
  // Later positions weigh less.
  return cost * getU16(LATIN_WEIGHT + ((length - 1) << 1))
}

/** Cost of the cheapest alignment of what is left of two texts from `from` to their ends; any cost above `limit`. */
function align(
  a: i32,
  aLength: i32,
  aEnd: i32,
  b: i32,
  bLength: i32,
  bEnd: i32,
  from: i32,
  sound: i32,
  short: i32,
  limit: i32,
): i32 {
  const letterCost: i32 = smaller(aLength, bLength) <= getI32(P_LATIN_SHORT) ? SHORT_LETTER_COST : LETTER_COST
  const mask: i32 = sound ? 63 : LETTER
  let before: i32 = ROWS
  let last: i32 = ROWS + 256
  let row: i32 = ROWS + 512
  setI32(last, 0)
  for (let j = from; j < bEnd; j++) {
    const at = (j - from) << 2
    const add = getU16(LATIN_WEIGHT + (j << 1)) * dropCost(b, bLength, j, sound, short)
    setI32(ADDITIONS + at, add)
    setI32(last + at + 4, getI32(last + at) + add)
  }
  let lastLetter: i32 = -1
  let lastLowest: i32 = 0
  for (let i = from; i < aEnd; i++) {
    const letter = getU8(a + i) & mask
    const weight = getU16(LATIN_WEIGHT + (i << 1))
    const drop = weight * dropCost(a, aLength, i, sound, short)
    const costs: i32 = sound ? SOUND_COST + (letter << 6) : letterCost + (letter << 7)
    let diagonal = getI32(last)
    let left = diagonal + drop
    let lowest = left
    let lastOther: i32 = -1
    setI32(row, left)
    for (let j = from; j < bEnd; j++) {
      const at = (j - from) << 2
      const other = getU8(b + j) & mask
      // The earlier of two positions weighs more.
      let best = diagonal + larger(weight, getU16(LATIN_WEIGHT + (j << 1))) * getU8(costs + other)
      diagonal = getI32(last + at + 4)
      best = smaller(best, diagonal + drop)
      best = smaller(best, left + getI32(ADDITIONS + at))
      if (other == lastLetter && letter == lastOther) best = smaller(best, getI32(before + at - 4) + swapCost(i, j))
      setI32(row + at + 4, best)
      lowest = smaller(lowest, best)
      left = best
      lastOther = other
    }
    // A swap that ends in the next row begins in the last one.
    if (lowest > limit && lastLowest + swapCost(i + 1, i + 1) > limit) return lowest
    lastLowest = lowest
    lastLetter = letter
    const spare = before
    before = last
    last = row
    row = spare
  }
  return getI32(last + ((bEnd - from) << 2))
}

/** Whether two texts differ in one letter at most: changed, left out, or exchanged with its neighbour. */
function differsOnce(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  const shorter = smaller(aLength, bLength)
  if (larger(aLength, bLength) - shorter > 1) return 0
  let from: i32 = 0
  while (from < shorter && ((getU8(a + from) ^ getU8(b + from)) & LETTER) == 0) from++
  let end: i32 = 0
  while (end < shorter - from && ((getU8(a + aLength - 1 - end) ^ getU8(b + bLength - 1 - end)) & LETTER) == 0) end++
  const left = larger(aLength, bLength) - from - end
  if (left <= 1) return 1
  if (left > 2 || aLength != bLength) return 0
  return ((getU8(a + from) ^ getU8(b + from + 1)) | (getU8(a + from + 1) ^ getU8(b + from))) & LETTER ? 0 : 1
}

/**
 * Words of a few letters have half of them in common by chance: below the likeness `knee` names that differ in more than
 * one letter lose `slope` hundredths for each hundredth.
 */
function bend(like: i32, knee: i32, slope: i32): i32 {
  return like >= knee ? like : larger(0, knee - ((((knee - like) * slope) / 100) | 0))
}
/** The likeness that bends to `least`, or a little less. */
function unbend(least: i32, knee: i32, slope: i32): i32 {
  return least >= knee ? least : larger(0, knee - ((((knee - least) * 100) / slope) | 0) - 2)
}

/** Likeness of two spellings as seen: T4. A likeness below `least` may come out as 0. */
export function likeLetters(a: i32, aLength: i32, b: i32, bLength: i32, least: i32): i32 {
  if (aLength == 0 || bLength == 0) return 0
  const once = differsOnce(a, aLength, b, bLength)
  const knee = getI32(P_TEXT_KNEE)
  const slope = getI32(P_KNEE_SLOPE)
  const needed = once ? least : unbend(least, knee, slope)
  const strict = getI32(P_LATIN_STRICT + (smaller(smaller(aLength, bLength), 5) << 2))
  const most = (((ONE - needed) * 100) / strict) | 0
  const loss = lossOfLetters(a, aLength, b, bLength, 0, most)
  if (loss > most) return 0
  const like = larger(0, ONE - (((loss * strict) / 100) | 0))
  return once ? like : bend(like, knee, slope)
}

/** Likeness of two respelt sounds: P6. A likeness below `least` may come out as 0. */
export function likeSounds(a: i32, aLength: i32, b: i32, bLength: i32, least: i32): i32 {
  if (aLength == 0 || bLength == 0) return 0
  const once = differsOnce(a, aLength, b, bLength)
  const knee = getI32(P_SOUND_KNEE)
  const slope = getI32(P_KNEE_SLOPE)
  const strict: i32 = smaller(aLength, bLength) <= 3 ? getI32(P_SOUND_SHORT) : 100
  const share: i32 = sameConsonants(a, aLength, b, bLength) ? getI32(P_SAME_CONSONANTS) : 100
  const input = (100 - share) * 100
  const wanted = once ? least : unbend(least, knee, slope)
  const needed = larger(0, (((wanted - input) * 100) / share) | 0)
  const loss = lossOfLetters(a, aLength, b, bLength, 1, (((ONE - needed) * 100) / strict) | 0)
  const aligned = larger(0, ONE - (((loss * strict) / 100) | 0))
  if (aligned < needed) return 0
  const like = (((aligned * share) / 100) | 0) + input
  return once ? like : bend(like, knee, slope)
}

/**
 * Whether two respelt sounds have the same sequence of consonants, voiced and voiceless treated as one, and either both
 * or neither begin with a vowel. Fewer than two sounds in the sequence say nothing.
 */
export function sameConsonants(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  let i: i32 = 0
  let j: i32 = 0
  let count: i32 = 0
  const aVowel = getU8(CONSONANT + (getU8(a) & 63)) == 0
  const bVowel = getU8(CONSONANT + (getU8(b) & 63)) == 0
  if (aVowel != bVowel) return 0
  if (aVowel) count++
  while (true) {
    while (i < aLength && getU8(CONSONANT + (getU8(a + i) & 63)) == 0) i++
    while (j < bLength && getU8(CONSONANT + (getU8(b + j) & 63)) == 0) j++
    if (i == aLength || j == bLength) return i == aLength && j == bLength && count >= 2 ? 1 : 0
    if (getU8(CONSONANT + (getU8(a + i) & 63)) != getU8(CONSONANT + (getU8(b + j) & 63))) return 0
    i++
    j++
    count++
  }
}
