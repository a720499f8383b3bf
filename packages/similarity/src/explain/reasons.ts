import type { MarkAnalysis } from '../analyze.ts'
import type { MarkElement } from '../mark-element.ts'
import * as at from '../kernel/memory-map.ts'
import type { Finding } from '../score-marks.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { acrossScripts } from './across.ts'
import type { Facts } from './facts.ts'
import { openReadings } from './open-readings.ts'
import type { DecidingPair } from './pair.ts'
import { sameScript } from './same-script.ts'
import { sentences, type Reason } from './sentences.ts'
import { isWholeMark, printed, type Side } from './sides.ts'
import { differentWriting } from './writing.ts'

/** Why the deciding rule holds, what else speaks for it, which readings are open, and which part is meant. */
export function explain(
  finding: Finding,
  rule: RuleId,
  pair: DecidingPair | null,
  facts: Facts | null,
  a: MarkAnalysis,
  b: MarkAnalysis,
): Reason[] {
  if (!pair || !facts) return [finding.identity ? sameMark(finding, a, b) : figures(finding)]
  if (rule === 'F01' || rule === 'F02')
    return [sentences.samePart([printedMark(a), printedMark(b)], inMostPieces(facts))]
  const across = finding.pair >= 3 ? acrossScripts(finding, rule, pair) : undefined
  const reasons = finding.pair >= 3 ? (across ? [across] : []) : sameScript(finding, rule, pair, facts)
  if (reasons.length === 0) reasons.push(figures(finding))
  reasons.push(...openReadings(finding, rule, pair, reasons))
  if (finding.lowered) reasons.push(lowered(facts))
  const part = combined(facts, a, b)
  if (part) reasons.push(part)
  return reasons
}

/** A core that both have as it is printed where letters of another script divide it most. */
const inMostPieces = ({ quoted }: Facts) => (quoted.b.length > quoted.a.length ? quoted.b : quoted.a)

function sameMark(finding: Finding, a: MarkAnalysis, b: MarkAnalysis): Reason {
  if (a.text.trim() === b.text.trim()) return sentences.identical()
  if (finding.identity !== 2) return sentences.sameCharacters(differentWriting(a.text, b.text))
  const core = inOrder(a, (element) => [element.core])
  const cut = differentCuts(a, b)
  return cut.length > 0 ? sentences.sameCore(core, cut) : figures(finding)
}

const elementsOf = ({ han, latin }: MarkAnalysis): MarkElement[] => [han, latin].filter((element) => element !== null)

type Run = { start: number; end: number }

/** Runs of the elements of a mark as they are printed, in the order in which they are in it. */
function inOrder(mark: MarkAnalysis, runsOf: (element: MarkElement) => readonly Run[]): string[] {
  return elementsOf(mark)
    .flatMap((element) => runsOf(element).map((run) => ({ element, run })))
    .filter(({ run }) => run.end > run.start)
    .toSorted((one, other) => one.element.starts[one.run.start]! - other.element.starts[other.run.start]!)
    .flatMap(({ element, run }) => printed({ element, text: mark.text }, run))
}

/** Legal forms, domain endings and articles that only one of two marks has. */
function differentCuts(a: MarkAnalysis, b: MarkAnalysis): string[] {
  const own = (mark: MarkAnalysis, other: MarkAnalysis) =>
    inOrder(mark, (element) => {
      const others = elementsOf(other).map(cutRuns)
      const shared = (run: Run, place: 0 | 1) =>
        Math.max(
          0,
          ...elementsOf(other).map((one, i) => sharedEnd(wordsIn(element, run), wordsIn(one, others[i]![place]))),
        )
      return ([0, 1] as const).flatMap((place) => {
        const run = cutRuns(element)[place]
        const words = wordsIn(element, run)
        const left = words.slice(0, words.length - shared(run, place))
        return left.length > 0 ? [{ start: run.start, end: left.at(-1)!.end }] : []
      })
    })
  return [...own(a, b), ...own(b, a)]
}

/** What is before and behind a core. */
const cutRuns = ({ core, text }: MarkElement): [Run, Run] => [
  { start: 0, end: core.start },
  { start: core.end, end: text.length },
]

type Piece = Run & { letters: string }

/** The words of a run; of characters the run is one. */
function wordsIn({ kind, words, text }: MarkElement, { start, end }: Run): readonly Piece[] {
  if (kind !== 'han') return words.filter((word) => word.start >= start && word.end <= end)
  return end > start ? [{ start, end, letters: text.slice(start, end).join('') }] : []
}

/** How many words two runs end in together, where these are all that one of them has: LTD of CO LTD. */
function sharedEnd(a: readonly Piece[], b: readonly Piece[]): number {
  const count = Math.min(a.length, b.length)
  const [one, other] = [a, b].map((words) => words.slice(words.length - count).map(({ letters }) => letters))
  return one!.every((letters, i) => letters === other![i]) ? count : 0
}

function lowered({ sides, quoted }: Facts): Reason {
  if (areWords(sides)) return sentences.otherMeaning(quoted)
  const words = onlyOtherWords(sides)
  if (!words) return sentences.otherReading(quoted)
  const [own, others] = words
  // Where a mark has more than its core, other words may differ too: RED BULL CO LTD, RED BALL INC.
  const areAll = isWholeMark(sides.a) && isWholeMark(sides.b)
  return areAll ? sentences.otherWord(words) : sentences.otherMeaning({ a: own, b: others })
}

const areWords = ({ a, b }: Facts['sides']) =>
  [a, b].every(({ element: { senses } }) => senses.length > 0 && senses[0]! >>> 28 < at.SENSE_TOGETHER)

/** The words of two marks of several that differ, where these are one of each, as they are printed. */
function onlyOtherWords({ a, b }: Facts['sides']): readonly [string[], string[]] | undefined {
  const wordsOf = ({ element: { words, core } }: Side) =>
    words.filter(({ start, end }) => start >= core.start && end <= core.end)
  const [own, others] = [wordsOf(a), wordsOf(b)]
  const places = own.flatMap(({ letters }, i) => (letters === others[i]?.letters ? [] : [i]))
  const [place] = places
  if (own.length !== others.length || places.length !== 1) return undefined
  return [printed(a, own[place!]!), printed(b, others[place!]!)]
}

/** Of marks that consist of more than the compared part, which part that is. */
function combined({ quoted }: Facts, a: MarkAnalysis, b: MarkAnalysis): Reason | undefined {
  const isCombined = ({ han, latin }: MarkAnalysis) => han !== null && latin !== null
  if (isCombined(a) && isCombined(b)) return sentences.bothCombined([printedMark(a), printedMark(b)], quoted)
  if (isCombined(a)) return sentences.combined(printedMark(a), quoted.a)
  return isCombined(b) ? sentences.combined(printedMark(b), quoted.b) : undefined
}

export const printedMark = ({ text }: MarkAnalysis) => text.trim().replaceAll(/[“”]/g, '')

/** What remains to be said where nothing can be named: the components, of 100. */
function figures({ identity, score, text, sound, shape, meaning }: Finding): Reason {
  const share = (value: number) => Math.round((value * 1000) / at.ONE) / 10
  if (identity) return sentences.figures([{ zh: '文字', en: 'text', value: score / 10 }])
  const channels = [
    { zh: '文字', en: 'text', value: share(text) },
    { zh: '读音', en: 'sound', value: share(sound) },
    { zh: '外观', en: 'look', value: share(shape) },
    { zh: '含义', en: 'meaning', value: share(meaning) },
  ]
  const own = channels.filter(({ value }) => value > 0)
  return own.length > 0 ? sentences.figures(own) : sentences.nothing()
}
