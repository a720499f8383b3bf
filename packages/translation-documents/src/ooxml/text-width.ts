import { withoutTags } from '@markwright/domain/texts/inline-tags'

/** How wide a text is, in letters of the Latin script. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of withoutTags(text)) width += character.codePointAt(0)! >= 0x2e80 ? 2 : 1
  return width
}
