import { letterNumber } from './alphabet.ts'
import * as at from './kernel/memory-map.ts'
import { kernelTables } from './tables.ts'

/** Letters by their numbers with look-alikes read as one (rule G3); marks look the same where these are equal. */
export function skeletonOf(letters: readonly number[]): number[] {
  const shape = kernelTables().subarray(at.SKELETON, at.SKELETON + 128)
  const [c, d, l, m, n, r, v, w] = Array.from('cdlmnrvw', (letter) => letterNumber(letter.charCodeAt(0)))
  const skeleton: number[] = []
  for (let i = 0; i < letters.length; i++) {
    const [one, next] = [letters[i]!, letters[i + 1]]
    const joined =
      next === n && (one === r || one === n) ? m : one === v && next === v ? w : one === c && next === l ? d : 0
    skeleton.push(joined || shape[one]!)
    if (joined) i++
  }
  return skeleton
}
