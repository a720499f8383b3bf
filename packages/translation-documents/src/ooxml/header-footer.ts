import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { isText, segmentText, type SegmentList } from '../segment-list.ts'
import { elementsNamed, elementsOf, textOf, type XmlElement } from '../xml/xml-tree.ts'

/** Codes of headers and footers of a sheet, such as &P for the number of the page; && is an ampersand. */
const CODE = /&&|&"[^"]*"|&\d+|&K[0-9A-Fa-f]{6}|&K\d\d[+-]\d{3}|&[A-Z]/gi
const SECTION = /(&[LCR])/

/** Adds the headers and footers of a sheet, each of their three sections as a segment. */
export function readHeaderFooter(sheet: XmlElement, part: string, segments: SegmentList): void {
  for (const block of elementsNamed(sheet, 'x:headerFooter'))
    for (const line of elementsOf(block)) {
      const sections = textOf(line).split(SECTION)
      sections.forEach((section, at) => {
        const codes: string[] = []
        const tagged = tag(section, codes)
        if (SECTION.test(section) || !isText(tagged)) return
        const apply = (translation: string) => {
          sections[at] = written(translation, codes)
          line.children = [sections.join('')]
        }
        segments.add({ part, text: tagged, apply })
      })
    }
}

function tag(section: string, codes: string[]): string {
  let [text, end] = ['', 0]
  for (const match of section.matchAll(CODE)) {
    text += segmentText(section.slice(end, match.index))
    text += match[0] === '&&' ? '&' : writeTag({ kind: 'single', number: codes.push(match[0]) })
    end = match.index + match[0].length
  }
  return text + segmentText(section.slice(end))
}

function written(translation: string, codes: readonly string[]): string {
  const left = new Set(codes.keys())
  let text = ''
  const put = (code: string) => {
    text += code
  }
  for (const part of splitTags(translation))
    if (typeof part === 'string') {
      // Digits after a size would be part of it.
      const isAfterDigit = /&\d+$/.test(text) && /^\d/.test(part)
      put((isAfterDigit ? ' ' : '') + part.replaceAll('&', '&&'))
    } else if (left.delete(part.number - 1)) put(codes[part.number - 1]!)
  for (const at of left) put(codes[at]!)
  return text
}
