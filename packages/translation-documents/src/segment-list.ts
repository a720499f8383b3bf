import { createHash } from 'node:crypto'
import { countWords } from '@markwright/domain/texts/count-words'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { withoutInvisible } from '@markwright/domain/texts/invisible-signs'
import type { Segment } from '@markwright/translation'
import { DocumentRefused } from './document-problem.ts'
import { translationDocumentLimits as limits } from './limits.ts'

/** How a pair of inline tags looks, for outputs that are not in the format of the source. */
export type InlineStyle = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  script?: 'super' | 'sub'
}

/** A segment, its inline tags by their numbers, and where it stands, for outputs in other formats. */
export type DocumentSegment = Segment & {
  styles: ReadonlyMap<number, InlineStyle>
}

export type SegmentSlot = {
  segment: DocumentSegment
  /** Each puts the translation into one place of the document. */
  apply: ((text: string) => void)[]
}

export type FoundSegment = {
  /** The part of the document, such as `header1`. */
  part: string
  text: string
  styles?: DocumentSegment['styles']
  /** Puts the translation into the document. */
  apply: (text: string) => void
  /** Segments that this one may be the same as, since one thing is described twice. */
  repeated?: ReadonlyMap<string, SegmentSlot>
}

/** Collects the segments of a document in their order. */
export function createSegmentList() {
  const slots: SegmentSlot[] = []
  const counts = new Map<string, number>()
  let words = 0
  return {
    slots,
    /**
     * Adds a text. The id of its segment holds the part, its place in it and a hash of the text: it is the same whenever
     * the same document is read, and never that of another text.
     * @throws DocumentRefused `tooComplex`, `tooManyWords` where there are many times more than can be translated
     */
    add({ part, text, styles = new Map(), apply, repeated }: FoundSegment): void {
      const same = repeated?.get(text)
      if (same) {
        same.apply.push(apply)
        return
      }
      if (text.length > limits.charactersMax) throw new DocumentRefused('tooComplex')
      words += countWords(text)
      if (words > limits.wordsCountedMax || slots.length >= limits.segmentsMax)
        throw new DocumentRefused('tooManyWords')
      const no = (counts.get(part) ?? 0) + 1
      counts.set(part, no)
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      slots.push({ segment: { id: `${part}-${no}-${hash}`, text, styles }, apply: [apply] })
    },
    /** The segments from a place on, by their text. */
    byText: (from: number): Map<string, SegmentSlot> =>
      new Map(slots.slice(from).map((slot) => [slot.segment.text, slot])),
  }
}
export type SegmentList = ReturnType<typeof createSegmentList>

/** Whether a text has anything beside blanks and tags; figures count, so that every text is in a segment. */
export const isText = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(withoutTags(text))

/**
 * Text as a segment may hold it: the characters of which inline tags are made have no other use, and those that nobody
 * sees would divide words.
 */
export const segmentText = (text: string): string => withoutInvisible(withoutTags(text))
