import { getI32, getU8, larger, setI32, smaller, type i32 } from './platform.ts'
import { OUT, PAIR } from './workspace.ts'
import {
  B_CAP_WEAK,
  E_KIND,
  K_DIGITS,
  K_FIRST,
  K_LONGER,
  K_MIXED,
  K_SYMBOLS,
  O_BOUND,
  O_IDENTITY,
  O_PAIR,
  O_PARTS,
  O_SCORE,
  ONE,
  RESULT_SIZE,
  P_CAP_L25,
  P_CORE_EQUAL,
  P_CUT,
  P_CUT_PARTS,
  P_LEAST,
  P_NUMERALS,
  P_PINYIN,
  P_PART_DIFFERS,
  P_PART_DIGITS,
  P_PART_HAN,
  P_PART_LATIN,
  P_PART_NEXT,
  P_PART_SHORT,
  P_PART_SHORT_LENGTH,
  P_SCORE_MAX,
  P_WEAK_SHARED,
} from './memory-map.ts'
import { compareAcross } from './cross.ts'
import { coreLength, coreStart, distinctiveness, isHan, kindOf, sameRun, sameUnits } from './elements.ts'
import { compareHan } from './han-pair.ts'
import { compareLetters } from './letter-pair.ts'

/**
 * Compares two marks, each given by its element of Han characters (with kana and hangul) and its element of letters,
 * digits or symbols; 0 stands for none. Returns the score in tenths; what it is made of is in OUT.
 */
export function scoreMarks(aHan: i32, aLatin: i32, bHan: i32, bLatin: i32): i32 {
  for (let i: i32 = 0; i < RESULT_SIZE; i += 4) setI32(OUT + i, 0)
  if (aHan == 0 && aLatin == 0) return 0
  const identity = findIdentity(aHan, aLatin, bHan, bLatin)
  if (identity) {
    setI32(OUT + O_IDENTITY, identity)
    setI32(OUT + O_SCORE, identity == 1 ? 1000 : getI32(P_CORE_EQUAL) * 10)
    return getI32(OUT + O_SCORE)
  }
  const parts: i32 =
    (hasCore(aHan) ? 1 : 0) + (hasCore(aLatin) ? 1 : 0) + (hasCore(bHan) ? 1 : 0) + (hasCore(bLatin) ? 1 : 0)
  const one: i32 = hasCore(aHan) ? aHan : 0
  const other: i32 = hasCore(bHan) ? bHan : 0
  const letters = spelled(aLatin)
  const otherLetters = spelled(bLatin)
  return weighParts(one, letters, other, otherLetters, parts)
}

/** 1 where two marks are the same, 2 where they are but for legal forms, domain endings and articles, else 0. */
export function findIdentity(aHan: i32, aLatin: i32, bHan: i32, bLatin: i32): i32 {
  if (aHan != 0 && bHan != 0 && !sameOrder(aLatin, bLatin)) return 0
  if (sameElement(aHan, bHan) && sameElement(aLatin, bLatin)) return 1
  const han = hasCore(aHan) && hasCore(bHan)
  const latin = hasCore(aLatin) && hasCore(bLatin)
  return (han || latin) &&
    sameCore(hasCore(aHan) ? aHan : 0, hasCore(bHan) ? bHan : 0) &&
    sameCore(hasCore(aLatin) ? aLatin : 0, hasCore(bLatin) ? bLatin : 0)
    ? 2
    : 0
}

function hasCore(element: i32): i32 {
  return element != 0 && coreLength(element) > 0 ? 1 : 0
}
/** An element of letters or digits, which can be similar to another; symbols are the same or nothing. */
function spelled(element: i32): i32 {
  return hasCore(element) && kindOf(element) != K_SYMBOLS ? element : 0
}
function sameElement(a: i32, b: i32): i32 {
  if (a == 0 || b == 0) return a == b ? 1 : 0
  return sameUnits(a, b)
}
function sameOrder(a: i32, b: i32): i32 {
  return a == 0 || b == 0 || ((getU8(a + E_KIND) ^ getU8(b + E_KIND)) & (K_FIRST | K_MIXED)) == 0 ? 1 : 0
}
function sameCore(a: i32, b: i32): i32 {
  if (a == 0 || b == 0) return a == b ? 1 : 0
  if ((getU8(a + E_KIND) | getU8(b + E_KIND)) & K_LONGER) return sameUnits(a, b)
  const length = coreLength(a)
  if (length != coreLength(b) || isHan(a) != isHan(b)) return 0
  return sameRun(a, coreStart(a), b, coreStart(b), length)
}

/** Compares the part of one mark with that of the other where both have it, and keeps the better in OUT. */
function weighParts(aHan: i32, aLatin: i32, bHan: i32, bLatin: i32, parts: i32): i32 {
  const bothPairs = aHan && bHan && aLatin && bLatin
  const cut = getI32(bothPairs ? P_CUT_PARTS : P_CUT)
  let best: i32 = 0
  let next: i32 = 0
  let han: i32 = 0
  let latin: i32 = 0
  if (aHan && bHan) {
    han = comparePart(aHan, bHan, cut)
    best = weighted(han, partWeight(aHan, bHan, parts))
    keep(1)
  }
  if (aLatin && bLatin) {
    const weight = partWeight(aLatin, bLatin, parts)
    latin = comparePart(aLatin, bLatin, ((cut * 100) / weight) | 0)
    // Beside a pair that is worth it, the lesser one counts by its exact value, also where it is not worth it alone.
    if (latin == 0 && han > 0) latin = comparePart(aLatin, bLatin, 0)
    if (weighted(latin, weight) > best) {
      best = weighted(latin, weight)
      keep(2)
      if (bothPairs && han == 0) {
        han = comparePart(aHan, bHan, 0)
        const own = weighted(han, partWeight(aHan, bHan, parts))
        if (own >= best) {
          best = own
          keep(1)
        }
      }
    }
    next = getI32(OUT + O_PAIR) == 2 ? han : latin
  }
  // Across scripts nothing is nearer than pinyin of three syllables or the same number.
  const mostAcross = larger(getI32(P_NUMERALS), getI32(P_PINYIN + 8) * 100)
  if (aHan && bLatin && best < mostAcross) {
    compareAcross(aHan, bLatin, leastAcross(cut, best, next))
    if (getI32(PAIR + O_SCORE) > best) {
      best = getI32(PAIR + O_SCORE)
      next = 0
      keep(3)
    }
  }
  if (bHan && aLatin && best < mostAcross) {
    compareAcross(bHan, aLatin, leastAcross(cut, best, next))
    if (getI32(PAIR + O_SCORE) > best) {
      best = getI32(PAIR + O_SCORE)
      next = 0
      keep(4)
    }
  }
  if (best == 0) return 0
  if (parts > 2) {
    const pair = getI32(OUT + O_PAIR)
    best += weighted(next, getI32(P_PART_NEXT))
    if (bothPairs && smaller(han, latin) < 4000 && pair <= 2) best -= getI32(P_PART_DIFFERS) * 100
    if (pair <= 2 && isWeak(pair == 1 ? aHan : aLatin) && getI32(P_CAP_L25) * 100 < best) {
      best = getI32(P_CAP_L25) * 100
      setI32(OUT + O_BOUND, B_CAP_WEAK)
    }
    setI32(OUT + O_PARTS, 1)
  }
  best = smaller(larger(best, 0), getI32(P_SCORE_MAX) * 100)
  const score = ((best + 5) / 10) | 0
  setI32(OUT + O_SCORE, score)
  return score
}

/** What a pair across scripts must reach to change the score: nothing adds to it, so it makes a hit alone or none. */
function leastAcross(cut: i32, best: i32, next: i32): i32 {
  const isHit = best + weighted(next, getI32(P_PART_NEXT)) >= getI32(P_LEAST)
  return larger(best, cut && !isHit ? getI32(P_LEAST) : cut)
}

/** Compares two parts of the same script; equal cores are the best there is. */
function comparePart(a: i32, b: i32, cut: i32): i32 {
  if (isHan(a)) compareHan(a, b, cut)
  else compareLetters(a, b, cut)
  if (sameCore(a, b)) setI32(PAIR + O_SCORE, ONE)
  return getI32(PAIR + O_SCORE)
}

function weighted(score: i32, weight: i32): i32 {
  return ((score * weight) / 100) | 0
}

/** Weight of a part (rule section 3.3): 100 where neither mark has another one. */
function partWeight(a: i32, b: i32, parts: i32): i32 {
  if (parts == 2) return 100
  if (isHan(a)) return getI32(P_PART_HAN)
  if (kindOf(a) == K_DIGITS || kindOf(b) == K_DIGITS) return getI32(P_PART_DIGITS)
  const short = smaller(coreLength(a), coreLength(b)) <= getI32(P_PART_SHORT_LENGTH)
  return getI32(short ? P_PART_SHORT : P_PART_LATIN)
}

function isWeak(element: i32): i32 {
  const start = coreStart(element)
  return distinctiveness(element, start, start + coreLength(element)) < getI32(P_WEAK_SHARED) ? 1 : 0
}

/** Copies what the pair found to OUT. */
function keep(pair: i32): void {
  for (let i: i32 = O_PAIR; i < RESULT_SIZE; i += 4) setI32(OUT + i, getI32(PAIR + i))
  setI32(OUT + O_PAIR, pair)
}
