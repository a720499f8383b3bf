import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { firstTokens } from '../../src/engines/built-in/load-tables.ts'
import type { TableSections } from '../../src/engines/built-in/table-file.ts'
import { tokenize } from '../../src/engines/built-in/tokens.ts'
import { findProtected } from '../../src/text/protect.ts'
import { trainLanguageModel } from './train-language-model.ts'

/** Tokens of a language with their ids, and how each is usually written. */
export class Vocabulary {
  readonly ids = new Map<string, number>(firstTokens.map((token, id) => [token, id]))
  private readonly writings = new Map<string, Map<string, number>>()

  idOf(key: string): number {
    const known = this.ids.get(key)
    if (known !== undefined) return known
    this.ids.set(key, this.ids.size)
    return this.ids.size - 1
  }

  noteWriting(key: string, text: string): void {
    let own = this.writings.get(key)
    if (!own) this.writings.set(key, (own = new Map()))
    own.set(text, (own.get(text) ?? 0) + 1)
  }

  /** The most frequent writing of each token, by id. */
  texts(): string[] {
    return [...this.ids.keys()].map((key) => {
      const own = [...(this.writings.get(key) ?? [])].toSorted((left, right) => right[1] - left[1])
      return own[0]?.[0] ?? key
    })
  }
}

const settings: Record<TranslationLanguage, { order: number; least: number[] }> = {
  'en-us': { order: 3, least: [1, 1, 2] },
  'zh-cn': { order: 4, least: [1, 2, 3, 3] },
  'ja-jp': { order: 4, least: [1, 1, 2, 2] },
}

/** The language model of texts with its vocabulary. Writings at the beginning of a text do not count: they may be capitals. */
export function makeLanguage(
  texts: readonly { text: string; weight: number }[],
  language: TranslationLanguage,
): { vocabulary: Vocabulary; sections: TableSections } {
  const vocabulary = new Vocabulary()
  const other = language === 'en-us' ? 'zh-cn' : 'en-us'
  const encoded = texts.map(({ text, weight }) => {
    const tokens = tokenize(text, findProtected(text, { source: language, target: other }), language)
    tokens.forEach((token, index) => {
      if (index > 0 && token.part < 0 && /\p{Lu}|\p{Ll}/u.test(token.text))
        vocabulary.noteWriting(token.key, token.text)
    })
    return { ids: tokens.map(({ key }) => vocabulary.idOf(key)), weight }
  })
  const model = trainLanguageModel(encoded, settings[language])
  return {
    vocabulary,
    sections: {
      order: Uint32Array.of(model.order),
      checks: model.checks,
      probabilities: model.probabilities,
      backoffs: model.backoffs,
    },
  }
}
