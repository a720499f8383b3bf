import { expect, test } from 'vitest'
import { mathLetters } from '../xml/math-letters.ts'
import { readPatentRecord } from './json-documents.ts'
import { readPatents } from './read-patents.ts'

const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

test.each(NAMES)('a text in a variant named %s stays as it is', (name) => {
  expect(mathLetters('x', name)).toBe('x')
})

test.each(NAMES)('%s as a value or an element of a publication is an unknown one like any other', (name) => {
  const [record] = readPatents(
    `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI>
      <B500><B540><B541>${name}</B541><B542>Other</B542><B541>en</B541><B542>Pump</B542></B540></B500>
      <B600><${name}><parent><pdoc><dnum><anum>98100000</anum></dnum></pdoc></parent></${name}></B600></SDOBI>
      <description><p num="1">a <img file="m.tif" img-content="${name}"/>
      <math><mi mathvariant="${name}">x</mi></math></p><p num="2">of <math><${name}>y</${name}></math></p></description>
    </ep-patent-document>`,
  )!.records
  expect(record!.titles).toEqual({ en: 'Pump' })
  expect(record!.related).toEqual([])
  expect(record!.description['en']).toMatchObject([
    { text: 'a [Image: m.tif] x', formulas: [{ mathml: '<math displaystyle="true"><mi>x</mi></math>' }] },
    { text: 'of y' },
  ])
})

test.each(NAMES)('%s as the kind of an application or as the element around publications hides nothing', (name) => {
  const [record] = readPatents(
    `<${name}><us-patent-grant><us-bibliographic-data-grant>
      <application-reference appl-type="${name}"><document-id><doc-number>1</doc-number></document-id></application-reference>
      <us-related-documents><${name}><relation><parent-doc><document-id><doc-number>2</doc-number></document-id>
      </parent-doc></relation></${name}></us-related-documents>
    </us-bibliographic-data-grant></us-patent-grant></${name}>`,
  )!.records
  expect(record).toMatchObject({ type: 'other', related: [] })
})

test.each(NAMES)('a formula of a record in JSON with the variant %s is read', (name) => {
  const mathml = `<math><mi mathvariant="${name}">x</mi></math>`
  const text = { kind: 'paragraph', text: 'x', formulas: [{ start: 0, end: 1, mathml }] }
  const record = readPatentRecord({ country: 'EP', number: '1', description: { en: [text] } })
  expect(record.description['en']![0]!.formulas).toHaveLength(1)
})
