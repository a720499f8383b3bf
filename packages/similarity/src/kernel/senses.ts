import { getI32, larger, setI32, smaller, type i32 } from './platform.ts'
import { PAIR } from './workspace.ts'
import {
  FAMILY_JOINING,
  O_LOWERED,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  P_OTHER_MEANING,
  P_OTHER_WORD,
  P_OTHER_WORD_BESIDE,
  P_SENSE_RANKS,
  SENSE_ECHO,
  SENSE_NAME,
  SENSE_NAMED,
  SENSE_ORDINARY,
} from './memory-map.ts'
import {
  coreLength,
  coreLetters,
  coreStart,
  familyCount,
  familyOfWord,
  isHan,
  isWord,
  senseAt,
  senseCount,
  standsInWeak,
} from './elements.ts'
import { sameWord, wordEnd } from './letter-words.ts'

const MEANT: i32 = 0x0fffffff

function shareOfRank(sense: i32): i32 {
  return getI32(P_SENSE_RANKS + ((sense >>> 28) << 2))
}

function isName(sense: i32): i32 {
  return sense >>> 28 == SENSE_NAME || sense >>> 28 >= SENSE_NAMED ? 1 : 0
}

/**
 * How similar the meanings of two cores are, of 10,000 (M1, M3): what they have in common counts as much as the lesser of
 * its two ranks. 0 where one of them has no known meaning or they share none. O_SENSE is then 1 of words, 2 of names, 3 where
 * one only sounds like a name of the other and 4 where such names are beside other words, both across scripts alone.
 */
export function likeMeanings(a: i32, b: i32): i32 {
  let best: i32 = 0
  for (let i: i32 = 0; i < senseCount(a); i++) {
    const one = senseAt(a, i)
    for (let j: i32 = 0; j < senseCount(b); j++) {
      const other = senseAt(b, j)
      if (((one ^ other) & MEANT) != 0) continue
      const echoes: i32 = one >>> 28 == SENSE_ECHO || other >>> 28 == SENSE_ECHO ? 1 : 0
      if (echoes && (isHan(a) == isHan(b) || one >>> 28 == other >>> 28)) continue
      const inPart: i32 = one >>> 28 >= SENSE_NAMED || other >>> 28 >= SENSE_NAMED ? 1 : 0
      if (inPart && (isHan(a) == isHan(b) || !isName(one) || !isName(other))) continue
      const share = smaller(shareOfRank(one), shareOfRank(other))
      if (share <= best) continue
      best = share
      const named: i32 = one >>> 28 == SENSE_NAME && other >>> 28 == SENSE_NAME ? 2 : 1
      setI32(PAIR + O_SENSE, inPart ? 4 : echoes ? 3 : named)
    }
  }
  return best
}

/** Whether two words are ordinary ones of the same family. */
function areOfOneFamily(a: i32, b: i32): i32 {
  for (let i: i32 = 0; i < senseCount(a); i++) {
    if (senseAt(a, i) >>> 28 != SENSE_ORDINARY) continue
    for (let j: i32 = 0; j < senseCount(b); j++) if (senseAt(a, i) == senseAt(b, j)) return 1
  }
  return 0
}

/** Whether a core has a meaning besides being the name of a well-known mark: CHANEL has none, CREST has. */
function hasMeaning(element: i32): i32 {
  if (!isWord(element) || senseAt(element, 0) >>> 28 != SENSE_NAME) return isWord(element)
  for (let i: i32 = 1; i < senseCount(element); i++) if (senseAt(element, i) >>> 28 == SENSE_ORDINARY) return 1
  return 0
}

/**
 * Weighs what two cores of one element mean: what they share makes the meaning, up to `most`. Returns whether both
 * have a meaning and share none.
 */
export function weighMeanings(a: i32, b: i32, most: i32): i32 {
  if (senseCount(a) == 0 || senseCount(b) == 0) return 0
  const like = likeMeanings(a, b)
  if (like == 0) return hasMeaning(a) && hasMeaning(b) && !areOfOneFamily(a, b) ? 1 : 0
  setI32(PAIR + O_MEANING, larger(getI32(PAIR + O_MEANING), smaller(like, most)))
  return 0
}

/**
 * M5: where two marks are words of clearly different meaning, what is seen and heard counts less; to `share` of it, of 100,
 * where only a part of them is.
 */
export function lowerForMeaning(share: i32): void {
  const lost = (100 - getI32(P_OTHER_MEANING)) * share
  setI32(PAIR + O_SCORE, ((getI32(PAIR + O_SCORE) * (10000 - lost)) / 10000) | 0)
  setI32(PAIR + O_LOWERED, 1)
}

/**
 * To what share, of 100, the meanings of two marks of as many words differ of which only two do, ordinary ones of different
 * families: by their letters, and more where the other words are ordinary too. 0 of all other marks, and where both words
 * only describe.
 */
export function shareOfOtherWord(a: i32, b: i32): i32 {
  const count = familyCount(a)
  if (count == 0 || count != familyCount(b)) return 0
  const one = coreLetters(a)
  const other = coreLetters(b)
  const aLength = coreLength(a)
  const bLength = coreLength(b)
  let differing: i32 = 0
  let times: i32 = P_OTHER_WORD
  let i: i32 = 0
  let j: i32 = 0
  for (let word: i32 = 0; word < count; word++) {
    const iEnd = wordEnd(one, aLength, i)
    const jEnd = wordEnd(other, bLength, j)
    const family = familyOfWord(a, word)
    const isWeakWord = standsInWeak(a, coreStart(a) + i)
    if (iEnd - i == jEnd - j && sameWord(one, i, other, j, iEnd - i)) {
      if (family == 0 && !isWeakWord) times = P_OTHER_WORD_BESIDE
    } else {
      const otherFamily = familyOfWord(b, word)
      if (differing > 0 || family == otherFamily || family <= FAMILY_JOINING || otherFamily <= FAMILY_JOINING) return 0
      if (isWeakWord && standsInWeak(b, coreStart(b) + j)) return 0
      differing = larger(iEnd - i, jEnd - j)
    }
    i = iEnd
    j = jEnd
  }
  return smaller(100, ((differing * getI32(times)) / larger(aLength, bLength)) | 0)
}
