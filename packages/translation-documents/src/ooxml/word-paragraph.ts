import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { SegmentList, SegmentSlot } from '../segment-list.ts'
import {
  attributeOf,
  childOf,
  elementLike,
  elementsOf,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { isAsian } from './fonts.ts'
import {
  type Atom,
  elementsOfAtoms,
  groupAtoms,
  inlineSegment,
  type RunGrammar,
  type TextAtom,
} from './inline-content.ts'
import type { StyleFonts } from './style-fonts.ts'
import { type OpenFields, wordAtoms } from './word-atoms.ts'
import { fontsOf, mapFonts, withFontsElement } from './word-run.ts'
import { widthOf } from './text-width.ts'

/** How translations are written: in place of the source, or each paragraph below its source. */
export type WordOutput = { target: TranslationLanguage; isBilingual: boolean }

export type WordPart = {
  /** As segments name it. */
  name: string
  root: XmlElement
  grammar: RunGrammar
  openFields: OpenFields
  fontsOf: (paragraph: XmlElement) => StyleFonts
  /** Texts of the variant of a drawing that was read before this one. */
  repeated?: ReadonlyMap<string, SegmentSlot>
}

/** What a paragraph is in, and what must be done when its text has become longer. */
export type ParagraphPlace = { parent: XmlElement; grow: () => void }

/**
 * Adds the segments of a paragraph to the list.
 * @returns the objects in it, which may hold text, and what writes the paragraph once its translations are there; null
 * where it has no text
 */
export function readWordParagraph(
  paragraph: XmlElement,
  part: WordPart,
  place: ParagraphPlace,
  segments: SegmentList,
): { objects: XmlElement[]; write: ((output: WordOutput) => void) | null } {
  const groups = groupAtoms(wordAtoms(paragraph, part.openFields, part.fontsOf(paragraph)))
  const objects = groups.flatMap((group) => group.flatMap((atom) => (atom.kind === 'text' ? [] : atom.elements)))
  const results: (Atom[] | null)[] = groups.map(() => null)
  let hasText = false
  let sourceLength = 0
  let targetLength = 0
  groups.forEach((group, at) => {
    const segment = inlineSegment(group, part.grammar)
    if (!segment) return
    hasText = true
    segments.add({
      part: part.name,
      text: segment.text,
      styles: segment.styles,
      repeated: part.repeated,
      apply(translation) {
        results[at] = segment.translate(translation)
        sourceLength += widthOf(segment.text)
        targetLength += widthOf(translation)
      },
    })
  })
  if (!hasText) return { objects, write: null }
  return {
    objects,
    write(output) {
      if (results.every((result) => result === null)) return
      if (targetLength > sourceLength) place.grow()
      const writeText = (atom: TextAtom) => [runOf(atom, part.root, output)]
      const atoms = groups.flatMap((group, at) => results[at] ?? group)
      if (output.isBilingual) addBelow(paragraph, elementsOfAtoms(copied(atoms), writeText), place.parent)
      else paragraph.children = [...propertiesOf(paragraph), ...elementsOfAtoms(atoms, writeText)]
    },
  }
}

const propertiesOf = (paragraph: XmlElement): XmlNode[] =>
  paragraph.children.filter((child) => isElement(child) && child.type === 'w:pPr')

/** A run of new text. */
function runOf({ text, properties }: TextAtom, root: XmlElement, { target, isBilingual }: WordOutput): XmlElement {
  const own = adaptProperties(properties, text, root, target, isBilingual)
  return elementLike(root, 'r', {}, [...(own ? [own] : []), ...contentOf(text, root)])
}

function contentOf(text: string, root: XmlElement): XmlElement[] {
  const special: Record<string, string> = { '\t': 'tab', '\n': 'br', '\u2011': 'noBreakHyphen' }
  return text
    .split(/([\t\n\u2011])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      special[piece] ? elementLike(root, special[piece]) : elementLike(root, 't', { 'xml:space': 'preserve' }, [piece]),
    )
}

/** Signs that have one code in all scripts and are as wide as a Chinese character in Chinese. */
const SHARED_SIGNS = /[“”‘’…—·×÷±°′″℃§①-⑳]/

function adaptProperties(
  properties: XmlElement | null,
  text: string,
  root: XmlElement,
  target: TranslationLanguage,
  areFontsMapped: boolean,
): XmlElement | null {
  const fonts = fontsOf(properties, root)
  delete fonts.attributes[hintName(root)]
  if (isAsian(target) && SHARED_SIGNS.test(text)) fonts.attributes[hintName(root)] = 'eastAsia'
  if (areFontsMapped) mapFonts(fonts, target)
  const hasFonts = Object.keys(fonts.attributes).length > 0
  if (!properties && !hasFonts) return null
  const remaining = properties && {
    ...properties,
    children: properties.children.filter((child) => !isElement(child) || !FITTED.has(child.type)),
  }
  if (hasFonts) return withFontsElement(remaining, fonts, root)
  const others = remaining?.children.filter((child) => !isElement(child) || child.type !== 'w:rFonts') ?? []
  return remaining && others.length > 0 ? { ...remaining, children: others } : null
}

/** Properties that fit the text of the source only. */
const FITTED = new Set(['w:lang', 'w:fitText', 'w:noProof'])
const hintName = (root: XmlElement) => `${root.name.slice(0, root.name.indexOf(':') + 1)}hint`

/** Objects stay in the source: a copy would have their ids. So do page breaks. */
const isRepeatable = (atom: Atom): boolean =>
  atom.kind === 'text' ||
  (atom.kind === 'cut' &&
    atom.elements.every((run) =>
      elementsOf(run).every(
        (each) =>
          each.type === 'w:rPr' || each.type === 'w:tab' || (each.type === 'w:br' && !attributeOf(each, 'w:type')),
      ),
    ))

const copied = (atoms: readonly Atom[]): Atom[] => atoms.filter(isRepeatable).map((atom) => ({ ...atom, path: [] }))

/** The number and the break stay with the source; the end of a section comes after both. */
function addBelow(paragraph: XmlElement, content: XmlElement[], parent: XmlElement) {
  const [known] = propertiesOf(paragraph) as XmlElement[]
  const own = known ?? elementLike(paragraph, 'pPr')
  const first = own.children.filter((child) => isElement(child) && FIRST.has(child.type))
  const others = own.children.filter(
    (child) => isElement(child) && !FIRST.has(child.type) && !OF_SOURCE.has(child.type),
  )
  const none = elementLike(paragraph, 'numPr', {}, [elementLike(paragraph, 'numId', { 'w:val': '0' })])
  const unbroken = elementLike(paragraph, 'pageBreakBefore', { 'w:val': '0' })
  const properties = { ...own, children: [...first, unbroken, none, ...others] }
  own.children = own.children.filter((child) => !isElement(child) || child.type !== 'w:sectPr')
  const below = { ...paragraph, attributes: {}, children: [properties, ...content] }
  parent.children.splice(parent.children.indexOf(paragraph) + 1, 0, below)
}

/** Properties that are before those of breaks and numbers. */
const FIRST = new Set(['w:pStyle', 'w:keepNext', 'w:keepLines'])
const OF_SOURCE = new Set(['w:numPr', 'w:pageBreakBefore', 'w:framePr', 'w:widowControl'])

/** Lets a row or a text box become as high as its text needs. */
export function growRow(row: XmlElement): void {
  const height = childOf(childOf(row, 'w:trPr'), 'w:trHeight')
  const rule = height && Object.keys(height.attributes).find((name) => name.endsWith('hRule'))
  if (height && rule && height.attributes[rule] === 'exact') height.attributes[rule] = 'atLeast'
}
