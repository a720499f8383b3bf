import { letterNumber } from './alphabet.ts'
import { WORD_START } from './kernel/memory-map.ts'
import { digitWords } from './words/numerals.ts'

/** Words that are written with digits for their sound, and what they say (rule L15). */
const written = new Map(
  (
    'gr8=great l8=late m8=mate w8=wait b4=before h8=hate sk8=skate 2day=today 2nite=tonight 4ever=forever 4you=foryou ' +
    '4u=foryou 2u=toyou 1st=first 2nd=second 3rd=third k9=canine'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/**
 * What the digits in a word say: 7up is sevenup, sk8er skater; a blank is behind one whose e is silent at the end of a
 * word. Numbers and codes stay as they are.
 */
function sayInWords(word: string): string {
  const known = written.get(word)
  if (known) return known
  // A4 and X9 are codes that nobody reads as a word.
  if (!/^\d$|[a-z].*[a-z]/.test(word)) return word
  return word
    .replaceAll(/(?<=[a-z])8(?=[a-z]|$)/g, 'ate')
    .replaceAll(/(?<=[a-z])2(?=[a-z])/g, 'to')
    .replaceAll(/(?<=[a-z])4(?=[a-z])/g, 'for')
    .replaceAll(/\d/g, (digit) => digitWords[Number(digit)]! + ('59'.includes(digit) ? ' ' : ''))
}

/** What a word with digits says as numbered letters, the first of each word marked; five and nine are words. */
export const spokenLetters = (word: string): number[] =>
  sayInWords(word)
    .split(' ')
    .flatMap((part) =>
      Array.from(part, (letter, i) => letterNumber(letter.codePointAt(0)!) | (i === 0 ? WORD_START : 0)),
    )
