import { expect, test } from 'vitest'
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
    { kind: 'paragraph', number: '0046', text: '[Chemical structure: imgb0018.tif]' },
    { kind: 'paragraph', number: '0047', text: '[Formula: m.tif]' },
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
