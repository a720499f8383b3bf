import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { DocumentRefused } from '../document-problem.ts'
import type { DocumentNote, OpenDocument } from '../open-document.ts'
import { type OfficePackage, partName, partsOfType } from '../office-package.ts'
import { createSegmentList, isText, segmentText, type SegmentList } from '../segment-list.ts'
import { attributeOf, childOf, elementsNamed, elementsOf, isElement, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { acceptRevisions } from './accept-revisions.ts'
import { noteOfComments } from './comments.ts'
import { readDrawings } from './drawing-parts.ts'
import { readNumbering } from './numbering.ts'
import { styleFonts } from './style-fonts.ts'
import { readChoices, readProperties, unbindControls } from './word-controls.ts'
import { setWordLanguage } from './word-language.ts'
import { growRow, type ParagraphPlace, readWordParagraph, type WordOutput, type WordPart } from './word-paragraph.ts'
import { mapFonts, wordGrammar } from './word-run.ts'

const MAIN = /wordprocessingml\.(document|template)\.main\+xml$/
/** Parts with text by their content types, in the order of reading. */
const STORIES = [
  MAIN,
  ...['footnotes', 'endnotes', 'header', 'footer'].map((each) => new RegExp(`wordprocessingml\\.${each}\\+xml$`)),
]

export const isWordPackage = (pack: OfficePackage): boolean =>
  pack.parts.some(({ contentType }) => MAIN.test(contentType))

/**
 * Reads a DOCX. Tracked changes are accepted; comments stay as they are.
 * @throws DocumentRefused
 */
export async function readDocx(pack: OfficePackage): Promise<OpenDocument<WordOutput>> {
  const segments = createSegmentList()
  const writers: ((output: WordOutput) => void)[] = []
  const stories: { name: string; root: XmlElement }[] = []
  for (const name of STORIES.flatMap((type) => partsOfType(pack, type)))
    stories.push({ name, root: (await pack.edit(name))!.root })
  let changes = 0
  for (const { root } of stories) changes += acceptRevisions(root)
  const [stylesName] = partsOfType(pack, /wordprocessingml\.styles\+xml$/)
  const styles = stylesName === undefined ? null : await pack.xml(stylesName)
  const fontsOf = styleFonts(styles?.root ?? null)
  const referred = referredBookmarks(stories.map(({ root }) => root))
  for (const { name, root } of stories) {
    const grammar = wordGrammar(root, fixedBookmarks(root, referred))
    readStory({ name: partName(name), root, grammar, openFields: [], fontsOf }, segments, writers)
  }
  const choices = stories.map(({ name, root }) => readChoices(root, partName(name), segments))
  const numbering = await pack.edit('word/numbering.xml')
  if (numbering) writers.push(readNumbering(numbering.root, segments))
  writers.push(...(await readDrawings(pack, segments)))

  const writeProperties = await readProperties(pack, segments)
  const notes: DocumentNote[] = []
  if (changes > 0) notes.push({ kind: 'trackedChangesAccepted', count: changes })
  notes.push(...(await noteOfComments(pack)))
  if (segments.slots.length === 0) throw new DocumentRefused('empty')
  return {
    slots: segments.slots,
    notes,
    async write(output) {
      for (const write of writers) write(output)
      if (!output.isBilingual) {
        for (const { root } of stories) unbindControls(root)
        writeProperties()
        const kept = choices.reduce((sum, write) => sum + write(), 0)
        if (kept > 0) notes.push({ kind: 'promptsUntranslated', count: kept })
        for (const { root } of stories)
          for (const fonts of elementsNamed(root, 'w:rFonts')) mapFonts(fonts, output.target)
        await setWordLanguage(pack, output.target)
      }
      return await pack.write()
    },
  }
}

/** Goes through the paragraphs of a part, those in tables, controls and text boxes too. */
function readStory(part: WordPart, segments: SegmentList, writers: ((output: WordOutput) => void)[]) {
  const inside = (element: XmlElement, place: ParagraphPlace, context: WordPart) => {
    for (const child of elementsOf(element)) visit(child, { ...place, parent: element }, context)
  }
  const visit = (element: XmlElement, place: ParagraphPlace, context: WordPart) => {
    if (element.type === 'w:p') {
      const { objects, write } = readWordParagraph(element, context, place, segments)
      // Those in text boxes are written first, before the paragraph is put together from what they are part of.
      for (const object of objects) visit(object, { parent: element, grow: () => {} }, context)
      if (write) writers.push(write)
    } else if (element.type === 'mc:AlternateContent') readVariants(element, place, context)
    else if (element.type === 'w:tr') inside(element, { ...place, grow: () => growRow(element) }, context)
    else if (element.type === 'wps:wsp' || element.type === 'wps:txbx')
      inside(element, boxPlace(element, place), context)
    else if (element.type === 'm:t') writers.push(readMathText(element, context, segments))
    else if (element.type === 'v:textpath') writers.push(readTextPath(element, context, segments))
    else inside(element, place, context)
  }
  /** The same drawing as different programs want it: each text is one segment. */
  const readVariants = (element: XmlElement, place: ParagraphPlace, context: WordPart) => {
    const [first, ...others] = elementsOf(element)
    if (!first) return
    const from = segments.slots.length
    inside(first, place, context)
    const repeated = segments.byText(from)
    for (const other of others) inside(other, place, { ...context, repeated })
  }
  visit(part.root, { parent: part.root, grow: () => {} }, part)
}

/** A text box that is as large as it is drawn becomes as high as its text. */
function boxPlace(element: XmlElement, place: ParagraphPlace): ParagraphPlace {
  const body = element.type === 'wps:wsp' ? childOf(element, 'wps:bodyPr') : undefined
  if (!body) return place
  return {
    ...place,
    grow() {
      const at = body.children.findIndex((child) => isElement(child) && child.type === 'a:noAutofit')
      if (at >= 0) body.children[at] = { name: 'a:spAutoFit', type: 'a:spAutoFit', attributes: {}, children: [] }
    },
  }
}

/** Words in a formula; letters are symbols there. */
function readMathText(element: XmlElement, part: WordPart, segments: SegmentList): (output: WordOutput) => void {
  const text = segmentText(textOf(element)).trim()
  let translated: string | null = null
  const apply = (translation: string) => {
    translated = withoutTags(translation)
  }
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text))
    segments.add({ part: part.name, text, apply, ...(part.repeated && { repeated: part.repeated }) })
  return ({ isBilingual }) => {
    if (translated !== null && !isBilingual) element.children = [translated]
  }
}

/** Text of a watermark. */
function readTextPath(element: XmlElement, part: WordPart, segments: SegmentList): (output: WordOutput) => void {
  const text = segmentText(attributeOf(element, 'string') ?? '')
  let translated: string | null = null
  const apply = (translation: string) => {
    translated = withoutTags(translation)
  }
  if (isText(text)) segments.add({ part: part.name, text, apply, ...(part.repeated && { repeated: part.repeated }) })
  return ({ isBilingual }) => {
    if (translated !== null && !isBilingual) element.attributes['string'] = translated
  }
}

/** Words of the instructions of fields and the targets of links. */
function referredBookmarks(roots: readonly XmlElement[]): Set<string> {
  const names = new Set<string>()
  for (const root of roots)
    for (const element of elementsNamed(root, 'w:instrText', 'w:fldSimple', 'w:hyperlink')) {
      const anchor = attributeOf(element, 'w:anchor')
      if (anchor !== undefined) names.add(anchor)
      const instruction = element.type === 'w:instrText' ? textOf(element) : (attributeOf(element, 'w:instr') ?? '')
      for (const [word] of instruction.matchAll(/[\p{L}\p{N}_.]+/gu)) names.add(word)
    }
  return names
}

function fixedBookmarks(root: XmlElement, referred: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>()
  for (const start of elementsNamed(root, 'w:bookmarkStart'))
    if (referred.has(attributeOf(start, 'w:name') ?? '')) ids.add(attributeOf(start, 'w:id') ?? '')
  return ids
}
