import type { Language } from '@markwright/domain/site/language'
import { ImageRun, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { type FormRow, type PrintedForm, roomLines } from '../form-texts.ts'
import { printableText } from '../harmless-text.ts'
import { thumbnail } from '../image.ts'
import { columnWidths, inks, rowOf, tableOf, writeDocument } from './document-parts.ts'

/** Pixels of the longer side of the image of a mark, and how many of them are shown: about 8 cm. */
const IMAGE_PIXELS = 900
const IMAGE_SHOWN = 300

const LAYOUT = { isLandscape: false, margin: 1000 }
const columns = { cn: ['项目', '内容'], en: ['Item', 'Content'] } as const

/** A form with its entries in the order of the office (DOCX, A4). What is not known is an empty cell. */
export async function formDocument(
  { title, note, lead, rows }: PrintedForm,
  { language }: { language: Language },
): Promise<Buffer> {
  const widths = columnWidths(LAYOUT, [5, 11])
  const cells = await Promise.all(rows.map(async (row) => rowOf([linesOf(row.label), await valueOf(row)], widths)))
  return writeDocument(
    [
      new Paragraph({ children: [new TextRun({ text: title, bold: true, size: 32 })] }),
      new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text: note, color: inks.faint, size: 16 })] }),
      ...(lead ? [new Paragraph({ spacing: { after: 120 }, children: [new TextRun(lead)] })] : []),
      tableOf(columns[language], cells, widths, { vertical: 80, horizontal: 100 }),
    ],
    { title, language, layout: LAYOUT, size: 21 },
  )
}

const linesOf = (text: string): ParagraphChild[] =>
  printableText(text)
    .split('\n')
    .map((line, at) => new TextRun(at === 0 ? line : { text: line, break: 1 }))

async function valueOf({ value }: FormRow): Promise<ParagraphChild[]> {
  if (typeof value === 'string') return linesOf(value)
  if ('room' in value) return linesOf('\n'.repeat(roomLines[value.room] - 1))
  const image = await thumbnail('signature' in value ? value.signature : value.image, IMAGE_PIXELS)
  if (!image) return []
  const scale = IMAGE_SHOWN / Math.max(image.width, image.height)
  return [
    new ImageRun({
      type: 'png',
      data: image.png,
      transformation: { width: image.width * scale, height: image.height * scale },
    }),
  ]
}
