import type { Claim, Paragraph, Party, PatentRecord } from '../patent-record.ts'
import { blockTextOf, elementAt, elementsAt, elementsNamed, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { TextInserts } from '../xml/text-inserts.ts'
import { emptyPatent } from './empty-patent.ts'
import { claimsOf, docdbParts } from './st36-parts.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

/** A published application of the USPTO from 2001 to 2004 (patent-application-publication), all in English. */
export function readUsptoApplication2001(document: XmlElement): PatentRecord {
  const bibliography = elementAt(document, 'subdoc-bibliographic-information')
  const technical = elementAt(bibliography, 'technical-information')
  const at = (...path: string[]) => textAt(bibliography, ...path)
  const title = textAt(technical, 'title-of-invention')
  const abstract = elementsAt(document, 'subdoc-abstract', 'paragraph').map(textOf).filter(Boolean).join('\n')
  const claims: Claim[] = elementsAt(document, 'subdoc-claims').flatMap(claimsOf)
  const description = elementsNamed(elementAt(document, 'subdoc-description'), 'heading', 'paragraph').flatMap(
    paragraphOf,
  )
  const inventors = [
    ...elementsAt(bibliography, 'inventors', 'first-named-inventor'),
    ...elementsAt(bibliography, 'inventors', 'inventor'),
  ]
  return {
    ...emptyPatent(),
    ...docdbParts({
      country: 'US',
      number: at('document-id', 'doc-number') ?? '',
      kind: at('document-id', 'kind-code') ?? null,
    }),
    publishedOn: dayOf(at('document-id', 'document-date')),
    type: /plant/i.test(at('publication-filing-type') ?? '') ? 'plant' : 'invention',
    applicationNumber: at('domestic-filing-data', 'application-number', 'doc-number') ?? null,
    filedOn: dayOf(at('domestic-filing-data', 'filing-date')),
    language: 'en',
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    assignees: elementsAt(bibliography, 'assignee').flatMap((element) => {
      const name = textAt(element, 'organization-name') ?? personOf(element)
      return name ? [{ name, ...addressOf(element) }] : []
    }),
    inventors: inventors.flatMap((element) => {
      const name = personOf(element)
      return name ? [{ name, ...addressOf(element) }] : []
    }),
    priorities: elementsAt(bibliography, 'foreign-priority-data').flatMap((priority) => {
      const country = textAt(priority, 'country-code')
      const number = textAt(priority, 'priority-application-number', 'doc-number')
      return country && number ? [{ country, number, date: dayOf(textAt(priority, 'filing-date')) }] : []
    }),
    ipcs: classificationSymbols(elementsNamed(elementAt(technical, 'classification-ipc'), 'ipc').map(textOf)),
    claims: claims.length > 0 ? { en: claims } : {},
    description: description.length > 0 ? { en: description } : {},
    drawings: elementsAt(document, 'subdoc-drawings', 'figure', 'image').flatMap(({ attributes }, place) =>
      attributes['file'] ? [{ number: String(place + 1), file: attributes['file'] }] : [],
    ),
  }
}

const personOf = (element: XmlElement) =>
  ['given-name', 'middle-name', 'family-name']
    .map((part) => textAt(element, 'name', part))
    .filter(Boolean)
    .join(' ')

function addressOf(element: XmlElement): Pick<Party, 'country' | 'address'> {
  const residence =
    elementAt(element, 'residence', 'residence-us') ?? elementAt(element, 'residence', 'residence-non-us')
  const place = residence ?? elementAt(element, 'address')
  const country = textAt(place, 'country-code') ?? textAt(place, 'country', 'country-code')
  const lines = ['address-1', 'address-2', 'city', 'state'].map((part) => textAt(place, part)).filter(Boolean)
  return {
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(lines.length > 0 && { address: lines.join(', ') }),
  }
}

function paragraphOf(element: XmlElement): Paragraph[] {
  const number = textAt(element, 'number')?.replace(/\.$/, '')
  const inserts = new TextInserts()
  const marked = blockTextOf(element, inserts)
  const own = inserts.read(marked.replace(/^\d+\.\s*/, (start) => (number && start.startsWith(number) ? '' : start)))
  if (!own.text) return []
  if (element.name === 'heading') return [{ kind: 'heading', ...own }]
  return [{ kind: 'paragraph', ...(number && { number: number.padStart(4, '0') }), ...own }]
}
