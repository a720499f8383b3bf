import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { countWords } from '@markwright/domain/texts/count-words'
import { expect, test } from 'vitest'
import { pdfFile, writeLines } from '../testing/pdf-file.ts'
import { translateAll } from '../testing/translate-all.ts'
import { unzip } from '../testing/zip-file.ts'
import { readTranslationDocument } from '../translate-document.ts'

const texts = async (...pages: ((ctx: SKRSContext2D) => void)[]) =>
  (await translateAll(pdfFile(pages), 'a.pdf', (text) => text)).texts

/** Breaks a text into lines of so many characters, as a page does; the first is indented. */
const paragraph = (text: string, length = 40): string[] => {
  const lines: string[] = []
  let rest = `　　${text}`
  for (; rest.length > length; rest = rest.slice(length)) lines.push(rest.slice(0, length))
  return [...lines, rest]
}
const LONG =
  '本发明涉及半导体照明散热技术领域，具体涉及一种利用相变材料实现高效热缓冲的散热模组，适用于大功率照明灯具以及车灯等需要散热的光电器件。'
const OTHER =
  '所述散热壳体为中空密封结构，内部形成密封腔体，材质为铝合金或铜合金，相变材料层填充在所述密封腔体内，所述导热基板设置在上表面。'

test('lines are put together to paragraphs, in Chinese without blanks', async () => {
  const found = await texts((ctx) => {
    writeLines(ctx, ['说明书'], { x: 270, y: 80, size: 16 })
    writeLines(ctx, [...paragraph(LONG), ...paragraph(OTHER)], { y: 130 })
  })
  expect(found).toEqual(['说明书', LONG, OTHER])
})

test('words are put together, those that a line divides too', async () => {
  const found = await texts((ctx) => {
    const lines = [
      'The present invention relates to the cooling of semiconductor light sources,',
      'and more particularly to a heat sink module with a phase change mate-',
      'rial in a sealed housing that is made of an aluminium alloy or of a heat-',
      'conducting polymer, which may be heat-conducting throughout.',
      '2. The module according to claim 1.',
    ]
    writeLines(ctx, lines, { y: 100 })
  })
  expect(found).toEqual([
    'The present invention relates to the cooling of semiconductor light sources, and more particularly to a heat sink module with a phase change material in a sealed housing that is made of an aluminium alloy or of a heat-conducting polymer, which may be heat-conducting throughout.',
    '2. The module according to claim 1.',
  ])
})

test('columns are read one after the other', async () => {
  const column = (name: string) =>
    Array.from({ length: 8 }, (_, at) => `${name} column line number ${at + 1} of the text and`)
  const found = await texts((ctx) => {
    writeLines(ctx, ['A heading across both columns of the page'], { x: 180, y: 70, size: 13 })
    writeLines(ctx, column('First'), { x: 60, y: 120 })
    writeLines(ctx, column('Second'), { x: 320, y: 120 })
  })
  expect(found).toEqual([
    'A heading across both columns of the page',
    column('First').join(' '),
    column('Second').join(' '),
  ])
})

test('a paragraph goes on over the page, past header, footnote and number', async () => {
  const lines = paragraph(LONG + OTHER)
  const page = (own: string[], no: number) => (ctx: SKRSContext2D) => {
    writeLines(ctx, ['专利申请文件'], { x: 400, y: 40, size: 8 })
    writeLines(ctx, own, { y: 100 })
    ctx.fillRect(80, 700, 110, 0.5)
    writeLines(ctx, [`${no} 此处为注释。`], { y: 715, size: 8 })
    writeLines(ctx, [`第${no}页，共3页`], { x: 270, y: 800, size: 8 })
  }
  const found = await texts(page(lines.slice(0, 2), 1), page(lines.slice(2), 2), page(['其他内容。'], 3))
  expect(found).toEqual([
    '专利申请文件',
    LONG + OTHER,
    '1 此处为注释。',
    '2 此处为注释。',
    '其他内容。',
    '3 此处为注释。',
  ])
})

test('cells of a table are segments, and a table again', async () => {
  const bytes = pdfFile([
    (ctx) => {
      const [rows, columns] = [
        [100, 130, 160],
        [80, 280, 480],
      ]
      ctx.fillStyle = '#000'
      for (const y of rows) ctx.fillRect(80, y, 400, 0.7)
      for (const x of columns) ctx.fillRect(x, 100, 0.7, 60)
      writeLines(ctx, ['参数'], { x: 90, y: 118 })
      writeLines(ctx, ['实施例1'], { x: 290, y: 118 })
      writeLines(ctx, ['基板厚度'], { x: 90, y: 148 })
      writeLines(ctx, ['2.5 mm'], { x: 290, y: 148 })
    },
  ])
  const { texts: found, written } = await translateAll(bytes, 'a.pdf', (text) => text, { output: 'docx' })
  expect(found).toEqual(['参数', '实施例1', '基板厚度', '2.5 mm'])
  const xml = (await unzip(written.bytes))['word/document.xml']!
  expect(xml.match(/<w:tr>/g)).toHaveLength(2)
  expect(xml.match(/<w:tc>/g)).toHaveLength(4)
})

test('figures are images on the page that has them; words in them are translated below', async () => {
  const photo = createCanvas(200, 120)
  photo.getContext('2d').fillRect(0, 0, 150, 100)
  const bytes = pdfFile([
    (ctx) => {
      writeLines(ctx, ['图1为结构示意图。'], { y: 100 })
      ctx.drawImage(photo, 100, 150, 200, 120)
      ctx.strokeRect(100, 350, 150, 80)
      ctx.strokeRect(320, 350, 150, 80)
      ctx.beginPath()
      ctx.moveTo(250, 390)
      ctx.lineTo(320, 400)
      ctx.stroke()
      writeLines(ctx, ['获取数据'], { x: 140, y: 395 })
      writeLines(ctx, ['12'], { x: 380, y: 395 })
    },
    (ctx) => writeLines(ctx, ['第二页的内容。'], { y: 100 }),
  ])
  const { texts: found, written } = await translateAll(bytes, 'a.pdf', (text) => text, { output: 'docx' })
  expect(found).toEqual(['图1为结构示意图。', '获取数据', '第二页的内容。'])
  const files = await unzip(written.bytes)
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(2)
  const order = Array.from(
    files['word/document.xml']!.matchAll(/<w:drawing>|w:pageBreakBefore|获取数据|第二页/g),
    ([each]) => each,
  )
  expect(order).toEqual(['<w:drawing>', '<w:drawing>', '获取数据', 'w:pageBreakBefore', '第二页'])
})

test('a PDF is set anew: every translation on the page of its source, and every page again', async () => {
  const pages = ['权利要求书', '说明书', '摘要'].map((title, at) => (ctx: SKRSContext2D) => {
    writeLines(ctx, [title], { x: 260, y: 80, size: 16 })
    writeLines(ctx, paragraph(LONG.slice(at)), { y: 130 })
  })
  const { segments, written } = await translateAll(
    pdfFile(pages),
    'a.pdf',
    (text) => `${text[0]}${text.at(-1)}${text.length}`,
  )
  const again = await readTranslationDocument(written.bytes, 'b.pdf')
  expect(segments.map(({ id }) => id.slice(0, 5))).toEqual(again.segments.map(({ id }) => id.slice(0, 5)))
  expect(again.segments.map(({ text }) => text)).toEqual(
    segments.map(({ text }) => `${text[0]}${text.at(-1)}${text.length}`),
  )
})

test('a translation that is longer than its page goes on on the next', async () => {
  const pages = [paragraph(LONG), ['第二页。']].map(
    (lines) => (ctx: SKRSContext2D) => writeLines(ctx, lines, { y: 100 }),
  )
  const long = Array.from({ length: 300 }, (_, at) => `Sentence ${at} is about a heat sink.`).join(' ')
  const { written } = await translateAll(pdfFile(pages), 'a.pdf', (text) => (text === LONG ? long : 'Page two.'))
  const again = await readTranslationDocument(written.bytes, 'b.pdf')
  expect(again.segments.map(({ text }) => text).join(' ')).toBe(`${long} Page two.`)
  expect(again.segments.at(-1)!.id).not.toMatch(/^page2-/)
})

const scan = (ctx: SKRSContext2D) => {
  const image = createCanvas(595, 842)
  image.getContext('2d').fillRect(100, 100, 300, 500)
  ctx.drawImage(image, 0, 0)
}
const read = async (...pages: ((ctx: SKRSContext2D) => void)[]) =>
  await readTranslationDocument(pdfFile(pages), 'a.pdf').catch((error: { problem?: string }) => error.problem)

test('a scan is refused; a page of one among pages of text is an image', async () => {
  const numbered = (ctx: SKRSContext2D) => {
    scan(ctx)
    writeLines(ctx, ['- 12 -'], { x: 280, y: 800 })
  }
  expect(await read(scan, scan)).toBe('scanned')
  expect(await read(numbered)).toBe('scanned')
  const text = (ctx: SKRSContext2D) => writeLines(ctx, paragraph(LONG), { y: 100 })
  expect(await read(text, scan)).toMatchObject({ notes: [{ kind: 'pagesWithoutText', pages: [2] }] })
})

test('a text layer that makes no sense is refused; Japanese and English are none', async () => {
  const garbage = (seed: number) =>
    Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: 30 }, (__, at) =>
        String.fromCharCode(0x5000 + ((seed + row * 977 + at * 7919) % 0x4000)),
      ).join(''),
    )
  expect(await read((ctx) => writeLines(ctx, garbage(1), { y: 100 }))).toBe('garbageText')
  const japanese = '本発明は、半導体光源の放熱に関し、特に相変化材料を用いた放熱モジュールに関するものである。'
  expect(await read((ctx) => writeLines(ctx, [japanese.slice(0, 30), japanese.slice(30)], { y: 100 }))).toMatchObject({
    words: countWords(japanese),
  })
  const english = 'The present invention relates to the cooling of semiconductor light sources.'
  expect(await read((ctx) => writeLines(ctx, [english], { y: 100 }))).toMatchObject({ words: 11 })
})

test('a PDF becomes DOCX for a bilingual table, too', async () => {
  const bytes = pdfFile([(ctx) => writeLines(ctx, paragraph(LONG), { y: 100 })])
  const { written } = await translateAll(bytes, 'a.pdf', () => 'A translation', { output: 'bilingual-docx' })
  const xml = (await unzip(written.bytes))['word/document.xml']!
  expect(xml).toContain(LONG)
  expect(xml).toContain('A translation')
  expect(written.extension).toBe('docx')
})
