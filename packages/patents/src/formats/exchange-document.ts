import type { Party, PatentRecord } from '../patent-record.ts'
import { elementAt, elementsAt, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { emptyPatent } from './empty-patent.ts'
import { partiesIn } from './party-forms.ts'
import { byLanguage, claimsOf, docdbParts, documentIdOf, paragraphsOf } from './st36-parts.ts'
import { classificationSymbols, dayOf, languageOf } from './symbols.ts'

/** One exchange-document: bibliography and abstracts as DOCDB files and OPS replies of the EPO hold them. */
export function readExchangeDocument(document: XmlElement): PatentRecord {
  const { attributes } = document
  const bibliography = elementAt(document, 'bibliographic-data')
  const publication = referenceIn(bibliography, 'publication-reference')
  const application = referenceIn(bibliography, 'application-reference')
  const titles = elementsAt(bibliography, 'invention-title')
  return {
    ...emptyPatent(),
    ...docdbParts({
      country: attributes['country'] ?? publication?.country ?? '',
      number: attributes['doc-number'] ?? publication?.number ?? '',
      kind: attributes['kind'] ?? publication?.kind ?? null,
    }),
    publishedOn: publication?.day ?? null,
    applicationNumber: application && `${application.country}${application.number}`,
    filedOn: application?.day ?? null,
    language: languageOf(titles[0]?.attributes['lang']),
    titles: texts(titles),
    abstracts: texts(elementsAt(document, 'abstract')),
    applicants: namedIn(bibliography, 'applicant'),
    inventors: namedIn(bibliography, 'inventor'),
    agents: namedIn(bibliography, 'agent'),
    priorities: elementsAt(bibliography, 'priority-claims', 'priority-claim').flatMap((claim) => {
      const id = idIn(claim)
      return id?.country ? [{ country: id.country, number: id.number, date: id.day }] : []
    }),
    ipcs: classificationSymbols([
      ...elementsAt(bibliography, 'classifications-ipcr', 'classification-ipcr', 'text').map(textOf),
      ...elementsAt(bibliography, 'classification-ipc', 'text').map(textOf),
      ...elementsAt(bibliography, 'classification-ipc', 'main-classification').map(textOf),
      ...elementsAt(bibliography, 'classification-ipc', 'further-classification').map(textOf),
    ]),
    cpcs: classificationSymbols(
      elementsAt(bibliography, 'patent-classifications', 'patent-classification').flatMap(cpcSymbols),
    ),
    citations: elementsAt(bibliography, 'references-cited', 'citation').flatMap((citation) => {
      const cited = idIn(elementAt(citation, 'patcit'))
      const text = textAt(citation, 'nplcit', 'text')
      const category = textAt(citation, 'category')
      const parts = cited && docdbParts(cited)
      const number = parts && `${parts.country}${parts.number}${parts.kind ?? ''}`
      return number || text ? [{ ...(number && { number }), ...(text && { text }), ...(category && { category }) }] : []
    }),
    familyId: attributes['family-id'] ?? null,
  }
}

/** A member of an INPADOC family in an OPS reply: its numbers, and its legal events where they were requested. */
export function readFamilyMember(member: XmlElement): PatentRecord {
  const document = elementAt(member, 'exchange-document')
  const publication = referenceIn(member, 'publication-reference')
  const application = referenceIn(member, 'application-reference')
  const known = document
    ? readExchangeDocument(document)
    : {
        ...emptyPatent(),
        ...docdbParts({
          country: publication?.country ?? '',
          number: publication?.number ?? '',
          kind: publication?.kind ?? null,
        }),
        publishedOn: publication?.day ?? null,
        priorities: elementsAt(member, 'priority-claim').flatMap((claim) => {
          const id = idIn(claim)
          return id ? [{ country: id.country, number: id.number, date: id.day }] : []
        }),
      }
  return {
    ...known,
    applicationNumber: known.applicationNumber ?? (application && `${application.country}${application.number}`),
    filedOn: known.filedOn ?? application?.day ?? null,
    legalEvents: elementsAt(member, 'legal').flatMap((event) => {
      const code = event.attributes['code']?.trim()
      const country = textAt(event, 'L001EP')
      const text = event.attributes['desc']?.trim()
      textOf(event)
      return code && country ? [{ country, code, date: dayOf(textAt(event, 'L007EP')), ...(text && { text }) }] : []
    }),
    familyId: known.familyId ?? member.attributes['family-id'] ?? null,
  }
}

/** Claims or description of one publication in an OPS reply. */
export function readFulltextDocument(document: XmlElement): PatentRecord {
  const publication = referenceIn(elementAt(document, 'bibliographic-data'), 'publication-reference')
  return {
    ...emptyPatent(),
    ...docdbParts({
      country: publication?.country ?? '',
      number: publication?.number ?? '',
      kind: publication?.kind ?? null,
    }),
    publishedOn: publication?.day ?? null,
    claims: byLanguage(elementsAt(document, 'claims'), null, claimsOf),
    description: byLanguage(elementsAt(document, 'description'), null, paragraphsOf),
  }
}

/** The reference in DOCDB form where a record gives several. */
function referenceIn(bibliography: XmlElement | undefined, name: string) {
  const references = elementsAt(bibliography, name)
  const own = references.find(({ attributes }) => attributes['data-format'] === 'docdb')
  return idIn(own ?? references[0])
}

/** The `document-id` in DOCDB form where an element holds several. */
function idIn(element: XmlElement | undefined) {
  const ids = elementsAt(element, 'document-id')
  return documentIdOf(ids.find(({ attributes }) => attributes['document-id-type'] === 'docdb') ?? ids[0])
}

function texts(elements: readonly XmlElement[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const element of elements) {
    const language = languageOf(element.attributes['lang'])
    const text = textOf(element)
    if (language && text) found[language] ??= text
  }
  return found
}

/** Names are given in several forms: DOCDB's own is the name, which is the same in all its documents. */
const namedIn = (bibliography: XmlElement | undefined, name: 'applicant' | 'inventor' | 'agent'): Party[] =>
  partiesIn(
    elementAt(bibliography, 'parties', `${name}s`),
    [name],
    (element) => {
      const named = textAt(element, `${name}-name`, 'name') ?? textAt(element, `${name}-name`)
      const country = textAt(element, 'residence', 'country')
      return named ? { name: named, ...(country && /^[A-Z]{2}$/.test(country) && { country }) } : null
    },
    { formats: ['docdb', 'epodoc', 'docdba', ''] },
  )

function cpcSymbols(element: XmlElement): string[] {
  if (!(elementAt(element, 'classification-scheme')?.attributes['scheme'] ?? 'CPC').startsWith('CPC')) return []
  const whole = textAt(element, 'classification-symbol')
  if (whole) return [whole]
  const part = (name: string) => textAt(element, name) ?? ''
  return [`${part('section')}${part('class')}${part('subclass')}${part('main-group')}/${part('subgroup')}`]
}
