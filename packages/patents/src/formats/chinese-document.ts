import type { Party, PatentRecord } from '../patent-record.ts'
import { blockTextOf, elementAt, elementsNamed, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { TextInserts } from '../xml/text-inserts.ts'
import { emptyPatent } from './empty-patent.ts'
import { partiesIn } from './party-forms.ts'
import { docdbParts } from './st36-parts.ts'
import { claimReferences, splitClaimNumber } from './claim-references.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

/**
 * A publication of the Chinese office: in its ST.36 form (cn-patent-document) or its later one by ST.96
 * (PatentDocumentAndRelated), which name the same parts differently. Written from the published descriptions of both;
 * no file of the office was at hand.
 */
export function readChineseDocument(document: XmlElement): PatentRecord {
  const bibliography = elementsNamed(document, 'cn-bibliographic-data', 'bibliographic-data', 'BibliographicData')[0]
  const publication = idIn(
    elementsNamed(bibliography, 'cn-publication-reference', 'publication-reference', 'PublicationReference')[0],
  )
  const application = idIn(elementsNamed(bibliography, 'application-reference', 'ApplicationReference')[0])
  const title = textOf(elementsNamed(bibliography, 'invention-title', 'InventionTitle', 'DesignTitle')[0])
  const abstract = textOf(elementsNamed(document, 'cn-abstract', 'abstract', 'Abstract')[0])
  const claims = elementsNamed(document, 'claim', 'Claim').flatMap(claimOf)
  const description = elementsNamed(
    elementsNamed(document, 'description', 'Description')[0],
    'heading',
    'p',
    'Paragraphs',
    'Heading',
  ).flatMap(paragraphOf)
  const kind = publication.kind ?? document.attributes['kind'] ?? null
  const parties = (...names: string[]) => partiesIn(bibliography, names, partyOf, { language: 'zh' })
  return {
    ...emptyPatent(),
    ...docdbParts({
      country: 'CN',
      number: publication.number || (document.attributes['doc-number'] ?? document.attributes['docNumber'] ?? ''),
      kind,
    }),
    publishedOn: publication.day ?? dayOf(document.attributes['datePublication']),
    type: kind?.startsWith('U') || kind?.startsWith('Y') ? 'utility' : kind?.startsWith('S') ? 'design' : 'invention',
    applicationNumber: application.number ? `CN${application.number.replace(/^CN/, '')}` : null,
    filedOn: application.day,
    language: 'zh',
    titles: title ? { zh: title } : {},
    abstracts: abstract ? { zh: abstract } : {},
    applicants: parties('cn-applicant', 'applicant', 'Applicant'),
    assignees: parties('cn-patentee', 'Assignee', 'Patentee'),
    inventors: parties('cn-inventor', 'inventor', 'Inventor'),
    agents: parties('cn-agency', 'cn-agent', 'agent', 'Agency', 'Agent'),
    priorities: elementsNamed(bibliography, 'priority-claim', 'cn-priority-claim', 'Priority').flatMap((claim) => {
      const { country, number, day } = idIn(claim)
      return country && number ? [{ country, number, date: day }] : []
    }),
    ipcs: classificationSymbols(
      elementsNamed(
        bibliography,
        'classification-ipcr',
        'classification-ipc',
        'ClassificationIPCR',
        'ClassificationIPC',
      ).map((each) =>
        textOf(elementsNamed(each, 'text', 'main-classification', 'Text', 'MainClassification')[0] ?? each),
      ),
    ),
    claims: claims.length > 0 ? { zh: claims } : {},
    description: description.length > 0 ? { zh: description } : {},
    drawings: elementsNamed(document, 'figure', 'Figure').flatMap((figure, place) => {
      const image = elementsNamed(figure, 'img', 'Image')[0]
      const file = image?.attributes['file'] ?? image?.attributes['fileName'] ?? textAt(image, 'FileName')
      return file ? [{ number: String(Number(figure.attributes['num']) || place + 1), file }] : []
    }),
  }
}

/** Country, number, kind and day, wherever the form puts them. */
function idIn(element: XmlElement | undefined) {
  const part = (...names: string[]) => textOf(elementsNamed(element, ...names)[0])
  return {
    country: part('country', 'WIPOST3Code'),
    number: part('doc-number', 'DocNumber'),
    kind: part('kind', 'Kind') || null,
    day: dayOf(part('date', 'Date')),
  }
}

function partyOf(element: XmlElement): Party | null {
  const name = textOf(elementsNamed(element, 'orgname', 'name', 'Name', 'OrganizationName', 'AgencyName')[0])
  const address = elementsNamed(element, 'address', 'Address')[0]
  const country = textOf(elementsNamed(address, 'country', 'WIPOST3Code')[0])
  const lines = textOf(elementAt(address, 'text') ?? elementsNamed(address, 'address-1', 'Text')[0])
  return name ? { name, ...(/^[A-Z]{2}$/.test(country) && { country }), ...(lines && { address: lines }) } : null
}

function claimOf(element: XmlElement, place: number): PatentRecord['claims'][string] {
  const inserts = new TextInserts()
  const lines = elementsNamed(element, 'claim-text', 'ClaimText').map((each) => blockTextOf(each, inserts))
  const marked = lines.filter(Boolean).join('\n') || textOf(element)
  const read = splitClaimNumber(marked)
  const number = Number(element.attributes['num']) || (read.number ?? place + 1)
  const own = inserts.read(read.text)
  return own.text ? [{ number, ...own, dependsOn: claimReferences(own.text, number) }] : []
}

const HEADINGS = /^(?:技术领域|背景技术|发明内容|实用新型内容|附图说明|具体实施方式)$/

function paragraphOf(element: XmlElement): PatentRecord['description'][string] {
  const inserts = new TextInserts()
  const whole = blockTextOf(element, inserts)
  const own = inserts.read(whole.replace(/^\[\d{4}\]\s*/, ''))
  if (!own.text) return []
  if (/heading/i.test(element.name) || HEADINGS.test(own.text)) return [{ kind: 'heading', ...own }]
  const number = /^\[(\d{4})\]/.exec(whole)?.[1] ?? element.attributes['num']
  return [{ kind: 'paragraph', ...(number && /\d/.test(number) && { number }), ...own }]
}
