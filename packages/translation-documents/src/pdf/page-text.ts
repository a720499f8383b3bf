import type { PDFPageProxy } from 'pdfjs-dist'

/** Letters of one font on one line; measures are points from the left and the top of the page. */
export type TextPiece = {
  text: string
  left: number
  right: number
  baseline: number
  size: number
  isBold: boolean
  isItalic: boolean
  /** Whether the file has a blank after it. */
  isSpaced: boolean
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** Pieces that stand together, as part of one line or one cell. */
export type Chunk = Box & { pieces: TextPiece[]; text: string; size: number; baseline: number; isBold: boolean }

/** A gap so many letters wide parts columns; blanks between words are less. */
const GAP_MIN = 1.8

/** The number of a paragraph or a bullet is before it at any distance. */
const NUMBER = /^(\[\d{4,5}\]|【\d{4,5}】|\d{1,3}[.．、)）]|[(（]\d{1,3}[)）]|[①-⑳•·●○▪◆■□–-])$/
const NUMBER_GAP_MAX = 6

/** The text of a page in chunks, from the top down and from the left. The operators of the page must have been read. */
export async function chunksOf(page: PDFPageProxy): Promise<Chunk[]> {
  const pieces = await piecesOf(page)
  return rowsOf(pieces.map((piece) => ({ ...boxOf(piece), piece }))).flatMap((row) =>
    splitRow(row.map(({ piece }) => piece)),
  )
}

async function piecesOf(page: PDFPageProxy): Promise<TextPiece[]> {
  const view = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces: TextPiece[] = []
  for (const item of items) {
    if (!('str' in item)) continue
    // Glyphs that a font gives no meaning come as NUL.
    const text = item.str.replaceAll('\0', '')
    const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number]
    const size = Math.hypot(item.transform[2], item.transform[3])
    const last = pieces.at(-1)
    if (text.trim() === '') {
      if (last && text !== '') last.isSpaced = true
      continue
    }
    if (size === 0) continue
    const [left, baseline] = view.convertToViewportPoint(x, y) as [number, number]
    // Text at an angle belongs to a drawing; it is read as if it lay flat.
    const width = Math.abs(b) > Math.abs(a) ? size : item.width
    const piece = { text, left, right: left + width, baseline, size, isSpaced: false }
    pieces.push(...withoutLeaders({ ...piece, ...weightOf(page, item.fontName) }))
  }
  return pieces
}

/** Rows of dots, which lead from a heading to the number of its page, are a gap. */
function withoutLeaders(piece: TextPiece): TextPiece[] {
  const parts = piece.text.split(/([.．·…_]{5,})/)
  const step = (piece.right - piece.left) / piece.text.length
  let at = 0
  return parts.flatMap((text, no) => {
    const left = piece.left + at * step
    at += text.length
    return no % 2 === 1 || text.trim() === '' ? [] : [{ ...piece, text, left, right: piece.left + at * step }]
  })
}

function weightOf(page: PDFPageProxy, fontName: string): { isBold: boolean; isItalic: boolean } {
  if (!page.commonObjs.has(fontName)) return { isBold: false, isItalic: false }
  const font = page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean; italic?: boolean }
  const name = font.name ?? ''
  return {
    isBold: font.bold === true || font.black === true || /bold|black|heavy|semibold|demi|w[67]\b/i.test(name),
    isItalic: font.italic === true || /italic|oblique/i.test(name),
  }
}

const boxOf = ({ left, right, baseline, size }: TextPiece): Box => ({
  left,
  right,
  top: baseline - size * 0.85,
  bottom: baseline + size * 0.2,
})

/** Boxes side by side, from the top down; each row is that of its tallest box. */
export function rowsOf<Boxed extends Box>(boxes: readonly Boxed[]): Boxed[][] {
  const rows: { top: number; bottom: number; boxes: Boxed[] }[] = []
  for (const box of boxes.toSorted((one, other) => other.bottom - other.top - (one.bottom - one.top))) {
    const row = rows.find(({ top, bottom }) => {
      const overlap = Math.min(bottom, box.bottom) - Math.max(top, box.top)
      return overlap > 0.5 * (box.bottom - box.top)
    })
    if (row) row.boxes.push(box)
    else rows.push({ top: box.top, bottom: box.bottom, boxes: [box] })
  }
  return rows
    .toSorted((one, other) => one.top - other.top)
    .map(({ boxes: inRow }) => inRow.toSorted((one, other) => one.left - other.left))
}

function splitRow(pieces: readonly TextPiece[]): Chunk[] {
  const groups: TextPiece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1)
    const gap = last ? (piece.left - last.right) / Math.max(piece.size, last.size) : Infinity
    const isNumber = groups.at(-1)?.length === 1 && NUMBER.test(last!.text.trim())
    if (gap < (isNumber ? NUMBER_GAP_MAX : GAP_MIN)) groups.at(-1)!.push(piece)
    else groups.push([piece])
  }
  return groups.map(chunkOf)
}

function chunkOf(pieces: TextPiece[]): Chunk {
  const main = pieces.reduce((longest, piece) => (weight(piece) > weight(longest) ? piece : longest))
  const boxes = pieces.map(boxOf)
  const bold = pieces.filter(({ isBold }) => isBold).reduce((sum, { text }) => sum + text.length, 0)
  const text = withSpaces(pieces)
    .map((piece) => piece.text)
    .join('')
  return {
    pieces: withSpaces(pieces),
    text,
    size: main.size,
    baseline: main.baseline,
    isBold: bold > 0.95 * text.length,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: main.baseline - main.size * 0.85,
    bottom: main.baseline + main.size * 0.2,
  }
}

/** The larger letters make a line, the longer text where they are as large. */
const weight = ({ text, size }: TextPiece) => size * 1_000 + Math.min(text.length, 999)

export const isWide = (character: string | undefined): boolean =>
  character !== undefined && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]/u.test(character)

/** Words that the file sets apart without a blank get one, and so do numbers of paragraphs. */
function withSpaces(pieces: readonly TextPiece[]): TextPiece[] {
  const spaced = pieces.map((piece, at) => {
    const next = pieces[at + 1]
    if (!next || /\s$/.test(piece.text) || /^\s/.test(next.text)) return piece
    const isApart = next.left - piece.right > 0.2 * piece.size
    const [isBeforeWide, isAfterWide] = [isWide(piece.text.at(-1)), isWide(next.text[0])]
    const isWord = isApart && ((!isBeforeWide && !isAfterWide) || NUMBER.test(piece.text.trim()))
    const isBlank = piece.isSpaced && !(isBeforeWide && isAfterWide)
    return isWord || isBlank ? { ...piece, text: `${piece.text} ` } : piece
  })
  const text = spaced.map((piece) => piece.text).join('')
  return isSpread(text) ? spaced.map((piece) => ({ ...piece, text: piece.text.replaceAll(SPREAD, '') })) : spaced
}

const WIDE = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u3000-\\u303f\\uff00-\\uffef]'
const SPREAD = new RegExp(`(?<=${WIDE}) (?=${WIDE})`, 'gu')
const CLOSE = new RegExp(`(?<=${WIDE})(?=${WIDE})`, 'gu')
const SPREAD_MIN = 3

/** Whether blanks between the characters of a line are there to fill it, and not between words. */
function isSpread(text: string): boolean {
  const [apart, close] = [text.match(SPREAD)?.length ?? 0, text.match(CLOSE)?.length ?? 0]
  return apart >= SPREAD_MIN && apart > close
}
