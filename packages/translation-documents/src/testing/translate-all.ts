import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { DocumentOutput } from '../document-outputs.ts'
import { readTranslationDocument, writeTranslationDocument } from '../translate-document.ts'

/** Tags as people can read them: <1>, </1>, <1/>. */
const showTags = (text: string): string => text.replaceAll('\uFFF9', '<').replaceAll('\uFFFB', '>')
const hideTags = (text: string): string => text.replaceAll(/<(\/?\d+\/?)>/g, '\uFFF9$1\uFFFB')

/** Reads a document and writes it with a translation of every segment. Tags are written as `showTags` does. */
export async function translateAll(
  bytes: Uint8Array,
  name: string,
  translate: (text: string) => string,
  options: { source?: TranslationLanguage; target?: TranslationLanguage; output?: DocumentOutput } = {},
) {
  const read = await readTranslationDocument(bytes, name)
  const written = await writeTranslationDocument({
    bytes,
    name,
    translations: new Map(read.segments.map(({ id, text }) => [id, hideTags(translate(showTags(text)))])),
    source: options.source ?? 'zh-cn',
    target: options.target ?? 'en-us',
    output: options.output ?? 'same',
    language: 'en',
  })
  return { ...read, written, texts: read.segments.map(({ text }) => showTags(text)) }
}
