/** Scripts, formulas, tables and images of a text as plain text that can be read, searched and printed. */
import { mathmlTokens } from '@markwright/domain/texts/mathml-core'
import { signsOf, trimmedOfBlanks } from './mathml.ts'
import { hasRows, tableLines } from './table-lines.ts'
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

const SUPERSCRIPTS = new Set(['sup', 'sup2', 'SP', 'Superscript', 'superscript'])
const SUBSCRIPTS = new Set(['sub', 'sub2', 'SB', 'Subscript', 'subscript'])
const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chem: 'Chemical structure',
    chemistry: 'Chemical structure',
    math: 'Formula',
    maths: 'Formula',
    table: 'Table',
    tables: 'Table',
    'CHEM-US': 'Chemical structure',
    'MATH-US': 'Formula',
    'TABLE-US': 'Table',
  }),
)

type TextOf = (element: XmlElement) => string

/** What an element of an image calls its file; undefined for any other element. */
export const imageFile = ({ name, attributes }: XmlElement): string | undefined =>
  (name === 'img' ? attributes['file'] : name === 'EMI' ? attributes['FILE'] : undefined) || undefined

export const isScript = ({ name }: XmlElement): boolean => SUPERSCRIPTS.has(name) || SUBSCRIPTS.has(name)

/** The text of an element that is more than the texts within it; null for any other. */
export function specialText(element: XmlElement, textOf: TextOf, around: string): string | null {
  const { name, attributes } = element
  const content = () => element.content.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')
  if (SUPERSCRIPTS.has(name)) return scriptOf(content(), true)
  if (SUBSCRIPTS.has(name)) return scriptOf(content(), false)
  const file = imageFile(element)
  if (file) {
    const kind = PLACES.get(attributes['img-content'] ?? '') ?? PLACES.get(around) ?? 'Image'
    return ` [${kind}: ${file}] `
  }
  if (name === 'annotation' || name === 'annotation-xml') return ''
  if (mathmlTokens.has(name)) return signsOf(content()).replaceAll(UNSEEN, '')
  return mathText(element, textOf)
}

/** Function application, and operators that nobody writes. */
const UNSEEN = /[\u2061-\u2064]/g

type WriteMath = (parts: readonly string[], attributes: XmlElement['attributes']) => string

const joined: WriteMath = (parts) => parts.join('')
const superscript: WriteMath = ([base = '', raised = '']) => base + scriptOf(raised, true)
const subscript: WriteMath = ([base = '', lowered = '']) => base + scriptOf(lowered, false)
const bothScripts: WriteMath = ([base = '', lowered = '', raised = '']) =>
  base + scriptOf(lowered, false) + scriptOf(raised, true)

/** MathML in one line: fractions with a slash, roots with their sign. */
const MATH: ReadonlyMap<string, WriteMath> = new Map<string, WriteMath>([
  ['mfrac', ([numerator = '', denominator = '']) => `${grouped(numerator)}/${grouped(denominator)}`],
  ['msup', superscript],
  ['mover', superscript],
  ['msub', subscript],
  ['munder', subscript],
  ['msubsup', bothScripts],
  ['munderover', bothScripts],
  ['msqrt', (parts) => `√${grouped(parts.join(''))}`],
  ['mroot', ([base = '', degree = '']) => `${scriptOf(degree, true)}√${grouped(base)}`],
  ['mrow', joined],
  ['mstyle', joined],
  ['mtr', (parts) => `${parts.join(', ')}; `],
  // MathML 3, 3.3.8: without attributes, parentheses around and a comma between; of separators the last one goes on.
  [
    'mfenced',
    (parts, { open = '(', close = ')', separators = ',' }) => {
      const signs = Array.from(separators.replaceAll(/\s/g, ''))
      const content = parts.map((part, at) => (at > 0 ? (signs[at - 1] ?? signs.at(-1) ?? '') : '') + part)
      return open + content.join('') + close
    },
  ],
])

function mathText({ name, attributes, content }: XmlElement, textOf: TextOf): string | null {
  const write = MATH.get(name)
  if (!write) return null
  // Only for these elements: reading the content of every element here and again in the caller takes exponential time.
  const parts = content.flatMap((part) => (typeof part === 'string' ? [] : [trimmedOfBlanks(textOf(part))]))
  return write(parts, attributes)
}

function grouped(part: string): string {
  const text = part.trim()
  return /^[\p{L}\p{N}.]*$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`
}

const BLANKS = /[^\S\t\n]+/g

/** The text of a paragraph or a table: rows of a table are lines, with tabs between their cells. */
export function paragraphText(paragraph: XmlElement, textOf: TextOf): string {
  const lineOf = (part: XmlElement | string) =>
    `\n${(typeof part === 'string' ? part : textOf(part)).replaceAll(/\s+/g, ' ').trim()}\n`
  const tableText = (element: XmlElement): string | null => {
    const table = tableLines(element, textOf)
    return table && [...table.others.map(lineOf), '\n', ...table.lines.map((line) => `${line}\n`)].join('')
  }
  const visit = (element: XmlElement): string => {
    element.isUsed = true
    return element.content.map((part) => textOfPart(part, element)).join('')
  }
  const textOfPart = (part: XmlElement['content'][number], { name }: XmlElement): string => {
    if (typeof part === 'string') return part.replaceAll(/\s+/g, ' ')
    const table = tableText(part)
    if (table !== null) return table
    if (hasRows(part)) return visit(part)
    return /^tables?$/i.test(name) && part.name === 'title' ? lineOf(part) : textOf(part).replaceAll(/\s+/g, ' ')
  }
  return (
    (tableText(paragraph) ?? visit(paragraph))
      .replaceAll(BLANKS, ' ')
      .replaceAll(/ ?\n[\n ]*/g, '\n')
      // Not the tabs: a row may begin and end with empty cells.
      .replaceAll(/^[\n ]+|[\n ]+$/g, '')
  )
}
