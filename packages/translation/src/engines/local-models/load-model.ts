import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { LoadedModel, LoadModel } from './local-model-engine.ts'
import type { ModelLeg } from './model-folder.ts'

/** The libraries of models are optional: they are large, and only an operator who has models needs them. */
const libraries = { bergamot: '@browsermt/bergamot-translator', 'marian-onnx': '@huggingface/transformers' } as const

type TransformersLibrary = {
  env: { allowRemoteModels: boolean; localModelPath: string }
  pipeline(task: 'translation', model: string, options: object): Promise<TranslationPipeline>
}
type TranslationPipeline = {
  (texts: string[], options?: object): Promise<{ translation_text: string }[]>
  dispose(): Promise<unknown>
}
type BergamotLibrary = {
  BatchTranslator: new (
    options: object,
    backing: object,
  ) => { translate(request: object): Promise<{ target: { text: string } }>; delete(): Promise<void> }
  TranslatorBacking: new (options: object) => { loadTranslationModel: unknown; getModels: unknown }
}

/**
 * Loads a model with the library of its kind. Nothing is fetched: both libraries read the files of the folder.
 * @throws Error where the library is not installed or cannot read the files
 */
export const loadModel: LoadModel = (leg) => (leg.kind === 'bergamot' ? loadBergamot(leg) : loadMarian(leg))

async function importLibrary(kind: keyof typeof libraries): Promise<unknown> {
  const name: string = libraries[kind]
  try {
    return await import(name)
  } catch (error) {
    throw new Error(`Install ${name} to use this model.`, { cause: error })
  }
}

async function loadMarian({ folder }: ModelLeg): Promise<LoadedModel> {
  const library = (await importLibrary('marian-onnx')) as TransformersLibrary
  library.env.allowRemoteModels = false
  library.env.localModelPath = dirname(folder)
  const translate = await library.pipeline('translation', basename(folder), { local_files_only: true })
  return {
    async translate(texts) {
      const results = await translate([...texts], { max_new_tokens: 512 })
      return results.map(({ translation_text }) => translation_text)
    },
    close: async () => void (await translate.dispose()),
  }
}

async function loadBergamot({ folder, from, to }: ModelLeg): Promise<LoadedModel> {
  const { BatchTranslator, TranslatorBacking } = (await importLibrary('bergamot')) as BergamotLibrary
  const files = readdirSync(folder)
  const read = async (pattern: RegExp) => {
    const name = files.find((file) => pattern.test(file))
    return name ? (await readFile(join(folder, name))).buffer : null
  }
  const vocabularies = [await read(/^srcvocab\..*\.spm$/), await read(/^trgvocab\..*\.spm$/)].filter(Boolean)
  const buffers = {
    model: await read(/^model\..*\.bin$/),
    shortlist: await read(/^lex\..*\.bin$/),
    vocabs: vocabularies.length === 2 ? vocabularies : [await read(/^vocab\..*\.spm$/)],
    qualityModel: null,
    config: {},
  }
  class FolderBacking extends TranslatorBacking {
    getTranslationModel = async () => buffers
    override getModels = async () => [{ from, to }]
    fetch = async () => {
      throw new Error('Models are not fetched.')
    }
  }
  const options = { workers: 1, batchSize: 8, cacheSize: 0 }
  const translator = new BatchTranslator(options, new FolderBacking(options))
  return {
    translate: (texts) =>
      Promise.all(texts.map(async (text) => (await translator.translate({ from, to, text, html: false })).target.text)),
    close: () => translator.delete(),
  }
}
