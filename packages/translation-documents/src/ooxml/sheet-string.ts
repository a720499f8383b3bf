import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { isText, type InlineStyle, type SegmentList } from '../segment-list.ts'
import { childOf, cloneElement, elementLike, elementsOf, isElement, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { fontForTarget, isAsian } from './fonts.ts'
import { type Atom, groupAtoms, inlineSegment, type Look, type RunGrammar } from './inline-content.ts'

const FONT = new Set(['x:rFont', 'x:charset', 'x:family', 'x:scheme'])

const keyOf = (element: XmlElement): string => JSON.stringify([element.type, element.attributes])

function lookOf(properties: XmlElement | null): Look {
  const inner = properties ? elementsOf(properties) : []
  const font = inner.find(({ type }) => type === 'x:rFont')?.attributes['val'] ?? null
  const key = inner.filter(({ type }) => !FONT.has(type)).map(keyOf)
  return { key: key.toSorted().join(';'), latinFont: font, asianFont: font }
}

function styleOf(properties: XmlElement | null): InlineStyle {
  const has = (type: string) => {
    const found = childOf(properties ?? undefined, type)
    return found !== undefined && !['0', 'false', 'none'].includes(found.attributes['val'] ?? '1')
  }
  const script = childOf(properties ?? undefined, 'x:vertAlign')?.attributes['val']
  return {
    bold: has('x:b'),
    italic: has('x:i'),
    underline: has('x:u'),
    strike: has('x:strike'),
    ...(script === 'superscript' && { script: 'super' }),
    ...(script === 'subscript' && { script: 'sub' }),
  }
}

/** A run has one font for all scripts. */
const grammar: RunGrammar = { edgeOf: () => null, rangeOf: () => null, styleOf, withFonts: (properties) => properties }

function atomsOf(string: XmlElement): Atom[] {
  const atoms: Atom[] = []
  for (const child of elementsOf(string)) {
    const properties = child.type === 'x:r' ? (childOf(child, 'x:rPr') ?? null) : null
    const content = child.type === 'x:r' ? childOf(child, 'x:t') : child.type === 'x:t' ? child : undefined
    if (!content) continue
    for (const text of textOf(content).split(/(\r?\n)/)) {
      const atom = { text, elements: null, path: [], properties, look: lookOf(properties) }
      // A line end is written as text, though text does not go across it.
      if (text !== '') atoms.push({ ...atom, kind: 'text' })
      if (/\n/.test(text)) atoms.push({ kind: 'cut', elements: [], path: [] })
    }
  }
  return atoms
}

/**
 * Adds the text of a shared or inline string. Readings of Japanese are those of the source and left out.
 * @returns the string of the translation; the source where nothing was translated
 */
export function readSheetString(
  string: XmlElement,
  part: string,
  segments: SegmentList,
): (target: TranslationLanguage) => XmlElement {
  const groups = groupAtoms(atomsOf(string))
  const results: (Atom[] | null)[] = groups.map(() => null)
  groups.forEach((group, at) => {
    const segment = inlineSegment(group, grammar)
    if (!segment || !isText(segment.text)) return
    const apply = (translation: string) => {
      results[at] = segment.translate(translation)
    }
    segments.add({ part, text: segment.text, styles: segment.styles, apply })
  })
  return (target) => {
    if (results.every((result) => result === null)) return string
    const atoms = groups.flatMap((group, at) => results[at] ?? group).filter((atom) => atom.kind === 'text')
    const isPlain = atoms.every(({ properties }) => properties === null)
    const children = isPlain
      ? [textElement(string, atoms.map(({ text }) => text).join(''))]
      : atoms.map(({ text, properties }) =>
          elementLike(string, 'r', {}, [...targetProperties(properties, target), textElement(string, text)]),
        )
    return { ...string, children }
  }
}

const textElement = (like: XmlElement, text: string) => elementLike(like, 't', { 'xml:space': 'preserve' }, [text])

function targetProperties(properties: XmlElement | null, target: TranslationLanguage): XmlElement[] {
  if (!properties) return []
  const own = cloneElement(properties)
  setSheetFont(own, 'x:rFont', target)
  return [own]
}

/** Exchanges the font in an element of properties. */
export function setSheetFont(properties: XmlElement, type: string, target: TranslationLanguage): void {
  const font = childOf(properties, type)
  const name = font?.attributes['val']
  if (!font || name === undefined) return
  const suitable = fontForTarget(name, isAsian(target) ? 'asian' : 'latin', target)
  if (suitable === name) return
  font.attributes['val'] = suitable
  properties.children = properties.children.filter((child) => !isElement(child) || child.type !== 'x:charset')
}
