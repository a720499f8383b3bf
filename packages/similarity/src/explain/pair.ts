import type { MarkAnalysis } from '../analyze.ts'
import type { MarkElement } from '../mark-element.ts'
import * as at from '../kernel/memory-map.ts'
import type { Finding } from '../score-marks.ts'
import { commonReadings, coreUnits } from './sides.ts'
import { charactersAlike, lettersLookAlike } from '../tables.ts'

export type Pair = { a: MarkElement; b: MarkElement }

export type Channel = 'text' | 'sound' | 'shape' | 'meaning'
type ChannelShare = { channel: Channel; share: number }

/** The two elements that decided a score, with the channels that did, the best first. */
export type DecidingPair = Pair & { texts: { a: string; b: string }; channels: readonly ChannelShare[] }

export function decidingPair(finding: Finding, query: MarkAnalysis, found: MarkAnalysis): DecidingPair | null {
  const a = finding.pair === 1 || finding.pair === 3 ? query.han : query.latin
  const b = finding.pair === 1 || finding.pair === 4 ? found.han : found.latin
  if (finding.pair === 0 || !a || !b) return null
  return { a, b, texts: { a: query.text, b: found.text }, channels: channelsByWeight(finding, { a, b }) }
}

/** Whether an element is of kana or hangul, which are read by themselves. */
export const isNative = (element: MarkElement) => element.nativeLetters.length > 0

/** Channels by what they contribute to the score, the best first; those that say nothing are left out. */
function channelsByWeight(finding: Finding, pair: Pair): ChannelShare[] {
  const { soundHan, soundLatin, soundNative, shape, meaning } = finding.weights
  const soundOfHan = isNative(pair.a) && isNative(pair.b) ? soundNative : soundHan
  const sound = finding.pair === 1 ? soundOfHan : finding.pair === 2 ? soundLatin : 1
  const channels: ChannelShare[] = []
  const add = (channel: Channel, share: number) => {
    if (share <= 0) return
    let place = channels.length
    while (place > 0 && channels[place - 1]!.share < share) place--
    channels.splice(place, 0, { channel, share })
  }
  add('text', finding.text / at.ONE)
  add('sound', (finding.sound / at.ONE) * sound)
  add('shape', (finding.shape / at.ONE) * shape)
  add('meaning', (finding.meaning / at.ONE) * meaning)
  return channels
}

/** One step of an alignment; `left` has no place in `b`, `added` none in `a`, and swapped neighbours come as two steps. */
export type Step = { kind: 'same' | 'changed' | 'swapped' | 'left' | 'added'; i: number; j: number }

const SWAP_COST = 0.9
const LENGTH_MAX = 64
const cost = new Float64Array((LENGTH_MAX + 1) ** 2)

/** Whether units `i` of `a` and `j` of `b` and those before them are the same two in exchanged places. */
const crosses = (a: Units, b: Units, i: number, j: number) =>
  i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j] && a[i] !== b[j]

type Units = readonly number[]

/** Where the shorter run begins in the longer one; -1 where it is not in it. */
function placeOf(shorter: Units, longer: Units): number {
  for (let at = 0; at + shorter.length <= longer.length; at++)
    if (shorter.every((unit, i) => unit === longer[at + i])) return at
  return -1
}

/** The alignment of two runs of which the longer one has the other as a whole from its unit `at` on. */
function containedSteps(aLength: number, bLength: number, at: number): Step[] {
  const isA = aLength > bLength
  const shorter = Math.min(aLength, bLength)
  return Array.from({ length: Math.max(aLength, bLength) }, (_, n): Step => {
    const within = Math.min(Math.max(n - at, 0), shorter)
    const kind = n < at || n >= at + shorter ? (isA ? 'left' : 'added') : 'same'
    return isA ? { kind, i: n, j: within } : { kind, i: within, j: n }
  })
}

/**
 * A readable alignment of two runs of units: what is the same, what was exchanged, what only one of them has. `alike`
 * tells whether exchanging two units is more natural than leaving one out and adding the other.
 */
export function align(a: Units, b: Units, alike: (i: number, j: number) => boolean): Step[] {
  const within = a.length === b.length ? -1 : a.length > b.length ? placeOf(b, a) : placeOf(a, b)
  if (within >= 0) return containedSteps(a.length, b.length, within)
  let [aEnd, bEnd] = [Math.min(a.length, LENGTH_MAX), Math.min(b.length, LENGTH_MAX)]
  const steps: Step[] = []
  let from = 0
  while (from < aEnd && from < bEnd && a[from] === b[from]) from++
  while (aEnd > from && bEnd > from && a[aEnd - 1] === b[bEnd - 1]) steps.push({ kind: 'same', i: --aEnd, j: --bEnd })
  const width = bEnd - from + 1
  for (let i = 0; i <= aEnd - from; i++) cost[i * width] = i
  for (let j = 0; j < width; j++) cost[j] = j
  for (let i = 1; i <= aEnd - from; i++)
    for (let j = 1; j < width; j++) {
      const at = i * width + j
      const [x, y] = [from + i - 1, from + j - 1]
      const same = a[x] === b[y]
      let best = cost[at - width - 1]! + (same ? 0 : alike(x, y) ? 0.5 : 1.2)
      if (cost[at - width]! + 1 < best) best = cost[at - width]! + 1
      if (cost[at - 1]! + 1 < best) best = cost[at - 1]! + 1
      if (!same && i > 1 && j > 1 && crosses(a, b, x, y) && cost[at - 2 * width - 2]! + SWAP_COST < best)
        best = cost[at - 2 * width - 2]! + SWAP_COST
      cost[at] = best
    }
  let [i, j] = [aEnd, bEnd]
  while (i > from || j > from) {
    const at = (i - from) * width + (j - from)
    const here = cost[at]!
    if (j > from && here === cost[at - 1]! + 1) steps.push({ kind: 'added', i, j: --j })
    else if (i > from && here === cost[at - width]! + 1) steps.push({ kind: 'left', i: --i, j })
    else if (
      i - from > 1 &&
      j - from > 1 &&
      crosses(a, b, i - 1, j - 1) &&
      here === cost[at - 2 * width - 2]! + SWAP_COST
    ) {
      i -= 2
      j -= 2
      steps.push({ kind: 'swapped', i: i + 1, j }, { kind: 'swapped', i, j: j + 1 })
    } else {
      const kind = a[--i] === b[--j] ? 'same' : 'changed'
      steps.push({ kind, i, j })
    }
  }
  while (from > 0) steps.push({ kind: 'same', i: --from, j: from })
  return steps.toReversed()
}

/** How two exchanged units are related; undefined where they are not. */
export function relation({ a, b }: Pair, i: number, j: number): 'sound' | 'shape' | undefined {
  const [one, other] = [a.units[i]!, b.units[j]!]
  if (a.kind !== 'han') return lettersLookAlike(one, other) ? 'shape' : undefined
  if (commonReadings(a, i, b, j)) return 'sound'
  return charactersAlike(one, other) > 0 ? 'shape' : undefined
}

/** The alignment of the cores of two elements, by their units in the elements. */
export function alignCores(pair: Pair): Step[] {
  const { a, b } = pair
  const [i0, j0] = [a.core.start, b.core.start]
  const steps = align(coreUnits(a), coreUnits(b), (i, j) => relation(pair, i + i0, j + j0) !== undefined)
  return wholeSigns(
    steps.map(({ kind, i, j }) => ({ kind, i: i + i0, j: j + j0 })),
    pair,
  )
}

/** A sign that stands for several units, as ß does, is the same only as a whole. */
function wholeSigns(steps: readonly Step[], { a, b }: Pair): Step[] {
  const cutsA = cutSigns(a, steps, 'i')
  const cutsB = cutSigns(b, steps, 'j')
  if (cutsA.size === 0 && cutsB.size === 0) return [...steps]
  const cut = steps.map((step): Step =>
    step.kind === 'same' && (cutsA.has(a.starts[step.i]!) || cutsB.has(b.starts[step.j]!))
      ? { ...step, kind: 'changed' }
      : step,
  )
  // What one sign took may have been the same as part of another.
  return cut.some(({ kind }, n) => kind !== steps[n]!.kind) ? wholeSigns(cut, { a, b }) : cut
}

/** Where signs of several units begin of which not every unit is the same. */
function cutSigns({ starts }: MarkElement, steps: readonly Step[], place: 'i' | 'j'): Set<number> {
  const same = new Set(steps.flatMap((step) => (step.kind === 'same' ? [step[place]] : [])))
  return new Set(
    starts.filter((start, n) => {
      const shares = starts[n - 1] === start || starts[n + 1] === start
      return shares && !same.has(n)
    }),
  )
}
