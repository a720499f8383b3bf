import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { InlineStyle } from '../segment-list.ts'
import {
  attributeOf,
  childOf,
  cloneElement,
  elementLike,
  elementsOf,
  isElement,
  removeAttribute,
  setAttribute,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { commonName, fontForTarget, isAsian } from './fonts.ts'
import type { Look, RunGrammar } from './inline-content.ts'

/** Fonts that text has without naming them. */
export type StyleFonts = { latin: string | null; asian: string | null }

/** Properties that nobody sees in text of our languages, or that fit the source only. */
const UNSEEN = new Set(
  'w:lang w:noProof w:bCs w:iCs w:szCs w:cs w:rtl w:kern w:spacing w:w w:fitText w:snapToGrid w:rFonts w:eastAsianLayout'.split(
    ' ',
  ),
)
/** Values that say what holds without them. */
const isPlain = (property: XmlElement): boolean => {
  const value = attributeOf(property, 'w:val')
  if (property.type === 'w:color') return value === 'auto' || value === '000000'
  if (property.type === 'w:shd') return value === 'clear' && (attributeOf(property, 'w:fill') ?? 'auto') === 'auto'
  return property.type === 'w:vertAlign' && value === 'baseline'
}

/** The font for the letters of a slot (`ascii` or `eastAsia`), or the name of a font of the theme; null where none is named. */
export const fontOf = (fonts: XmlElement | undefined, slot: string): string | null => {
  if (!fonts) return null
  const theme = attributeOf(fonts, `w:${slot}Theme`)
  const name = attributeOf(fonts, `w:${slot}`)
  if (theme !== undefined) return `theme ${theme}`
  return name === undefined ? null : commonName(name)
}

/** How a run looks; a font that its paragraph has anyway is as good as none. */
export function wordLookOf(properties: XmlElement | null, style: StyleFonts): Look {
  const seen = properties ? elementsOf(properties).filter((each) => !UNSEEN.has(each.type) && !isPlain(each)) : []
  const key = seen
    .map(({ type, attributes }) => {
      const values = Object.entries(attributes).map(([name, value]) => `${name}=${value}`)
      return [type, ...values.toSorted()].join(' ')
    })
    .toSorted()
    .join(';')
  const fonts = childOf(properties ?? undefined, 'w:rFonts')
  const [latin, asian] = [fontOf(fonts, 'ascii'), fontOf(fonts, 'eastAsia')]
  return { key, latinFont: latin === style.latin ? null : latin, asianFont: asian === style.asian ? null : asian }
}

/** Fonts whose letters are not what their codes say. */
export const isSymbolFont = ({ latinFont }: Look): boolean =>
  latinFont !== null && /^(symbol|wingdings|webdings|zapf ?dingbats|marlett)/i.test(latinFont)

const isOn = (property: XmlElement | undefined): boolean =>
  property !== undefined && !['0', 'false', 'off', 'none'].includes(attributeOf(property, 'w:val') ?? '1')

function wordStyleOf(properties: XmlElement | null): InlineStyle {
  const of = (type: string) => childOf(properties ?? undefined, type)
  const script = attributeOf(of('w:vertAlign') ?? NOTHING, 'w:val')
  return {
    bold: isOn(of('w:b')),
    italic: isOn(of('w:i')),
    underline: isOn(of('w:u')),
    strike: isOn(of('w:strike')),
    ...(script === 'superscript' && { script: 'super' }),
    ...(script === 'subscript' && { script: 'sub' }),
  }
}
const NOTHING: XmlElement = { name: '', type: '', attributes: {}, children: [] }

/**
 * How runs of WordprocessingML are read.
 * @param root of the part, whose prefixes new elements have
 * @param fixedBookmarks ids of the bookmarks that must stand where they do, since something refers to them
 */
export const wordGrammar = (root: XmlElement, fixedBookmarks: ReadonlySet<string>): RunGrammar => ({
  edgeOf(element) {
    const isLoose = !fixedBookmarks.has(attributeOf(element, 'w:id') ?? '')
    if (element.type === 'w:bookmarkStart' && isLoose) return 'before'
    return element.type === 'w:bookmarkEnd' && isLoose ? 'after' : null
  },
  rangeOf(element) {
    const [, range, end] = /^w:(bookmark|commentRange|perm)(Start|End)$/.exec(element.type) ?? []
    if (!range) return null
    const id = `${range} ${attributeOf(element, 'w:id') ?? ''}`
    return { id, end: end === 'Start' ? 'start' : 'end' }
  },
  styleOf: wordStyleOf,
  withFonts(properties, { latin, asian }) {
    const fonts = fontsOf(properties, root)
    setFont(fonts, 'ascii', latin)
    setFont(fonts, 'hAnsi', latin)
    setFont(fonts, 'eastAsia', asian)
    return withFontsElement(properties, fonts, root)
  },
})

/** A copy of the fonts of a run; empty where it names none. */
export const fontsOf = (properties: XmlElement | null, root: XmlElement): XmlElement => {
  const known = childOf(properties ?? undefined, 'w:rFonts')
  return known ? cloneElement(known) : elementLike(root, 'rFonts')
}

/** Puts the fonts where the schema wants them: first but for the style of the run. */
export function withFontsElement(properties: XmlElement | null, fonts: XmlElement, root: XmlElement): XmlElement {
  const base = properties ?? elementLike(root, 'rPr')
  const others = base.children.filter((child) => !isElement(child) || child.type !== 'w:rFonts')
  const style = others.findIndex((child) => isElement(child) && child.type === 'w:rStyle')
  return { ...base, children: others.toSpliced(style + 1, 0, fonts) }
}

function setFont(fonts: XmlElement, slot: string, font: string | null) {
  removeAttribute(fonts, `w:${slot}`)
  removeAttribute(fonts, `w:${slot}Theme`)
  if (font?.startsWith('theme ')) {
    const theme = font.slice(6)
    setAttribute(fonts, `w:${slot}Theme`, slot === 'hAnsi' ? theme.replace(/Ascii$/, 'HAnsi') : theme)
  } else if (font !== null) setAttribute(fonts, `w:${slot}`, font)
}

/** Exchanges the fonts of a `w:rFonts` for those that suit the target. */
export function mapFonts(fonts: XmlElement, target: TranslationLanguage): void {
  for (const [name, font] of Object.entries(fonts.attributes)) {
    const slot = name.slice(name.indexOf(':') + 1)
    if (slot === 'ascii' || slot === 'hAnsi') fonts.attributes[name] = fontForTarget(font, 'latin', target)
    else if (slot === 'eastAsia') fonts.attributes[name] = fontForTarget(font, 'asian', target)
    else if ((slot === 'asciiTheme' || slot === 'hAnsiTheme') && !isAsian(target))
      fonts.attributes[name] = font.replace(/EastAsia$/, 'HAnsi')
  }
}
