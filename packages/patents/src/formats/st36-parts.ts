/** Elements that files by WIPO ST.36 have in common: those of the USPTO since 2005, of the EPO and of publishers. */
import { readPatentNumber } from '../numbers/patent-number.ts'
import type { Claim, Paragraph, Party } from '../patent-record.ts'
import {
  blockTextOf,
  childrenOf,
  elementAt,
  elementsAt,
  elementsNamed,
  textAt,
  textOf,
  wholeText,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { hasRows } from '../xml/table-lines.ts'
import { TextInserts, withoutMarks } from '../xml/text-inserts.ts'
import { claimReferences, splitClaimNumber } from './claim-references.ts'
import { dayOf, languageOf } from './symbols.ts'

export interface DocumentId {
  country: string
  number: string
  kind: string | null
  day: string | null
}

/** Codes of WIPO ST.3 that elements name. */
export const stateCodes = (elements: readonly XmlElement[]): string[] =>
  elements.map(textOf).filter((text) => /^[A-Z]{2}$/.test(text))

/** A `document-id`; null where it has no number. */
export function documentIdOf(element: XmlElement | undefined): DocumentId | null {
  const number = textAt(element, 'doc-number')
  if (!number) return null
  return {
    country: textAt(element, 'country') ?? '',
    number,
    kind: textAt(element, 'kind') ?? null,
    day: dayOf(textAt(element, 'date')),
  }
}

/** A publication number as DOCDB writes it; as it stands where it cannot be read. */
export function docdbParts({ country, number, kind }: Omit<DocumentId, 'day'>) {
  const read = readPatentNumber(`${country}${number}${kind ?? ''}`)
  if (typeof read === 'string' || read.type === 'application') return { country, number, kind }
  return { country: read.country, number: read.number, kind: read.kind }
}

/** A person or organisation with its `addressbook`, or without one. */
export function partyOf(element: XmlElement): Party | null {
  const book = elementAt(element, 'addressbook') ?? element
  const person = [textAt(book, 'first-name'), textAt(book, 'middle-name'), textAt(book, 'last-name')]
  const name = textAt(book, 'orgname') ?? textAt(book, 'name') ?? person.filter(Boolean).join(' ')
  if (!name) return null
  const address = elementAt(book, 'address')
  const country = textAt(address, 'country') ?? textAt(element, 'residence', 'country')
  const lines = childrenOf(address)
    .filter(({ name: part }) => part !== 'country')
    .map(textOf)
    .filter(Boolean)
  return {
    name,
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(lines.length > 0 && { address: lines.join(', ') }),
  }
}

/** The claims of one `claims` element. A claim says what it refers to by `claim-ref`, or in words. */
export function claimsOf(claims: XmlElement): Claim[] {
  return claimElements(claims).flatMap((claim, place) => {
    const inserts = new TextInserts()
    const marked = claimText(claim, inserts)
    const text = withoutMarks(marked)
    if (!text) return []
    const read = splitClaimNumber(marked)
    const number = (read.number ?? Number(claim.attributes['num'])) || place + 1
    const linked = deepElements(claim, 'claim-ref', 'dependent-claim-reference').flatMap(({ attributes }) => {
      const target = /(\d+)$/.exec(attributes['idref'] ?? attributes['depends_on'] ?? '')?.[1]
      return target ? [Number(target)] : []
    })
    const references = linked.length > 0 ? linked : claimReferences(text, number)
    const dependsOn = [...new Set(references)].filter((other) => other < number).toSorted((a, b) => a - b)
    return [{ number, ...inserts.read(read.text), dependsOn }]
  })
}

/** OPS puts all claims into one `claim`, each of them in a `claim-text`. */
function claimElements(claims: XmlElement): XmlElement[] {
  const found = elementsNamed(claims, 'claim')
  if (found.length !== 1) return found
  const texts = childrenOf(found[0], 'claim-text')
  const areClaims = texts.length > 1 && texts.every((each, place) => textOf(each).startsWith(`${place + 1}.`))
  return areClaims ? texts : found
}

/** Each `claim-text` within another one on a line of its own, as are the rows of tables, with tabs between their cells. */
function claimText(claim: XmlElement, inserts: TextInserts): string {
  const lines: string[] = ['']
  const visit = (element: XmlElement) => {
    element.isUsed = true
    for (const part of element.content)
      if (typeof part === 'string') lines[lines.length - 1] += part.replaceAll(/\s+/g, ' ')
      else {
        const isLine = part.name === 'claim-text' && element.name === 'claim-text'
        if (isLine) lines.push('')
        if (isLine || part.name.startsWith('claim')) visit(part)
        else if (hasRows(part)) lines.push(...blockTextOf(part, inserts).split('\n'), '')
        else lines[lines.length - 1] += wholeText(part, element.name, inserts).replaceAll(/\s+/g, ' ')
        if (isLine) lines.push('')
      }
  }
  visit(claim)
  return lines
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, ''))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Every element of one of the names at any depth. */
export const deepElements = (element: XmlElement, ...names: string[]): XmlElement[] =>
  childrenOf(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...deepElements(child, ...names),
  ])

/** Headings and paragraphs in their order, however deep the sections are. */
export function paragraphsOf(description: XmlElement): Paragraph[] {
  return elementsNamed(description, 'heading', 'p').flatMap((element): Paragraph[] => {
    const inserts = new TextInserts()
    const own = inserts.read(blockTextOf(element, inserts))
    if (!own.text) return []
    const number = element.attributes['num']
    if (element.name === 'heading') return [{ kind: 'heading', ...own }]
    return [{ kind: 'paragraph', ...(number && /\d/.test(number) && { number }), ...own }]
  })
}

export const drawingsOf = (document: XmlElement) =>
  elementsAt(document, 'drawings', 'figure').flatMap((figure, place) => {
    const file = elementAt(figure, 'img')?.attributes['file']
    return file ? [{ number: figure.attributes['num'] || String(place + 1), file }] : []
  })

/** The symbol of a `classification-ipcr` or `classification-cpc` whose parts are in elements of their own. */
export const symbolFromParts = (element: XmlElement): string =>
  textAt(element, 'text') ??
  ['section', 'class', 'subclass'].map((part) => textAt(element, part) ?? '').join('') +
    `${textAt(element, 'main-group') ?? ''}/${textAt(element, 'subgroup') ?? ''}`

/** The first part of each language; `own` where a part names none. */
export function byLanguage<T extends { length: number }>(
  elements: readonly XmlElement[],
  own: string | null,
  read: (element: XmlElement) => T,
): Record<string, T> {
  const found: Record<string, T> = {}
  for (const element of elements) {
    const language = languageOf(element.attributes['lang']) ?? own
    const content = read(element)
    if (language && content.length > 0) found[language] ??= content
  }
  return found
}

/** A symbol with its columns: blanks count in the older notations. An edition of the IPC may be before it. */
export function symbolText(element: XmlElement): string {
  textOf(element)
  const holder = elementAt(element, 'text') ?? elementAt(element, 'PDAT') ?? element
  const text = holder.content.map((part) => (typeof part === 'string' ? part : '')).join('')
  return text.replace(/^\s*\d\s?(?=[A-H]\s*\d{2})/, '').trim()
}
