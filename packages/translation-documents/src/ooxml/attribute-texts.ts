import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { segmentText, type SegmentList, type SegmentSlot } from '../segment-list.ts'
import { elementsNamed, type XmlElement } from '../xml/xml-tree.ts'

export type AttributeText = {
  /** The elements that have it. */
  types: readonly string[]
  /** With the prefix that the document uses. */
  name: string
  /** What programs accept, in UTF-16 units; a longer translation is given up. */
  max: number
}

/**
 * Adds texts that attributes hold, such as input prompts.
 * @param known segments of which these may be repetitions
 * @returns counts the translations that are longer than programs accept, after they were applied
 */
export function readAttributeTexts(
  root: XmlElement,
  kinds: readonly AttributeText[],
  { part, segments, known }: { part: string; segments: SegmentList; known?: ReadonlyMap<string, SegmentSlot> },
): () => number {
  let tooLong = 0
  for (const { types, name, max } of kinds)
    for (const element of elementsNamed(root, ...types)) {
      const text = segmentText(element.attributes[name] ?? '').trim()
      if (!/\p{L}/u.test(text)) continue
      const apply = (translation: string) => {
        const written = withoutTags(translation)
        if (written.length <= max) element.attributes[name] = written
        else tooLong++
      }
      segments.add({ part, text, apply, ...(known && { repeated: known }) })
    }
  return () => tooLong
}
