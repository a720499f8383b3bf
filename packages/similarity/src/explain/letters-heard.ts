import { letterNumber } from '../alphabet.ts'
import * as at from '../kernel/memory-map.ts'
import type { MarkElement } from '../mark-element.ts'
import { respellLetters } from '../pack.ts'
import { spokenLetters } from '../spoken.ts'
import { kernelTables } from '../tables.ts'
import { haveOtherVowels } from './vowels-heard.ts'

/** Letters by words; one by itself is said with what follows, X-SEED. */
function wordsOf(letters: readonly number[]): number[][] {
  const words: number[][] = []
  for (const letter of letters) {
    const last = words.at(-1)
    if (last && (!(letter & at.WORD_START) || last.length === 1)) last.push(letter)
    else words.push([letter])
  }
  return words
}

/** The sounds of letters: each consonant by its class, one zero for each run of vowels of a word. */
const soundsOf = (letters: readonly number[]) => wordsOf(letters).flatMap(soundsOfWord)

function soundsOfWord(letters: readonly number[]): number[] {
  const classes = kernelTables()
  const sounds: number[] = []
  for (const sound of respellLetters(letters)) {
    const own = classes[at.CONSONANT + (sound & 63)]!
    if (own !== 0 || sounds.at(-1) !== 0) sounds.push(own)
  }
  return sounds
}

const coreWords = ({ words, core }: MarkElement) =>
  words.flatMap(({ start, end, letters }) => (start >= core.start && end <= core.end ? [letters] : []))

/** Words that begin with another sound than their first letters say. */
const saidOtherwise = new Map([
  ['cello', 'chello'],
  ['cellos', 'chellos'],
])

/** The letters of a core as they are said, its digits as words; the first of each word is marked. */
const spokenLettersOf = (element: MarkElement): readonly number[] =>
  coreWords(element).flatMap((word) => spokenLetters(saidOtherwise.get(word) ?? word))

/** Whether two marks of as many words have two in the same place that are known to be said otherwise. */
function haveOtherWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.some((word, i) => haveOtherVowels(word, b[i]!) || areSingularAndPlural(word, b[i]!))
}

/** LADY and LADIES: a plural is heard as one. */
const areSingularAndPlural = (a: string, b: string) =>
  [`${a}|${b}`, `${b}|${a}`].some((pair) => /^(.+)y\|\1ies$/.test(pair))

/** Names with digits that are not the same are heard apart, however alike the rest is. */
const haveOtherDigits = (a: string, b: string) => {
  const [one, other] = [a.replaceAll(/\D/g, ''), b.replaceAll(/\D/g, '')]
  return one !== '' && other !== '' && one !== other
}

const isEqual = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** Letters that are alike to that extent, of 1, may be said to sound alike; so may those but for a final s. */
const HEARD_ALIKE = 0.85
const HEARD_BUT_FOR_S = 0.92

/**
 * Whether two words sound alike: they have the same consonants, voice apart, with as many vowels between them. `sound` is
 * how alike the kernel hears them, of 1.
 */
export function soundAlike(a: MarkElement, b: MarkElement, sound: number): boolean {
  if (sound < HEARD_ALIKE || haveOtherDigits(a.coreText, b.coreText)) return false
  if (haveOtherWords(coreWords(a), coreWords(b))) return false
  const [one, other] = [spokenLettersOf(a), spokenLettersOf(b)]
  // An x at the beginning is said like an s by some and like ks by others.
  if ((letterOf(one[0]) === X) !== (letterOf(other[0]) === X)) return false
  return (
    wordsSoundAlike(one, other) ||
    (sound >= HEARD_BUT_FOR_S && wordsSoundAlike(withoutFinalS(one), withoutFinalS(other)))
  )
}

/** The same of the letters of two words. */
export const wordsSoundAlike = (a: readonly number[], b: readonly number[]) =>
  stretchesSoundAlike(a, b) && differLittle(a, b)

/** Of letters with the same classes of consonants and as many vowels: whether few of these are other ones. */
function differLittle(a: readonly number[], b: readonly number[]): boolean {
  return [false, true].every((glides) => areFewOther(a, b, glides))
}

function areFewOther(a: readonly number[], b: readonly number[], glides: boolean): boolean {
  const [one, other] = [exactSounds(a, glides), exactSounds(b, glides)]
  // NAN and NINE have three sounds each: a word is not recognised by so few where one of them glides.
  if (one.length <= SOUNDS_FEW) return isEqual(respellLetters(a).map(soundOnly), respellLetters(b).map(soundOnly))
  return one.filter((sound, i) => sound !== other[i]).length <= DIFFERENT_SHARE * one.length
}
const SOUNDS_FEW = 3
const soundOnly = (sound: number) => sound & 63
/** Share of the sounds of two words that may be other ones. */
const DIFFERENT_SHARE = 0.22

/** Consonants as they are respelt, and the first vowel of each run by where it is made; with `glides` what an i there glides to. */
const exactSounds = (letters: readonly number[], glides: boolean) =>
  wordsOf(letters).flatMap((word) => exactSoundsOfWord(word, glides))

function exactSoundsOfWord(letters: readonly number[], glides: boolean): number[] {
  const classes = kernelTables()
  const sounds: number[] = []
  const respelt = respellLetters(letters).map(soundOnly)
  const isVowelAt = (i: number) => i >= 0 && i < respelt.length && classes[at.CONSONANT + respelt[i]!] === 0
  for (const [i, sound] of respelt.entries()) {
    if (!isVowelAt(i)) sounds.push(sound)
    else if (!isVowelAt(i - 1)) {
      const vowel = glides && sound === I && isVowelAt(i + 1) ? respelt[i + 1]! : sound
      sounds.push(-(vowelPlaces.get(vowel) ?? 0))
    }
  }
  return sounds
}
const vowelPlaces = new Map(
  ['a', 'eiy', 'ou'].flatMap((group, i) =>
    Array.from(group, (letter) => [letterNumber(letter.charCodeAt(0)), i + 1] as const),
  ),
)

const letterOf = (unit: number | undefined) => (unit ?? 0) & ~at.WORD_START
const withoutFinalS = (letters: readonly number[]) => (letters.at(-1) === S ? letters.slice(0, -1) : letters)
const [I, S, W, X, Y] = Array.from('iswxy', (letter) => letterNumber(letter.charCodeAt(0)))
const isVowel = (unit: number | undefined) =>
  unit !== undefined && (letterOf(unit) === Y || kernelTables()[at.CONSONANT + letterOf(unit)] === 0)
/** Letters that are consonants: w, and y between two vowels. */
const countGlides = (letters: readonly number[]) =>
  letters.filter(
    (unit, i) => letterOf(unit) === W || (letterOf(unit) === Y && isVowel(letters[i - 1]) && isVowel(letters[i + 1])),
  ).length

/** The same of two stretches of letters; vowels alone sound alike, whichever they are. */
export function stretchesSoundAlike(a: readonly number[], b: readonly number[]): boolean {
  // A w or y is a consonant in one place and part of a vowel in another.
  if (countGlides(a) !== countGlides(b)) return false
  const [one, other] = [soundsOf(a), soundsOf(b)]
  return one.length > 0 && isEqual(one, other)
}

/** How often a letter parts two syllables, as the y of KAIYING does. */
const countBetweenVowels = (letter: number | undefined, letters: readonly number[]) =>
  letters.filter((unit, i) => letterOf(unit) === letter && isVowel(letters[i - 1]) && isVowel(letters[i + 1])).length

/** Consonants that a rendering in another script may stand for one another, by their letters. */
const places = new Map(
  ['pbfvw', 'td', 'kgqh', 'szcxj', 'mn', 'lr'].flatMap((group, i) =>
    Array.from(group, (letter) => [letterNumber(letter.charCodeAt(0)), i + 1] as const),
  ),
)

/**
 * Consonants by place; a final ng is a nasal, and h behind another consonant belongs to it, in pinyin only behind c, s
 * and z. With `isNasal` also an ng before a y, with `isJoined` two equal consonants side by side are one.
 */
function placesOf(
  letters: readonly number[],
  { isPinyin, isNasal, isJoined }: { isPinyin: boolean; isNasal: boolean; isJoined: boolean },
): number[] {
  const [a, e, h, n, g, c, q, i_, x, d, t, w, y] = Array.from('aehngcqixdtwy', (letter) =>
    letterNumber(letter.charCodeAt(0)),
  )
  const found: number[] = []
  let keptBefore = false
  const isVowel = (letter: number | undefined) => letter !== undefined && !places.has(letter)
  for (const [i, letter] of letters.entries()) {
    const [before, next] = [letters[i - 1], letters[i + 1]]
    let place = places.get(letter)
    const wasKept = keptBefore
    keptBefore = false
    if (place === undefined) continue
    const isBehindNasal = before === g && letters[i - 2] === n
    // The first letter of KNIGHT, PSALM and WRITE is silent.
    if (i === 0 && !isPinyin && SILENT_BEFORE.get(letter)?.has(next ?? 0)) continue
    if (letter === h && i > 0 && (isPinyin ? SIBILANTS.has(before!) : !isVowel(before) && !isBehindNasal)) continue
    // The tch of KITCHEN and the dg of BADGER are one sound.
    if (letter === t && next === c && letters[i + 2] === h && !isPinyin) continue
    if (letter === d && next === g && !isPinyin && SOFT.has(letters[i + 2] ?? 0)) continue
    // A final h is silent, and the w of NEW and LAW part of the vowel.
    if (letter === h && next === undefined) continue
    if (letter === w && !isVowel(next) && (before === a || (before === e && i > 1))) continue
    if (letter === g && before === n && (!isVowel(next) || (isNasal && next === y))) continue
    // KS, but for a syllable that begins with it.
    if (letter === x && !isPinyin && i > 0) found.push(K_PLACE)
    if (letter === c && !isPinyin && next !== h && !SOFT.has(next ?? 0)) place = K_PLACE
    if (letter === q && (isPinyin || next === i_)) place = 4
    const isDoubled = before === letter && wasKept && isJoined
    keptBefore = true
    if (!isDoubled) found.push(place)
  }
  return found
}
const K_PLACE = 3
/** Consonants that are silent at the beginning, with those that may follow. */
const SILENT_BEFORE = new Map(
  ['kn', 'gn', 'pns', 'wr'].map((group) => {
    const [first, ...following] = Array.from(group, (letter) => letterNumber(letter.charCodeAt(0)))
    return [first, new Set(following)] as const
  }),
)
const SIBILANTS = new Set(Array.from('csz', (letter) => letterNumber(letter.charCodeAt(0))))
const SOFT = new Set(Array.from('eiy', (letter) => letterNumber(letter.charCodeAt(0))))

/**
 * Whether what is spelt in letters renders the sound of other letters: both begin with a vowel or both with a consonant,
 * and nearly all consonants correspond in order, whichever way an ng before a y is read, and whether two equal
 * consonants of two syllables, er ru, are one or two.
 */
export function renders(spelt: readonly number[], letters: readonly number[], isPinyin: boolean): boolean {
  if (!places.has(spelt[0]!) !== !places.has(letterOf(letters[0]))) return false
  if (!isPinyin && countBetweenVowels(Y, letters) > countBetweenVowels(Y, spelt)) return false
  const own = (isPinyin ? [false, true] : [true]).map((isJoined) =>
    placesOf(spelt, { isPinyin, isNasal: true, isJoined }),
  )
  const other = [false, true].map((isNasal) => placesOf(letters, { isPinyin: false, isNasal, isJoined: true }))
  return own.every((one) => other.every((rendered) => correspond(one, rendered)))
}

function correspond(one: readonly number[], other: readonly number[]): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer === 0 || one[0] !== other[0]) return false
  const common = commonCount(one, other)
  return (
    common === longer ||
    (longer >= FORGIVEN_FROM && common === longer - 1 && common === Math.min(one.length, other.length))
  )
}
/** So many consonants allow for one that has no counterpart; one that stands for another is not allowed. */
const FORGIVEN_FROM = 6

function commonCount(a: readonly number[], b: readonly number[]): number {
  let last = Array.from({ length: b.length + 1 }, () => 0)
  for (const one of a) {
    const row = [0]
    for (const [j, other] of b.entries()) row.push(one === other ? last[j]! + 1 : Math.max(last[j + 1]!, row[j]!))
    last = row
  }
  return last[b.length]!
}
