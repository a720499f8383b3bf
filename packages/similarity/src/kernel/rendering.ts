import { getI32, getU16, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { ROWS } from './workspace.ts'
import {
  BREATH,
  CONSONANT,
  LOAN_ONSET,
  LOAN_VOWEL,
  ONE,
  P_LOAN_ADDED_VOWEL,
  P_LOAN_CODA,
  P_LOAN_DROP_LAST,
  P_LOAN_DROP_R,
  P_LOAN_DROP_VOWEL,
  P_LOAN_ONSET,
  P_LOAN_VOWEL,
} from './memory-map.ts'
import { coreLength, coreReadings, soundLength, soundsOf } from './elements.ts'

const G: i32 = 7
const H: i32 = 8
const L: i32 = 12
const M: i32 = 13
const N: i32 = 14
const I: i32 = 9
const R: i32 = 18
const S: i32 = 19
const T: i32 = 20
const U: i32 = 21
const RESPELT_Y: i32 = 25
/** Rows of LOAN_ONSET for what begins with a glide. */
const Y: i32 = 24
const W: i32 = 25
/** Places in a row of LOAN_VOWEL: the row of LOAN_ONSET without an initial, whether it ends in n, its cost for no vowel. */
const ALONE: i32 = 61
const NASAL: i32 = 62
const BARE: i32 = 63

function soundAt(sounds: i32, length: i32, i: i32): i32 {
  const sound: i32 = i < length ? asVowel(getU8(sounds + i) & 63) : 0
  return sound == BREATH ? H : sound
}
/** A rendering begins the syllable YA with an i. */
function asVowel(sound: i32): i32 {
  return sound == RESPELT_Y ? I : sound
}
function isVowelSound(sound: i32): i32 {
  return sound != 0 && getU8(CONSONANT + sound) == 0 ? 1 : 0
}
function isNasal(sound: i32): i32 {
  return sound == N || sound == M ? 1 : 0
}

/** What a rendering loses where it leaves out a sound. */
function dropCost(sounds: i32, length: i32, i: i32): i32 {
  const sound = asVowel(getU8(sounds + i) & 63)
  if (isVowelSound(sound)) return getI32(P_LOAN_DROP_VOWEL)
  // r and l are seldom rendered behind a vowel: CARTIER is 卡地亚.
  if ((sound == R || sound == L) && i > 0 && isVowelSound(asVowel(getU8(sounds + i - 1) & 63)))
    return getI32(P_LOAN_DROP_R)
  return i == length - 1 ? getI32(P_LOAN_DROP_LAST) : 100
}

/** Cost of a vowel, or of two where `next` is not 0, for the final whose costs are given. */
function vowelCost(costs: i32, vowel: i32, next: i32): i32 {
  if (next == 0) return getU8(costs + vowel)
  if (glideOf(costs) == vowel) return getU8(costs + next)
  return ((getU8(costs + vowel) + getU8(costs + next)) >> 1) + getI32(P_LOAN_ADDED_VOWEL)
}

/** The vowel that a final glides from, as ia does from i; 0 of others. */
function glideOf(costs: i32): i32 {
  const alone = getU8(costs + ALONE)
  return alone == Y ? I : alone == W ? U : 0
}

/**
 * Lowers the costs of `row` by every way in which a syllable may stand for sounds from `from` on: at most two consonants,
 * two vowels and a nasal. `before` is the cost of what comes before.
 */
function renderSyllable(reading: i32, sounds: i32, length: i32, from: i32, before: i32, row: i32): void {
  const initial = (reading >> 9) & 31
  const costs = LOAN_VOWEL + (((reading >> 3) & 63) << 6)
  const onsets = LOAN_ONSET + ((initial > 0 ? initial : getU8(costs + ALONE)) << 5)
  const first = soundAt(sounds, length, from)
  const next = soundAt(sounds, length, from + 1)
  const vowel = isVowelSound(first)
  // The beginning of YA and WA is a vowel as they are respelt.
  const glides: i32 = initial == 0 && vowel && first == glideOf(costs) && isVowelSound(next) ? 1 : 0
  // SH, TH and TS are one consonant.
  const joined: i32 = (next == H && (first == S || first == T)) || (next == S && first == T) ? 1 : 0
  const least: i32 = vowel ? 0 : 1
  const most: i32 = vowel ? glides : 1 + joined
  const nasal: i32 = getU8(costs + NASAL)
  for (let begun = least; begun <= most; begun++) {
    const onset: i32 = begun && vowel ? 0 : first > 31 ? 100 : getU8(onsets + (begun ? first : 0))
    const start = from + begun
    for (let vowels: i32 = 0; vowels <= 2; vowels++) {
      if (vowels > 0 && !isVowelSound(soundAt(sounds, length, start + vowels - 1))) break
      if (begun + vowels == 0) continue
      let heard: i32 = getU8(costs + BARE)
      if (vowels > 0) {
        const second: i32 = vowels == 2 ? soundAt(sounds, length, start + 1) : 0
        heard = vowelCost(costs, soundAt(sounds, length, start), second)
      }
      addEndings(sounds, length, start + vowels, before + weigh(onset, heard, begun), nasal && vowels > 0 ? 1 : 0, row)
    }
  }
}

/** A vowel alone says more of its syllable than one behind a consonant. */
function weigh(onset: i32, vowel: i32, begun: i32): i32 {
  const share = getI32(P_LOAN_ONSET)
  return ((onset * share + vowel * (begun ? 100 - share : getI32(P_LOAN_VOWEL))) / 100) | 0
}

/** Lowers the costs of `row` at the end of a syllable, without and with a nasal, of which the final has one or has not. */
function addEndings(sounds: i32, length: i32, end: i32, cost: i32, nasal: i32, row: i32): void {
  const coda = getI32(P_LOAN_CODA)
  lowerTo(row, end, cost + (nasal ? coda : 0))
  if (!isNasal(soundAt(sounds, length, end)) || !isVowelSound(asVowel(getU8(sounds + end - 1) & 63))) return
  const closed = cost + (nasal ? 0 : coda)
  lowerTo(row, end + 1, closed)
  if (soundAt(sounds, length, end + 1) == G) lowerTo(row, end + 2, closed)
}

function lowerTo(row: i32, place: i32, cost: i32): void {
  const at = row + (place << 2)
  if (cost < getI32(at)) setI32(at, cost)
}

const NEVER: i32 = 1000000

/**
 * How nearly the syllables of characters are those of a foreign word, in order (P8), of 10,000: each syllable stands for
 * at most a consonant, a vowel and a nasal, and what either has more counts against it. Less than `least` comes out as 0.
 */
export function likeRendering(han: i32, latin: i32, least: i32): i32 {
  const readings = coreReadings(han)
  const syllables = coreLength(han)
  const sounds = soundsOf(latin)
  const length = soundLength(latin)
  // A syllable takes up to five sounds, and most of a word without a vowel between its consonants as many syllables.
  if (length == 0 || length > 5 * syllables || syllables > length) return 0
  const limit = (ONE - least) * syllables
  let last: i32 = ROWS
  let row: i32 = ROWS + 256
  for (let j: i32 = 0; j <= length; j++) setI32(last + (j << 2), NEVER)
  setI32(last, 0)
  for (let i: i32 = 0; i < syllables; i++) {
    const reading = getU16(readings + (i << 1)) & 16383
    for (let j: i32 = 0; j <= length; j++) setI32(row + (j << 2), getI32(last + (j << 2)) + 100)
    let lowest: i32 = NEVER
    for (let j: i32 = 0; j <= length; j++) {
      const before = getI32(last + (j << 2))
      if (j < length && before * 100 <= limit) renderSyllable(reading, sounds, length, j, before, row)
      if (j > 0) lowerTo(row, j, getI32(row + ((j - 1) << 2)) + dropCost(sounds, length, j - 1))
      lowest = smaller(lowest, getI32(row + (j << 2)))
    }
    if (lowest * 100 > limit) return 0
    const spare = last
    last = row
    row = spare
  }
  const cost = getI32(last + (length << 2)) * 100
  if (cost > limit) return 0
  return larger(0, ONE - ((cost / syllables) | 0))
}
