import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { sentencePatterns } from './sentence-patterns.ts'
import { PROTECTED, type Token, tokensOf } from './tokens.ts'

/** Stands for a number of kilograms, litres, per cent and the like in a pattern. */
const AMOUNT_ITEM = '⌀'
/** What a pattern is made of: words that it names, any words, or a number or sign. */
type Item =
  | { kind: 'words'; tokens: Token[] }
  | { kind: 'slot'; name: string; isRepeated: boolean }
  | { kind: 'number'; isAmount: boolean }
type IsNumber = (token: Token, isAmount: boolean) => boolean
type Pattern = { source: Item[]; target: Item[]; keys: string[] }

/** Part of a sentence in the order of the target: words to write for those of the source, or tokens to translate. */
export type PatternPart =
  | { kind: 'words'; words: Token[]; source: Token[] }
  | { kind: 'tokens'; from: number; to: number }

/** The parts that a pattern makes of tokens, by ranges of the tokens that it was given. */
export type PatternMatch = { parts: PatternPart[]; slots: { from: number; to: number }[] }

const LANGUAGES: readonly TranslationLanguage[] = ['zh-cn', 'en-us', 'ja-jp']
/** Longer ones are no sentences that a pattern was written for. */
const TOKENS_MAX = 250
const STEPS_MAX = 20_000
/** Signs that end a clause. The sign of Chinese lists ends none; in Japanese it is the comma. */
const CLAUSE_END = /^[,;:。!?]$/
const CLAUSE_END_OR_LIST = /^[,;:。!?、]$/
/** Slots that may reach over several clauses. */
const isWide = (name: string) => name >= 'U'
const isNoun = (name: string) => name >= 'N' && name <= 'T'
/** Words of which a clause is made rather than a noun phrase. */
const NO_NOUN_PHRASE: Partial<Record<TranslationLanguage, RegExp>> = {
  'zh-cn':
    /^[在被将能可使从由对把于且和与及或并时当若即则是为有不未无也都还已其了着得会到来给请返查以后如这那每它们我你您用、()]$/,
  'en-us':
    /^(?:is|are|was|were|be|been|being|has|have|had|can|may|will|to|for|in|on|at|by|with|from|into|as|which|that|when|where|wherein|if|and|or|not|based|[a-z]+(?:ing|izes?|ates?|ides?))$/,
}
const PLACE = /^[中上下内外间里后前]$/
/** Fewer tokens of Chinese before 的 are mostly an adjective. */
const CHINESE_NOUN_MIN = 4

const byDirection = new Map<TranslationDirection, Pattern[]>()

/**
 * The first pattern that all of the tokens match; null where none does.
 * @param isNumber whether a protected token is a number or sign, and no term; an amount of something where `isAmount`
 */
export function matchPattern(
  tokens: readonly Token[],
  direction: TranslationDirection,
  isNumber: IsNumber,
): PatternMatch | null {
  if (tokens.length < 2 || tokens.length > TOKENS_MAX) return null
  const keys = new Set(tokens.map(({ key }) => key))
  for (const pattern of patternsOf(direction)) {
    if (!pattern.keys.every((key) => keys.has(key))) continue
    const match = matchOne(pattern, tokens, isNumber, sourceOf(direction))
    if (match) return match
  }
  return null
}

function patternsOf(direction: TranslationDirection): Pattern[] {
  let patterns = byDirection.get(direction)
  if (!patterns) byDirection.set(direction, (patterns = [...makePatterns(direction)]))
  return patterns
}

function* makePatterns(direction: TranslationDirection): Generator<Pattern> {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  for (const row of sentencePatterns) {
    const rendering = row[LANGUAGES.indexOf(target)]?.split('|')[0]?.replace('>', '') ?? ''
    if (!rendering) continue
    // What names more words is tried first.
    const alternatives = (row[LANGUAGES.indexOf(source)] ?? '').split('|').flatMap((each) => inAllForms(each, source))
    for (const written of alternatives.toSorted((left, right) => right.length - left.length)) {
      if (!written || written.startsWith('>')) continue
      const items = itemsOf(written, source)
      const keys = items.flatMap((item) => (item.kind === 'words' ? item.tokens.map(({ key }) => key) : []))
      yield { source: items, target: itemsOf(rendering, target), keys: [...new Set(keys)] }
    }
  }
}

/** Ends of Japanese sentences, and how they end where another clause follows. */
const CONTINUED: readonly [string, string][] = [
  ['ている', 'ており'],
  ['である', 'であり'],
  ['する', 'し'],
  ['含む', '含み'],
  ['備える', '備え'],
  ['ない', 'なく'],
]

/** What a pattern reads, also where another clause follows. */
function inAllForms(written: string, language: TranslationLanguage): string[] {
  const found = language === 'ja-jp' ? CONTINUED.find(([end]) => written.endsWith(end)) : undefined
  return found ? [written, written.slice(0, -found[0].length) + found[1]] : [written]
}

function itemsOf(written: string, language: TranslationLanguage): Item[] {
  return written
    .split(/(\{=?[A-Z]\})/)
    .filter((part) => part.trim() !== '')
    .flatMap((part): Item[] => {
      const slot = /^\{(=?)([A-Z])\}$/.exec(part)
      if (slot) return [{ kind: 'slot', name: slot[2] as string, isRepeated: slot[1] === '=' }]
      const items: Item[] = []
      for (const token of tokensOf(part, language)) {
        const last = items.at(-1)
        if (token.key === PROTECTED || token.key === AMOUNT_ITEM)
          items.push({ kind: 'number', isAmount: token.key === AMOUNT_ITEM })
        else if (last?.kind === 'words') last.tokens.push(token)
        else items.push({ kind: 'words', tokens: [token] })
      }
      return items
    })
}

type Range = { from: number; to: number }

function matchOne(
  { source, target }: Pattern,
  tokens: readonly Token[],
  isNumber: IsNumber,
  language: TranslationLanguage,
): PatternMatch | null {
  const ends = language === 'zh-cn' ? CLAUSE_END : CLAUSE_END_OR_LIST
  const ranges: Range[] = []
  let steps = 0
  const named = (name: string) => {
    const at = source.findIndex((item) => item.kind === 'slot' && !item.isRepeated && item.name === name)
    return ranges[at] as Range
  }
  const fits = (item: Item, from: number, to: number): boolean => {
    if (item.kind === 'number') return to === from + 1 && isNumber(tokens[from] as Token, item.isAmount)
    if (item.kind === 'words')
      return item.tokens.every(({ key }, index) => {
        const token = tokens[from + index] as Token
        return token.part < 0 && token.key === key
      })
    if (!item.isRepeated)
      return (
        isBalanced(tokens, from, to) &&
        (isWide(item.name) || isClause(tokens, from, to, ends)) &&
        (!isNoun(item.name) || isNounPhrase(tokens.slice(from, to), language, item.name))
      )
    const whole = named(item.name)
    const length = to - from
    if (whole.to - whole.from < length) return false
    for (let index = 0; index < length; index++)
      if ((tokens[from + index] as Token).text !== (tokens[whole.to - length + index] as Token).text) return false
    return true
  }
  const follow = (index: number, from: number): boolean => {
    const item = source[index]
    if (!item) return from === tokens.length
    if (++steps > STEPS_MAX) return false
    const least = item.kind === 'words' ? item.tokens.length : 1
    const most = item.kind !== 'slot' ? least : tokens.length - from
    for (let to = from + least; to <= Math.min(tokens.length, from + most); to++) {
      // The last slot reaches to the end.
      if (index === source.length - 1 && to < tokens.length) to = tokens.length
      if (item.kind !== 'slot' && to !== from + least) return false
      if (!fits(item, from, to)) continue
      ranges[index] = { from, to }
      if (follow(index + 1, to)) return true
    }
    return false
  }
  if (!follow(0, 0)) return null
  return arrange(source, target, ranges, tokens)
}

/** Parts in the order of the target; each written word stands for the words of the source that have its place. */
function arrange(
  source: readonly Item[],
  target: readonly Item[],
  ranges: readonly Range[],
  tokens: readonly Token[],
): PatternMatch {
  const of = (kind: Item['kind']) => ranges.filter((_range, index) => source[index]?.kind === kind)
  const [words, numbers] = [of('words'), of('number')]
  const rangeOf = (name: string) =>
    ranges[source.findIndex((each) => each.kind === 'slot' && !each.isRepeated && each.name === name)] as Range
  let [nextWords, nextNumber] = [0, 0]
  const parts = target.map((item): PatternPart => {
    if (item.kind === 'slot') return { kind: 'tokens', ...rangeOf(item.name) }
    if (item.kind === 'number') return { kind: 'tokens', ...(numbers[nextNumber++] as Range) }
    const own = words[Math.min(nextWords++, words.length - 1)] as Range
    return { kind: 'words', words: item.tokens, source: tokens.slice(own.from, own.to) }
  })
  const slots = source.flatMap((item, index) => (item.kind === 'slot' ? [ranges[index] as Range] : []))
  return { parts, slots }
}

/** Whether tokens may be a noun phrase, as far as their words tell; `N` is the one that describes another. */
function isNounPhrase(tokens: readonly Token[], language: TranslationLanguage, name: string): boolean {
  const last = tokens.at(-1)
  if (language === 'zh-cn' && last) {
    if (last.part < 0 && PLACE.test(last.key)) return false
    // Behind a number is a measure; before one that is a sign, a noun.
    if (name === 'N' && ((tokens[0] as Token).part >= 0 || (last.part < 0 && tokens.length < CHINESE_NOUN_MIN)))
      return false
  }
  return !tokens.some(({ key, part }) => part < 0 && NO_NOUN_PHRASE[language]?.test(key))
}

const OPENERS = '([{（【「『“'
const CLOSERS = ')]}）】」』”'

/** Whether brackets that are opened among the tokens are closed there. */
function isBalanced(tokens: readonly Token[], from: number, to: number): boolean {
  let depth = 0
  for (let index = from; index < to; index++) {
    const { text, part } = tokens[index] as Token
    if (part >= 0) continue
    if (OPENERS.includes(text)) depth++
    else if (CLOSERS.includes(text) && --depth < 0) return false
  }
  return depth === 0
}

/** Whether no clause ends among the tokens, but within brackets. */
function isClause(tokens: readonly Token[], from: number, to: number, ends: RegExp): boolean {
  let depth = 0
  for (let index = from; index < to; index++) {
    const { key, part } = tokens[index] as Token
    if (part >= 0) continue
    if (key === '(') depth++
    else if (key === ')') depth--
    else if (depth === 0 && ends.test(key)) return false
  }
  return true
}
