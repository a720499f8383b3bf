import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { LanguageModel } from './language-model.ts'
import type { OptionSource } from './options.ts'
import { makePatentTable } from './patent-phrases.ts'
import { PhraseTable, type PhraseTableData } from './phrase-table.ts'
import { readTableFile, type TableSections } from './table-file.ts'
import { BEGIN_TOKEN, PROTECTED, UNKNOWN } from './tokens.ts'

export type TargetVocabulary = {
  /** Tokens by id, as they are written. */
  texts: string[]
  model: LanguageModel
  /** The id of a token as it is written; undefined where the model does not know it. */
  idOf: (text: string) => number | undefined
  /** The id of 的, which is between a modifier and its noun. */
  particleId: number
  /** Ids of words in Latin letters. */
  latinIds: ReadonlySet<number>
}

export type DirectionTables = { vocabulary: TargetVocabulary; sources: OptionSource[] }

/** The folder of the tables that come with the product; a bundle finds it through the package. */
export const shippedTables = join(
  dirname(createRequire(import.meta.url).resolve('@markwright/translation/package.json')),
  'tables',
)

/** The ids with which every vocabulary begins. */
export const firstTokens = [BEGIN_TOKEN, PROTECTED, UNKNOWN] as const
export const PROTECTED_ID = 1
export const UNKNOWN_ID = 2

/** Phrases written for patents are preferred. */
const PATENT_PHRASE_COST: Record<TranslationDirection, number> = {
  'zh-cn_en-us': -2,
  'en-us_zh-cn': -2,
  'zh-cn_ja-jp': -5,
  'ja-jp_zh-cn': -4,
}
/** What a dictionary entry costs more than a phrase. */
const DICTIONARY_COST: Partial<Record<TranslationDirection, number>> = { 'zh-cn_en-us': 3, 'en-us_zh-cn': 0 }

/** Reads the tables of directions when they are first used; each is read once. */
export function createTableReader(folder: string = shippedTables) {
  const files = new Map<string, Promise<TableSections>>()
  const vocabularies = new Map<TranslationLanguage, Promise<TargetVocabulary>>()
  const directions = new Map<TranslationDirection, Promise<DirectionTables>>()

  function read(name: string): Promise<TableSections> {
    let file = files.get(name)
    if (!file) files.set(name, (file = readTableFile(join(folder, name))))
    return file
  }

  async function readVocabulary(language: TranslationLanguage): Promise<TargetVocabulary> {
    const sections = await read(`language-${language}.bin`)
    const [order = 3] = sections.order as Uint32Array
    const model = new LanguageModel({
      order,
      checks: sections.checks as Uint32Array,
      probabilities: sections.probabilities as Uint8Array,
      backoffs: sections.backoffs as Uint8Array,
    })
    const texts = (sections.tokens as string).split('\n')
    const ids = new Map(texts.map((text, id) => [text, id]))
    const latin = texts.flatMap((text, id) => (id > UNKNOWN_ID && /^[A-Za-z]+$/.test(text) ? [id] : []))
    return {
      texts,
      model,
      idOf: (text) => ids.get(text),
      particleId: Math.max(UNKNOWN_ID, texts.indexOf('的')),
      latinIds: new Set(latin),
    }
  }

  function vocabularyOf(language: TranslationLanguage) {
    let vocabulary = vocabularies.get(language)
    if (!vocabulary) vocabularies.set(language, (vocabulary = readVocabulary(language)))
    return vocabulary
  }

  async function readDirection(direction: TranslationDirection): Promise<DirectionTables> {
    const vocabulary = await vocabularyOf(targetOf(direction))
    const sources: OptionSource[] = [
      {
        table: new PhraseTable(phraseTable(await read(`phrases-${direction}.bin`))),
        origin: 'phrase',
        cost: 0,
        most: 10,
        byBaseForms: false,
      },
    ]
    const known = new Map(vocabulary.texts.map((text, id) => [text.toLowerCase(), id]))
    const patentTable = makePatentTable(direction, ({ key, text }) => {
      const id = known.get(key)
      if (id !== undefined) return id
      known.set(key, vocabulary.texts.length)
      return vocabulary.texts.push(text) - 1
    })
    sources.push({
      table: patentTable,
      origin: 'phrase',
      cost: PATENT_PHRASE_COST[direction],
      most: 3,
      byBaseForms: false,
    })
    if (sourceOf(direction) !== 'ja-jp' && targetOf(direction) !== 'ja-jp') {
      const sections = await read(`cc-cedict/dictionary-${direction}.bin`)
      sources.push({
        table: new PhraseTable(phraseTable(sections), addTokens(vocabulary, (sections.tokens as string).split('\n'))),
        origin: 'dictionary',
        cost: DICTIONARY_COST[direction] ?? 0,
        most: 6,
        byBaseForms: sourceOf(direction) === 'en-us',
      })
    }
    return { vocabulary, sources }
  }

  return {
    /** @throws Error where a file is absent or none of ours */
    tablesOf(direction: TranslationDirection): Promise<DirectionTables> {
      let tables = directions.get(direction)
      if (!tables) directions.set(direction, (tables = readDirection(direction)))
      return tables
    },
  }
}

const phraseTable = (sections: TableSections): PhraseTableData => ({
  firstHashes: sections.firstHashes as Uint32Array,
  secondHashes: sections.secondHashes as Uint8Array,
  offsets: sections.offsets as Uint32Array,
  renderings: sections.renderings as Uint8Array,
  longest: (sections.longest as Uint32Array)[0] ?? 0,
})

/** Adds the tokens of a dictionary to a vocabulary. @returns the id of each */
function addTokens(vocabulary: TargetVocabulary, tokens: string[]): Uint32Array {
  const known = new Map(vocabulary.texts.map((text, id) => [text, id]))
  return Uint32Array.from(tokens, (token) => {
    const id = known.get(token)
    if (id !== undefined) return id
    vocabulary.texts.push(token)
    known.set(token, vocabulary.texts.length - 1)
    return vocabulary.texts.length - 1
  })
}
