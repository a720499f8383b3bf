import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { DocumentRefused } from '../document-problem.ts'
import type { OpenDocument } from '../open-document.ts'
import { type OfficePackage, partName, partsOfType } from '../office-package.ts'
import { createSegmentList } from '../segment-list.ts'
import {
  childOf,
  elementAt,
  elementLike,
  elementsNamed,
  elementsOf,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { noteOfComments } from './comments.ts'
import { readDrawings } from './drawing-parts.ts'
import { type DrawingPart, type Growth, readDrawingParagraph } from './drawing-text.ts'
import { setTheme } from './word-language.ts'

const MAIN = /presentationml\.(presentation|slideshow|template)\.main\+xml$/
const SLIDES = [/presentationml\.slide\+xml$/, /presentationml\.notesSlide\+xml$/]
/** Of these only what is on every slide is text; placeholders hold instructions for anyone who writes a slide. */
const TEMPLATES = [/presentationml\.slideLayout\+xml$/, /presentationml\.slideMaster\+xml$/]

export const isPresentation = (pack: OfficePackage): boolean =>
  pack.parts.some(({ contentType }) => MAIN.test(contentType))

type Writer = (target: TranslationLanguage) => void

/**
 * Reads a PPTX: slides with their tables, notes, charts and diagrams, and the texts that templates put on every slide.
 * @throws DocumentRefused
 */
export async function readPptx(pack: OfficePackage): Promise<OpenDocument<{ target: TranslationLanguage }>> {
  const segments = createSegmentList()
  const writers: Writer[] = []
  for (const type of [...SLIDES, ...TEMPLATES])
    for (const name of partsOfType(pack, type)) {
      const { root } = (await pack.edit(name))!
      readShapes(root, { name: partName(name), segments }, TEMPLATES.includes(type), writers)
    }
  const drawings = await readDrawings(pack, segments)
  if (segments.slots.length === 0) throw new DocumentRefused('empty')
  return {
    slots: segments.slots,
    notes: await noteOfComments(pack),
    async write({ target }) {
      for (const write of writers) write(target)
      for (const write of drawings) write({ target, isBilingual: false })
      for (const name of partsOfType(pack, /officedocument\.theme\+xml$/))
        setTheme((await pack.edit(name))!.root, target)
      return await pack.write()
    },
  }
}

function readShapes(root: XmlElement, part: DrawingPart, isTemplate: boolean, writers: Writer[]) {
  const visit = (element: XmlElement, context: DrawingPart) => {
    if (isTemplate && element.type === 'p:sp' && isPlaceholder(element)) return
    if (element.type === 'p:txBody' || element.type === 'a:txBody') readBody(element, context, writers)
    else if (element.type === 'mc:AlternateContent') {
      const from = part.segments.slots.length
      const [first, ...others] = elementsOf(element)
      if (first) visit(first, context)
      for (const other of others) visit(other, { ...context, repeated: part.segments.byText(from) })
    } else for (const child of elementsOf(element)) visit(child, context)
  }
  visit(root, part)
}

const isPlaceholder = (shape: XmlElement): boolean => elementAt(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph') !== undefined

function readBody(body: XmlElement, part: DrawingPart, writers: Writer[]) {
  const growth: Growth = { source: 0, target: 0 }
  const paragraphs = [...elementsNamed(body, 'a:p')].map((paragraph) => readDrawingParagraph(paragraph, part, growth))
  writers.push((target) => {
    for (const write of paragraphs) write({ target, isBilingual: false })
    if (body.type === 'p:txBody') fitText(body, growth)
  })
}

/** Letters become smaller where the text became longer; PowerPoint does so by itself only once somebody types. */
function fitText(body: XmlElement, { source, target }: Growth) {
  const properties = childOf(body, 'a:bodyPr')
  if (!properties || source === 0 || target < 1.1 * source) return
  const known = properties.children
    .filter(isElement)
    .find(({ type }) => /^a:(noAutofit|normAutofit|spAutoFit)$/.test(type))
  // A shape that grows with its text needs no smaller letters.
  if (known?.type === 'a:spAutoFit') return
  const before = Number(known?.attributes['fontScale'] ?? 100_000)
  const scale = Math.max(40_000, Math.round((before * Math.sqrt(source / target)) / 1_000) * 1_000)
  const fitted = elementLike(properties, 'normAutofit', { fontScale: String(scale), lnSpcReduction: '10000' })
  fitted.name = fitted.name.replace(/^.*:/, 'a:')
  fitted.type = 'a:normAutofit'
  const others = properties.children.filter((child) => child !== known)
  const warp = others.findIndex((child) => isElement(child) && child.type === 'a:prstTxWarp')
  properties.children = others.toSpliced(warp + 1, 0, fitted)
}
