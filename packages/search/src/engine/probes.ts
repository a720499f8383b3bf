import type { MarkElement } from '@markwright/similarity'
import { letterNumber, lettersOfReading, letterText, respellLetters, skeletonOf } from '@markwright/similarity/engine'
import { WORD_START } from '@markwright/similarity/kernel/memory-map.ts'
import { trigramsOf } from '../segment/grams.ts'
import { lettersAt } from '../segment/packed-element.ts'
import {
  consonantsKey,
  initialsKey,
  initialsKeyOf,
  ownSkeletonKey,
  renderedKey,
  renderingKeys,
  textKey,
} from '../segment/keys.ts'

/** Letters that are looked for among the elements of letters. */
export type LetterProbe = {
  letters: number[]
  sounds: number[]
  /** Distinct trigrams of its words; empty where only edits count. */
  trigrams: number[]
  /** Edits of letters and of sounds that are looked for; -1 for none. */
  edits: number
  soundEdits: number
  /** Whether Han characters may render the sounds. */
  rendered: boolean
  keys: number[]
}

/** Longer words are seldom rendered syllable by syllable. */
const RENDERED_MAX = 16
/** The bit-parallel edit distance takes one word. */
const EDIT_LENGTH_MAX = 32

/** Up to three edits, fewer in short words. */
const editsFor = (length: number) => (length > EDIT_LENGTH_MAX ? -1 : length <= 4 ? 1 : length <= 7 ? 2 : 3)
const soundEditsFor = (length: number) => (length > EDIT_LENGTH_MAX || length < 3 ? -1 : length <= 5 ? 1 : 2)

const plain = (letters: readonly number[]) => letters.map((letter) => letter & 127)

function coreLetters({ units, words, core }: MarkElement): number[] {
  const starts = new Set(words.map(({ start }) => start))
  return units.slice(core.start, core.end).map((unit, i) => (starts.has(core.start + i) ? unit | WORD_START : unit))
}

/** The sounds of an element of letters as the kernel compares them. */
const packedSounds = ({ packed }: MarkElement) => Array.from(lettersAt(packed, 0).sounds)

/** How the letters of a query are looked for: by trigrams, edits, sounds and exact keys. */
export function probeOfLetters(element: MarkElement): LetterProbe {
  const letters = coreLetters(element)
  const own = plain(letters)
  const sounds = packedSounds(element)
  const half = own.length / 2
  const isDoubled = Number.isInteger(half) && own.slice(0, half).every((letter, i) => letter === own[half + i])
  const texts = [own, own.toReversed(), skeletonOf(own), [...own, ...own], ...(isDoubled ? [own.slice(0, half)] : [])]
  const initials = own.filter((_, i) => i === 0 || letters[i]! & WORD_START)
  const keys = [
    ...texts.map((text) => textKey(text, false)),
    ownSkeletonKey(own),
    consonantsKey(sounds),
    // Initials of the query, and what the query may be the initials of.
    initials.length > 1 ? textKey(initials, false) : undefined,
    own.length <= 6 ? initialsKeyOf(own) : undefined,
    initialsKey(letters),
  ]
  return {
    letters: own,
    sounds,
    trigrams: trigramsOf(letters),
    edits: editsFor(own.length),
    soundEdits: soundEditsFor(sounds.length),
    rendered: element.kind === 'latin' && sounds.length <= RENDERED_MAX,
    keys: keys.filter((key) => key !== undefined),
  }
}

/** Shorter words say little, and more than a few would be requested their sake alone. */
const WORD_MIN = 5
const WORDS_MAX = 3

/** How the longest words of a mark of several words are looked for, as another may hold but one of them: WASHTOWER. */
export function probesOfWords({ units, words, core, weak }: MarkElement): LetterProbe[] {
  const own = words.filter(({ start, end }) => start >= core.start && end <= core.end)
  if (own.length < 2) return []
  return own
    .filter(({ start, end }) => end - start >= WORD_MIN && !weak.some((span) => span.start < end && span.end > start))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, WORDS_MAX)
    .map(({ start, end }) => {
      const letters = units.slice(start, end)
      return {
        letters,
        sounds: [],
        trigrams: trigramsOf(letters),
        edits: -1,
        soundEdits: -1,
        rendered: false,
        keys: [textKey(letters, false)],
      }
    })
}

/** How the pinyin of a query, or the spelling of kana and hangul, is looked for among letters; null without either. */
export function probeOfPinyin({ readings, core, nativeLetters }: MarkElement): LetterProbe | null {
  if (nativeLetters.length > 0) return probeOfSpelling(nativeLetters, [renderedKey(nativeLetters)])
  const syllables = readings.slice(core.start, core.end).map(lettersOfReading)
  if (syllables.some((letters) => letters.length === 0)) return null
  const initials = syllables.map(([first]) => first!)
  const written = ['v', 'yu'].map((umlaut) => syllables.flatMap((letters) => withUmlaut(letters, umlaut)))
  return probeOfSpelling(syllables.flat(), [
    textKey(initials, false),
    ...written.map((letters) => textKey(letters, false)),
    ...renderingKeys(syllables),
  ])
}

/** lu and nu may stand for lü and nü, which others write as lv and nyu. */
const withUmlaut = (syllable: readonly number[], umlaut: string) =>
  /^[ln]ue?$/.test(letterText(syllable))
    ? Array.from(letterText(syllable).replace('u', umlaut), (letter) => letterNumber(letter.charCodeAt(0)))
    : syllable

/** Letters and pinyin are looked for once where a mark says the same in both: 星河 XINGHE. */
export function joinedProbes(letters: LetterProbe | null, pinyin: LetterProbe | null): LetterProbe[] {
  if (!letters || !pinyin) return [letters ?? pinyin].filter((probe) => probe !== null)
  const isSame = (list: 'letters' | 'sounds') => letters[list].join() === pinyin[list].join()
  if (!isSame('letters')) return [letters, pinyin]
  const own = { ...letters, keys: [...letters.keys, ...pinyin.keys] }
  return isSame('sounds') ? [own] : [own, { ...pinyin, edits: -1, keys: [] }]
}

function probeOfSpelling(letters: readonly number[], further: readonly (number | undefined)[]): LetterProbe {
  const own = letters.slice(0, SPELLING_MAX)
  const sounds = respellLetters(own)
  const keys = [textKey(own, false), consonantsKey(sounds), ...further]
  return {
    letters: own,
    sounds,
    trigrams: [],
    edits: editsFor(own.length),
    soundEdits: soundEditsFor(sounds.length),
    rendered: false,
    keys: keys.filter((key) => key !== undefined),
  }
}

/** A longer spelling is not compared. */
const SPELLING_MAX = 60
