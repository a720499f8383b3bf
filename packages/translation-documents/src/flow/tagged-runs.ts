import { splitTags } from '@markwright/domain/texts/inline-tags'
import type { InlineStyle } from '../segment-list.ts'

/** The parts of a text with inline tags, each with the style of the innermost pair it is in. */
export function styledParts(
  text: string,
  styles: ReadonlyMap<number, InlineStyle>,
): { text: string; style: InlineStyle }[] {
  const open: number[] = []
  const parts: { text: string; style: InlineStyle }[] = []
  for (const part of splitTags(text))
    if (typeof part === 'string') parts.push({ text: part, style: styles.get(open.at(-1) ?? 0) ?? {} })
    else if (part.kind === 'open') open.push(part.number)
    else if (part.kind === 'close') {
      const at = open.lastIndexOf(part.number)
      if (at >= 0) open.splice(at, 1)
    }
  return parts
}
