import type { ExportColumn } from '@markwright/domain/files/export-columns'
import type { Language } from '@markwright/domain/site/language'
import { ExternalHyperlink, ImageRun, Paragraph, type TableRow, TextRun } from 'docx'
import { columnOf, demonstrationColumn, type ExportedMark, type ExportHead } from '../export-columns.ts'
import { aboutLines, demonstrationsOf, exportTexts } from '../export-texts.ts'
import { printableText } from '../harmless-text.ts'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import { thumbnail } from '../image.ts'
import type { TableValue } from '../table.ts'
import { columnWidths, inks, rowOf, tableOf, writeDocument } from './document-parts.ts'

/** Beyond it a document would be mostly images; they are left out. */
const IMAGES_MAX = 200
const IMAGE_PIXELS = 120
const IMAGE_SHOWN = 60

const LAYOUT = { isLandscape: true, margin: 720 }

/** A text document of records (DOCX): the query, then a table across the page, its head on every page. */
export async function marksDocument(
  marks: readonly ExportedMark[],
  options: {
    columns: readonly ExportColumn[]
    language: Language
    siteUrl: string
    readImage: (publicId: string) => Promise<Uint8Array | null>
  } & ExportHead,
): Promise<Buffer> {
  const { language, siteUrl } = options
  const { title } = exportTexts[language]
  const hasImages = marks.length <= IMAGES_MAX
  const columns = [
    ...options.columns
      .filter((name) => name !== 'image' || hasImages)
      .map((name) => ({ ...columnOf(name), isImage: name === 'image' })),
    ...(demonstrationsOf(marks) > 0 ? [{ ...demonstrationColumn, isImage: false }] : []),
  ]
  const widths = columnWidths(
    LAYOUT,
    columns.map(({ width }) => width),
  )

  const rows: TableRow[] = []
  for await (const mark of yieldToEventLoop(marks)) {
    const cells = await Promise.all(
      columns.map(async ({ isImage, cell }) =>
        isImage ? imageOf(await options.readImage(mark.publicId)) : runsOf(cell(mark, { language, siteUrl })),
      ),
    )
    rows.push(rowOf(cells, widths))
  }
  const titles = columns.map((column) => column.title[language])
  return writeDocument(
    [
      new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 32 })] }),
      ...aboutLines(marks, options, language).map(
        ([label, value]) =>
          new Paragraph({
            spacing: { after: 40 },
            children: [
              new TextRun({ text: label && printableText(`${label}  `), color: inks.faint }),
              new TextRun(printableText(value)),
            ],
          }),
      ),
      tableOf(titles, rows, widths, { vertical: 40, horizontal: 60 }),
    ],
    { title, language, layout: LAYOUT, size: 16 },
  )
}

function runsOf(value: TableValue): (TextRun | ExternalHyperlink)[] {
  if (value === null || value === undefined || value === '') return [new TextRun('—')]
  if (typeof value !== 'object') return [new TextRun(printableText(String(value)))]
  if ('day' in value) return [new TextRun(value.day)]
  if ('amount' in value) return [new TextRun(value.amount.toFixed(2))]
  return [new ExternalHyperlink({ link: value.url, children: [new TextRun({ text: value.url, color: inks.link })] })]
}

async function imageOf(bytes: Uint8Array | null): Promise<(TextRun | ImageRun)[]> {
  const image = await thumbnail(bytes, IMAGE_PIXELS)
  if (!image) return [new TextRun('—')]
  const scale = IMAGE_SHOWN / IMAGE_PIXELS
  return [
    new ImageRun({
      type: 'png',
      data: image.png,
      transformation: { width: image.width * scale, height: image.height * scale },
    }),
  ]
}
