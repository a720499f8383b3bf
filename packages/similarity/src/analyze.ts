import { letterNumber } from './alphabet.ts'
import { coreOfHan, coreOfWords, type Range, type Word } from './core.ts'
import { type DistinctivePart, findDistinctivePart } from './distinctive-part.ts'
import { foldText, type FoldedText } from './fold.ts'
import * as at from './kernel/memory-map.ts'
import { HanElement, LatinElement, type MarkElement } from './mark-element.ts'
import { packSymbols } from './pack.ts'
import { simplify } from './simplify.ts'
import { spelledOut } from './spelled-out.ts'
import { weakSpansOfHan, weakSpansOfWords } from './weak-spans.ts'

/** A mark with every form that is compared (rules N1 to N9). */
export type MarkAnalysis = {
  readonly text: string
  /** All letters, characters and digits, folded and simplified, without separators. */
  readonly key: string
  /** The same without legal forms, domain endings and articles. */
  readonly core: string
  readonly han: MarkElement | null
  readonly latin: MarkElement | null
  /** What is compared by itself besides the whole; null where that is the whole. */
  readonly distinctivePart: AnalysedPart | null
  /** The mark as it is read aloud; null of one of characters, and of one that is written so. */
  readonly spelledOut: MarkAnalysis | null
}

/** A part of a mark with its own analysis. */
export type AnalysedPart = DistinctivePart & { readonly mark: MarkAnalysis }

/** Text beyond it is not looked at: no register prints such a mark, but anybody may request one. */
const TEXT_LENGTH_MAX = 4000

/**
 * Takes a mark apart for comparison. Any string is accepted; one without a letter, character or digit is compared by
 * its symbols alone, an empty one is like nothing.
 */
export function analyzeMark(text: string): MarkAnalysis {
  const folded = foldText(text, TEXT_LENGTH_MAX)
  const isHan = assignScripts(folded)
  const hanPlaces: number[] = []
  const latinPlaces: number[] = []
  let turns = 0
  for (let i = 0; i < isHan.length; i++) {
    if (isHan[i]) hanPlaces.push(i)
    else latinPlaces.push(i)
    if (i > 0 && isHan[i] !== isHan[i - 1]) turns++
  }
  const flags = (turns > 1 ? at.K_MIXED : 0) | (turns > 0 && !isHan[0] ? at.K_FIRST : 0)
  const han = hanPlaces.length > 0 ? makeHan(folded, hanPlaces, latinPlaces.length > 0, flags) : null
  const hanLeft = han !== null && han.core.end > han.core.start
  const latin = latinPlaces.length > 0 ? makeLatin(folded, latinPlaces, hanLeft, flags) : null
  if (!han && !latin)
    return { text, key: '', core: '', han: null, latin: makeSymbols(text), distinctivePart: null, spelledOut: null }
  return new AnalysedMark(text, han, latin, isHan)
}

/**
 * Most comparisons need neither key nor core. They are getters of a class, as each object with getters of its own would
 * have a shape of its own, which outlives it until old objects are collected.
 */
class AnalysedMark implements MarkAnalysis {
  readonly text: string
  readonly han: MarkElement | null
  readonly latin: MarkElement | null
  readonly #isHan: readonly boolean[]
  #distinctivePart: AnalysedPart | null | undefined
  #spelledOut: MarkAnalysis | null | undefined

  constructor(text: string, han: MarkElement | null, latin: MarkElement | null, isHan: readonly boolean[]) {
    this.text = text
    this.han = han
    this.latin = latin
    this.#isHan = isHan
  }

  get key(): string {
    return keyOf(this.han, this.latin, this.#isHan)
  }

  get distinctivePart(): AnalysedPart | null {
    if (this.#distinctivePart === undefined) {
      const part = findDistinctivePart(this)
      this.#distinctivePart = part && { ...part, mark: analyzeMark(part.text) }
    }
    return this.#distinctivePart
  }

  get spelledOut(): MarkAnalysis | null {
    if (this.#spelledOut === undefined) {
      const spelled = this.han ? null : spelledOut(this.text)
      this.#spelledOut = spelled === null ? null : analyzeMark(spelled)
    }
    return this.#spelledOut
  }

  get core(): string {
    return (this.han?.coreText ?? '') + (this.latin?.coreText ?? '')
  }
}

function keyOf(han: MarkElement | null, latin: MarkElement | null, isHan: readonly boolean[]): string {
  if (!latin) return han!.text.join('')
  if (!han) return latin.text.join('')
  let key = ''
  for (let i = 0, h = 0, l = 0; i < isHan.length; i++) key += isHan[i] ? han.text[h++] : latin.text[l++]
  return key
}

/** The first test is for most of them, and quick. */
const isHanCode = (code: number) =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x1100 && HAN.test(String.fromCodePoint(code)))
const HAN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u
const isDigitCode = (code: number) => code >= 0x30 && code <= 0x39

/** Which characters belong to the Han part: digits go with what they touch, else with letters, else with Han. */
function assignScripts({ codes, separators }: FoldedText): boolean[] {
  const isHan: boolean[] = []
  let anyHan = false
  let anyLetter = false
  let anyDigit = false
  for (const code of codes) {
    const han = isHanCode(code)
    isHan.push(han)
    if (han) anyHan = true
    else if (isDigitCode(code)) anyDigit = true
    else anyLetter = true
  }
  if (!anyHan || !anyDigit) return isHan
  for (let start = 0; start < codes.length; start++) {
    if (!isDigitCode(codes[start]!)) continue
    let end = start + 1
    while (end < codes.length && isDigitCode(codes[end]!)) end++
    const before = start > 0 && !separators[start] ? start - 1 : -1
    const after = end < codes.length && !separators[end] ? end : -1
    const touchesLetter = (before >= 0 && !isHan[before]) || (after >= 0 && !isHan[after])
    const touchesHan = (before >= 0 && isHan[before]) || (after >= 0 && isHan[after])
    isHan.fill(!touchesLetter && (touchesHan || !anyLetter), start, end)
    start = end - 1
  }
  return isHan
}

/** Where those characters stood in the text. */
function placesIn(
  { codes, starts, ends }: FoldedText,
  places: readonly number[],
): { starts: number[]; ends: number[] } {
  if (places.length === codes.length) return { starts, ends }
  return { starts: places.map((place) => starts[place]!), ends: places.map((place) => ends[place]!) }
}

function makeHan(folded: FoldedText, places: readonly number[], mayBeEmpty: boolean, flags: number): MarkElement {
  const { starts, ends } = placesIn(folded, places)
  const text = simplify(places.map((place) => String.fromCodePoint(folded.codes[place]!)))
  const units: number[] = []
  let joined = ''
  for (const character of text) {
    units.push(hanUnit(character))
    joined += character.length === 1 ? character : '〓'
  }
  const core = coreOfHan(joined, mayBeEmpty)
  return new HanElement({ text, units, starts, ends, core, weak: weakSpansOfHan(joined, core) }, flags & at.K_MIXED)
}

/** Characters outside the basic plane are rare: they share the private use area. */
function hanUnit(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x10000 ? code : 0xe000 + (code % 0x1900)
}

function makeLatin(folded: FoldedText, places: readonly number[], mayBeEmpty: boolean, flags: number): MarkElement {
  const { starts, ends } = placesIn(folded, places)
  const text = places.map((place) => String.fromCodePoint(folded.codes[place]!))
  const units = places.map((place) => letterNumber(folded.codes[place]!))
  const words = splitWords(folded, places, text)
  const coreWords = coreOfWords(words, mayBeEmpty)
  const core = coreWords.length > 0 ? { start: coreWords[0]!.start, end: coreWords.at(-1)!.end } : { start: 0, end: 0 }
  const kind = core.end > core.start && isNumber(text, core) ? 'digits' : 'latin'
  return new LatinElement(
    { text, units, starts, ends, core, weak: weakSpansOfWords(coreWords) },
    { kind, words, coreWords, flags },
  )
}

function isNumber(text: readonly string[], { start, end }: Range): boolean {
  for (let i = start; i < end; i++) if (!isDigitCode(text[i]!.charCodeAt(0))) return false
  return true
}

/**
 * A separator ends a word, and so do Han characters between the letters; but an s after an apostrophe belongs to the
 * word before it.
 */
function splitWords(
  { separators, starts, ends }: FoldedText,
  places: readonly number[],
  text: readonly string[],
): Word[] {
  const words: Word[] = []
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!
    const separator = separators[place]!
    const last = words.at(-1)
    const endsWord = i + 1 === places.length || separators[places[i + 1]!] !== ''
    const possessive = text[i] === 's' && endsWord && separator !== '' && "'’`´ʼ".includes(separator)
    const touches = separator === '' && i > 0 && ends[places[i - 1]!]! >= starts[place]!
    if (last && (touches || possessive || starts[places[i - 1]!] === starts[place])) {
      last.letters += text[i]
      last.end = i + 1
    } else words.push({ start: i, end: i + 1, letters: text[i]!, separator })
  }
  return words
}

/** A mark of signs alone is the same as another or nothing like it. */
function makeSymbols(text: string): MarkElement | null {
  const signs = text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '')
  if (signs === '') return null
  const none = {
    text: [],
    units: [],
    starts: [],
    ends: [],
    words: [],
    weak: [],
    readings: [],
    nativeLetters: [],
    morae: [],
    senses: [],
    namedPart: undefined,
    coreText: '',
    shown: '',
    pinyin: [],
  }
  return { ...none, kind: 'symbols', core: { start: 0, end: 0 }, packed: packSymbols(signs) }
}
