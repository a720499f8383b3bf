import { describesGoods, tradeNames } from '../words/weak-kinds.ts'
import { weakHanWords, weakLatinWords } from '../words/weak-words.ts'
import { segmentHan } from './read-name.ts'
import { goodsWords } from './tables/goods-words.ts'
import { praiseWords } from './tables/praise-words.ts'
import { keyOf, wordsOf } from './word-list.ts'
import { businessVocabulary, goodsVocabulary } from './words/goods-vocabulary.ts'

/** What a word of a descriptive name says; a part is a word of longer names of goods, alone it says too little. */
export type WordKind = 'goods' | 'part' | 'praise' | 'trade' | 'place' | 'filler'

/** The language of the goods of a class: its words with what they say. */
export type GoodsLanguage = {
  kindOf: (word: string) => WordKind | undefined
  /** Whether a word alone says what the goods are. */
  isName: (word: string) => boolean
  longest: number
}

/** What the caller knows of the goods: folded words without blanks. */
export type GoodsNames = {
  classes: readonly number[]
  /** Names of the goods and their synonyms. */
  genericNames: readonly string[]
  /** Words that describe the goods: contents, purpose, taste. */
  descriptiveWords: readonly string[]
}

/** What the caller knows of the goods and of places: folded words without blanks. */
export type GroundsData = GoodsNames & {
  /** Places at or above the county, full and short. */
  places: readonly string[]
}

/** Words that join others, and endings that say a kind or a use. */
const fillers =
  '的 之 与 和 及 用 型 类 式 制 款 装 版 系列 专用 a an the of for and with in on to your my our n by from at plus 专 等 产品 制品 用品'
const tradeLatin =
  'shop store online outlet market mall center centre company co ltd inc group house home world club studio lab labs factory international global service services solution solutions system systems group studio'
const sizes =
  '大 小 新 老 真 好 香 鲜 纯 热 冷 冰 红 白 黑 绿 黄 甜 辣 酸 素 土 农 家 手 现 速 双 全 高 超 特 精 生 熟 干 湿'

/** Words of the tables by class, `all` for those of every class. */
let tables: { byClass: Map<number, Map<string, WordKind>>; all: Map<string, WordKind> } | undefined

function readTables() {
  const byClass = new Map<number, Map<string, WordKind>>()
  const all = new Map<string, WordKind>()
  const add = (classes: string, list: string, kind: WordKind) => {
    for (const word of wordsOf(list).map((entry) => keyOf(entry.replaceAll('_', ' '))))
      for (const classNo of classes.split(',')) {
        if (classNo === 'all') {
          if (!all.has(word)) all.set(word, kind)
          continue
        }
        const own = byClass.get(Number(classNo)) ?? new Map<string, WordKind>()
        byClass.set(Number(classNo), own)
        if (!own.has(word)) own.set(word, kind)
      }
  }
  for (const [classes, list] of Object.entries(praiseWords))
    add(classes.replace(/^praise /, ''), list, classes.startsWith('praise') ? 'praise' : 'goods')
  for (const [classes, list] of Object.entries(goodsWords)) add(classes, list, 'part')
  for (const words of [weakHanWords, weakLatinWords]) {
    add('all', words.place, 'place')
    add('all', words.generic, 'trade')
    add('all', words.qualifier, 'praise')
  }
  for (const [classNo, list] of Object.entries(businessVocabulary)) add(classNo, list, 'goods')
  add('all', tradeLatin, 'trade')
  add('all', fillers, 'filler')
  add('all', sizes, 'filler')
  return { byClass, all }
}

const languages = new WeakMap<readonly string[], GoodsLanguage>()

/** The language of the goods of classes; made once for each list of names of goods. */
export function languageOf({ classes, genericNames, descriptiveWords }: GoodsNames): GoodsLanguage {
  const known = languages.get(genericNames)
  if (known) return known
  const made = makeLanguage(classes, [...genericNames, ...descriptiveWords])
  languages.set(genericNames, made)
  return made
}

function makeLanguage(classes: readonly number[], named: readonly string[]): GoodsLanguage {
  const { byClass, all } = (tables ??= readTables())
  const own = new Map<string, WordKind>(named.map((name) => [name, 'goods']))
  for (const word of named.filter((name) => HAN.test(name)).flatMap(segmentHan))
    if (word.length > 1 && !own.has(word)) own.set(word, 'goods')
  for (const classNo of classes) for (const [word, kind] of byClass.get(classNo) ?? []) own.set(word, kind)
  const names = new Set<string>()
  for (const trade of tradeNames.filter((name) => describesGoods(name, classes))) {
    for (const word of wordsOf(weakHanWords[trade])) names.add(word)
    for (const word of wordsOf(`${weakHanWords[trade]} ${weakLatinWords[trade]} ${goodsVocabulary[trade]}`))
      own.set(keyOf(word), 'goods')
  }
  const kindOf = (word: string) => own.get(word) ?? all.get(word)
  return { kindOf, isName: (word) => names.has(word), longest: LONGEST }
}
const HAN = /^\p{Script=Han}+$/u
/** Characters; longer names of goods are made of shorter words. */
const LONGEST = 8

/** The kinds of the words that Chinese characters consist of, where every character belongs to one; else undefined. */
export function readHan(han: string, language: GoodsLanguage): { word: string; kind: WordKind }[] | undefined {
  type Reading = { words: { word: string; kind: WordKind }[]; cost: number }
  const readings: (Reading | undefined)[] = [{ words: [], cost: 0 }]
  for (let end = 1; end <= han.length; end++)
    for (let start = Math.max(0, end - language.longest); start < end; start++) {
      const before = readings[start]
      const word = han.slice(start, end)
      const kind = before && (/^\d+$/.test(word) ? 'filler' : language.kindOf(word))
      if (!before || !kind) continue
      // Single characters are the last resort: they are parts of many words.
      const cost = before.cost + (word.length === 1 ? SINGLE_COST : 1)
      if (cost < (readings[end]?.cost ?? Infinity)) readings[end] = { words: [...before.words, { word, kind }], cost }
    }
  return readings[han.length]?.words
}
const SINGLE_COST = 3

/** As `readHan`, of words of letters: each in the form that the language has, a plural or a participle with its stem. */
export function readWords(
  words: readonly string[],
  language: GoodsLanguage,
): { word: string; kind: WordKind }[] | undefined {
  const read: { word: string; kind: WordKind }[] = []
  for (const word of words) {
    const kind = /^\d+[a-z]{0,2}$/.test(word)
      ? 'filler'
      : stemsOf(word)
          .map((stem) => language.kindOf(stem))
          .find((known) => known !== undefined)
    if (!kind) return undefined
    read.push({ word, kind })
  }
  return read
}

/** A word and what it may be an inflection of. */
function stemsOf(word: string): string[] {
  const stems = [word]
  for (const [ending, instead] of inflections)
    if (word.length > ending.length + 2 && word.endsWith(ending)) stems.push(word.slice(0, -ending.length) + instead)
  if (!word.endsWith('s')) stems.push(`${word}s`)
  return stems
}
const inflections = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['y', ''],
  ['er', ''],
] as const
