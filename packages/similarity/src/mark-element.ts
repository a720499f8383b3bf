import { letterNumber } from './alphabet.ts'
import type { Range, Word } from './core.ts'
import * as at from './kernel/memory-map.ts'
import { familiesOfWords, sensesOfCharacters, sensesOfNamedPart, sensesOfWords } from './meanings.ts'
import { type NamedPart, namedPartOfCharacters, namedPartOfWords } from './named-parts.ts'
import { spellNative } from './native.ts'
import { packElement } from './pack.ts'
import { readCharacters, spellReading } from './readings.ts'
import { spokenLetters } from './spoken.ts'
import type { WeakSpan } from './weak-spans.ts'
import { isCommonSurname } from './words/surnames.ts'

/**
 * One of the at most two parts of a mark that are compared on their own: its Han characters with kana and hangul, or
 * its letters and digits.
 */
export type MarkElement = {
  kind: 'han' | 'latin' | 'digits' | 'symbols'
  /** Folded characters, one for each unit. */
  text: string[]
  /** What the kernel compares: character codes, or the numbers of letters. */
  units: number[]
  /** Where each unit is in the text of the mark, in UTF-16 units. */
  starts: number[]
  ends: number[]
  /** Units without legal form, domain ending and article. */
  core: Range
  /** Words of letters; Han characters have none. */
  words: Word[]
  weak: WeakSpan[]
  /** Of Han characters, see syllables.ts; 0 where there is none. */
  readings: number[]
  /** The letters that a core of kana or of hangul is spelt in, by their numbers, and the morae of kana. */
  nativeLetters: number[]
  morae: number[]
  /** What the core means, see meanings.ts; none of what is no known word. */
  senses: readonly number[]
  /** The name of a well-known mark in the core beside other words. */
  namedPart: NamedPart | undefined
  /** The folded core as a text, and as it is shown: letters as words in capitals. */
  coreText: string
  shown: string
  /** The pinyin of the characters of the core, without tones. */
  pinyin: readonly string[]
  /** As the kernel reads it. */
  packed: Uint8Array
}

type Text = Pick<MarkElement, 'text' | 'core'>

/** The folded characters of the core. */
export const coreCharacters = ({ text, core }: Text) => text.slice(core.start, core.end)
/** Where the name of a well-known mark stands: a part of the core, or all of it. */
export const namedRange = ({ core, namedPart }: Pick<MarkElement, 'core' | 'namedPart'>): Range => namedPart ?? core
export const coreLength = ({ core }: Pick<MarkElement, 'core'>) => core.end - core.start

type Placed = Pick<MarkElement, 'text' | 'units' | 'starts' | 'ends' | 'core' | 'weak'>

/** Where the units of an element stand. What takes longer is worked out once it is requested. */
abstract class PlacedElement {
  readonly text: string[]
  readonly units: number[]
  readonly starts: number[]
  readonly ends: number[]
  readonly core: Range
  readonly weak: WeakSpan[]
  #packed: Uint8Array | undefined
  #coreText: string | undefined
  #shown: string | undefined

  constructor({ text, units, starts, ends, core, weak }: Placed) {
    this.text = text
    this.units = units
    this.starts = starts
    this.ends = ends
    this.core = core
    this.weak = weak
  }

  get packed(): Uint8Array {
    return (this.#packed ??= this.pack())
  }

  get coreText(): string {
    return (this.#coreText ??= coreCharacters(this).join(''))
  }

  get shown(): string {
    return (this.#shown ??= this.show())
  }

  protected abstract pack(): Uint8Array
  protected abstract show(): string
}

export class HanElement extends PlacedElement implements MarkElement {
  readonly kind = 'han'
  readonly words: Word[] = []
  readonly #flags: number
  #readings: number[] | undefined
  #pinyin: readonly string[] | undefined
  #native: { morae: number[]; letters: number[] } | undefined

  /** `flags`: K_MIXED. */
  constructor(placed: Placed, flags: number) {
    super(placed)
    this.#flags = flags
  }

  get readings(): number[] {
    return (this.#readings ??= readCharacters(this.text.map(asNumeral)))
  }

  get pinyin(): readonly string[] {
    return (this.#pinyin ??= this.readings.slice(this.core.start, this.core.end).map(spellReading))
  }

  get nativeLetters(): number[] {
    return this.#spelt().letters
  }

  get morae(): number[] {
    return this.#spelt().morae
  }

  get senses(): readonly number[] {
    return [...sensesOfCharacters(this.coreText, this.pinyin), ...sensesOfNamedPart(this.namedPart)]
  }

  get namedPart() {
    return namedPartOfCharacters(this.text, this.core, this.weak)
  }

  #spelt() {
    if (!this.#native) {
      const native = spellNative(coreCharacters(this))
      this.#native = { morae: [...(native?.morae ?? [])], letters: numbersOf(native?.letters ?? '') }
    }
    return this.#native
  }

  protected pack() {
    const { kind, units, core, weak, readings, morae, nativeLetters, senses } = this
    const flags = this.#flags | (isCommonSurname(this.coreText) ? at.K_SURNAME : 0)
    return packElement({ kind, flags, units, core, weak, readings, morae, nativeLetters, senses })
  }

  protected show() {
    return this.coreText
  }
}

/** Digits among characters are read as Chinese numerals: 7喜. */
const asNumeral = (character: string) => (/\d/.test(character) ? '零一二三四五六七八九'[Number(character)]! : character)

const numbersOf = (letters: string) => Array.from(letters, (letter) => letterNumber(letter.charCodeAt(0)))

export class LatinElement extends PlacedElement implements MarkElement {
  readonly kind: 'latin' | 'digits'
  readonly words: Word[]
  readonly readings: number[] = []
  readonly nativeLetters: number[] = []
  readonly morae: number[] = []
  readonly pinyin: readonly string[] = []
  readonly #coreWords: readonly Word[]
  readonly #flags: number

  /** `coreWords`: the words of the core. `flags`: K_FIRST and K_MIXED. */
  constructor(
    placed: Placed,
    {
      kind,
      words,
      coreWords,
      flags,
    }: { kind: 'latin' | 'digits'; words: Word[]; coreWords: readonly Word[]; flags: number },
  ) {
    super(placed)
    this.kind = kind
    this.words = words
    this.#coreWords = coreWords
    this.#flags = flags
  }

  get senses(): readonly number[] {
    if (this.kind !== 'latin') return []
    return [...sensesOfWords(this.#coreWords.map(({ letters }) => letters)), ...sensesOfNamedPart(this.namedPart)]
  }

  /** Of the words of a core of several, see `familiesOfWords`; none of a single word or a number. */
  get families(): readonly number[] {
    return this.kind === 'latin' ? familiesOfWords(this.#coreWords.map(({ letters }) => letters)) : []
  }

  get namedPart() {
    return namedPartOfWords(this.#coreWords, this.core, this.weak)
  }

  protected pack() {
    const { kind, units, core, weak, words, senses } = this
    const isSpoken = kind === 'latin' && this.#coreWords.some(({ letters }) => /\d/.test(letters))
    const spoken = isSpoken ? { spoken: speak(this.#coreWords) } : {}
    return packElement({
      kind,
      flags: this.#flags,
      units,
      core,
      weak,
      words,
      senses,
      families: this.families,
      ...spoken,
    })
  }

  protected show() {
    const own = this.words.filter(({ start, end }) => start >= this.core.start && end <= this.core.end)
    return own
      .map(({ letters }) => letters)
      .join(' ')
      .toUpperCase()
  }
}

/** How words with digits are said. */
function speak(words: readonly Word[]): number[] {
  return words.flatMap(({ letters }) => spokenLetters(letters))
}
