import type { Language } from '@markwright/domain/site/language'
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  type IStylesOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

// A4 in twentieths of a point, as every measure here.
const SHORT = 11_906
const LONG = 16_838

export const inks = { ink: '14213D', faint: '5C667B', link: '1F4B8F' }
const PAPER = 'F4F1EA'
const EDGE = { style: BorderStyle.SINGLE, size: 4, color: 'E2E0D9' }

const languages = {
  // Of Latin text: with a Chinese one, programs divide English words anywhere.
  cn: { value: 'en-US', eastAsia: 'zh-CN' },
  en: { value: 'en-GB', eastAsia: 'zh-CN' },
} as const

export type PageLayout = { isLandscape: boolean; margin: number }

/** A text document (DOCX) on pages of A4, each with the name of the site and its number; `size` is in half points. */
export function writeDocument(
  children: readonly FileChild[],
  options: {
    title: string
    language: Language
    layout: PageLayout
    size: number
    headings?: Pick<NonNullable<IStylesOptions['default']>, 'title' | 'heading1'>
  },
): Promise<Buffer> {
  const { title, language, size, headings } = options
  const { isLandscape, margin } = options.layout
  // What both Word and LibreOffice have for either script.
  const font = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Microsoft YaHei', cs: 'Arial' }
  const document = new Document({
    creator: 'Markwright 知匠',
    title,
    styles: {
      default: { ...headings, document: { run: { font, size, color: inks.ink, language: languages[language] } } },
    },
    sections: [
      {
        properties: {
          page: {
            // The library takes the sides of a page upright and turns it.
            size: {
              width: SHORT,
              height: LONG,
              orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: pageFooter() },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}

const pageFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            color: inks.faint,
            children: ['Markwright 知匠 · ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

/** The room between the margins, shared by columns. */
export function columnWidths({ isLandscape, margin }: PageLayout, shares: readonly number[]): number[] {
  const room = (isLandscape ? LONG : SHORT) - 2 * margin
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => Math.floor((room * share) / sum))
}

/** A table whose titles are on every page. */
export const tableOf = (
  titles: readonly string[],
  rows: readonly TableRow[],
  widths: readonly number[],
  padding: { vertical: number; horizontal: number },
): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    // Of the table as a whole: written at each cell, they would be most of the file and of its making.
    borders: { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, insideHorizontal: EDGE, insideVertical: EDGE },
    margins: {
      top: padding.vertical,
      bottom: padding.vertical,
      left: padding.horizontal,
      right: padding.horizontal,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        children: titles.map((text, at) => cellOf([new TextRun({ text, bold: true })], widths[at]!, PAPER)),
      }),
      ...rows,
    ],
  })

/** A row that goes over to the next page as a whole. */
export const rowOf = (cells: readonly (readonly ParagraphChild[])[], widths: readonly number[]): TableRow =>
  new TableRow({ cantSplit: true, children: cells.map((children, at) => cellOf(children, widths[at]!)) })

const cellOf = (children: readonly ParagraphChild[], width: number, fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { fill } }),
    children: [new Paragraph({ children: [...children] })],
  })
