import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { readDay } from './days.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { deletionError } from './reason.ts'
import type { FoundEvent } from './record-parts.ts'
import { agentsOf, applicantsOf } from './st96-parties.ts'
import { recordOfMark, type WipoClass } from './wipo-mark.ts'
import { excerptOf, findText, nodeAt, nodesAt, ownText, textAt, textsAt, type XmlNode } from './xml-node.ts'
import { readXmlParts } from './xml-parts.ts'

/**
 * The marks of a file in WIPO ST.96, from the drafts of version 1 to the present ones, by the local names of elements.
 * @throws RegisterFileError
 */
export async function* readSt96(text: AsyncIterable<string>): AsyncGenerator<ParsedRecord> {
  let dataOn: string | undefined
  for await (const node of readXmlParts(text, { RequestProducerDateTime: 'whole', Trademark: 'whole' })) {
    if (node.name === 'RequestProducerDateTime') dataOn = readDay(ownText(node))
    else yield { line: node.line, excerpt: () => excerptOf(node), read: () => readMark(node, dataOn) }
  }
}

function readMark(mark: XmlNode, dataOn: string | undefined): RegisterRecordInput {
  if (mark.attributes['operationCategory'] === 'Delete') throw deletionError()
  const at = (...path: string[]) => textAt(mark, ...path)
  const representation = nodeAt(mark, 'MarkRepresentation')
  const reproduction = nodeAt(representation, 'MarkReproduction')
  const words = nodeAt(reproduction, 'WordMarkSpecification')
  const image = nodeAt(reproduction, 'MarkImageBag', 'MarkImage')
  const office = at('RegistrationOfficeCode') ?? at('ApplicationNumber', 'IPOfficeCode') ?? ''

  return recordOfMark({
    office,
    applicationNumber: at('ApplicationNumber', 'ApplicationNumberText') ?? '',
    registrationNumber: at('RegistrationNumber'),
    internationalNumber: at('InternationalRegistrationNumber'),
    text: textAt(words, 'MarkVerbalElementText'),
    feature: textAt(representation, 'MarkFeatureCategory'),
    drawingCode: findText(representation, 'MarkFeatureCode'),
    image: imageOf(image),
    viennaCodes: viennaCodesOf(image),
    classes: nodesAt(mark, 'GoodsServicesBag', 'GoodsServices').flatMap(classesOf),
    language: at('ApplicationLanguageCode')?.toLowerCase(),
    statusCode: at('MarkCurrentStatusCode') ?? at('MarkCurrentStatusCategory'),
    statusWords: findText(mark, 'MarkCurrentStatusExternalDescriptionText'),
    statusOn: readDay(at('MarkCurrentStatusDate')),
    appliedOn: readDay(at('ApplicationDate')),
    registeredOn: readDay(at('RegistrationDate')),
    renewedOn: readDay(at('NationalTrademarkInformation', 'RenewalDate')),
    expiresOn: readDay(at('ExpiryDate')),
    internationalOn: readDay(at('InternationalRegistrationDate')),
    publications: nodesAt(mark, 'PublicationBag', 'Publication').map((publication) => ({
      issue: textAt(publication, 'PublicationIdentifier'),
      section: textAt(publication, 'PublicationSection'),
      on: readDay(textAt(publication, 'PublicationDate')),
    })),
    priorities: nodesAt(mark, 'PriorityBag', 'Priority').map((priority) => ({
      country: textAt(priority, 'PriorityCountryCode') ?? textAt(priority, 'IPOfficeCode'),
      number: textAt(priority, 'ApplicationNumber', 'ApplicationNumberText') ?? textAt(priority, 'PriorityNumber'),
      on: readDay(textAt(priority, 'PriorityApplicationFilingDate') ?? textAt(priority, 'PriorityDate')),
    })),
    seniorities: nodesAt(mark, 'SeniorityBag', 'Seniority').map((seniority) => ({
      country: textAt(seniority, 'SeniorityCountryCode') ?? textAt(seniority, 'IPOfficeCode'),
      number:
        textAt(seniority, 'RegistrationNumber') ?? textAt(seniority, 'ApplicationNumber', 'ApplicationNumberText'),
      on: readDay(textAt(seniority, 'FilingDate')),
    })),
    oppositions: nodesAt(mark, 'OppositionBag', 'Opposition').map((opposition) => ({
      number: textAt(opposition, 'OppositionIdentifier'),
      on: readDay(textAt(opposition, 'OppositionDate')),
      opponent: findText(opposition, 'EntityName') ?? findText(opposition, 'OrganizationStandardName'),
      grounds: textAt(opposition, 'OppositionGroundText'),
      earlierMarks: [],
    })),
    designations: textsAt(mark, 'DesignatedCountryBag', 'DesignatedCountry', 'DesignatedCountryCode'),
    applicants: applicantsOf(office, mark),
    applicantNumbers: [],
    agents: agentsOf(mark),
    agentNumbers: [],
    events: nodesAt(mark, 'MarkEventBag', 'MarkEvent').map(eventOf),
    colorClaim: textAt(image, 'MarkImageColourClaimedText'),
    disclaimer: at('MarkDisclaimerBag', 'MarkDisclaimerText'),
    description: textAt(representation, 'MarkDescriptionBag', 'MarkDescriptionText'),
    translation: textAt(words, 'MarkTranslationText'),
    transliteration: textAt(words, 'MarkTransliteration'),
    dataOn,
  })
}

/** The USPTO says so in words where there is no image. */
function imageOf(image: XmlNode | undefined): string | undefined {
  const name = textAt(image, 'FileName') ?? textAt(image, 'ImageFileName')
  return name === 'No image available' ? undefined : name
}

function viennaCodesOf(image: XmlNode | undefined): string[] {
  if (!image) return []
  const classifications = collect(image, 'ViennaClassification').map((node) =>
    ['ViennaCategory', 'ViennaDivision', 'ViennaSection'].flatMap((level) => textAt(node, level) ?? []).join('.'),
  )
  return [...classifications, ...collect(image, 'CategoryCode').flatMap((node) => ownText(node) ?? [])].filter(
    (code) => code !== '',
  )
}

const collect = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => (child.name === name ? [child] : collect(child, name)))

/** Classes with their goods; a class without goods stands only in the list of classifications. */
function classesOf(goodsServices: XmlNode): WipoClass[] {
  const described = nodesAt(goodsServices, 'ClassDescriptionBag', 'ClassDescription').flatMap((description) => {
    const number = textAt(description, 'ClassNumber')
    const goods = nodesAt(description, 'GoodsServicesDescriptionText').flatMap((node) => {
      const text = ownText(node)
      return text ? [{ language: node.attributes['languageCode']?.toLowerCase(), text }] : []
    })
    return number ? [{ number, goods }] : []
  })
  const listed = nodesAt(goodsServices, 'GoodsServicesClassificationBag', 'GoodsServicesClassification')
    .filter((node) => textAt(node, 'ClassificationKindCode') === 'Nice')
    .flatMap((node) => textAt(node, 'ClassNumber') ?? [])
  const isDescribed = (number: string) => described.some((each) => Number(each.number) === Number(number))
  return [...described, ...listed.filter((number) => !isDescribed(number)).map((number) => ({ number, goods: [] }))]
}

const eventOf = (event: XmlNode): FoundEvent => ({
  on: readDay(textAt(event, 'MarkEventDate')),
  order: Number(findText(event, 'MarkEventEntryNumber') ?? 0),
  code: findText(event, 'MarkEventCode'),
  text: findText(event, 'MarkEventDescriptionText') ?? textAt(event, 'MarkEventCategory'),
})
