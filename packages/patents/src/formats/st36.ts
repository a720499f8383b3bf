import type { Citation, PatentRecord } from '../patent-record.ts'
import { childrenOf, elementAt, elementsAt, elementsNamed, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { emptyPatent } from './empty-patent.ts'
import { partiesIn } from './party-forms.ts'
import {
  byLanguage,
  claimsOf,
  docdbParts,
  documentIdOf,
  drawingsOf,
  paragraphsOf,
  partyOf,
  symbolFromParts,
  symbolText,
} from './st36-parts.ts'
import { st36International, st36Related } from './related-applications.ts'
import { classificationSymbols, dayOf, languageOf } from './symbols.ts'

const TYPES: ReadonlyMap<string, PatentRecord['type']> = new Map(
  Object.entries({
    utility: 'invention',
    reissue: 'invention',
    'statutory invention registration': 'other',
    design: 'design',
    plant: 'plant',
  }),
)

const BIBLIOGRAPHIES = ['us-bibliographic-data-grant', 'us-bibliographic-data-application', 'bibliographic-data']

/**
 * A publication by WIPO ST.36: grants and applications of the USPTO since 2005 (us-patent-grant and
 * us-patent-application v4.x), and those of any office as LexisNexis hands them out.
 */
export function readSt36(document: XmlElement): PatentRecord {
  const bibliography = childrenOf(document).find(({ name }) => BIBLIOGRAPHIES.includes(name))
  const publication = documentIdOf(elementAt(bibliography, 'publication-reference', 'document-id'))
  const application = documentIdOf(elementAt(bibliography, 'application-reference', 'document-id'))
  const kindOfApplication = elementAt(bibliography, 'application-reference')?.attributes['appl-type']
  const published = languageOf(textAt(bibliography, 'language-of-publication'))
  const language = published ?? languageOf(document.attributes['lang']) ?? 'en'
  const parties = (...names: string[]) => partiesIn(bibliography, names, partyOf, { language })
  const inventors = parties('inventor')
  return {
    ...emptyPatent(),
    ...docdbParts(publication ?? { country: 'US', number: '', kind: null }),
    publishedOn: publication?.day ?? null,
    type: TYPES.get(kindOfApplication ?? 'utility') ?? 'other',
    applicationNumber: application?.number ?? null,
    filedOn: application?.day ?? null,
    language,
    titles: byLanguage(elementsAt(bibliography, 'invention-title'), language, textOf),
    abstracts: byLanguage(elementsAt(document, 'abstract'), language, textOf),
    applicants: parties('us-applicant', 'applicant'),
    assignees: parties('assignee'),
    inventors:
      inventors.length > 0
        ? inventors
        : partiesIn(bibliography, ['us-applicant', 'applicant'], inventorOf, { language }),
    agents: parties('agent'),
    priorities: elementsAt(bibliography, 'priority-claims', 'priority-claim').flatMap((claim) => {
      const [country, number] = [textAt(claim, 'country'), textAt(claim, 'doc-number')]
      return country && number ? [{ country, number, date: dayOf(textAt(claim, 'date')) }] : []
    }),
    related: st36Related(bibliography),
    international: st36International(bibliography),
    ipcs: classificationSymbols([
      ...elementsAt(bibliography, 'classifications-ipcr', 'classification-ipcr').map(symbolFromParts),
      ...elementsAt(bibliography, 'classification-ipc', 'main-classification').map(symbolText),
      ...elementsAt(bibliography, 'classification-ipc', 'further-classification').map(symbolText),
    ]),
    cpcs: classificationSymbols(
      elementsNamed(elementAt(bibliography, 'classifications-cpc'), 'classification-cpc').map(symbolFromParts),
    ),
    citations: elementsNamed(bibliography, 'us-citation', 'citation').map(citationOf),
    claims: byLanguage(elementsAt(document, 'claims'), language, claimsOf),
    description: byLanguage(elementsAt(document, 'description'), language, paragraphsOf),
    drawings: drawingsOf(document),
    legalEvents: elementsAt(document, 'legal-data', 'legal-event').flatMap((event) => {
      const code = textAt(event, 'event-code-1')
      const text = textAt(event, 'legal-description')
      const date = dayOf(textAt(event, 'publication-date', 'date'))
      return code ? [{ country: publication?.country || 'US', code, date, ...(text && { text }) }] : []
    }),
    familyId: elementAt(bibliography, 'patent-family', 'main-family')?.attributes['family-id'] ?? null,
  }
}

const inventorOf = (element: XmlElement) =>
  element.attributes['app-type'] === 'applicant-inventor' ? partyOf(element) : null

function citationOf(element: XmlElement): Citation {
  const cited = documentIdOf(elementAt(element, 'patcit', 'document-id'))
  const category = textAt(element, 'category')
  const literature = textAt(element, 'nplcit', 'othercit')
  const parts = cited && docdbParts(cited)
  return {
    ...(parts && { number: `${parts.country}${parts.number}${parts.kind ?? ''}` }),
    ...(literature && { text: literature }),
    ...(category && { category }),
  }
}
