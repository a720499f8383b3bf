import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { type OfficePackage, partsOfType } from '../office-package.ts'
import {
  attributeOf,
  childOf,
  elementAt,
  elementLike,
  elementsNamed,
  setAttribute,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { documentLanguages, fontForTarget, isAsian, kindOf, targetFonts } from './fonts.ts'
import { mapFonts } from './word-run.ts'

/** Sets language and fonts of the styles, so that text of the target looks as it should without formats of its own. */
export async function setWordLanguage(pack: OfficePackage, target: TranslationLanguage): Promise<void> {
  const [stylesName] = partsOfType(pack, /wordprocessingml\.styles\+xml$/)
  const styles = stylesName && (await pack.edit(stylesName))
  if (styles) setStyles(styles.root, target)
  const [settingsName] = partsOfType(pack, /wordprocessingml\.settings\+xml$/)
  const settings = settingsName && (await pack.edit(settingsName))
  const themeLanguage = settings && childOf(settings.root, 'w:themeFontLang')
  if (themeLanguage) setLanguage(themeLanguage, target)
  for (const name of partsOfType(pack, /officedocument\.theme\+xml$/)) setTheme((await pack.edit(name))!.root, target)
}

function setStyles(styles: XmlElement, target: TranslationLanguage) {
  const fonts = defaultFonts(styles)
  const hasAsian = attributeOf(fonts, 'w:eastAsia') !== undefined || attributeOf(fonts, 'w:eastAsiaTheme') !== undefined
  if (isAsian(target) && !hasAsian)
    setAttribute(fonts, 'w:eastAsia', targetFonts[target][kindOf(attributeOf(fonts, 'w:ascii'))])
  for (const each of elementsNamed(styles, 'w:rFonts')) mapFonts(each, target)
  for (const each of elementsNamed(styles, 'w:lang')) setLanguage(each, target)
}

/** The fonts of text that has no style; Word writes their elements in every document, other programs may not. */
function defaultFonts(styles: XmlElement): XmlElement {
  const first = (parent: XmlElement, local: string): XmlElement => {
    const found = childOf(parent, `w:${local}`)
    if (found) return found
    const made = elementLike(styles, local)
    parent.children.unshift(made)
    return made
  }
  const defaults = elementAt(styles, 'w:docDefaults')
  return first(first(first(defaults ?? first(styles, 'docDefaults'), 'rPrDefault'), 'rPr'), 'rFonts')
}

function setLanguage(language: XmlElement, target: TranslationLanguage) {
  setAttribute(language, isAsian(target) ? 'w:eastAsia' : 'w:val', documentLanguages[target])
}

/** Fonts of a theme that a document or a presentation refers to. */
export function setTheme(theme: XmlElement, target: TranslationLanguage): void {
  for (const fonts of elementsNamed(theme, 'a:majorFont', 'a:minorFont')) {
    const [latin, asian] = [childOf(fonts, 'a:latin'), childOf(fonts, 'a:ea')]
    if (latin) latin.attributes['typeface'] = fontForTarget(latin.attributes['typeface'] ?? '', 'latin', target)
    if (!asian || !isAsian(target)) continue
    const known = asian.attributes['typeface'] ?? ''
    asian.attributes['typeface'] =
      known === '' ? targetFonts[target][kindOf(latin?.attributes['typeface'])] : fontForTarget(known, 'asian', target)
  }
}
