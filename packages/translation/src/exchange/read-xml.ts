import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ExchangeError } from './exchange-error.ts'

export type XmlEvents<Item> = {
  open(tag: { name: string; attributes: Record<string, string> }): void
  text(text: string): void
  /** @returns an item that is complete with this element, or null */
  close(name: string): Item | null
}

const DEPTH_MAX = 100

/**
 * Reads a document piece by piece, so that its size does not matter. Names come without prefixes. Nothing outside is
 * fetched, and declarations of entities are refused.
 * @throws ExchangeError
 */
export async function* readXml<Item>(text: AsyncIterable<string>, events: XmlEvents<Item>): AsyncGenerator<Item> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let done: Item[] = []
  let depth = 0
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', () => {
    throw new ExchangeError('not-xml', parser.line)
  })
  parser.on('doctype', (declaration) => {
    // TMX files name their DTD; one that declares entities is an attack.
    if (declaration.includes('[')) throw new ExchangeError('doctype', parser.line)
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (++depth > DEPTH_MAX) throw new ExchangeError('not-xml', parser.line)
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, value]) => [local(name), value]))
    events.open({ name: local(tag.name), attributes })
  })
  parser.on('text', (part) => events.text(part))
  parser.on('cdata', (part) => events.text(part))
  parser.on('closetag', ({ name }) => {
    depth--
    const item = events.close(local(name))
    if (item !== null) done.push(item)
  })
  for await (const chunk of text) {
    parser.write(chunk)
    yield* done
    done = []
  }
  parser.close()
  yield* done
}

/** The text of a file by its byte order mark: UTF-8 without one. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  for (const each of isUtf16 ? [encoding] : [encoding, 'gb18030'])
    try {
      return new TextDecoder(each, { fatal: true }).decode(bytes)
    } catch {
      // The next one may be it: spreadsheets in China save text in the code page of the machine.
    }
  throw new ExchangeError('unreadable')
}

export async function* oneChunk(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}
