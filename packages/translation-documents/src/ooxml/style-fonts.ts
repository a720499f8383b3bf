import { attributeOf, childOf, elementAt, elementsOf, type XmlElement } from '../xml/xml-tree.ts'
import { fontOf, type StyleFonts } from './word-run.ts'

export type { StyleFonts } from './word-run.ts'

const LEVELS_MAX = 20

/** Gives the fonts of the style of a paragraph, with those of the styles it is based on. */
export function styleFonts(styles: XmlElement | null): (paragraph: XmlElement) => StyleFonts {
  const known = new Map<string, XmlElement>()
  let standard = ''
  for (const style of styles ? elementsOf(styles) : []) {
    const id = attributeOf(style, 'w:styleId')
    if (style.type !== 'w:style' || id === undefined) continue
    known.set(id, style)
    const isStandard = /^(1|true|on)$/.test(attributeOf(style, 'w:default') ?? '')
    if (isStandard && attributeOf(style, 'w:type') === 'paragraph') standard = id
  }
  const defaults = elementAt(styles ?? undefined, 'w:docDefaults', 'w:rPrDefault', 'w:rPr', 'w:rFonts')
  const found = new Map<string, StyleFonts>()

  const fontsOf = (id: string, level: number): StyleFonts => {
    const style = level < LEVELS_MAX ? known.get(id) : undefined
    if (!style) return { latin: fontOf(defaults, 'ascii'), asian: fontOf(defaults, 'eastAsia') }
    const fonts = elementAt(style, 'w:rPr', 'w:rFonts')
    const base = fontsOf(valueOf(childOf(style, 'w:basedOn')) ?? '', level + 1)
    return { latin: fontOf(fonts, 'ascii') ?? base.latin, asian: fontOf(fonts, 'eastAsia') ?? base.asian }
  }
  return (paragraph) => {
    const id = valueOf(elementAt(paragraph, 'w:pPr', 'w:pStyle')) ?? standard
    const fonts = found.get(id) ?? fontsOf(id, 0)
    found.set(id, fonts)
    return fonts
  }
}

const valueOf = (element: XmlElement | undefined) => element && attributeOf(element, 'w:val')
