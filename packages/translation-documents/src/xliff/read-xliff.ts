import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { DocumentRefused } from '../document-problem.ts'
import { documentLanguages } from '../ooxml/fonts.ts'
import type { OpenDocument } from '../open-document.ts'
import { createSegmentList, isText, type SegmentList } from '../segment-list.ts'
import {
  childOf,
  cloneElement,
  elementLike,
  elementsNamed,
  elementsOf,
  parseXml,
  serializeXml,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { xliffSegment } from './xliff-inline.ts'

/** Targets in other states were made or checked by somebody. */
const OPEN_STATES = new Set(['new', 'needs-translation', 'needs-adaptation', 'needs-l10n', 'initial'])

type Writer = () => void

/**
 * Reads XLIFF 1.2 or 2. Units that are not to be translated, and those with a target that somebody made, are left alone.
 * @throws DocumentRefused `unsupportedType` where it is other XML, `empty`
 */
export function readXliff(bytes: Uint8Array): OpenDocument<{ target: TranslationLanguage }> {
  const document = parseXml(bytes)
  const { root } = document
  const isSecond = root.type === 'xliff2:xliff'
  if (!isSecond && root.type !== 'xliff:xliff') throw new DocumentRefused('unsupportedType')
  const segments = createSegmentList()
  const writers: Writer[] = []
  let file = 0
  const visit = (element: XmlElement) => {
    if (element.attributes['translate'] === 'no') return
    if (element.type.endsWith(':file')) file++
    if (element.type === 'xliff:trans-unit') readUnit(element, `file${file}`, segments, writers)
    else if (element.type === 'xliff2:segment') readSegment(element, `file${file}`, segments, writers)
    else for (const child of elementsOf(element)) visit(child)
  }
  visit(root)
  if (segments.slots.length === 0) throw new DocumentRefused('empty')
  return {
    slots: segments.slots,
    notes: [],
    write({ target }) {
      for (const write of writers) write()
      const language = documentLanguages[target]
      if (isSecond) root.attributes['trgLang'] = language
      else for (const each of elementsNamed(root, 'xliff:file')) each.attributes['target-language'] = language
      return Promise.resolve(Buffer.from(serializeXml(document)))
    },
  }
}

function isDone(source: string, target: XmlElement | undefined, state: string | undefined): boolean {
  const text = target ? textOf(target).trim() : ''
  if (text === '') return false
  return state === undefined ? text !== source.trim() : !OPEN_STATES.has(state)
}

/** XLIFF 1.2. */
function readUnit(unit: XmlElement, part: string, segments: SegmentList, writers: Writer[]) {
  const [source, target] = [childOf(unit, 'xliff:source'), childOf(unit, 'xliff:target')]
  if (!source || unit.attributes['approved'] === 'yes') return
  if (isDone(textOf(source), target, target?.attributes['state'])) return
  const divided = childOf(unit, 'xliff:seg-source')
  const marks = divided
    ? [...elementsNamed(divided, 'xliff:mrk')].filter((mark) => mark.attributes['mtype'] === 'seg')
    : []
  const sources = marks.length > 0 ? marks : [source]
  const results = new Map<XmlElement, XmlNode[]>()
  for (const each of sources) addSource(each, part, segments, (nodes) => results.set(each, nodes))
  writers.push(() => {
    if (results.size === 0) return
    const content = marks.length > 0 ? withTargets(divided!, results).children : results.get(source)!
    const state = { ...target?.attributes, state: 'needs-review-translation', 'state-qualifier': 'mt-suggestion' }
    setTarget(unit, elementLike(unit, 'target', state, content), divided ?? source)
  })
}

/** A copy of a divided source with the translations in the segments. */
function withTargets(element: XmlElement, results: ReadonlyMap<XmlElement, XmlNode[]>): XmlElement {
  const nodes = results.get(element)
  if (nodes) return { ...element, children: nodes }
  return {
    ...element,
    children: element.children.map((child) =>
      typeof child === 'object' && 'type' in child ? withTargets(child, results) : child,
    ),
  }
}

/** XLIFF 2. */
function readSegment(segment: XmlElement, part: string, segments: SegmentList, writers: Writer[]) {
  const [source, target] = [childOf(segment, 'xliff2:source'), childOf(segment, 'xliff2:target')]
  if (!source || isDone(textOf(source), target, segment.attributes['state'])) return
  let result: XmlNode[] | null = null
  addSource(source, part, segments, (nodes) => {
    result = nodes
  })
  writers.push(() => {
    if (!result) return
    segment.attributes['state'] = 'translated'
    setTarget(segment, elementLike(segment, 'target', { ...target?.attributes }, result), source)
  })
}

function addSource(source: XmlElement, part: string, segments: SegmentList, done: (nodes: XmlNode[]) => void) {
  const { text, targetOf } = xliffSegment(cloneElement(source))
  if (isText(text)) segments.add({ part, text, apply: (translation) => done(targetOf(translation)) })
}

function setTarget(parent: XmlElement, target: XmlElement, after: XmlElement) {
  const others = parent.children.filter(
    (child) => typeof child !== 'object' || !('type' in child) || child.type !== target.type,
  )
  parent.children = others.toSpliced(others.indexOf(after) + 1, 0, target)
}
