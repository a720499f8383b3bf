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
  wordsIn,
} from './names.ts'
import { areReadings, haveCommonReading, isReadAs, likeSounds, readingsOfLetter } from './spoken.ts'
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

/** A name of both scripts without its characters: MD are the initials of 飘 MERRY DRIFT. A name of characters alone stays. */
export function lettersOnly(name: string): string {
  const rest = Array.from(name, (letter) => (isEastAsian(letter) ? ' ' : letter)).join('')
  return /\p{L}/u.test(rest) ? rest.trim() : name
}

/** Whether letters are the first ones of the syllables of characters or of words. */
export function areInitials(short: string, long: readonly string[]): boolean {
  const letters = lettersOf(short)
  const characters = lettersIn(long)
  if (characters.some(({ forms }) => isEastAsian([...forms][0]!)))
    return (
      letters.length === characters.length &&
      characters.every((character, i) =>
        [...readingsOfLetter(character)].some((reading) => letters[i]!.forms.has(reading[0]!)),
      )
    )
  // A capital behind an apostrophe begins a word where the letters beside it are small, Int’Test, not in Joe’S.
  const words = long.flatMap((text) => text.split(/[^\p{L}\p{N}'’]+|(?<=\p{Ll})['’](?=\p{Lu}\p{Ll})/u)).filter(Boolean)
  const isBeside = words.length === letters.length + 1 && areSame(lettersOf(words[0]!), letters)
  const isArticle = words.length === letters.length + 1 && articles.test(words[0]!.toLowerCase())
  const own = isBeside || isArticle ? words.slice(1) : words
  return own.length === letters.length && own.every((word, i) => isSame(lettersOf(word)[0], letters[i]))
}

export function readPinyin(text: string): string[] {
  return text.trim().split(/\s+/)
}

export function haveSamePinyin(hit: Hit, a: readonly string[], b: readonly string[], pinyin: string): string | null {
  return isPinyin(hit, a, pinyin) ?? isPinyin(hit, b, pinyin)
}

/** Each syllable is a reading of its character, and of a word of the dictionary the one that it has there. */
export function isPinyin({ knowledge }: Hit, a: readonly string[], pinyin: string): string | null {
  const [syllables, characters] = [readPinyin(pinyin), lettersIn(a)]
  if (!areReadings(syllables, characters)) return 'the pinyin is not that of the characters'
  const words = [a.join(''), characters.map(({ forms }) => [...forms].at(-1)!).join('')]
  const known = characters.length > 1 ? words.flatMap((word) => knowledge.readingsOf(word) ?? []) : []
  // 芸 is a form of 艺 in Japan alone.
  const isOther = ({ shown, forms }: Letters[number]) => !haveCommonReading(shown, [...forms].at(-1)!)
  const isOf = (reading: readonly string[]) =>
    reading.length === syllables.length &&
    reading.every((own, i) => isReadAs(syllables[i]!, own) || isOther(characters[i]!))
  return unless(known.length === 0 || known.some(isOf), `${words[0]} is read ${known[0]?.join(' ')}`)
}

/** Whether two names have a meaning in common, or, where `same` is false, are words that have none. */
export function namesAreWords({ knowledge }: Hit, a: readonly string[], b: readonly string[], same: boolean): Verdict {
  const isSame = (same ? knowledge.meanTheSame : knowledge.haveOneGloss)(a.join(' '), b.join(' '))
  if (isSame === undefined) return undefined
  return unless(isSame === same, same ? 'they have no meaning in common' : 'they have a meaning in common')
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
/** The words of letters with a blank between them. */
export const wordsText = (letters: Letters) => wordsIn(letters).map(plainText).join(' ')

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
/** Prepositions, articles and conjunctions of the languages of which trademarks are made. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in of on or the to with over under de del della di da do dos das du des la le les el los las lo ' +
    'il et y e o und oder von vom zu zum zur der die das den dem van het een'
  ).split(' '),
)
/** Whether two names have the same words, in another order, once some are left out; a word may be plural in one of them. */
export function haveSameWordsBeside(
  a: readonly string[],
  b: readonly string[],
  leftOut: ReadonlySet<string>,
  isSameForm: boolean,
): boolean {
  const list = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
      .filter(Boolean)
      .map((word) => plainText(lettersOf(word)))
      .filter((word) => !leftOut.has(word))
  const form = (word: string) => (isSameForm ? word : word.replace(/s$/, ''))
  const [one, other] = [list(a).map(form), list(b).map(form)]
  return one.join(' ') !== other.join(' ') && one.toSorted().join(' ') === other.toSorted().join(' ')
}
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

const sounds = 'zero one to three for five six seven ate nine'.split(' ')
const spelled = 'zero one two three four five six seven eight nine'.split(' ')

/** Digits as they are said within a word, or as they are spelled. */
export const sayDigits = (text: string, words: readonly string[] = sounds) =>
  text.replaceAll(/\d/g, (digit) => words[Number(digit)]!)

/** The five and nine before letters are words, whose e is silent. */
const apart = (text: string) => text.replaceAll(/[59](?=\p{L})/gu, '$& ')

/** The ways in which the digits of a text may be said; the eight of GR8 is that of GREAT. */
export const saidDigits = (text: string) =>
  /\d/.test(text)
    ? [text, apart(text)].flatMap((own) => [
        sayDigits(own),
        sayDigits(own, spelled),
        sayDigits(own.replaceAll('8', 'eat')),
      ])
    : [text]

/** What nine of ten sounds have in common, sounds of one place counted by half; a final s may be lost where all else agrees. */
const HEARD_ALIKE = 0.85
const HEARD_BUT_FOR_S = 0.92

export function soundAlike(a: string, b: string): boolean {
  const withoutS = (text: string) => text.replace(/s$/, '')
  const isAlike = (one: string, other: string) =>
    likeSounds(one, other) >= HEARD_ALIKE || likeSounds(withoutS(one), withoutS(other)) >= HEARD_BUT_FOR_S
  if (!/\d/.test(a + b)) return isAlike(a, b)
  return [sounds, spelled].some((words) => isAlike(sayDigits(apart(a), words), sayDigits(apart(b), words)))
}

/** What two words end in behind a stem of three letters or more; null where these are no endings of one word. */
function endingsOf(a: Letters, b: Letters): string[] | null {
  const [one, other] = [plainText(a), plainText(b)]
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  const own = [one.slice(stem), other.slice(stem)]
  // GLASS is no form of GLAS.
  if (own.some((text) => text === 's') && one[stem - 1] === 's') return null
  return stem >= 3 && own.every((text) => text === '' || endings.test(text)) ? own.filter(Boolean) : null
}

export const areForms = (a: Letters, b: Letters) => (endingsOf(a, b) ?? []).length > 0

export const isInflected = (a: readonly string[], b: readonly string[], named: readonly string[]) =>
  endingsOf(lettersIn(a), lettersIn(b))?.join() === named.map((text) => plainText(lettersOf(text))).join()

/** Characters of a text in the form that is usual on the mainland; letters as they are. */
const simplified = (text: string) =>
  Array.from(text, (letter) => (isEastAsian(letter) ? [...lettersOf(letter)[0]!.forms].at(-1)! : letter)).join('')

const weakKinds = { 修饰性文字: 'modifier', 地名: 'place', 通用或描述性文字: 'descriptive' } as const

/** Words that tell no trader from another are those of tables of goods, trades and places, and some read through by hand. */
export function whyNotWeak(text: string, kind: string, { knowledge }: Hit): Verdict {
  const known = Object.entries(weakKinds).find(([name]) => name === kind)
  if (!known) return `${kind} is no kind of word`
  const isWeak = knowledge.isWeak(simplified(text), known[1])
  return isWeak === undefined ? undefined : unless(isWeak, `${text} is not ${known[1]}`)
}

export function hasManyOwners({ owners }: Hit, text: string): Verdict {
  if (!owners) return undefined
  return unless(owners(text) >= 10, `only ${owners(text)} owners use it`)
}

/** Whether parts that both names have tell no trader from another, be it as words or as the beginning of words. */
export function areWeak(parts: readonly string[], { knowledge }: Hit): Verdict {
  const verdicts = parts.map((text) => knowledge.isWeak(simplified(text), 'descriptive'))
  if (verdicts.includes(undefined)) return undefined
  return unless(!verdicts.includes(false), 'what is shared may distinguish')
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
