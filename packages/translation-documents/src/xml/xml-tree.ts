import { SaxesParser } from 'saxes'
import { DocumentRefused } from '../document-problem.ts'
import { translationDocumentLimits as limits } from '../limits.ts'
import { foreignPrefix, prefixOf } from './namespaces.ts'

export interface XmlElement {
  /** As written, with its prefix. */
  name: string
  /** With the usual prefix of its namespace: `w:p` whatever prefix the document declares. */
  type: string
  attributes: Record<string, string>
  children: XmlNode[]
}
/** Comments and processing instructions; `source` is written back as it is. */
type XmlMarkup = { source: string }
export type XmlNode = XmlElement | XmlMarkup | string

export interface XmlDocument {
  declaration: string
  before: XmlMarkup[]
  root: XmlElement
}

export const isElement = (node: XmlNode | undefined): node is XmlElement => typeof node === 'object' && 'type' in node

/** Counts what documents of one file hold together. */
export type NodeBudget = { left: number }
export const createNodeBudget = (): NodeBudget => ({ left: limits.xmlNodesMax })

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
type Scope = Readonly<Record<string, string>>

/**
 * Reads an XML document of which nothing is lost when it is written again.
 * @throws DocumentRefused `broken`, `entities` where it has a document type, `tooComplex`
 */
export function parseXml(bytes: Uint8Array, budget: NodeBudget = createNodeBudget()): XmlDocument {
  if (bytes.length > limits.xmlBytesMax) throw new DocumentRefused('tooComplex')
  const parser = new SaxesParser({ xmlns: false, position: false })
  const open: XmlElement[] = []
  const scopes: Scope[] = [{ xml: 'xml' }]
  const scopeChanges: boolean[] = []
  const before: XmlMarkup[] = []
  let root: XmlElement | null = null

  const spend = (nodes: number) => {
    budget.left -= nodes
    if (budget.left < 0) throw new DocumentRefused('tooComplex')
  }
  const addMarkup = (markup: XmlMarkup) => {
    spend(1)
    if (open.length > 0) open.at(-1)!.children.push(markup)
    else if (!root) before.push(markup)
  }
  const addText = (text: string) => {
    if (open.length === 0) return
    spend(1)
    open.at(-1)!.children.push(text)
  }
  parser.on('error', (error) => {
    throw new DocumentRefused('broken', { cause: error })
  })
  parser.on('doctype', () => {
    throw new DocumentRefused('entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const declared = Object.keys(attributes)
    spend(1 + declared.length)
    if (open.length >= limits.xmlLevelsMax) throw new DocumentRefused('tooComplex')
    const isScope = declared.some((attribute) => attribute === 'xmlns' || attribute.startsWith('xmlns:'))
    if (isScope) scopes.push(scopeOf(scopes.at(-1)!, attributes))
    scopeChanges.push(isScope)
    // The parser's own object takes several times the memory.
    const own = { ...attributes }
    const element: XmlElement = { name, type: typeOf(name, scopes.at(-1)!), attributes: own, children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
    if (scopeChanges.pop()) scopes.pop()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', (comment) => addMarkup({ source: `<!--${comment}-->` }))
  parser.on('processinginstruction', ({ target, body }) =>
    addMarkup({ source: body === '' ? `<?${target}?>` : `<?${target} ${body}?>` }),
  )
  parser.write(decodeXml(bytes)).close()
  if (!root) throw new DocumentRefused('broken')
  return { declaration: DECLARATION, before, root }
}

function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    // The decoder takes away the byte order mark.
    return new TextDecoder(declaredEncoding(bytes, isWide) ?? encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new DocumentRefused('broken', { cause: error })
  }
}

function declaredEncoding(bytes: Uint8Array, isWide: boolean): string | null {
  if (isWide) return null
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.length)).toString('latin1')
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? null
}

function scopeOf(outer: Scope, attributes: Record<string, string>): Scope {
  const scope: Record<string, string> = { ...outer }
  for (const [name, uri] of Object.entries(attributes))
    if (name === 'xmlns') scope[''] = prefixOf(uri) ?? ''
    else if (name.startsWith('xmlns:')) scope[name.slice(6)] = prefixOf(uri) ?? foreignPrefix(name.slice(6))
  return scope
}

function typeOf(name: string, scope: Scope): string {
  const colon = name.indexOf(':')
  const prefix = scope[colon < 0 ? '' : name.slice(0, colon)]
  if (prefix === undefined) return name
  const local = name.slice(colon + 1)
  return prefix === '' ? local : `${prefix}:${local}`
}

/** The document as UTF-8. */
export function serializeXml({ declaration, before, root }: XmlDocument): string {
  const parts = [declaration, ...before.map(({ source }) => source)]
  writeNode(root, parts)
  return parts.join('')
}

function writeNode(node: XmlNode, parts: string[]): void {
  if (typeof node === 'string') parts.push(escapeText(node))
  else if (!isElement(node)) parts.push(node.source)
  else {
    parts.push('<', node.name)
    for (const name in node.attributes) parts.push(' ', name, '="', escapeAttribute(node.attributes[name]!), '"')
    if (node.children.length === 0) parts.push('/>')
    else {
      parts.push('>')
      for (const child of node.children) writeNode(child, parts)
      parts.push('</', node.name, '>')
    }
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;', '"': '&quot;' }
const lines: Record<string, string> = { ...signs, '\n': '&#10;', '\t': '&#9;' }
// XML 1.0 has no room for control characters and halves of pairs.
// eslint-disable-next-line no-control-regex -- these are what is meant.
const SPECIAL = /[&<>"\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
// eslint-disable-next-line no-control-regex -- these are what is meant.
const SPECIAL_IN_VALUE = /[&<>"\u0000-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Text as XML may hold it. */
export const escapeText = (text: string): string => text.replace(SPECIAL, (sign) => signs[sign] ?? '')
export const escapeAttribute = (text: string): string => text.replace(SPECIAL_IN_VALUE, (sign) => lines[sign] ?? '')

/** An element of the namespace of `like`, as that element writes it. */
export function elementLike(
  like: XmlElement,
  local: string,
  attributes: Record<string, string> = {},
  children: XmlNode[] = [],
): XmlElement {
  const [prefix, typePrefix] = [prefixPart(like.name), prefixPart(like.type)]
  const named = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.startsWith(typePrefix) && typePrefix !== '' ? prefix + name.slice(typePrefix.length) : name,
      value,
    ]),
  )
  return { name: prefix + local, type: typePrefix + local, attributes: named, children }
}

const prefixPart = (name: string) => name.slice(0, name.indexOf(':') + 1)

/** The attribute by its usual name, such as `w:val`. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const found = element.attributes[name]
  if (found !== undefined || !name.startsWith(prefixPart(element.type))) return found
  return element.attributes[prefixPart(element.name) + name.slice(name.indexOf(':') + 1)]
}

export function setAttribute(element: XmlElement, name: string, value: string): void {
  const isOwn = name.includes(':') && name.startsWith(prefixPart(element.type))
  const written = isOwn ? prefixPart(element.name) + name.slice(name.indexOf(':') + 1) : name
  element.attributes[written] = value
}

export function removeAttribute(element: XmlElement, name: string): void {
  delete element.attributes[name]
  if (name.startsWith(prefixPart(element.type)))
    delete element.attributes[prefixPart(element.name) + name.slice(name.indexOf(':') + 1)]
}

export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement)

export const childOf = (element: XmlElement | undefined, type: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.type === type)

/** The element at the end of a path of types; undefined where one is missing. */
export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(childOf, element)

/** Every element of a type at any depth, in the order of the document; those within another are given as well. */
export function* elementsNamed(element: XmlElement, ...types: string[]): Generator<XmlElement> {
  if (types.includes(element.type)) yield element
  for (const child of element.children) if (isElement(child)) yield* elementsNamed(child, ...types)
}

/** All text in an element. */
export function textOf(node: XmlNode): string {
  if (typeof node === 'string') return node
  return isElement(node) ? node.children.map(textOf).join('') : ''
}

export const cloneElement = (element: XmlElement): XmlElement => ({
  ...element,
  attributes: { ...element.attributes },
  children: element.children.map((child) => (isElement(child) ? cloneElement(child) : child)),
})
