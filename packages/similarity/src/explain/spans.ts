import type { MarkAnalysis } from '../analyze.ts'
import type { MarkElement } from '../mark-element.ts'
import * as at from '../kernel/layout.ts'
import { lettersOfReading } from '../readings.ts'
import type { Finding } from '../score-marks.ts'
import { align, alignPair, relation, type DecidingPair, type Pair, type Step } from './pair.ts'

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
    return [wholeSpan('query', a.text), wholeSpan('name', b.text)]
  }
  return toSpans(stretches(finding, pair, steps), pair)
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
    const empty = { units: [], starts: [], ends: [] }
    if (one && other)
      spans.push(
        ...toSpans(
          alignedStretches({ a: one, b: other }, alignPair({ a: one, b: other }), undefined),
          { a: one, b: other },
          next,
        ),
      )
    else if (one ?? other) {
      const pair = { a: one ?? empty, b: other ?? empty }
      spans.push(...toSpans([{ kind: 'added', a: all(pair.a.units), b: all(pair.b.units) }], pair, next))
    }
  }
  return spans
}

/** Digits and where they stand in a name of characters. */
function digitStretch({ a, b }: DecidingPair): Stretch[] {
  const [han, digits] = a.kind === 'han' ? [a, b] : [b, a]
  const from = han.core.start + han.coreText.indexOf(digits.coreText)
  const length = digits.coreText.length
  const inHan = { first: from, last: from + length - 1 }
  const own = { first: digits.core.start, last: digits.core.start + length - 1 }
  return [{ kind: 'same', a: han === a ? inHan : own, b: han === a ? own : inHan }]
}

function stretches(finding: Finding, pair: DecidingPair, steps: readonly Step[]): Stretch[] {
  if (finding.cross === at.X_NUMERALS) return wholeStretch(pair, 'meaning')
  if (finding.cross === at.X_INITIALS || finding.cross === at.X_NATIVE || finding.cross === at.X_ECHO)
    return wholeStretch(pair, 'sound')
  if (finding.cross === at.X_MEANING || finding.cross === at.X_NAME) return wholeStretch(pair, 'meaning')
  if (finding.cross === at.X_CONTAINED) return digitStretch(pair)
  if (finding.pair === 3) return syllableStretches(pair.a, pair.b)
  if (finding.pair === 4) return syllableStretches(pair.b, pair.a).map(({ kind, a, b }) => ({ kind, a: b, b: a }))
  if ([at.T_SAME_CHARACTERS, at.T_BACKWARDS, at.T_TRANSPOSED].includes(finding.textSignal)) return reordered(pair)
  if (finding.sense && pair.channels[0]?.channel === 'meaning') return wholeStretch(pair, 'meaning')
  const found = alignedStretches(pair, steps, otherwiseAlike(finding))
  // Beside a shared weak word, likenesses of the rest are chance.
  return finding.bound === at.B_CAP_WEAK ? found.filter(({ kind }) => kind === 'same') : found
}

/** How stretches without a common unit correspond, where the marks as wholes are alike in that way. */
function otherwiseAlike({ pair, sound, shape, meaning }: Finding): SpanKind | undefined {
  if (pair === 2) return shape > 0 ? 'shape' : sound >= 0.9 * at.ONE ? 'sound' : undefined
  if (meaning > 0) return 'meaning'
  return sound >= 0.9 * at.ONE ? 'sound' : undefined
}

const wholeStretch = ({ a, b }: Pair, kind: SpanKind): Stretch[] => [{ kind, a: all(a.units), b: all(b.units) }]

/** Every unit of one mark with the first free equal unit of the other; runs that kept their order stay together. */
function reordered({ a, b }: Pair): Stretch[] {
  const free = new Set(b.units.keys())
  const places = a.units.map((unit) => {
    const j = [...free].find((place) => b.units[place] === unit)
    if (j !== undefined) free.delete(j)
    return j
  })
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

/** `otherwise` is how stretches correspond that have no unit in common. */
function alignedStretches(pair: Pair, steps: readonly Step[], otherwise: SpanKind | undefined): Stretch[] {
  const found: Stretch[] = []
  for (let from = 0; from < steps.length;) {
    const same = steps[from]!.kind === 'same'
    let to = from + 1
    while (to < steps.length && (steps[to]!.kind === 'same') === same) to++
    const run = steps.slice(from, to)
    if (same) found.push({ kind: 'same', a: reachIn(run, 'i'), b: reachIn(run, 'j') })
    else found.push(...differentStretches(run, pair, otherwise))
    from = to
  }
  return found
}

function differentStretches(run: readonly Step[], pair: Pair, otherwise: SpanKind | undefined): Stretch[] {
  const [a, b] = [reachIn(run, 'i'), reachIn(run, 'j')]
  if (!a || !b) return [{ kind: 'added', a, b }]
  if (otherwise && pair.a.kind !== 'han' && !run.some(({ kind }) => kind === 'swapped'))
    return [{ kind: otherwise, a, b }]
  return run.flatMap((step): Stretch[] => {
    if (step.kind === 'left') return [{ kind: 'added', a: only(step.i), b: null }]
    if (step.kind === 'added') return [{ kind: 'added', a: null, b: only(step.j) }]
    if (step.kind === 'swapped') return [{ kind: 'order', a: only(step.i), b: only(step.j) }]
    const kind = relation(pair, step.i, step.j) ?? otherwise
    return kind ? [{ kind, a: only(step.i), b: only(step.j) }] : []
  })
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

/** Each character with the letters that its syllable stands over. */
function syllableStretches(han: MarkElement, latin: MarkElement): Stretch[] {
  const letters: number[] = []
  const owners: number[] = []
  for (const [i, reading] of han.readings.entries())
    for (const letter of lettersOfReading(reading)) {
      letters.push(letter)
      owners.push(i)
    }
  const first: number[] = []
  const last: number[] = []
  for (const { kind, i, j } of align(letters, latin.units, () => true)) {
    if (kind !== 'same' && kind !== 'changed') continue
    const owner = owners[i]!
    first[owner] ??= j
    last[owner] = j
  }
  return han.units.flatMap((_, i) =>
    first[i] === undefined ? [] : [{ kind: 'sound' as const, a: only(i), b: { first: first[i], last: last[i]! } }],
  )
}

type Placed = Pick<MarkElement, 'starts' | 'ends'>

function toSpans(found: readonly Stretch[], pair: { a: Placed; b: Placed }, first = 0): SimilaritySpan[] {
  const spans: SimilaritySpan[] = []
  for (const [i, { kind, a, b }] of found.entries()) {
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
