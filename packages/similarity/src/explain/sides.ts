import { coreLength, type MarkElement } from '../mark-element.ts'
import { furtherReadings } from '../readings.ts'
import { OPEN_READING } from '../kernel/memory-map.ts'
import { finalsAlike, finalsAlikeBehindInitials, initialsAlike } from '../parameters.ts'
import { finals, initials } from '../syllables.ts'
import { writeReading } from '../write-reading.ts'

/** One of two compared parts: the element, and the mark as it is printed. */
export type Side = { element: MarkElement; text: string }

/** Units of an element from one to before another. */
export type Run = { start: number; end: number }

const OTHER_SCRIPT = /[\p{L}\p{N}]/u

/**
 * How a run of units is printed in its mark: as it is there, in one piece, or in several where units of another
 * script are between them.
 */
export function printed({ element: { starts, ends }, text }: Side, { start, end }: Run): string[] {
  const pieces: string[] = []
  for (let from = start; from < end;) {
    let to = from + 1
    while (to < end && touches(text, ends[to - 1]!, starts[to]!)) to++
    // Quotation marks within a mark would end the quotation.
    const piece = text.slice(starts[from], ends[to - 1]).replaceAll(/[“”]/g, '')
    if (piece !== pieces.at(-1) || starts[from] !== starts[from - 1]) pieces.push(piece)
    from = to
  }
  return pieces
}

const touches = (text: string, end: number, start: number) => start <= end || !OTHER_SCRIPT.test(text.slice(end, start))

/** Whether a run begins or ends within a sign that stands for several units, as ﬁ does. */
export const cutsSign = ({ element: { starts } }: Side, { start, end }: Run) =>
  end > start && (starts[start] === starts[start - 1] || (end < starts.length && starts[end] === starts[end - 1]))

/** The core of an element as it is printed. */
export const printedCore = (side: Side) => printed(side, side.element.core)

/** Whether the core of an element is the whole mark: no letter, character or digit is beside it. */
export function isWholeMark({ element: { starts, ends, core }, text }: Side): boolean {
  const gaps = [text.slice(0, starts[core.start]), text.slice(ends[core.end - 1])]
  for (let i = core.start + 1; i < core.end; i++) gaps.push(text.slice(ends[i - 1], starts[i]))
  return !gaps.some((gap) => OTHER_SCRIPT.test(gap))
}

/** Whether two runs consist of the same units. */
export function sameUnits(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((unit, i) => unit === b[i])
}

/** Whether an element has no unit beside its core. */
const hasOnlyCore = ({ units, core }: MarkElement) => core.start === 0 && core.end === units.length

export const coreUnits = (element: MarkElement) =>
  hasOnlyCore(element) ? element.units : element.units.slice(element.core.start, element.core.end)

const lettersInOrder = (element: MarkElement) => coreUnits(element).toSorted((one, other) => one - other)

/** Whether two cores consist of the same units, in whichever order. */
export const isReordered = (a: MarkElement, b: MarkElement) => sameUnits(lettersInOrder(a), lettersInOrder(b))

/** A stretch that two rows of units have in common. */
export type Common = { i: number; j: number; length: number }

/** The most that two rows of units have in common in the same order, in stretches as long as may be. */
export function commonRuns(a: readonly number[], b: readonly number[]): Common[] {
  const width = b.length + 1
  const best = new Int32Array((a.length + 1) * width)
  /** Of taking two equal units: each counts in full, and that the next ones are equal, too, a little. */
  const taken = (i: number, j: number) =>
    best[(i + 1) * width + j + 1]! + COUNT + (i + 1 < a.length && a[i + 1] === b[j + 1] ? 1 : 0)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const skipped = Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!)
      best[i * width + j] = a[i] === b[j] ? Math.max(skipped, taken(i, j)) : skipped
    }
  const runs: Common[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const here = best[i * width + j]!
    if (a[i] === b[j] && here === taken(i, j)) {
      const last = runs.at(-1)
      if (last && last.i + last.length === i && last.j + last.length === j) last.length++
      else runs.push({ i, j, length: 1 })
      i++
      j++
    } else if (here === best[(i + 1) * width + j]) i++
    else j++
  }
  return runs
}
const COUNT = 256

export const lengthOf = (runs: readonly Common[]) => runs.reduce((sum, { length }) => sum + length, 0)

const syllableOf = (reading: number) => (reading & 16383) >> 3

/** How a character may be read in its mark, the usual reading first; empty where it has none. */
function readingsAt({ readings, text }: MarkElement, i: number): readonly number[] {
  const reading = readings[i]
  if (!reading) return []
  if (!(reading & OPEN_READING)) return [reading]
  return [reading & ~OPEN_READING, ...furtherReadings(text[i]!)]
}

/** What a character of a mark that leaves its reading open may be read as instead of what it is compared as. */
export const otherReadingsAt = (element: MarkElement, i: number, used: number): readonly number[] =>
  readingsAt(element, i)
    .filter((reading) => syllableOf(reading) !== syllableOf(used))
    .filter((reading, place, all) => all.findIndex((other) => syllableOf(other) === syllableOf(reading)) === place)

/** Readings of two characters, one of each. */
export type ReadingPair = [a: number, b: number]

/** The first readings of two characters whose syllables correspond; undefined where none do. */
function matchReadings(
  a: MarkElement,
  i: number,
  b: MarkElement,
  j: number,
  correspond: (one: number, other: number) => boolean,
): ReadingPair | undefined {
  const [own, other] = [a.readings[i], b.readings[j]]
  if (!own || !other) return undefined
  if (!((own | other) & OPEN_READING)) return correspond(syllableOf(own), syllableOf(other)) ? [own, other] : undefined
  const others = readingsAt(b, j)
  for (const one of readingsAt(a, i))
    for (const other of others) if (correspond(syllableOf(one), syllableOf(other))) return [one, other]
  return undefined
}

/** Readings by which two characters are heard as the same syllable, tones apart; undefined where there are none. */
export const commonReadings = (a: MarkElement, i: number, b: MarkElement, j: number) =>
  matchReadings(a, i, b, j, (one, other) => one === other)

const pairsAlike = (names: readonly string[], alike: typeof initialsAlike) =>
  new Set(
    alike.flatMap(([a, b]) =>
      [
        [a, b],
        [b, a],
      ].map(([one, other]) => names.indexOf(one!) * 64 + names.indexOf(other!)),
    ),
  )
const closeInitials = pairsAlike(initials, initialsAlike)
const closeFinals = pairsAlike(finals, finalsAlike)
const closeFinalsBehindInitials = pairsAlike(finals, finalsAlikeBehindInitials)

/** Whether two syllables are the same, or differ only by sounds that many speakers confuse. */
function areClose(a: number, b: number): boolean {
  const [initial, other] = [a >> 6, b >> 6]
  const [final, otherFinal] = [a & 63, b & 63]
  return (
    (initial === other || closeInitials.has(initial * 64 + other)) &&
    (final === otherFinal ||
      closeFinals.has(final * 64 + otherFinal) ||
      ((initial | other) !== 0 && closeFinalsBehindInitials.has(final * 64 + otherFinal)))
  )
}

/** Readings by which two characters sound the same or close; undefined where there are none. */
export const closeReadings = (a: MarkElement, i: number, b: MarkElement, j: number) =>
  commonReadings(a, i, b, j) ?? matchReadings(a, i, b, j, areClose)

/** How two cores of as many characters are read where every syllable is the same or close; undefined where not. */
export function readTogether(a: MarkElement, b: MarkElement): ReadingPair[] | undefined {
  if (coreLength(a) !== coreLength(b) || coreLength(a) === 0) return undefined
  const read: ReadingPair[] = []
  for (let i = 0; i < coreLength(a); i++) {
    const pair = closeReadings(a, a.core.start + i, b, b.core.start + i)
    if (!pair) return undefined
    read.push(pair)
  }
  return read
}

/** How a core of Han characters is read, as it is printed: each syllable apart, with ü, and with tones where requested. */
export const writtenPinyin = ({ readings, core }: MarkElement, tones: boolean) =>
  readings.slice(core.start, core.end).map((reading) => writeReading(reading, { tones }))
