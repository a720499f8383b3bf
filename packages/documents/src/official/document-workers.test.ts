import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { createPages } from '../pdf/print-pages.ts'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import { createDocumentWorkers } from './document-workers.ts'
import { readFields } from './read-fields.ts'

const workers = createDocumentWorkers()
const finished = (pages: ReturnType<typeof createPages>) => pages.close('', () => ({ left: '', right: '' }))
const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })

test('reads DOCX, tables too, and the fields in it', async () => {
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph('申请号：12345678'),
          new Table({ rows: [new TableRow({ children: [cell('申请人名称'), cell('云澜科技有限公司')] })] }),
        ],
      },
    ],
  })
  const read = await workers.read(await Packer.toBuffer(document))
  expect(read).toMatchObject({ kind: 'docx' })
  expect('text' in read && readFields(read.text)).toEqual({
    applicationNumber: '12345678',
    applicant: '云澜科技有限公司',
  })
})

test('reads a PDF with Chinese text', async () => {
  const pages = createPages('cn')
  pages.text('申请号：12345678')
  pages.text('商标：云澜科技有限公司')
  const read = await workers.read(await finished(pages))
  expect(read).toMatchObject({ kind: 'pdf', pages: 1 })
  expect('text' in read && readFields(read.text)).toMatchObject({ applicationNumber: '12345678' })
})

test('a PDF without text is a scan', async () => {
  expect(await workers.read(await finished(createPages('cn')))).toEqual({ fault: 'scanned' })
})

test('reads text in the code pages in which people save it', async () => {
  const gbk = Uint8Array.from([0xc9, 0xea, 0xc7, 0xeb, 0xba, 0xc5, 0x3a, 0x31, 0x32])
  expect(await workers.read(gbk)).toMatchObject({ kind: 'text', text: '申请号:12' })
  const wide = Buffer.from('\ufeff申请号:12', 'utf16le')
  expect(await workers.read(wide)).toMatchObject({ text: '申请号:12' })
})

test.each([
  ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'unknownFormat'],
  ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing else'), 'broken'],
  ['a broken PDF', Buffer.from('%PDF-1.7 and nothing else'), 'broken'],
  ['nothing', new Uint8Array(), 'empty'],
  ['a text without an end', Buffer.from('商'.repeat(100_001)), 'tooLong'],
] as const)('refuses %s', async (_, bytes, fault) => expect(await workers.read(bytes)).toEqual({ fault }))

test('refuses an archive that unpacks to gigabytes, and one that is no document', async () => {
  const bomb = new JSZip().file('word/document.xml', '0'.repeat(60 * 1024 * 1024))
  const packed = await bomb.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
  expect(packed.length).toBeLessThan(2 * 1024 * 1024)
  expect(await workers.read(packed)).toEqual({ fault: 'tooLong' })
  const sheet = await new JSZip().file('xl/workbook.xml', '<x/>').generateAsync({ type: 'nodebuffer' })
  expect(await workers.read(sheet)).toEqual({ fault: 'unknownFormat' })
})

test('gives up what takes too long', async () => {
  expect(await createDocumentWorkers({ timeMaxMs: 1 }).read(Buffer.from('x'))).toEqual({ fault: 'tooLong' })
})

test('a fault of our own is no fault of the document', async () => {
  await expect(workers.compare({ fields: null as never }, { fields: {} })).rejects.toThrow(TypeError)
})

test('anyone who waits has its turn, and too many are sent away', async () => {
  const requested = Array.from({ length: 24 }, () => workers.read(Buffer.from('商标')).catch((error: unknown) => error))
  const responses = await Promise.all(requested)
  expect(responses.filter((response) => response instanceof WorkerPoolBusy)).toHaveLength(2)
  expect(responses.slice(0, 22)).toEqual(Array.from({ length: 22 }, () => expect.objectContaining({ text: '商标' })))
})

test('threads serve one document after the other, and one that failed serves no other', async () => {
  const started: unknown[] = []
  const count = (worker: unknown) => void started.push(worker)
  process.on('worker', count)
  const own = createDocumentWorkers()
  for (let documents = 0; documents < 4; documents += 1) await own.read(Buffer.from('商标'))
  expect(started).toHaveLength(1)
  await expect(own.compare({ fields: null as never }, { fields: {} })).rejects.toThrow(TypeError)
  expect(await own.read(Buffer.from('商标'))).toMatchObject({ text: '商标' })
  expect(started).toHaveLength(2)
  process.off('worker', count)
})
