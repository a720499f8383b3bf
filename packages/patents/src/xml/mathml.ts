/** Formulas of publications as MathML Core: https://www.w3.org/TR/mathml-core/. */
import { isMathmlAttribute, isMathmlElement, mathmlTokens } from '@markwright/domain/texts/mathml-core'
import { entityOf } from './entities.ts'
import { mathLetters } from './math-letters.ts'
import type { XmlElement } from './xml-element.ts'

const ELEMENTS_MAX = 3000
const CHARACTERS_MAX = 100_000
const LEVELS_MAX = 60

/** What cannot be written as MathML Core. */
class NotMathml extends Error {}

/** How many children an element has; a browser shows one with others as a row, which says something else. */
const CHILDREN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    mfrac: 2,
    mover: 2,
    mroot: 2,
    msub: 2,
    msubsup: 3,
    msup: 2,
    munder: 2,
    munderover: 3,
  }),
)

/** Names of older editions and of what MathML Core leaves out, by what takes their place. */
const RENAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    none: 'mrow',
    mpadded: 'mrow',
    mlabeledtr: 'mtr',
  }),
)

/** Aligns or describes only. */
const LEFT_OUT = new Set(['maligngroup', 'malignmark', 'annotation', 'annotation-xml'])

const cache = new WeakMap<XmlElement, { mathml: string | null }>()

/**
 * A `math` element as MathML Core without a namespace: known elements and attributes only, with what older editions
 * had beside them (`mfenced`, `mathvariant`) in the terms of the core.
 * @returns null where it is empty, malformed, of unknown elements, such as content MathML, or too large
 */
export function mathmlOf(math: XmlElement): string | null {
  const known = cache.get(math)
  if (known) return known.mathml
  const mathml = writeMathml(math)
  cache.set(math, { mathml })
  return mathml
}

function writeMathml(math: XmlElement): string | null {
  const writer = new MathmlWriter()
  try {
    const inner = writer.children(math, 0)
    if (inner.replaceAll(/<[^>]*>/g, '').trim() === '') return null
    // Formulas without the attribute are mostly on lines of their own: their fractions are as large.
    const display = (math.attributes['display'] ?? math.attributes['mode'])?.trim()
    const isKnown = display !== undefined && isMathmlAttribute('math', 'display', display)
    return `<math${isKnown ? ` display="${display}"` : ' displaystyle="true"'}>${inner}</math>`
  } catch (error) {
    if (error instanceof NotMathml) return null
    throw error
  }
}

class MathmlWriter {
  private elements = 0
  private characters = 0

  children(element: XmlElement, level: number): string {
    return this.parts(element, level).join('')
  }

  private count(written: string): string {
    this.characters += written.length
    if (this.characters > CHARACTERS_MAX) throw new NotMathml()
    return written
  }

  private parts({ content }: XmlElement, level: number): string[] {
    return content.flatMap((part) => {
      if (typeof part !== 'string') return this.write(part, level + 1) ?? []
      const text = withoutBlanks(part)
      return text === '' ? [] : [this.count(`<mtext>${escaped(signsOf(text))}</mtext>`)]
    })
  }

  private write(element: XmlElement, level: number): string | null {
    this.elements += 1
    if (this.elements > ELEMENTS_MAX || level > LEVELS_MAX) throw new NotMathml()
    const { name, attributes } = element
    if (LEFT_OUT.has(name)) return null
    if (name === 'semantics' || name === 'maction') return this.parts(element, level)[0] ?? '<mrow></mrow>'
    if (name === 'mfenced') return this.fenced(element, level)
    if (name === 'menclose') return this.enclosed(element, level)
    const own = RENAMED.get(name) ?? name
    if (own === 'math' || !isMathmlElement(own)) throw new NotMathml()
    const written = Object.entries(attributes)
      .filter(([key, value]) => isMathmlAttribute(own, key, value.trim()))
      .map(([key, value]) => this.count(` ${key}="${value.trim()}"`))
    if (mathmlTokens.has(own)) return this.token(element, own, written)
    const parts = this.parts(element, level)
    const count = CHILDREN.get(own)
    if (count !== undefined && parts.length !== count) throw new NotMathml()
    // The label of a row is its first cell, and is shown behind it.
    if (name === 'mlabeledtr') parts.push(parts.shift() ?? '')
    return `<${own}${written.join('')}>${parts.join('')}</${own}>`
  }

  private token({ content, attributes }: XmlElement, name: string, written: readonly string[]): string {
    const texts = content.map((part) => {
      if (typeof part === 'string') return part
      if (LEFT_OUT.has(part.name)) return ''
      throw new NotMathml()
    })
    const text = signsOf(withoutBlanks(texts.join('')))
    const variant = attributes['mathvariant'] ?? olderVariant(attributes)
    const shown = variant ? mathLetters(text, variant) : text
    const isUpright = name === 'mi' && variant === 'normal' && attributes['mathvariant'] === undefined
    const all = isUpright ? [...written, ' mathvariant="normal"'] : written
    return this.count(`<${name}${all.join('')}>${escaped(shown)}</${name}>`)
  }

  /** MathML 3, 3.3.8: parentheses around and commas between, unless it says otherwise. */
  private fenced(element: XmlElement, level: number): string {
    const { open = '(', close = ')', separators = ',' } = element.attributes
    const signs = Array.from(separators.replaceAll(/\s/g, ''))
    const fence = (sign: string) =>
      sign.trim() === '' ? '' : this.count(`<mo fence="true">${escaped(sign.trim())}</mo>`)
    const between = (at: number) => {
      const sign = at > 0 ? (signs[at - 1] ?? signs.at(-1)) : undefined
      return sign ? this.count(`<mo separator="true">${escaped(sign)}</mo>`) : ''
    }
    const parts = this.parts(element, level).map((part, at) => between(at) + part)
    return `<mrow>${fence(open)}${parts.join('')}${fence(close)}</mrow>`
  }

  /** Lines above, below and of roots as such. Others are not in the core, and only a box around may be left out. */
  private enclosed(element: XmlElement, level: number): string {
    const inner = `<mrow>${this.children(element, level)}</mrow>`
    const notation = element.attributes['notation']?.trim() ?? 'longdiv'
    if (notation === 'radical') return `<msqrt>${inner}</msqrt>`
    if (notation === 'top') return `<mover accent="true">${inner}<mo>¯</mo></mover>`
    if (notation === 'bottom') return `<munder accentunder="true">${inner}<mo>_</mo></munder>`
    if (!/^(?:rounded)?box$/.test(notation)) throw new NotMathml()
    return inner
  }
}

/** MathML 3, 2.1.7: blanks of XML are trimmed and collapsed within tokens; others, such as U+00A0, are signs. */
const withoutBlanks = (text: string) => trimmedOfBlanks(text).replaceAll(/[ \t\r\n]+/g, ' ')

/** A text without the blanks of XML around it. */
export const trimmedOfBlanks = (text: string): string => text.replaceAll(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '')

/** MathML 1 said it by two attributes. */
function olderVariant({ fontweight, fontstyle }: XmlElement['attributes']): string | undefined {
  if (fontweight === 'bold') return fontstyle === 'italic' ? 'bold-italic' : 'bold'
  return fontstyle === 'italic' || fontstyle === 'normal' ? fontstyle : undefined
}

/** Signs of formulas, with those that LexisNexis leaves as the names of entities: [!Sum!]. */
export const signsOf = (text: string): string =>
  text.replaceAll(/\[!(\w{1,32})!\]/g, (whole, name: string) => entityOf(name) ?? whole)

const ESCAPES: Partial<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
