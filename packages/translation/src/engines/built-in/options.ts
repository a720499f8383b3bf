import type { OptionOrigin, TranslationOption } from './decode.ts'
import { PhraseHash, type PhraseTable } from './phrase-table.ts'
import { basesOf } from '../../terminology/english-forms.ts'
import type { Token } from './tokens.ts'

/** A table with where its renderings come from, what each of them costs besides, and how many are tried. */
export type OptionSource = {
  table: PhraseTable
  origin: OptionOrigin
  cost: number
  most: number
  /** Whether English words are also looked up in their base forms. */
  byBaseForms: boolean
}

/** A fixed rendering of the tokens from `from` to `to`, and the id by which the language model judges it. */
export type FixedRendering = { from: number; to: number; text: string; id: number; origin: OptionOrigin }

/** What it costs to leave a token as it is. */
const COPY_COST = 8
/** What speaks for leaving an article out. */
const ARTICLE_SCORE = 1
const SPAN_OPTIONS_MAX = 8
/** What it costs to leave an English word in Chinese that a dictionary translates; software has such renderings. */
const ENGLISH_COST = 5
/** What it costs to take a word for its base form. */
const BASE_FORM_COST = 0.3

type CollectOptions = {
  /** The id by which the language model judges what it does not know. */
  unknownId: number
  /** The id of protected parts. */
  protectedId: number
  /** Whether articles of the source may be left out, as the target has none. */
  hasArticles: boolean
  /** Ids of words in Latin letters, which English words that a dictionary has are not left as; null for other sources. */
  englishIds: ReadonlySet<number> | null
}

/**
 * Every way to translate each span of tokens. Nothing but its rendering is offered for what has a fixed one; a token that
 * no table knows, a protected part, stays as it is.
 */
export function collectOptions(
  tokens: readonly Token[],
  sources: readonly OptionSource[],
  fixed: readonly FixedRendering[],
  { unknownId, protectedId, hasArticles, englishIds }: CollectOptions,
): TranslationOption[] {
  const blocked = new Uint8Array(tokens.length)
  const options: TranslationOption[] = []
  for (const { from, to, text, id, origin } of fixed) {
    blocked.fill(1, from, to)
    options.push({ from, to, ids: [id], text, score: 0, origin })
  }
  const hasWord = new Uint8Array(tokens.length)
  const longest = Math.max(0, ...sources.map(({ table }) => table.longest))
  for (let from = 0; from < tokens.length; from++) {
    if (blocked[from]) continue
    const hash = new PhraseHash()
    for (let to = from + 1; to <= tokens.length && to - from <= longest && !blocked[to - 1]; to++) {
      hash.add((tokens[to - 1] as Token).key)
      const found = sources.flatMap(({ table, origin, cost, most }) =>
        table
          .find(hash.first, hash.second)
          .slice(0, most)
          .map(({ ids, score }): TranslationOption => ({ from, to, ids, text: null, score: score - cost, origin })),
      )
      if (to === from + 1) avoidEnglish(tokens[from] as Token, from === 0, found, englishIds)
      for (const source of sources) if (source.byBaseForms) found.push(...byBaseForms(tokens, from, to, source))
      if (found.length > SPAN_OPTIONS_MAX) found.sort((left, right) => right.score - left.score)
      options.push(...found.slice(0, SPAN_OPTIONS_MAX))
      if (to === from + 1 && found.length > 0) hasWord[from] = 1
    }
    const { part, text, key } = tokens[from] as Token
    if (hasArticles && part < 0 && /^(?:an?|the)$/.test(key) && from < tokens.length - 1)
      options.push({ from, to: from + 1, ids: [], text: null, score: ARTICLE_SCORE, origin: 'phrase' })
    if (part >= 0) options.push({ from, to: from + 1, ids: [protectedId], text: null, score: 0, origin: 'copy' })
    else if (!hasWord[from])
      options.push({ from, to: from + 1, ids: [unknownId], text, score: -COPY_COST, origin: 'copy' })
  }
  return options
}

/** Renderings of English words whose last or first one is in another form: bearings, provided with. */
function byBaseForms(
  tokens: readonly Token[],
  from: number,
  to: number,
  { table, origin, cost, most }: OptionSource,
): TranslationOption[] {
  const options: TranslationOption[] = []
  for (const changed of new Set([from, to - 1])) {
    const { key, part } = tokens[changed] as Token
    if (part >= 0 || !/^[a-z]{3,}/.test(key)) continue
    for (const base of basesOf(key)) {
      if (base === key) continue
      const hash = new PhraseHash()
      for (let index = from; index < to; index++) hash.add(index === changed ? base : (tokens[index] as Token).key)
      for (const { ids, score } of table.find(hash.first, hash.second).slice(0, most))
        options.push({ from, to, ids, text: null, score: score - cost - BASE_FORM_COST, origin })
    }
  }
  return options
}

/**
 * Makes English words the last choice for a common word of an English text; names and abbreviations have capitals, which
 * the first word may have too. */
function avoidEnglish(
  { text }: Token,
  isFirst: boolean,
  found: readonly TranslationOption[],
  englishIds: CollectOptions['englishIds'],
) {
  if (!englishIds || !(isFirst ? /^[A-Z]?[a-z]{3,}$/ : /^[a-z]{3,}$/).test(text)) return
  if (!found.some(({ origin }) => origin === 'dictionary')) return
  for (const option of found) if (option.ids.some((id) => englishIds.has(id))) option.score -= ENGLISH_COST
}
