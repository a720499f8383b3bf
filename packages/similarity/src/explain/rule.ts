import type { MarkAnalysis } from '../analyze.ts'
import { coreCharacters, coreLength, type MarkElement } from '../mark-element.ts'
import * as at from '../kernel/layout.ts'
import type { Finding } from '../score-marks.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { weakKindNumbers } from '../words/weak-kinds.ts'
import { isNative, type DecidingPair, type Pair } from './pair.ts'

/** The rule that decided the score of two marks. */
export function decidingRule(finding: Finding, pair: DecidingPair | null, a: MarkAnalysis, b: MarkAnalysis): RuleId {
  if (finding.identity === 1) return identityRule(a, b)
  if (finding.identity === 2) return coreRule(a, b)
  if (!pair) return 'L01'
  if (finding.pair >= 3) return crossRule(finding, pair)
  if (pair.a.coreText === pair.b.coreText) return finding.pair === 1 ? 'F01' : 'F02'
  const bound = boundRule(finding, pair)
  if (bound) return bound
  return finding.pair === 1 ? hanRule(finding, pair) : latinRule(finding, pair)
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

function crossRule(finding: Finding, { a, b }: Pair): RuleId {
  if (finding.cross === at.X_NUMERALS) return 'D01'
  if (finding.cross === at.X_INITIALS) return 'C25'
  if (finding.cross === at.X_NAME) return 'C27'
  if (finding.cross === at.X_ECHO) return 'C28'
  if (finding.cross === at.X_CONTAINED) return finding.bound === at.B_CAP_WEAK ? 'L25' : 'C20'
  const native = [a, b].find(isNative)
  const isKorean = native !== undefined && native.morae.length === 0
  if (finding.cross === at.X_MEANING) return isKorean ? 'K02' : 'C29'
  if (finding.cross === at.X_NATIVE) return isKorean ? 'K01' : 'J05'
  return finding.cross === at.X_PINYIN || isSpelling(a, b) ? 'C24' : 'C28'
}

/** Whether the letters are the pinyin of the characters rather than something that sounds like it. */
function isSpelling(a: MarkElement, b: MarkElement): boolean {
  const [han, latin] = a.kind === 'han' ? [a, b] : [b, a]
  return han.pinyin.join('') === latin.coreText
}

function boundRule({ bound, pair }: Finding, { a, b }: Pair): RuleId | undefined {
  if (bound === at.B_CAP_WEAK) return 'L25'
  if (a.kind === 'digits' && b.kind === 'digits') return sorted(a) === sorted(b) ? 'D04' : 'D03'
  if (bound === at.B_CAP_REORDERED) return 'L27'
  if (bound === at.B_CAP_TWO_SWAPPED) return 'L08'
  if (bound === at.B_CAP_FIRST_DIFFERS) return 'C07'
  if (bound === at.B_FLOOR_HOMOPHONE) return 'C09'
  if (bound === at.B_FLOOR_CONTAINED) return pair === 1 ? 'C20' : 'L17'
  return undefined
}

const sorted = (element: MarkElement) => coreCharacters(element).toSorted().join('')

function hanRule(finding: Finding, { a, b, channels }: DecidingPair): RuleId {
  const [one, other] = [coreCharacters(a), coreCharacters(b)]
  const length = Math.min(one.length, other.length)
  const best = channels[0]?.channel
  if (best === 'meaning' && finding.sense) return meaningRule(a, b)
  if (best === 'meaning') return length === 2 ? 'C23' : 'C19'
  if (best === 'sound' && isNative(a) && isNative(b) && !areKana(a, b)) return 'K01'
  if (areKana(a, b) && (best === 'sound' || finding.textSignal === at.T_ALIGNED)) return kanaRule(a, b)
  if (length === 1 && one.length === other.length && finding.sound === at.ONE) return 'C13'
  if (best === 'shape') return length === 1 ? 'C13' : 'C12'
  if (best === 'sound') {
    if (finding.sound < at.ONE) return 'C11'
    return one.some((character) => other.includes(character)) ? 'C09' : 'C10'
  }
  if (finding.textSignal === at.T_SAME_CHARACTERS) return length === 2 ? 'C03' : 'C04'
  if (finding.textSignal === at.T_BACKWARDS) return 'C14'
  if (finding.textSignal === at.T_REPEATED) return 'C15'
  if (isContained(a, b))
    return { qualifier: 'C16', place: 'C17', generic: 'C18', coined: 'C20' }[addedKind(finding, { a, b })] as RuleId
  if (length <= 2) return length === 1 ? 'C13' : 'C05'
  if (length > 3) return 'C08'
  return one[0] === other[0] ? 'C06' : 'C07'
}

function meaningRule(a: MarkElement, b: MarkElement): RuleId {
  if (!isNative(a) && !isNative(b)) return 'C22'
  return [a, b].some((element) => element.morae.length > 0) ? 'J06' : 'K02'
}

const areKana = (a: MarkElement, b: MarkElement) => a.morae.length > 0 && b.morae.length > 0

const sameConsonantGroup = (a: number, b: number) => a >> 5 === b >> 5 && (a & 7) === (b & 7)

function kanaRule({ morae: one }: MarkElement, { morae: other }: MarkElement): RuleId {
  if (one.length !== other.length) return 'J03'
  const differ = one.flatMap((mora, i) => (mora === other[i] ? [] : [i]))
  if (differ.length > 1) return 'J04'
  return differ.every((i) => sameConsonantGroup(one[i]!, other[i]!)) ? 'J02' : 'J01'
}

export const isContained = ({ coreText: one }: MarkElement, { coreText: other }: MarkElement) =>
  one.length !== other.length && (one.includes(other) || other.includes(one))

/** What a longer mark adds to the shorter: only words of one weak kind, or something of its own. */
export function addedKind({ weakKinds }: Finding, { a, b }: Pair): 'qualifier' | 'place' | 'generic' | 'coined' {
  const longer = coreLength(a) > coreLength(b) ? a : b
  const shorter = longer === a ? b : a
  const from = longer.core.start + longer.coreText.indexOf(shorter.coreText)
  const to = from + coreLength(shorter)
  const outside = [...longer.units.keys()].filter(
    (i) => i >= longer.core.start && i < longer.core.end && (i < from || i >= to),
  )
  const kinds = new Set(
    outside.map((i) => {
      const kind = longer.weak.find(({ start, end }) => start <= i && i < end)?.kind
      if (!kind || !((weakKinds >> weakKindNumbers[kind]) & 1)) return 'coined'
      return kind === 'place' || kind === 'qualifier' ? kind : 'generic'
    }),
  )
  const [kind] = kinds
  return kinds.size === 1 && kind ? kind : kinds.has('coined') ? 'coined' : 'generic'
}

function latinRule(finding: Finding, { a, b, channels }: DecidingPair): RuleId {
  const [one, other] = [a.coreText, b.coreText]
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (finding.meaning > 0 && !finding.sense)
    return longer.endsWith('s') && longer.length - shorter.length <= 2 ? 'L03' : 'L04'
  const [first, second] = channels
  if (first?.channel === 'meaning') return 'L21'
  if (finding.shape > 0) return 'L14'
  if (first?.channel === 'sound') {
    if (/\d/.test(one) !== /\d/.test(other)) return numberWords.test(/\d/.test(one) ? other : one) ? 'D02' : 'L15'
    if (finding.sound === at.ONE) return 'L12'
    if (consonants(one) === consonants(other) || first.share > (second?.share ?? 0) + CLEARLY) return 'L13'
  }
  if (finding.textSignal === at.T_TRANSPOSED) return 'L16'
  if (finding.textSignal === at.T_BACKWARDS) return 'L19'
  if (finding.textSignal === at.T_REPEATED) return 'C15'
  if (finding.textSignal === at.T_ACRONYM) return 'L18'
  if (shorter.length < longer.length && wholeWords(shorter, a, b)) return 'L17'
  if (longer.length <= 3) return shorter.length <= 2 ? 'L08' : 'L07'
  if (single(one) === single(other)) return 'L09'
  const start = commonStart(one, other)
  if (shorter.length !== longer.length) {
    if (start === shorter.length) return 'L20'
    const end = commonEnd(one, other)
    if (start >= 3 && start + end >= shorter.length && longer.length - shorter.length >= 2) return 'L23'
  }
  if (start === 0 && shorter.length === longer.length && one.slice(1) === other.slice(1)) return 'L11'
  if (shorter.length <= 4) return 'L06'
  return start >= 4 && start >= shorter.length - 2 && shorter.length >= 6 ? 'L10' : 'L05'
}

const numberWords = /zero|one|two|three|four|five|six|seven|eight|nine/

/** By how much the sound must exceed what is seen to be the reason. */
const CLEARLY = 0.12

/** A text with each doubled letter once. */
function single(text: string): string {
  for (let i = 1; i < text.length; i++) if (text[i] === text[i - 1]) return text.replaceAll(/(.)\1/g, '$1')
  return text
}

const consonants = (text: string) => single(text.replaceAll(/[aeiouy]/g, ''))

function wholeWords(shorter: string, a: MarkElement, b: MarkElement): boolean {
  const longer = a.coreText === shorter ? b : a
  const words = longer.words.map(({ letters }) => letters)
  if (!words.join('').includes(shorter)) return false
  return words.some((_, i) => words.some((__, j) => j >= i && words.slice(i, j + 1).join('') === shorter))
}

export function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function commonEnd(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
