import type { ExportColumn } from '@markwright/domain/export-columns'
import type { Language } from '@markwright/domain/language'
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  ImageRun,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { columnOf, type ExportedMark } from '../export-columns.ts'
import { printableText } from '../harmless-text.ts'
import { inTurns } from '../in-turns.ts'
import { thumbnail } from '../picture.ts'
import type { TableValue } from '../table.ts'
import { documentFont, pageFooter } from './document-parts.ts'

/** Beyond it a document would be mostly pictures; they are left out. */
const PICTURES_MAX = 200
const PICTURE_PIXELS = 120
const PICTURE_SHOWN = 60

// A4 across, in twentieths of a point.
const PAGE = { long: 16_838, short: 11_906, margin: 720 }

const texts = {
  cn: {
    title: '商标列表',
    count: (marks: number) => `共 ${marks} 件`,
    made: (day: string) => `生成日期 ${day}`,
    note: '资料来自各机构公布的数据，以其登记簿为准。近似度按公开的审查标准评估，不是任何机构的决定。',
  },
  en: {
    title: 'Trademarks',
    count: (marks: number) => (marks === 1 ? 'One record' : `${marks} records`),
    made: (day: string) => `made on ${day}`,
    note: 'Taken from data that the offices publish; their registers prevail. Similarity is assessed by published criteria and is not a decision of an office.',
  },
}

/** A text document of records (DOCX): a table across the page, its head on every page. */
export async function marksDocument(
  marks: readonly ExportedMark[],
  options: {
    columns: readonly ExportColumn[]
    language: Language
    siteUrl: string
    /** `YYYY-MM-DD` */
    today: string
    readPicture: (publicId: string) => Promise<Uint8Array | null>
  },
): Promise<Buffer> {
  const { language, siteUrl, today } = options
  const words = texts[language]
  const hasPictures = marks.length <= PICTURES_MAX
  const columns = options.columns.filter((name) => name !== 'picture' || hasPictures)
  const widths = columnWidths(columns)

  const rows: TableRow[] = []
  for await (const mark of inTurns(marks)) {
    const cells = await Promise.all(
      columns.map(async (name, at) => {
        const content =
          name === 'picture'
            ? await pictureOf(await options.readPicture(mark.publicId))
            : runsOf(columnOf(name).cell(mark, { language, siteUrl }))
        return cellOf(content, widths[at]!)
      }),
    )
    rows.push(new TableRow({ children: cells, cantSplit: true }))
  }
  const head = new TableRow({
    tableHeader: true,
    children: columns.map((name, at) =>
      cellOf([new TextRun({ text: columnOf(name).title[language], bold: true })], widths[at]!, 'F4F1EA'),
    ),
  })

  const document = new Document({
    creator: 'Markwright 知匠',
    title: words.title,
    styles: { default: { document: { run: { font: documentFont, size: 16, color: '14213D' } } } },
    sections: [
      {
        properties: {
          page: {
            // The library takes the sides of a page upright and turns it.
            size: { width: PAGE.short, height: PAGE.long, orientation: PageOrientation.LANDSCAPE },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: pageFooter() },
        children: [
          new Paragraph({ children: [new TextRun({ text: words.title, bold: true, size: 32 })] }),
          new Paragraph({
            spacing: { after: 160 },
            children: [new TextRun({ text: `${words.count(marks.length)} · ${words.made(today)}`, color: '5C667B' })],
          }),
          new Table({
            layout: TableLayoutType.FIXED,
            columnWidths: widths,
            width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
            // Of the table as a whole: written at each cell, they would be most of the file and of its making.
            borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
            margins: { top: 40, bottom: 40, left: 60, right: 60 },
            rows: [head, ...rows],
          }),
          new Paragraph({ spacing: { before: 160 }, children: [new TextRun({ text: words.note, color: '5C667B' })] }),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** The room of the page, shared by what the columns need. */
function columnWidths(columns: readonly ExportColumn[]): number[] {
  const room = PAGE.long - 2 * PAGE.margin
  const needed = columns.map((name) => columnOf(name).width)
  const sum = needed.reduce((total, width) => total + width, 0)
  return needed.map((width) => Math.floor((room * width) / sum))
}

const edge = { style: BorderStyle.SINGLE, size: 4, color: 'E2E0D9' }

const cellOf = (children: (TextRun | ImageRun | ExternalHyperlink)[], width: number, fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { fill } }),
    children: [new Paragraph({ children })],
  })

function runsOf(value: TableValue): (TextRun | ExternalHyperlink)[] {
  if (value === null || value === undefined || value === '') return [new TextRun('—')]
  if (typeof value !== 'object') return [new TextRun(printableText(String(value)))]
  if ('day' in value) return [new TextRun(value.day)]
  return [new ExternalHyperlink({ link: value.url, children: [new TextRun({ text: value.url, color: '1F4B8F' })] })]
}

async function pictureOf(bytes: Uint8Array | null): Promise<(TextRun | ImageRun)[]> {
  const picture = await thumbnail(bytes, PICTURE_PIXELS)
  if (!picture) return [new TextRun('—')]
  const scale = PICTURE_SHOWN / PICTURE_PIXELS
  return [
    new ImageRun({
      type: 'png',
      data: picture.png,
      transformation: { width: picture.width * scale, height: picture.height * scale },
    }),
  ]
}
