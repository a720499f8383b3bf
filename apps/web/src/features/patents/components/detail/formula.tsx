import { isMathmlAttribute, isMathmlElement } from '@markwright/domain/texts/mathml-core'
import { createElement, type ReactNode, useMemo } from 'react'
import styles from '../patents.module.css'

/**
 * A formula as browsers set it; `text` is the same in one line, for who listens, and where it cannot be shown. One that
 * its source puts on a line of its own begins one, so that its number stays beside it; not where it `isFirst`.
 */
export function Formula({ mathml, text, isFirst }: { mathml: string; text: string; isFirst: boolean }) {
  const formula = useMemo(() => readMathml(mathml, text), [mathml, text])
  if (!formula) return text
  return (
    <span className={formula.isBlock && !isFirst ? styles.formulaLine : undefined}>
      <span className={text.length > LINE_CHARACTERS ? styles.formula : undefined}>{formula.element}</span>
    </span>
  )
}

/** A longer one may be wider than a small screen, and is scrolled there. */
const LINE_CHARACTERS = 24

/** Only elements and attributes of MathML Core are created; null for what is no formula. */
function readMathml(mathml: string, text: string): { element: ReactNode; isBlock: boolean } | null {
  const { documentElement: root } = new DOMParser().parseFromString(mathml, 'application/xml')
  if (root.localName !== 'math' || root.querySelector('parsererror')) return null
  return {
    element: createElement('math', { ...attributesOf(root), alttext: text }, ...childrenOf(root)),
    isBlock: root.getAttribute('display') === 'block',
  }
}

const childrenOf = (element: Element): ReactNode[] =>
  Array.from(element.childNodes, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || node.localName === 'math' || !isMathmlElement(node.localName)) return null
    return createElement(node.localName, attributesOf(node), ...childrenOf(node))
  })

const attributesOf = (element: Element) =>
  Object.fromEntries(
    Array.from(element.attributes)
      .filter(({ name, value }) => isMathmlAttribute(element.localName, name, value))
      // React knows this one by its name in HTML.
      .map(({ name, value }) => [name === 'rowspan' ? 'rowSpan' : name, value]),
  )
