import { getI32, larger, setI32, smaller, type i32 } from './platform.ts'
import { PAIR } from './workspace.ts'
import {
  O_ADDED_RARITY,
  O_MEANING,
  O_SHARED_DISTINCT,
  O_SHARED_RARITY,
  O_TEXT_SIGNAL,
  ONE,
  P_ADDED,
  P_WEAK_FACTOR,
  P_WEAK_SHARED,
  T_CONTAINED,
  T_REPEATED,
} from './memory-map.ts'
import { setText } from './channels.ts'
import { coreLength, coreStart, distinctiveness, rarityOfPart } from './elements.ts'

/**
 * T6: weighs a core `a` that is in the longer core `b` from its unit `at` on by how distinctive what both have and
 * what is added are. Returns the distinctiveness of what both have, of 10,000.
 */
export function weighContained(a: i32, b: i32, at: i32): i32 {
  const aStart = coreStart(a)
  const aEnd = aStart + coreLength(a)
  const start = coreStart(b)
  const from = start + at
  const to = from + coreLength(a)
  const end = start + coreLength(b)
  const shared = distinctiveness(a, aStart, aEnd)
  const added = larger(distinctiveness(b, start, from), distinctiveness(b, to, end))
  const value = larger(0, ONE - (((getI32(P_ADDED) * 100 * added) / (shared + added)) | 0))
  const weak = shared < getI32(P_WEAK_SHARED)
  setText(weak ? ((value * getI32(P_WEAK_FACTOR)) / 100) | 0 : smaller(value, ONE), T_CONTAINED)
  setI32(PAIR + O_SHARED_DISTINCT, shared)
  setI32(PAIR + O_SHARED_RARITY, rarityOfPart(a, aStart, aEnd))
  setI32(PAIR + O_ADDED_RARITY, larger(rarityOfPart(b, start, from), rarityOfPart(b, to, end)))
  return shared
}

/**
 * L25: whether a mark that contains the other has no more in common with it than what is weak; a form of the same word
 * and a repetition have.
 */
export function containsOnlyWeak(): i32 {
  if (getI32(PAIR + O_MEANING) > 0 || getI32(PAIR + O_TEXT_SIGNAL) == T_REPEATED) return 0
  const shared = getI32(PAIR + O_SHARED_DISTINCT)
  return shared > 0 && shared < getI32(P_WEAK_SHARED) ? 1 : 0
}
