import { expect, test } from 'vitest'
import { type DocumentProblem, documentProblems } from './document-problem.ts'
import { translationDocumentLimits as limits } from './limits.ts'
import { docxFile, NAMESPACES } from './testing/docx-file.ts'
import { createRandom } from './testing/random.ts'
import { randomDocx } from './testing/random-docx.ts'
import { bomb, zipFile } from './testing/zip-file.ts'
import { readTranslationDocument } from './translate-document.ts'
import { createTranslationDocuments } from './translation-documents.ts'

const documents = createTranslationDocuments()
const problemOf = async (bytes: Uint8Array, name: string) => {
  const read = await documents.read(bytes, name)
  return 'problem' in read ? read.problem : null
}

const paragraph = '<w:p><w:r><w:t>一种装置</w:t></w:r></w:p>'
const body = (inner: string) => docxFile({ body: inner })
const withMain = async (xml: string) =>
  await zipFile({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': xml,
  })
const wide = (text: string) => Buffer.from(text, 'utf16le')
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.concat([wide(`${name}\0`), Buffer.alloc(512)])),
  ])
/** A PDF that cannot be opened without a password. */
const protectedPdf = () => {
  const key = Buffer.alloc(32, 7).toString('hex')
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `trailer<</Root 1 0 R/ID[<${key}><${key}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>>>\n%%EOF`,
  )
}
const encryptedArchive = async () => {
  const bytes = Buffer.from(await body(paragraph))
  // The flag of encryption, in the local headers and in the directory.
  for (const [signature, offset] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = bytes.indexOf(signature, 0, 'latin1'); at >= 0; at = bytes.indexOf(signature, at + 1, 'latin1'))
      bytes[at + offset]! |= 1
  return bytes
}
const BOMB = 300 * 2 ** 20

test.each<[string, DocumentProblem, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['an archive that unpacks to gigabytes', 'archiveBomb', 'a.docx', () => bomb('word/document.xml', BOMB)],
  ['an archive that lies about its size', 'broken', 'a.docx', () => bomb('word/document.xml', BOMB, 100)],
  [
    'an archive of countless parts',
    'archiveBomb',
    'a.docx',
    () => zipFile(Object.fromEntries(Array.from({ length: limits.partsMax + 1 }, (_, at) => [`${at}`, '']))),
  ],
  ['a long part', 'tooComplex', 'a.docx', () => body(`<!--${'x'.repeat(limits.xmlBytesMax)}-->`)],
  [
    'tables in tables without end',
    'tooComplex',
    'a.docx',
    () => body('<w:tbl>'.repeat(20_000) + '</w:tbl>'.repeat(20_000)),
  ],
  [
    'a document with macros',
    'macros',
    'a.docx',
    () => docxFile({ body: paragraph, mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
  ],
  [
    'a document with a part of macros',
    'macros',
    'a.docx',
    () =>
      docxFile({
        body: paragraph,
        others: [{ name: 'vbaProject.bin', type: 'application/vnd.ms-office.vbaProject', content: 'x' }],
      }),
  ],
  ['a name of a file with macros', 'macros', 'a.docm', () => body(paragraph)],
  ['an old document with macros', 'macros', 'a.doc', () => compound('WordDocument', '_VBA_PROJECT')],
  [
    'an external entity',
    'entities',
    'a.docx',
    () => withMain('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  ],
  [
    'entities that grow',
    'entities',
    'a.docx',
    () => withMain('<!DOCTYPE x [<!ENTITY a "1234567890"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'),
  ],
  [
    'an entity in XLIFF',
    'entities',
    'a.xlf',
    () =>
      Buffer.from('<?xml version="1.0"?><!DOCTYPE xliff [<!ENTITY e SYSTEM "http://localhost/">]><xliff>&e;</xliff>'),
  ],
  [
    'an entity that nobody declared',
    'broken',
    'a.docx',
    () => withMain(`<w:document ${NAMESPACES}>&nothing;</w:document>`),
  ],
  ['a document behind a password', 'encrypted', 'a.docx', () => compound('EncryptedPackage', 'EncryptionInfo')],
  ['an archive behind a password', 'encrypted', 'a.docx', encryptedArchive],
  ['a PDF behind a password', 'encrypted', 'a.pdf', protectedPdf],
  ['half an archive', 'broken', 'a.docx', async () => (await body(paragraph)).subarray(0, 900)],
  ['XML without an end', 'broken', 'a.docx', () => withMain(`<w:document ${NAMESPACES}><w:body><w:p>`)],
  ['half a PDF', 'broken', 'a.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  ['an old workbook', 'unsupportedType', 'a.xls', () => compound('Workbook')],
  ['an image', 'unsupportedType', 'a.png', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an archive of something else', 'unsupportedType', 'a.zip', () => zipFile({ 'a.txt': 'x' })],
  ['a web page', 'unsupportedType', 'a.html', () => Buffer.from('<!doctype html><p>x</p>')],
  ['a web page behind a comment', 'unsupportedType', 'a', () => Buffer.from('\uFEFF<!-- x -->\n<html><p>x</p>')],
  ['a text under the name of a document', 'unsupportedType', 'a.docx', () => Buffer.from('电池')],
  ['a text under the name of a program', 'unsupportedType', 'a.EXE', () => Buffer.from('battery')],
  ['a part of a web page', 'unsupportedType', 'a.htm', () => Buffer.from('<p>x</p>')],
  ['other XML under the name of XLIFF', 'unsupportedType', 'a.xlf', () => Buffer.from('<?xml version="1.0"?><a>x</a>')],
  ['a document without text', 'empty', 'a.docx', () => body('<w:p/>')],
  ['an empty text', 'empty', 'a.txt', () => Buffer.from(' \n\t\n')],
  ['a text of 100 MB', 'fileTooLarge', 'a.txt', () => Buffer.alloc(100 * 2 ** 20, 'a device ')],
  ['XLIFF of 100 MB', 'fileTooLarge', 'a.xlf', () => Buffer.alloc(100 * 2 ** 20, '<xliff>')],
  [
    'a PDF of 100 MB',
    'fileTooLarge',
    'a.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(100 * 2 ** 20)]),
  ],
  ['too many words', 'tooManyWords', 'a.txt', () => Buffer.from('装置'.repeat(limits.wordsMax / 2) + '了')],
])('refuses %s as %s', async (_, problem, name, make) => {
  expect(await problemOf(await make(), name)).toBe(problem)
})

test('as many words as are allowed are read, and those of what is refused are counted', async () => {
  const words = await documents.read(Buffer.from('装置'.repeat(limits.wordsMax / 2)), 'a.txt')
  expect(words).toMatchObject({ format: 'txt', words: limits.wordsMax })
  expect(await documents.read(Buffer.from('a b '.repeat(limits.wordsMax)), 'a.txt')).toEqual({
    problem: 'tooManyWords',
    words: 2 * limits.wordsMax,
  })
})

test('a text of nothing but comments is a text, and found to be one at once', async () => {
  const text = Buffer.from(`${'<!---->'.repeat(140)}x`)
  expect(await documents.read(text, 'a.txt')).toMatchObject({ format: 'txt' })
  expect(await problemOf(Buffer.from(`${'<!---->'.repeat(140)}<html>`), 'a')).toBe('unsupportedType')
})

test('every problem is described in both languages', () => {
  for (const { cn, en } of Object.values(documentProblems)) {
    expect(cn).toMatch(/\p{sc=Han}/u)
    expect(en).toMatch(/^[^\p{sc=Han}]+\.$/u)
  }
})

test('a damaged document is read or refused, and nothing else', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = createRandom(seed)
    const bytes = Uint8Array.from((await randomDocx(seed)).bytes)
    for (let damage = 0; damage < 1 + random.below(6); damage++) bytes[random.below(bytes.length)] = random.below(256)
    const read = await readTranslationDocument(bytes, 'a.docx').catch((error: unknown) => error)
    expect(read, `seed ${seed}`).toSatisfy((found: object) => 'segments' in found || 'problem' in found)
  }
})

test('a document with elements where none belong is read or refused, and nothing else', async () => {
  const types =
    'p r t rPr pPr tbl tr tc sdt sdtContent hyperlink fldChar instrText ins del bookmarkStart rFonts ruby'.split(' ')
  for (let seed = 1; seed <= 60; seed++) {
    const random = createRandom(seed)
    const nest = (depth: number): string =>
      random
        .times(0, 4, () => {
          const type = random.pick(types)
          const attribute = random.chance(0.5)
            ? ` w:val="${random.below(9)}" w:fldCharType="${random.pick(['begin', 'separate', 'end'])}"`
            : ''
          return `<w:${type}${attribute}>${depth > 0 ? nest(depth - 1) : '字'}</w:${type}>`
        })
        .join('')
    const read = await readTranslationDocument(await body(nest(6)), 'a.docx').catch((error: unknown) => error)
    expect(read, `seed ${seed}`).toSatisfy((found: object) => 'segments' in found || 'problem' in found)
  }
})
