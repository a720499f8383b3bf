import { withoutTags } from '@markwright/domain/texts/inline-tags'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { patentDocx } from '../testing/patent-docx.ts'
import { translateAll } from '../testing/translate-all.ts'
import { unzip } from '../testing/zip-file.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** Without numbers, which may be those of fields. */
const dense = (text: string) => text.replaceAll(/[\s\d]/g, '')
/** How often the elements occur that make the layout. */
const layoutOf = (xml: string) =>
  Object.fromEntries(
    [
      '<w:p>',
      '<w:tbl>',
      '<w:tc>',
      '<w:numPr>',
      '<w:pStyle ',
      '<w:drawing>',
      '<w:footnoteReference ',
      '<w:hyperlink ',
      'fldCharType="end"',
      '<w:bookmarkStart ',
      '<w:tab/>',
      '<w:sectPr>',
    ].map((tag) => [tag, xml.split(tag).length - 1]),
  )

test.each([
  ['zh', 'zh-cn', 'en-us', 60],
  ['en', 'en-us', 'zh-cn', 12],
] as const)(
  'an application in %s keeps its layout, and nothing of it is lost',
  async (language, source, target, pages) => {
    const bytes = await patentDocx(language, pages, PIXEL)
    let no = 0
    const { texts, segments, words, written, notes } = await translateAll(
      bytes,
      'a.docx',
      (text) => text.replaceAll(/[\p{L}]+/gu, () => `w${++no}z`),
      { source, target },
    )
    const [before, after] = [await unzip(bytes), await unzip(written.bytes)]
    expect(words).toBeGreaterThan(pages * 300)
    expect(notes).toEqual([
      { kind: 'trackedChangesAccepted', count: before['word/document.xml']!.match(/<w:(ins|del) /g)!.length },
    ])
    expect(written.untranslated).toEqual([])

    const accepted = before['word/document.xml']!.replaceAll(/<w:del .*?<\/w:del>/g, '')
    expect(layoutOf(after['word/document.xml']!)).toEqual(layoutOf(accepted))
    // Another reader finds the same text as the segments hold, and all of the translation.
    const body = segments.filter(({ id }) => id.startsWith('document-')).map(({ text }) => dense(withoutTags(text)))
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    const longestFirst = body.toSorted((one, other) => other.length - one.length)
    expect(longestFirst.reduce((text, part) => text.replace(part, ''), dense(value))).toBe('')
    const found = after['word/document.xml']!.match(/<w:t [^>]*>[^<]*/g)!.join(' ')
    const numbers = new Set(Array.from(found.matchAll(/w(\d+)z/g), ([, number]) => Number(number)))
    const inBody = texts
      .slice(0, body.length)
      .join(' ')
      .match(/\p{L}+/gu)!.length
    expect(Array.from({ length: inBody }, (_, at) => at + 1).filter((number) => !numbers.has(number))).toEqual([])
  },
)
