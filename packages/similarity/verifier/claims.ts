import { type Hit, areOfBoth, areQuotedFrom, lettersIn } from './hit.ts'
import {
  type Exchange,
  type Letters,
  areSame,
  commonCount,
  differOnlyIn,
  indexIn,
  isEastAsian,
  isSame,
  lettersOf,
  partsOf,
  runsIn,
} from './names.ts'
import { areReadings, likeSounds, readingsOfLetter } from './spoken.ts'
import { type Slots, type Template, type Verdict, template } from './template.ts'

export const make = (code: string, zh: string, en: string, check: Template<Hit>['check']) =>
  template<Hit>(code, zh, en, check)

export const unless = (isTrue: boolean, why: string): string | null => (isTrue ? null : why)

/** The first of several verdicts that is not true. */
export const firstOf = (...verdicts: Verdict[]): Verdict =>
  verdicts.find((verdict) => typeof verdict === 'string') ?? (verdicts.includes(undefined) ? undefined : null)

export const splitList = (text: string) => text.split('、').filter(Boolean)

export const ofBoth = (hit: Hit, a: readonly string[], b: readonly string[]) =>
  unless(areOfBoth(hit, a, b), 'the quotations are not of the two names')

/** Pairs of a list of exchanges in quotations: “x”与“y”、“z”与“w”. */
export function readExchanges(text: string): Exchange[] | null {
  const exchanges: Exchange[] = []
  const rest = text
    .replaceAll(/“([^“”]+)”(?:与| and )“([^“”]+)”/g, (_, a: string, b: string) => {
      exchanges.push({ a: lettersOf(a), b: lettersOf(b) })
      return ''
    })
    .replaceAll(/[、,]| and /g, '')
    .trim()
  return rest === '' && exchanges.length > 0 ? exchanges : null
}

/** Less than half of the letters may be called the only ones that differ. */
export function fewDiffer(a: Letters, b: Letters, exchanges: readonly Exchange[]): string | null {
  const changed = Math.max(
    exchanges.reduce((sum, each) => sum + each.a.length, 0),
    exchanges.reduce((sum, each) => sum + each.b.length, 0),
  )
  return unless(changed * 2 < Math.max(a.length, b.length), 'half of the letters or more differ')
}

export function isOnlyExchange(
  hit: Hit,
  a: readonly string[],
  b: readonly string[],
  exchanges: readonly Exchange[],
): Verdict {
  const [one, other] = [lettersIn(a), lettersIn(b)]
  if (exchanges.some((each) => each.a.length > 0 && areSame(each.a, each.b)))
    return 'what is said to differ is the same'
  return firstOf(ofBoth(hit, a, b), unless(differOnlyIn(one, other, exchanges), 'something else differs'))
}

export const counted = (slots: Slots, name: string) => Number(slots[name]![0])
export const both = ({ a, b }: Slots) => [a!, b!] as const

/** “…” and “…” have so many in common in the same order, the longer has so many. */
export function sharesRuns(slots: Slots, hit: Hit): Verdict {
  const [a, b] = both(slots)
  const [one, other, runs] = [lettersIn(a), lettersIn(b), slots['x']!.map(lettersOf)]
  const count = runs.reduce((sum, run) => sum + run.length, 0)
  return firstOf(
    ofBoth(hit, a, b),
    unless(
      count === counted(slots, 'm') && count <= commonCount(one, other),
      `they share ${commonCount(one, other)}, not ${counted(slots, 'm')}`,
    ),
    unless(Math.max(one.length, other.length) === counted(slots, 'n'), 'the longer has another number of letters'),
    unless(runsIn(runs, one) && runsIn(runs, other), 'not all of what is said to be shared is'),
  )
}

export function isLonger(longer: readonly string[], shorter: readonly string[], added: readonly string[]): boolean {
  return differOnlyIn(
    lettersIn(shorter),
    lettersIn(longer),
    added.map((text) => ({ a: [], b: lettersOf(text) })),
  )
}

export const containsWhole = (longer: Letters, shorter: Letters) =>
  shorter.length < longer.length && indexIn(shorter, longer) >= 0

/** Whether letters are the first ones of the syllables of characters or of words. */
export function areInitials(short: string, long: readonly string[]): boolean {
  const letters = lettersOf(short)
  const characters = lettersIn(long)
  if (characters.every(({ forms }) => isEastAsian([...forms][0]!)))
    return (
      letters.length === characters.length &&
      characters.every((character, i) =>
        [...readingsOfLetter(character)].some((reading) => letters[i]!.forms.has(reading[0]!)),
      )
    )
  const words = long.flatMap((text) => text.split(/[^\p{L}\p{N}'’]+/u)).filter(Boolean)
  const own = words.length === letters.length + 1 && areSame(lettersOf(words[0]!), letters) ? words.slice(1) : words
  return own.length === letters.length && own.every((word, i) => isSame(lettersOf(word)[0], letters[i]))
}

export function readPinyin(text: string): string[] {
  return text.trim().split(/\s+/)
}

export function haveSamePinyin(a: readonly string[], b: readonly string[], pinyin: string): string | null {
  const syllables = readPinyin(pinyin)
  return unless(
    areReadings(syllables, lettersIn(a)) && areReadings(syllables, lettersIn(b)),
    'the pinyin is not that of both',
  )
}

export const isPinyin = (a: readonly string[], pinyin: string) =>
  unless(areReadings(readPinyin(pinyin), lettersIn(a)), 'the pinyin is not that of the characters')

export const namesAreWords = (
  { knowledge }: Hit,
  a: readonly string[],
  b: readonly string[],
  same: boolean,
): Verdict => {
  const isSameMeaning = knowledge.meanTheSame(a.join(''), b.join(''))
  if (isSameMeaning === same) return null
  // No dictionary knows every meaning, and a Chinese one cannot tell two foreign words apart.
  const isForeign = ![a, b].some((texts) => lettersIn(texts).some(({ forms }) => isEastAsian([...forms][0]!)))
  return same || isForeign || isSameMeaning === undefined ? undefined : 'they have a meaning in common'
}

const confusable = [
  'i l 1 | j',
  'o 0',
  's 5',
  'z 2',
  'b 8',
  'rn m',
  'nn m',
  'vv w',
  'cl d',
  'g 9 q',
  'u v',
  'a 4',
  'e 3',
  'а a',
  'в b',
  'е e',
  'к k',
  'м m',
  'н h',
  'о o',
  'р p',
  'с c',
  'т t',
  'у y',
  'х x',
  'і i l',
  'з 3',
  'α a',
  'β b',
  'ε e',
  'ζ z',
  'η h',
  'ι i l',
  'κ k',
  'μ m',
  'ν n',
  'ο o',
  'ρ p',
  'τ t',
  'υ y',
  'χ x',
].map((group) => group.split(' '))

/** Whether two stretches of letters look alike, group by group. */
export function areConfusable(a: string, b: string): boolean {
  if (a === b) return true
  return (
    confusable.some((group) =>
      group.some((one) =>
        group.some(
          (other) =>
            one !== other &&
            a.startsWith(one) &&
            b.startsWith(other) &&
            areConfusable(a.slice(one.length), b.slice(other.length)),
        ),
      ),
    ) ||
    (a !== '' && a[0] === b[0] && areConfusable(a.slice(1), b.slice(1)))
  )
}

export const plainText = (letters: Letters) => letters.map(({ forms }) => [...forms][0]!).join('')

/** Word endings that make another form of a word. */
const endings = /^(?:'?s|s'|es|ies|ed|d|er|r|ers|rs|est|st|ing|y|e|[a-z](?:ed|er|ers|est|ing)|ier|ied|iest|iers)$/
export const articles = /^(?:the|an?|le|la|les|el|los|der|die|das|il|lo)$/

const legalEnding =
  /公司|集团|集團|控股|实业|實業|科技|厂|廠|店|会社|會社|주식회사|^株|^(?:co|ltd|limited|inc|incorporated|llc|corp|corporation|company|gmbh|ag|sa|srl|spa|plc|group|holdings?|bv|nv|oy|ab|kg|kk|pty|llp|lp|sas|sarl|kft|www|com|cn|net|org|io|de|fr|eu|uk|us|info|shop|app|online|asia|biz|the|an?|le|la|les|el|los|der|die|das|il|lo)$/i

/** Whether a text consists of legal forms, domain endings and articles. */
export const isNoPartOfAMark = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || word.length === 1 || legalEnding.test(word))

export function sameExchanges(slots: Slots, english: Slots): boolean {
  const texts = (each: Exchange[] | null) => (each ?? []).map(({ a, b }) => `${plainText(a)}=${plainText(b)}`).join()
  return texts(readExchanges(slots['d_text']![0]!)) === texts(readExchanges(english['d_text']![0]!))
}

/** The letters left when pieces at the ends of words or parts are taken away, in every order of taking. */
export function withoutPieces(letters: Letters, pieces: readonly Letters[]): Letters[] {
  const found: Letters[] = [letters]
  for (const piece of pieces) {
    for (const own of found.slice())
      for (let at = 0; at + piece.length <= own.length; at++)
        if (piece.every((letter, i) => isSame(letter, own[at + i])))
          found.push([...own.slice(0, at), ...own.slice(at + piece.length)])
    if (found.length > 200) break
  }
  return found
}

const wordsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter(Boolean)
    .map((word) => plainText(lettersOf(word)))
    .toSorted()
    .join(' ')
export const haveSameWords = (a: readonly string[], b: readonly string[]) => wordsOf(a) === wordsOf(b)

export function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const each of whole) if (at < part.length && part[at] === each) at++
  return at === part.length
}

export function areAlike({ query, name, knowledge }: Hit, a: Letters, b: Letters): Verdict {
  const [one, other] = [plainText(a), plainText(b)]
  if (a.length !== 1 || b.length !== 1 || areSame(a, b)) return 'these are not two characters'
  if (!query.includes(a[0]!.shown) || !name.includes(b[0]!.shown)) return 'they are not of the two names'
  const looks = [
    knowledge.lookAlike(a[0]!.shown, b[0]!.shown),
    knowledge.lookAlike([...a[0]!.forms].at(-1)!, [...b[0]!.forms].at(-1)!),
  ]
  if (looks.includes(true)) return null
  return looks.includes(false) ? `${one} and ${other} do not look alike` : undefined
}

/** Digits as they are said within a word. */
export const sayDigits = (text: string) =>
  text
    .replaceAll('4', 'for')
    .replaceAll('2', 'to')
    .replaceAll('8', 'ate')
    .replaceAll('7', 'seven')
    .replaceAll('1', 'one')
    .replaceAll('3', 'three')
    .replaceAll('5', 'five')
    .replaceAll('6', 'six')
    .replaceAll('9', 'nine')
    .replaceAll('0', 'zero')

export function soundAlike(a: string, b: string): boolean {
  if (likeSounds(a, b) >= 0.75) return true
  return /\d/.test(a + b) && likeSounds(sayDigits(a), sayDigits(b)) >= 0.75
}

export function isInflected(a: readonly string[], b: readonly string[], named: readonly string[]): boolean {
  const [one, other] = [plainText(lettersIn(a)), plainText(lettersIn(b))]
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  const isEnding = (text: string) => text === '' || endings.test(text)
  const [first, second] = [one.slice(stem), other.slice(stem)]
  const said = named.map((text) => plainText(lettersOf(text))).join()
  return stem >= 3 && isEnding(first) && isEnding(second) && said === [first, second].filter(Boolean).join()
}

/** Words that tell no trader from another are found by what they are said to be. */
export function whyNotWeak(text: string, kind: string, hit: Hit): Verdict {
  const { isWord } = hit.knowledge
  if (/^\d+$/.test(text)) return null
  const isKnown = isWord(text)
  if (isKnown === undefined) return undefined
  return isKnown || kind !== '' ? (isKnown ? null : undefined) : `${text} is no word`
}

export function hasManyOwners({ owners }: Hit, text: string): Verdict {
  if (!owners) return undefined
  return unless(owners(text) >= 10, `only ${owners(text)} owners use it`)
}

export function sharedPart(parts: readonly string[], hit: Hit): Verdict {
  const runs = parts.map(lettersOf)
  const isIn = (name: string) => runs.every((run) => partsOf(name).some((part) => indexIn(run, part) >= 0))
  return firstOf(
    unless(isIn(hit.query) && isIn(hit.name), 'not both have it'),
    unless(hit.explanation.score < 60, 'nothing is limited'),
  )
}

export function isCombined(mark: string, part: readonly string[], { query, name }: Hit): Verdict {
  const of = [query, name].find((own) => own.trim().replaceAll(/[“”]/g, '') === mark.trim())
  if (of === undefined) return 'that is neither name'
  const letters = lettersOf(of)
  const hasCharacters = letters.some(({ forms }) => isEastAsian([...forms][0]!))
  const hasLetters = letters.some(({ forms }) => !isEastAsian([...forms][0]!))
  return firstOf(
    unless(hasCharacters && hasLetters, 'it is no combined mark'),
    unless(areQuotedFrom(part, of) && lettersIn(part).length < letters.length, 'that is no part of it'),
  )
}
