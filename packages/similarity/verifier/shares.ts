// How much two names have in common by plain counts, above which their figures may not be by far.
import {
  areConfusable,
  areInitials,
  functionWords,
  haveSameWordsBeside,
  lettersOnly,
  plainText,
  saidDigits,
  sayDigits,
  wordsText,
} from './claims.ts'
import type { Hit } from './hit.ts'
import { commonBy, commonCount, indexIn, isEastAsian, isReordering, isSame, type Letters } from './names.ts'
import { differInNumber, sayNumber } from './numbers.ts'
import { hangulLetters, moraeOf } from './romanize.ts'
import { spokenForms } from './said.ts'
import { likeRendering, soundsClose, soundsOf } from './spoken.ts'

const isAnyCharacter = (letters: Letters) => letters.some(({ forms }) => isEastAsian([...forms][0]!))
/** Kana and hangul in letters, the vowels of hangul as makers write them, the syllabic n an m before lips close. */
export const nativeLetters = (letters: Letters) =>
  hangulLetters(letters)?.replaceAll(/e[ou]/g, 'u') ??
  moraeOf(letters)
    ?.join('')
    .replaceAll(/n(?=[bmp])/g, 'm') ??
  ''

const shownText = (letters: Letters) => letters.map(({ forms }) => [...forms].at(-1)!).join('')

/** Shares of the letters that two names have in common by several counts, 1 where one is made of the other. */
export function* sharesOfLetters(a: Letters, b: Letters, { query, name }: Hit): Generator<number> {
  const longer = Math.max(a.length, b.length)
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  yield commonCount(a, b) / longer
  yield likeTexts(plainText(a), plainText(b))
  const isMade =
    isReordering(a, b) ||
    haveSameWordsBeside([query], [name], functionWords, false) ||
    indexIn(short, long) >= 0 ||
    areInitials(plainText(short), [lettersOnly(short === a ? name : query)]) ||
    areConfusable(plainText(a), plainText(b)) ||
    differInNumber(shownText(a), shownText(b)) ||
    sayNumber(plainText(a)).some((number) => sayNumber(plainText(b)).includes(number))
  yield isMade ? 1 : 0
}

/** Shares of what two names of characters look like: the same ones and those that look alike, in their order. */
export function* sharesOfLooks(a: Letters, b: Letters, { knowledge }: Hit): Generator<number> {
  if (!isAnyCharacter(a)) {
    yield areConfusable(plainText(a), plainText(b)) ? 1 : 0
    return
  }
  const isAlike = (one: Letters[number], other: Letters[number]) =>
    isSame(one, other) || knowledge.lookAlike(one.shown, other.shown) !== false
  yield commonBy(a, b, isAlike) / Math.max(a.length, b.length)
}

/** Shares of the sounds that two names have in common in the same order. */
export function* sharesOfSounds(a: Letters, b: Letters): Generator<number> {
  if (isAnyCharacter(a) && isAnyCharacter(b)) {
    const close = commonBy(a, b, (one, other) => isSame(one, other) || soundsClose(one, other))
    yield close / Math.max(a.length, b.length)
    yield likeTexts(soundsOf(nativeLetters(a)), soundsOf(nativeLetters(b)))
    // A y is a vowel there, YASU and YAYU.
    yield likeTexts(nativeLetters(a), nativeLetters(b))
    const [one, other] = [moraeOf(a), moraeOf(b)]
    if (one && other && one.length === other.length)
      yield one.filter((mora, i) => mora === other[i]).length === one.length - 1 ? MORA_DIFFERS : 0
    return
  }
  const isAcross = isAnyCharacter(a) || isAnyCharacter(b)
  if (!isAcross) {
    yield commonCount(a, b) / Math.max(a.length, b.length)
    yield likeTexts(plainText(a), plainText(b))
    yield sayNumber(plainText(a)).some((number) => sayNumber(plainText(b)).includes(number)) ? 1 : 0
    // An e is silent at the end of each word, RAGE MUSIC.
    for (const one of saidDigits(wordsText(a)))
      for (const other of saidDigits(wordsText(b))) {
        yield likeTexts(soundsOf(one), soundsOf(other))
        yield likeTexts(soundsOf(one, true), soundsOf(other, true))
        yield likeTexts(soundsOf(one.replace(/^x/, 'ks')), soundsOf(other.replace(/^x/, 'ks')))
      }
    return
  }
  const spelled = [a, b].map((letters) => nativeLetters(letters) || plainText(letters)) as [string, string]
  yield likeTexts(...spelled)
  const [forms, others] = [a, b].map((letters) => spokenForms(letters).slice(0, FORMS_MAX)) as [string[], string[]]
  for (const one of forms)
    for (const other of others) {
      yield likeTexts(soundsOf(sayDigits(one)), soundsOf(sayDigits(other)))
      // An x at the beginning is said like an s by some and like ks by others.
      yield likeTexts(soundsOf(one.replace(/^x/, 'ks')), soundsOf(other.replace(/^x/, 'ks')))
      yield likeRendering(one, other, true)
      yield likeRendering(other, one, true)
    }
}
const FORMS_MAX = 8
/** One mora that is like the other in its vowel or its consonant. */
const MORA_DIFFERS = 0.85

const soundPlaces = ['bpfvw', 'dt', 'gk', 'sXJjz', 'mn', 'lr']
const isVowel = (letter: string) => /^[aeiouyI]$/.test(letter)

/** Half counts a vowel for a vowel, a letter for one that looks like it or is made in the same place. */
const isMild = (x: string, y: string) =>
  (isVowel(x) && isVowel(y)) ||
  areConfusable(x, y) ||
  soundPlaces.some((place) => place.includes(x) && place.includes(y))

/** How much two words have in common by edits; mild ones, vowels left out, neighbours exchanged and a final s count by half. */
function likeTexts(one: string, other: string): number {
  if (!one || !other) return 0
  const rows: number[][] = []
  const left = (letter: string, before: string | undefined) => (letter === before ? 0.25 : isVowel(letter) ? 0.5 : 1)
  for (let i = 0; i <= one.length; i++) {
    const row: number[] = []
    for (let j = 0; j <= other.length; j++) {
      const [x, y] = [one[i - 1] ?? '', other[j - 1] ?? '']
      const ways = i === 0 && j === 0 ? [0] : []
      if (i > 0) ways.push(rows[i - 1]![j]! + left(x, one[i - 2]))
      if (j > 0) ways.push(row[j - 1]! + left(y, other[j - 2]))
      if (i > 0 && j > 0) ways.push(rows[i - 1]![j - 1]! + (x === y ? 0 : isMild(x, y) ? 0.5 : 1))
      if (i > 1 && j > 1 && x === other[j - 2] && one[i - 2] === y) ways.push(rows[i - 2]![j - 2]! + 0.5)
      row.push(Math.min(...ways))
    }
    rows.push(row)
  }
  const cost = rows[one.length]![other.length]! - (one.endsWith('s') === other.endsWith('s') ? 0 : 0.5)
  return 1 - cost / Math.max(one.length, other.length)
}
