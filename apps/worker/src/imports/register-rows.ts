import { partyKey } from '@markwright/domain/people/party-key'
import { numberKey } from '@markwright/domain/marks/register-number'
import { trademarkPublicId, type RegisterParty, type RegisterRecord } from '@markwright/domain/marks/register-record'
import { createHash } from 'node:crypto'

/** To be raised when the same record is to be stored in another way, so that imported files are written again. */
const ROWS_VERSION = 1

/** A record as the tables hold it; ids are not known yet. */
export type MarkRows = {
  publicId: string
  /** Equal for records that would be stored the same, whatever the day of their data. */
  contentHash: string
  sourceOn: string | null
  demonstration: boolean
  /** Length of the record as JSON. */
  characters: number
  record: RegisterRecord
}

export function rowsOf(input: RegisterRecord, isDemonstration: boolean): MarkRows {
  const { dataOn, ...content } = { ...input, demonstration: input.demonstration || isDemonstration }
  const canonical = JSON.stringify([ROWS_VERSION, content])
  return {
    publicId: trademarkPublicId(content),
    contentHash: createHash('sha256').update(canonical).digest('hex'),
    sourceOn: dataOn ?? null,
    demonstration: content.demonstration,
    characters: canonical.length,
    record: { ...content, dataOn },
  }
}

/** The row of `trademark`, by column. */
export const markRow = ({ publicId, contentHash, sourceOn, record }: MarkRows, imageKey: string | null) => ({
  public_id: publicId,
  office: record.office,
  application_number: record.applicationNumber,
  registration_number: record.registrationNumbers[0],
  international_number: record.internationalNumber,
  application_number_key: numberKey(record.applicationNumber),
  registration_number_keys: record.registrationNumbers.map(numberKey),
  mark_text: record.text,
  mark_text_other: record.textOther,
  mark_kind: record.kind === 'threeDimensional' ? 'three_dimensional' : record.kind,
  classes: record.classes,
  similar_groups: record.similarGroups,
  vienna_codes: record.viennaCodes,
  status: record.status,
  office_status: record.officeStatus,
  status_on: record.statusOn,
  applied_on: record.appliedOn,
  published_on: record.publishedOn,
  published_issue: record.publishedIssue,
  registered_on: record.registeredOn,
  registration_published_on: record.registrationPublishedOn,
  registration_issue: record.registrationIssue,
  priority_on: record.priorityOn,
  international_on: record.internationalOn,
  designated_on: record.designatedOn,
  expires_on: record.expiresOn,
  jointly_owned: record.jointlyOwned,
  demonstration: record.demonstration,
  image_key: imageKey,
  // The office's name of the image finds it when the images are loaded.
  details: { ...record.details, ...(record.image && { image: record.image }) },
  content_hash: contentHash,
  source_on: sourceOn,
})

export const goodsRows = ({ goods }: RegisterRecord) =>
  goods.map(({ classNo, similarGroup, text, textEn }) => ({
    class_no: classNo,
    similar_group: similarGroup,
    text,
    text_en: textEn,
  }))

export const eventRows = ({ events }: RegisterRecord) =>
  events.map(({ on, code, text, textEn, issue }) => ({
    happened_on: on,
    code,
    text,
    text_en: textEn,
    issue,
  }))

/** A part that a party has in a mark; `identity` makes it the same party as that of another record. */
export type PartyInMark = { role: 'applicant' | 'agent'; position: number; party: RegisterParty; identity: string }

/** Applicants and agents in the order of the record. */
export const partiesOf = ({ applicants, agents }: RegisterRecord): PartyInMark[] => [
  ...applicants.map((party, position) => ({
    role: 'applicant' as const,
    position,
    party,
    identity: partyIdentity(party),
  })),
  ...agents.map((party, position) => ({ role: 'agent' as const, position, party, identity: partyIdentity(party) })),
]

/** md5 of the five fields, in hexadecimal. */
function partyIdentity({ name, nameEn, address, addressEn, country }: RegisterParty): string {
  const fields = [name, nameEn, address, addressEn, country].map((field) => field ?? null)
  return createHash('md5').update(JSON.stringify(fields)).digest('hex')
}

export const partyRow = (identity: string, { name, nameEn, address, addressEn, country }: RegisterParty) => ({
  name,
  name_en: nameEn,
  address,
  address_en: addressEn,
  country,
  identity,
  name_key: partyKey([name, nameEn]),
  address_key: partyKey([address, addressEn]),
})
