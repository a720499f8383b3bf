import { describe, expect, test, vi } from 'vitest'
import { specialText } from '../xml/inline-text.ts'
import { readPatents } from './read-patents.ts'

const patent = (paragraphs: string, claim = 'A pump.') =>
  `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI/>
<description lang="en">${paragraphs}</description>
<claims lang="en"><claim num="1"><claim-text>${claim}</claim-text></claim></claims></ep-patent-document>`
const paragraphs = (xml: string) => readPatents(patent(xml))!.records[0]!.description['en']!

test.each([
  ['cd/m<sup>2</sup>', 'cd/m²'],
  ['CO<sub>2</sub> and Fe<sup>3+</sup>', 'CO₂ and Fe³⁺'],
  ['10<sup>−6</sup> m', '10⁻⁶ m'],
  ['V<sub>DD</sub>', 'V_{DD}'],
  ['x<sub>n</sub>', 'xₙ'],
])('%s stays readable as %s', (xml, text) => {
  expect(paragraphs(`<p num="0001">${xml}</p>`)).toEqual([{ kind: 'paragraph', number: '0001', text }])
  expect(readPatents(patent('', xml))!.records[0]!.claims['en']![0]!.text).toBe(text)
})

test('a paragraph that holds a structure or an image only keeps its number and names the file', () => {
  const chemistry = '<chemistry id="c1"><img file="imgb0018.tif" img-content="chem"/></chemistry>'
  expect(
    paragraphs(`<p num="0045">a</p><p num="0046">${chemistry}</p><p num="0047"><maths><img file="m.tif"/></maths></p>`),
  ).toEqual([
    { kind: 'paragraph', number: '0045', text: 'a' },
    {
      kind: 'paragraph',
      number: '0046',
      text: '[Chemical structure: imgb0018.tif]',
      images: [{ start: 0, end: 34, file: 'imgb0018.tif' }],
    },
    { kind: 'paragraph', number: '0047', text: '[Formula: m.tif]', images: [{ start: 0, end: 16, file: 'm.tif' }] },
  ])
})

test('rows of a table are lines and cells are apart', () => {
  const row = (...cells: string[]) => `<row>\n${cells.map((cell) => `<entry>${cell}</entry>`).join('\n')}</row>`
  const table = `<tables><table><title>[Table 1]</title><tgroup><thead>${row('Salt', 'mol')}</thead><tbody>${row('NaCl', '')}${row('K<sub>2</sub>O', '2')}</tbody></tgroup></table></tables>`
  expect(paragraphs(`<p num="0001">Results: ${table} end.</p>`)[0]!.text).toBe(
    'Results:\n[Table 1]\nSalt\tmol\nNaCl\t\nK₂O\t2\nend.',
  )
})

test('a formula in MathML is written in one line', () => {
  const math =
    '<maths><math><mrow><mi>V</mi><mo>=</mo><mfrac><mn>4</mn><mn>3</mn></mfrac><mi>π</mi><msup><mi>r</mi><mn>3</mn></msup><mo>+</mo><msqrt><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></msqrt></mrow></math></maths>'
  expect(paragraphs(`<p num="0001">where ${math} holds</p>`)[0]!.text).toBe('where V=4/3πr³+√(a+b) holds')
})

test('a cell that spans columns or rows keeps the others in their columns, also at the beginning of a paragraph', () => {
  const table = `<tables><table><tgroup cols="3">
    <colspec colname="offset"/><colspec colname="1"/><colspec colname="2"/><colspec colname="3"/>
    <thead><row><entry/><entry/><entry namest="2" nameend="3">Yield</entry></row></thead>
    <tbody>
      <row><entry/><entry morerows="1">Example 5</entry><entry>calc.</entry><entry>47.31</entry></row>
      <row><entry/><entry>found</entry><entry>47.17</entry></row>
      <row><entry/><entry colname="3">48</entry></row>
    </tbody></tgroup></table></tables>`
  expect(paragraphs(`<p num="0001">${table}</p>`)[0]!.text).toBe(
    '\tYield\t\nExample 5\tcalc.\t47.31\n\tfound\t47.17\n\t\t48',
  )
  const html = '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>'
  expect(paragraphs(`<p num="0001">${html}</p>`)[0]!.text).toBe('a\tb\t\n\tc\td')
})

test('blanks that a formula has as signs are between its words, and those between its elements are not', () => {
  const math =
    '<math>\n <mi> x </mi>\n <mtext>&#xA0;if&#xA0;</mtext>\n <mfrac><mi>y&#xA0;</mi><mn>2</mn></mfrac>\n</math>'
  expect(paragraphs(`<p num="0001">${math}</p>`)[0]!.text).toBe('x if y/2')
  const row = math.replace('<math>', '<math><mrow>').replace('</math>', '</mrow></math>')
  expect(paragraphs(`<p num="0001">${row}</p>`)[0]!.text).toBe('x if y/2')
})

describe('the rows of a table of a claim are lines, and its cells are apart', () => {
  const rows = (row: string, cell: string) =>
    [
      ['Salt', 'mol'],
      ['NaCl', '2'],
    ]
      .map((cells) => `<${row}>${cells.map((each) => `<${cell}>${each}</${cell}>`).join('')}</${row}>`)
      .join('')
  const expected = 'A mix of\nSalt\tmol\nNaCl\t2\nin water.'

  test.each([
    ['tables', `<tables><table><tgroup><tbody>${rows('row', 'entry')}</tbody></tgroup></table></tables>`],
    ['table', `<table><tbody>${rows('tr', 'td')}</tbody></table>`],
    ['table without a body', `<table>${rows('tr', 'td')}</table>`],
    ['tgroup', `<tgroup>${rows('row', 'entry')}</tgroup>`],
    ['paragraph', `<p><table>${rows('tr', 'td')}</table></p>`],
  ])('%s of ST.36', (_name, table) => {
    expect(readPatents(patent('', `1. A mix of ${table} in water.`))!.records[0]!.claims['en']![0]!.text).toBe(expected)
  })

  test('a table of ST.32, within a paragraph or between two', () => {
    const table = `<CWU><TABLE-US><table><tgroup><tbody>${rows('row', 'entry')}</tbody></tgroup></table></TABLE-US></CWU>`
    const paragraph = (text: string) => `<PARA><PTEXT><PDAT>${text}</PDAT></PTEXT></PARA>`
    for (const claim of [
      `<PARA><PTEXT><PDAT>1. A mix of </PDAT>${table}<PDAT> in water.</PDAT></PTEXT></PARA>`,
      paragraph('1. A mix of') + table + paragraph('in water.'),
    ]) {
      const grant = `<PATDOC><SDOBI><B100><B110><DNUM><PDAT>6000001</PDAT></DNUM></B110></B100></SDOBI><SDOCL><CLM>${claim}</CLM></SDOCL></PATDOC>`
      expect(readPatents(grant)!.records[0]!.claims['en']![0]!.text).toBe(expected)
    }
  })

  test('a table of the Chinese office', () => {
    const chinese = `<cn-patent-document country="CN" doc-number="100000001" kind="A"><application-body><claims><claim num="1">
      <claim-text>1. A mix of <table>${rows('tr', 'td')}</table> in water.</claim-text></claim></claims></application-body></cn-patent-document>`
    expect(readPatents(chinese)!.records[0]!.claims['zh']![0]!.text).toBe(expected)
  })
})

test('text of a table that has no rows is kept, and text beside its rows', () => {
  const row = '<tr><td>a</td><td>b</td></tr>'
  expect(paragraphs(`<p num="0001">See <table>Yields ${row}</table></p>`)[0]!.text).toBe('See\nYields\na\tb')
  expect(paragraphs(`<p num="0001">See ${row}</p>`)[0]!.text).toBe('See\na\tb')
  expect(paragraphs('<p num="0001">See <table>x 1</table> below</p>')[0]!.text).toBe('See x 1 below')
})

test.each([
  ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', 'f(a,b)'],
  ['<mfenced open="{" close="}" separators=""><mi>a</mi><mi>b</mi></mfenced>', 'f{ab}'],
  ['<mfenced separators="; |"><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mfenced>', 'f(a;b|c|d)'],
])('brackets that MathML implies are written: %s', (math, text) => {
  expect(paragraphs(`<p num="0001">f<math>${math}</math></p>`)[0]!.text).toBe(text)
})

test('the content of an element that is none of these is not read for it, so that nesting costs nothing', () => {
  const read = vi.fn(() => 'x')
  const inner = { name: 'i', attributes: {}, content: ['x'], isUsed: false }
  expect(specialText({ name: 'b', attributes: {}, content: [inner], isUsed: false }, read, '')).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

test('documents of the USPTO from 2001 to 2004 keep scripts, tables and what is between paragraphs', () => {
  const table =
    '<table><row><entry>Salt</entry><entry>mol</entry></row><row><entry>NaCl</entry><entry>1</entry></row></table>'
  const grant = `<PATDOC><SDOBI><B100><B110><DNUM><PDAT>6000001</PDAT></DNUM></B110></B100></SDOBI><SDODE>
    <PARA><PTEXT><PDAT>m</PDAT><HIL><SP><PDAT>2</PDAT></SP></HIL></PTEXT></PARA>
    <CWU><TABLE-US><TABLE-CALS>${table}</TABLE-CALS></TABLE-US></CWU>
    <CWU><CHEM-US><EMI FILE="C00001.TIF"/></CHEM-US></CWU></SDODE></PATDOC>`
  expect(readPatents(grant)!.records[0]!.description['en']!.map(({ text }) => text)).toEqual([
    'm²',
    'Salt\tmol\nNaCl\t1',
    '[Chemical structure: C00001.TIF]',
  ])
  const application = `<patent-application-publication><subdoc-description><paragraph><number>7.</number>
    cd/m<highlight><superscript>2</superscript></highlight> <table-cwu>${table}</table-cwu></paragraph>
    </subdoc-description></patent-application-publication>`
  expect(readPatents(application)!.records[0]!.description['en']).toEqual([
    { kind: 'paragraph', number: '0007', text: 'cd/m²\nSalt\tmol\nNaCl\t1' },
  ])
})

test('rows of a table within a claim are lines, and an image in it names its file', () => {
  const table =
    '<tables><table><tgroup><tbody><row><entry>NaCl</entry><entry>1</entry></row><row><entry/><entry>2</entry></row></tbody></tgroup></table></tables>'
  const [record] = readPatents(
    patent('', `A salt of ${table} and <chemistry><img file="c1.tif"/></chemistry>\n  in water.`),
  )!.records
  expect(record!.claims['en']![0]!.text).toBe('A salt of\nNaCl\t1\n\t2\nand [Chemical structure: c1.tif] in water.')
})

test('a claim that begins with a chemical name has the number of its element', () => {
  const claims = (xml: string) =>
    readPatents(
      `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI/><claims lang="en">${xml}</claims></ep-patent-document>`,
    )!.records[0]!.claims['en']!.map(({ number, text }) => [number, text])
  expect(
    claims(
      `<claim num="0001"><claim-text>4-chloro-N-methylaniline.</claim-text></claim>
       <claim num="0002"><claim-text>2,4-dichlorophenol.</claim-text></claim>
       <claim num="0003"><claim-text>3. A pump.</claim-text></claim>`,
    ),
  ).toEqual([
    [1, '4-chloro-N-methylaniline.'],
    [2, '2,4-dichlorophenol.'],
    [3, 'A pump.'],
  ])
})
