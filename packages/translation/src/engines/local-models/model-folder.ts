import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { translationDirections, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { z } from 'zod'

/** A model that translates one direction, or one leg of it by way of English. */
export type ModelLeg = {
  from: 'zh' | 'en' | 'ja'
  to: 'zh' | 'en' | 'ja'
  kind: 'bergamot' | 'marian-onnx'
  folder: string
}

/** What is wrong with a folder of models, for its operator. */
export class ModelFolderError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The translation models cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ModelFolderError'
  }
}

const LEG = /^(zh|en|ja)-?(zh|en|ja)$/
const marianConfig = z.object({ model_type: z.string() })

/**
 * Reads which models a folder holds: a sub-folder `zh-en`, `en-zh`, `ja-en`, `en-ja`, `zh-ja` or `ja-zh` for each. One of
 * bergamot has `model.*.bin`, `lex.*.bin` and one vocabulary or two (`*.spm`); one of Marian in ONNX has `config.json`,
 * `tokenizer.json` and `onnx/encoder_model*.onnx` with `onnx/decoder_model_merged*.onnx`.
 * @throws ModelFolderError with every problem found
 */
export function readModelFolder(folder: string): ModelLeg[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new ModelFolderError([`${folder} is no folder.`])
  const problems: string[] = []
  const legs: ModelLeg[] = []
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name)
    const [, from, to] = LEG.exec(name) ?? []
    if (!from || !to || from === to || !statSync(path).isDirectory()) continue
    const leg = { from, to, folder: path } as Omit<ModelLeg, 'kind'>
    const files = readdirSync(path)
    const kind = files.includes('config.json') ? 'marian-onnx' : 'bergamot'
    const missing = kind === 'bergamot' ? missingOfBergamot(files) : missingOfMarian(path, files)
    if (missing.length > 0) problems.push(`${name} lacks ${missing.join(', ')}.`)
    else legs.push({ ...leg, kind })
  }
  if (legs.length === 0 && problems.length === 0)
    problems.push(`${folder} has no sub-folder such as zh-en with a model.`)
  if (problems.length > 0) throw new ModelFolderError(problems)
  return legs
}

function missingOfBergamot(files: readonly string[]): string[] {
  const needed: [RegExp, string][] = [
    [/^model\..*\.bin$/, 'model.*.bin'],
    [/^lex\..*\.bin$/, 'lex.*.bin'],
    [/^(?:src|trg)?vocab\..*\.spm$/, 'vocab.*.spm'],
  ]
  return needed.flatMap(([pattern, name]) => (files.some((file) => pattern.test(file)) ? [] : [name]))
}

function missingOfMarian(path: string, files: readonly string[]): string[] {
  const missing: string[] = []
  try {
    const { model_type } = marianConfig.parse(JSON.parse(readFileSync(join(path, 'config.json'), 'utf8')))
    if (model_type !== 'marian') missing.push('a config.json whose model_type is marian')
  } catch {
    missing.push('a config.json that can be read')
  }
  if (!files.includes('tokenizer.json')) missing.push('tokenizer.json')
  const onnx = existsSync(join(path, 'onnx')) ? readdirSync(join(path, 'onnx')) : []
  if (!onnx.some((file) => /^encoder_model.*\.onnx$/.test(file))) missing.push('onnx/encoder_model.onnx')
  if (!onnx.some((file) => /^decoder_model_merged.*\.onnx$/.test(file))) missing.push('onnx/decoder_model_merged.onnx')
  return missing
}

/** The legs that lead from a direction's source to its target: one, or two by way of English; null where there is no way. */
export function routeOf(direction: TranslationDirection, legs: readonly ModelLeg[]): ModelLeg[] | null {
  const [source = '', target = ''] = direction.split('_').map((language) => language.slice(0, 2))
  const find = (from: string, to: string) => legs.find((leg) => leg.from === from && leg.to === to)
  const direct = find(source, target)
  if (direct) return [direct]
  const [first, second] = [find(source, 'en'), find('en', target)]
  return first && second ? [first, second] : null
}

/** The directions that models can translate. */
export const directionsOf = (legs: readonly ModelLeg[]): TranslationDirection[] =>
  translationDirections.filter((direction) => routeOf(direction, legs) !== null)
