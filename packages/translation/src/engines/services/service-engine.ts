import { type Provider, ProviderError } from '@markwright/providers'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { EngineSentence, EngineTranslation, FixedKind, TranslationEngine } from '../engine.ts'
import { type MarkupStyle, readMarkup, writeMarkup } from './markup.ts'

/** What tells one service from another. */
export type Service = {
  id: string
  name: string
  /** Host that texts are sent to. */
  host: string
  directions: readonly TranslationDirection[]
  markup: MarkupStyle
  /** Limits of one request. */
  batch: { texts: number; characters: number }
  /** Sends texts and gives their translations in the same order, null for one that is missing. */
  send(
    texts: readonly string[],
    direction: TranslationDirection,
    signal: AbortSignal,
  ): Promise<readonly (string | null)[]>
}

// Numbers and reference signs stay in the text: services place them better where they see them, and checks follow.
const KINDS: ReadonlySet<FixedKind> = new Set(['term', 'formula', 'code', 'chemical'])

/**
 * An engine that sends sentences to a service. Batches that were answered count even where a later one fails; where none
 * was, the failure is thrown.
 */
export function createServiceEngine(service: Service, provider: Provider): TranslationEngine {
  const { id, name, host, directions, markup } = service
  return {
    id,
    name,
    sentTo: host,
    directions,
    fixes: KINDS,
    async translate(sentences, direction, { signal }) {
      const translations: EngineTranslation[] = []
      let failure: ProviderError | null = null
      for (const batch of batchesOf(sentences, service)) {
        try {
          const texts = batch.map((sentence) => writeMarkup(sentence, markup))
          const cost = texts.reduce((sum, text) => sum + text.length, 0)
          const results = await provider.call((attempt) => service.send(texts, direction, attempt), {
            cost,
            ...(signal ? { signal } : {}),
          })
          // Which of them is missing is not known: any pair might be a wrong one.
          if (results.length !== texts.length) continue
          batch.forEach((sentence, index) => {
            const result = results[index]
            const translation = typeof result === 'string' ? readMarkup(sentence, result, markup) : null
            if (translation) translations.push(translation)
          })
        } catch (error) {
          if (!(error instanceof ProviderError)) throw error
          failure = error
          // What is refused for one batch may be accepted for the next; anything else is not going to be.
          if (error.reason !== 'rejected') break
        }
      }
      if (failure && (translations.length === 0 || failure.reason === 'cancelled')) throw failure
      return translations
    },
  }
}

function* batchesOf(sentences: readonly EngineSentence[], { batch, markup }: Service): Generator<EngineSentence[]> {
  let own: EngineSentence[] = []
  let characters = 0
  for (const sentence of sentences) {
    const length = writeMarkup(sentence, markup).length
    if (own.length > 0 && (own.length >= batch.texts || characters + length > batch.characters)) {
      yield own
      own = []
      characters = 0
    }
    own.push(sentence)
    characters += length
  }
  if (own.length > 0) yield own
}

/** The answer's body checked for being what the service publishes. */
export function expectResult<Value>(service: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new ProviderError(service, 'invalid-answer', { detail: 'unexpected form' })
  return value
}
