import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { earliest } from './days.ts'
import { euipoPublications, type Publication } from './euipo-publications.ts'
import { markKindOf } from './mark-kind.ts'
import { officeCode, officeStatus } from './office-status.ts'
import { clip, countryOf, eventsInOrder, type FoundEvent } from './record-parts.ts'
import { usptoExpiry, usptoMarkKind } from './uspto-codes.ts'

type Text = string | undefined

/** A party with whatever the file says of it; a party without a name cannot be shown. */
export type WipoParty = { name: Text; address: Text; country: Text }

/** A class with its goods in the languages of the file. */
export type WipoClass = { number: string; goods: { language: Text; text: string }[] }

type Priority = { country: Text; number: Text; on: Text }

/** What ST.66 and ST.96 say of a mark, each in its own words. */
export type WipoMark = {
  office: string
  applicationNumber: string
  registrationNumber: Text
  internationalNumber: Text
  text: Text
  feature: Text
  /** First digit of the USPTO mark drawing code. */
  drawingCode: Text
  image: Text
  viennaCodes: string[]
  classes: WipoClass[]
  language: Text
  statusCode: Text
  statusWords: Text
  statusOn: Text
  appliedOn: Text
  registeredOn: Text
  renewedOn: Text
  expiresOn: Text
  internationalOn: Text
  publications: Publication[]
  priorities: Priority[]
  seniorities: Priority[]
  oppositions: { number: Text; on: Text; opponent: Text; grounds: Text; earlierMarks: string[] }[]
  designations: string[]
  applicants: WipoParty[]
  applicantNumbers: string[]
  agents: WipoParty[]
  agentNumbers: string[]
  events: FoundEvent[]
  colorClaim: Text
  disclaimer: Text
  description: Text
  translation: Text
  transliteration: Text
  dataOn: Text
}

/** The record of a mark, with the conventions of its office applied. */
export function recordOfMark(mark: WipoMark): RegisterRecordInput {
  const office = officeCode(mark.office)
  const isUs = office === 'US'
  const classes = mark.classes.map((each) => ({ ...each, classNo: Number(each.number) }))
  const nice = classes.filter(({ classNo }) => classNo >= 1 && classNo <= 45)
  const national = classes.filter((each) => !nice.includes(each))
  const { events: notices, ...published } = publicationsOf(office, mark.publications)
  const derived = officeStatus(office, {
    code: mark.statusCode,
    words: mark.statusWords,
    registeredOn: mark.registeredOn,
    publishedOn: published.publishedOn,
    opposed: mark.oppositions.length > 0,
  })
  const hasText = mark.text !== undefined

  return {
    office,
    applicationNumber: mark.applicationNumber,
    registrationNumbers: registrationNumbersOf(office, mark),
    internationalNumber: clip(mark.internationalNumber, 40),
    text: clip(mark.text, 2000),
    kind:
      isUs && mark.drawingCode
        ? usptoMarkKind(mark.drawingCode, { hasText, isThreeDimensional: false, description: mark.description })
        : markKindOf(mark.feature, hasText, mark.viennaCodes.length > 0 || mark.image !== undefined),
    classes: [...new Set(nice.map(({ classNo }) => classNo))],
    goods: nice.flatMap(({ classNo, goods }) => goodsOf(classNo, goods, mark.language)),
    // The design search codes of the USPTO look like Vienna codes and mean something else.
    viennaCodes: isUs ? [] : mark.viennaCodes,
    ...derived,
    officeStatus: clip(derived.officeStatus, 300),
    statusOn: mark.statusOn,
    appliedOn: mark.appliedOn,
    registeredOn: mark.registeredOn,
    priorityOn: earliest(mark.priorities.map(({ on }) => on)),
    internationalOn: mark.internationalOn,
    expiresOn:
      mark.expiresOn ?? (isUs && derived.status === 10 ? usptoExpiry(mark.renewedOn ?? mark.registeredOn) : undefined),
    ...published,
    applicants: partiesOf(mark.applicants),
    agents: partiesOf(mark.agents),
    events: eventsInOrder([...notices, ...mark.events]),
    image: clip(mark.image, 300),
    details: {
      priorities: mark.priorities.map(claimOf),
      seniorities: mark.seniorities.flatMap((each) => {
        const country = countryOf(each.country)
        return country ? [{ ...claimOf(each), country }] : []
      }),
      oppositions: mark.oppositions,
      designations: mark.designations.flatMap((code) => countryOf(code) ?? []),
      nationalGoods: national.map(({ number, goods }) => ({ classNo: number, text: goods[0]?.text })),
      applicantNumbers: mark.applicantNumbers,
      agentNumbers: mark.agentNumbers,
      colorClaim: clip(mark.colorClaim, 4000),
      disclaimer: clip(mark.disclaimer, 4000),
      description: clip(mark.description, 20_000),
      translation: clip(mark.translation, 4000),
      transliteration: clip(mark.transliteration, 4000),
    },
    dataOn: mark.dataOn,
  }
}

/**
 * The USPTO writes registration numbers with leading zeros and a pending application as 0000000. At the EUIPO a mark
 * is registered under the number of its application, which its files do not repeat.
 */
function registrationNumbersOf(office: string, mark: WipoMark): string[] {
  const input = office === 'US' ? mark.registrationNumber?.replace(/^0+/, '') : mark.registrationNumber
  const shown = input ?? (office === 'EU' && mark.registeredOn ? mark.applicationNumber : undefined)
  return shown ? [shown] : []
}

/** Only the EUIPO has parts of a bulletin; elsewhere the first publication is the one for opposition. */
function publicationsOf(office: string, publications: readonly Publication[]) {
  if (office === 'EU') return euipoPublications(publications)
  const [first] = publications.filter(({ on }) => on).toSorted((a, b) => a.on!.localeCompare(b.on!))
  // Some offices name their gazette here, not its issue.
  const issue = first?.issue && /\d/.test(first.issue) ? clip(first.issue, 60) : undefined
  return { publishedOn: first?.on, publishedIssue: issue, events: [] }
}

/** In the language of the record, with English beside it where the file has it. */
function goodsOf(classNo: number, goods: WipoClass['goods'], language: Text) {
  const inLanguage = (wanted: Text) =>
    clip(
      goods
        .filter((each) => each.language === wanted)
        .map(({ text }) => text)
        .join('; '),
      200_000,
    )
  const english = inLanguage('en')
  const text = inLanguage(language) ?? english ?? inLanguage(goods[0]?.language)
  return text ? [{ classNo, text, textEn: text === english ? undefined : english }] : []
}

const partiesOf = (parties: readonly WipoParty[]) =>
  parties.flatMap(({ name, address, country }) =>
    name ? [{ name: clip(name, 500)!, address: clip(address, 1000), country: countryOf(country) }] : [],
  )

const claimOf = ({ country, number, on }: Priority) => ({ country: countryOf(country), number: clip(number, 60), on })
