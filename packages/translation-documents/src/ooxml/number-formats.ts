import { withoutTags } from '@markwright/domain/inline-tags'
import type { TranslationLanguage } from '@markwright/domain/translation-languages'
import { segmentText, type SegmentList } from '../segment-list.ts'
import { childOf, elementsNamed, elementsOf, type XmlElement } from '../xml/xml-tree.ts'

/** Text that a number format puts beside the number, as in `0.0"千克"`. */
const LITERAL = /"([^"]*)"/g
/** What a format may hold in Excel. */
const FORMAT_MAX = 255

/** Dates and times of Chinese and Japanese as English writes them; each unit is a text of the format. */
const DATES: readonly [RegExp, string][] = [
  [/y+"年"m+"月"d+"日"/gi, 'yyyy\\-mm\\-dd'],
  [/y+"年"m+"月"/gi, 'yyyy\\-mm'],
  [/m+"月"d+"日"/gi, 'mm\\-dd'],
  [/h+"[时時]"m+"分"s+"秒"/gi, 'hh:mm:ss'],
  [/h+"[时時]"m+"分"/gi, 'hh:mm'],
]

/** Whether a format is one of dates or times: their letters mean something outside of its texts. */
const isOfDates = (format: string): boolean =>
  /[ymdhs]/i.test(format.replaceAll(LITERAL, '').replaceAll(/\[[^\]]*\]|\\.|General/gi, ''))

/**
 * Adds the texts of the number formats that cells use.
 * @returns writes the formats in the target language
 */
export function readNumberFormats(styles: XmlElement, segments: SegmentList): (target: TranslationLanguage) => void {
  const used = new Set<string>()
  for (const formats of elementsNamed(styles, 'x:cellXfs'))
    for (const format of elementsOf(formats)) used.add(format.attributes['numFmtId'] ?? '')
  const listed = new Set(elementsOf(childOf(styles, 'x:numFmts') ?? styles))
  const writers: ((target: TranslationLanguage) => void)[] = []
  for (const element of elementsNamed(styles, 'x:numFmt')) {
    if (listed.has(element) && !used.has(element.attributes['numFmtId'] ?? '')) continue
    const format = element.attributes['formatCode'] ?? ''
    writers.push(isOfDates(format) ? dateWriter(element, format) : textWriter(element, format, segments))
  }
  return (target) => writers.forEach((write) => write(target))
}

const dateWriter = (element: XmlElement, format: string) => (target: TranslationLanguage) => {
  if (target === 'en-us')
    element.attributes['formatCode'] = DATES.reduce((code, [from, to]) => code.replaceAll(from, to), format)
}

function textWriter(element: XmlElement, format: string, segments: SegmentList): () => void {
  const pieces = format.split(LITERAL)
  pieces.forEach((piece, at) => {
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(segmentText(piece)) ?? []
    if (at % 2 === 0 || !/\p{L}/u.test(text)) return
    const apply = (translation: string) => {
      // Letters beside a figure need a blank where ideographs need none.
      const written = withoutTags(translation).replaceAll('"', '')
      const gap = before === '' && at > 0 && pieces[at - 1] !== '' && /^\p{sc=Latin}/u.test(written) ? ' ' : before
      pieces[at] = gap + written + after
    }
    segments.add({ part: 'formats', text, apply })
  })
  return () => {
    const written = pieces.map((piece, at) => (at % 2 === 0 ? piece : `"${piece}"`)).join('')
    if (written.length <= FORMAT_MAX) element.attributes['formatCode'] = written
  }
}
