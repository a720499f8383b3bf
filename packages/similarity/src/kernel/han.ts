import { getI32, getU16, getU8, larger, multiply, setI32, smaller, type i32 } from './platform.ts'
import { ROWS, LEAST_USED } from './workspace.ts'
import {
  BEHIND_INITIAL,
  FINAL_LIKE,
  FURTHER_READINGS,
  FURTHER_SLOTS,
  INITIAL_LIKE,
  LOOK_ALIKE_BITS,
  LOOK_ALIKE_SLOTS,
  LOOK_ALIKES,
  ONE,
  OPEN_READING,
  P_HAN_FIRST,
  P_HAN_STRICT,
  P_HAN_SWAP,
  P_LOOK_ALIKE_LEAST,
  P_SYLLABLE_FINAL,
  P_SYLLABLE_INITIAL,
  P_SYLLABLE_OTHER_TONE,
  P_SYLLABLE_TONE,
  P_SYLLABLE_UNRELATED,
  POWER,
} from './memory-map.ts'

const LEAST: i32 = 768

function hasLookAlike(character: i32): i32 {
  return (getU8(LOOK_ALIKE_BITS + (character >> 3)) >> (character & 7)) & 1
}

/** Likeness of two characters as seen, in hundredths; 0 where they do not look alike. */
export function lookAlike(a: i32, b: i32): i32 {
  if (a == b) return 100
  if (!hasLookAlike(a) || !hasLookAlike(b)) return 0
  const low = smaller(a, b)
  const high = larger(a, b)
  let slot = (multiply((low << 16) | high, -1640531535) >>> 16) & (LOOK_ALIKE_SLOTS - 1)
  while (true) {
    const at = LOOK_ALIKES + (slot << 3)
    const first = getU16(at)
    if (first == 0) return 0
    if (first == low && getU16(at + 2) == high) return getU16(at + 4)
    slot = (slot + 1) & (LOOK_ALIKE_SLOTS - 1)
  }
}

/** The 16-bit value of a character in a table of (character, value) pairs; 0 where it has none. */
export function lookUp(table: i32, slots: i32, character: i32): i32 {
  let slot = (multiply(character, -1640531535) >>> 16) & (slots - 1)
  while (true) {
    const at = table + (slot << 2)
    const found = getU16(at)
    if (found == 0) return 0
    if (found == character) return getU16(at + 2)
    slot = (slot + 1) & (slots - 1)
  }
}

function costOfReadings(a: i32, b: i32): i32 {
  if (((a ^ b) & 16383) == 0) return 0
  const initial = getU8(INITIAL_LIKE + (((a >> 9) & 31) << 5) + ((b >> 9) & 31))
  let final = getU8(FINAL_LIKE + (((a >> 3) & 63) << 6) + ((b >> 3) & 63))
  if (final & BEHIND_INITIAL) final = ((a | b) >> 9) & 31 ? final & (BEHIND_INITIAL - 1) : 0
  const tone = (a & 7) == (b & 7) ? 100 : getI32(P_SYLLABLE_OTHER_TONE)
  let like = initial * getI32(P_SYLLABLE_INITIAL) + final * getI32(P_SYLLABLE_FINAL) + tone * getI32(P_SYLLABLE_TONE)
  const unrelated = getI32(P_SYLLABLE_UNRELATED) * 100
  if (initial == 0 || final == 0 || like < unrelated) like = unrelated
  return 100 - ((((like - unrelated) * 100) / (ONE - unrelated)) | 0)
}

/** The next of a character's further readings from `slot` on, shifted left by 10, with the slot after it; 0 if none. */
function furtherReading(character: i32, slot: i32): i32 {
  let i = slot
  while (true) {
    const at = FURTHER_READINGS + (i << 2)
    const found = getU16(at)
    i = (i + 1) & (FURTHER_SLOTS - 1)
    if (found == 0) return 0
    if (found == character) return (getU16(at + 2) << 10) | i
  }
}

function furtherSlot(character: i32): i32 {
  return (multiply(character, -1640531535) >>> 16) & (FURTHER_SLOTS - 1)
}

/** Cost of hearing one character for another, in hundredths: the least over all their readings (P1, P3). */
export function costOfSound(a: i32, aReading: i32, b: i32, bReading: i32): i32 {
  if (a == b) return 0
  if (aReading == 0 || bReading == 0) return 100
  let best = costOfReadings(aReading, bReading)
  if (best > 0 && bReading & OPEN_READING) {
    for (let next = furtherReading(b, furtherSlot(b)); next != 0; next = furtherReading(b, next & 1023))
      best = smaller(best, costOfReadings(aReading, next >> 10))
  }
  if (best > 0 && aReading & OPEN_READING) {
    for (let next = furtherReading(a, furtherSlot(a)); next != 0; next = furtherReading(a, next & 1023))
      best = smaller(best, costOfSound(a, next >> 10, b, bReading))
  }
  return best
}

/** Whether two characters have a reading in common, tones apart. */
export function sameSyllable(a: i32, aReading: i32, b: i32, bReading: i32): i32 {
  if (a == b) return 1
  if (aReading == 0 || bReading == 0) return 0
  if (((aReading ^ bReading) & 16383) >> 3 == 0) return 1
  if (bReading & OPEN_READING) {
    for (let next = furtherReading(b, furtherSlot(b)); next != 0; next = furtherReading(b, next & 1023))
      if (sameSyllable(a, aReading, b, next >> 10)) return 1
  }
  if (aReading & OPEN_READING) {
    for (let next = furtherReading(a, furtherSlot(a)); next != 0; next = furtherReading(a, next & 1023))
      if (sameSyllable(a, next >> 10, b, bReading)) return 1
  }
  return 0
}

function weightAt(i: i32): i32 {
  return i == 0 ? getI32(P_HAN_FIRST) : 100
}

function sameAt(a: i32, i: i32, b: i32, j: i32): i32 {
  return getU16(a + (i << 1)) == getU16(b + (j << 1)) ? 1 : 0
}

/** How many characters two runs have in common at their beginning. */
function commonStart(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  const shorter = smaller(aLength, bLength)
  let length: i32 = 0
  while (length < shorter && sameAt(a, length, b, length)) length++
  return length
}

/** How many they have in common at their end, behind `from`. */
function commonEnd(a: i32, aLength: i32, b: i32, bLength: i32, from: i32): i32 {
  const most = smaller(aLength, bLength) - from
  let length: i32 = 0
  while (length < most && sameAt(a, aLength - 1 - length, b, bLength - 1 - length)) length++
  return length
}

/** Cost of leaving out characters `from` to `end`. */
function dropAll(from: i32, end: i32): i32 {
  return from < end ? (end - from) * 100 + (from == 0 ? getI32(P_HAN_FIRST) - 100 : 0) : 0
}

/** A cost in hundredths of a character as a share of 10,000 of all characters of the longer run. */
function shareOf(cost: i32, aLength: i32, bLength: i32): i32 {
  return smaller(ONE, ((cost * ONE) / (larger(aLength, bLength) * 100 + getI32(P_HAN_FIRST) - 100)) | 0)
}

/**
 * Share of 10,000 that the cheapest alignment of two runs of characters loses as text (T3, readings 0) or by sound (P3,
 * readings given). What they have in common at either end is cut off first.
 */
function lossOfCharacters(a: i32, aReadings: i32, aLength: i32, b: i32, bReadings: i32, bLength: i32): i32 {
  const from = commonStart(a, aLength, b, bLength)
  const end = commonEnd(a, aLength, b, bLength, from)
  const aEnd = aLength - end
  const bEnd = bLength - end
  if (aEnd == from || bEnd == from) return shareOf(dropAll(from, larger(aEnd, bEnd)), aLength, bLength)
  let before: i32 = ROWS
  let last: i32 = ROWS + 256
  let row: i32 = ROWS + 512
  for (let j = from; j <= bEnd; j++) setI32(last + ((j - from) << 2), dropAll(from, j))
  for (let i = from; i < aEnd; i++) {
    const drop = weightAt(i)
    let left = getI32(last) + drop
    setI32(row, left)
    for (let j = from; j < bEnd; j++) {
      const at = (j - from) << 2
      let replace: i32 = sameAt(a, i, b, j) ? 0 : 100
      if (replace != 0 && aReadings != 0)
        replace = costOfSound(
          getU16(a + (i << 1)),
          getU16(aReadings + (i << 1)),
          getU16(b + (j << 1)),
          getU16(bReadings + (j << 1)),
        )
      const weight: i32 = i == 0 || j == 0 ? getI32(P_HAN_FIRST) : 100
      let best = getI32(last + at) + (((weight * replace) / 100) | 0)
      best = smaller(best, getI32(last + at + 4) + drop)
      best = smaller(best, left + weightAt(j))
      if (aReadings == 0 && i > from && j > from && sameAt(a, i, b, j - 1) && sameAt(a, i - 1, b, j)) {
        const mean = (weightAt(smaller(i, j) - 1) + 100) >> 1
        best = smaller(best, getI32(before + at - 4) + (((mean * getI32(P_HAN_SWAP)) / 100) | 0))
      }
      setI32(row + at + 4, best)
      left = best
    }
    const spare = before
    before = last
    last = row
    row = spare
  }
  return shareOf(getI32(last + ((bEnd - from) << 2)), aLength, bLength)
}

/** Cost of taking one character for another by its shape, in hundredths. */
function costOfShape(a: i32, b: i32): i32 {
  const like = lookAlike(a, b)
  return like >= getI32(P_LOOK_ALIKE_LEAST) ? 100 - like : 100
}

/**
 * The same by shape (G2). LEAST_USED is then the likeness of the least alike pair that was regarded as the same, of
 * 10,000.
 */
function lossOfShapes(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  let last: i32 = ROWS
  let row: i32 = ROWS + 256
  for (let j: i32 = 0; j <= bLength; j++) {
    setI32(last + (j << 2), dropAll(0, j))
    setI32(last + LEAST + (j << 2), 100)
  }
  for (let i: i32 = 0; i < aLength; i++) {
    const drop = weightAt(i)
    setI32(row, getI32(last) + drop)
    setI32(row + LEAST, 100)
    for (let j: i32 = 0; j < bLength; j++) {
      const at = j << 2
      const replace = costOfShape(getU16(a + (i << 1)), getU16(b + (j << 1)))
      let best = getI32(last + at) + (((weightAt(smaller(i, j)) * replace) / 100) | 0)
      let least = getI32(last + LEAST + at)
      if (replace < 100) least = smaller(least, 100 - replace)
      const dropped = getI32(last + at + 4) + drop
      if (dropped < best) {
        best = dropped
        least = getI32(last + LEAST + at + 4)
      }
      const added = getI32(row + at) + weightAt(j)
      if (added < best) {
        best = added
        least = getI32(row + LEAST + at)
      }
      setI32(row + at + 4, best)
      setI32(row + LEAST + at + 4, least)
    }
    const spare = last
    last = row
    row = spare
  }
  setI32(LEAST_USED, getI32(last + LEAST + (bLength << 2)) * 100)
  return shareOf(getI32(last + (bLength << 2)), aLength, bLength)
}

function strictness(aLength: i32, bLength: i32): i32 {
  return getI32(P_HAN_STRICT + ((smaller(smaller(aLength, bLength), 3) - 1) << 2))
}

/** Likeness as text: T3. */
export function likeCharacters(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  if (aLength == 0 || bLength == 0) return 0
  const loss = lossOfCharacters(a, 0, aLength, b, 0, bLength)
  const like = larger(0, ONE - (((loss * strictness(aLength, bLength)) / 100) | 0))
  return smaller(aLength, bLength) >= 3 ? getU16(POWER + (like << 1)) : like
}

/** Likeness as seen: G2, never more than that of the least alike look-alikes; 0 where there are none. */
export function likeShapes(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  if (!anyLookAlike(a, aLength, b, bLength)) return 0
  const loss = lossOfShapes(a, aLength, b, bLength)
  const like = larger(0, ONE - (((loss * strictness(aLength, bLength)) / 100) | 0))
  return smaller(like, getI32(LEAST_USED))
}

function anyLookAlike(a: i32, aLength: i32, b: i32, bLength: i32): i32 {
  const least = getI32(P_LOOK_ALIKE_LEAST)
  for (let i: i32 = 0; i < aLength; i++) {
    const one = getU16(a + (i << 1))
    if (!hasLookAlike(one)) continue
    for (let j: i32 = 0; j < bLength; j++) {
      const other = getU16(b + (j << 1))
      if (one != other && lookAlike(one, other) >= least) return 1
    }
  }
  return 0
}

/** Likeness as heard: P1 and P3; 0 where neither run has a reading. */
export function likeReadings(a: i32, aReadings: i32, aLength: i32, b: i32, bReadings: i32, bLength: i32): i32 {
  let same: i32 = aLength == bLength ? 1 : 0
  let read: i32 = 0
  for (let i: i32 = 0; i < aLength; i++) {
    const reading = getU16(aReadings + (i << 1))
    if (reading) read = 1
    if (!same) continue
    same = sameSyllable(getU16(a + (i << 1)), reading, getU16(b + (i << 1)), getU16(bReadings + (i << 1)))
  }
  if (!read || bLength == 0) return 0
  return same ? ONE : ONE - lossOfCharacters(a, aReadings, aLength, b, bReadings, bLength)
}
