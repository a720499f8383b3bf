import { writeTag } from '@markwright/domain/texts/inline-tags'
import { expect, test } from 'vitest'
import {
  conceptsOfRows,
  readCsv,
  readTbx,
  rowsOfConcepts,
  writeGlossaryCsv,
  writeTbx,
  type GlossaryConcept,
} from './glossary-files.ts'
import { readGlossaryWorkbook, writeGlossaryWorkbook } from './glossary-workbook.ts'
import { decodeText, oneChunk } from './read-xml.ts'
import { readTmx, writeTmx } from './tmx.ts'

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
const joined = async (parts: AsyncIterable<string>) => (await all(parts)).join('')

const open = writeTag({ kind: 'open', number: 1 })
const close = writeTag({ kind: 'close', number: 1 })
const single = writeTag({ kind: 'single', number: 2 })

test('a memory comes back from TMX as it went in, tags and special characters included', async () => {
  const entries = [
    {
      id: 'a&"1"',
      source: `一种${open}轴承${close}${single}。`,
      target: `A ${open}bearing${close}${single}.`,
      changedAt: new Date(0),
    },
    { id: 'b', source: '<装置> & "x"', target: 'device\u0000 ]]>' },
  ]
  const file = await joined(writeTmx(entries, 'zh-cn_en-us'))
  expect(await all(readTmx(oneChunk(file)))).toEqual([
    { id: 'a&"1"', changedAt: '19700101T000000Z', texts: { 'zh-cn': entries[0]?.source, 'en-us': entries[0]?.target } },
    { id: 'b', changedAt: null, texts: { 'zh-cn': '<装置> & "x"', 'en-us': 'device ]]>' } },
  ])
})

test('TMX of other programs: codes become tags, other languages are passed over', async () => {
  const file = `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header/><body>
    <tu><tuv xml:lang="EN-GB"><seg>A <bpt i="1">&lt;b&gt;</bpt>bearing<ept i="1">&lt;/b&gt;</ept><ph>{f}</ph> <hi>and</hi> x</seg></tuv>
        <tuv xml:lang="ZH-CN"><seg>轴承</seg></tuv><tuv xml:lang="de"><seg>Lager</seg></tuv></tu>
    <tu><tuv lang="zh_TW"><seg>軸承</seg></tuv><tuv lang="en"><seg>bearing</seg></tuv></tu>
    <tu><tuv xml:lang="ja"><seg>軸受</seg></tuv><tuv xml:lang="zh-Hans"><seg>轴承</seg></tuv></tu></body></tmx>`
  const units = await all(readTmx(oneChunk(file)))
  expect(units.map(({ texts }) => texts)).toEqual([
    { 'en-us': `A ${open}bearing${close}${single} and x`, 'zh-cn': '轴承' },
    { 'ja-jp': '軸受', 'zh-cn': '轴承' },
  ])
})

test.each([
  ['<tmx><body><tu>', 'not-xml'],
  ['no xml', 'not-xml'],
  ['<html/>', 'wrong-format'],
  ['<!DOCTYPE tmx [<!ENTITY a "aaaa">]><tmx>&a;</tmx>', 'doctype'],
  ['<tmx>'.repeat(200), 'not-xml'],
])('%s is refused', async (file, fault) => {
  await expect(all(readTmx(oneChunk(file)))).rejects.toMatchObject({ fault })
})

const concepts: GlossaryConcept[] = [
  { id: 'c1', note: 'of a shaft', terms: { 'zh-cn': '轴承', 'en-us': 'bearing', 'ja-jp': '軸受' } },
  { id: 'c2', note: '', terms: { 'zh-cn': '壳体, "外壳"', 'en-us': '=housing' } },
]

test('a glossary comes back from TBX, CSV and XLSX as it went in', async () => {
  expect(await all(readTbx(oneChunk(await joined(writeTbx('A & B', concepts)))))).toEqual(concepts)
  const wanted = concepts.map(({ terms, note }) => ({ terms, note }))
  const fromCsv = conceptsOfRows(await readCsv(writeGlossaryCsv(concepts)), null)
  expect(fromCsv.concepts.map(({ terms, note }) => ({ terms, note }))).toEqual(wanted)
  const fromXlsx = conceptsOfRows(await readGlossaryWorkbook(await writeGlossaryWorkbook(concepts)), null)
  expect(fromXlsx.concepts.map(({ terms, note }) => ({ terms, note }))).toEqual(wanted)
})

test('the earlier TBX is read as well', async () => {
  const file = `<martif type="TBX"><text><body><termEntry id="x"><descrip type="definition">d</descrip>
    <langSet xml:lang="en"><tig><term>bearing</term></tig><tig><term>journal</term></tig></langSet>
    <langSet xml:lang="zh-CN"><ntig><termGrp><term>轴承</term></termGrp></ntig></langSet></termEntry></body></text></martif>`
  expect(await all(readTbx(oneChunk(file)))).toEqual([
    { id: 'x', note: 'd', terms: { 'en-us': 'bearing', 'zh-cn': '轴承' } },
  ])
})

test('tables: heads in three languages, semicolons and tabs, no head, rows without two terms', async () => {
  const rows = conceptsOfRows(await readCsv('\uFEFF英文;中文;备注\nbearing;轴承;n\nhousing;;\n'), null)
  expect(rows).toEqual({
    concepts: [{ id: null, note: 'n', row: 2, terms: { 'en-us': 'bearing', 'zh-cn': '轴承' } }],
    incomplete: [3],
  })
  expect(conceptsOfRows(await readCsv('轴承\tbearing'), ['zh-cn', 'en-us']).concepts).toMatchObject([
    { terms: { 'en-us': 'bearing' } },
  ])
  expect(() => conceptsOfRows([['a', 'b']], null)).toThrow('no-columns')
  await expect(readCsv('a,"b')).rejects.toMatchObject({ fault: 'unreadable' })
  await expect(readGlossaryWorkbook(Buffer.from('PK nonsense'))).rejects.toMatchObject({ fault: 'unreadable' })
  expect(rowsOfConcepts([])).toHaveLength(1)
})

test('texts are decoded by their mark, as UTF-8, or as Chinese spreadsheets save them', () => {
  expect(decodeText(Buffer.from('\uFEFF轴承', 'utf16le'))).toBe('轴承')
  expect(decodeText(Buffer.from('轴承'))).toBe('轴承')
  expect(decodeText(Uint8Array.of(0xd6, 0xe1, 0xb3, 0xd0))).toBe('轴承')
})
