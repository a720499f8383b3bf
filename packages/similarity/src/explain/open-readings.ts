// What is said of characters that nothing settles the reading of.
import type { MarkElement } from '../mark-element.ts'
import type { Finding } from '../score-marks.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { writeReading } from '../write-reading.ts'
import { isNative, type DecidingPair } from './pair.ts'
import { bySpelling } from './renderings.ts'
import { readAlike } from './read-alike.ts'
import { sentences, type Reason } from './sentences.ts'
import { otherReadingsAt, printed } from './sides.ts'

/** One sentence for each character that is compared by one of its readings although it may be read otherwise. */
export function openReadings(finding: Finding, rule: RuleId, pair: DecidingPair, said: readonly Reason[]): Reason[] {
  const codes = said.map(({ code }) => code)
  const found = finding.pair >= 3 ? acrossScripts(rule, pair, codes) : withinHan(finding, pair, codes)
  return found.filter(({ zh }, i) => found.findIndex((other) => other.zh === zh) === i)
}

type Codes = readonly Reason['code'][]

function acrossScripts(rule: RuleId, pair: DecidingPair, codes: Codes): Reason[] {
  const { han } = bySpelling(pair)
  // An established name is one however it is read.
  const isRead = codes.includes('E12') || (codes.includes('E14') && rule !== 'C27')
  if (isNative(han) || rule === 'C31' || !isRead) return []
  const text = han === pair.a ? pair.texts.a : pair.texts.b
  return places(han).flatMap((i) => openReading(han, text, i, han.readings[i]!))
}

function withinHan(finding: Finding, { a, b, texts }: DecidingPair, codes: Codes): Reason[] {
  if (a.kind !== 'han' || b.kind !== 'han' || isNative(a) || isNative(b)) return []
  const read = codes.includes('E4') || codes.includes('E5') ? readAlike(a, b, finding) : undefined
  return (read ?? []).flatMap(([one, other], at) => {
    const [i, j] = [a.core.start + at, b.core.start + at]
    // The same character is read in one mark as in the other.
    if (a.text[i] === b.text[j]) return []
    return [...openReading(a, texts.a, i, one), ...openReading(b, texts.b, j, other)]
  })
}

const places = ({ core }: MarkElement) => Array.from({ length: core.end - core.start }, (_, at) => core.start + at)

function openReading(element: MarkElement, text: string, place: number, used: number): Reason[] {
  const others = otherReadingsAt(element, place, used)
  if (others.length === 0) return []
  const [character = ''] = printed({ element, text }, { start: place, end: place + 1 })
  return [
    sentences.alsoRead(
      character,
      writeReading(used),
      others.map((reading) => writeReading(reading)),
    ),
  ]
}
