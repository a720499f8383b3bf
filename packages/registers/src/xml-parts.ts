import type { XmlNode } from './xml-node.ts'
import { createXmlParser, type XmlAttributes } from './xml-parser.ts'

/**
 * The wanted elements of an XML text in the order in which they end, wherever they are outside of each other:
 * `whole` ones with all that is in them, of `end` ones only that they have ended.
 * @throws RegisterFileError, after the elements before the fault
 */
export async function* readXmlParts(
  text: AsyncIterable<string>,
  wanted: Readonly<Record<string, 'whole' | 'end'>>,
): AsyncGenerator<XmlNode> {
  let parts: XmlNode[] = []
  const open: XmlNode[] = []
  const kinds = new Map(Object.entries(wanted))

  const parser = createXmlParser({
    open(name, attributes, line) {
      const parent = open.at(-1)
      if (!parent && kinds.get(name) !== 'whole') return parser.release()
      const node = { name, line, attributes: localAttributes(attributes), text: '', children: [] }
      parent?.children.push(node)
      open.push(node)
    },
    close(name) {
      const node = open.pop()
      if (open.length > 0) return
      if (node) parts.push(node)
      else if (kinds.get(name) === 'end') parts.push({ name, line: 0, attributes: none, text: '', children: [] })
      parser.release()
    },
    text(piece) {
      const node = open.at(-1)
      if (node) node.text += piece
    },
  })

  let fault: unknown
  for await (const chunk of text) {
    try {
      parser.write(chunk)
    } catch (error) {
      fault = error
    }
    yield* parts
    parts = []
    if (fault) throw fault
  }
  parser.end()
}

const none: XmlAttributes = {}

function localAttributes(attributes: XmlAttributes): XmlAttributes {
  let local = none
  for (const name in attributes) {
    if (local === none) local = {}
    local[name.slice(name.indexOf(':') + 1)] = attributes[name]!
  }
  return local
}
