// Sentences on marks in different scripts.
import { echoOf } from '../echoes.ts'
import * as at from '../kernel/memory-map.ts'
import { coreLength, type MarkElement, namedRange } from '../mark-element.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Finding } from '../score-marks.ts'
import { isNative, type DecidingPair } from './pair.ts'
import { bySpelling, isSpelling, maker, printedLetters, soundsRendered, spelling } from './renderings.ts'
import { sentences, type Reason } from './sentences.ts'
import { commonRuns, coreUnits, lengthOf, printed, printedCore, type Common, type Side } from './sides.ts'

/** Why two marks in different scripts are similar; undefined where nothing can be named. */
export function acrossScripts(finding: Finding, rule: RuleId, pair: DecidingPair): Reason | undefined {
  const { han, latin } = bySpelling(pair)
  const [characters, letters] = [printedCore(sideOf(pair, han)), printedCore(sideOf(pair, latin))]
  const two = han === pair.a ? { a: characters, b: letters } : { a: letters, b: characters }
  if (rule === 'D01') return sentences.sameNumber(two)
  if (rule === 'C25') return sentences.initials(letters, characters, true)
  if (rule === 'C27') return sentences.establishedName(characters, letters)
  if (rule === 'C32') {
    const [one, other] = [han, latin].map((element) => printed(sideOf(pair, element), namedRange(element)).join(' '))
    return sentences.containNames(characters, letters, one!, other!)
  }
  if (rule === 'C29' || rule === 'K02') return sentences.translation(two)
  if (finding.cross === at.X_NUMERALS) return undefined
  if (finding.cross === at.X_CONTAINED) return rule === 'L25' ? sentences.weakShared(letters) : contained(pair)
  const name = finding.cross === at.X_ECHO ? echoOf(han.coreText, han.pinyin) : undefined
  if (name) return sentences.soundsLikeName(characters, letters, name)
  const spelt = spelling(han)
  if (isSpelling(pair))
    return isNative(han)
      ? sentences.spelling(letters, characters, maker(han))
      : sentences.pinyin(letters, characters, spelt)
  if (rule !== 'C31' && soundsRendered(pair, finding)) return sentences.rendering(characters, letters, spelt)
  return inPart(pair)
}

const sideOf = ({ a, texts }: DecidingPair, element: MarkElement): Side => ({
  element,
  text: element === a ? texts.a : texts.b,
})

/** Which letters the spelling of one mark has in common with the other. */
function inPart(pair: DecidingPair): Reason | undefined {
  const { han, latin } = bySpelling(pair)
  const spelt = printedLetters(han)
  const runs = commonRuns(spelt, coreUnits(latin))
  const count = lengthOf(runs)
  const areLetters = /^\p{L}+$/u.test(latin.coreText)
  if (count === 0 || (!areLetters && !isNative(han))) return contained(pair)
  const shared = runs.flatMap((run) => printedRun(sideOf(pair, latin), run))
  const of = Math.max(spelt.length, coreLength(latin))
  const areSigns = !areLetters || /\d/.test(spelling(han))
  return sentences.spellingInPart(
    isNative(han) ? (areSigns ? 'signs' : 'letters') : 'pinyin',
    printedCore(sideOf(pair, latin)),
    printedCore(sideOf(pair, han)),
    spelling(han),
    shared,
    count,
    of,
  )
}

function printedRun(side: Side, { j, length }: Common): string[] {
  const start = side.element.core.start + j
  return printed(side, { start, end: start + length })
}

/** Digits that stand among characters. */
function contained(pair: DecidingPair): Reason | undefined {
  const { han, latin } = bySpelling(pair)
  if (han.coreText === latin.coreText || !han.coreText.includes(latin.coreText)) return undefined
  return sentences.contains(printedCore(sideOf(pair, han)), printedCore(sideOf(pair, latin)))
}
