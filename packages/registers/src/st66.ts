import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { readDay } from './days.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { officeCode } from './office-status.ts'
import { deletionError } from './reason.ts'
import type { FoundEvent } from './record-parts.ts'
import { agentsOf, applicantsOf } from './st66-parties.ts'
import { recordOfMark, type WipoClass } from './wipo-mark.ts'
import { excerptOf, findText, nodeAt, nodesAt, ownText, textAt, textsAt, type XmlNode } from './xml-node.ts'
import { readXmlParts } from './xml-parts.ts'

const wanted = {
  RequestProducerDateTime: 'whole',
  TradeMark: 'whole',
  ApplicantDetails: 'whole',
  RepresentativeDetails: 'whole',
  TransactionData: 'end',
} as const

/**
 * The marks of a file in WIPO ST.66, as the EUIPO and others write it. Parties are within the mark or, in the
 * files of the USPTO, beside it at the end of a transaction of one mark.
 * @throws RegisterFileError
 */
export async function* readSt66(text: AsyncIterable<string>): AsyncGenerator<ParsedRecord> {
  let dataOn: string | undefined
  let waiting: XmlNode | undefined
  let beside: XmlNode[] = []
  let marksInTransaction = 0
  const take = function* (): Generator<ParsedRecord> {
    const [mark, parties, day] = [waiting, beside, dataOn]
    waiting = undefined
    beside = []
    if (mark) yield { line: mark.line, excerpt: () => excerptOf(mark), read: () => readMark(mark, parties, day) }
  }
  for await (const node of readXmlParts(text, wanted)) {
    switch (node.name) {
      case 'RequestProducerDateTime':
        dataOn = readDay(ownText(node))
        break
      case 'TradeMark':
        yield* take()
        waiting = node
        marksInTransaction++
        break
      case 'TransactionData':
        yield* take()
        marksInTransaction = 0
        break
      default:
        // Beside several marks nobody could say whose party it is.
        if (marksInTransaction === 1) beside.push(node)
    }
  }
  yield* take()
}

function readMark(mark: XmlNode, beside: readonly XmlNode[], dataOn: string | undefined): RegisterRecordInput {
  if (mark.attributes['operationCode'] === 'Delete') throw deletionError()
  const at = (...path: string[]) => textAt(mark, ...path)
  const words = nodeAt(mark, 'WordMarkSpecification')
  const image = nodeAt(mark, 'MarkImageDetails', 'MarkImage')
  const office = at('RegistrationOfficeCode') ?? ''
  const status = at('MarkCurrentStatusCode')

  return recordOfMark({
    office,
    applicationNumber: at('ApplicationNumber') ?? '',
    registrationNumber: at('RegistrationNumber'),
    internationalNumber: at('InternationalRegistrationNumber'),
    text: textAt(words, 'MarkVerbalElementText'),
    feature: at('MarkFeature'),
    drawingCode: at('TradeMarkExt', 'MarkFeatureCode'),
    image: (textAt(image, 'MarkImageURI') ?? textAt(image, 'MarkImageFilename'))?.split('/').at(-1),
    viennaCodes: textsAt(image, 'MarkImageCategory', 'CategoryCodeDetails', 'CategoryCode'),
    classes: nodesAt(mark, 'GoodsServicesDetails', 'GoodsServices').flatMap(classesOf),
    language: at('ApplicationLanguageCode')?.toLowerCase(),
    statusCode: status,
    statusWords: at('TradeMarkExt', 'MarkCurrentStatusExternalDescriptionText'),
    statusOn: readDay(at('MarkCurrentStatusDate')),
    appliedOn: readDay(at('ApplicationDate')),
    registeredOn: readDay(at('RegistrationDate')),
    renewedOn: readDay(findText(mark, 'RenewalDate')),
    expiresOn: readDay(at('ExpiryDate')),
    internationalOn: readDay(at('InternationalRegistrationDate')),
    publications: nodesAt(mark, 'PublicationDetails', 'Publication').map((publication) => ({
      issue: textAt(publication, 'PublicationIdentifier'),
      section: textAt(publication, 'PublicationSection'),
      on: readDay(textAt(publication, 'PublicationDate')),
    })),
    priorities: nodesAt(mark, 'PriorityDetails', 'Priority').map((priority) => ({
      country: textAt(priority, 'PriorityCountryCode'),
      number: textAt(priority, 'PriorityNumber'),
      on: readDay(textAt(priority, 'PriorityDate')),
    })),
    seniorities: nodesAt(mark, 'SeniorityDetails', 'Seniority').map((seniority) => ({
      country: textAt(seniority, 'SeniorityCountryCode'),
      number: textAt(seniority, 'SeniorityRegistrationNumber') ?? textAt(seniority, 'SeniorityApplicationNumber'),
      on: readDay(textAt(seniority, 'SeniorityFilingDate')),
    })),
    oppositions: nodesAt(mark, 'OppositionDetails', 'Opposition').map(oppositionOf),
    designations: textsAt(mark, 'DesignatedCountryDetails', 'DesignatedCountry', 'DesignatedCountryCode'),
    applicants: applicantsOf(office, mark, beside),
    applicantNumbers: textsAt(mark, 'ApplicantDetails', 'ApplicantKey', 'Identifier'),
    agents: agentsOf(office, mark, beside),
    agentNumbers: textsAt(mark, 'RepresentativeDetails', 'RepresentativeKey', 'Identifier'),
    events: [
      ...nodesAt(mark, 'MarkEventDetails', 'MarkEvent').map(eventOf),
      ...nodesAt(mark, 'MarkRecordDetails', 'MarkRecord', 'BasicRecord').map(changeOf),
    ],
    colorClaim: textAt(image, 'MarkImageColourClaimedText'),
    disclaimer: at('MarkDisclaimerDetails', 'MarkDisclaimer'),
    description: at('MarkDescriptionDetails', 'MarkDescription'),
    translation: textAt(words, 'MarkTranslation'),
    transliteration: textAt(words, 'MarkTransliteration'),
    dataOn,
  })
}

function classesOf(goodsServices: XmlNode): WipoClass[] {
  const described = nodesAt(goodsServices, 'ClassDescriptionDetails', 'ClassDescription')
  return described.flatMap((description) => {
    const number = textAt(description, 'ClassNumber')
    const goods = nodesAt(description, 'GoodsServicesDescription').flatMap((node) => {
      const text = ownText(node)
      return text ? [{ language: node.attributes['languageCode']?.toLowerCase(), text }] : []
    })
    return number ? [{ number, goods }] : []
  })
}

function oppositionOf(opposition: XmlNode) {
  const grounds = textsAt(opposition, 'OppositionGroundText').join('; ')
  return {
    number: textAt(opposition, 'OppositionIdentifier'),
    on: readDay(textAt(opposition, 'OppositionDate')),
    opponent: undefined,
    grounds: grounds || undefined,
    earlierMarks: nodesAt(opposition, 'EarlierMarkDetails', 'EarlierMark').map(earlierMarkOf),
  }
}

/** As the files of oppositions name a mark: where, under which number, and what it says. */
function earlierMarkOf(mark: XmlNode): string {
  const parts = [
    officeCode(textAt(mark, 'EarlierMarkCountryCode') ?? ''),
    textAt(mark, 'RegistrationNumber') ?? textAt(mark, 'ApplicationNumber'),
    textAt(mark, 'WordMarkSpecification', 'MarkVerbalElementText'),
  ]
  return parts.filter((part) => part).join(' ')
}

const eventOf = (event: XmlNode): FoundEvent => ({
  on: readDay(textAt(event, 'MarkEventDate')),
  order: Number(findText(event, 'MarkEventEntryNumber') ?? 0),
  code: textAt(event, 'MarkEventCode'),
  text: findText(event, 'MarkEventInternalDescriptionText') ?? textAt(event, 'Comment'),
})

/** An entry of the register, such as a change of owner: what it is and how it stands. */
function changeOf(record: XmlNode): FoundEvent {
  const parts = [textAt(record, 'BasicRecordKind'), textAt(record, 'RecordCurrentStatusCode')]
  return {
    on: readDay(textAt(record, 'RecordPublicationDate') ?? textAt(record, 'RecordCurrentStatusDate')),
    code: textAt(record, 'RecordIdentifier'),
    text: parts.filter((part) => part).join(': '),
  }
}
