import { getI32, setI32, type i32 } from './platform.ts'
import { PAIR } from './workspace.ts'
import {
  B_CAP_WEAK,
  O_ADDED_RARITY,
  O_BOUND,
  O_CROSS,
  O_LOWERED,
  O_MEANING,
  O_SCORE,
  O_SENSE,
  O_SHAPE,
  O_SHARED_DISTINCT,
  O_SHARED_RARITY,
  O_SOUND,
  O_TEXT,
  O_TEXT_SIGNAL,
  ONE,
  P_CAP_L25,
  P_SCORE_MAX,
  P_WEAK_SPREAD,
  P_MEANING,
  P_SECOND,
  P_SHAPE,
} from './memory-map.ts'

export function setText(value: i32, signal: i32): void {
  if (value <= getI32(PAIR + O_TEXT)) return
  setI32(PAIR + O_TEXT, value)
  setI32(PAIR + O_TEXT_SIGNAL, signal)
}

export function clearPair(): void {
  setI32(PAIR + O_SCORE, 0)
  setI32(PAIR + O_TEXT, 0)
  setI32(PAIR + O_SOUND, 0)
  setI32(PAIR + O_SHAPE, 0)
  setI32(PAIR + O_MEANING, 0)
  setI32(PAIR + O_TEXT_SIGNAL, 0)
  setI32(PAIR + O_CROSS, 0)
  setI32(PAIR + O_BOUND, 0)
  setI32(PAIR + O_SENSE, 0)
  setI32(PAIR + O_LOWERED, 0)
  setI32(PAIR + O_SHARED_DISTINCT, 0)
  setI32(PAIR + O_SHARED_RARITY, 0)
  setI32(PAIR + O_ADDED_RARITY, 0)
}

/** The best weighted channel, and a share of the second best of what it leaves (rule section 3.1). */
export function combineChannels(soundWeight: i32): i32 {
  let best = getI32(PAIR + O_TEXT)
  let second: i32 = 0
  for (let channel: i32 = 0; channel < 3; channel++) {
    const weight = channel == 0 ? soundWeight : getI32(channel == 1 ? P_SHAPE : P_MEANING)
    const value = ((getI32(PAIR + O_SOUND + (channel << 2)) * weight) / 100) | 0
    if (value > best) {
      second = best
      best = value
    } else if (value > second) second = value
  }
  const left = (((ONE - best) * second) / ONE) | 0
  return best + (((left * getI32(P_SECOND)) / 100) | 0)
}

/** Raises the score of the pair to `floor`, in hundredths, and notes why. */
export function raise(floor: i32, bound: i32): void {
  if (getI32(PAIR + O_SCORE) >= floor * 100) return
  setI32(PAIR + O_SCORE, floor * 100)
  setI32(PAIR + O_BOUND, bound)
}

/** Lowers the score of the pair to `cap`, in hundredths, and notes why. */
export function lower(cap: i32, bound: i32): void {
  if (getI32(PAIR + O_SCORE) <= cap * 100) return
  setI32(PAIR + O_SCORE, cap * 100)
  setI32(PAIR + O_BOUND, bound)
}

/**
 * L25: what only weak words have in common is no more similar than the cap, and similar for no other reason. Scores from
 * somewhat below it on are drawn together up to the cap, so that they keep their order.
 */
export function lowerToWeak(): void {
  const cap = getI32(P_CAP_L25) * 100
  const least = cap - getI32(P_WEAK_SPREAD) * 100
  const above = getI32(PAIR + O_SCORE) - least
  if (above > 0) setI32(PAIR + O_SCORE, least + (((above * (cap - least)) / (getI32(P_SCORE_MAX) * 100 - least)) | 0))
  setI32(PAIR + O_BOUND, B_CAP_WEAK)
}
