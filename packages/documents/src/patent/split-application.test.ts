import { createCanvas } from '@napi-rs/canvas'
import type { ApplicationPart, PageSection } from '@markwright/domain/patents/patent-parts'
import { expect, test } from 'vitest'
import { createPages } from '../pdf/print-pages.ts'
import { PageNotCut } from '../official/read-document.ts'
import { readTexts } from '../testing/read-texts.ts'
import { withPdf } from './pdf-document.ts'
import { redactPages } from './redact-pages.ts'
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
      pages.figure(300, '图1', (canvas, { x, y }) =>
        canvas.frame({ x: x + 20, y: y + 20, width: 60 + 8 * expected.length, height: 200 }, '#000000'),
      )
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

const whole = (parts: readonly ApplicationPart[] | null): PageSection[] => [{ top: 0, parts }]

/** Its text, page by page, without blanks. */
const textsOf = async (bytes: Uint8Array) =>
  (await readTexts(bytes)).map((texts) => texts.join('').replaceAll(/\s/g, ''))

/** Each page as an image. */
const drawn = (bytes: Uint8Array) =>
  withPdf(bytes, async (document) => {
    const images: string[] = []
    for (let no = 1; no <= document.numPages; no++) {
      const page = await document.getPage(no)
      const viewport = page.getViewport({ scale: 0.3 })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      await page.render({ canvas: canvas as never, viewport }).promise
      images.push(canvas.toBuffer('image/png').toString('base64'))
    }
    return images
  })

/** The points of a page, row by row. */
const pointsOf = (bytes: Uint8Array, no: number) =>
  withPdf(bytes, async (document) => {
    const page = await document.getPage(no)
    const viewport = page.getViewport({ scale: 0.5 })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const canvas = createCanvas(width, height)
    await page.render({ canvas: canvas as never, viewport }).promise
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
    return { width, height, row: (y: number) => Buffer.from(data.slice(y * width * 4, (y + 1) * width * 4)) }
  })

test('an application of more than 30 pages is split page by page; unusable pages are left for a decision', async () => {
  const { bytes, expected } = await anApplication()
  expect(expected.length).toBeGreaterThanOrEqual(30)
  const { pages, source, isScan } = await readApplication(bytes)
  expect([source, isScan]).toEqual(['pdf', false])
  expect(pages.map(({ sections }) => sections)).toEqual(expected.map((part) => [{ top: 0, parts: part && [part] }]))
  const open = pages.filter(({ sections }) => sections[0]!.parts === null)
  expect(open.map(({ state, suggested }) => [state, suggested])).toEqual([
    ['garbage', 'description'],
    ['none', 'drawings'],
  ])

  const parts = pages.map(({ sections, suggested }) => sections[0]!.parts ?? [suggested!])
  const files = (await splitApplication(bytes, parts.map(whole)))!
  expect(files.map(({ part }) => part)).toEqual(['claims', 'description', 'drawings', 'abstract', 'abstractDrawing'])
  const original = await drawn(bytes)
  expect(new Set(original).size).toBe(original.length)
  for (const file of files)
    expect(await drawn(file.bytes)).toEqual(original.filter((_, at) => parts[at]!.includes(file.part)))
}, 60_000)

/** An application whose parts begin within its pages. */
async function dense() {
  const pages = createPages('cn')
  const write = (lines: string[]) => lines.forEach((line) => pages.text(line, { size: 12 }))
  pages.space(120)
  write([
    '发明专利申请书',
    '申请人：某某公司',
    '发明人：张某',
    '【权利要求书】',
    '1. 一种散热模组，其特征在于，包括壳体。',
  ])
  pages.breakPage()
  write(['说明书', '[0001] 本发明涉及散热技术领域。', '具体实施方式', sentence(1), sentence(2)])
  pages.space(60)
  write(['【摘要】', '本发明公开了一种散热模组，包括壳体和基板。', '【摘要附图】', '图1'])
  pages.figure(200, '图1', (canvas, { x, y }) =>
    canvas.frame({ x: x + 20, y: y + 20, width: 60, height: 100 }, '#000000'),
  )
  return pages.close('申请文件', () => ({ left: '', right: '' }))
}

test('a page in which parts begin is cut there, and nothing of the one is in the PDF of the other', async () => {
  const bytes = await dense()
  const { pages } = await readApplication(bytes)
  expect(pages.map(({ sections }) => sections.map(({ parts }) => parts))).toEqual([
    [[], ['claims']],
    [['description'], ['abstract'], ['abstractDrawing']],
  ])
  for (const { sections, breaks } of pages) for (const { top } of sections.slice(1)) expect(breaks).toContain(top)
  const files = (await splitApplication(
    bytes,
    pages.map(({ sections }) => sections),
  ))!
  const texts = new Map<string, string[]>()
  for (const file of files) texts.set(file.part, await textsOf(file.bytes))
  const bare = (text: string) => text.replaceAll(/\s/g, '')
  expect(Object.fromEntries(texts)).toEqual({
    claims: [bare('【权利要求书】1. 一种散热模组，其特征在于，包括壳体。')],
    description: [bare(`说明书[0001] 本发明涉及散热技术领域。具体实施方式${sentence(1)}${sentence(2)}`)],
    abstract: ['【摘要】本发明公开了一种散热模组，包括壳体和基板。'],
    abstractDrawing: ['【摘要附图】图1'],
  })

  // What is shown is what the original shows there, and white elsewhere.
  const [original, shown] = [await pointsOf(bytes, 2), await pointsOf(files[2]!.bytes, 1)]
  const [from, to] = pages[1]!.sections.slice(1).map(({ top }) => Math.round(top * original.height))
  const rows = Array.from({ length: original.height }, (_, y) => y).filter((y) => y !== from && y !== to)
  for (const y of rows) {
    const isAbstract = y > from! && y < to!
    const expected = isAbstract ? original.row(y) : Buffer.alloc(original.width * 4, 255)
    expect(Buffer.compare(shown.row(y), expected), `row ${y}`).toBe(0)
  }
}, 60_000)

test('a cut that a member put through a line loses none of it', async () => {
  const bytes = await dense()
  const { pages } = await readApplication(bytes)
  const full = (await textsOf(bytes))[1]!
  const breaks = pages[1]!.breaks
  for (const cut of [breaks[1]! + 0.006, breaks[1]! + 0.012, 0.1, 0.12]) {
    const sections: PageSection[] = [
      { top: 0, parts: ['description'] },
      { top: cut, parts: ['abstract'] },
    ]
    const files = (await splitApplication(bytes, [whole([]), sections]))!
    const [description, abstract] = [await textsOf(files[0]!.bytes), await textsOf(files[1]!.bytes)]
    expect(description[0]! + abstract[0]!).toBe(full)
  }
}, 60_000)

test('a PDF with text of another part, or without some of its own, is an error that names the page', async () => {
  const bytes = await dense()
  const sections = (await readApplication(bytes)).pages.map((page) => page.sections)
  const nothingRemoved: typeof redactPages = async (input) => input
  await expect(splitApplication(bytes, sections, nothingRemoved)).rejects.toThrow(new PageNotCut(1))
  const allRemoved: typeof redactPages = (input, pages) =>
    redactPages(
      input,
      pages.map(({ page }) => ({ page, bands: [{ top: 0, bottom: 1 }] })),
    )
  await expect(splitApplication(bytes, sections, allRemoved)).rejects.toThrow(new PageNotCut(1))
}, 60_000)

test('claims that begin without a heading after the description are found', async () => {
  const pages = createPages('cn')
  for (const line of ['说明书', '[0001] 本发明涉及散热技术领域。', `[0002] ${sentence(1)}`, sentence(2)])
    pages.text(line, { size: 12 })
  for (const line of [
    '1. 一种散热模组，其特征在于，包括壳体。',
    '2. 根据权利要求1所述的散热模组，其特征在于，包括基板。',
  ])
    pages.text(line, { size: 12 })
  const { pages: read } = await readApplication(await pages.close('申请文件', () => ({ left: '', right: '' })))
  expect(read[0]!.sections.map(({ parts }) => parts)).toEqual([['description'], ['claims']])
}, 60_000)

test('a scan without text is named as such and can be split by hand', async () => {
  const pages = createPages('cn')
  for (let no = 0; no < 2; no++) {
    pages.breakPage()
    pages.figure(300, '图1', (canvas, { x, y }) => canvas.rect({ x, y, width: 50 + no, height: 50 }, '#000000'))
  }
  const bytes = await pages.close('scan', () => ({ left: '', right: '' }))
  const read = await readApplication(bytes)
  expect(read.isScan).toBe(true)
  expect(read.pages.map(({ sections, suggested }) => [sections[0]!.parts, suggested])).toEqual([
    [null, null],
    [null, null],
  ])
  const files = (await splitApplication(bytes, [whole(['claims']), whole(['claims', 'drawings'])]))!
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
