import { differInNumber, sayNumber } from './numbers.ts'
import {
  areConfusable,
  areInitials,
  functionWords,
  haveSameWordsBeside,
  lettersOnly,
  plainText,
  sayDigits,
  soundAlike,
  wordsText,
} from './claims.ts'
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
import { likeRendering, readingsOfLetter, sharesReading, soundsClose, soundsOf } from './spoken.ts'
import { exchangeParallel, usualForm } from './parallel.ts'
import { spokenForms } from './said.ts'
import { sharesOfSounds } from './shares.ts'
import type { WeakKind } from './weak-words.ts'
import { areReadAlike } from './read-aloud.ts'
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
const shown = (letters: Letters) => letters.map((letter) => letter.shown).join('')
const usual = (letters: Letters) => letters.map(({ forms }) => [...forms].at(-1)!).join('')
/** Signs and blanks part the words of a name, so that it is also looked up as it is printed. */
const someMeaning: Condition = (a, b, { knowledge, query, name }) => {
  const known = [
    knowledge.meanTheSame(shown(a), shown(b)),
    knowledge.meanTheSame(plainText(a), plainText(b)),
    knowledge.meanTheSame(query, name),
  ]
  return known.includes(true) || (known.every((verdict) => verdict === undefined) ? undefined : false)
}
/** Whether the longer name has nothing but such words beside the shorter one. */
function addsWeak(a: Letters, b: Letters, kind: WeakKind, { knowledge }: Hit): boolean | undefined {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  const at = indexIn(shorter, longer)
  if (at < 0 || a.length === b.length) return false
  const added = [usual(longer.slice(0, at)), usual(longer.slice(at + shorter.length))]
  const verdicts = added.filter(Boolean).map((text) => knowledge.isWeak(text, kind))
  return verdicts.includes(undefined) ? undefined : !verdicts.includes(false)
}
/** Whether two names have a word in common, or begin with one, that distinguishes little. */
function shareWeak(a: Letters, b: Letters, { query, name, knowledge, owners }: Hit): boolean | undefined {
  const runs = a.some(isCharacter)
    ? a.flatMap((_, start) => a.slice(start).map((_own, i) => a.slice(start, start + i + 1)))
    : []
  const shared = [
    ...runs.filter((run) => indexIn(run, b) >= 0).map(shown),
    ...words(query).filter((word) => words(name).some((other) => areSame(lettersOf(word), lettersOf(other)))),
    ...wholeWithinWord(query, name),
    ...wholeWithinWord(name, query),
    ...words(query).flatMap((word) => weakBeginnings.filter((start) => word.toLowerCase().startsWith(start))),
  ].filter((text) => indexIn(lettersOf(text), lettersOf(name)) >= 0)
  const verdicts = shared.map(
    (text) =>
      knowledge.isWeak(text, 'descriptive') || knowledge.isWeak(lettersOf(text).map(usualForm).join(''), 'descriptive'),
  )
  if (verdicts.includes(true) || (owners && shared.some((text) => owners(text) >= 10))) return true
  return verdicts.includes(undefined) ? undefined : false
}
/** A name of one word that begins or ends a word of the other, as BAKERY does ABAKERY. */
function wholeWithinWord(shorter: string, longer: string): string[] {
  const [word, ...more] = words(shorter)
  if (!word || more.length > 0 || word.length < WORD_IN_WORD) return []
  const letters = lettersOf(word)
  const isIn = words(longer).some((other) => {
    const own = lettersOf(other)
    return areSame(own.slice(0, letters.length), letters) || areSame(own.slice(-letters.length), letters)
  })
  return isIn ? [word] : []
}
/** So long a word is recognised within another. */
const WORD_IN_WORD = 5
const weakBeginnings =
  'euro eco bio super mega ultra hyper inter micro multi nano tele cyber techno trans auto aqua medi pharma agro'.split(
    ' ',
  )
const renders = (a: Letters, b: Letters) =>
  spokenForms(a).some((one) => spokenForms(b).some((other) => likeRendering(one, other, true) >= 0.8))
const areNames: Condition = (a, b, hit) =>
  spokenForms(a).some((form) => likeRendering(form, plainText(b), true) >= 0.7) || someMeaning(a, b, hit)
const scriptOf = (letters: Letters) => (hangulLetters(letters) ? 'hangul' : moraeOf(letters) ? 'kana' : 'other')
const saysEcho = ({ reasons }: Hit['explanation']) => reasons.some(({ zh }) => /的通用译名“[^”]+”读音相近。$/.test(zh))
const isDigitSaid = (a: Letters, b: Letters) =>
  /\d/.test(plainText(a)) !== /\d/.test(plainText(b)) && soundAlike(wordsText(a), wordsText(b))
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
/** The one mora in which two names of as many differ; null where that is not so. */
function moraExchanged(a: Letters, b: Letters): [string, string][] | null {
  const both = morae(a, b)
  if (!both || both[0].length !== both[1].length) return null
  const found = both[0].flatMap((mora, i): [string, string][] => (mora === both[1][i] ? [] : [[mora, both[1][i]!]]))
  return found.length === 1 ? found : null
}
const consonantOf = (mora: string) => mora.replace(/[aeiou]$/, '')
const isSameConsonant = (a: string, b: string) =>
  consonantOf(a) === consonantOf(b) || rows.some((row) => row.includes(consonantOf(a)) && row.includes(consonantOf(b)))
/** Consonants of one row of the syllabary, which are written otherwise before some vowels. */
const rows = [
  ['s', 'sh'],
  ['t', 'ch', 'ts'],
  ['z', 'j'],
  ['d', 'j', 'z'],
  ['h', 'f'],
]
const voices = ['k g', 's z', 'sh j', 't d', 'ch j', 'ts z', 'h b p', 'f b p', 'ky gy', 'hy by py'].map((each) =>
  each.split(' '),
)
const areVoiced = (a: string, b: string) =>
  a.at(-1) === b.at(-1) && voices.some((each) => each.includes(consonantOf(a)) && each.includes(consonantOf(b)))
/** Whether one has a long vowel, a doubled consonant or a nasal more than the other, and nothing else differs. */
function moraAdded(a: Letters, b: Letters): boolean {
  const both = morae(a, b)
  if (!both) return false
  const [shorter, longer] = both[0].length < both[1].length ? both : [both[1], both[0]]
  return longer.some((mora, at) => ['-', '*', 'n'].includes(mora) && longer.toSpliced(at, 1).join() === shorter.join())
}
const sharesSound = (a: string, b: string) => {
  const others = soundsOf(sayDigits(b))
  return Array.from(soundsOf(sayDigits(a))).some((sound) => others.includes(sound))
}
const spelled = (letters: Letters) => hangulLetters(letters) ?? moraeOf(letters)?.join('') ?? ''
const soundsInPart = (a: Letters, b: Letters) => [...sharesOfSounds(a, b)].some((share) => share >= 0.25)
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
  C16: ofCharacters((a, b, hit) => addsWeak(a, b, 'modifier', hit)),
  C17: ofCharacters((a, b, hit) => addsWeak(a, b, 'place', hit)),
  C18: ofCharacters((a, b, hit) => addsWeak(a, b, 'descriptive', hit)),
  C19: ofCharacters((a, b) => a.length >= 3 && exchangeParallel(a, b)),
  C20: contains,
  C21: (a, b) => areSame(a, b),
  C22: ofCharacters(someMeaning),
  C23: ofCharacters((a, b) => a.length === 2 && exchangeParallel(a, b)),
  C24: across((a, b) => spokenAs(a, plainText(b)) || spokenAs(a, plainText(b).replaceAll(/(?<=[ln])(?:v|yu)/g, 'u'))),
  C25: across(
    (a, b) =>
      a.length === b.length &&
      a.every((letter, i) => [...readingsOfLetter(letter)].some((reading) => b[i]!.forms.has(reading[0]!))),
  ),
  C27: (a, b, hit) => (characters(a) !== characters(b) || scriptOf(a) !== scriptOf(b) ? areNames(a, b, hit) : false),
  C32: across((_a, _b, { explanation: { reasons } }) =>
    reasons.some(({ zh }) => zh.includes('含有同一知名商标的名称')),
  ),
  C28: across((a, b, { explanation }) => !spokenAs(a, plainText(b)) && (renders(a, b) || saysEcho(explanation))),
  C29: across(someMeaning),
  C30: ofCharacters((a, b, { knowledge }) => {
    if (sharesAny(a, b) || a.some((one) => b.some((other) => soundsClose(one, other))) || sharesSpelling(a, b))
      return true
    const looks = a.flatMap((one) => b.map((other) => knowledge.lookAlike(one.shown, other.shown)))
    return looks.includes(true) ? true : looks.includes(undefined) ? undefined : false
  }),
  C31: across((a, b) => !spokenAs(a, plainText(b)) && soundsInPart(a, b)),
  F01: ofCharacters((a, b) => areSame(a, b)),
  F02: ofLetters((a, b) => areSame(a, b)),
  L01: (a, b) => areSame(a, b),
  L02: (a, b) => areSame(a, b),
  L03: ofLetters((a, b) => inflected(a, b, /^(?:'?s|es|ies|y)?$/)),
  L04: ofLetters((a, b) => inflected(a, b) || areSame(a, b)),
  L05: ofLetters((a, b) => Math.max(a.length, b.length) >= 5 && (editsBetween(a, b) === 1 || swapped(a, b))),
  L06: ofLetters((a, b) => Math.max(a.length, b.length) === 4 && (editsBetween(a, b) === 1 || swapped(a, b))),
  L07: ofLetters((a, b) => [2, 3].includes(Math.max(a.length, b.length)) && editsBetween(a, b) === 1),
  L08: ofLetters((a, b) => a.length === 2 && reversed(a, b)),
  L09: ofLetters((a, b) => single(a) === single(b)),
  L10: ofLetters((a, b) => commonStart(a, b) >= 3),
  L11: ofLetters((a, b) => oneDiffers(a, b, (length) => length >= 5, true)),
  L12: ofLetters((a, b, { query, name }) => soundAlike(wordsText(a), wordsText(b)) || areReadAlike(query, name)),
  L13: ofLetters((a, b) => consonants(a) === consonants(b) || soundAlike(wordsText(a), wordsText(b))),
  L14: ofLetters((a, b) => areConfusable(plainText(a), plainText(b))),
  L15: ofLetters(isDigitSaid),
  L16: ofLetters(
    (a, b, { query, name }) =>
      (isReordering(a, b) && ((words(query).length > 1 && words(name).length > 1) || halvesSwapped(a, b))) ||
      haveSameWordsBeside([query], [name], functionWords, false),
  ),
  L17: ofLetters(contains),
  L18: (a, b, { query, name }) =>
    areInitials(plainText(a), [lettersOnly(name)]) || areInitials(plainText(b), [lettersOnly(query)]),
  L19: ofLetters(reversed),
  L20: ofLetters((a, b) => commonStart(a, b) === Math.min(a.length, b.length)),
  L21: ofLetters(someMeaning),
  L22: (a, b) => areSame(a, b),
  L23: ofLetters((a, b) => {
    const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
    const end = commonStart([...a].toReversed(), [...b].toReversed())
    return commonStart(a, b) + end >= shorter.length && longer.length > shorter.length
  }),
  L25: shareWeak,
  L27: ofLetters((a, b) => a.length >= 3 && isReordering(a, b)),
  L28: ofLetters((a, b) => commonCount(a, b) > 0 || sharesSound(plainText(a), plainText(b))),
  D01: (a, b) =>
    sayNumber(plainText(a)).some((number) => sayNumber(plainText(b)).includes(number)) ||
    differInNumber(usual(a), usual(b)),
  D02: ofLetters((a, b, { query, name }) => isDigitSaid(a, b) || areReadAlike(query, name)),
  D03: ofLetters((a, b) => /^\d+$/.test(plainText(a)) && /^\d+$/.test(plainText(b))),
  D04: ofLetters((a, b) => isReordering(a, b)),
  J01: (a, b) =>
    moraExchanged(a, b)?.every(([one, other]) => one.at(-1) === other.at(-1) || isSameConsonant(one, other)) ?? false,
  J02: (a, b) => moraExchanged(a, b)?.every(([one, other]) => areVoiced(one, other)) ?? false,
  J03: (a, b) => moraAdded(a, b),
  J04: (a, b) => moraeDiffer(a, b) >= 2,
  J05: across((a, b) => moraeOf(a) !== null && renders(a, b)),
  J06: ofCharacters(someMeaning),
  K01: (a, b) => [a, b].some((own) => hangulLetters(own) !== null) && (renders(a, b) || renders(b, a)),
  K02: someMeaning,
  IMG: always,
}

/** Why the rule that is named does not hold of the two names; null where it does. */
export function checkRule(hit: Hit): Verdict {
  const condition = conditions[hit.explanation.rule]
  if (!condition) return `unknown rule ${hit.explanation.rule}`
  if (lettersOf(hit.query).length === 0) return null
  // Of names that have nothing in common no rule is said to hold.
  const { score, components } = hit.explanation
  if (score === 0 && Object.keys(components).length === 0) return null
  const verdicts = corePairs(hit).map(([a, b]) => condition(a, b, hit))
  if (verdicts.includes(true)) return null
  return verdicts.includes(undefined) ? undefined : `${hit.explanation.rule} does not hold`
}
