import { documentLanguages } from '../ooxml/fonts.ts'
import type { BilingualText } from './bilingual-text.ts'
import { escapeAttribute } from '../xml/xml-tree.ts'
import { pairsAsElements, styleName } from './tagged-xml.ts'

/** TMX 1.4b: a unit for each translated segment. */
export function writeTmx({ title, source, target, rows }: BilingualText): Uint8Array {
  const units = rows.flatMap(({ segment: { id, text, styles }, translation }) => {
    if (translation === null) return []
    const variant = (language: string, written: string) => {
      const content = pairsAsElements(written, {
        pair: (number, inner) => {
          const type = styleName(styles.get(number)) ?? 'x-format'
          return `<bpt i="${number}" x="${number}" type="${type}"/>${inner}<ept i="${number}"/>`
        },
        single: (number) => `<ph x="${number}"/>`,
      })
      return `<tuv xml:lang="${language}"><seg>${content}</seg></tuv>`
    }
    const variants = variant(documentLanguages[source], text) + variant(documentLanguages[target], translation)
    return [`<tu tuid="${escapeAttribute(id)}">${variants}</tu>`]
  })
  const header = [
    'creationtool="Markwright" creationtoolversion="1" segtype="paragraph" o-tmf="Markwright"',
    `adminlang="en" srclang="${documentLanguages[source]}" datatype="plaintext"`,
  ].join(' ')
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header ${header}>` +
      `<prop type="x-document">${escapeAttribute(title)}</prop></header>\n<body>\n${units.join('\n')}\n</body>\n</tmx>\n`,
  )
}
