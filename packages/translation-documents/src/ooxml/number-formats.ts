import { withoutTags } from '@markwright/domain/texts/inline-tags'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { segmentText, type SegmentList } from '../segment-list.ts'
import { childOf, elementsNamed, elementsOf, type XmlElement } from '../xml/xml-tree.ts'

/** Signs of a format that stand for themselves, its conditions, and the text beside the number, as in `0.0"千克"`. */
const TOKEN = /[\\_*].|\[[^\]]*\]|"([^"]*)"/gsu
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

/** Whether a format is one of dates or times, also of Japanese eras: their letters mean something outside of texts. */
const isOfDates = (format: string): boolean =>
  /[ymdhsgb]|e(?![+-])|aaa/i.test(format.replaceAll(/General/gi, '').replaceAll(TOKEN, ''))

const ASIAN_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
/** Numerals of Chinese and Japanese. */
const NUMERALS = /\[DBNum\d\]/gi
const ENDS_IN_NUMBER = /(?:[0#?%@.,]|General)$/i
const BEGINS_WITH_NUMBER = /^[-+]?(?:[0#?@.]|General)/i

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
  if (target !== 'en-us') return
  const written = DATES.reduce((code, [from, to]) => code.replaceAll(from, to), format)
  // Half a date in each language would be none: eras, weekdays and halves of days stay with the rest.
  if (written !== format && !ASIAN_LETTER.test(written)) element.attributes['formatCode'] = withoutNumerals(written)
}

/** English has its own figures. */
const withoutNumerals = (format: string) => format.replaceAll(NUMERALS, '')

/** Codes and texts of a format by turns; the first is a code, which may be empty. */
function piecesOf(format: string): string[] {
  const pieces: string[] = []
  let end = 0
  for (const { 0: token, 1: text, index } of format.matchAll(TOKEN))
    if (text !== undefined) {
      pieces.push(format.slice(end, index), text)
      end = index + token.length
    }
  return [...pieces, format.slice(end)]
}

function textWriter(element: XmlElement, format: string, segments: SegmentList): (target: TranslationLanguage) => void {
  const pieces = piecesOf(format)
  pieces.forEach((piece, at) => {
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(segmentText(piece)) ?? []
    if (at % 2 === 0 || !/\p{L}/u.test(text)) return
    const [codeBefore, codeAfter] = [pieces[at - 1]!, pieces[at + 1]!]
    const apply = (translation: string) => {
      const written = withoutTags(translation).replaceAll('"', '')
      // Letters beside a figure need a blank where ideographs need none.
      const needsBlank = ASIAN_LETTER.test(text) && !ASIAN_LETTER.test(written)
      const gap = needsBlank && before === '' && ENDS_IN_NUMBER.test(codeBefore) && /^\p{L}/u.test(written)
      const gapAfter = needsBlank && after === '' && BEGINS_WITH_NUMBER.test(codeAfter) && /[\p{L}.:]$/u.test(written)
      pieces[at] = (gap ? ' ' : before) + written + (gapAfter ? ' ' : after)
    }
    segments.add({ part: 'formats', text, apply })
  })
  return (target) => {
    const written = pieces.map((piece, at) => (at % 2 === 0 ? piece : `"${piece}"`)).join('')
    if (written === format || written.length > FORMAT_MAX) return
    element.attributes['formatCode'] = target === 'en-us' ? withoutNumerals(written) : written
  }
}
