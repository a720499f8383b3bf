/** Scripts, formulas, tables and images of a text as plain text that can be read, searched and printed. */
import type { XmlElement } from './xml-element.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'
const RAISED_OF = '0123456789+-=()abcdefghijklmnoprstuvwxyz'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'
const LOWERED_OF = '0123456789+-=()aehijklmnoprstuvx'

/** A superscript or subscript by the characters of Unicode; in the notation of TeX where there are none: V_{DD}. */
function scriptOf(text: string, isRaised: boolean): string {
  const [signs, plain] = isRaised ? [RAISED, RAISED_OF] : [LOWERED, LOWERED_OF]
  const own = text.trim().replaceAll(/[−–]/g, '-')
  if (own === '') return ''
  const found = Array.from(own, (sign) => Array.from(signs)[plain.indexOf(sign)])
  return found.every((sign) => sign !== undefined) ? found.join('') : `${isRaised ? '^' : '_'}{${own}}`
}

const SUPERSCRIPTS = new Set(['sup', 'sup2', 'SP', 'Superscript'])
const SUBSCRIPTS = new Set(['sub', 'sub2', 'SB', 'Subscript'])
const PLACES: Partial<Record<string, string>> = {
  chem: 'Chemical structure',
  chemistry: 'Chemical structure',
  math: 'Formula',
  maths: 'Formula',
  table: 'Table',
  tables: 'Table',
}

type TextOf = (element: XmlElement) => string

/** The text of an element that is more than the texts within it; null for any other. */
export function specialText(element: XmlElement, textOf: TextOf, around: string): string | null {
  const { name, attributes } = element
  const content = () => element.content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')
  if (SUPERSCRIPTS.has(name)) return scriptOf(content(), true)
  if (SUBSCRIPTS.has(name)) return scriptOf(content(), false)
  const file = name === 'img' ? attributes['file'] : name === 'EMI' ? attributes['FILE'] : undefined
  if (file) {
    const kind = PLACES[attributes['img-content'] ?? ''] ?? PLACES[around] ?? 'Image'
    return ` [${kind}: ${file}] `
  }
  return mathText(element, textOf)
}

/** MathML in one line: fractions with a slash, roots with their sign. */
function mathText({ name, content }: XmlElement, textOf: TextOf): string | null {
  const parts = content.flatMap((part) => (typeof part === 'string' ? [] : [textOf(part).trim()]))
  const [first = '', second = '', third = ''] = parts
  switch (name) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
    case 'mover':
      return first + scriptOf(second, true)
    case 'msub':
    case 'munder':
      return first + scriptOf(second, false)
    case 'msubsup':
    case 'munderover':
      return first + scriptOf(second, false) + scriptOf(third, true)
    case 'msqrt':
      return `√${grouped(parts.join(''))}`
    case 'mroot':
      return `${scriptOf(second, true)}√${grouped(first)}`
    case 'mrow':
    case 'mstyle':
      return parts.join('')
    case 'mtr':
      return `${parts.join(', ')}; `
    default:
      return null
  }
}

const grouped = (text: string) => (/^[\p{L}\p{N}.]*$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`)

const TABLE = new Set(['table', 'TABLE', 'Table'])
const ROWS = new Set(['row', 'tr', 'ROW'])
const CELLS = new Set(['entry', 'td', 'th', 'ENTRY'])
const BLANKS = /[^\S\t\n]+/g

/** The text of a paragraph: rows of a table are lines, with tabs between their cells. */
export function paragraphText(paragraph: XmlElement, textOf: TextOf): string {
  const parts: string[] = []
  const visit = (element: XmlElement, isInTable: boolean): void => {
    element.isUsed = true
    for (const part of element.content) {
      if (typeof part === 'string') parts.push(isInTable ? '' : part.replaceAll(/\s+/g, ' '))
      else if (ROWS.has(part.name)) {
        part.isUsed = true
        const cells = part.content.flatMap((cell) =>
          typeof cell !== 'string' && CELLS.has(cell.name) ? [textOf(cell).replaceAll(/\s+/g, ' ').trim()] : [],
        )
        if (cells.some(Boolean)) parts.push(`\n${cells.join('\t')}\n`)
      } else if (TABLE.has(part.name) || hasRows(part)) visit(part, isInTable || TABLE.has(part.name))
      else parts.push(isInTable && part.name === 'title' ? `\n${textOf(part)}\n` : textOf(part).replaceAll(/\s+/g, ' '))
    }
  }
  visit(paragraph, false)
  return parts
    .join('')
    .replaceAll(BLANKS, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const hasRows = (element: XmlElement): boolean =>
  element.content.some((part) => typeof part !== 'string' && (ROWS.has(part.name) || hasRows(part)))
