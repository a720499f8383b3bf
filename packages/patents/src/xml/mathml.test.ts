import { describe, expect, test } from 'vitest'
import { readPatents } from '../formats/read-patents.ts'
import { readPatentRecord } from '../formats/json-documents.ts'
import type { Paragraph, PatentRecord } from '../patent-record.ts'
import { withoutNulInTexts } from '../record-texts.ts'
import { mathLetters } from './math-letters.ts'
import { mathmlOf } from './mathml.ts'
import { TextInserts } from './text-inserts.ts'
import { readXmlDocument, wholeText, type XmlElement } from './xml-tree.ts'

const shown = (inner: string, attributes = '') => mathmlOf(readXmlDocument(`<math${attributes}>${inner}</math>`).root)
const inline = (inner: string) => `<math displaystyle="true">${inner}</math>`

test.each([
  ['<mfrac><mi>a</mi><mn>2</mn></mfrac>', '<mfrac><mi>a</mi><mn>2</mn></mfrac>'],
  [
    '<mfenced open="[" separators=";"><mi>a</mi><mi>b</mi></mfenced>',
    '<mrow><mo fence="true">[</mo><mi>a</mi><mo separator="true">;</mo><mi>b</mi><mo fence="true">)</mo></mrow>',
  ],
  ['<mi mathvariant="bold">v</mi><mi mathvariant="normal">d</mi>', '<mi>𝐯</mi><mi mathvariant="normal">d</mi>'],
  ['<mi fontweight="bold">v</mi><mi fontstyle="normal">d</mi>', '<mi>𝐯</mi><mi mathvariant="normal">d</mi>'],
  ['<menclose notation="top"><mi>x</mi></menclose>', '<mover accent="true"><mrow><mi>x</mi></mrow><mo>¯</mo></mover>'],
  ['<semantics><mi>x</mi><annotation encoding="TeX">x</annotation></semantics>', '<mi>x</mi>'],
  [
    '<mtable><mlabeledtr><mtd><mtext>(1)</mtext></mtd><mtd><mi>x</mi></mtd></mlabeledtr></mtable>',
    '<mtable><mtr><mtd><mi>x</mi></mtd><mtd><mtext>(1)</mtext></mtd></mtr></mtable>',
  ],
  ['<menclose notation="box"><mi>x</mi></menclose>', '<mrow><mi>x</mi></mrow>'],
  ['<mi> x </mi><mo>\n=\n</mo>', '<mi>x</mi><mo>=</mo>'],
  ['<mtext>\t if  and\n only if </mtext>', '<mtext>if and only if</mtext>'],
  ['<mtext>&#xA0;&#xA0;if&#x2003;</mtext><mi>x</mi>', '<mtext>\u00A0\u00A0if\u2003</mtext><mi>x</mi>'],
  ['<mi>x</mi>\n for  all\n<mi>y</mi>', '<mi>x</mi><mtext>for all</mtext><mi>y</mi>'],
  ['<mo>[!Sum!]</mo><mi>n</mi>', '<mo>∑</mo><mi>n</mi>'],
  ['<mi>a</mi><mo>&lt;</mo><mi>b</mi> if', '<mi>a</mi><mo>&lt;</mo><mi>b</mi><mtext>if</mtext>'],
  [
    '<mpadded width="-9em"><mi>a</mi></mpadded><mspace width="1em"/>',
    '<mrow><mi>a</mi></mrow><mspace width="1em"></mspace>',
  ],
])('%s is written in the elements of MathML Core', (inner, expected) => {
  expect(shown(inner)).toBe(inline(expected))
})

test('a formula is on a line of its own or within a line as its source says', () => {
  expect(shown('<mi>x</mi>', ' display="block"')).toBe('<math display="block"><mi>x</mi></math>')
  expect(shown('<mi>x</mi>', ' display="none" mode="inline"')).toBe(inline('<mi>x</mi>'))
})

test.each([
  ['<mi href="javascript:alert(1)" onclick="alert(1)" style="position:fixed" class="a" id="b">x</mi>', '<mi>x</mi>'],
  ['<mi xlink:href="https://example.com" mathcolor="white">x</mi>', '<mi>x</mi>'],
  ['<mo lspace="-9em" maxsize="9999em" minsize="2em">|</mo>', '<mo minsize="2em">|</mo>'],
  ['<mspace width="99999em"/><mi>x</mi>', '<mspace></mspace><mi>x</mi>'],
  ['<mtext>&lt;img src=x onerror=alert(1)&gt;</mtext>', '<mtext>&lt;img src=x onerror=alert(1)&gt;</mtext>'],
  [
    '<mtext><![CDATA[</mtext><script>alert(1)</script>]]></mtext>',
    '<mtext>&lt;/mtext&gt;&lt;script&gt;alert(1)&lt;/script&gt;</mtext>',
  ],
  [
    '<semantics><mi>x</mi><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></semantics>',
    '<mi>x</mi>',
  ],
])('nothing that runs, links or styles is left of %s', (inner, expected) => {
  expect(shown(inner)).toBe(inline(expected))
})

test.each([
  ['a script', '<mi>x</mi><script>alert(1)</script>'],
  ['HTML within a text', '<mtext><img src="x" onerror="alert(1)"/></mtext>'],
  ['content MathML', '<apply><plus/><ci>x</ci><cn>2</cn></apply>'],
  ['a fraction of three parts', '<mfrac><mi>a</mi><mi>b</mi><mi>c</mi></mfrac>'],
  ['an exponent without a base', '<msup><mn>2</mn></msup>'],
  ['a formula within a formula', '<math><mi>x</mi></math>'],
  ['nothing to read', '<mrow><mi> </mi><mtext>&#xA0;</mtext></mrow>'],
  ['a strike', '<menclose notation="updiagonalstrike"><mi>x</mi></menclose>'],
  ['two lines around', '<menclose notation="top horizontalstrike"><mi>x</mi></menclose>'],
  ['a long division', '<menclose><mi>x</mi></menclose>'],
  ['100 levels', '<mrow>'.repeat(100) + '<mi>x</mi>' + '</mrow>'.repeat(100)],
  ['5,000 elements', '<mi>x</mi>'.repeat(5000)],
  ['200,000 characters', `<mtext>${'x'.repeat(200_000)}</mtext>`],
])('a formula with %s has no MathML', (_kind, inner) => {
  expect(shown(inner)).toBeNull()
})

test('letters of formulas are those of Unicode, also those that it had before', () => {
  expect(mathLetters('Rx2', 'double-struck')).toBe('ℝ𝕩𝟚')
  expect(mathLetters('LΣω', 'bold')).toBe('𝐋𝚺𝛚')
  expect(mathLetters('L-h', 'script')).toBe('ℒ-𝒽')
  expect(mathLetters('x', 'looped')).toBe('x')
})

const patent = (paragraph: string, claim = 'A pump.') =>
  `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI/>
<description lang="en">${paragraph}</description>
<claims lang="en"><claim num="1"><claim-text>${claim}</claim-text></claim></claims></ep-patent-document>`
const half = '<maths num="(3)"><math>\n <mfrac>\n <mi>a</mi> <mn>2</mn></mfrac>\n</math><img file="m.tif"/></maths>'
const halfMathml = inline('<mfrac><mi>a</mi><mn>2</mn></mfrac>')

test('a formula has its place in the text of a paragraph, of a cell and of a claim; its image is not repeated', () => {
  const table = `<tables><table><row><entry> ${half} </entry><entry>b</entry></row></table></tables>`
  const [record] = readPatents(
    patent(`<p num="0001">where ${half} , and a/2 ${table}</p>`, `1. A pump of ${half} bar.`),
  )!.records
  const [paragraph] = record!.description['en']!
  expect(paragraph).toEqual({
    kind: 'paragraph',
    number: '0001',
    text: 'where a/2 (3) , and a/2\na/2 (3)\tb',
    formulas: [
      { start: 6, end: 9, mathml: halfMathml },
      { start: 24, end: 27, mathml: halfMathml },
    ],
  })
  expect(record!.claims['en']![0]).toEqual({
    number: 1,
    text: 'A pump of a/2 (3) bar.',
    dependsOn: [],
    formulas: [{ start: 10, end: 13, mathml: halfMathml }],
  })
})

test('formulas and images of a table stay with their texts, also those of its title and notes, and many of them', () => {
  const power = (base: string) => `<math><msup><mi>${base}</mi><mn>2</mn></msup></math>`
  const insertsOf = (xml: string) => {
    const [{ text, formulas = [], images = [] }] = readPatents(patent(xml))!.records[0]!.description['en']! as [
      Paragraph,
    ]
    return {
      formulas: formulas.map(({ start, end, mathml }) => [text.slice(start, end), mathml]),
      images: images.map(({ start, end, file }) => [text.slice(start, end), file]),
    }
  }
  const table = (rows: string) =>
    `<p num="0001">of <tables><table><title>Of ${power('t')} <img file="title.tif"/></title>${rows}<note>${power('n')}</note></table></tables> and ${power('z')}</p>`
  expect(insertsOf(table(`<row><entry>${power('c')}</entry><entry><img file="cell.tif"/></entry></row>`))).toEqual({
    formulas: ['t', 'n', 'c', 'z'].map((base) => [`${base}²`, inline(`<msup><mi>${base}</mi><mn>2</mn></msup>`)]),
    images: ['title.tif', 'cell.tif'].map((file) => [expect.stringMatching(new RegExp(`: ${file}]$`)), file]),
  })
  const rows = Array.from({ length: 12 }, (_, at) => `<row><entry>${power(`x${at}`)}</entry></row>`).join('')
  for (const [own, mathml] of insertsOf(table(rows)).formulas) expect(mathml).toContain(`<mi>${own!.slice(0, -1)}</mi>`)
})

test('a formula that is no MathML is in one line, with the image that its source gives', () => {
  const [record] = readPatents(
    patent('<p num="0001">F is <maths><math><mfrac><mi>a</mi></mfrac></math><img file="m.tif"/></maths></p>'),
  )!.records
  expect(record!.description['en']![0]).toEqual({
    kind: 'paragraph',
    number: '0001',
    text: 'F is a/ [Formula: m.tif]',
    images: [{ start: 8, end: 24, file: 'm.tif' }],
  })
})

test('the image of formulas of which one is no MathML stays beside them', () => {
  const maths = (...all: string[]) => `<maths>${all.join(' ')}<img file="m.tif"/></maths>`
  const insertsOf = (xml: string) =>
    (readPatents(patent(`<p num="0001">F is ${xml}</p>`))!.records[0]!.description['en']![0] as Paragraph).images ?? []
  const [own, none] = ['<math><mi>a</mi></math>', '<math><mfrac><mi>b</mi></mfrac></math>']
  expect(insertsOf(maths(own, none)).map(({ file }) => file)).toEqual(['m.tif'])
  expect(insertsOf(maths(own, own))).toEqual([])
  expect(insertsOf(maths()).map(({ file }) => file)).toEqual(['m.tif'])
})

test('a formula is written once, however many elements are around it', () => {
  let reads = 0
  const math = readXmlDocument('<math><mi>x</mi></math>').root
  const { attributes } = math
  Object.defineProperty(math, 'attributes', { get: () => ((reads += 1), attributes) })
  const nested = Array.from({ length: 100 }).reduce<XmlElement>(
    (inner) => ({ name: 'maths', attributes: {}, content: [inner], isUsed: false }),
    math,
  )
  const inserts = new TextInserts()
  expect(inserts.read(wholeText(nested, '', inserts)).formulas).toHaveLength(1)
  expect(reads).toBeLessThan(10)
})

test('signs that mark places in a text itself are left out, and no formula is put in a wrong place', () => {
  const [record] = readPatents(patent(`<p num="0001">\uFDD0x\uFDD1 is ${half}</p>`))!.records
  expect(record!.description['en']![0]).toEqual({ kind: 'paragraph', number: '0001', text: 'x is a/2 (3)' })
  for (const forged of ['\uFDD0\uFDD2x\uFDD1', '\uFDD2x', '\uFDD1x', '\uFDD0\uFDD3x\uFDD1'])
    expect(readPatents(patent(`<p num="0001">${forged} is ${half}</p>`))!.records[0]!.description['en']![0]).toEqual({
      kind: 'paragraph',
      number: '0001',
      text: 'x is a/2 (3)',
    })
})

test('formulas of the three other formats have their places', () => {
  const math = '<math><msup><mi>x</mi><mn>2</mn></msup></math>'
  const mathml = inline('<msup><mi>x</mi><mn>2</mn></msup>')
  const grant = `<PATDOC><SDOBI><B100><B110><DNUM><PDAT>6000001</PDAT></DNUM></B110></B100></SDOBI><SDODE>
    <CWU><MATH-US><MATHML>${math}</MATHML><EMI FILE="M1.TIF"/></MATH-US></CWU></SDODE>
    <SDOCL><CLM><PARA><PTEXT><PDAT>1. A pump of </PDAT>${math}</PTEXT></PARA></CLM></SDOCL></PATDOC>`
  const [st32] = readPatents(grant)!.records
  expect(st32!.description['en']).toEqual([{ kind: 'paragraph', text: 'x²', formulas: [{ start: 0, end: 2, mathml }] }])
  expect(st32!.claims['en']![0]).toMatchObject({ text: 'A pump of x²', formulas: [{ start: 10, end: 12, mathml }] })
  const application = `<patent-application-publication><subdoc-description><paragraph><number>7.</number>
    of <math-cwu>${math}</math-cwu></paragraph></subdoc-description></patent-application-publication>`
  expect(readPatents(application)!.records[0]!.description['en']).toEqual([
    { kind: 'paragraph', number: '0007', text: 'of x²', formulas: [{ start: 3, end: 5, mathml }] },
  ])
  const chinese = `<cn-patent-document country="CN" doc-number="100000001" kind="A"><application-body>
    <description><p num="0001">[0001] 其中${math}为面积。</p></description>
    <claims><claim num="1"><claim-text>1. 一种泵，${math}。</claim-text></claim></claims></application-body></cn-patent-document>`
  const [cn] = readPatents(chinese)!.records
  expect(cn!.description['zh']).toEqual([
    { kind: 'paragraph', number: '0001', text: '其中x²为面积。', formulas: [{ start: 2, end: 4, mathml }] },
  ])
  expect(cn!.claims['zh']![0]).toMatchObject({ text: '一种泵，x²。', formulas: [{ start: 4, end: 6, mathml }] })
})

describe('formulas and images of a record in JSON', () => {
  const formula = (start: number, end: number, sign = 'b') => ({ start, end, mathml: `<math><mi>${sign}</mi></math>` })
  const image = (start: number, end: number) => ({ start, end, file: 'm.tif' })
  const read = (item: Omit<Paragraph, 'kind'>) =>
    readPatentRecord({ country: 'EP', number: '1', description: { en: [{ kind: 'paragraph', ...item }] } })
  const spansOf = (record: PatentRecord) => {
    const [{ text, formulas = [], images = [] }] = record.description['en']! as [Paragraph]
    const placed = ({ start, end }: { start: number; end: number }) => [start, text.slice(start, end)]
    return { text, formulas: formulas.map(placed), images: images.map(placed) }
  }

  test('are in the order of the text, and of two that overlap the first is left', () => {
    const text = 'a/2 b/2 c/2'
    const formulas = [formula(8, 11), formula(0, 3), formula(5, 7), formula(2, 4)]
    expect(spansOf(read({ text, formulas, images: [image(4, 6), image(5, 8)] }))).toEqual({
      text,
      formulas: [
        [0, 'a/2'],
        [8, 'c/2'],
      ],
      images: [[4, 'b/']],
    })
    const broken = { start: 0, end: 5, mathml: '<svg/>' }
    expect(spansOf(read({ text, formulas: [broken, formula(4, 7)] })).formulas).toEqual([[4, 'b/2']])
  })

  test('do not begin or end within a character', () => {
    const text = '𝐯𝐯 is 𝐯'
    const formulas = [formula(1, 2), formula(0, 3), formula(2, 4), formula(8, 9), formula(8, 10)]
    expect(spansOf(read({ text, formulas }))).toEqual({
      text,
      formulas: [
        [2, '𝐯'],
        [8, '𝐯'],
      ],
      images: [],
    })
  })

  test('stay with their texts where NUL characters are removed', () => {
    const text = '\0a\0/2 and \0\0b\0'
    const record = withoutNulInTexts(
      read({ text, formulas: [formula(1, 5), formula(10, 12)], images: [image(12, 13)] }),
    )
    expect(spansOf(record)).toEqual({ text: 'a/2 and b', formulas: [[0, 'a/2']], images: [[8, 'b']] })
    const pair = withoutNulInTexts(read({ text: '\uD835\0\uDC2F', formulas: [formula(0, 1)] }))
    expect(spansOf(pair)).toEqual({ text: '𝐯', formulas: [], images: [] })
  })
})

test('formulas of a record in JSON are cleaned, and those outside of its text left out', () => {
  const record = readPatentRecord({
    country: 'EP',
    number: '1',
    description: {
      en: [
        {
          kind: 'paragraph',
          text: 'a/2 b/2',
          formulas: [
            { start: 0, end: 3, mathml: '<math display="block"><mi onclick="alert(1)">a</mi></math>' },
            { start: 2, end: 5, mathml: '<math><mi>b</mi></math>' },
            { start: 4, end: 7, mathml: '<svg onload="alert(1)"><mi>b</mi></svg>' },
            { start: 4, end: 99, mathml: '<math><mi>b</mi></math>' },
          ],
        },
      ],
    },
  })
  expect(record.description['en']).toEqual([
    {
      kind: 'paragraph',
      text: 'a/2 b/2',
      formulas: [{ start: 0, end: 3, mathml: '<math display="block"><mi>a</mi></math>' }],
    },
  ])
})
