import type { MarkAnalysis } from '../analyze.ts'
import { type MarkElement, namedRange } from '../mark-element.ts'
import * as at from '../kernel/memory-map.ts'
import { lettersOfReading } from '../readings.ts'
import type { Finding } from '../score-marks.ts'
import { skeletonOf } from '../skeleton.ts'
import { stretchesSoundAlike, wordsSoundAlike } from './letters-heard.ts'
import { lookAlike } from './facts.ts'
import { areNamesInTwoScripts } from './rule.ts'
import { align, alignCores, isNative, relation, type DecidingPair, type Pair, type Step } from './pair.ts'
import { bySpelling, soundsRendered } from './renderings.ts'
import { closeReadings, coreUnits, sameUnits } from './sides.ts'

export type SpanKind = 'same' | 'sound' | 'shape' | 'order' | 'meaning' | 'added'

/** A stretch of the query or the found name, in UTF-16 units; spans that belong together have the same link. */
export type SimilaritySpan = { field: 'query' | 'name'; start: number; end: number; kind: SpanKind; link: number }

/** From one unit of a mark to another, both of them included; null where it has none of the stretch. */
type Reach = { first: number; last: number } | null
type Stretch = { kind: SpanKind; a: Reach; b: Reach }

const only = (place: number): Reach => ({ first: place, last: place })
const all = (units: readonly number[]): Reach => (units.length > 0 ? { first: 0, last: units.length - 1 } : null)

/** The stretches of both texts that made the score. */
export function findSpans(
  finding: Finding,
  pair: DecidingPair | null,
  steps: readonly Step[],
  a: MarkAnalysis,
  b: MarkAnalysis,
): SimilaritySpan[] {
  if (finding.identity === 1 || !pair) {
    if (finding.identity === 2) return spansOfElements(a, b)
    if (finding.identity === 0) return [{ ...wholeSpan('name', b.text), kind: 'added' }]
    return [wholeSpan('query', a.text), wholeSpan('name', b.text)]
  }
  return toSpans(stretches(finding, pair, steps), placed(pair, a, b))
}

/** Where the units of two elements are in their marks. */
function placed(
  pair: { a: Omit<Placed, 'text'>; b: Omit<Placed, 'text'> },
  a: MarkAnalysis,
  b: MarkAnalysis,
): { a: Placed; b: Placed } {
  const of = ({ starts, ends }: Omit<Placed, 'text'>, { text }: MarkAnalysis) => ({ starts, ends, text })
  return { a: of(pair.a, a), b: of(pair.b, b) }
}

function wholeSpan(field: 'query' | 'name', text: string): SimilaritySpan {
  return { field, start: 0, end: text.length, kind: 'same', link: 0 }
}

/** Of marks with the same core: the core of each part, and the legal form that only one has. */
function spansOfElements(a: MarkAnalysis, b: MarkAnalysis): SimilaritySpan[] {
  const spans: SimilaritySpan[] = []
  for (const [one, other] of [
    [a.han, b.han],
    [a.latin, b.latin],
  ] as const) {
    const next = spans.length === 0 ? 0 : Math.max(...spans.map(({ link }) => link)) + 1
    if (one && other) {
      const pair = { a: one, b: other }
      spans.push(
        ...toSpans(besideCores(pair, alignedStretches(pair, alignCores(pair), false)), placed(pair, a, b), next),
      )
    } else if (one ?? other) {
      const empty = { units: [], starts: [], ends: [] }
      const pair = { a: one ?? empty, b: other ?? empty }
      const stretch: Stretch = { kind: 'added', a: all(pair.a.units), b: all(pair.b.units) }
      spans.push(...toSpans([stretch], placed(pair, a, b), next))
    }
  }
  return spans
}

/** Stretches of two cores with what is beside them: the same, or what only one has. */
function besideCores({ a, b }: Pair, ofCores: readonly Stretch[]): Stretch[] {
  const reach = (first: number, end: number): Reach => (end > first ? { first, last: end - 1 } : null)
  const beside = (one: Reach, other: Reach): Stretch[] => {
    const tail = one && other ? sharedTail(a, one, b, other) : 0
    const [ownTail, otherTail] = [one, other].map((own) => tail > 0 && own && reach(own.last + 1 - tail, own.last + 1))
    const [own, others] = [one, other].map((each) => each && reach(each.first, each.last + 1 - tail))
    return [
      ...(own ? [{ kind: 'added' as const, a: own, b: null }] : []),
      ...(others ? [{ kind: 'added' as const, a: null, b: others }] : []),
      ...(ownTail && otherTail ? [{ kind: 'same' as const, a: ownTail, b: otherTail }] : []),
    ]
  }
  return joined([
    ...beside(reach(0, a.core.start), reach(0, b.core.start)),
    ...ofCores,
    ...beside(reach(a.core.end, a.units.length), reach(b.core.end, b.units.length)),
  ])
}

/** How many units two runs end in together, where these are all of one and whole words of the other: LTD of CO LTD. */
function sharedTail(a: MarkElement, one: NonNullable<Reach>, b: MarkElement, other: NonNullable<Reach>): number {
  const [own, others] = [unitsOf(a, one), unitsOf(b, other)]
  const count = Math.min(own.length, others.length)
  const [element, start] = own.length > count ? [a, one.last + 1 - count] : [b, other.last + 1 - count]
  const isWord = own.length === others.length || element.words.some((word) => word.start === start)
  return isWord && sameUnits(own.slice(-count), others.slice(-count)) ? count : 0
}

const unitsOf = ({ units }: MarkElement, { first, last }: NonNullable<Reach>) => units.slice(first, last + 1)

/** Stretches of which those that are the same and lie side by side in both are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = []
  for (const stretch of stretches) {
    const last = found.at(-1)
    const isNext =
      last?.kind === 'same' &&
      stretch.kind === 'same' &&
      last.a?.last === (stretch.a?.first ?? 0) - 1 &&
      last.b?.last === (stretch.b?.first ?? 0) - 1
    if (isNext)
      found[found.length - 1] = {
        kind: 'same',
        a: { first: last.a!.first, last: stretch.a!.last },
        b: { first: last.b!.first, last: stretch.b!.last },
      }
    else found.push(stretch)
  }
  return found
}

/** Digits and where they are in a name of characters. */
function digitStretch({ a, b }: DecidingPair): Stretch[] {
  const [han, digits] = a.kind === 'han' ? [a, b] : [b, a]
  const from = han.core.start + han.coreText.indexOf(digits.coreText)
  const length = digits.coreText.length
  const inHan = { first: from, last: from + length - 1 }
  const own = { first: digits.core.start, last: digits.core.start + length - 1 }
  return [{ kind: 'same', a: han === a ? inHan : own, b: han === a ? own : inHan }]
}

function stretches(finding: Finding, pair: DecidingPair, steps: readonly Step[]): Stretch[] {
  const found = similarStretches(finding, pair, steps)
  // A hit without a stretch would not tell which of its names it was found by.
  return found.some(({ b }) => b) ? found : [...found, { kind: 'added', a: null, b: core(pair.b) }]
}

const named = (element: MarkElement): Reach => {
  const { start, end } = namedRange(element)
  return { first: start, last: end - 1 }
}

const core = ({ core: { start, end } }: MarkElement): Reach => ({ first: start, last: end - 1 })

function similarStretches(finding: Finding, pair: DecidingPair, steps: readonly Step[]): Stretch[] {
  if ([at.X_NUMERALS, at.X_MEANING, at.X_NAME].includes(finding.cross)) return wholeStretch(pair, 'meaning')
  if (finding.cross === at.X_NAMED) return [{ kind: 'meaning', a: named(pair.a), b: named(pair.b) }]
  if (finding.cross === at.X_ECHO) return wholeStretch(pair, 'sound')
  if (finding.cross === at.X_CONTAINED) return digitStretch(pair)
  if (finding.pair >= 3) return acrossScripts(finding, pair)
  if ([at.T_SAME_CHARACTERS, at.T_BACKWARDS, at.T_TRANSPOSED].includes(finding.textSignal)) return reordered(pair)
  if (finding.sense && pair.channels[0]?.channel === 'meaning') return wholeStretch(pair, 'meaning')
  if (finding.pair === 1 && areNamesInTwoScripts(pair.a, pair.b)) return wholeStretch(pair, 'meaning')
  const found = besideCores(pair, alignedStretches(pair, steps, finding.meaning > 0 && !finding.sense))
  // Beside a shared weak word, likenesses of the rest are chance.
  return finding.bound === at.B_CAP_WEAK ? found.filter(({ kind }) => kind === 'same') : found
}

const wholeStretch = ({ a, b }: Pair, kind: SpanKind): Stretch[] => [{ kind, a: core(a), b: core(b) }]

function acrossScripts(finding: Finding, pair: DecidingPair): Stretch[] {
  const { han, latin } = bySpelling(pair)
  const found =
    finding.cross === at.X_INITIALS
      ? initialStretches(han, latin)
      : isNative(han) && soundsRendered(pair, finding)
        ? [{ kind: 'sound' as const, a: core(han), b: core(latin) }]
        : isNative(han)
          ? []
          : syllableStretches(han, latin)
  return han === pair.a ? found : found.map(({ kind, a, b }) => ({ kind, a: b, b: a }))
}

/** Each character with the letter that its syllable begins with. */
function initialStretches(han: MarkElement, latin: MarkElement): Stretch[] {
  return Array.from({ length: han.core.end - han.core.start }, (_, i) => ({
    kind: 'sound' as const,
    a: only(han.core.start + i),
    b: only(latin.core.start + i),
  }))
}

/**
 * Every word of one mark with the first free equal word of the other, then every other unit with the first free equal one;
 * runs that kept their order stay together.
 */
function reordered({ a, b }: Pair): Stretch[] {
  const places: (number | undefined)[] = a.units.map(() => undefined)
  const free = new Set(b.units.keys())
  const freeWords = new Set(b.words)
  for (const word of a.words) {
    const same = [...freeWords].find(({ letters }) => letters === word.letters)
    if (!same) continue
    freeWords.delete(same)
    for (let k = 0; k < word.end - word.start; k++) {
      places[word.start + k] = same.start + k
      free.delete(same.start + k)
    }
  }
  for (const [i, unit] of a.units.entries()) {
    if (places[i] !== undefined) continue
    const j = [...free].find((place) => b.units[place] === unit)
    if (j === undefined) continue
    free.delete(j)
    places[i] = j
  }
  const found: Stretch[] = []
  for (const [i, j] of places.entries()) {
    if (j === undefined) continue
    const last = found.at(-1)
    if (last?.a?.last === i - 1 && last.b?.last === j - 1) {
      last.a.last = i
      last.b.last = j
    } else found.push({ kind: 'order', a: only(i), b: only(j) })
  }
  return found
}

/** `isParallel` where characters that differ are parallel words. */
function alignedStretches(pair: Pair, steps: readonly Step[], isParallel: boolean): Stretch[] {
  const found: Stretch[] = []
  for (let from = 0; from < steps.length;) {
    const same = steps[from]!.kind === 'same'
    let to = from + 1
    while (to < steps.length && (steps[to]!.kind === 'same') === same) to++
    const run = steps.slice(from, to)
    if (same) found.push({ kind: 'same', a: reachIn(run, 'i'), b: reachIn(run, 'j') })
    else found.push(...differentStretches(run, pair, isParallel))
    from = to
  }
  return found
}

function differentStretches(run: readonly Step[], pair: Pair, isParallel: boolean): Stretch[] {
  const [a, b] = [reachIn(run, 'i'), reachIn(run, 'j')]
  if (!a || !b) return [{ kind: 'added', a, b }]
  if (pair.a.kind !== 'han' && !run.some(({ kind }) => kind === 'swapped')) {
    const kind = letterKind(pair, a, b)
    return kind ? [{ kind, a, b }] : []
  }
  return run.flatMap((step): Stretch[] => {
    if (step.kind === 'left') return [{ kind: 'added', a: only(step.i), b: null }]
    if (step.kind === 'added') return [{ kind: 'added', a: null, b: only(step.j) }]
    if (step.kind === 'swapped') return [{ kind: 'order', a: only(step.i), b: only(step.j) }]
    if (step.kind === 'same' || pair.a.kind !== 'han') return []
    const kind = isParallel ? 'meaning' : characterKind(pair, step.i, step.j)
    return kind ? [{ kind, a: only(step.i), b: only(step.j) }] : []
  })
}

/** How two stretches of letters that are not the same correspond. */
function letterKind({ a, b }: Pair, one: NonNullable<Reach>, other: NonNullable<Reach>): SpanKind | undefined {
  const [letters, others] = [a.units.slice(one.first, one.last + 1), b.units.slice(other.first, other.last + 1)]
  if (sameUnits(skeletonOf(letters), skeletonOf(others))) return 'shape'
  const areLetters = [...letters, ...others].every((letter) => letter <= LATIN_LETTERS)
  const isHeard = letters.length > 1 || others.length > 1 ? wordsSoundAlike : stretchesSoundAlike
  return areLetters && isHeard(letters, others) ? 'sound' : undefined
}

/** Letters from a to z have the numbers up to it. */
const LATIN_LETTERS = 26

/** How two characters correspond; undefined where they do not. */
function characterKind(pair: Pair, i: number, j: number): SpanKind | undefined {
  if (relation(pair, i, j) === 'sound') return 'sound'
  if (lookAlike(pair.a.units[i]!, pair.b.units[j]!)) return 'shape'
  return closeReadings(pair.a, i, pair.b, j) ? 'sound' : undefined
}

/** From the first to the last unit that steps take of one of the marks. */
function reachIn(run: readonly Step[], of: 'i' | 'j'): Reach {
  const missing = of === 'i' ? 'added' : 'left'
  let reach: Reach = null
  for (const step of run) {
    if (step.kind === missing) continue
    reach ??= { first: step[of], last: step[of] }
    reach.last = step[of]
  }
  return reach
}

/** Each character with the letters that its syllable stands over, where they correspond. */
function syllableStretches(han: MarkElement, latin: MarkElement): Stretch[] {
  const letters: number[] = []
  const owners: number[] = []
  const { start, end } = han.core
  for (let i = start; i < end; i++)
    for (const letter of lettersOfReading(han.readings[i]!)) {
      letters.push(letter)
      owners.push(i)
    }
  const reach = new Map<number, { first: number; last: number; same: number }>()
  for (const { kind, i, j } of align(letters, coreUnits(latin), () => true)) {
    if (kind !== 'same' && kind !== 'changed') continue
    const place = latin.core.start + j
    const own = reach.get(owners[i]!) ?? { first: place, last: place, same: 0 }
    reach.set(owners[i]!, { ...own, last: place, same: own.same + (kind === 'same' ? 1 : 0) })
  }
  return [...reach].flatMap(([i, { first, last, same }]) => {
    const syllable = lettersOfReading(han.readings[i]!)
    const stretch = latin.units.slice(first, last + 1)
    const isInitial = stretch.length === 1 && stretch[0] === syllable[0]
    const isAsLong = Math.abs(syllable.length - stretch.length) <= 1
    const corresponds =
      isInitial ||
      same * 3 >= 2 * Math.max(syllable.length, stretch.length) ||
      (isAsLong && stretchesSoundAlike(syllable, stretch))
    return corresponds ? [{ kind: 'sound' as const, a: only(i), b: { first, last } }] : []
  })
}

type Placed = Pick<MarkElement, 'starts' | 'ends'> & { text: string }

const OTHER_SCRIPT = /[\p{L}\p{N}]/u

/** Whether units `i` and the next one of an element stand side by side in their mark, letters of another script apart. */
function breaksAt({ starts, ends, text }: Placed, i: number): boolean {
  const [end, start] = [ends[i]!, starts[i + 1]!]
  return start > end && OTHER_SCRIPT.test(text.slice(end, start))
}

/**
 * A stretch as several where units of another script are within it; the same units stay together. Of what only sounds
 * or looks alike nobody could say which of the pieces correspond.
 */
function unbroken({ kind, a, b }: Stretch, pair: { a: Placed; b: Placed }): Stretch[] {
  const length = a && b ? a.last - a.first : (a ?? b)!.last - (a ?? b)!.first
  const isEven = !a || !b || b.last - b.first === length
  const isExact = isEven && (kind === 'same' || kind === 'order' || kind === 'added')
  if (!isExact && !isBroken(pair.a, a) && !isBroken(pair.b, b)) return [{ kind, a, b }]
  if (!isExact)
    return [
      { a, b: null },
      { a: null, b },
    ].flatMap((own) => unbroken({ kind: 'added', ...own }, pair))
  const breaks = (at: number) => (a && breaksAt(pair.a, a.first + at)) || (b && breaksAt(pair.b, b.first + at))
  const found: Stretch[] = []
  for (let from = 0; from <= length;) {
    let to = from
    while (to < length && !breaks(to)) to++
    const part = (reach: Reach) => reach && { first: reach.first + from, last: reach.first + to }
    found.push({ kind, a: part(a), b: part(b) })
    from = to + 1
  }
  return found
}

function isBroken(placed: Placed, reach: Reach): boolean {
  for (let i = reach?.first ?? 0; i < (reach?.last ?? 0); i++) if (breaksAt(placed, i)) return true
  return false
}

function toSpans(stretches: readonly Stretch[], pair: { a: Placed; b: Placed }, first = 0): SimilaritySpan[] {
  const spans: SimilaritySpan[] = []
  for (const [i, { kind, a, b }] of stretches.flatMap((stretch) => unbroken(stretch, pair)).entries()) {
    if (a) spans.push(spanOf('query', pair.a, a, kind, first + i))
    if (b) spans.push(spanOf('name', pair.b, b, kind, first + i))
  }
  return spans
}

function spanOf(
  field: SimilaritySpan['field'],
  { starts, ends }: Placed,
  { first, last }: NonNullable<Reach>,
  kind: SpanKind,
  link: number,
): SimilaritySpan {
  return { field, start: starts[first]!, end: ends[last]!, kind, link }
}
