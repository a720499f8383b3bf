import * as at from '../kernel/memory-map.ts'
import type { MarkElement } from '../mark-element.ts'
import type { Finding } from '../score-marks.ts'
import { readTogether, type ReadingPair } from './sides.ts'

/** Characters that are alike to that extent, of 1, may be said to sound similar. */
const HEARD_ALIKE = 0.85

/** How two cores of Han characters are read where they may be said to have the same or similar pinyin; undefined where not. */
export function readAlike(a: MarkElement, b: MarkElement, finding: Finding): ReadingPair[] | undefined {
  const read = readTogether(a, b)
  return read && (finding.sound >= HEARD_ALIKE * at.ONE || read.every(isSameSyllable)) ? read : undefined
}

/** Whether two readings are the same, tones apart. */
export const isSameSyllable = ([one, other]: ReadingPair) => (one & TONELESS) === (other & TONELESS)
const TONELESS = 16383 & ~7
