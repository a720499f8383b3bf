// What a Chinese dictionary in the form of CC-CEDICT knows: words, what they mean in English, how they are read.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Every query is answered undefined where the dictionary does not know one of the words. */
export type Dictionary = {
  isWord: (word: string) => boolean
  /** Whether two words, or two names of several words, share a meaning. */
  meanTheSame: (a: string, b: string) => boolean | undefined
  /** Whether two words are explained by the same words in the same order. */
  haveOneGloss: (a: string, b: string) => boolean | undefined
  /** The readings of a whole word: syllables with ü and the number of the tone, 5 for none. */
  readingsOf: (word: string) => readonly (readonly string[])[] | undefined
  /** Whether a word is the name of a place. */
  isPlace: (word: string) => boolean
}

/** The words of a gloss, or of a name, of which all must be meant. */
type Meaning = { tokens: readonly string[]; isPhrase?: true }

const stopWords = new Set(
  (
    'a an the to of in on or and be for with sb sth etc one ones variant old see also lit fig abbr cl pr ' +
    'coll dialect classical bound form esp'
  ).split(' '),
)
const GEOGRAPHY =
  /capital|city|province|county|country|district|region|municipality|island|continent|prefecture|autonomous|mountain|reserve|Asia|Europe|America|China|Hong Kong/

/** The content words of a gloss, without plural. */
const contentWords = (gloss: string) =>
  gloss
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(singular)

const irregular: Readonly<Record<string, string>> = {
  news: 'news',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  lives: 'life',
  shelves: 'shelf',
  thieves: 'thief',
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
}
const singular = (word: string) =>
  irregular[word] ??
  (word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3
      ? word.replace(/(?<=[^s])s$/, '')
      : word)

function meaningOf(gloss: string): Meaning | null {
  const tokens = contentWords(gloss.replaceAll(/\([^()]*\)|\[[^\]]*\]|CL:.*/g, ' '))
  return tokens.length > 0 ? { tokens } : null
}

/** Words that the dictionary reads wrong: the city of Jiyuan has its name of the spring of the Jishui, a third tone. */
const corrected = new Map(
  ['济源', '济源市', '濟源', '濟源市'].map((word) => [word, [['ji3', 'yuan2', ...(word.length > 2 ? ['shi4'] : [])]]]),
)

export function readDictionary(path: string): Dictionary {
  const meanings = new Map<string, Meaning[]>()
  const readings = new Map<string, string[][]>()
  const places = new Set<string>()
  const english = new Set<string>()
  /** Words that are glosses by themselves, with the entries in which they stand: 后 is both empress and queen. */
  const glossed = new Map<string, Set<number>>()
  for (const [number, line] of gunzipSync(readFileSync(path)).toString('utf8').split('\n').entries()) {
    const [, traditional, simplified, pinyin, glosses] = /^(\S+) (\S+) \[([^\]]*)\] \/(.*)\/\s*$/.exec(line) ?? []
    if (!traditional || !simplified || !pinyin || !glosses) continue
    const own = glosses
      .replaceAll(/\([^()]*\)/g, (remark) => remark.replaceAll('/', ' '))
      .split('/')
      .flatMap((gloss) => gloss.replaceAll(/\([^()]*\)/g, ' ').split(/[;,]/))
      .map(meaningOf)
      .filter((meaning) => meaning !== null)
    const others = Array.from(glosses.matchAll(/pr\. \[([^\]]+)\]/g), ([, other]) => other!)
    const isPlace = /^[A-Z]/.test(pinyin) && GEOGRAPHY.test(glosses)
    for (const word of new Set([traditional, simplified])) {
      meanings.set(word, [...(meanings.get(word) ?? []), ...own])
      readings.set(word, [...(readings.get(word) ?? []), ...[pinyin, ...others].map(syllablesOf)])
      if (isPlace) places.add(word)
    }
    if (isPlace)
      for (const [, name] of glosses.matchAll(/(?:^|[/;] ?)([A-Z][a-z]+)(?= *[,(/;]|$)/g))
        places.add(name!.toLowerCase())
    for (const { tokens } of own) {
      for (const token of tokens) english.add(token)
      if (tokens.length === 1) glossed.set(tokens[0]!, (glossed.get(tokens[0]!) ?? new Set()).add(number))
    }
  }
  const isPlace = (word: string) => places.has(word.toLowerCase())
  const words = { meanings, english, glossed }
  return {
    isWord: (word) => meanings.has(word) || isEnglish(words, word),
    meanTheSame: (a, b) => meanTheSame(words, a, b),
    haveOneGloss: (a, b) => haveOneGloss(words, a, b),
    readingsOf: (word) => corrected.get(word) ?? readings.get(word),
    isPlace,
  }
}

const syllablesOf = (pinyin: string) =>
  pinyin
    .toLowerCase()
    .replaceAll('u:', 'ü')
    .split(/[\s·,]+/)
    .filter(Boolean)

type Words = {
  meanings: ReadonlyMap<string, readonly Meaning[]>
  english: ReadonlySet<string>
  glossed: ReadonlyMap<string, ReadonlySet<number>>
}

const lettersOf = (word: string) => contentWords(word.normalize('NFKC').replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, ''))

function isEnglish({ english }: Words, word: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(word)) return false
  const own = lettersOf(word)
  return own.length > 0 && (own.every((each) => english.has(each)) || english.has(own.join('')))
}

/** What a name may mean: the words of each of its parts, in order, for each way to take it apart. */
type Reading = readonly (readonly Meaning[])[]

const PARTS_MAX = 4
/** Words that count or join others say nothing by themselves. */
const joining = new Set('只匹头条个朵颗之的与和')

function readingsOfName(words: Words, printed: string): Reading[] | undefined {
  const name = /\p{Script=Han}/u.test(printed) ? printed.replaceAll(/\s/g, '') : printed
  if (!/\p{Script=Han}/u.test(name)) {
    const own = lettersOf(name)
    if (!isEnglish(words, name)) return undefined
    const asOne = [own, ...(own.length > 1 ? [[own.join('')]] : [])].map((tokens) => ({ tokens, isPhrase: true }))
    return [[asOne], ...(own.length > 1 ? [own.map((token) => [{ tokens: [token] }])] : [])]
  }
  const found: Reading[] = []
  const split = (from: number, parts: Reading) => {
    if (from >= name.length) found.push(parts)
    if (from >= name.length || parts.length === PARTS_MAX) return
    for (let end = name.length; end > from; end--) {
      const own = words.meanings.get(name.slice(from, end))
      if (own) split(end, [...parts, own])
      if (joining.has(name[from]!) && end === from + 1) split(end, parts)
    }
  }
  split(0, [])
  const named = found.filter((parts) => parts.length > 0)
  return named.length > 0 ? named : undefined
}

/** Pairs that the dictionary does not have, but a reader knows. */
const known = new Set([
  'galaxy 银河',
  'galaxy 銀河',
  'crown corona',
  'sun sol',
  'shell 壳牌',
  'unilever 联合利华',
  'omega 欧米茄',
  'converse 匡威',
  '鹰 eagle',
  '鷹 eagle',
  '亀 tortoise',
  '亀 turtle',
  '亀 乌龟',
])

function meanTheSame(words: Words, a: string, b: string): boolean | undefined {
  if ([`${a} ${b}`, `${b} ${a}`].some((pair) => known.has(pair.normalize('NFKC').toLowerCase()))) return true
  const [one, other] = [readingsOfName(words, a), readingsOfName(words, b)]
  if (!one || !other) return undefined
  return one.some((first) => other.some((second) => correspond(words, first, second)))
}

function haveOneGloss(words: Words, a: string, b: string): boolean | undefined {
  const glosses = (name: string) => {
    const own = /\p{Script=Han}/u.test(name) ? words.meanings.get(name.replaceAll(' ', '')) : undefined
    if (own) return own.map(({ tokens }) => tokens.join(' '))
    return isEnglish(words, name) ? [lettersOf(name).join(' ')] : undefined
  }
  const [one, other] = [glosses(a), glosses(b)]
  return one && other && one.some((gloss) => other.includes(gloss))
}

/** Whether the parts of two names mean the same, one by one. */
const correspond = (words: Words, a: Reading, b: Reading) =>
  a.length === b.length && a.every((one, i) => b[i]!.some((second) => one.some((first) => share(words, first, second))))

function share({ glossed }: Words, a: Meaning, b: Meaning): boolean {
  if (a.isPhrase && a.tokens.length > 1) return a.tokens.every((token) => b.tokens.includes(token))
  if (b.isPhrase && b.tokens.length > 1) return b.tokens.every((token) => a.tokens.includes(token))
  if (a.tokens.some((token) => b.tokens.includes(token))) return true
  return a.tokens.some((one) =>
    b.tokens.some((other) => {
      const entries = glossed.get(other)
      return Boolean(entries && [...(glossed.get(one) ?? [])].some((entry) => entries.has(entry)))
    }),
  )
}
