import type { TextFormula, TextImage } from '../patent-record.ts'

export interface InsertedText {
  text: string
  formulas?: TextFormula[]
  images?: TextImage[]
}

type Insert = { mathml: string } | { file: string }

/** An item with inserts in the lists of their kinds; a list that would be empty is absent. */
export function withInserts<Item extends InsertedText>(
  item: Item,
  inserts: readonly (TextFormula | TextImage)[],
): Item {
  const formulas = inserts.flatMap((each) => ('mathml' in each ? [each] : []))
  const images = inserts.flatMap((each) => ('file' in each ? [each] : []))
  return { ...item, ...(formulas.length > 0 && { formulas }), ...(images.length > 0 && { images }) }
}

/**
 * Noncharacters of Unicode: blanks are collapsed and trimmed around them as around any other sign. Ten of them are the
 * digits of the index that follows a START.
 */
const [START, END, ZERO] = ['\uFDD0', '\uFDD1', 0xfdd2]
const MARKS = /\uFDD0[\uFDD2-\uFDDB]*|[\uFDD1-\uFDDB]/g

const indexMark = (index: number) =>
  START + Array.from(String(index), (digit) => String.fromCodePoint(ZERO + Number(digit))).join('')

const indexOf = (mark: string) => Number(Array.from(mark.slice(1), (digit) => digit.codePointAt(0)! - ZERO).join(''))

/**
 * Formulas and images of a text that is still being put together: each is marked where it is written, so that its place
 * is known once blanks and numbers of the whole text have been removed. The parts may be written in another order than
 * they are read, such as the title of a table behind its cells.
 */
export class TextInserts {
  private readonly found: Insert[] = []

  /** The text of an insert with its marks, blanks outside of them; an empty one has no place. */
  mark(text: string, insert: Insert): string {
    const own = text.trim()
    if (own === '') return text
    const index = this.found.push(insert) - 1
    const [before = '', after = ''] = text.split(own, 2)
    return `${before}${indexMark(index)}${own}${END}${after}`
  }

  /** A text with its inserts in UTF-16 units. Where the text itself has such marks, no insert has a certain place. */
  read(marked: string): InsertedText {
    return withInserts<InsertedText>({ text: withoutMarks(marked) }, this.place(marked))
  }

  /** In the order of the text; none where the marks are not those that were written. */
  private place(marked: string): ({ start: number; end: number } & Insert)[] {
    const placed: ({ start: number; end: number } & Insert)[] = []
    const left = new Map(this.found.entries())
    let open: { start: number; insert: Insert } | null = null
    let marks = 0
    for (const { 0: mark, index: at } of marked.matchAll(MARKS)) {
      const place = at - marks
      marks += mark.length
      if (mark === END && open) {
        placed.push({ start: open.start, end: place, ...open.insert })
        open = null
        continue
      }
      const index = indexOf(mark)
      const insert: Insert | undefined = mark.length > 1 && open === null ? left.get(index) : undefined
      if (!insert) return []
      left.delete(index)
      open = { start: place, insert }
    }
    return open === null && left.size === 0 ? placed : []
  }
}

/** A text without the marks of its inserts. */
export const withoutMarks = (marked: string): string => marked.replaceAll(MARKS, '')
