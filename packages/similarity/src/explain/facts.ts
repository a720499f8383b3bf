import * as at from '../kernel/memory-map.ts'
import { coreLength, type MarkElement } from '../mark-element.ts'
import { charactersAlike } from '../tables.ts'
import type { DecidingPair, Step } from './pair.ts'
import type { Exchanged, Quoted, UnitName } from './sentences.ts'
import {
  commonRuns,
  coreUnits,
  cutsSign,
  lengthOf,
  printed,
  printedCore,
  type Common,
  type Run,
  type Side,
} from './sides.ts'

/** A stretch of one core that stands for a stretch of the other; one of them may be empty. */
export type Exchange = { a: Run; b: Run }

/** What can be said of two cores by comparing them unit by unit. */
export type Facts = {
  sides: { a: Side; b: Side }
  /** The cores as they are printed. */
  quoted: { a: Quoted; b: Quoted }
  length: { a: number; b: number }
  /** What differs, in order; everything else is the same. */
  exchanges: readonly Exchange[]
  /** Units that differ, of the side that has more of them. */
  changed: number
  /** Single units in the same place that are not the same. */
  pairs: readonly { i: number; j: number }[]
  common: readonly Common[]
  isSwapped: boolean
  unit: UnitName
}

/** `steps` is the alignment of the two cores. */
export function findFacts(pair: DecidingPair, steps: readonly Step[]): Facts {
  const { a, b } = pair
  const sides = { a: { element: a, text: pair.texts.a }, b: { element: b, text: pair.texts.b } }
  const exchanges = groupSteps(steps, a, b)
  const isWhole = ({ i, j, length }: Common) =>
    !cutsSign(sides.a, { start: i + a.core.start, end: i + a.core.start + length }) &&
    !cutsSign(sides.b, { start: j + b.core.start, end: j + b.core.start + length })
  const size = ({ start, end }: Run) => end - start
  return {
    sides,
    quoted: { a: printedCore(sides.a), b: printedCore(sides.b) },
    length: { a: coreLength(a), b: coreLength(b) },
    exchanges,
    changed: Math.max(
      exchanges.reduce((sum, each) => sum + size(each.a), 0),
      exchanges.reduce((sum, each) => sum + size(each.b), 0),
    ),
    pairs: steps.flatMap(({ kind, i, j }) => (kind === 'changed' ? [{ i, j }] : [])),
    common: commonRuns(coreUnits(a), coreUnits(b)).filter(isWhole),
    isSwapped: steps.some(({ kind }) => kind === 'swapped'),
    unit: unitOf(a, b),
  }
}

/** Neighbouring steps of difference as one exchange, places counted from the beginning of the elements. */
function groupSteps(steps: readonly Step[], a: MarkElement, b: MarkElement): Exchange[] {
  const found: Exchange[] = []
  let [i, j] = [a.core.start, b.core.start]
  let open: Exchange | null = null
  for (const { kind } of steps) {
    if (kind === 'same') {
      open = null
      i++
      j++
      continue
    }
    if (!open) found.push((open = { a: { start: i, end: i }, b: { start: j, end: j } }))
    if (kind !== 'added') open.a.end = ++i
    if (kind !== 'left') open.b.end = ++j
  }
  return found
}

function unitOf(a: MarkElement, b: MarkElement): UnitName {
  if (a.kind === 'han') return 'characters'
  return [a, b].every(({ coreText }) => /^\p{L}+$/u.test(coreText)) ? 'letters' : 'signs'
}

/** An exchange as it is printed; undefined where a side is empty or is not printed in one piece. */
export function printedExchange({ sides }: Facts, { a, b }: Exchange): Exchanged | undefined {
  if (cutsSign(sides.a, a) || cutsSign(sides.b, b)) return undefined
  const [one, other] = [printed(sides.a, a), printed(sides.b, b)]
  return one.length === 1 && other.length === 1 ? [one[0]!, other[0]!] : undefined
}

/** All exchanges as they are printed; undefined where any cannot be. */
export function printedExchanges(facts: Facts): Exchanged[] | undefined {
  const printedOnes = facts.exchanges.map((each) => printedExchange(facts, each))
  return printedOnes.every((each) => each !== undefined) && printedOnes.length > 0 ? printedOnes : undefined
}

/** What both have in common, as it is printed in the first. */
export const printedCommon = ({ sides, common }: Facts): string[] =>
  common.flatMap(({ i, length }) => {
    const start = sides.a.element.core.start + i
    return printed(sides.a, { start, end: start + length })
  })

/** Whether a core has a sign that stands for several letters, as ß does: its letters cannot be counted. */
export const hasJoinedLetters = ({ sides }: Facts) =>
  [sides.a.element, sides.b.element].some(({ starts, core }) =>
    starts.slice(core.start + 1, core.end).some((start, i) => start === starts[core.start + i]),
  )

export const commonCount = ({ common }: Facts) => lengthOf(common)

/** Pairs of characters in the same place that look alike. */
export function alikePairs({ sides, pairs }: Facts): { i: number; j: number }[] {
  if (sides.a.element.kind !== 'han') return []
  return pairs.filter(({ i, j }) => lookAlike(sides.a.element.units[i]!, sides.b.element.units[j]!))
}

/** Below it a likeness counts in the score, but few readers would confuse the characters. */
const LOOKS_SAID = 0.82

/** Whether two characters may be said to look alike. */
export const lookAlike = (a: number, b: number) => charactersAlike(a, b) >= LOOKS_SAID

/** Whether less than half differs, so that it may be called the only difference. */
export const differsLittle = ({ changed, length }: Facts) => changed > 0 && changed * 2 < Math.max(length.a, length.b)

/** Whether cores of the same length differ in one unit alone; at which place, from 0. */
export function onlyPlace({ sides, length }: Facts): number | undefined {
  if (length.a !== length.b) return undefined
  const [one, other] = [coreUnits(sides.a.element), coreUnits(sides.b.element)]
  const places = one.flatMap((unit, i) => (unit === other[i] ? [] : [i]))
  return places.length === 1 ? places[0] : undefined
}

/** Where the shorter core is in the longer one; undefined where it is not, or both are as long. */
export function containment({ sides, length }: Facts): { longer: Side; shorter: Side; at: number } | undefined {
  if (length.a === length.b) return undefined
  const [longer, shorter] = length.a > length.b ? [sides.a, sides.b] : [sides.b, sides.a]
  const [whole, part] = [coreUnits(longer.element), coreUnits(shorter.element)]
  for (let start = 0; start + part.length <= whole.length; start++) {
    const at = longer.element.core.start + start
    const isThere = part.every((unit, i) => unit === whole[start + i])
    if (isThere && !cutsSign(longer, { start: at, end: at + part.length })) return { longer, shorter, at }
  }
  return undefined
}

/** Whether the register's words say how common a run is: not of several words, and of at most two characters. */
export function isOneWord({ kind, weak, words }: MarkElement, { start, end }: Run): boolean {
  if (start === end) return true
  if (weak.some((span) => span.start < end && start < span.end)) return false
  return kind === 'han' ? end - start <= 2 : words.some((word) => word.start === start && word.end === end)
}

/** How common the finding calls a part of the register's names. */
export const isCommon = (rarity: number) => rarity > 0 && rarity < COMMON * at.ONE
/** What is less rare in the register is called common. */
const COMMON = 0.6
