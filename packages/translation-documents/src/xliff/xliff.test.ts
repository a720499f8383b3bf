import { expect, test } from 'vitest'
import { readTmx, type TmxUnit } from '@markwright/translation/tmx'
import { Readable } from 'node:stream'
import { docxFile } from '../testing/docx-file.ts'
import { translateAll } from '../testing/translate-all.ts'

const first = (units: string) =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="zh" datatype="plaintext"><body>${units}</body></file></xliff>`
const second = (units: string) =>
  `<?xml version="1.0"?><xliff version="2.1" srcLang="zh" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">${units}</file></xliff>`

async function translated(xliff: string, work: (text: string) => string) {
  const { texts, written } = await translateAll(Buffer.from(xliff), 'a.xlf', work)
  return { texts, written, xliff: Buffer.from(written.bytes).toString() }
}

test('XLIFF 1.2: targets hold the tags of the source', async () => {
  const unit = (target: string) =>
    `<trans-unit id="1"><source>一种<g id="1">散热<x id="2"/></g>装置<ph id="3">{0}</ph></source>${target}<note>n</note></trans-unit>`
  const { texts, xliff } = await translated(first(unit('<target/>')), () => 'A <3/>device for <1>cooling<2/></1>')
  expect(texts).toEqual(['一种<1>散热<2/></1>装置<3/>'])
  expect(xliff).toContain(
    unit(
      '<target state="needs-review-translation" state-qualifier="mt-suggestion">A <ph id="3">{0}</ph>device for <g id="1">cooling<x id="2"/></g></target>',
    ),
  )
  expect(xliff).toContain('target-language="en-US"')
})

test('XLIFF 1.2: units that are done or locked are left alone, and so is what is around divided sources', async () => {
  const { texts, xliff } = await translated(
    first(
      '<trans-unit id="1"><source>甲</source><target state="translated">A</target></trans-unit>' +
        '<trans-unit id="2" translate="no"><source>乙</source></trans-unit>' +
        '<trans-unit id="3" approved="yes"><source>丙</source><target/></trans-unit>' +
        '<trans-unit id="4"><source>丁</source><target state="needs-translation">old</target></trans-unit>' +
        '<trans-unit id="5"><source>戊。己</source><seg-source><mrk mtype="seg" mid="1">戊。</mrk> <mrk mtype="seg" mid="2">己</mrk></seg-source></trans-unit>',
    ),
    (text) => `${text}x`,
  )
  expect(texts).toEqual(['丁', '戊。', '己'])
  expect(xliff).toContain('<target state="translated">A</target>')
  expect(xliff).toContain('>丁x</target>')
  expect(xliff).toContain('><mrk mtype="seg" mid="1">戊。x</mrk> <mrk mtype="seg" mid="2">己x</mrk></target>')
})

test('XLIFF 2: segments with their tags, states and languages', async () => {
  const { texts, xliff } = await translated(
    second(
      '<unit id="u1"><segment id="s1"><source>一种<pc id="1">散热</pc>装置<ph id="2"/></source></segment><ignorable><source> </source></ignorable></unit>' +
        '<unit id="u2" translate="no"><segment><source>甲</source></segment></unit>' +
        '<unit id="u3"><segment state="reviewed"><source>乙</source><target>B</target></segment></unit>',
    ),
    () => 'A <1>cooling</1> device',
  )
  expect(texts).toEqual(['一种<1>散热</1>装置<2/>'])
  expect(xliff).toContain(
    '<segment id="s1" state="translated"><source>一种<pc id="1">散热</pc>装置<ph id="2"/></source><target>A <pc id="1">cooling</pc> device<ph id="2"/></target></segment>',
  )
  expect(xliff).toContain('trgLang="en-US"')
})

test('the XLIFF of a document can be read again: the same segments with the same tags', async () => {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const note = '<w:r><w:footnoteReference w:id="1"/></w:r>'
  const docx = await docxFile({
    body: `<w:p>${run('一种 &amp; ')}${run('散热', '<w:b/>')}${note}${run('装置&lt;')}</w:p>`,
  })
  const work = () => 'A <1>cool</1><2/> device'
  const own = await translateAll(docx, 'a.docx', work, { output: 'xliff' })
  const xliff = Buffer.from(own.written.bytes).toString()
  expect(xliff).toContain('<g id="1" ctype="bold">cool</g><x id="2"/> device</target>')
  const again = await translated(xliff.replaceAll(/<target.*?<\/target>/g, ''), (text) => text)
  expect(again.texts).toEqual(own.texts)
})

test('TMX holds the pairs with their tags', async () => {
  const docx = await docxFile({
    body: '<w:p><w:r><w:t>一种</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>板</w:t></w:r></w:p><w:p><w:r><w:t>A&amp;B</w:t></w:r></w:p>',
  })
  const { written, segments } = await translateAll(
    docx,
    'a.docx',
    (text) => (text.includes('一') ? 'A <1>plate</1>' : text),
    { output: 'tmx' },
  )
  const file = Readable.from([Buffer.from(written.bytes).toString()])
  const units: TmxUnit[] = []
  for await (const unit of readTmx(file)) units.push(unit)
  expect(units.map(({ id, texts }) => [id, texts['zh-cn'], texts['en-us']])).toEqual([
    [segments[0]!.id, segments[0]!.text, segments[0]!.text.replace('一种', 'A ').replace('板', 'plate')],
    [segments[1]!.id, 'A&B', 'A&B'],
  ])
})
