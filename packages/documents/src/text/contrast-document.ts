import { contrastFieldLabels, contrastStateLabels } from '@markwright/domain/marks/contrast-labels'
import type { Language } from '@markwright/domain/site/language'
import {
  type FileChild,
  HeadingLevel,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TextRun,
  UnderlineType,
} from 'docx'
import { printableText } from '../harmless-text.ts'
import type { DocumentComparison } from '../official/compare-documents.ts'
import type { TextPart } from '../official/diff-text.ts'
import { contrastTexts } from './contrast-texts.ts'
import { columnWidths, inks, rowOf, tableOf, writeDocument } from './document-parts.ts'

/** What is on each side: the name of a file, ids of records, or neither for text that was pasted. */
export type ContrastSource = { fileName: string | null; records: readonly string[] }
export type ContrastDocumentOptions = {
  language: Language
  left: ContrastSource
  right: ContrastSource
  /** `YYYY-MM-DD` */
  today: string
}

const LAYOUT = { isLandscape: false, margin: 900 }

/** A whole comparison as a text document (DOCX): fields, goods item by item, and the text with every difference. */
export async function contrastDocument(
  { fields, goods, text }: DocumentComparison,
  { language, left, right, today }: ContrastDocumentOptions,
): Promise<Buffer> {
  const words = contrastTexts[language]
  const describe = ({ fileName, records }: ContrastSource) =>
    fileName ?? (records.length > 0 ? words.record(records.join(', ')) : words.pasted)
  const differing = [...fields, ...(goods ?? [])].filter(({ state }) => state !== 'same').length
  const heads = [...words.sides, words.verdict]
  const cellsOf = ({ state, left: one, right: other, parts }: Row) => [
    state === 'differs' ? partsOf(parts, 'left') : plain(one),
    state === 'differs' ? partsOf(parts, 'right') : plain(other),
    [new TextRun({ text: contrastStateLabels[state][language], bold: state !== 'same' })],
  ]
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(words.title)] }),
    ...[left, right].map(
      (side, at) =>
        new Paragraph({
          children: [
            new TextRun({ text: `${words.sides[at]}: `, bold: true }),
            new TextRun(printableText(describe(side))),
          ],
        }),
    ),
    note(`${words.differing(differing)} · ${words.made(today)}`),
    heading(words.fields),
    ...(fields.length === 0
      ? [note(words.noFields)]
      : [
          comparedTable(
            [words.field, ...heads],
            fields.map((row) => [
              [new TextRun({ text: contrastFieldLabels[row.field][language], bold: true })],
              ...cellsOf(row),
            ]),
            [0.18, 0.34, 0.34, 0.14],
          ),
        ]),
    ...(goods
      ? [
          heading(words.goods),
          note(words.goodsNote(goods.filter(({ state }) => state === 'same').length, goods.length)),
          comparedTable(heads, goods.map(cellsOf), [0.43, 0.43, 0.14]),
        ]
      : []),
    ...(text
      ? [
          heading(words.text),
          new Paragraph({
            spacing: { after: 120 },
            children: [
              new TextRun({ text: contrastStateLabels.onlyLeft[language], ...marks.left }),
              new TextRun('   '),
              new TextRun({ text: contrastStateLabels.onlyRight[language], ...marks.right }),
            ],
          }),
          ...paragraphsOf(text),
        ]
      : []),
    note(words.limits),
  ]
  return writeDocument(children, {
    title: words.title,
    language,
    layout: LAYOUT,
    size: 19,
    headings: {
      title: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 160 } } },
      heading1: { run: { size: 25, bold: true }, paragraph: { spacing: { before: 320, after: 120 } } },
    },
  })
}

type Row = Pick<DocumentComparison['fields'][number], 'state' | 'left' | 'right' | 'parts'>

/** Formatted apart by more than colour. */
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
  new Paragraph({ spacing: { before: 120, after: 120 }, children: [new TextRun({ text, color: inks.faint })] })

function comparedTable(heads: readonly string[], rows: readonly ParagraphChild[][][], shares: readonly number[]) {
  const widths = columnWidths(LAYOUT, shares)
  const made = rows.map((cells) => rowOf(cells, widths))
  return tableOf(heads, made, widths, { vertical: 50, horizontal: 80 })
}
