import { mathmlOf } from './mathml.ts'
import { type InsertedText, withInserts } from './text-inserts.ts'
import { readXmlDocument, XmlError } from './xml-tree.ts'

interface Span {
  start: number
  end: number
}

/**
 * A text with those of its formulas and images that lie within it, in their order, with the MathML cleaned. Where two
 * overlap, the later one is dropped; none begins or ends within a character of two UTF-16 units.
 */
export function withCheckedInserts<Item extends InsertedText>(item: Item): Item {
  const { formulas = [], images = [], ...rest } = item
  if (!item.formulas && !item.images) return item
  const placed = inPlace(
    [
      ...formulas.flatMap((formula) => {
        const mathml = cleanMathml(formula.mathml)
        return mathml === null ? [] : [{ ...formula, mathml }]
      }),
      ...images,
    ],
    item.text,
  )
  return withInserts(rest as Item, placed)
}

/** A text without NUL characters, which PostgreSQL does not store, its formulas and images at their new places. */
export function withoutNul<Item extends InsertedText>(item: Item): Item {
  const { formulas = [], images = [], ...rest } = item
  if (!item.text.includes('\0')) return item
  const places = new Uint32Array(item.text.length + 1)
  for (let at = 0; at < item.text.length; at += 1) places[at + 1] = places[at]! + (item.text[at] === '\0' ? 0 : 1)
  const text = item.text.replaceAll('\0', '')
  const moved = [...formulas, ...images].map((span) => ({
    ...span,
    start: places[span.start]!,
    end: places[span.end]!,
  }))
  return withInserts({ ...rest, text } as Item, inPlace(moved, text))
}

function inPlace<Found extends Span>(spans: readonly Found[], text: string): Found[] {
  let last = 0
  return spans
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isPlaced =
        start >= last && end > start && end <= text.length && !isWithinPair(text, start) && !isWithinPair(text, end)
      if (isPlaced) last = end
      return isPlaced
    })
}

const isWithinPair = (text: string, at: number) => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff

/** MathML that somebody else has written, as `mathmlOf` writes it; null where it is no such formula. */
function cleanMathml(mathml: string): string | null {
  try {
    const { root } = readXmlDocument(mathml)
    return root.name === 'math' ? mathmlOf(root) : null
  } catch (error) {
    if (error instanceof XmlError) return null
    throw error
  }
}
