import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { segmentText } from '../segment-list.ts'
import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

/** Elements around text; all others are alone. */
const PAIRS = new Set(['xliff:g', 'xliff:mrk', 'xliff2:pc', 'xliff2:mrk'])

const isProtected = ({ attributes }: XmlElement) =>
  attributes['translate'] === 'no' || attributes['mtype'] === 'protected'

/** The content of a source element as the text of a segment, and what makes the content of a target of a translation. */
export function xliffSegment(source: XmlElement): { text: string; targetOf: (translation: string) => XmlNode[] } {
  const pairs = new Map<number, XmlElement>()
  const singles = new Map<number, XmlElement>()
  let no = 0
  const visit = (node: XmlNode): string => {
    if (typeof node === 'string') return segmentText(node)
    if (!isElement(node)) return ''
    const own = ++no
    if (!PAIRS.has(node.type) || isProtected(node)) {
      singles.set(own, node)
      return writeTag({ kind: 'single', number: own })
    }
    pairs.set(own, node)
    const inner = node.children.map(visit).join('')
    return writeTag({ kind: 'open', number: own }) + inner + writeTag({ kind: 'close', number: own })
  }
  const whole = source.children.map(visit).join('')
  const text = whole.trim()
  const [before, after] = [whole.slice(0, whole.length - whole.trimStart().length), whole.slice(whole.trimEnd().length)]
  return {
    text,
    targetOf: (translation) => [before, ...contentOf(translation, pairs, singles), after].filter((node) => node !== ''),
  }
}

/** Tags that the translation lost come after it, so that none is missing. */
function contentOf(
  translation: string,
  pairs: ReadonlyMap<number, XmlElement>,
  singles: ReadonlyMap<number, XmlElement>,
): XmlNode[] {
  const root: XmlNode[] = []
  const open: { no: number; children: XmlNode[] }[] = []
  const left = new Map([...pairs, ...singles])
  const put = (node: XmlNode) => (open.at(-1)?.children ?? root).push(node)
  for (const part of splitTags(translation))
    if (typeof part === 'string') put(part)
    else if (part.kind === 'close') {
      const at = open.findLastIndex(({ no }) => no === part.number)
      if (at >= 0) open.length = at
    } else {
      const element = left.get(part.number)
      if (!element) continue
      left.delete(part.number)
      if (part.kind === 'single') put(element)
      else {
        const copy = { ...element, children: [] }
        put(copy)
        open.push({ no: part.number, children: copy.children })
      }
    }
  for (const [no, element] of left) root.push(pairs.has(no) ? { ...element, children: [] } : element)
  return root
}
