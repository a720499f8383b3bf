import { documentLanguages } from '../ooxml/fonts.ts'
import type { BilingualText } from './bilingual-text.ts'
import { escapeAttribute } from '../xml/xml-tree.ts'
import { pairsAsElements, styleName } from './tagged-xml.ts'

const TYPES: Record<string, string> = {
  docx: 'x-docx',
  pptx: 'x-pptx',
  xlsx: 'x-xlsx',
  doc: 'x-doc',
  pdf: 'pdf',
  txt: 'plaintext',
  xliff: 'xml',
}

/** XLIFF 1.2, which every translation tool reads: a unit for each segment, under its id. */
export function writeXliff({ title, source, target, rows }: BilingualText, format: string): Uint8Array {
  const units = rows.map(({ segment: { id, text, styles }, translation }) => {
    const content = (written: string) =>
      pairsAsElements(written, {
        pair: (number, inner) => {
          const type = styleName(styles.get(number))
          return `<g id="${number}"${type ? ` ctype="${type}"` : ''}>${inner}</g>`
        },
        single: (number) => `<x id="${number}"/>`,
      })
    const written =
      translation === null
        ? '<target state="needs-translation"/>'
        : `<target state="needs-review-translation" state-qualifier="mt-suggestion">${content(translation)}</target>`
    return `<trans-unit id="${escapeAttribute(id)}" xml:space="preserve"><source>${content(text)}</source>${written}</trans-unit>`
  })
  const languages = `source-language="${documentLanguages[source]}" target-language="${documentLanguages[target]}"`
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n' +
      `<file original="${escapeAttribute(title)}" ${languages} datatype="${TYPES[format] ?? 'plaintext'}">\n<body>\n` +
      `${units.join('\n')}\n</body>\n</file>\n</xliff>\n`,
  )
}
