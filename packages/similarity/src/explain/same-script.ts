// Sentences on marks in the same script.
import * as at from '../kernel/memory-map.ts'
import { coreLength, type MarkElement } from '../mark-element.ts'
import type { Finding } from '../score-marks.ts'
import type { WeakSpan } from '../weak-spans.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { addedKind } from './added.ts'
import { beginningOf, differenceOf, exchangedPairs } from './differences.ts'
import { joiningWords } from '../words/joining-words.ts'
import { endingsOf } from './endings.ts'
import {
  alikePairs,
  commonCount,
  containment,
  hasJoinedLetters,
  isCommon,
  isOneWord,
  onlyPlace,
  printedCommon,
  type Facts,
} from './facts.ts'
import { isNative, type DecidingPair } from './pair.ts'
import { soundsRendered, spelling } from './renderings.ts'
import { soundAlike } from './letters-heard.ts'
import { writeReading } from '../write-reading.ts'
import { isSameSyllable, readAlike } from './read-alike.ts'
import { isOneMore } from './rule.ts'
import { sentences, type Exchanged, type Quoted, type Reason } from './sentences.ts'
import {
  commonReadings,
  commonRuns,
  isReordered,
  lengthOf,
  printed,
  printedCore,
  writtenPinyin,
  type Run,
  type Side,
} from './sides.ts'

/** A channel that alone would make a middle hit deserves a sentence of its own. */
const WORTH_SAYING = 0.6

/** Why two elements of the same script are similar, and a second sentence where that has another reason, too. */
export function sameScript(finding: Finding, rule: RuleId, pair: DecidingPair, facts: Facts): Reason[] {
  const main = [...ruleReasons(finding, rule, pair, facts)]
  if (main.length === 0)
    main.push(...[differenceOf(facts) ?? soundOf(pair, facts, finding)].filter((each) => each !== undefined))
  const second = further(finding, main, pair, facts)
  return second ? [...main, second] : main
}

function ruleReasons(finding: Finding, rule: RuleId, pair: DecidingPair, facts: Facts): Reason[] {
  const difference = () => differenceOf(facts)
  const one = (reason: Reason | undefined) => (reason ? [reason] : [])
  const { quoted } = facts
  if (rule === 'C22' || rule === 'J06' || rule === 'K02') return [sentences.sameMeaning(quoted)]
  if (rule === 'D01') return [sentences.numberWritten(quoted)]
  if (rule === 'C27') return [sentences.establishedName(quoted.a, quoted.b)]
  if (rule === 'L21') return [sentences.translation(quoted)]
  if (rule === 'L25') return [weakShared(finding, facts) ?? difference()].filter((each) => each !== undefined)
  if (rule === 'D03' || rule === 'D04')
    return [...one(rule === 'D04' ? sentences.otherOrder('digits', quoted) : difference()), sentences.numbers(quoted)]
  if (rule === 'L27' || rule === 'L08')
    return areReordered(facts) ? [sentences.otherOrder('letters', quoted), ...short(facts)] : one(difference())
  if (rule === 'L07') return [...one(difference()), ...short(facts)]
  if (rule === 'C07') return one(firstDiffers(finding, facts) ?? difference())
  if (rule === 'L03' || rule === 'L04') return one(wordForm(facts))
  if (rule === 'L10' || rule === 'L20') return one(beginningOf(facts, false))
  if (rule === 'L23') return one(beginningOf(facts, true) ?? beginningOf(facts, false))
  return one(simpleReason(finding, rule, pair, facts))
}

function simpleReason(finding: Finding, rule: RuleId, pair: DecidingPair, facts: Facts): Reason | undefined {
  const { quoted } = facts
  if (rule.startsWith('J')) return moraReason(facts)
  if (['K01', 'C09', 'C10', 'C11', 'L12', 'L13', 'L15', 'D02'].includes(rule)) return soundOf(pair, facts, finding)
  if (rule === 'C12' || rule === 'C13') return lookAlike(facts) ?? soundOf(pair, facts, finding)
  if (rule === 'C19' || rule === 'C23') return exchanged(facts)
  if (rule === 'C15') return repeated(facts)
  if (rule === 'L16')
    return areReordered(facts)
      ? sentences.otherOrder(sameWords(facts) ? 'words' : 'letters', quoted)
      : joinedWords(facts)
  if (rule === 'L19') return sentences.otherOrder('letters', quoted)
  if (['C03', 'C04', 'C14'].includes(rule)) return sentences.otherOrder('characters', quoted)
  if (['C16', 'C17', 'C18', 'C20', 'L17'].includes(rule)) return contained(finding, pair, facts)
  if (rule === 'L14') return confusable(facts)
  if (rule === 'L18') {
    const [short_, long] = facts.length.a < facts.length.b ? ['a' as const, 'b' as const] : ['b' as const, 'a' as const]
    return sentences.initials(quoted[short_], initialedWords(facts, short_, long), false)
  }
  return undefined
}

const areReordered = ({ sides }: Facts) => isReordered(sides.a.element, sides.b.element)

const short = (facts: Facts) =>
  hasJoinedLetters(facts) ? [] : [sentences.shortMark(Math.max(facts.length.a, facts.length.b))]

/** The words whose initials make another mark; without that mark itself where they follow it: ML MARK LEES. */
function initialedWords({ sides, quoted }: Facts, short: 'a' | 'b', long: 'a' | 'b'): Quoted {
  const { words, core } = sides[long].element
  const own = words.filter(({ start, end }) => start >= core.start && end <= core.end)
  const isBeside = own.length > 1 && own[0]!.letters === sides[short].element.coreText
  return isBeside ? printed(sides[long], { start: own[1]!.start, end: core.end }) : quoted[long]
}

function sameWords({ sides }: Facts): boolean {
  const words = ({ words: own, core }: MarkElement) =>
    own
      .flatMap(({ start, end, letters }) => (start >= core.start && end <= core.end ? [letters] : []))
      .toSorted()
      .join(' ')
  return words(sides.a.element) === words(sides.b.element)
}

/** The same words in another order beside words that join them. */
function joinedWords({ sides, quoted }: Facts): Reason | undefined {
  const parts = [sides.a, sides.b].map((side) => {
    const { words, core } = side.element
    const own = words.filter(({ start, end }) => start >= core.start && end <= core.end)
    const joining = own.filter(({ letters }) => joiningWords.includes(letters))
    const content = own.filter((word) => !joining.includes(word)).map(({ letters }) => letters)
    return { joining: joining.flatMap((word) => printed(side, word)), content: content.toSorted().join(' ') }
  })
  const joining = [...new Map(parts.flatMap((part) => part.joining).map((word) => [word.toLowerCase(), word])).values()]
  if (joining.length === 0) return undefined
  return sentences.joinedWords(quoted, joining, parts[0]!.content === parts[1]!.content)
}

function weakShared(finding: Finding, facts: Facts): Reason | undefined {
  const { sides } = facts
  const own = weakAlsoIn(sides.a, sides.b)
  const shared = [...new Set(own.flatMap((span) => printed(sides.a, span)))]
  const rests = shared.length > 0 && sharesMore(facts, own) ? restsBesideNames(facts) : undefined
  if (rests) return rests
  if (shared.length > 0) return sentences.weakShared(shared)
  const found = containment(facts)
  if (!found) return undefined
  const shorter = printedCore(found.shorter)
  return isOften(finding, found.shorter) ? sentences.commonShared(shorter) : sentences.weakShared(shorter)
}

/** Weak words of one mark that the other has, too, in order. */
function weakAlsoIn({ element }: Side, { element: other }: Side): WeakSpan[] {
  const wordAt = ({ text }: MarkElement, { start, end }: Run) => text.slice(start, end).join('')
  const others = new Set(other.weak.map((span) => wordAt(other, span)))
  return element.weak
    .filter((span) => others.has(wordAt(element, span)))
    .toSorted((one, another) => one.start - another.start)
}

/** Whether two names of characters have one in common that stands in none of the weak words. */
function sharesMore({ sides, common, unit }: Facts, weak: readonly Run[]): boolean {
  const { start } = sides.a.element.core
  const isWeak = (at: number) => weak.some((span) => at >= span.start && at < span.end)
  return (
    unit === 'characters' &&
    common.some(({ i, length }) => Array.from({ length }, (_, k) => start + i + k).some((at) => !isWeak(at)))
  )
}

/** L25 of marks that name the same place or goods and differ in the rest, which has something in common. */
function restsBesideNames({ sides }: Facts): Reason | undefined {
  const names = (one: Side, other: Side) =>
    weakAlsoIn(one, other).filter(({ kind }) => kind !== 'qualifier' && kind !== 'partOfWord')
  const [own, others] = [names(sides.a, sides.b), names(sides.b, sides.a)]
  const rest = (side: Side, spans: readonly Run[]) => {
    const { start, end } = side.element.core
    const edges = [start, ...spans.flatMap((span) => [span.start, span.end]), end]
    return Array.from({ length: edges.length / 2 }, (_, i) => ({
      start: edges[2 * i]!,
      end: edges[2 * i + 1]!,
    })).flatMap((run) => printed(side, run))
  }
  const [one, other] = [rest(sides.a, own), rest(sides.b, others)]
  if (own.length === 0 || one.length === 0 || other.length === 0) return undefined
  return sentences.restDiffers([...new Set(own.flatMap((span) => printed(sides.a, span)))], one, other)
}

/** C07: only where neither sound nor shape has anything in common; that shapes have nothing a reader sees. */
function firstDiffers(finding: Finding, facts: Facts): Reason | undefined {
  const { a, b } = facts.sides
  if (
    finding.bound !== at.B_CAP_FIRST_DIFFERS ||
    finding.score >= LIMITED ||
    onlyPlace(facts) !== 0 ||
    alikePairs(facts).length > 0
  )
    return undefined
  const [i, j] = [a.element.core.start, b.element.core.start]
  const pinyin: Exchanged = [writtenPinyin(a.element, true)[0] ?? '', writtenPinyin(b.element, true)[0] ?? '']
  if (pinyin.includes('') || commonReadings(a.element, i, b.element, j)) return undefined
  const [first, other] = [printed(a, { start: i, end: i + 1 }), printed(b, { start: j, end: j + 1 })]
  return sentences.firstDiffers([first[0]!, other[0]!], pinyin)
}

function wordForm(facts: Facts): Reason | undefined {
  const endings = endingsOf(facts)
  return endings && sentences.wordForm(facts.quoted, endings.printed)
}

function moraReason({ sides, quoted }: Facts): Reason | undefined {
  const [one, other] = [sides.a.element.morae, sides.b.element.morae]
  if (one.length === 0 || other.length === 0) return undefined
  if (isOneMore(one, other)) return sentences.moraAdded(quoted.a, quoted.b, one.length)
  if (isOneMore(other, one)) return sentences.moraAdded(quoted.b, quoted.a, other.length)
  if (one.length !== other.length) return undefined
  const differing = one.filter((mora, i) => mora !== other[i]).length
  return differing * 2 <= one.length ? sentences.moraeDiffer(quoted, one.length, differing) : undefined
}

/** The look-alike characters; as a whole the marks look alike where nothing else differs. */
function lookAlike(facts: Facts): Reason | undefined {
  const { sides, exchanges } = facts
  const alike = alikePairs(facts)
  if (alike.length === 0) return undefined
  const pairs = alike.map(({ i, j }): Exchanged => [
    printed(sides.a, { start: i, end: i + 1 })[0]!,
    printed(sides.b, { start: j, end: j + 1 })[0]!,
  ])
  const units = exchanges.reduce((sum, { a, b }) => sum + Math.max(a.end - a.start, b.end - b.start), 0)
  return sentences.lookAlike(pairs, units === alike.length && facts.length.a > 1)
}

function exchanged(facts: Facts): Reason | undefined {
  const place = onlyPlace(facts)
  const pairs = exchangedPairs(facts)
  return place !== undefined && pairs?.length === 1 ? sentences.exchanged(facts.quoted, pairs[0]!) : undefined
}

function repeated({ length, quoted }: Facts): Reason {
  return length.a > length.b ? sentences.repeats(quoted.a, quoted.b) : sentences.repeats(quoted.b, quoted.a)
}

function contained(finding: Finding, pair: DecidingPair, facts: Facts): Reason | undefined {
  const found = containment(facts)
  if (!found) return undefined
  const { longer, shorter, at: from } = found
  const [whole, part] = [printedCore(longer), printedCore(shorter)]
  const { core } = longer.element
  const runs = [
    { start: core.start, end: from },
    { start: from + coreLength(shorter.element), end: core.end },
  ]
  const added = runs.flatMap((run) => printed(longer, run))
  const kind = addedKind(finding, pair)
  if (kind !== 'coined') return sentences.addsWeak(whole, part, added, kind)
  const isAddedOften = isCommon(finding.addedRarity) && runs.every((run) => isOneWord(longer.element, run))
  return isAddedOften ? sentences.addsCommon(whole, part, added) : sentences.contains(whole, part)
}

function confusable(facts: Facts): Reason | undefined {
  const pairs = exchangedPairs(facts)
  return pairs && sentences.confusable(facts.quoted, pairs)
}

/** What two marks have in common as they are heard; undefined where that is nothing. */
function soundOf(pair: DecidingPair, facts: Facts, finding: Finding): Reason | undefined {
  const { a, b } = pair
  const { quoted } = facts
  if (a.kind !== 'han') return soundAlike(a, b, finding.sound / at.ONE) ? sentences.soundAlike(quoted) : undefined
  if (isNative(a) || isNative(b)) {
    if (!isNative(a) || !isNative(b) || !soundsRendered(pair, finding) || a.morae.length > 0) return undefined
    return sentences.similarSpelling(quoted, [spelling(a), spelling(b)])
  }
  const read = readAlike(a, b, finding)
  if (!read) return commonSyllables(facts)
  const written = (of: 0 | 1, tones: boolean) => read.map((pair) => writeReading(pair[of], { tones })).join(' ')
  if (read.every(isSameSyllable))
    return sentences.samePinyin(quoted, written(0, false), commonCount(facts) > 0 ? printedCommon(facts) : [])
  return sentences.similarPinyin(quoted, [written(0, true), written(1, true)])
}

/** Syllables that both have in the same order; undefined where these are only those of the same characters. */
function commonSyllables(facts: Facts): Reason | undefined {
  const [one, other] = [writtenPinyin(facts.sides.a.element, false), writtenPinyin(facts.sides.b.element, false)]
  if (one.includes('') || other.includes('') || one.length === 0) return undefined
  const number = new Map([...one, ...other].map((syllable, i) => [syllable, i]))
  const numbered = (syllables: readonly string[]) => syllables.map((syllable) => number.get(syllable)!)
  const runs = commonRuns(numbered(one), numbered(other))
  if (lengthOf(runs) <= commonCount(facts)) return undefined
  const shared = runs.flatMap(({ i, length }) => one.slice(i, i + length))
  const of = Math.max(one.length, other.length)
  return sentences.syllablesInCommon(facts.quoted, [one.join(' '), other.join(' ')], shared, of)
}

/** Whether many owners use what both marks have, which is the whole of one. */
const isOften = ({ sharedRarity }: Finding, { element }: Side) =>
  isCommon(sharedRarity) && isOneWord(element, element.core)

/** A second sentence where another channel says something of its own. */
function further(finding: Finding, main: readonly Reason[], pair: DecidingPair, facts: Facts): Reason | undefined {
  if (finding.bound === at.B_CAP_WEAK) return undefined
  const codes = main.map(({ code }) => code)
  const within = containment(facts)
  if (within && codes.includes('E10') && isOften(finding, within.shorter) && finding.score < LIMITED)
    return sentences.commonShared(printedCore(within.shorter))
  const second = pair.channels[1]
  if (!second || second.share < WORTH_SAYING) return undefined
  if (second.channel === 'shape' && !codes.includes('E6') && !codes.includes('E21'))
    return pair.a.kind === 'han' ? lookAlike(facts) : confusable(facts)
  if (second.channel !== 'sound' || codes.some((code) => saysSound.has(code))) return undefined
  if (main.some(({ code, zh }) => code === 'E3' && zh.startsWith('首字'))) return undefined
  return soundOf(pair, facts, finding)
}
/** Below it, in tenths, the degree is low at most. */
const LIMITED = 600
const saysSound = new Set(['E4', 'E5', 'E8', 'E10', 'E16', 'E20', 'E25'])
