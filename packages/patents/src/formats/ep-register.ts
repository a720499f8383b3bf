import type { PatentRecord } from '../patent-record.ts'
import { elementAt, elementsAt, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { emptyPatent } from './empty-patent.ts'
import { partiesIn } from './party-forms.ts'
import { docdbParts, documentIdOf, partyOf, stateCodes } from './st36-parts.ts'
import { classificationSymbols, dayOf, languageOf } from './symbols.ts'

/**
 * The publications of one application in a reply of the European Patent Register, with its events. Groups that changed
 * come several times, the present one first. The steps of its status come as events REG and their code.
 */
export function readRegisterDocument(document: XmlElement): PatentRecord[] {
  const bibliography = elementAt(document, 'bibliographic-data')
  const application = documentIdOf(elementsAt(bibliography, 'application-reference', 'document-id')[0])
  const first = (...path: string[]) => elementsAt(bibliography, 'parties', path[0]!)[0]
  const titles: Record<string, string> = {}
  for (const title of elementsAt(bibliography, 'invention-title')) {
    const language = languageOf(title.attributes['lang'])
    if (language && textOf(title)) titles[language] ??= textOf(title)
  }
  const ipcs = elementsAt(bibliography, 'classifications-ipcr')[0]
  const shared: PatentRecord = {
    ...emptyPatent(),
    country: 'EP',
    applicationNumber: application && `${application.country}${application.number}`,
    filedOn: application?.day ?? null,
    language: languageOf(textAt(bibliography, 'language-of-filing')),
    titles,
    applicants: partiesIn(first('applicants'), ['applicant'], partyOf),
    inventors: partiesIn(first('inventors'), ['inventor'], partyOf),
    agents: partiesIn(first('agents'), ['agent'], partyOf),
    priorities: elementsAt(elementsAt(bibliography, 'priority-claims')[0], 'priority-claim').flatMap((claim) => {
      const [country, number] = [textAt(claim, 'country'), textAt(claim, 'doc-number')]
      return country && number ? [{ country, number, date: dayOf(textAt(claim, 'date')) }] : []
    }),
    designatedStates: stateCodes(
      elementsAt(elementsAt(bibliography, 'designation-of-states')[0], 'designation-pct', 'regional', 'country'),
    ),
    ipcs: classificationSymbols(
      elementsAt(ipcs, 'classification-ipcr', 'text').flatMap((each) => textOf(each).split(/[,/]{2,}|,/)),
    ),
    legalEvents: [...statusesOf(document), ...eventsOf(document)],
  }
  return elementsAt(bibliography, 'publication-reference', 'document-id').flatMap((element) => {
    const publication = documentIdOf(element)
    if (publication?.country !== 'EP') return []
    return [{ ...shared, ...docdbParts(publication), publishedOn: publication.day }]
  })
}

const statusesOf = (document: XmlElement): PatentRecord['legalEvents'] =>
  elementsAt(document, 'ep-patent-statuses', 'ep-patent-status').flatMap((status) => {
    const code = status.attributes['status-code']
    const text = textOf(status)
    return code ? [{ country: 'EP', code: `REG${code}`, date: dayOf(status.attributes['change-date']), text }] : []
  })

const eventsOf = (document: XmlElement): PatentRecord['legalEvents'] =>
  elementsAt(document, 'events-data', 'dossier-event').flatMap((event) => {
    const code = textAt(event, 'event-code')
    const text = textAt(event, 'event-text')
    return code
      ? [{ country: 'EP', code, date: dayOf(textAt(event, 'event-date', 'date')), ...(text && { text }) }]
      : []
  })
