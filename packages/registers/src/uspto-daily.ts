import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { earliest, readDay } from './days.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { clip, countryOf, eventsInOrder, joined } from './record-parts.ts'
import { classesOf } from './uspto-classes.ts'
import { currentOwners, usptoExpiry, usptoMarkKind, usptoStatus } from './uspto-codes.ts'
import { excerptOf, nodeAt, nodesAt, ownText, textAt, textsAt, type XmlNode } from './xml-node.ts'
import { readXmlParts } from './xml-parts.ts'

/**
 * The case files of a USPTO trademark file (Trademark Applications Daily XML, DTD 2.0; daily and annual files alike).
 * @throws RegisterFileError
 */
export async function* readUsptoDaily(text: AsyncIterable<string>): AsyncGenerator<ParsedRecord> {
  let dataOn: string | undefined
  for await (const node of readXmlParts(text, { 'creation-datetime': 'whole', 'case-file': 'whole' })) {
    // The instant is written as digits without a zone: 201802182208.
    if (node.name === 'creation-datetime') dataOn = readDay(ownText(node)?.slice(0, 8))
    else yield { line: node.line, excerpt: () => excerptOf(node), read: () => readCaseFile(node, dataOn) }
  }
}

function readCaseFile(caseFile: XmlNode, dataOn: string | undefined): RegisterRecordInput {
  const header = nodeAt(caseFile, 'case-file-header')
  const international = nodeAt(caseFile, 'international-registration')
  const statements = nodesAt(caseFile, 'case-file-statements', 'case-file-statement').map((statement) => ({
    type: textAt(statement, 'type-code') ?? '',
    text: textsAt(statement, 'text').join(' '),
  }))
  // The first letters of a type code say what the statement is about, the rest which class or when.
  const stated = (charactersMax: number, ...types: string[]) => {
    const texts = statements.filter(({ type }) => types.some((each) => type.startsWith(each))).map(({ text }) => text)
    return clip(texts.join(' ').trim(), charactersMax)
  }
  const name = textAt(header, 'mark-identification')
  const description = stated(20_000, 'DM')
  const { status, officeStatus } = usptoStatus(textAt(header, 'status-code'))
  const { classes, goods, nationalGoods } = classesOf(caseFile, statements)
  const registeredOn = readDay(textAt(header, 'registration-date'))
  const priorities = nodesAt(caseFile, 'foreign-applications', 'foreign-application').flatMap(priorityOf)
  const owners = nodesAt(caseFile, 'case-file-owners', 'case-file-owner')

  return {
    office: 'US',
    applicationNumber: textAt(caseFile, 'serial-number') ?? '',
    registrationNumbers: registrationNumber(textAt(caseFile, 'registration-number')),
    internationalNumber: textAt(international, 'international-registration-number'),
    text: clip(name, 2000),
    kind: usptoMarkKind(textAt(header, 'mark-drawing-code'), {
      hasText: name !== undefined,
      isThreeDimensional: textAt(header, 'drawing-3d-current-in') === 'T',
      description,
    }),
    classes,
    goods,
    status,
    officeStatus,
    statusOn: readDay(textAt(header, 'status-date')),
    appliedOn: readDay(textAt(header, 'filing-date')),
    publishedOn: readDay(textAt(header, 'published-for-opposition-date')),
    registeredOn,
    priorityOn: earliest([...priorities.map(({ on }) => on), readDay(textAt(international, 'priority-claimed-date'))]),
    internationalOn: readDay(textAt(international, 'international-registration-date')),
    // A mark protected through Madrid lasts as long as its international registration.
    expiresOn:
      status === 10
        ? (readDay(textAt(international, 'international-renewal-date')) ??
          usptoExpiry(readDay(textAt(header, 'renewal-date')) ?? registeredOn))
        : undefined,
    applicants: currentOwners(owners, (owner) => textAt(owner, 'party-type')).flatMap(ownerOf),
    agents: agentOf(textAt(header, 'attorney-name'), nodeAt(caseFile, 'correspondent')),
    events: eventsInOrder(
      nodesAt(caseFile, 'case-file-event-statements', 'case-file-event-statement').map((event) => ({
        on: readDay(textAt(event, 'date')),
        order: Number(textAt(event, 'number') ?? 0),
        code: textAt(event, 'code'),
        text: textAt(event, 'description-text'),
      })),
    ),
    details: {
      priorities,
      nationalGoods,
      colorClaim: stated(4000, 'CC', 'CD'),
      disclaimer: stated(4000, 'D0', 'D1'),
      description,
      translation: stated(4000, 'TR'),
      transliteration: stated(4000, 'TLIT'),
    },
    dataOn: dataOn ?? readDay(textAt(caseFile, 'transaction-date')),
  }
}

/** A pending application has the registration number 0000000. */
function registrationNumber(number: string | undefined): string[] {
  const significant = number?.replace(/^0+/, '')
  return significant ? [significant] : []
}

function priorityOf(application: XmlNode) {
  if (textAt(application, 'foreign-priority-claim-in') !== 'T') return []
  return [
    {
      country: countryOf(textAt(application, 'country')),
      number: clip(textAt(application, 'application-number'), 60),
      on: readDay(textAt(application, 'filing-date')),
    },
  ]
}

function ownerOf(owner: XmlNode) {
  const name = clip(textAt(owner, 'party-name'), 500)
  if (!name) return []
  const at = (field: string) => textAt(owner, field)
  const state = [at('state'), at('postcode')].filter((part) => part).join(' ')
  return [
    {
      name,
      address: clip(joined([at('address-1'), at('address-2'), at('city'), state]), 1000),
      // Only addresses abroad name a country; those at home name a state.
      country: countryOf(at('country')) ?? (at('state') ? 'US' : undefined),
    },
  ]
}

/** The attorney; the address is that of the correspondence, which repeats the name in its first lines. */
function agentOf(attorney: string | undefined, correspondent: XmlNode | undefined) {
  const name = clip(attorney, 500)
  if (!name) return []
  const lines = (correspondent?.children ?? []).map((line) => ownText(line))
  return [{ name, address: clip(joined(lines.filter((line) => line?.toLowerCase() !== name.toLowerCase())), 1000) }]
}
