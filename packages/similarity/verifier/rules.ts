import { sayNumber } from './numbers.ts'
import { soundAlike, areConfusable, plainText, sayDigits } from './claims.ts'
import { corePairs } from './cores.ts'
import type { Hit } from './hit.ts'
import {
  areSame,
  commonCount,
  editsBetween,
  indexIn,
  isEastAsian,
  isReordering,
  isSame,
  lettersOf,
  type Letters,
} from './names.ts'
import { hangulLetters, moraeOf } from './romanize.ts'
import { readingsOfLetter, sharesReading, soundsClose, soundsOf } from './spoken.ts'
import type { Verdict } from './template.ts'

type Condition = (a: Letters, b: Letters, hit: Hit) => boolean | undefined

const isCharacter = ({ forms }: Letters[number]) => isEastAsian([...forms][0]!)
const characters = (letters: Letters) => letters.some(isCharacter)
const noCharacters = (letters: Letters) => !letters.some(isCharacter)

const ofCharacters =
  (condition: Condition): Condition =>
  (a, b, hit) =>
    characters(a) && characters(b) && condition(a, b, hit)
const ofLetters =
  (condition: Condition): Condition =>
  (a, b, hit) =>
    noCharacters(a) && noCharacters(b) && condition(a, b, hit)
const across =
  (condition: Condition): Condition =>
  (a, b, hit) =>
    characters(a) && noCharacters(b) ? condition(a, b, hit) : characters(b) && noCharacters(a) && condition(b, a, hit)

const differing = (a: Letters, b: Letters) =>
  a.length === b.length ? a.flatMap((letter, i) => (isSame(letter, b[i]) ? [] : [i])) : []
const oneDiffers = (a: Letters, b: Letters, length: (count: number) => boolean, isFirst?: boolean) => {
  const places = differing(a, b)
  return (
    length(a.length) &&
    a.length === b.length &&
    places.length === 1 &&
    (isFirst === undefined || (places[0] === 0) === isFirst)
  )
}
const contains: Condition = (a, b) => a.length !== b.length && (indexIn(a, b) >= 0 || indexIn(b, a) >= 0)
const reversed = (a: Letters, b: Letters) => areSame(a, [...b].toReversed())
const samePinyin: Condition = (a, b) =>
  a.length === b.length && a.every((letter, i) => isSame(letter, b[i]) || sharesReading(letter, b[i]!))
const sharesAny = (a: Letters, b: Letters) => a.some((letter) => b.some((other) => isSame(letter, other)))
const haveMeaning: Condition = (a, b, { knowledge }) => knowledge.meanTheSame(plainText(a), plainText(b)) ?? undefined
/** No dictionary knows every meaning, so none can deny one. */
const someMeaning: Condition = (a, b, hit) => haveMeaning(a, b, hit) || undefined
const repeats = (a: Letters, b: Letters) =>
  areSame([...a, ...a], b) ||
  areSame(
    a.flatMap((letter) => [letter, letter]),
    b,
  )
const words = (text: string) => text.split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean)
const consonants = (letters: Letters) =>
  plainText(letters)
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
const single = (letters: Letters) => plainText(letters).replaceAll(/(.)\1+/g, '$1')
const commonStart = (a: Letters, b: Letters) => {
  let length = 0
  while (length < a.length && isSame(a[length], b[length])) length++
  return length
}
const swapped = (a: Letters, b: Letters) => {
  const places = differing(a, b)
  return (
    places.length === 2 &&
    places[1] === places[0]! + 1 &&
    isSame(a[places[0]!], b[places[1]]) &&
    isSame(a[places[1]], b[places[0]!])
  )
}
const ending = /^(?:'?s|es|ies|ed|d|er|r|ers|rs|est|st|ing|y|e|[a-z](?:ed|er|ers|est|ing)|ier|ied|iest|iers)?$/
const inflected = (a: Letters, b: Letters, ends = ending) => {
  const [one, other, stem] = [plainText(a), plainText(b), commonStart(a, b)]
  return stem >= 3 && one !== other && ends.test(one.slice(stem)) && ends.test(other.slice(stem))
}
const spokenAs = (a: Letters, b: string) => {
  const reach = (i: number, rest: string): boolean =>
    i === a.length
      ? rest === ''
      : [...readingsOfLetter(a[i]!)].some(
          (reading) => rest.startsWith(reading) && reach(i + 1, rest.slice(reading.length)),
        )
  return reach(0, b.replaceAll('v', 'u'))
}
const morae = (a: Letters, b: Letters): [string[], string[]] | null => {
  const [one, other] = [moraeOf(a), moraeOf(b)]
  return one && other ? [one, other] : null
}
const moraeDiffer = (a: Letters, b: Letters) => {
  const both = morae(a, b)
  return both && both[0].length === both[1].length ? both[0].filter((mora, i) => mora !== both[1][i]).length : -1
}
const sharesSound = (a: string, b: string) => {
  const others = soundsOf(sayDigits(b))
  return Array.from(soundsOf(sayDigits(a))).some((sound) => others.includes(sound))
}
const spelled = (letters: Letters) => hangulLetters(letters) ?? moraeOf(letters)?.join('') ?? ''
const sharesSpelling = (a: Letters, b: Letters) => sharesSound(spelled(a), spelled(b))
/** Whether one is a compound of two parts of three letters or more, and the other has them the other way round. */
const halvesSwapped = (a: Letters, b: Letters) =>
  a.some((_, at) => at >= 3 && a.length - at >= 3 && areSame([...a.slice(at), ...a.slice(0, at)], b))
const always: Condition = () => true

const conditions: Readonly<Record<string, Condition>> = {
  C01: ofCharacters((a, b) => areSame(a, b)),
  C02: ofCharacters((a, b) => areSame(a, b)),
  C03: ofCharacters((a, b) => a.length === 2 && reversed(a, b)),
  C04: ofCharacters((a, b) => a.length >= 3 && isReordering(a, b)),
  C05: ofCharacters((a, b) => oneDiffers(a, b, (length) => length === 2)),
  C06: ofCharacters((a, b) => oneDiffers(a, b, (length) => length === 3, false)),
  C07: ofCharacters((a, b) => oneDiffers(a, b, (length) => length === 3, true)),
  C08: ofCharacters((a, b) => oneDiffers(a, b, (length) => length >= 4, false)),
  C09: ofCharacters((a, b, hit) => samePinyin(a, b, hit) && sharesAny(a, b)),
  C10: ofCharacters((a, b, hit) => samePinyin(a, b, hit) && !sharesAny(a, b)),
  C11: ofCharacters(
    (a, b) => a.length === b.length && a.every((letter, i) => isSame(letter, b[i]) || soundsClose(letter, b[i]!)),
  ),
  C12: ofCharacters((a, b, { knowledge }) => {
    const looks = differing(a, b).map((i) => knowledge.lookAlike(a[i]!.shown, b[i]!.shown))
    return looks.includes(true) ? true : looks.includes(undefined) ? undefined : false
  }),
  C13: ofCharacters((a, b) => a.length === 1 && b.length === 1),
  C14: ofCharacters((a, b) => a.length >= 3 && reversed(a, b)),
  C15: (a, b) => repeats(a, b) || repeats(b, a),
  C16: ofCharacters(contains),
  C17: ofCharacters(contains),
  C18: ofCharacters(contains),
  C19: ofCharacters((a, b) => oneDiffers(a, b, (length) => length >= 3)),
  C20: contains,
  C21: (a, b) => areSame(a, b),
  C22: ofCharacters((a, b, hit) => someMeaning(a, b, hit) || undefined),
  C23: ofCharacters((a, b) => oneDiffers(a, b, (length) => length === 2)),
  C24: across((a, b) => spokenAs(a, plainText(b))),
  C25: across(
    (a, b) =>
      a.length === b.length &&
      a.every((letter, i) => [...readingsOfLetter(letter)].some((reading) => b[i]!.forms.has(reading[0]!))),
  ),
  C27: across(always),
  C28: across((a, b) => !spokenAs(a, plainText(b))),
  C29: across(someMeaning),
  C30: ofCharacters((a, b, { knowledge }) => {
    if (sharesAny(a, b) || a.some((one) => b.some((other) => soundsClose(one, other))) || sharesSpelling(a, b))
      return true
    const looks = a.flatMap((one) => b.map((other) => knowledge.lookAlike(one.shown, other.shown)))
    return looks.includes(true) ? true : looks.includes(undefined) ? undefined : false
  }),
  C31: across(always),
  F01: ofCharacters((a, b) => areSame(a, b)),
  F02: ofLetters((a, b) => areSame(a, b)),
  L01: (a, b) => areSame(a, b),
  L02: (a, b) => areSame(a, b),
  L03: ofLetters((a, b) => inflected(a, b, /^(?:'?s|es|ies|y)?$/)),
  L04: ofLetters((a, b) => inflected(a, b) || areSame(a, b)),
  L05: ofLetters((a, b) => Math.max(a.length, b.length) >= 5 && (editsBetween(a, b) === 1 || swapped(a, b))),
  L06: ofLetters((a, b) => Math.max(a.length, b.length) === 4 && (editsBetween(a, b) === 1 || swapped(a, b))),
  L07: ofLetters((a, b) => Math.max(a.length, b.length) === 3 && editsBetween(a, b) === 1),
  L08: ofLetters((a, b) => a.length === 2 && reversed(a, b)),
  L09: ofLetters((a, b) => single(a) === single(b)),
  L10: ofLetters((a, b) => commonStart(a, b) >= 3),
  L11: ofLetters((a, b) => oneDiffers(a, b, (length) => length >= 5, true)),
  L12: ofLetters((a, b) => soundAlike(plainText(a), plainText(b))),
  L13: ofLetters((a, b) => consonants(a) === consonants(b) || soundAlike(plainText(a), plainText(b))),
  L14: ofLetters((a, b) => areConfusable(plainText(a), plainText(b))),
  L15: ofLetters((a, b) => /\d/.test(plainText(a)) !== /\d/.test(plainText(b))),
  L16: ofLetters(
    (a, b, { query, name }) =>
      isReordering(a, b) && ((words(query).length > 1 && words(name).length > 1) || halvesSwapped(a, b)),
  ),
  L17: ofLetters(contains),
  L18: ofLetters((a, b) => a.length !== b.length),
  L19: ofLetters(reversed),
  L20: ofLetters((a, b) => commonStart(a, b) === Math.min(a.length, b.length)),
  L21: ofLetters((a, b, hit) => someMeaning(a, b, hit) || undefined),
  L22: (a, b) => areSame(a, b),
  L23: ofLetters((a, b) => {
    const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
    const end = commonStart([...a].toReversed(), [...b].toReversed())
    return commonStart(a, b) + end >= shorter.length && longer.length > shorter.length
  }),
  L25: (a, b) => sharesAny(a, b),
  L27: ofLetters((a, b) => a.length >= 3 && isReordering(a, b)),
  L28: ofLetters((a, b) => commonCount(a, b) > 0 || sharesSound(plainText(a), plainText(b))),
  D01: (a, b) => sayNumber(plainText(a)).some((number) => sayNumber(plainText(b)).includes(number)),
  D02: ofLetters((a, b) => /\d/.test(plainText(a)) !== /\d/.test(plainText(b))),
  D03: ofLetters((a, b) => /^\d+$/.test(plainText(a)) && /^\d+$/.test(plainText(b))),
  D04: ofLetters((a, b) => isReordering(a, b)),
  J01: (a, b) => moraeDiffer(a, b) === 1,
  J02: (a, b) => moraeDiffer(a, b) === 1,
  J03: (a, b) => Math.abs((morae(a, b)?.[0].length ?? 0) - (morae(a, b)?.[1].length ?? 9)) === 1,
  J04: (a, b) => moraeDiffer(a, b) >= 2,
  J05: across((a) => moraeOf(a) !== null),
  J06: ofCharacters(someMeaning),
  K01: (a, b) => [a, b].some((own) => hangulLetters(own) !== null),
  K02: someMeaning,
  IMG: always,
}

/** Why the rule that is named does not hold of the two names; null where it does. */
export function checkRule(hit: Hit): Verdict {
  const condition = conditions[hit.explanation.rule]
  if (!condition) return `unknown rule ${hit.explanation.rule}`
  if (lettersOf(hit.query).length === 0) return null
  const verdicts = corePairs(hit).map(([a, b]) => condition(a, b, hit))
  if (verdicts.includes(true)) return null
  return verdicts.includes(undefined) ? undefined : `${hit.explanation.rule} does not hold`
}
