import { withoutTags } from '@markwright/domain/texts/inline-tags'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { type OfficePackage, partName, partsOfType } from '../office-package.ts'
import { isText, segmentText, type SegmentList } from '../segment-list.ts'
import { elementsNamed, elementsOf, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { BETWEEN, type DrawingPart, type Growth, readDrawingParagraph } from './drawing-text.ts'

/** In a bilingual output the translation follows its source. */
export type DrawingOutput = { target: TranslationLanguage; isBilingual: boolean }
type Writer = (output: DrawingOutput) => void

/**
 * Adds the texts of charts and diagrams to the segments.
 * @param known segments that charts repeat
 */
export async function readDrawings(
  pack: OfficePackage,
  segments: SegmentList,
  known?: DrawingPart['repeated'],
): Promise<Writer[]> {
  const writers: Writer[] = []
  const read = async (type: RegExp, repeated?: DrawingPart['repeated']) => {
    for (const name of partsOfType(pack, type)) {
      const { root } = (await pack.edit(name))!
      const part = { name: partName(name), segments, ...(repeated && { repeated }) }
      writers.push(...readTexts(root, part), ...readCaches(root, part))
    }
  }
  await read(/(drawingml\.chart|ms-office\.chartex)\+xml$/, known)
  const from = segments.slots.length
  await read(/drawingml\.diagramData\+xml$/)
  // Programs that cannot lay out a diagram show the drawing of it that is beside it.
  await read(/drawingml\.diagramDrawing\+xml$/, segments.byText(from))
  return writers
}

/** The paragraphs of DrawingML in an element, whatever they are in. */
export function readTexts(root: XmlElement, part: DrawingPart): Writer[] {
  const growth: Growth = { source: 0, target: 0 }
  return [...elementsNamed(root, 'a:p')].map((paragraph) => readDrawingParagraph(paragraph, part, growth))
}

/** Names of series and categories as a chart remembers them from its table. */
function readCaches(root: XmlElement, { name, segments, repeated }: DrawingPart): Writer[] {
  const values = [
    ...[...elementsNamed(root, 'c:strCache', 'c:strLit', 'cx:txData')].flatMap((cache) => [
      ...elementsNamed(cache, 'c:v', 'cx:v'),
    ]),
    // Names of series that are in no cell.
    ...[...elementsNamed(root, 'c:tx')].flatMap((name) => elementsOf(name).filter(({ type }) => type === 'c:v')),
    ...[...elementsNamed(root, 'cx:strDim')].flatMap((dimension) => [...elementsNamed(dimension, 'cx:pt')]),
  ]
  return values.flatMap((value) => {
    const text = segmentText(textOf(value)).trim()
    if (!isText(text)) return []
    let translated: string | null = null
    const apply = (translation: string) => {
      translated = withoutTags(translation)
    }
    segments.add({ part: name, text, apply, ...(repeated && { repeated }) })
    return ({ isBilingual }: DrawingOutput) => {
      if (translated !== null) value.children = [isBilingual ? text + BETWEEN + translated : translated]
    }
  })
}
