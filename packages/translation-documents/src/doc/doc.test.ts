import { afterAll, beforeAll, expect, test } from 'vitest'
import { docFile } from '../testing/doc-file.ts'
import { translateAll } from '../testing/translate-all.ts'
import { unzip } from '../testing/zip-file.ts'
import { readTranslationDocument } from '../translate-document.ts'

// With LibreOffice, a DOC is read as the DOCX that it makes of it.
const path = process.env['PATH']
beforeAll(() => {
  process.env['PATH'] = ''
})
afterAll(() => {
  process.env['PATH'] = path
})

test('the text of a DOC is returned as DOCX, and what could not be read is said', async () => {
  const bytes = docFile(
    '权利要求书\r1. 一种散热装置。\r参数\u0007数值\u0007\u0007厚度\u00075 mm\u0007\u0007\r说明书',
    '注释。',
  )
  const { texts, notes, format, written } = await translateAll(bytes, 'a.doc', (text) => `${text}x`)
  expect(format).toBe('doc')
  expect(notes).toEqual([{ kind: 'textOnly' }])
  expect(written.extension).toBe('docx')
  expect(texts.filter((text) => !/参数|数值|厚度|mm/.test(text))).toEqual([
    '权利要求书',
    '1. 一种散热装置。',
    '说明书',
    '注释。',
  ])
  const xml = (await unzip(written.bytes))['word/document.xml']!
  expect(texts.filter((text) => !xml.includes(`${text}x<`))).toEqual([])
})

test('a DOC behind a password is refused', async () => {
  const bytes = Buffer.from(docFile('一种散热装置。'))
  const header = bytes.indexOf(Buffer.from([0xec, 0xa5]))
  bytes[header + 11]! |= 1
  await expect(readTranslationDocument(bytes, 'a.doc')).rejects.toMatchObject({ problem: 'encrypted' })
})

test('a broken DOC is refused', async () => {
  const bytes = Buffer.from(docFile('一种散热装置。'))
  await expect(readTranslationDocument(bytes.subarray(0, 3_000), 'a.doc')).rejects.toMatchObject({ problem: 'broken' })
})
