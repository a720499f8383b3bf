import type { MarkAnalysis } from '../analyze.ts'
import { coreCharacters, type MarkElement } from '../mark-element.ts'
import * as at from '../kernel/memory-map.ts'
import { nameOneMark } from '../famous-names.ts'
import type { Finding } from '../score-marks.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { alikePairs, containment, onlyPlace, type Facts } from './facts.ts'
import { addedKind } from './added.ts'
import { endingsOf } from './endings.ts'
import { soundAlike } from './letters-heard.ts'
import { differInVoice, hasNoVowel, rowOf } from '../kana.ts'
import { isNative, type DecidingPair, type Pair } from './pair.ts'
import { isSpelling, soundsRendered } from './renderings.ts'
import { readTogether, sameUnits } from './sides.ts'

/**
 * The rule that decided the score of two marks. Each is named only where its condition holds of the two; C30, C31 and
 * L28 stand for marks that merely have something in common.
 */
export function decidingRule(
  finding: Finding,
  pair: DecidingPair | null,
  facts: Facts | null,
  a: MarkAnalysis,
  b: MarkAnalysis,
): RuleId {
  if (finding.identity === 1) return identityRule(a, b)
  if (finding.identity === 2) return coreRule(a, b)
  if (!pair || !facts) return a.han && b.han ? 'C30' : a.latin && b.latin ? 'L28' : 'C31'
  if (finding.pair >= 3) return crossRule(finding, pair)
  if (pair.a.coreText === pair.b.coreText) return finding.pair === 1 ? 'F01' : 'F02'
  const bound = boundRule(finding, pair, facts)
  if (bound) return bound
  return finding.pair === 1 ? hanRule(finding, pair, facts) : latinRule(finding, pair, facts)
}

/** What is left of a text once everything that identity overlooks, but the given step, has been done. */
const withoutSeparators = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')

function identityRule(a: MarkAnalysis, b: MarkAnalysis): RuleId {
  if (a.latin?.kind === 'digits' && !a.han) return 'D01'
  const plain = (text: string) => withoutAccents(withoutSeparators(text.normalize('NFKC').toLowerCase()))
  if (a.han) return plain(a.text) === plain(b.text) ? 'C01' : 'C02'
  const cased = (text: string) => withoutSeparators(text).toLowerCase()
  return cased(a.text.normalize('NFC')) === cased(b.text.normalize('NFC')) ? 'L01' : 'L02'
}

function coreRule(a: MarkAnalysis, b: MarkAnalysis): RuleId {
  const cut = [a, b].map(({ latin }) => latin?.words.filter(({ start }) => start >= latin.core.end) ?? [])
  if (cut.some((words) => words[0]?.separator === '.')) return 'L22'
  const articles = [a, b].some(({ latin }) => latin !== null && latin.core.start > 0)
  return articles && cut.every((words) => words.length === 0) ? 'L04' : 'C21'
}

function crossRule(finding: Finding, pair: Pair): RuleId {
  if (finding.cross === at.X_NUMERALS) return 'D01'
  if (finding.cross === at.X_INITIALS) return 'C25'
  if (finding.cross === at.X_NAME) return 'C27'
  if (finding.cross === at.X_NAMED) return 'C32'
  if (finding.cross === at.X_ECHO) return isSpelling(pair) ? 'C24' : 'C28'
  if (finding.cross === at.X_CONTAINED) return finding.bound === at.B_CAP_WEAK ? 'L25' : 'C20'
  const native = [pair.a, pair.b].find(isNative)
  const isKorean = native !== undefined && /\p{Script=Hangul}/u.test(native.coreText)
  if (finding.cross === at.X_MEANING)
    return nameOneMark(pair.a.coreText, pair.b.coreText) ? 'C27' : isKorean ? 'K02' : 'C29'
  const corresponds = isSpelling(pair) || soundsRendered(pair, finding)
  if (native) return !corresponds ? 'C31' : isKorean ? 'K01' : 'J05'
  return isSpelling(pair) ? 'C24' : soundsRendered(pair, finding) ? 'C28' : 'C31'
}

function boundRule({ bound, pair, sound }: Finding, { a, b }: Pair, facts: Facts): RuleId | undefined {
  if (bound === at.B_CAP_WEAK) return 'L25'
  if (a.kind === 'digits' && b.kind === 'digits') return sorted(a) === sorted(b) ? 'D04' : 'D03'
  if (bound === at.B_CAP_REORDERED) return 'L27'
  if (bound === at.B_CAP_TWO_SWAPPED) return 'L08'
  if (bound === at.B_CAP_FIRST_DIFFERS && onlyPlace(facts) === 0) return 'C07'
  if (bound === at.B_FLOOR_HOMOPHONE && sound === at.ONE) return 'C09'
  if (bound === at.B_FLOOR_CONTAINED && containment(facts)) return pair === 1 ? 'C20' : 'L17'
  return undefined
}

const sorted = (element: MarkElement) => coreCharacters(element).toSorted().join('')

function hanRule(finding: Finding, pair: DecidingPair, facts: Facts): RuleId {
  const { a, b, channels } = pair
  const best = channels[0]?.channel
  const length = Math.min(facts.length.a, facts.length.b)
  if (areNamesInTwoScripts(a, b)) return 'C27'
  if (finding.textSignal === at.T_NUMBERS) return 'D01'
  if (best === 'meaning' && finding.sense) return meaningRule(a, b)
  if (best === 'meaning' && onlyPlace(facts) !== undefined) return length === 2 ? 'C23' : 'C19'
  if (facts.length.a === 1 && facts.length.b === 1) return 'C13'
  if (areKana(a, b) && (best === 'sound' || finding.textSignal === at.T_ALIGNED)) {
    const rule = kanaRule(a, b)
    if (rule) return rule
  }
  if (best === 'sound' && isNative(a) && isNative(b) && !areKana(a, b) && soundsRendered(pair, finding)) return 'K01'
  const isOnlyPair = facts.pairs.length === 1 && facts.exchanges.length === 1 && facts.length.a === facts.length.b
  if (best === 'shape' && isOnlyPair && alikePairs(facts).length === 1) return 'C12'
  if (best === 'sound' && !isNative(a) && !isNative(b) && readTogether(a, b)) {
    if (finding.sound < at.ONE) return 'C11'
    return coreCharacters(a).some((character) => coreCharacters(b).includes(character)) ? 'C09' : 'C10'
  }
  return textRule(finding, pair, facts)
}

/** Whether characters, kana or hangul name one well-known mark in two scripts. */
export const areNamesInTwoScripts = (a: MarkElement, b: MarkElement) =>
  scriptOf(a) !== scriptOf(b) && nameOneMark(a.coreText, b.coreText)

const scriptOf = ({ coreText }: MarkElement) =>
  /\p{Script=Hangul}/u.test(coreText) ? 'hangul' : /\p{Script=Han}/u.test(coreText) ? 'han' : 'kana'

function textRule(finding: Finding, pair: Pair, facts: Facts): RuleId {
  const length = Math.min(facts.length.a, facts.length.b)
  if (finding.textSignal === at.T_SAME_CHARACTERS) return length === 2 ? 'C03' : 'C04'
  if (finding.textSignal === at.T_BACKWARDS) return 'C14'
  if (finding.textSignal === at.T_REPEATED) return 'C15'
  if (containment(facts))
    return ({ qualifier: 'C16', place: 'C17', generic: 'C18', coined: 'C20' } as const)[addedKind(finding, pair)]
  const place = onlyPlace(facts)
  if (place === undefined) return 'C30'
  if (length === 2) return 'C05'
  if (length === 3) return place === 0 ? 'C07' : 'C06'
  return place === 0 ? 'C30' : 'C08'
}

function meaningRule(a: MarkElement, b: MarkElement): RuleId {
  if (!isNative(a) && !isNative(b)) return 'C22'
  return [a, b].some((element) => element.morae.length > 0) ? 'J06' : 'K02'
}

const areKana = (a: MarkElement, b: MarkElement) => a.morae.length > 0 && b.morae.length > 0

const VOWEL = 7

/** The rule on morae that holds of two names in kana; undefined where none does. */
function kanaRule({ morae: one }: MarkElement, { morae: other }: MarkElement): RuleId | undefined {
  if (one.length !== other.length) return addsLength(one, other) || addsLength(other, one) ? 'J03' : undefined
  const differ = one.flatMap((mora, i) => (mora === other[i] ? [] : [[mora, other[i]!] as const]))
  if (differ.length > 1) return 'J04'
  const [exchange] = differ
  if (!exchange || exchange.some(hasNoVowel)) return undefined
  if (differInVoice(...exchange)) return 'J02'
  const isMild = (exchange[0] & VOWEL) === (exchange[1] & VOWEL) || rowOf(exchange[0]) === rowOf(exchange[1])
  return isMild ? 'J01' : undefined
}

/** Whether one list is the other with a long vowel, a doubled consonant or a nasal more. */
const addsLength = (longer: readonly number[], shorter: readonly number[]) =>
  longer.length === shorter.length + 1 &&
  longer.some((mora, at) => hasNoVowel(mora) && sameUnits(longer.toSpliced(at, 1), shorter))

/** Whether one list is the other with one more in it. */
export const isOneMore = (longer: readonly number[], shorter: readonly number[]) =>
  longer.length === shorter.length + 1 &&
  longer.some((_, at) => longer.every((value, i) => i === at || value === shorter[i < at ? i : i - 1]))

function latinRule(finding: Finding, pair: DecidingPair, facts: Facts): RuleId {
  const { a, b, channels } = pair
  const [one, other] = [a.coreText, b.coreText]
  const [first] = channels
  if (finding.meaning > 0 && !finding.sense) {
    const endings = endingsOf(facts)
    if (endings) return endings.isPlural ? 'L03' : 'L04'
  }
  if (first?.channel === 'meaning' && finding.sense) return 'L21'
  if (finding.shape > 0) return 'L14'
  if (first?.channel === 'sound' && soundAlike(a, b, finding.sound / at.ONE)) {
    if (/\d/.test(one) !== /\d/.test(other)) return numberWords.test(/\d/.test(one) ? other : one) ? 'D02' : 'L15'
    return finding.sound === at.ONE ? 'L12' : 'L13'
  }
  if (finding.textSignal === at.T_TRANSPOSED) return 'L16'
  if (finding.textSignal === at.T_BACKWARDS) return 'L19'
  if (finding.textSignal === at.T_REPEATED) return 'C15'
  if (finding.textSignal === at.T_ACRONYM) return 'L18'
  return lettersRule(facts, one, other)
}

/** By which letters differ and where. */
function lettersRule(facts: Facts, one: string, other: string): RuleId {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const contained = containment(facts)
  if (contained && wholeWords(shorter, contained.longer.element)) return 'L17'
  if (single(one) === single(other)) return 'L09'
  const isOneEdit = facts.exchanges.length === 1 && (facts.changed === 1 || (facts.changed === 2 && facts.isSwapped))
  if (isOneEdit && !facts.isSwapped && (longer.length === 3 || (longer.length === 2 && shorter.length === 2)))
    return 'L07'
  if (isOneEdit && longer.length === 4) return 'L06'
  if (isOneEdit && longer.length >= 5 && onlyPlace(facts) === 0) return 'L11'
  const start = commonStart(one, other)
  if (shorter.length !== longer.length && start === shorter.length) return 'L20'
  if (contained && shorter.length >= CONTAINED_MIN) return 'L17'
  if (isOneEdit && longer.length >= 5) return 'L05'
  const isShortened = start >= 3 && start + commonEnd(one, other) >= shorter.length
  if (isShortened && longer.length - shorter.length >= 2) return 'L23'
  return start >= 4 && start >= shorter.length - 2 && shorter.length >= 6 ? 'L10' : 'L28'
}

/** So many letters are recognised within a longer word. */
const CONTAINED_MIN = 4

const numberWords = /zero|one|two|three|four|five|six|seven|eight|nine/

/** A text with each doubled letter once. */
function single(text: string): string {
  for (let i = 1; i < text.length; i++) if (text[i] === text[i - 1]) return text.replaceAll(/(.)\1+/g, '$1')
  return text
}

function wholeWords(shorter: string, { words }: MarkElement): boolean {
  const own = words.map(({ letters }) => letters)
  return own.some((_, i) => own.some((__, j) => j >= i && own.slice(i, j + 1).join('') === shorter))
}

export function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

export function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
