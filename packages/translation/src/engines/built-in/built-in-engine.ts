import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import type { EngineSentence, EngineTranslation, FixedKind, TranslatedPiece, TranslationEngine } from '../engine.ts'
import { CHUNK_TOKENS_MAX, decodeChunk, type TranslationOption } from './decode.ts'
import { createTableReader, type DirectionTables, PROTECTED_ID, UNKNOWN_ID } from './load-tables.ts'
import { BEGIN } from './language-model.ts'
import { AMOUNT } from '../../text/measures.ts'
import { matchPattern, type PatternMatch } from './match-patterns.ts'
import { hanForms } from './han-forms.ts'
import { collectOptions, type FixedRendering } from './options.ts'
import { labelOf, type NumberedLabel } from './numbered-labels.ts'
import { headingOf } from './patent-headings.ts'
import { quotesOf } from './quotes.ts'
import { ordersOf, PARTICLE } from './reorder.ts'
import { chineseSign, clausesOf, continueClause } from './clauses.ts'
import { type Token, tokenize } from './tokens.ts'
import { decoderWeights } from './weights.ts'
import { signIn } from './write-text.ts'
import { type Word, wordsOf, writePieces } from './write-pieces.ts'

const ALL_KINDS: ReadonlySet<FixedKind> = new Set(['number', 'reference-sign', 'chemical', 'formula', 'code', 'term'])
const CHUNK_END = /^[,;:。、!?()]$/
const SENTENCE_END = /^[.,;:。、!?]$/
/** Patterns within parts of patterns. */
const PATTERN_DEPTH_MAX = 8
/** Words that stay before what they introduce. */
const LEADING = /^(?:例如|即|例えば、|すなわち、)$/
/** So long it works before other work gets its turn. */
const TURN_MS = 15

/**
 * The engine that is always there: phrases computed from public texts, then dictionary entries, put in order by a language
 * model. It works on this machine, never fails, and leaves what it does not know as it is. Draft quality.
 */
export function createBuiltInEngine({ folder }: { folder?: string } = {}): TranslationEngine {
  const reader = createTableReader(folder)
  return {
    id: 'built-in',
    name: 'Markwright',
    sentTo: null,
    directions: translationDirections,
    fixes: ALL_KINDS,
    async translate(sentences, direction, { signal }) {
      const tables = await reader.tablesOf(direction)
      const translations: EngineTranslation[] = []
      let began = performance.now()
      for (const sentence of sentences) {
        signal?.throwIfAborted()
        if (performance.now() - began > TURN_MS) {
          await nextTurn()
          began = performance.now()
        }
        translations.push(translateSentence(sentence, direction, tables))
      }
      return translations
    },
  }
}

function translateSentence(
  sentence: EngineSentence,
  direction: TranslationDirection,
  { vocabulary, sources }: DirectionTables,
): EngineTranslation {
  const { id, text, fixed, tags } = sentence
  const target = targetOf(direction)
  const weights = decoderWeights[direction]
  const tokens = tokenize(text, fixed, sourceOf(direction))
  const quotes = quotesOf(text, tokens, target)
  const isLeading = ({ part }: Token) => LEADING.test(fixed[part]?.target ?? '')
  const isApart = (token: Token | undefined) => token !== undefined && (quotes.has(token) || isLeading(token))
  const barriers = new Set(tags.map(({ at }) => at))
  const label = labelOf(sentence, direction)
  const prefix = label ? tokens.filter(({ start }) => start < label.rest).length : prefixOf(text, tokens)
  const words: Word[] = []
  let context: readonly number[] = [BEGIN]
  const placeOf = new Map(tokens.map((token, index) => [token, index]))
  const decodeOrder = (own: readonly Token[]) => {
    const input = own.flatMap((token, index): FixedRendering[] => {
      const [from, to] = [index, index + 1]
      const quote = quotes.get(token)
      if (quote) return [{ from, to, text: quote.text, id: UNKNOWN_ID, origin: 'phrase' }]
      const part = token.part >= 0 ? fixed[token.part] : undefined
      if (part?.kind === 'term') return [{ from, to, text: part.target, id: PROTECTED_ID, origin: 'terminology' }]
      if (token.key !== PARTICLE) return []
      return [{ from, to, text: token.text, id: vocabulary.particleId, origin: 'phrase' }]
    })
    const options = collectOptions(own, sources, input, {
      unknownId: UNKNOWN_ID,
      protectedId: PROTECTED_ID,
      hasArticles: sourceOf(direction) === 'en-us',
      englishIds: sourceOf(direction) === 'en-us' ? vocabulary.latinIds : null,
    })
      .concat(...hanForms(own, direction, vocabulary.idOf))
      .filter((option) => !crosses(own, option, barriers, placeOf))
    return decodeChunk(
      own.length,
      withCopies(own, options),
      vocabulary.model,
      weights,
      context,
      signsBehindNouns(own, fixed),
    )
  }
  const decode = (all: readonly Token[]) => {
    for (const [from, to] of chunksOf(all, isApart)) {
      const input = all.slice(from, to)
      const { own, decoded } = [input, ...(tags.length > 0 ? [] : ordersOf(input, direction))]
        .map((order) => ({ own: order, decoded: decodeOrder(order) }))
        .reduce((best, each) => (each.decoded.score > best.decoded.score ? each : best))
      context = decoded.context
      for (const option of decoded.options) {
        const used = own.slice(option.from, option.to)
        for (const word of wordsOf(option, used, vocabulary.texts, target))
          words.push({ ...word, option, tokens: used })
      }
    }
  }
  const isNumber = ({ part }: Token, isAmount: boolean) =>
    part >= 0 && fixed[part]?.kind !== 'term' && (!isAmount || AMOUNT.test(fixed[part]?.target ?? ''))
  /** Writes words that stand for tokens of the source. */
  const write = (texts: readonly string[], used: Token[]) => {
    const option: TranslationOption = { from: 0, to: used.length, ids: [], text: null, score: 0, origin: 'phrase' }
    for (const text of texts) {
      // The phrase before may have ended with the particle of a pattern.
      if (target === 'zh-cn' && text === '的' && words.at(-1)?.text.endsWith('的')) continue
      words.push({ text: signIn(text, target), token: null, option, tokens: used })
    }
  }
  /** Whether nothing but a label or number and a last sign is beside some tokens, and nothing fixed within them. */
  const isWhole = (own: readonly Token[]) =>
    own.every(({ part }) => part < 0) &&
    own[0] === tokens[prefix] &&
    tokens.slice(prefix + own.length).every(({ key, part }) => part < 0 && SENTENCE_END.test(key)) &&
    tags.every(({ at }) => at <= (own[0]?.start ?? 0) || at >= (own.at(-1)?.end ?? 0))
  const translate = (own: readonly Token[], depth: number) => {
    const [leading, last] = [own[0], own.at(-1)]
    if (!leading || !last) return
    if (own.length > 1 && isLeading(leading)) {
      decode([leading])
      translate(own.slice(1), depth)
      return
    }
    if (own.length > 1 && last.part < 0 && SENTENCE_END.test(last.key)) {
      translate(own.slice(0, -1), depth)
      // The point of an abbreviation before another sign, as in etc., has no rendering.
      if (!(last.text === '.' && /^[,;:]/.test(text.slice(last.end)))) write([last.text], [last])
      return
    }
    const heading = depth === 0 && isWhole(own) ? headingOf(text.slice(leading.start, last.end), direction) : null
    if (heading !== null) {
      write([heading], [...own])
      return
    }
    const match = depth < PATTERN_DEPTH_MAX ? matchPattern(own, direction, isNumber) : null
    if (match && !dividesPair(tags, own, match)) {
      for (const part of match.parts)
        if (part.kind === 'tokens') translate(own.slice(part.from, part.to), depth + 1)
        else {
          write(
            part.words.map(({ text }) => text),
            part.source,
          )
          context = [BEGIN]
        }
      return
    }
    const clauses = clausesOf(own)
    if (clauses.length === 1 || depth >= PATTERN_DEPTH_MAX) decode(own)
    else {
      let isListed = false
      clauses.forEach(({ body, sign }, index) => {
        translate(body, depth + 1)
        if (!sign) return
        if (target === 'ja-jp' && /^[,、]$/.test(sign.key)) continueClause(words)
        const written = target === 'zh-cn' ? chineseSign(sign, clauses.slice(index), direction, isListed) : sign.text
        isListed = written === '、'
        if (written) write([written], [sign])
        // A title or statement behind a colon begins anew.
        if (sign.key === ':') context = [BEGIN]
      })
    }
  }
  if (label) {
    translate(tokens.slice(prefix), 0)
    if (words[0]) words[0].isFirst = true
    return { id, ...withLabel(label, text, writePieces(text, words, { fixed, quotes }, target), target) }
  }
  for (const token of tokens.slice(0, prefix)) {
    const option: TranslationOption = { from: 0, to: 1, ids: [], text: null, score: 0, origin: 'copy' }
    words.push({ text: listSign(token.text, target), token: token.part >= 0 ? token : null, option, tokens: [token] })
  }
  const begin = words.length
  translate(tokens.slice(prefix), 0)
  const first = words[begin]
  if (first) first.isFirst = true
  return { id, pieces: writePieces(text, words, { fixed, quotes }, target), tags: null }
}

/** The translation of what follows a label with the label before it, in which tags are between its parts. */
function withLabel(
  { parts, tags, rest }: NumberedLabel,
  text: string,
  pieces: readonly TranslatedPiece[],
  target: TranslationLanguage,
): Pick<EngineTranslation, 'pieces' | 'tags'> {
  const piece = (written: string): TranslatedPiece => ({
    text: written,
    source: { start: 0, end: rest },
    origin: 'phrase',
    fixed: null,
  })
  const gap = /^\s+/.exec(text.slice(rest))?.[0] ?? (target === 'en-us' ? ' ' : '')
  // Blanks at the beginning of a piece would be written before the tag, so each has a piece of its own before the words.
  const all: TranslatedPiece[] = []
  const placed: { tag: number; before: number }[] = []
  parts.forEach((part, tag) => {
    all.push(piece(part))
    if (tag < tags) placed.push({ tag, before: all.length })
  })
  if (pieces.length > 0 && gap) all.push(piece(gap))
  return { pieces: [...all, ...pieces], tags: placed }
}

/** A number or letter of a list or paragraph, with which a text begins: 1. A), [0012] (a). */
const LIST_PREFIX =
  /^\s*(?:[（(]?(?:\d{1,3}|[a-z]|[ivx]{1,4})[)）]|\d{1,3}\s?[.．、](?!\d)|\[\d{4,5}\]|【\d{4,5}】|【請求項\s?\d{1,3}】)\s*(?=\S)/i

/** How many of the first tokens are such a prefix. */
function prefixOf(text: string, tokens: readonly Token[]): number {
  const end = LIST_PREFIX.exec(text)?.[0].length ?? 0
  const count = tokens.findIndex((token) => token.end > end)
  return end === 0 || count < 0 ? 0 : count
}

/** Signs of list prefixes, which keep their forms but for those that English lacks. */
const listSign = (sign: string, target: TranslationLanguage) =>
  target === 'en-us' ? (sign === '、' ? '.' : signIn(sign, target)) : sign === '.' ? '.' : sign

/** Whether a pattern would part the ends of a pair of tags: both must be in one slot, or around the whole. */
function dividesPair(tags: EngineSentence['tags'], tokens: readonly Token[], { slots }: PatternMatch): boolean {
  if (tags.length === 0) return false
  const spans = slots.map(({ from, to }) => [(tokens[from] as Token).start, (tokens[to - 1] as Token).end] as const)
  const [start, end] = [(tokens[0] as Token).start, (tokens.at(-1) as Token).end]
  return tags.some(({ kind, number, at }) => {
    if (kind !== 'open') return false
    const close = tags.find((tag) => tag.kind === 'close' && tag.number === number)?.at ?? at
    if (close <= start || at >= end || (at <= start && close >= end)) return false
    return !spans.some(([from, to]) => from <= at && close <= to)
  })
}

/** Ranges of tokens that are decoded one after the other: to a sign, between quotation marks, or as many as can be decoded at once. */
function* chunksOf(
  tokens: readonly Token[],
  isApart: (token: Token | undefined) => boolean,
): Generator<[number, number]> {
  let start = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const isLast = index === tokens.length - 1
    // Quotation marks are alone, so that no word moves into or out of a quotation; so do for example and that is.
    const isEnd = isApart(token) || isApart(tokens[index + 1]) || (token.part < 0 && CHUNK_END.test(token.key))
    if (!isLast && index - start + 1 < CHUNK_TOKENS_MAX - 1 && !isEnd) continue
    yield [start, index + 1]
    start = index + 1
  }
}

/** Words behind which a number is no reference sign. */
const NO_NOUN =
  /^(?:the|an?|of|to|for|in|on|at|by|with|from|and|or|is|are|was|than|about|between|least|most|only|over|under|each|all|的|为|在|是|于|至|到|约|有|第|和|或|与|及|由|从|以|个|达|は|が|を|に|の|と|で|も|や|から|まで)$/

/** Numbers without a unit and signs that follow a noun, as in "bearing 12": they stay behind it. */
function signsBehindNouns(tokens: readonly Token[], fixed: EngineSentence['fixed']): Set<number> {
  const signs = new Set<number>()
  tokens.forEach(({ part, start }, index) => {
    const before = tokens[index - 1]
    // Parts of one number that formatting divides.
    if (part >= 0 && before && before.part >= 0 && before.end === start && isNumberPart(fixed, part, before.part))
      signs.add(index)
    if (part < 0 || !before || before.part >= 0 || NO_NOUN.test(before.key) || !/\p{L}$/u.test(before.key)) return
    if (/^\d{1,5}[a-zA-Z]?['′]*$/.test(fixed[part]?.target ?? '')) signs.add(index)
  })
  return signs
}

const isNumberPart = (fixed: EngineSentence['fixed'], ...parts: number[]) =>
  parts.every((part) => fixed[part]?.kind === 'number')

/** Whether an option runs over the place of a tag, or over tokens that are not neighbours in the source. */
const crosses = (
  tokens: readonly Token[],
  { from, to }: TranslationOption,
  barriers: ReadonlySet<number>,
  placeOf: ReadonlyMap<Token, number>,
) => {
  for (let index = from + 1; index < to; index++) {
    const [before, after] = [tokens[index - 1] as Token, tokens[index] as Token]
    if (placeOf.get(after) !== (placeOf.get(before) ?? Number.NaN) + 1) return true
    if (barriers.size === 0) continue
    for (let at = before.end; at <= after.start; at++) if (barriers.has(at)) return true
  }
  return false
}

/** Each token needs an option of its own, or one of several tokens could leave no way to translate its neighbours. */
function withCopies(tokens: readonly Token[], options: TranslationOption[]): TranslationOption[] {
  const single = new Set(options.filter(({ from, to }) => to === from + 1).map(({ from }) => from))
  tokens.forEach(({ text, part }, from) => {
    if (single.has(from)) return
    options.push({ from, to: from + 1, ids: [UNKNOWN_ID], text: part < 0 ? text : null, score: -8, origin: 'copy' })
  })
  return options
}
