import type { Language } from '@markwright/domain/language'
import {
  BorderStyle,
  Document,
  HeadingLevel,
  type IRunOptions,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx'
import { printableText } from '../harmless-text.ts'
import type { DocumentComparison } from '../official/compare-documents.ts'
import type { TextPart } from '../official/diff-text.ts'
import { contrastTexts } from './contrast-texts.ts'
import { documentFont, pageFooter } from './document-parts.ts'

/** What stands on each side: the name of a file, ids of records, or neither for text that was pasted. */
export type ContrastSource = { fileName: string | null; records: readonly string[] }
export type ContrastDocumentOptions = {
  language: Language
  left: ContrastSource
  right: ContrastSource
  /** `YYYY-MM-DD` */
  today: string
}

// A4 upright, in twentieths of a point.
const PAGE = { width: 11_906, height: 16_838, margin: 900 }
const ROOM = PAGE.width - 2 * PAGE.margin
const FAINT = '5C667B'

/** A whole comparison as a text document (DOCX): fields, goods item by item, and the text with every difference. */
export async function contrastDocument(
  { fields, goods, text }: DocumentComparison,
  { language, left, right, today }: ContrastDocumentOptions,
): Promise<Buffer> {
  const words = contrastTexts[language]
  const tell = ({ fileName, records }: ContrastSource) =>
    fileName ?? (records.length > 0 ? words.record(records.join(', ')) : words.pasted)
  const differing = [...fields, ...(goods ?? [])].filter(({ state }) => state !== 'same').length
  const heads = [...words.sides, words.verdict]
  const rowOf = ({ state, left: one, right: other, parts }: Row) => [
    state === 'differs' ? partsOf(parts, 'left') : plain(one),
    state === 'differs' ? partsOf(parts, 'right') : plain(other),
    [new TextRun({ text: words.states[state], bold: state !== 'same' })],
  ]
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(words.title)] }),
    ...[left, right].map(
      (side, at) =>
        new Paragraph({
          children: [new TextRun({ text: `${words.sides[at]}: `, bold: true }), new TextRun(printableText(tell(side)))],
        }),
    ),
    note(`${words.differing(differing)} · ${words.made(today)}`),
    heading(words.fields),
    ...(fields.length === 0
      ? [note(words.noFields)]
      : [
          tableOf(
            [words.field, ...heads],
            fields.map((row) => [[new TextRun({ text: words.names[row.field], bold: true })], ...rowOf(row)]),
            [0.18, 0.34, 0.34, 0.14],
          ),
        ]),
    ...(goods
      ? [
          heading(words.goods),
          note(words.goodsNote(goods.filter(({ state }) => state === 'same').length, goods.length)),
          tableOf(heads, goods.map(rowOf), [0.43, 0.43, 0.14]),
        ]
      : []),
    ...(text
      ? [
          heading(words.text),
          new Paragraph({
            spacing: { after: 120 },
            children: [
              new TextRun({ text: words.legend[0], ...marks.left }),
              new TextRun('   '),
              new TextRun({ text: words.legend[1], ...marks.right }),
            ],
          }),
          ...paragraphsOf(text),
        ]
      : []),
    note(words.limits),
  ]
  const document = new Document({
    creator: 'Markwright 知匠',
    title: words.title,
    styles: {
      default: {
        document: { run: { font: documentFont, size: 19, color: '14213D', language: languages[language] } },
        title: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading1: { run: { size: 25, bold: true }, paragraph: { spacing: { before: 320, after: 120 } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: pageFooter() },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}

const languages = {
  cn: { value: 'zh-CN', eastAsia: 'zh-CN' },
  en: { value: 'en-GB', eastAsia: 'zh-CN' },
} as const

type Row = Pick<DocumentComparison['fields'][number], 'state' | 'left' | 'right' | 'parts'>

/** Told apart by more than colour. */
const marks = {
  left: { strike: true, color: '9B1C1C', shading: { type: ShadingType.CLEAR, fill: 'FBE9E7', color: 'auto' } },
  right: {
    underline: { type: UnderlineType.SINGLE },
    color: '14532D',
    shading: { type: ShadingType.CLEAR, fill: 'E6F4EA', color: 'auto' },
  },
} satisfies Record<'left' | 'right', IRunOptions>

const runOf = ({ kind, text }: TextPart) =>
  new TextRun({ text: printableText(text), ...(kind !== 'same' && marks[kind]) })

const partsOf = (parts: readonly TextPart[], side: 'left' | 'right') =>
  parts.filter(({ kind }) => kind === 'same' || kind === side).map(runOf)

const plain = (text: string | null) => [new TextRun(text === null ? '—' : printableText(text))]

/** The text in its own lines, each a paragraph. */
function paragraphsOf(parts: readonly TextPart[]): Paragraph[] {
  const lines: TextPart[][] = [[]]
  for (const { kind, text } of parts)
    for (const [at, piece] of text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (piece) lines.at(-1)!.push({ kind, text: piece })
    }
  return lines.map((line) => new Paragraph({ children: line.map(runOf) }))
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] })
const note = (text: string) =>
  new Paragraph({ spacing: { before: 120, after: 120 }, children: [new TextRun({ text, color: FAINT })] })

const edge = { style: BorderStyle.SINGLE, size: 4, color: 'E2E0D9' }

function tableOf(heads: readonly string[], rows: readonly TextRun[][][], shares: readonly number[]): Table {
  const widths = shares.map((share) => Math.floor(ROOM * share))
  const cell = (children: TextRun[], at: number, fill?: string) =>
    new TableCell({
      width: { size: widths[at]!, type: WidthType.DXA },
      ...(fill && { shading: { fill } }),
      children: [new Paragraph({ children })],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    margins: { top: 50, bottom: 50, left: 80, right: 80 },
    rows: [
      new TableRow({
        tableHeader: true,
        children: heads.map((head, at) => cell([new TextRun({ text: head, bold: true })], at, 'F4F1EA')),
      }),
      ...rows.map((cells) => new TableRow({ children: cells.map((each, at) => cell(each, at)) })),
    ],
  })
}
