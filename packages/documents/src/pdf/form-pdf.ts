import type { Language } from '@markwright/domain/site/language'
import type { FormRow, PrintedForm } from '../form-texts.ts'
import { roomLines } from '../form-texts.ts'
import { type PrintableImage, readImage } from '../image.ts'
import { drawImage, markImageAlt } from './entry-image.ts'
import { createPages, type Pages } from './print-pages.ts'
import { inks, note, type TextStyle } from './text-style.ts'

/** Points of the side of the image of a mark: about 8 cm, within the 5 to 10 cm that offices ask for. */
const IMAGE_SIDE = 230

const SIGNATURE_SIDE = 80

const label: TextStyle = { size: 9, colour: inks.soft, isLabel: true }
const value: TextStyle = { size: 11 }
/** A line to write on, as long as its column. */
const BLANK = '_'.repeat(50)

/** A form with its entries in the order of the office (PDF, A4). What is not known is a line to write on. */
export async function formPdf(
  { title, note: remark, lead, rows }: PrintedForm,
  { language, number }: { language: Language; number: string },
): Promise<Buffer> {
  const pages = createPages(language)
  pages.text(title, { size: 16, weight: 'bold' }, 'H1')
  pages.space(4)
  pages.text(remark, note)
  pages.space(8)
  if (lead) {
    pages.text(lead, { size: 11 })
    pages.space(8)
  }
  for (const row of rows) await printRow(pages, row, language)
  return pages.close(`${title} ${number}`, (page, all) => ({ left: number, right: `${page} / ${all}` }))
}

async function printRow(pages: Pages, row: FormRow, language: Language) {
  if (typeof row.value === 'object' && 'image' in row.value) {
    const image = await readImage(row.value.image)
    if (image) return printImage(pages, row.label, image, { side: IMAGE_SIDE, alt: markImageAlt('', language) })
  }
  if (typeof row.value === 'object' && 'signature' in row.value) {
    const image = await readImage(row.value.signature)
    if (image) return printImage(pages, row.label, image, { side: SIGNATURE_SIDE, alt: row.label })
  }
  const text = typeof row.value === 'string' ? row.value : ''
  pages.rows([[row.label, text || roomOf(row)]], [5, 11], [label, value])
  pages.space(3)
}

const roomOf = ({ value: room }: FormRow) =>
  `${'\n'.repeat(typeof room === 'object' && 'room' in room ? roomLines[room.room] - 1 : 0)}${BLANK}`

function printImage(pages: Pages, name: string, image: PrintableImage, { side, alt }: { side: number; alt: string }) {
  pages.heading(name, side)
  pages.figure(side, alt, (canvas, { x, y }) => {
    const box = { x, y, width: IMAGE_SIDE, height: side }
    canvas.frame(box, inks.line)
    drawImage(canvas, { image, alt }, box)
  })
  pages.space(8)
}
