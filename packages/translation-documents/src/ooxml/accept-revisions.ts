import { childOf, elementsOf, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

const DELETED = new Set(['w:del', 'w:moveFrom'])
const INSERTED = new Set(['w:ins', 'w:moveTo'])
/** What was there before a change, and where a change begins and ends. */
const RECORD =
  /^w:((rPr|pPr|sectPr|tblPr|tblGrid|tblPrEx|trPr|tcPr|numbering)Change|(moveFrom|moveTo)Range(Start|End)|customXml(Ins|Del|MoveFrom|MoveTo)Range(Start|End)|cellIns|cellMerge)$/
const PROPERTIES = new Set(['w:rPr', 'w:trPr', 'w:numPr'])

/** Accepts the tracked changes of a part, and tells how many there were. */
export function acceptRevisions(root: XmlElement): number {
  let count = 0

  const visit = (element: XmlElement) => {
    const isProperties = PROPERTIES.has(element.type)
    const children: XmlNode[] = []
    const put = (child: XmlNode) => {
      if (!isElement(child)) children.push(child)
      else if (DELETED.has(child.type) || RECORD.test(child.type) || isDeletedRow(child) || isDeletedCell(child)) {
        count++
        // The mark at the end of a paragraph is dealt with by the parent of the paragraph.
        if (isProperties && DELETED.has(child.type)) children.push(child)
      } else if (INSERTED.has(child.type)) {
        count++
        if (!isProperties) child.children.forEach(put)
      } else {
        visit(child)
        children.push(child)
      }
    }
    element.children.forEach(put)
    element.children = children
    if (children.some(isMarkDeleted)) element.children = joinParagraphs(children)
  }
  visit(root)
  return count
}

const isDeletedRow = (element: XmlElement): boolean => {
  const properties = element.type === 'w:tr' ? childOf(element, 'w:trPr') : undefined
  return properties !== undefined && childOf(properties, 'w:del') !== undefined
}
const isDeletedCell = (element: XmlElement): boolean => {
  const properties = element.type === 'w:tc' ? childOf(element, 'w:tcPr') : undefined
  return properties !== undefined && childOf(properties, 'w:cellDel') !== undefined
}

const markOf = (node: XmlNode): XmlElement | undefined =>
  isElement(node) && node.type === 'w:p' ? childOf(childOf(node, 'w:pPr'), 'w:rPr') : undefined

const isMarkDeleted = (node: XmlNode): boolean => {
  const mark = markOf(node)
  return mark !== undefined && elementsOf(mark).some(({ type }) => DELETED.has(type))
}

/** A paragraph without its mark goes on in the next one, which keeps its own properties. */
function joinParagraphs(children: readonly XmlNode[]): XmlNode[] {
  const joined: XmlNode[] = []
  let open: XmlElement | null = null
  const close = () => {
    if (!open) return
    const mark = markOf(open)!
    mark.children = mark.children.filter((child) => !isElement(child) || !DELETED.has(child.type))
    joined.push(open)
    open = null
  }
  for (const child of children) {
    if (isElement(child) && child.type === 'w:p') {
      if (open) child.children = [...propertiesOf(child), ...contentOf(open), ...contentOf(child)]
      open = null
      if (isMarkDeleted(child)) open = child
      else joined.push(child)
    } else {
      if (isElement(child) && child.type !== 'w:sectPr') close()
      joined.push(child)
    }
  }
  close()
  return joined
}

const isProperties = (node: XmlNode) => isElement(node) && node.type === 'w:pPr'
const propertiesOf = (paragraph: XmlElement) => paragraph.children.filter(isProperties)
const contentOf = (paragraph: XmlElement) => paragraph.children.filter((node) => !isProperties(node))
