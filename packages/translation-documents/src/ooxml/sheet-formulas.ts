import { type OfficePackage, partsOfType } from '../office-package.ts'
import {
  attributeOf,
  childOf,
  elementLike,
  elementsNamed,
  elementsOf,
  textOf,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { FORMULAS } from './table-headers.ts'

const PARTS = /spreadsheetml\.(worksheet|sheet\.main|template\.main|table)\+xml$/
const LITERAL = /"((?:[^"]|"")*)"/g
/** Letters of the languages that are translated, but for Latin ones, of which formats such as yyyy-mm-dd are made. */
const ASIAN_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
/** A word of Latin letters that is neither a format of dates nor a reference. */
const WORD = /(?![ymdhseg]+(?![a-z]))[a-z]{3,}/i
/** What a list of a data validation may hold. */
const LIST_MAX = 255

/** Texts of formulas that are no text of a cell, as a formula has them; they stay as they are. */
export async function foreignLiterals(pack: OfficePackage, cells: ReadonlySet<string>): Promise<number> {
  const found = new Set<string>()
  for (const name of partsOfType(pack, PARTS))
    for (const formula of elementsNamed((await pack.xml(name))!.root, ...FORMULAS))
      for (const [, literal = ''] of textOf(formula).matchAll(LITERAL)) {
        const isKnown = [literal, ...literal.split(',')].some((part) => cells.has(part.trim()))
        if (isWording(literal) && !isKnown) found.add(literal)
      }
  return found.size
}

/** Functions whose results depend on the letters of a text. */
const OF_LETTERS =
  /\b(LENB?|FINDB?|SEARCHB?|LEFTB?|RIGHTB?|MIDB?|REPLACEB?|SUBSTITUTE|EXACT|TEXTSPLIT|TEXTBEFORE|TEXTAFTER|CODE|UNICODE)\(/i

/** How many formulas of cells measure, compare or cut texts, so that they may have other results in another language. */
export async function formulasOfLetters(pack: OfficePackage): Promise<number> {
  let count = 0
  for (const name of partsOfType(pack, PARTS))
    for (const formula of elementsNamed((await pack.xml(name))!.root, 'x:f'))
      if (OF_LETTERS.test(textOf(formula).replaceAll(LITERAL, ''))) count++
  return count
}

const isWording = (literal: string): boolean =>
  ASIAN_LETTER.test(literal) ||
  (!/[!$]|#\W|General|0/.test(literal) && WORD.test(literal.replaceAll(/\[[^\]]*\]/g, '')))

/**
 * Lets formulas, lists and filters compare with the texts that cells have now, and drops results that hold the old ones.
 * @param translations texts of cells by what they were
 */
export async function translateFormulas(pack: OfficePackage, translations: ReadonlyMap<string, string>): Promise<void> {
  for (const name of partsOfType(pack, PARTS)) {
    const { root } = (await pack.edit(name))!
    // Lists that Excel writes in its newer form have the formula one level below.
    const lists = new Set([...elementsNamed(root, 'x14:formula1')].flatMap(elementsOf))
    for (const formula of elementsNamed(root, ...FORMULAS)) {
      const text = textOf(formula)
      const isList = (formula.type === 'x:formula1' || lists.has(formula)) && /^"[^"]*"$/.test(text)
      const changed = isList
        ? listOf(text, translations)
        : text.replaceAll(LITERAL, (whole, literal: string) => {
            const translation = translations.get(literal.replaceAll('""', '"'))
            return translation === undefined ? whole : `"${translation.replaceAll('"', '""')}"`
          })
      if (changed !== text) formula.children = [changed]
    }
    for (const element of elementsNamed(root, 'x:filter', 'x:customFilter', 'x:cfRule')) {
      const attribute = element.type === 'x:cfRule' ? 'text' : 'val'
      const translation = translations.get(element.attributes[attribute] ?? '')
      if (translation !== undefined) element.attributes[attribute] = translation
    }
    for (const column of elementsNamed(root, 'x:tableColumn')) {
      const translation = translations.get(column.attributes['totalsRowLabel'] ?? '')
      if (translation !== undefined) column.attributes['totalsRowLabel'] = translation
    }
    for (const cell of elementsNamed(root, 'x:c')) renewResult(cell, translations)
  }
}

/** A list of choices stays whole: none of its parts may hold the sign between them. */
function listOf(text: string, translations: ReadonlyMap<string, string>): string {
  const parts = text.slice(1, -1).split(',')
  const renderings = parts.map((part) => translations.get(part.trim()) ?? part)
  const list = renderings.join(',')
  return renderings.some((part) => /[",]/.test(part)) || list.length > LIST_MAX ? text : `"${list}"`
}

/** Results that are text are those of the source: programs compute them anew where there is none. */
function renewResult(cell: XmlElement, translations: ReadonlyMap<string, string>): void {
  const value = childOf(cell, 'x:v')
  if (!value || attributeOf(cell, 't') !== 'str' || !childOf(cell, 'x:f')) return
  const translation = translations.get(textOf(value))
  if (translation !== undefined) value.children = [translation]
  else if (/\p{L}/u.test(textOf(value))) {
    cell.children = cell.children.filter((child) => child !== value)
    delete cell.attributes['t']
  }
}

/** Makes programs compute all formulas when they open the workbook. */
export function recalculate(workbook: XmlElement): void {
  const known = childOf(workbook, 'x:calcPr')
  if (known) {
    known.attributes['fullCalcOnLoad'] = '1'
    return
  }
  const before = new Set(['x:sheets', 'x:functionGroups', 'x:externalReferences', 'x:definedNames'])
  const last = elementsOf(workbook).findLast(({ type }) => before.has(type))
  const at = last ? workbook.children.indexOf(last) + 1 : workbook.children.length
  workbook.children.splice(at, 0, elementLike(workbook, 'calcPr', { fullCalcOnLoad: '1' }))
}
