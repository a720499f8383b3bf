import type { Language } from '@markwright/domain/site/language'
import PdfKit from 'pdfkit'
import { type Box, type Canvas, createCanvas } from './pdf-canvas.ts'

type TagType = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'

/**
 * A part of the structure that screen readers follow; without `parent` one of the document itself. `alt` is what a figure
 * shows, in words, and `box` where it is, in points; `scope` is what a heading cell is for.
 */
export type Tag = { type: TagType; parent?: Tag; alt?: string; box?: Box; scope?: 'Row' | 'Column' }

/** What is no part of the text: running heads and feet, or lines and frames. */
export type Artifact = 'Pagination' | 'Layout'

export type TaggedPdf = ReturnType<typeof createTaggedPdf>

/** Of the languages of documents, as BCP 47 names them. */
const locales: Record<Language, string> = { cn: 'zh-CN', en: 'en' }

/** A PDF of pages of `width` and `height` points, with its structure in the order in which it is drawn. */
export function createTaggedPdf(language: Language, { title, width, height }: { title: string } & Size) {
  const document = new EscapingDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    // Each text has its font; the library would load one of its own.
    font: '',
    fontLayoutCache: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locales[language],
    info: { Title: title, Creator: 'Markwright 知匠', Producer: 'Markwright' },
  })
  const bytes = bytesOf(document)
  const canvas = createCanvas(document, language)
  const root = document.struct('Document')
  document.addStructure(root)
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  let current: Tag | Artifact | null = null

  const elementOf = (tag: Tag): PDFKit.PDFStructureElement => {
    const known = elements.get(tag)
    if (known) return known
    const { type, parent, alt, box, scope } = tag
    const bbox = box && [box.x, box.y, box.x + box.width, box.y + box.height]
    // Its types lack some of these options.
    const options: object = { alt, bbox, scope }
    const element = document.struct(type, options)
    ;(parent ? elementOf(parent) : root).add(element)
    elements.set(tag, element)
    return element
  }
  /** What follows belongs to a part of the structure. */
  const mark = (next: Tag | Artifact | null) => {
    if (next === current) return
    if (current) document.endMarkedContent()
    if (typeof next === 'string') document.markContent('Artifact', { type: next })
    else if (next) elementOf(next).add(document.markStructureContent(next.type))
    current = next
  }
  const finish = (tag: Tag) => {
    if (current === tag) mark(null)
    elements.get(tag)?.end()
    elements.delete(tag)
  }

  return {
    addPage() {
      mark(null)
      document.addPage()
    },
    draw(part: Tag | Artifact, draw: (canvas: Canvas) => void) {
      mark(part)
      draw(canvas)
    },
    /** A part that may stay without content, such as an empty cell. */
    open: (tag: Tag) => void elementOf(tag),
    /** A part, and those within it, to which nothing will be added. */
    finish,
    /** A link with its text, within a part. */
    link(parent: Tag, { x, y, width, height }: Box, url: string, draw: (canvas: Canvas) => void) {
      const tag: Tag = { type: 'Link', parent }
      mark(tag)
      draw(canvas)
      mark(null)
      const options: object = { structParent: elementOf(tag), Contents: new String(url) }
      document.link(x, y, width, height, url, options)
      finish(tag)
    },
    close(): Promise<Buffer> {
      mark(null)
      root.end()
      document.end()
      return bytes
    },
  }
}
type Size = { width: number; height: number }

/** The library writes the title into XML as it is. */
class EscapingDocument extends PdfKit {
  override endMetadata() {
    const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
    this.info.Title = this.info.Title?.replaceAll(/[&<>]/g, (sign) => entities[sign]!)
    super.endMetadata()
  }
}

async function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of document) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
