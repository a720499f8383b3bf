import type { InlineStyle, SegmentList } from '../segment-list.ts'
import { isText, segmentText } from '../segment-list.ts'

/** Text that is translated as one; `target` is null until then. */
export type FlowText = { source: string; target: string | null; styles: ReadonlyMap<number, InlineStyle> }

/** Texts of a paragraph stand side by side, with tabs between them. `size` in points. */
export type FlowParagraph = {
  kind: 'paragraph'
  texts: FlowText[]
  size: number
  isBold: boolean
  align: 'left' | 'center' | 'right'
  /** Whether its first line is indented. */
  isIndented: boolean
}
/** `width` and `height` in points. */
export type FlowImage = { kind: 'image'; bytes: Uint8Array; type: 'png' | 'jpg'; width: number; height: number }
export type FlowTable = { kind: 'table'; rows: FlowParagraph[][][]; isRuled: boolean }
export type FlowBlock = FlowParagraph | FlowImage | FlowTable

/** A document as a sequence of blocks on pages, without positions. */
export type FlowDocument = {
  pages: FlowBlock[][]
  /** What is at the top and at the foot of every page. */
  header: FlowParagraph[]
  footer: FlowParagraph[]
  /** Whether pages of the source are pages of the translation. */
  hasPages: boolean
}

/** Adds the texts of a document to the segments. */
export function addFlowSegments({ header, pages, footer }: FlowDocument, segments: SegmentList): void {
  const add = (part: string, blocks: readonly FlowBlock[]) => {
    for (const text of blocks.flatMap(textsOf)) {
      if (!isText(text.source)) continue
      const apply = (translation: string) => {
        text.target = translation
      }
      segments.add({ part, text: text.source, styles: text.styles, apply })
    }
  }
  add('header', header)
  pages.forEach((blocks, at) => add(`page${at + 1}`, blocks))
  add('footer', footer)
}

const textsOf = (block: FlowBlock): FlowText[] => {
  if (block.kind === 'paragraph') return block.texts
  return block.kind === 'table' ? block.rows.flat(2).flatMap(({ texts }) => texts) : []
}

export const flowText = (source: string, styles: FlowText['styles'] = new Map()): FlowText => ({
  source,
  target: null,
  styles,
})

/** A paragraph of plain text. */
export const plainParagraph = (
  text: string,
  look: Partial<Omit<FlowParagraph, 'kind' | 'texts'>> = {},
): FlowParagraph => ({
  kind: 'paragraph',
  texts: text.split('\t').map((each) => flowText(segmentText(each).trim())),
  size: 11,
  isBold: false,
  align: 'left',
  isIndented: false,
  ...look,
})
