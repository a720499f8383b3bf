import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/translation-languages'
import type { EngineSentence, EngineTranslation, FixedKind, TranslatedPiece, TranslationEngine } from '../engine.ts'
import { CHUNK_TOKENS_MAX, decodeChunk, type TranslationOption } from './decode.ts'
import { createTableReader, type DirectionTables, PROTECTED_ID, UNKNOWN_ID } from './load-tables.ts'
import { BEGIN } from './language-model.ts'
import { collectOptions, type FixedRendering } from './options.ts'
import { ordersOf, PARTICLE } from './reorder.ts'
import { type Token, tokenize } from './tokens.ts'
import { decoderWeights } from './weights.ts'
import { needsBlank, signIn } from './write-text.ts'

const ALL_KINDS: ReadonlySet<FixedKind> = new Set(['number', 'reference-sign', 'chemical', 'formula', 'code', 'term'])
const CHUNK_END = /^[,;:。、!?()]$/
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
  { id, text, fixed, tags }: EngineSentence,
  direction: TranslationDirection,
  { vocabulary, sources }: DirectionTables,
): EngineTranslation {
  const target = targetOf(direction)
  const weights = decoderWeights[direction]
  const tokens = tokenize(text, fixed, sourceOf(direction))
  const barriers = new Set(tags.map(({ at }) => at))
  const words: { text: string; token: Token | null; option: TranslationOption; tokens: Token[] }[] = []
  let context: readonly number[] = [BEGIN]
  const placeOf = new Map(tokens.map((token, index) => [token, index]))
  const decodeOrder = (own: readonly Token[]) => {
    const given = own.flatMap((token, index): FixedRendering[] => {
      const [from, to] = [index, index + 1]
      const part = token.part >= 0 ? fixed[token.part] : undefined
      if (part?.kind === 'term') return [{ from, to, text: part.target, id: PROTECTED_ID, origin: 'terminology' }]
      if (token.key !== PARTICLE) return []
      return [{ from, to, text: token.text, id: vocabulary.particleId, origin: 'phrase' }]
    })
    const options = collectOptions(own, sources, given, { unknownId: UNKNOWN_ID, protectedId: PROTECTED_ID }).filter(
      (option) => !crosses(own, option, barriers, placeOf),
    )
    return decodeChunk(
      own.length,
      withCopies(own, options),
      vocabulary.model,
      weights,
      context,
      signsBehindNouns(own, fixed),
    )
  }
  for (const [from, to] of chunksOf(tokens)) {
    const given = tokens.slice(from, to)
    const { own, decoded } = [given, ...(tags.length > 0 ? [] : ordersOf(given, direction))]
      .map((order) => ({ own: order, decoded: decodeOrder(order) }))
      .reduce((best, each) => (each.decoded.score > best.decoded.score ? each : best))
    context = decoded.context
    for (const option of decoded.options) {
      const used = own.slice(option.from, option.to)
      for (const word of wordsOf(option, used, vocabulary.texts, target)) words.push({ ...word, option, tokens: used })
    }
  }
  return { id, pieces: writePieces(words, fixed, target), tags: null }
}

/** Ranges of tokens that are decoded one after the other: to a sign, or as many as can be decoded at once. */
function* chunksOf(tokens: readonly Token[]): Generator<[number, number]> {
  let start = 0
  for (let index = 0; index < tokens.length; index++) {
    const { key, part } = tokens[index] as Token
    const isLast = index === tokens.length - 1
    const isEnd = part < 0 && CHUNK_END.test(key)
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
  tokens.forEach(({ part }, index) => {
    const before = tokens[index - 1]
    if (part < 0 || !before || before.part >= 0 || NO_NOUN.test(before.key) || !/\p{L}$/u.test(before.key)) return
    if (/^\d{1,5}[a-zA-Z]?['′]*$/.test(fixed[part]?.target ?? '')) signs.add(index)
  })
  return signs
}

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

/** Words of an option as they are written; those of protected parts come with their token. */
function* wordsOf(
  option: TranslationOption,
  tokens: readonly Token[],
  texts: readonly string[],
  target: TranslationLanguage,
): Generator<{ text: string; token: Token | null }> {
  const parts = tokens.filter(({ part }) => part >= 0)
  if (option.text !== null) {
    yield { text: parts.length > 0 ? option.text : signIn(option.text, target), token: parts[0] ?? null }
    return
  }
  let next = 0
  for (const id of option.ids) {
    if (id === PROTECTED_ID || (option.origin === 'copy' && id === UNKNOWN_ID)) {
      const token = parts[next++]
      if (token) yield { text: '', token }
    } else yield { text: signIn(texts[id] ?? '', target), token: null }
  }
  // No protected part is lost, whatever a table says.
  for (const token of parts.slice(next)) yield { text: '', token }
}

type Word = { text: string; token: Token | null; option: TranslationOption; tokens: Token[] }

/** Joins words to pieces, one for each option and fixed part, with blanks where the language has them. */
function writePieces(
  words: readonly Word[],
  fixed: EngineSentence['fixed'],
  target: TranslationLanguage,
): TranslatedPiece[] {
  const pieces: TranslatedPiece[] = []
  let before = ''
  let isJoined = false
  let last: TranslationOption | null = null
  /** Where the word before ends in the source, if it was copied from there. */
  let copiedTo: number | null = null
  for (const { text, token, option, tokens } of words) {
    const part = token && token.part >= 0 ? token.part : null
    let written = part === null ? text : (fixed[part]?.target ?? '')
    const joins = part === null && (written === '@-' || written === '@/')
    if (joins) written = written.slice(1)
    if (!written) continue
    const asWritten = tokens.map((each) => each.text).join('')
    // Latin letters within the source are names and signs: they keep their case.
    const isSame = part === null && written.toLowerCase() === asWritten.toLowerCase()
    if (isSame) written = asWritten
    const previous = pieces.at(-1)
    if (target === 'en-us' && previous && before === 'a' && /^[aeiou]/i.test(written)) previous.text += 'n'
    if (target === 'en-us' && before === '' && part === null && !isSame) written = capitalized(written)
    // What stands together in the source and is copied, such as P2024-0156 or H2O in three formats, stays together.
    const isCopy = part === null ? isSame : fixed[part]?.kind !== 'term'
    const [start, end] = [(tokens[0] as Token).start, (tokens.at(-1) as Token).end]
    const isAdjacent = isCopy && (token?.start ?? start) === copiedTo
    const blank = !isJoined && !joins && !isAdjacent && needsBlank(before, written, target) ? ' ' : ''
    copiedTo = isCopy ? (token?.end ?? end) : null
    const source = end > start ? { start, end } : null
    if (previous && part === null && previous.fixed === null && last === option) previous.text += blank + written
    else {
      if (previous && blank && part !== null && previous.fixed === null) previous.text += blank
      else if (blank && part !== null) pieces.push({ text: blank, source: null, origin: 'copy', fixed: null })
      pieces.push({
        text: part === null ? blank + written : written,
        source: token ? { start: token.start, end: token.end } : source,
        origin: option.origin,
        fixed: part,
      })
    }
    before = written
    isJoined = joins
    last = option
  }
  return pieces
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
