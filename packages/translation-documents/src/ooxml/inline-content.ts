import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { type InlineStyle, isText, segmentText } from '../segment-list.ts'
import type { XmlElement } from '../xml/xml-tree.ts'

/**
 * What text is in: an element, or a field with what opens and closes it. One that is unique is written once, however
 * many pieces of the translation belong in it.
 */
export type Wrapper =
  | { kind: 'element'; isUnique: boolean; around: (inner: XmlElement[]) => XmlElement }
  | { kind: 'field'; opening: XmlElement[]; closing: XmlElement[] }

/** How text looks. Fonts are null where the run names none; `key` is everything else that is visible. */
export type Look = { key: string; latinFont: string | null; asianFont: string | null }

/** `elements` are those of the source; null for text that is written anew. */
export type TextAtom = {
  kind: 'text'
  text: string
  elements: XmlElement[] | null
  path: readonly Wrapper[]
  properties: XmlElement | null
  look: Look
}
/** An object is no text: an image, a field, a mark; those side by side are one tag. Text does not go across a cut. */
export type ObjectAtom = { kind: 'object' | 'cut'; elements: XmlElement[]; path: readonly Wrapper[] }
export type Atom = TextAtom | ObjectAtom

/** What differs between the formats. */
export type RunGrammar = {
  /** Where an object belongs that need not stand where it does: before or after the text. */
  edgeOf(element: XmlElement): 'before' | 'after' | null
  /** Names the two ends of a range, such as a bookmark, that must not change places. */
  rangeOf(element: XmlElement): { end: 'start' | 'end'; id: string } | null
  styleOf(properties: XmlElement | null): InlineStyle
  /** The properties with the given fonts. */
  withFonts(properties: XmlElement | null, fonts: { latin: string | null; asian: string | null }): XmlElement | null
}

/** Text between two cuts: what is translated, and what is before and after it. */
export type InlineSegment = {
  text: string
  styles: ReadonlyMap<number, InlineStyle>
  /** The content with the translation in place of the text. */
  translate(translation: string): Atom[]
}

/** Less than there are numbers of inline tags. */
const GROUP_MAX = 4_000

/** The atoms between cuts, and each cut by itself. */
export function groupAtoms(atoms: readonly Atom[]): Atom[][] {
  const groups: Atom[][] = [[]]
  for (const atom of atoms)
    if (atom.kind === 'cut') groups.push([atom], [])
    else if (groups.at(-1)!.length < GROUP_MAX) groups.at(-1)!.push(atom)
    else groups.push([atom])
  return groups.filter((group) => group.length > 0)
}

const hasLatin = (text: string) => /[\p{L}\p{N}]/u.test(text.replaceAll(ASIAN, ''))
const ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]/gu
const hasAsian = (text: string) => text.search(ASIAN) >= 0

/** The segment in a group of atoms; null where there is no text. */
export function inlineSegment(group: readonly Atom[], grammar: RunGrammar): InlineSegment | null {
  const content = withoutMovable(group, grammar)
  const first = content.middle.findIndex(isWritten)
  if (first < 0) return null
  const last = content.middle.findLastIndex(isWritten)
  const [head, start] = cutBlank(content.middle[first] as TextAtom, 'start')
  const middle = content.middle.slice(first, last + 1)
  middle[0] = start
  const [tail, end] = cutBlank(middle.at(-1) as TextAtom, 'end')
  middle[middle.length - 1] = end
  const before = [...content.before, ...content.middle.slice(0, first), ...head]
  const after = [...tail, ...content.middle.slice(last + 1), ...content.after]

  const base = baseOf(middle.filter((atom) => atom.kind === 'text'))
  const { text, pairs, singles } = tagged(middle, base)
  const styles = new Map(
    [...pairs].map(([no, atom]) => [
      no,
      differenceOf(grammar.styleOf(atom.properties), grammar.styleOf(base.source.properties)),
    ]),
  )
  return {
    text,
    styles,
    translate: (translation) => [...before, ...translated(translation, { base, pairs, singles }, grammar), ...after],
  }
}

const isWritten = (atom: Atom) => atom.kind === 'text' && isText(atom.text)

function withoutMovable(group: readonly Atom[], grammar: RunGrammar) {
  const parts: { before: Atom[]; middle: Atom[]; after: Atom[] } = { before: [], middle: [], after: [] }
  for (const atom of group) {
    const edge = atom.kind === 'object' && atom.elements.length === 1 ? grammar.edgeOf(atom.elements[0]!) : null
    parts[edge ?? 'middle'].push(atom)
  }
  return parts
}

/** Blanks at an edge of a text, as an atom of their own, and the text without them. */
function cutBlank(atom: TextAtom, edge: 'start' | 'end'): [TextAtom[], TextAtom] {
  const rest = edge === 'start' ? atom.text.trimStart() : atom.text.trimEnd()
  if (rest.length === atom.text.length) return [[], atom]
  const blank = edge === 'start' ? atom.text.slice(0, -rest.length) : atom.text.slice(rest.length)
  return [[{ ...atom, text: blank, elements: null }], { ...atom, text: rest, elements: null }]
}

/** The format of most of the text, which needs no tags: that of `source`, but for its fonts. */
type Base = { path: readonly Wrapper[]; look: Look; source: TextAtom }

function baseOf(atoms: readonly TextAtom[]): Base {
  const ids = new Map<Wrapper, number>()
  const idOf = (wrapper: Wrapper) => ids.get(wrapper) ?? (ids.set(wrapper, ids.size), ids.size - 1)
  const common = mostOf(atoms, ({ path, look }) => `${path.map(idOf).join(' ')}|${look.key}`)
  const latin = mostOf(
    common.filter(({ text }) => hasLatin(text)),
    ({ look }) => look.latinFont ?? '',
  )
  const asian = mostOf(
    common.filter(({ text }) => hasAsian(text)),
    ({ look }) => look.asianFont ?? '',
  )
  const source = longest(common)
  const look = {
    key: source.look.key,
    latinFont: longest(latin, source).look.latinFont,
    asianFont: longest(asian, source).look.asianFont,
  }
  return { path: source.path, look, source }
}

/** The atoms of the key that has most text. */
function mostOf(atoms: readonly TextAtom[], keyOf: (atom: TextAtom) => string): TextAtom[] {
  const groups = new Map<string, { atoms: TextAtom[]; length: number }>()
  for (const atom of atoms) {
    const key = keyOf(atom)
    const group = groups.get(key) ?? { atoms: [], length: 0 }
    group.atoms.push(atom)
    group.length += atom.text.trim().length
    groups.set(key, group)
  }
  let most: { atoms: TextAtom[]; length: number } = { atoms: [], length: -1 }
  for (const group of groups.values()) if (group.length > most.length) most = group
  return most.atoms
}

const longest = (atoms: readonly TextAtom[], fallback?: TextAtom): TextAtom =>
  atoms.reduce((found, atom) => (atom.text.length > found.text.length ? atom : found), atoms[0] ?? fallback!)

/** Whether text looks the same in the base format: fonts matter only where the text has letters of their kind. */
function isLike(atom: TextAtom, base: { path: readonly Wrapper[]; look: Look }): boolean {
  if (atom.path.length !== base.path.length || atom.path.some((each, at) => each !== base.path[at])) return false
  if (!isText(atom.text)) return true
  if (atom.look.key !== base.look.key) return false
  return (
    (!hasLatin(atom.text) || atom.look.latinFont === base.look.latinFont) &&
    (!hasAsian(atom.text) || atom.look.asianFont === base.look.asianFont)
  )
}

function tagged(middle: readonly Atom[], base: Base) {
  const pairs = new Map<number, TextAtom>()
  const singles = new Map<number, ObjectAtom[]>()
  const parts: string[] = []
  let no = 0
  /** The number of the pair that is open; 0 where none is. */
  let open = 0
  let objects: ObjectAtom[] | null = null
  const close = () => {
    if (open > 0) parts.push(writeTag({ kind: 'close', number: open }))
    open = 0
  }
  for (const atom of middle)
    if (atom.kind === 'object') {
      if (objects) objects.push(atom)
      else {
        objects = [atom]
        singles.set(++no, objects)
        parts.push(writeTag({ kind: 'single', number: no }))
      }
    } else if (atom.kind === 'text') {
      objects = null
      if (open === 0 || !isLike(atom, pairs.get(open)!)) {
        close()
        if (!isLike(atom, base)) {
          open = ++no
          pairs.set(no, atom)
          parts.push(writeTag({ kind: 'open', number: no }))
        }
      }
      parts.push(segmentText(atom.text))
    }
  close()
  return { text: parts.join(''), pairs, singles }
}

type Parts = { base: Base; pairs: Map<number, TextAtom>; singles: Map<number, ObjectAtom[]> }

/** Tags that the translation lost: objects come after the text, formats are given up. */
function translated(translation: string, { base, pairs, singles }: Parts, grammar: RunGrammar): Atom[] {
  const atoms: Atom[] = []
  const left = new Map(singles)
  const open: number[] = []
  const basic = { ...base.source, properties: withBaseFonts(base, grammar), elements: null }
  for (const part of splitTags(translation))
    if (typeof part === 'string') {
      addText(atoms, { ...(pairs.get(open.at(-1) ?? 0) ?? basic), text: part, elements: null })
    } else if (part.kind === 'open') {
      if (pairs.has(part.number)) open.push(part.number)
    } else if (part.kind === 'close') {
      const at = open.lastIndexOf(part.number)
      if (at >= 0) open.splice(at, 1)
    } else {
      atoms.push(...(left.get(part.number) ?? []))
      left.delete(part.number)
    }
  for (const objects of left.values()) atoms.push(...objects)
  return withOrderedRanges(atoms, grammar)
}

function addText(atoms: Atom[], atom: TextAtom) {
  const last = atoms.at(-1)
  if (last?.kind === 'text' && last.properties === atom.properties && last.path === atom.path) last.text += atom.text
  else atoms.push(atom)
}

const withBaseFonts = (base: Base, grammar: RunGrammar): XmlElement | null => {
  const { latinFont, asianFont } = base.look
  const { look, properties } = base.source
  const isOwn = look.latinFont === latinFont && look.asianFont === asianFont
  return isOwn ? properties : grammar.withFonts(properties, { latin: latinFont, asian: asianFont })
}

/** Exchanges the ends of a range where the translation put the end first. */
function withOrderedRanges(atoms: Atom[], grammar: RunGrammar): Atom[] {
  const places = new Map<string, { start?: [number, number]; end?: [number, number] }>()
  atoms.forEach((atom, at) => {
    if (atom.kind !== 'object') return
    atom.elements.forEach((element, within) => {
      const range = grammar.rangeOf(element)
      if (range) places.set(range.id, { ...places.get(range.id), [range.end]: [at, within] })
    })
  })
  const result = atoms.map((atom) => (atom.kind === 'object' ? { ...atom, elements: [...atom.elements] } : atom))
  for (const { start, end } of places.values()) {
    if (!start || !end || start[0] < end[0] || (start[0] === end[0] && start[1] < end[1])) continue
    const [first, second] = [result[end[0]] as ObjectAtom, result[start[0]] as ObjectAtom]
    const element = first.elements[end[1]]!
    first.elements[end[1]] = second.elements[start[1]]!
    second.elements[start[1]] = element
  }
  return result
}

function differenceOf(style: InlineStyle, base: InlineStyle): InlineStyle {
  const difference: InlineStyle = {}
  if (style.bold && !base.bold) difference.bold = true
  if (style.italic && !base.italic) difference.italic = true
  if (style.underline && !base.underline) difference.underline = true
  if (style.strike && !base.strike) difference.strike = true
  if (style.script && style.script !== base.script) difference.script = style.script
  return difference
}

/** The elements of the atoms under their wrappers; `writeText` makes those of new text. */
export function elementsOfAtoms(atoms: readonly Atom[], writeText: (atom: TextAtom) => XmlElement[]): XmlElement[] {
  const used = new Set<Wrapper>()
  const nest = (from: number, to: number, depth: number): XmlElement[] => {
    const elements: XmlElement[] = []
    for (let at = from; at < to;) {
      const atom = atoms[at]!
      const wrapper = atom.path[depth]
      let end = at + 1
      if (!wrapper) elements.push(...(atom.elements ?? writeText(atom as TextAtom)))
      else {
        while (end < to && atoms[end]!.path[depth] === wrapper) end++
        elements.push(...wrap(wrapper, nest(at, end, depth + 1), used.has(wrapper)))
        used.add(wrapper)
      }
      at = end
    }
    return elements
  }
  return nest(0, atoms.length, 0)
}

function wrap(wrapper: Wrapper, inner: XmlElement[], isUsed: boolean): XmlElement[] {
  if (wrapper.kind === 'field') return isUsed ? inner : [...wrapper.opening, ...inner, ...wrapper.closing]
  return isUsed && wrapper.isUnique ? inner : [wrapper.around(inner)]
}
