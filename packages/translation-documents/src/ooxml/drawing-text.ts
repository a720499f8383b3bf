import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { InlineStyle, SegmentList, SegmentSlot } from '../segment-list.ts'
import {
  attributeOf,
  childOf,
  cloneElement,
  elementLike,
  elementsOf,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { documentLanguages, fontForTarget } from './fonts.ts'
import {
  type Atom,
  elementsOfAtoms,
  groupAtoms,
  inlineSegment,
  type Look,
  type RunGrammar,
  type TextAtom,
} from './inline-content.ts'
import { widthOf } from './text-width.ts'

/** What is not visible in text of our languages. */
const UNSEEN = new Set([
  'lang',
  'altLang',
  'dirty',
  'err',
  'smtClean',
  'noProof',
  'kumimoji',
  'kern',
  'spc',
  'bmk',
  'normalizeH',
])
const FONTS = new Set(['a:latin', 'a:ea', 'a:cs', 'a:sym'])
const FONTS_BEFORE = new Set(['a:cs', 'a:sym', 'a:hlinkClick', 'a:hlinkMouseOver', 'a:rtl', 'a:extLst'])

const keyOf = (element: XmlElement): string =>
  JSON.stringify([element.type, element.attributes, elementsOf(element).map(keyOf)])

function lookOf(properties: XmlElement | null): Look {
  const fontOf = (type: string) => childOf(properties ?? undefined, type)?.attributes['typeface'] ?? null
  const attributes = Object.entries(properties?.attributes ?? {}).filter(([name]) => !UNSEEN.has(name))
  const inner = properties ? elementsOf(properties).filter(({ type }) => !FONTS.has(type)) : []
  const key = attributes.length + inner.length === 0 ? '' : JSON.stringify([attributes.toSorted(), inner.map(keyOf)])
  return { key, latinFont: fontOf('a:latin'), asianFont: fontOf('a:ea') }
}

function styleOf(properties: XmlElement | null): InlineStyle {
  const value = (name: string) => properties?.attributes[name]
  const isOn = (name: string) => value(name) === '1' || value(name) === 'true'
  const baseline = Number.parseInt(value('baseline') ?? '0')
  return {
    bold: isOn('b'),
    italic: isOn('i'),
    underline: (value('u') ?? 'none') !== 'none',
    strike: (value('strike') ?? 'noStrike') !== 'noStrike',
    ...(baseline > 0 && { script: 'super' }),
    ...(baseline < 0 && { script: 'sub' }),
  }
}

const grammarOf = (root: XmlElement): RunGrammar => ({
  edgeOf: () => null,
  rangeOf: () => null,
  styleOf,
  withFonts(properties, { latin, asian }) {
    const base = properties ?? elementLike(root, 'rPr')
    const others = base.children.filter(
      (child) => !isElement(child) || (child.type !== 'a:latin' && child.type !== 'a:ea'),
    )
    const fonts = [
      ...(latin === null ? [] : [elementLike(root, 'latin', { typeface: latin })]),
      ...(asian === null ? [] : [elementLike(root, 'ea', { typeface: asian })]),
    ]
    const before = others.findIndex((child) => isElement(child) && FONTS_BEFORE.has(child.type))
    return { ...base, children: others.toSpliced(before < 0 ? others.length : before, 0, ...fonts) }
  },
})

function atomsOf(paragraph: XmlElement): Atom[] {
  const atoms: Atom[] = []
  for (const child of elementsOf(paragraph))
    if (child.type === 'a:r') addRun(child, atoms)
    else if (child.type === 'a:br') atoms.push({ kind: 'cut', elements: [child], path: [] })
    else if (child.type !== 'a:pPr' && child.type !== 'a:endParaRPr')
      atoms.push({ kind: 'object', elements: [child], path: [] })
  return atoms
}

function addRun(run: XmlElement, atoms: Atom[]) {
  const properties = childOf(run, 'a:rPr') ?? null
  const look = lookOf(properties)
  for (const text of textOf(childOf(run, 'a:t') ?? run).split(/([\t\v\n])/)) {
    const elements = [runOf(text, properties, run)]
    if (/^[\t\v\n]$/.test(text)) atoms.push({ kind: 'cut', elements, path: [] })
    else if (text !== '') atoms.push({ kind: 'text', text, elements, path: [], properties, look })
  }
}

const runOf = (text: string, properties: XmlElement | null, like: XmlElement): XmlElement =>
  elementLike(like, 'r', {}, [...(properties ? [properties] : []), elementLike(like, 't', {}, [text])])

export type DrawingPart = { name: string; segments: SegmentList; repeated?: ReadonlyMap<string, SegmentSlot> }
/** Widths of source and translation of a text body. */
export type Growth = { source: number; target: number }

/** Adds the segments of an `a:p`; `growth` is brought up to date when they are translated. */
export function readDrawingParagraph(
  paragraph: XmlElement,
  { name, segments, repeated }: DrawingPart,
  growth: Growth,
): (output: { target: TranslationLanguage; isBilingual: boolean }) => void {
  const groups = groupAtoms(atomsOf(paragraph))
  const results: (Atom[] | null)[] = groups.map(() => null)
  const grammar = grammarOf(paragraph)
  groups.forEach((group, at) => {
    const segment = inlineSegment(group, grammar)
    if (!segment) return
    const { text, styles } = segment
    const apply = (translation: string) => {
      results[at] = segment.translate(translation)
      growth.source += widthOf(text)
      growth.target += widthOf(translation)
    }
    segments.add({ part: name, text, styles, apply, ...(repeated && { repeated }) })
  })
  return ({ target, isBilingual }) => {
    if (results.every((result) => result === null)) return
    const atoms = groups.flatMap((group, at) => results[at] ?? group)
    const runs = elementsOfAtoms(
      isBilingual ? beside(groups.flat(), atoms) : atoms,
      ({ text, properties }: TextAtom) => [runOf(text, targetProperties(properties, paragraph, target), paragraph)],
    )
    const ofType = (type: string): XmlNode[] =>
      paragraph.children.filter((child) => isElement(child) && child.type === type)
    paragraph.children = [...ofType('a:pPr'), ...runs, ...ofType('a:endParaRPr')]
  }
}

/** Stands between a source and its translation where both are on one line. */
export const BETWEEN = ' / '

function beside(source: readonly Atom[], translation: readonly Atom[]): Atom[] {
  const texts = translation.filter((atom) => atom.kind === 'text')
  return [...source, { ...texts[0]!, text: BETWEEN, elements: null }, ...texts]
}

function targetProperties(properties: XmlElement | null, like: XmlElement, target: TranslationLanguage): XmlElement {
  const own = properties ? cloneElement(properties) : elementLike(like, 'rPr')
  own.attributes['lang'] = documentLanguages[target]
  for (const name of ['altLang', 'dirty', 'err']) delete own.attributes[name]
  for (const [type, slot] of [
    ['a:latin', 'latin'],
    ['a:ea', 'asian'],
  ] as const) {
    const font = childOf(own, type)
    if (font) font.attributes['typeface'] = fontForTarget(attributeOf(font, 'typeface') ?? '', slot, target)
  }
  return own
}
