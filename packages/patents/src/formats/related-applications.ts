/** What a publication says of other applications: its parents and divisions, and its international application. */
import { completeApplicationNumber } from '../numbers/application-keys.ts'
import { fullYear } from '../numbers/number-text.ts'
import { docdbNumber, readPatentNumber } from '../numbers/patent-number.ts'
import type { InternationalApplication, RelatedApplication } from '../patent-record.ts'
import { childrenOf, elementAt, elementsAt, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { documentIdOf } from './st36-parts.ts'
import { dayOf } from './symbols.ts'

/** As DOCDB writes it; as it stands where it cannot be read. */
function publicationText(text: string): string {
  const read = readPatentNumber(text)
  return typeof read === 'string' ? text : docdbNumber(read)
}

/** PCT/SE2003/000641 of SE2003000641, PCT/US02/12345 and other notations; as it stands where it cannot be read. */
function internationalText(text: string): string {
  const packed = /^(?:WO|PCT)?\/?([A-Z]{2})(\d{4}|\d{2})(\d{5,6})$/.exec(text.replaceAll(/\s/g, ''))
  const read = readPatentNumber(packed ? `PCT/${packed[1]}${fullYear(packed[2]!)}/${packed[3]}` : text)
  return typeof read === 'string' || !read.number.startsWith('PCT/') ? text : read.number
}

/** Null where nothing of it is known. */
function internationalOf(found: InternationalApplication): InternationalApplication | null {
  const { applicationNumber, publicationNumber } = found
  if (!applicationNumber && !publicationNumber) return null
  return {
    ...found,
    applicationNumber: applicationNumber && internationalText(applicationNumber),
    publicationNumber: publicationNumber && publicationText(publicationNumber),
  }
}

/** B860 and B870 of the EPO's SDOBI. */
export function epInternational(bibliography: XmlElement | undefined): InternationalApplication | null {
  const [filed, published] = [
    elementAt(bibliography, 'B800', 'B860', 'B861'),
    elementAt(bibliography, 'B800', 'B870', 'B871'),
  ]
  return internationalOf({
    applicationNumber: textAt(filed, 'dnum', 'anum') ?? null,
    filedOn: dayOf(textAt(filed, 'date')),
    publicationNumber: textAt(published, 'dnum', 'pnum') ?? null,
    publishedOn: dayOf(textAt(published, 'date')),
  })
}

/** INID 61 to 66 as the EPO names them; B620EP lists the divisions of this application. */
const EP_RELATIONS: ReadonlyMap<string, RelatedApplication['relation']> = new Map(
  Object.entries({
    B610: 'addition',
    B620: 'division',
    B620EP: 'division',
    B630: 'continuation',
    B640: 'reissue',
    B660: 'substitution',
  }),
)

export const epRelated = (bibliography: XmlElement | undefined): RelatedApplication[] =>
  childrenOf(elementAt(bibliography, 'B600')).flatMap((element) => {
    const relation = EP_RELATIONS.get(element.name)
    if (!relation) return []
    const documents = (name: 'pdoc' | 'cdoc') => elementsAt(element, 'parent', name)
    return [
      ...documents('pdoc').flatMap((each) => epDocument(each, relation, 'parent')),
      ...documents('cdoc').flatMap((each) => epDocument(each, relation, 'child')),
    ]
  })

function epDocument(
  element: XmlElement,
  relation: RelatedApplication['relation'],
  role: RelatedApplication['role'],
): RelatedApplication[] {
  const [application, publication] = [textAt(element, 'dnum', 'anum'), textAt(element, 'dnum', 'pnum')]
  if (!application && !publication) return []
  return [
    {
      relation,
      role,
      applicationNumber: application ? completeApplicationNumber('EP', application) : null,
      publicationNumber: publication
        ? publicationText(/^[A-Z]/.test(publication) ? publication : `EP${publication}`)
        : null,
      filedOn: dayOf(textAt(element, 'date')),
    },
  ]
}

const ST36_RELATIONS: ReadonlyMap<string, RelatedApplication['relation']> = new Map(
  Object.entries({
    addition: 'addition',
    division: 'division',
    continuation: 'continuation',
    'continuation-in-part': 'continuation-in-part',
    reissue: 'reissue',
    'continuing-reissue': 'reissue',
    'us-divisional-reissue': 'reissue',
    substitution: 'substitution',
  }),
)
const PROVISIONAL = ['provisional-application', 'us-provisional-application']

/** Parents and provisional applications by WIPO ST.36. */
export const st36Related = (bibliography: XmlElement | undefined): RelatedApplication[] =>
  ['related-documents', 'us-related-documents']
    .flatMap((name) => childrenOf(elementAt(bibliography, name)))
    .flatMap((element): RelatedApplication[] => {
      if (PROVISIONAL.includes(element.name)) return st36Document(element, 'provisional')
      const relation = ST36_RELATIONS.get(element.name)
      if (!relation) return []
      const parents = elementsAt(element, 'relation', 'parent-doc')
      // The application itself, of which nothing is left unread.
      for (const each of elementsAt(element, 'relation', 'child-doc')) textOf(each)
      return parents.flatMap((parent) => st36Document(parent, relation))
    })

function st36Document(element: XmlElement, relation: RelatedApplication['relation']): RelatedApplication[] {
  const application = documentIdOf(elementAt(element, 'document-id'))
  const granted = documentIdOf(elementAt(element, 'parent-grant-document', 'document-id'))
  if (!application) return []
  const isInternational = /^(?:PCT|WO)\W?[A-Z]{2}/.test(application.number)
  return [
    {
      relation,
      role: 'parent',
      applicationNumber: isInternational
        ? internationalText(application.number)
        : completeApplicationNumber(application.country, application.number),
      publicationNumber: granted && publicationText(`${granted.country}${granted.number}`),
      filedOn: application.day,
    },
  ]
}

/** `pct-or-regional-filing-data` and its publication by WIPO ST.36; the regional ones of it are none of the PCT. */
export function st36International(bibliography: XmlElement | undefined): InternationalApplication | null {
  const filed = documentIdOf(elementAt(bibliography, 'pct-or-regional-filing-data', 'document-id'))
  const published = documentIdOf(elementAt(bibliography, 'pct-or-regional-publishing-data', 'document-id'))
  const isOfWipo = filed?.number.startsWith('PCT') || filed?.country === 'WO' || published?.country === 'WO'
  if (!isOfWipo) return null
  return internationalOf({
    applicationNumber: filed?.number ?? null,
    filedOn: filed?.day ?? null,
    publicationNumber: published && `${published.country}${published.number.replace(/^WO/, '')}`,
    publishedOn: published?.day ?? null,
  })
}
