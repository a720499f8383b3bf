import { createCanvas } from '@napi-rs/canvas'
import type { ApplicationPart } from '@markwright/domain/patent-parts'
import { expect, test } from 'vitest'
import { createPages } from '../pdf/print-pages.ts'
import { withPdf } from './pdf-document.ts'
import { readApplication, splitApplication } from './split-application.ts'

const GARBAGE = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
const sentence = (no: number) =>
  `本实施例中，所述散热模组的第${no}个壳体与导热基板连接，其内部为密封的腔体，并且在上述腔体中填充材料。`

/** An application of 34 pages; of its parts those that it must be split into, null where somebody must decide. */
async function anApplication() {
  const pages = createPages('cn')
  const expected: (ApplicationPart | null)[] = []
  const page = (part: ApplicationPart | null, lines: string[], drawing = false) => {
    pages.breakPage()
    expected.push(part)
    for (const line of lines) pages.text(line, { size: 12 })
    if (drawing)
      pages.figure(300, (ctx, { x, y }) => {
        ctx.strokeStyle = '#000'
        ctx.strokeRect(x + 20, y + 20, 60 + 8 * expected.length, 200)
      })
  }
  page('abstract', ['说 明 书 摘 要', '本发明公开了一种散热模组，包括壳体和基板。'])
  page('abstractDrawing', ['摘 要 附 图', '图1'], true)
  page('claims', [
    '权 利 要 求 书',
    '1. 一种散热模组，其特征在于，包括壳体。',
    '2. 根据权利要求1所述的散热模组，其特征在于，包括基板。',
  ])
  page('claims', ['3. 根据权利要求1所述的散热模组，其特征在于，包括翅片。'])
  page('description', ['说 明 书', '技术领域', '[0001] 本发明涉及散热技术领域。'])
  for (let no = 2; no < 22; no++)
    if (no === 11) page(null, [GARBAGE])
    else page('description', [`[${String(no).padStart(4, '0')}] ${sentence(no)}`, sentence(no + 1)])
  page('drawings', ['说 明 书 附 图', '图1'], true)
  for (let no = 2; no < 8; no++) page('drawings', [`图${no}`], true)
  page(null, [], true)
  page('drawings', ['图9'], true)
  return { bytes: await pages.close('申请文件', () => ({ left: '', right: '' })), expected }
}

/** Each page as a picture. */
const drawn = (bytes: Uint8Array) =>
  withPdf(bytes, async (document) => {
    const pictures: string[] = []
    for (let no = 1; no <= document.numPages; no++) {
      const page = await document.getPage(no)
      const viewport = page.getViewport({ scale: 0.3 })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      await page.render({ canvas: canvas as never, viewport }).promise
      pictures.push(canvas.toBuffer('image/png').toString('base64'))
    }
    return pictures
  })

test('an application of more than 30 pages is split page by page; unusable pages are left for a decision', async () => {
  const { bytes, expected } = await anApplication()
  expect(expected.length).toBeGreaterThanOrEqual(30)
  const { pages, source, isScan } = await readApplication(bytes)
  expect([source, isScan]).toEqual(['pdf', false])
  expect(pages.map(({ parts }) => parts)).toEqual(expected.map((part) => part && [part]))
  const open = pages.filter(({ parts }) => parts === null)
  expect(open.map(({ state, suggested }) => [state, suggested])).toEqual([
    ['garbage', 'description'],
    ['none', 'drawings'],
  ])

  const parts = pages.map(({ parts: each, suggested }) => each ?? [suggested!])
  const files = (await splitApplication(bytes, parts))!
  expect(files.map(({ part }) => part)).toEqual(['claims', 'description', 'drawings', 'abstract', 'abstractDrawing'])
  const original = await drawn(bytes)
  expect(new Set(original).size).toBe(original.length)
  for (const file of files)
    expect(await drawn(file.bytes)).toEqual(original.filter((_, at) => parts[at]!.includes(file.part)))
}, 60_000)

test('a scan without text is named as such and can be split by hand', async () => {
  const pages = createPages('cn')
  for (let no = 0; no < 2; no++) {
    pages.breakPage()
    pages.figure(300, (ctx, { x, y }) => ctx.fillRect(x, y, 50 + no, 50))
  }
  const bytes = await pages.close('scan', () => ({ left: '', right: '' }))
  const read = await readApplication(bytes)
  expect(read.isScan).toBe(true)
  expect(read.pages.map(({ parts, suggested }) => [parts, suggested])).toEqual([
    [null, null],
    [null, null],
  ])
  const files = (await splitApplication(bytes, [['claims'], ['claims', 'drawings']]))!
  expect(files.map(({ part, pages: count }) => [part, count])).toEqual([
    ['claims', 2],
    ['drawings', 1],
  ])
}, 60_000)

test('what is no application is refused', async () => {
  await expect(readApplication(Buffer.from('no PDF'))).rejects.toMatchObject({ fault: 'unknownFormat' })
  await expect(readApplication(Buffer.from('%PDF-1.4 broken'))).rejects.toMatchObject({
    fault: 'broken',
    message: expect.stringContaining('InvalidPDFException'),
  })
})
