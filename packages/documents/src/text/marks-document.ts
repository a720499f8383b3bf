import type { ExportColumn } from '@markwright/domain/export-columns'
import type { Language } from '@markwright/domain/language'
import { ExternalHyperlink, ImageRun, Paragraph, type TableRow, TextRun } from 'docx'
import { columnOf, type ExportedMark } from '../export-columns.ts'
import { printableText } from '../harmless-text.ts'
import { inTurns } from '@markwright/runtime/in-turns.ts'
import { thumbnail } from '../picture.ts'
import type { TableValue } from '../table.ts'
import { columnWidths, inks, rowOf, tableOf, writeDocument } from './document-parts.ts'

/** Beyond it a document would be mostly pictures; they are left out. */
const PICTURES_MAX = 200
const PICTURE_PIXELS = 120
const PICTURE_SHOWN = 60

const LAYOUT = { isLandscape: true, margin: 720 }

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
  const widths = columnWidths(
    LAYOUT,
    columns.map((name) => columnOf(name).width),
  )

  const rows: TableRow[] = []
  for await (const mark of inTurns(marks)) {
    const cells = await Promise.all(
      columns.map(async (name) =>
        name === 'picture'
          ? pictureOf(await options.readPicture(mark.publicId))
          : runsOf(columnOf(name).cell(mark, { language, siteUrl })),
      ),
    )
    rows.push(rowOf(cells, widths))
  }
  const titles = columns.map((name) => columnOf(name).title[language])
  return writeDocument(
    [
      new Paragraph({ children: [new TextRun({ text: words.title, bold: true, size: 32 })] }),
      new Paragraph({
        spacing: { after: 160 },
        children: [new TextRun({ text: `${words.count(marks.length)} · ${words.made(today)}`, color: inks.faint })],
      }),
      tableOf(titles, rows, widths, { vertical: 40, horizontal: 60 }),
      new Paragraph({ spacing: { before: 160 }, children: [new TextRun({ text: words.note, color: inks.faint })] }),
    ],
    { title: words.title, language, layout: LAYOUT, size: 16 },
  )
}

function runsOf(value: TableValue): (TextRun | ExternalHyperlink)[] {
  if (value === null || value === undefined || value === '') return [new TextRun('—')]
  if (typeof value !== 'object') return [new TextRun(printableText(String(value)))]
  if ('day' in value) return [new TextRun(value.day)]
  return [new ExternalHyperlink({ link: value.url, children: [new TextRun({ text: value.url, color: inks.link })] })]
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
