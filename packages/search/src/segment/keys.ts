import { consonantsOf, hashCodes, letterText, meantBy, skeletonOf } from '@markwright/similarity/engine'
import { WORD_START } from '@markwright/similarity/kernel/memory-map.ts'
import { framesOfPinyin, frameOfWord } from './consonant-frame.ts'

/** Kinds of exact keys; equal hashes of different kinds mean nothing to each other. */
const TEXT = 1
const SKELETON = 2
const INITIALS = 3
const CONSONANTS = 4
const SYMBOLS = 5
const PINYIN = 6
const PINYIN_INITIALS = 7
const RENDERED = 8
const MEANING = 9

function keyHash(kind: number, codes: readonly number[]): number {
  const hash = Math.imul(hashCodes(codes) ^ kind, 0x2c1b3c6d)
  return hash ^ (hash >>> 15)
}

const plain = (letters: ArrayLike<number>) => Array.from(letters, (letter) => letter & 127)

/** Of characters or letters as they follow one another. */
export const textKey = (units: ArrayLike<number>, isHan: boolean) =>
  keyHash(TEXT, isHan ? Array.from(units) : plain(units))

/** Of letters with look-alikes read as one; undefined where that changes nothing. */
export function skeletonKey(letters: ArrayLike<number>): number | undefined {
  const own = plain(letters)
  const skeleton = skeletonOf(own)
  const isSame = skeleton.length === own.length && skeleton.every((shape, i) => shape === own[i])
  return isSame ? undefined : keyHash(SKELETON, skeleton)
}

/** The key under which a word is found that is its own skeleton, too. */
export const ownSkeletonKey = (letters: ArrayLike<number>) => keyHash(SKELETON, skeletonOf(plain(letters)))

/** Of the initials of two to six words; undefined of others. */
export function initialsKey(letters: ArrayLike<number>): number | undefined {
  const initials = Array.from(letters).flatMap((letter, i) => (i === 0 || letter & WORD_START ? [letter & 127] : []))
  return initials.length >= 2 && initials.length <= 7 ? initialsKeyOf(initials) : undefined
}
export const initialsKeyOf = (initials: readonly number[]) => keyHash(INITIALS, initials)

/** Of the sequence of consonants among sounds; undefined of fewer than two. */
export function consonantsKey(sounds: ArrayLike<number>): number | undefined {
  const consonants = consonantsOf(Array.from(sounds))
  return consonants.length >= 2 ? keyHash(CONSONANTS, consonants) : undefined
}

/** Of a mark of signs alone, given the hash that its element carries. */
export const symbolsKey = (hash: number) => keyHash(SYMBOLS, [hash])

/** Of what words in any script mean. */
export const meaningKey = (sense: number) => keyHash(MEANING, [meantBy(sense)])

/** Of the letters of the pinyin of all characters, or that kana and hangul are spelt in. */
export const pinyinKey = (letters: readonly number[]) => keyHash(PINYIN, letters)
/** Of the first letters of the syllables. */
export const pinyinInitialsKey = (letters: readonly number[]) => keyHash(PINYIN_INITIALS, letters)

/** Fewer consonants would be those of too many names. */
const FRAME_MIN = 3

/** Of the consonants that a foreign name and its rendering in Chinese share; undefined of few. */
export const renderedKey = (letters: ArrayLike<number>) => keyOfFrame(frameOfWord(letterText(letters)))
export const renderingKeys = (syllables: readonly ArrayLike<number>[]) =>
  framesOfPinyin(syllables.map(letterText))
    .map(keyOfFrame)
    .filter((key) => key !== undefined)
const keyOfFrame = (frame: readonly number[]) => (frame.length < FRAME_MIN ? undefined : keyHash(RENDERED, frame))
