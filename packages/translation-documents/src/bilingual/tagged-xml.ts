import { splitTags } from '@markwright/domain/texts/inline-tags'
import type { InlineStyle } from '../segment-list.ts'
import { escapeText } from '../xml/xml-tree.ts'

export const styleName = (style: InlineStyle | undefined): string | null => {
  if (!style) return null
  if (style.bold) return 'bold'
  if (style.italic) return 'italic'
  return style.underline ? 'underlined' : null
}

/** How tags are written. Pairs that the text does not close, or closes without opening them, are written as such. */
export type TagWriter = {
  pair: (number: number, inner: string) => string
  single: (number: number) => string
}

/** A text with inline tags as XML in which every pair is an element. */
export function pairsAsElements(text: string, { pair, single }: TagWriter): string {
  const open: { number: number; inner: string }[] = [{ number: 0, inner: '' }]
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const { number, inner } = open.pop()!
      open.at(-1)!.inner += pair(number, inner)
    }
  }
  for (const part of splitTags(text)) {
    const top = open.at(-1)!
    if (typeof part === 'string') top.inner += escapeText(part)
    else if (part.kind === 'single') top.inner += single(part.number)
    else if (part.kind === 'open') open.push({ number: part.number, inner: '' })
    else {
      const at = open.findLastIndex(({ number }) => number === part.number)
      if (at > 0) closeTo(at)
    }
  }
  closeTo(1)
  return open[0]!.inner
}
