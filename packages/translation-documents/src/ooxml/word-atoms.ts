import { attributeOf, childOf, elementsOf, isElement, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { type Atom, elementsOfAtoms, type ObjectAtom, type TextAtom, type Wrapper } from './inline-content.ts'
import type { StyleFonts } from './style-fonts.ts'
import { isSymbolFont, wordLookOf } from './word-run.ts'

/** Fields that are open where a paragraph begins, outermost first; a part has one list for all its paragraphs. */
export type OpenFields = { isInResult: boolean }[]

/** Fields whose result is computed and is no text to be translated. */
const COMPUTED = new Set(
  (
    'PAGE NUMPAGES SECTIONPAGES SECTION PAGEREF SEQ NOTEREF DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME FILENAME ' +
    'FILESIZE NUMCHARS NUMWORDS REVNUM AUTHOR USERNAME USERINITIALS LASTSAVEDBY = SYMBOL EQ ADVANCE LISTNUM AUTONUM ' +
    'AUTONUMLGL AUTONUMOUT FORMCHECKBOX FORMDROPDOWN EMBED LINK CONTROL BARCODE DISPLAYBARCODE'
  ).split(' '),
)

/** Elements that say nothing about what they hold. */
const TRANSPARENT = new Set(['w:smartTag', 'w:customXml', 'w:ins', 'w:moveTo'])
const DROPPED = new Set(['w:proofErr', 'w:smartTagPr', 'w:customXmlPr'])
const CHARACTERS: Record<string, string> = { 'w:noBreakHyphen': '\u2011', 'w:softHyphen': '' }
const CUTS = new Set(['w:tab', 'w:ptab', 'w:br', 'w:cr'])
/** Where the pages of the source began; those of the translation begin elsewhere. */
const PAGE_OF_SOURCE = 'w:lastRenderedPageBreak'

type FieldAtom = Omit<ObjectAtom, 'kind'> & { kind: 'field'; phase: 'begin' | 'separate' | 'end' }
type InstructionAtom = Omit<ObjectAtom, 'kind'> & { kind: 'instruction'; text: string }
type SourceTextAtom = TextAtom & { elements: XmlElement[] }
type RawAtom = SourceTextAtom | ObjectAtom | FieldAtom | InstructionAtom

/** What a paragraph is made of. `openFields` is brought up to date. */
export function wordAtoms(paragraph: XmlElement, openFields: OpenFields, style: StyleFonts): Atom[] {
  const raw: RawAtom[] = []
  for (const child of elementsOf(paragraph)) if (child.type !== 'w:pPr') flatten(child, [], { atoms: raw, style })
  return resolveFields(raw, openFields)
}

/** What has been found so far in a paragraph, and its fonts. */
type Found = { atoms: RawAtom[]; style: StyleFonts }

function flatten(element: XmlElement, path: readonly Wrapper[], found: Found): void {
  const { type } = element
  const inside = (container: XmlElement, within: readonly Wrapper[]) => {
    for (const child of elementsOf(container)) flatten(child, within, found)
  }
  if (type === 'w:r') flattenRun(element, path, found)
  else if (TRANSPARENT.has(type)) inside(element, path)
  else if (type === 'w:hyperlink' || type === 'w:dir' || type === 'w:bdo')
    inside(element, [...path, wrapperOf(element)])
  else if (type === 'w:fldSimple' && isTranslated(attributeOf(element, 'w:instr') ?? '', textOf(element)))
    inside(element, [...path, { ...wrapperOf(element), isUnique: true }])
  else if (type === 'w:sdt' && isTextControl(element))
    inside(childOf(element, 'w:sdtContent')!, [...path, controlWrapper(element)])
  else if (!DROPPED.has(type)) found.atoms.push({ kind: 'object', elements: [element], path })
}

const wrapperOf = (element: XmlElement) => ({
  kind: 'element' as const,
  isUnique: false,
  around: (inner: XmlElement[]): XmlElement => ({ ...element, children: inner }),
})

const controlWrapper = (control: XmlElement): Wrapper => ({
  kind: 'element',
  isUnique: true,
  around: (inner) => ({
    ...control,
    children: control.children.map((child) =>
      isElement(child) && child.type === 'w:sdtContent' ? { ...child, children: inner } : child,
    ),
  }),
})

/** Boxes to be ticked are no text. */
const isTextControl = (control: XmlElement): boolean => {
  const properties = childOf(control, 'w:sdtPr')
  const isBox = properties && elementsOf(properties).some(({ type }) => type.endsWith(':checkbox'))
  return !isBox && childOf(control, 'w:sdtContent') !== undefined
}

function flattenRun(run: XmlElement, path: readonly Wrapper[], found: Found): void {
  const { atoms, style } = found
  const properties = childOf(run, 'w:rPr') ?? null
  const look = wordLookOf(properties, style)
  const isSymbol = isSymbolFont(look)
  for (const child of elementsOf(run)) {
    if (child === properties || child.type === PAGE_OF_SOURCE) continue
    const elements = [{ ...run, children: properties ? [properties, child] : [child] }]
    const text = child.type === 'w:t' ? textOf(child) : CHARACTERS[child.type]
    if (text !== undefined && !isSymbol) addText(atoms, { kind: 'text', text, elements, path, properties, look })
    else if (child.type === 'w:ruby')
      // Its reading is that of the source.
      for (const inner of elementsOf(childOf(child, 'w:rubyBase') ?? child)) flatten(inner, path, found)
    else if (child.type === 'w:fldChar') {
      const phase = attributeOf(child, 'w:fldCharType')
      if (phase === 'begin' || phase === 'separate' || phase === 'end')
        atoms.push({ kind: 'field', phase, elements, path })
    } else if (child.type === 'w:instrText') atoms.push({ kind: 'instruction', text: textOf(child), elements, path })
    else atoms.push({ kind: CUTS.has(child.type) ? 'cut' : 'object', elements, path })
  }
}

function addText(atoms: RawAtom[], atom: SourceTextAtom) {
  const last = atoms.at(-1)
  if (atom.text === '') return
  if (last?.kind === 'text' && last.properties === atom.properties && last.path === atom.path) {
    last.text += atom.text
    last.elements.push(...atom.elements)
  } else atoms.push(atom)
}

const isTranslated = (instruction: string, result: string): boolean => {
  const name = /^\s*(=|[^\s\\"]+)/.exec(instruction)?.[1]?.toUpperCase() ?? ''
  return !COMPUTED.has(name) && /\p{L}/u.test(result)
}

/** Makes objects and wrappers of fields; what is left of one that ends in another paragraph stays where it is, as cuts. */
function resolveFields(raw: RawAtom[], openFields: OpenFields): Atom[] {
  const ends = endsOfFields(raw)
  const atoms: Atom[] = []
  const isHidden = () => openFields.some(({ isInResult }) => !isInResult)
  const visit = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const atom = raw[at]!
      const end = ends.get(at)
      if (end !== undefined) {
        visitField(at, end)
        at = end
      } else if (atom.kind === 'field') {
        if (atom.phase === 'begin') openFields.push({ isInResult: false })
        else if (atom.phase === 'end') openFields.pop()
        else if (openFields.length > 0) openFields.at(-1)!.isInResult = true
        atoms.push({ ...atom, kind: 'cut' })
      } else if (atom.kind === 'instruction') atoms.push({ ...atom, kind: 'cut' })
      else if (atom.kind === 'text' && isHidden())
        atoms.push({ kind: 'object', elements: atom.elements, path: atom.path })
      else atoms.push(atom)
    }
  }
  const visitField = (begin: number, end: number) => {
    const { path } = raw[begin]!
    const separator = separatorOf(raw, ends, begin, end)
    const all = raw.slice(begin, end + 1)
    const instruction = textOfAtoms(raw.slice(begin, separator), 'instruction')
    const result = textOfAtoms(raw.slice(separator, end), 'text')
    const isEven = all.every((atom) => path.every((wrapper, depth) => atom.path[depth] === wrapper))
    if (isEven && !isHidden() && raw[end]!.path.length === path.length && isTranslated(instruction, result)) {
      const opening = raw.slice(begin, separator + 1).flatMap(({ elements }) => elements)
      const wrapper: Wrapper = { kind: 'field', opening, closing: raw[end]!.elements }
      for (const atom of raw.slice(separator + 1, end)) atom.path = [...path, wrapper, ...atom.path.slice(path.length)]
      visit(separator + 1, end)
      return
    }
    const inner = all.map(({ elements, ...atom }) => ({
      kind: 'object' as const,
      elements,
      path: isEven ? atom.path.slice(path.length) : [],
    }))
    atoms.push({ kind: 'object', elements: elementsOfAtoms(inner, () => []), path })
  }
  visit(0, raw.length)
  return atoms
}

const textOfAtoms = (atoms: readonly RawAtom[], kind: 'instruction' | 'text') =>
  atoms.map((atom) => (atom.kind === kind && 'text' in atom ? atom.text : '')).join('')

/** Where the fields end that begin and end in the paragraph. */
function endsOfFields(raw: readonly RawAtom[]): Map<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  raw.forEach((atom, at) => {
    if (atom.kind !== 'field') return
    if (atom.phase === 'begin') open.push(at)
    else if (atom.phase === 'end' && open.length > 0) ends.set(open.pop()!, at)
  })
  return ends
}

/** Where the result of a field begins; its end where it has none. */
function separatorOf(raw: readonly RawAtom[], ends: ReadonlyMap<number, number>, begin: number, end: number): number {
  for (let at = begin + 1; at < end; at++) {
    const atom = raw[at]!
    if (atom.kind === 'field' && atom.phase === 'separate') return at
    at = ends.get(at) ?? at
  }
  return end
}
