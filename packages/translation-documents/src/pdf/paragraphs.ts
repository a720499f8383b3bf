import { writeTag } from '@markwright/domain/texts/inline-tags'
import { type FlowBlock, type FlowParagraph, flowText, type FlowText } from '../flow/flow-document.ts'
import { type InlineStyle, segmentText } from '../segment-list.ts'
import { type Box, type Chunk, isWide, rowsOf, type TextPiece } from './page-text.ts'

/** What begins a paragraph: the number of a paragraph, a claim, an item or a chapter, or a bullet. */
const BEGINNING =
  /^(\[\d{4,5}\]|【\d{4,5}】|\d{1,3}[.．、)）](?!\d)|[(（]\d{1,3}[)）]|[(（]?[一二三四五六七八九十]{1,3}[)）、.．]|[①-⑳]|第[一二三四五六七八九十百\d]+[章节部条]|【[^】]{1,12}】$|[•·●○▪◆■□]|(claim|fig|figure|example|table)\.? \d|[A-Z]\.\s)/i
const ENDING = /[。！？；：.!?;:…"”』」）)】]$/

/** Where text begins and ends. */
export type Column = { left: number; right: number }
/** Lines of one paragraph, or cells side by side. */
type Draft = { lines: Chunk[]; cells: Chunk[] }

/** A paragraph with what is needed to see whether the next one goes on with it. */
export type FoundParagraph = { block: FlowBlock; lines: Chunk[]; column: Column | null }

/** Paragraphs of the chunks of one column, rows of cells as tables; `words` are those that are written with a hyphen. */
export function paragraphsOf(chunks: readonly Chunk[], column: Column, words: ReadonlySet<string>): FoundParagraph[] {
  const rows = rowsOf(chunks)
  const pitch = pitchOf(rows)
  const drafts: Draft[] = []
  for (const row of rows) {
    const lines = drafts.at(-1)?.lines ?? []
    if (row.length > 1) drafts.push({ lines: [], cells: row })
    else if (lines.length > 0 && isContinued(lines, row[0]!, column, pitch)) lines.push(row[0]!)
    else drafts.push({ lines: row, cells: [] })
  }
  return blocksOf(drafts, column, words)
}

export const columnOf = (chunks: readonly Chunk[]): Column => ({
  left: Math.min(...chunks.map(({ left }) => left)),
  right: Math.max(...chunks.map(({ right }) => right)),
})

/** From one line to the next, as most lines stand. */
function pitchOf(rows: readonly Chunk[][]): number {
  const steps = rows.slice(1).map((row, at) => row[0]!.baseline - rows[at]![0]!.baseline)
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 3)] ?? 0
}

function isContinued(lines: readonly Chunk[], next: Chunk, column: Column, pitch: number): boolean {
  const last = lines.at(-1)!
  const em = Math.max(last.size, next.size)
  const step = next.baseline - last.baseline
  const stepBefore = lines.length > 1 ? last.baseline - lines.at(-2)!.baseline : pitch
  if (step > Math.max(1.35 * pitch, 1.3 * em) && step > 1.15 * stepBefore) return false
  if (Math.abs(last.size - next.size) > 0.15 * em || (last.isBold !== next.isBold && lines.length === 1)) return false
  // Titles of several lines are larger than text.
  if (isCentred(last, column) && isCentred(next, column)) return !ENDING.test(last.text) && step < 1.8 * em && em > 13
  if (ENDING.test(last.text.trimEnd())) {
    if (BEGINNING.test(next.text.trimStart())) return false
    // Set in as the first line was, unlike the lines that follow one.
    if (next.left - column.left > 0.8 * em && Math.abs(next.left - lines[0]!.left) < 0.5 * em) return false
  }
  return !isIndented(lines, next, em) && !hasRoom(last, next, column)
}

const isCentred = ({ left, right, size }: Chunk, column: Column): boolean => {
  const [before, after] = [left - column.left, column.right - right]
  return before > 3 * size && after > 3 * size && Math.abs(before - after) < size
}

/** Whether the first word of the next line had room at the end of this one: then the line ended on purpose. */
function hasRoom(line: Chunk, next: Chunk, column: { right: number }): boolean {
  const text = next.text.trimStart()
  const letters = Math.max(
    1,
    Array.from(text).reduce((sum, each) => sum + (isWide(each) ? 2 : 1), 0),
  )
  const [word = ''] = isWide(text[0])
    ? /^.[，。、；：！？）」』】》〉]*/u.exec(text)!
    : (/^[^\s\p{sc=Han}]+/u.exec(text) ?? [''])
  const wordLetters = Array.from(word).reduce((sum, each) => sum + (isWide(each) ? 2 : 1), 0)
  const width = ((next.right - next.left) * wordLetters) / letters
  return column.right - line.right > width + 0.8 * line.size
}

/** The first line of a paragraph is set in; so are all but the first of an item. */
function isIndented(lines: readonly Chunk[], next: Chunk, em: number): boolean {
  const first = lines[0]!
  if (lines.length === 1) return next.left - first.left > 0.8 * em && !BEGINNING.test(first.text)
  const body = lines.at(-1)!.left
  return Math.abs(next.left - body) > 0.8 * em
}

function blocksOf(drafts: readonly Draft[], column: Column, words: ReadonlySet<string>): FoundParagraph[] {
  const found: FoundParagraph[] = []
  for (let at = 0; at < drafts.length; at++) {
    const { lines, cells } = drafts[at]!
    const rows = [cells]
    while (cells.length > 0 && isAligned(cells, drafts[at + 1]?.cells ?? [])) rows.push(drafts[++at]!.cells)
    if (cells.length === 0) found.push({ block: paragraphOf(lines, column, words), lines, column })
    else found.push({ block: rows.length > 1 ? tableOf(rows) : tabbedParagraph(cells), lines: [], column: null })
  }
  return found
}

const isAligned = (row: readonly Chunk[], other: readonly Chunk[]) =>
  row.length === other.length && row.every(({ left, size }, at) => Math.abs(left - other[at]!.left) < 1.5 * size)

const cellOf = (chunk: Chunk): FlowParagraph => ({ ...lookOf([chunk], null), texts: [textOfLines([chunk], new Set())] })

const tableOf = (rows: readonly Chunk[][]): FlowBlock => ({
  kind: 'table',
  isRuled: false,
  rows: rows.map((row) => row.map((chunk) => [cellOf(chunk)])),
})

const tabbedParagraph = (cells: readonly Chunk[]): FlowParagraph => ({
  ...lookOf(cells, null),
  texts: cells.map((chunk) => textOfLines([chunk], new Set())),
})

export const paragraphOf = (
  lines: readonly Chunk[],
  column: Column | null,
  words: ReadonlySet<string>,
): FlowParagraph => ({ ...lookOf(lines, column), texts: [textOfLines(lines, words)] })

function lookOf(lines: readonly Chunk[], column: Column | null): Omit<FlowParagraph, 'texts'> {
  const [first] = lines as [Chunk, ...Chunk[]]
  const isMiddle = column !== null && lines.every((line) => isCentred(line, column))
  const isRight =
    column !== null && !isMiddle && column.right - first.right < first.size && first.left - column.left > 8 * first.size
  const body = lines[1] ?? { left: column?.left ?? first.left }
  return {
    kind: 'paragraph',
    size: Math.round(first.size * 2) / 2,
    isBold: lines.every(({ isBold }) => isBold),
    align: isMiddle ? 'center' : isRight && lines.length === 1 ? 'right' : 'left',
    isIndented: !isMiddle && !isRight && first.left - body.left > first.size,
  }
}

/** One text of the lines of a paragraph; words that were divided are joined. */
function textOfLines(lines: readonly Chunk[], words: ReadonlySet<string>): FlowText {
  const isBold = lines.every((line) => line.isBold)
  const pieces = lines.flatMap((line, at) => joined(line, lines[at + 1], words).map((piece) => ({ piece, line })))
  const styles = new Map<number, InlineStyle>()
  let text = ''
  let open: { no: number; key: string } | null = null
  for (const { piece, line } of pieces) {
    const style = styleOf(piece, line, isBold)
    const key = JSON.stringify(style)
    if (open && open.key !== key) {
      text += writeTag({ kind: 'close', number: open.no })
      open = null
    }
    if (!open && key !== '{}' && piece.text.trim() !== '') {
      open = { no: styles.size + 1, key }
      styles.set(open.no, style)
      text += writeTag({ kind: 'open', number: open.no })
    }
    text += segmentText(piece.text)
  }
  if (open) text += writeTag({ kind: 'close', number: open.no })
  return flowText(text.trim(), styles)
}

function styleOf(piece: TextPiece, line: Chunk, isBold: boolean): InlineStyle {
  const style: InlineStyle = {}
  if (piece.isBold && !isBold) style.bold = true
  if (piece.isItalic) style.italic = true
  const raised = line.baseline - piece.baseline
  if (piece.size < 0.8 * line.size && Math.abs(raised) > 0.08 * line.size) style.script = raised > 0 ? 'super' : 'sub'
  return style
}

/** The pieces of a line, the last as it goes on in the next line. */
function joined({ pieces }: Chunk, next: Chunk | undefined, words: ReadonlySet<string>): TextPiece[] {
  if (!next) return pieces
  const last = pieces.at(-1)!
  const [text, following] = [last.text.trimEnd(), next.text.trimStart()]
  const ending = (end: string) => [...pieces.slice(0, -1), { ...last, text: end }]
  if (text.endsWith('\u00ad')) return ending(text.slice(0, -1))
  const [before] = /\p{L}+-$/u.exec(text) ?? []
  const [after] = /^\p{Ll}+/u.exec(following) ?? []
  if (before && after) return ending(words.has((before + after).toLowerCase()) ? text : text.slice(0, -1))
  const isJoined = isWide(text.at(-1)) || isWide(following[0]) || /[-–—/]$/.test(text)
  return ending(isJoined ? text : `${text} `)
}

/** Words with hyphens that a document writes within its lines. */
export function hyphenatedWords(chunks: readonly Chunk[]): Set<string> {
  return new Set(chunks.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+-\p{L}+/gu) ?? []))
}

/** Whether a page goes on with the last paragraph of the page before it. */
export function isContinuedOnNextPage(last: FoundParagraph | undefined, first: FoundParagraph | undefined): boolean {
  if (!last?.column || !first?.column || last.block.kind !== 'paragraph' || first.block.kind !== 'paragraph')
    return false
  const [line, next] = [last.lines.at(-1)!, first.lines[0]!]
  if (last.block.align !== 'left' || first.block.align !== 'left' || last.block.isBold !== first.block.isBold)
    return false
  if (Math.abs(line.size - next.size) > 0.1 * line.size || ENDING.test(line.text.trimEnd())) return false
  if (BEGINNING.test(next.text.trimStart()) || first.block.isIndented) return false
  return !hasRoom(line, next, last.column)
}

export const isInside = (box: Box, area: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > area.left && x < area.right && y > area.top && y < area.bottom
}
