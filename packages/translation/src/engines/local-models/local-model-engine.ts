import { ProviderError } from '@markwright/providers'
import type { EngineTranslation, FixedKind, TranslationEngine } from '../engine.ts'
import { readMarkup, writeMarkup } from '../services/markup.ts'
import { directionsOf, type ModelLeg, routeOf } from './model-folder.ts'

/** A model that is loaded: plain texts in, as many out. */
export type LoadedModel = {
  translate(texts: readonly string[], signal?: AbortSignal): Promise<string[]>
  close(): Promise<void>
}

/** Loads the model of a leg; throws where its files are not what they should be. */
export type LoadModel = (leg: ModelLeg) => Promise<LoadedModel>

const KINDS: ReadonlySet<FixedKind> = new Set(['term', 'formula', 'code', 'chemical'])
const BATCH = 16

/**
 * Models on this machine. Each is loaded when it is first used; where that fails, every call fails with the same reason
 * until the process starts anew. Chinese and Japanese are translated by way of English where no model does it directly.
 */
export function createLocalModelEngine(
  legs: readonly ModelLeg[],
  load: LoadModel,
): TranslationEngine & { close(): Promise<void> } {
  const loaded = new Map<ModelLeg, Promise<LoadedModel>>()

  function modelOf(leg: ModelLeg): Promise<LoadedModel> {
    let model = loaded.get(leg)
    if (!model) {
      model = load(leg).catch((error: unknown) => {
        throw new ProviderError('local-model', 'unavailable', {
          detail: `the model ${leg.from}-${leg.to} could not be loaded`,
          cause: error,
        })
      })
      loaded.set(leg, model)
    }
    return model
  }

  return {
    id: 'local-model',
    name: 'Local model',
    sentTo: null,
    directions: directionsOf(legs),
    fixes: KINDS,
    async translate(sentences, direction, { signal }) {
      const route = routeOf(direction, legs)
      if (!route) throw new ProviderError('local-model', 'rejected', { detail: `no model for ${direction}` })
      const translations: EngineTranslation[] = []
      for (let from = 0; from < sentences.length; from += BATCH) {
        signal?.throwIfAborted()
        const batch = sentences.slice(from, from + BATCH)
        let texts = batch.map((sentence) => writeMarkup(sentence, 'brackets'))
        for (const leg of route) texts = await (await modelOf(leg)).translate(texts, signal)
        batch.forEach((sentence, index) => {
          const result = texts[index]
          const translation = result === undefined ? null : readMarkup(sentence, result, 'brackets')
          if (translation) translations.push(translation)
        })
      }
      return translations
    },
    async close() {
      for (const model of loaded.values()) await model.then((each) => each.close()).catch(() => {})
    },
  }
}
