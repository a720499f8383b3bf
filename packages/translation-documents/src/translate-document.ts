import { countWords } from '@markwright/domain/texts/count-words'
import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import type { Language } from '@markwright/domain/site/language'
import { directionOf, type TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Segment } from '@markwright/translation'
import { writeTmx } from '@markwright/translation/tmx'
import type { BilingualText } from './bilingual/bilingual-text.ts'
import { bilingualDocx } from './bilingual/bilingual-docx.ts'
import { writeXliff } from './bilingual/write-xliff.ts'
import type { DocumentFormat } from './document-format.ts'
import { type DocumentOutput, extensionOf, outputsOf } from './document-outputs.ts'
import { translationDocumentLimits as limits } from './limits.ts'
import type { DocumentNote } from './open-document.ts'
import { openFile, type OpenFile } from './open-file.ts'

export type ReadDocument = {
  format: DocumentFormat
  segments: Segment[]
  /** As `countWords` counts them. */
  words: number
  notes: DocumentNote[]
  outputs: readonly DocumentOutput[]
}

export type DocumentToWrite = {
  /** The source, and its file name. */
  bytes: Uint8Array
  name: string
  /** By the ids of the segments. */
  translations: ReadonlyMap<string, string>
  source: TranslationLanguage
  target: TranslationLanguage
  output: DocumentOutput
  /** Of titles in a bilingual table. */
  language: Language
}

export type WrittenDocument = {
  bytes: Uint8Array
  /** Ending of the file name. */
  extension: string
  notes: DocumentNote[]
  /** Ids of segments that stayed as they are, and of those whose translation lacks tags of the source. */
  untranslated: string[]
  withLostTags: string[]
}

/**
 * Reads the segments of a document in their order.
 * @throws DocumentRefused
 */
export async function readTranslationDocument(
  bytes: Uint8Array,
  name: string,
): Promise<ReadDocument & { isTooLong: boolean }> {
  const { format, slots, notes } = await openFile(bytes, name)
  const segments = slots.map(({ segment: { id, text } }) => ({ id, text }))
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0)
  return { format, segments, words, notes, outputs: outputsOf(format), isTooLong: words > limits.wordsMax }
}

/**
 * Writes a document with its translations; what has none stays as it is.
 * @throws DocumentRefused; RangeError for an output that the format does not have
 */
export async function writeTranslationDocument(request: DocumentToWrite): Promise<WrittenDocument> {
  const { bytes, name, translations, output, target } = request
  const file = await openFile(bytes, name)
  if (!outputsOf(file.format).includes(output)) throw new RangeError(`${file.format} is not written as ${output}`)
  const untranslated: string[] = []
  const withLostTags: string[] = []
  const rows = file.slots.map(({ segment }) => {
    const found = translations.get(segment.id)
    const translation = found === undefined || found.trim() === '' ? null : found
    if (translation === null) untranslated.push(segment.id)
    else if (tagsOf(translation) !== tagsOf(segment.text)) withLostTags.push(segment.id)
    return { segment, translation }
  })
  const text = { title: name, source: request.source, target, rows }
  const write = async () => {
    if (output === 'bilingual-docx') return await bilingualDocx(text, request.language)
    if (output === 'xliff') return writeXliff(text, file.format)
    if (output === 'tmx') return await tmxOf(text)
    return await writeLayout(file, rows, { target, output, title: name })
  }
  const written = await write()
  return { bytes: written, extension: extensionOf(file.format, output), notes: file.notes, untranslated, withLostTags }
}

async function tmxOf({ rows, source, target }: BilingualText): Promise<Uint8Array> {
  const direction = directionOf(source, target)
  if (!direction) throw new RangeError(`nothing is translated from ${source} to ${target}`)
  const entries = rows.flatMap(({ segment: { id, text }, translation }) =>
    translation === null ? [] : [{ id, source: text, target: translation }],
  )
  const pieces: string[] = []
  for await (const piece of writeTmx(entries, direction)) pieces.push(piece)
  return Buffer.from(pieces.join(''))
}

async function writeLayout(
  file: OpenFile,
  rows: readonly { translation: string | null }[],
  options: Parameters<OpenFile['write']>[0],
) {
  rows.forEach(({ translation }, at) => {
    if (translation !== null) for (const apply of file.slots[at]!.apply) apply(translation)
  })
  return await file.write(options)
}

/** The tags of a text in one order, to compare those of two texts. */
const tagsOf = (text: string): string =>
  splitTags(text)
    .flatMap((part) => (typeof part === 'string' ? [] : [writeTag(part)]))
    .toSorted()
    .join('')
