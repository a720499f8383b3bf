import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { segmentText, type SegmentList } from '../segment-list.ts'
import { attributeOf, childOf, elementsNamed, setAttribute, type XmlElement } from '../xml/xml-tree.ts'
import { isAsian } from './fonts.ts'
import type { WordOutput } from './word-paragraph.ts'

/** Numbers that only readers of Chinese or Japanese read. */
const ASIAN_FORMAT = /^(chinese|japanese|taiwanese|ideograph|aiueo|iroha|decimalEnclosedCircleChinese)/

/**
 * Adds the words around the numbers of lists, such as "第%1章", to the segments; the numbers are tags. Lists that share
 * a text share a segment.
 */
export function readNumbering(root: XmlElement, segments: SegmentList): (output: WordOutput) => void {
  const from = segments.slots.length
  const labels: (() => void)[] = []
  for (const level of elementsNamed(root, 'w:lvl')) {
    const label = childOf(level, 'w:lvlText')
    const text = label && attributeOf(label, 'w:val')
    if (!text || !/\p{L}/u.test(text) || formatOf(level) === 'bullet') continue
    const numbers: string[] = []
    const tagged = segmentText(text).replaceAll(/%\d/g, (number) =>
      writeTag({ kind: 'single', number: numbers.push(number) }),
    )
    const apply = (translation: string) =>
      void labels.push(() => setAttribute(label, 'w:val', labelOf(translation, numbers)))
    segments.add({ part: 'numbering', text: tagged, repeated: segments.byText(from), apply })
  }
  return ({ target, isBilingual }) => {
    // The number of a bilingual paragraph is that of its source.
    if (isBilingual) return
    for (const setLabel of labels) setLabel()
    if (isAsian(target)) return
    for (const level of elementsNamed(root, 'w:lvl'))
      if (ASIAN_FORMAT.test(formatOf(level) ?? '')) setAttribute(childOf(level, 'w:numFmt')!, 'w:val', 'decimal')
  }
}

const formatOf = (level: XmlElement): string | undefined => {
  const format = childOf(level, 'w:numFmt')
  return format && attributeOf(format, 'w:val')
}

function labelOf(translation: string, numbers: readonly string[]): string {
  const left = new Set(numbers)
  const parts = splitTags(translation).map((part) => {
    const number = typeof part === 'string' ? null : numbers[part.number - 1]
    if (typeof part === 'string') return part
    return number && left.delete(number) ? number : ''
  })
  return parts.join('') + [...left].join('')
}
