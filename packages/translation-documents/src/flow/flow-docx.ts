import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IParagraphOptions,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { documentLanguages, targetFonts } from '../ooxml/fonts.ts'
import type { InlineStyle } from '../segment-list.ts'
import type { FlowBlock, FlowDocument, FlowImage, FlowParagraph, FlowTable, FlowText } from './flow-document.ts'
import { styledParts } from './tagged-runs.ts'

// A4 in twentieths of a point, with the margins of a Chinese application.
const PAGE = { width: 11_906, height: 16_838 }
const MARGIN = 1_304
/** Room for an image, in points. */
const ROOM = { width: (PAGE.width - 2 * MARGIN) / 20, height: (PAGE.height - 2 * MARGIN) / 20 - 30 }
const PIXELS_TO_POINT = 96 / 72

/** The document as DOCX. */
export async function flowDocx(document: FlowDocument, target: TranslationLanguage): Promise<Uint8Array> {
  const asian = target === 'ja-jp' ? targetFonts['ja-jp'].serif : targetFonts['zh-cn'].serif
  const latin = targetFonts['en-us'].serif
  const font = { ascii: latin, hAnsi: latin, cs: latin, eastAsia: asian }
  const children = document.pages.flatMap((blocks, at) =>
    blocks.flatMap((block, first) => childrenOf(block, document.hasPages && at > 0 && first === 0)),
  )
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  const paragraphs = (found: readonly FlowParagraph[]) => found.map((paragraph) => paragraphOf(paragraph))
  const language = { value: documentLanguages[target === 'en-us' ? target : 'en-us'], eastAsia: eastAsia(target) }
  const made = new Document({
    styles: { default: { document: { run: { font, size: 22, language } } } },
    sections: [
      {
        properties: { page: { size: PAGE, margin } },
        ...(document.header.length > 0 && {
          headers: { default: new Header({ children: paragraphs(document.header) }) },
        }),
        ...(document.footer.length > 0 && {
          footers: { default: new Footer({ children: paragraphs(document.footer) }) },
        }),
        children,
      },
    ],
  })
  return await Packer.toBuffer(made)
}

const eastAsia = (target: TranslationLanguage) => documentLanguages[target === 'ja-jp' ? 'ja-jp' : 'zh-cn']

function childrenOf(block: FlowBlock, isFirst: boolean): (Paragraph | Table)[] {
  const options = { pageBreakBefore: isFirst }
  if (block.kind === 'paragraph') return [paragraphOf(block, options)]
  if (block.kind === 'image')
    return [new Paragraph({ ...options, alignment: AlignmentType.CENTER, children: [imageOf(block)] })]
  // A table cannot begin a page by itself.
  return [...(isFirst ? [new Paragraph(options)] : []), tableOf(block)]
}

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }

function paragraphOf(paragraph: FlowParagraph, options: IParagraphOptions = {}): Paragraph {
  const { texts, size, isBold, align, isIndented } = paragraph
  const children: ParagraphChild[] = texts.flatMap((text, at) => [
    ...(at > 0 ? [new TextRun({ children: [new Tab()] })] : []),
    ...runsOf(text, { bold: isBold, size: Math.max(12, Math.round(size * 2)) }),
  ])
  return new Paragraph({
    ...options,
    children,
    alignment: alignments[align],
    spacing: { after: size * 8 },
    ...(isIndented && { indent: { firstLine: size * 40 } }),
  })
}

const runsOf = ({ source, target, styles }: FlowText, look: { bold: boolean; size: number }): TextRun[] =>
  styledParts(target ?? source, styles).map(({ text, style }) => styledRun(text, style, look))

/** A run in the style of inline tags; `look` is that of the text around them. */
export const styledRun = (text: string, style: InlineStyle, look: { bold?: boolean; size?: number } = {}): TextRun =>
  new TextRun({
    ...look,
    text,
    ...(style.bold && { bold: true }),
    ...(style.italic && { italics: true }),
    ...(style.underline && { underline: {} }),
    ...(style.strike && { strike: true }),
    ...(style.script === 'super' && { superScript: true }),
    ...(style.script === 'sub' && { subScript: true }),
  })

/** The size of an image that fits between the margins, in points. */
export function fitImage({ width, height }: FlowImage, room: { width: number; height: number }) {
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width: width * scale, height: height * scale }
}

function imageOf(image: FlowImage): ImageRun {
  const { width, height } = fitImage(image, ROOM)
  const transformation = {
    width: Math.round(width * PIXELS_TO_POINT),
    height: Math.round(height * PIXELS_TO_POINT),
  }
  return new ImageRun({ type: image.type, data: image.bytes, transformation })
}

function tableOf({ rows, isRuled }: FlowTable): Table {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const border = isRuled
    ? { style: BorderStyle.SINGLE, size: 4, color: '808080' }
    : { style: BorderStyle.NONE, size: 0 }
  const width = Math.floor((PAGE.width - 2 * MARGIN) / columns)
  return new Table({
    columnWidths: Array.from({ length: columns }, () => width),
    width: { size: width * columns, type: WidthType.DXA },
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: rows.map(
      (row) =>
        new TableRow({
          children: Array.from(
            { length: columns },
            (_, at) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                children: (row[at] ?? []).length > 0 ? row[at]!.map((cell) => paragraphOf(cell)) : [new Paragraph('')],
              }),
          ),
        }),
    ),
  })
}
