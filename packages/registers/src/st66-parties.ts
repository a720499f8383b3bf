import { joined } from './record-parts.ts'
import { currentOwners } from './uspto-codes.ts'
import type { WipoParty } from './wipo-mark.ts'
import { findText, nodeAt, nodesAt, textAt, textsAt, type XmlNode } from './xml-node.ts'

/** Parties of a kind, within the mark and beside it. */
const partyNodes = (details: string, party: string, mark: XmlNode, beside: readonly XmlNode[]): XmlNode[] => [
  ...nodesAt(mark, details, party),
  ...beside.filter(({ name }) => name === details).flatMap((node) => nodesAt(node, party)),
]

/** The applicants, at the USPTO those of its owners who hold the mark now. */
export function applicantsOf(office: string, mark: XmlNode, beside: readonly XmlNode[]): WipoParty[] {
  const all = partyNodes('ApplicantDetails', 'Applicant', mark, beside)
  const current = office === 'US' ? currentOwners(all, (owner) => findText(owner, 'PartyTypeCode')) : all
  return current.map((applicant) => {
    const book = nodeAt(applicant, 'ApplicantAddressBook', 'FormattedNameAddress')
    const { address, country } = addressOf(book)
    return {
      name: namesOf(book).join(' ') || undefined,
      address,
      country:
        country ??
        textAt(applicant, 'ApplicantNationalityCode') ??
        textAt(applicant, 'ApplicantIncorporationCountryCode'),
    }
  })
}

/**
 * The representatives. The USPTO lists the attorney and, apart, the correspondent with the law firm and its address:
 * they are one.
 */
export function agentsOf(office: string, mark: XmlNode, beside: readonly XmlNode[]): WipoParty[] {
  const all = partyNodes('RepresentativeDetails', 'Representative', mark, beside).map((representative) => {
    const book = nodeAt(representative, 'RepresentativeAddressBook', 'FormattedNameAddress')
    return { role: textAt(representative, 'Comment'), names: namesOf(book), ...addressOf(book) }
  })
  if (office !== 'US')
    return all.map(({ names, address, country }) => ({ name: names.join(' ') || undefined, address, country }))
  const attorney = all.find(({ role }) => role === 'Attorney of Record')?.names[0]
  const correspondent = all.find(({ role }) => role?.includes('Correspondent'))
  if (!attorney) return []
  const lines = correspondent?.names.filter((line) => line !== attorney) ?? []
  return [{ name: attorney, address: joined([...lines, correspondent?.address]), country: correspondent?.country }]
}

function namesOf(book: XmlNode | undefined): string[] {
  const lines = textsAt(book, 'Name', 'FreeFormatName', 'FreeFormatNameDetails', 'FreeFormatNameLine')
  if (lines.length > 0) return lines
  const formatted = nodeAt(book, 'Name', 'FormattedName')
  const organization = textAt(formatted, 'OrganizationName')
  const person = [textAt(formatted, 'FirstName'), textAt(formatted, 'LastName')].filter((part) => part).join(' ')
  return [organization ?? person].filter((name) => name !== '')
}

const addressParts = [
  'AddressRoom',
  'AddressBuilding',
  'AddressStreet',
  'AddressCity',
  'AddressCounty',
  'AddressState',
  'AddressPostcode',
]

function addressOf(book: XmlNode | undefined) {
  const formatted = nodeAt(book, 'Address', 'FormattedAddress')
  const free = nodeAt(book, 'Address', 'FreeFormatAddress')
  return {
    address: joined([
      ...addressParts.flatMap((part) => textsAt(formatted, part)),
      ...textsAt(free, 'FreeFormatAddressLine'),
    ]),
    country:
      textAt(formatted, 'FormattedAddressCountryCode') ??
      textAt(free, 'FreeFormatAddressCountryCode') ??
      textAt(book, 'Address', 'AddressCountryCode'),
  }
}
