import { Parser } from 'htmlparser2'
import { SaxesParser } from 'saxes'
import { entityOf } from './entities.ts'
import { imageFile, isScript, paragraphText, specialText } from './inline-text.ts'
import { mathmlOf } from './mathml.ts'
import type { TextInserts } from './text-inserts.ts'
import type { XmlElement } from './xml-element.ts'

export type { XmlElement } from './xml-element.ts'

const LEVELS_MAX = 200
const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

export class XmlError extends Error {
  constructor(
    readonly detail: string,
    /** From 1; 0 where the fault has no place. */
    readonly line: number,
    /** Whether the document must not be read at all, not even in part. */
    readonly isRefused = false,
  ) {
    super(`line ${line}: ${detail}`)
  }

  /** The same fault where the text that was read begins so many lines further down. */
  movedBy = (lines: number): XmlError => new XmlError(this.detail, this.line + lines, this.isRefused)
}

export interface XmlDocument {
  root: XmlElement
  /** Characters that XML does not allow as they stand, such as an unknown entity: they are text as they were written. */
  repairs: XmlError[]
}

/** Faults of single characters; saxes goes on behind them, and no element is lost or elsewhere. */
const CHARACTER_FAULTS =
  /^(?:undefined entity|disallowed character|malformed character entity|the string "\]\]>" is disallowed in char data)\.$/

/**
 * Reads one XML document. Nothing outside of it is fetched. Entities may be declared for images only (NDATA), so that
 * nothing expands; named entities of HTML and of the older ISO sets stand for their characters.
 * @throws XmlError for what holds no element, is not well-formed, declares entities or is nested too deep
 */
export function readXmlDocument(input: string): XmlDocument {
  const tree = createTree()
  const { text, repairs } = escapeAmpersands(input.replace(/^\uFEFF/, ''))
  const parser = new SaxesParser({ xmlns: false, position: true })
  for (const [, name = ''] of text.matchAll(/&([A-Za-z]\w*);/g)) {
    const character = XML_ENTITIES.has(name) ? undefined : entityOf(name)
    if (character !== undefined) parser.ENTITIES[name] = character
  }
  parser.on('error', (error) => {
    const detail = error.message.replace(/^\S*?\d+:\d+: /, '')
    const fault = new XmlError(detail.replace(/\.$/, ''), parser.line)
    if (!CHARACTER_FAULTS.test(detail)) throw fault
    repairs.push(fault)
  })
  parser.on('doctype', (definition) => {
    if (/<!ENTITY(?![^>]*\sNDATA\s)/.test(definition)) throw new XmlError('an entity is declared', parser.line, true)
  })
  parser.on('opentag', ({ name, attributes }) => tree.open(name, attributes))
  parser.on('closetag', tree.close)
  parser.on('text', tree.add)
  parser.on('cdata', tree.add)
  parser.write(text).close()
  return { root: tree.root(), repairs: repairs.toSorted((a, b) => a.line - b.line) }
}

const AMPERSANDS = /<!\[CDATA\[|<!--|&(?!(?:#\d+|#x[\da-fA-F]+|[A-Za-z_:][\w.:-]*);)/g

/** An ampersand that begins no entity is one: the parser would take what follows, tags included, for its name. */
function escapeAmpersands(text: string): { text: string; repairs: XmlError[] } {
  const repairs: XmlError[] = []
  const parts: string[] = []
  let [end, line, counted] = [0, 1, 0]
  AMPERSANDS.lastIndex = 0
  for (let found = AMPERSANDS.exec(text); found; found = AMPERSANDS.exec(text)) {
    if (found[0] !== '&') {
      const closed = text.indexOf(found[0] === '<!--' ? '-->' : ']]>', found.index)
      if (closed === -1) break
      AMPERSANDS.lastIndex = closed
      continue
    }
    line += text.slice(counted, found.index).split('\n').length - 1
    counted = found.index
    repairs.push(new XmlError('an ampersand that begins no entity', line))
    parts.push(text.slice(end, found.index), '&amp;')
    end = found.index + 1
  }
  return { text: parts.length > 0 ? parts.join('') + text.slice(end) : text, repairs }
}

/**
 * What a text that is not well-formed seems to say, for naming it only: as in a browser, an element that is not closed
 * ends with the one around it.
 * @throws XmlError for what holds no element or is nested too deep
 */
export function readTolerantly(text: string): XmlElement {
  const tree = createTree()
  const parser = new Parser(
    { onopentag: tree.open, onclosetag: tree.close, ontext: tree.add },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return tree.root()
}

function createTree() {
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>): void => {
      if (open.length >= LEVELS_MAX) throw new XmlError(`nested more than ${LEVELS_MAX} levels deep`, 0, true)
      const element: XmlElement = { name: localName(name), attributes, content: [], isUsed: false }
      open.at(-1)?.content.push(element)
      root ??= element
      open.push(element)
    },
    close: (): void => {
      open.pop()
    },
    add: (piece: string): void => {
      open.at(-1)?.content.push(piece)
    },
    root: (): XmlElement => {
      if (!root) throw new XmlError('there is no element', 0, true)
      return root
    },
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: XmlElement | undefined, name?: string): XmlElement[] =>
  element?.content.filter(
    (part): part is XmlElement => typeof part !== 'string' && (name === undefined || part.name === name),
  ) ?? []

/** Every element that a path of names leads to, in the order of the document. */
export const elementsAt = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), element ? [element] : [])

export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  elementsAt(element, ...path)[0]

/** Every element of one of the names at any depth, the outermost only. */
export function elementsNamed(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return childrenOf(element).flatMap((child) => (names.includes(child.name) ? [child] : elementsNamed(child, ...names)))
}

/** All text of an element, blanks collapsed, its whole content marked as used. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  return wholeText(element).replaceAll(/\s+/g, ' ').trim()
}

const FORMULA = /^maths?(?:-us|-cwu)?$/i

const cache = new WeakMap<XmlElement, 'none' | 'mathml' | 'other'>()

/** Whether all formulas within an element are MathML; each element is looked at once, however formulas are nested. */
function formulasWithin(element: XmlElement): 'none' | 'mathml' | 'other' {
  const known = cache.get(element)
  if (known) return known
  const found = childrenOf(element).map((child) =>
    child.name === 'math' ? (mathmlOf(child) === null ? 'other' : 'mathml') : formulasWithin(child),
  )
  const all = found.includes('other') ? 'other' : found.includes('mathml') ? 'mathml' : 'none'
  cache.set(element, all)
  return all
}

/**
 * All text of an element as it stands, scripts and formulas written in one line; `inserts` marks formulas and images
 * in it. An image of a formula is left out where its MathML is there.
 */
export function wholeText(element: XmlElement, around = '', inserts?: TextInserts): string {
  element.isUsed = true
  const { name } = element
  const isMath = name === 'math'
  const ownInserts = isMath || isScript(element) ? undefined : inserts
  const isRepeated = !isMath && FORMULA.test(name) && formulasWithin(element) === 'mathml'
  const textWithin = (part: XmlElement): string =>
    isRepeated && imageFile(part) ? '' : wholeText(part, name, ownInserts)
  const own =
    specialText(element, textWithin, around) ??
    element.content.map((part) => (typeof part === 'string' ? part : textWithin(part))).join('')
  const number = isMath || !FORMULA.test(name) ? undefined : /^\(.+\)$/.exec(element.attributes['num'] ?? '')?.[0]
  const text = number && own.trim() !== '' ? `${own.trimEnd()} ${number}` : own
  if (!inserts) return text
  const file = imageFile(element)
  const mathml = isMath ? mathmlOf(element) : null
  return file ? inserts.mark(text, { file }) : mathml ? inserts.mark(text, { mathml }) : text
}

/** All text of a paragraph, the rows of its tables on lines of their own with tabs between the cells. */
export const blockTextOf = (element: XmlElement, inserts?: TextInserts): string =>
  paragraphText(element, (part) => wholeText(part, '', inserts))

/** The first text at a path that is not empty; undefined where there is none. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | undefined {
  for (const found of elementsAt(element, ...path)) {
    const text = textOf(found)
    if (text) return text
  }
  return undefined
}

/** The paths of the elements with text that no reader has looked at, each once. */
export function unusedPaths(root: XmlElement): string[] {
  const paths = new Set<string>()
  const visit = (element: XmlElement, path: string) => {
    const own = element.content.some((part) => typeof part === 'string' && part.trim() !== '')
    if (own && !element.isUsed) paths.add(path)
    for (const child of childrenOf(element)) visit(child, `${path}/${child.name}`)
  }
  visit(root, root.name)
  return [...paths]
}
