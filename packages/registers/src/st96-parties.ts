import { joined } from './record-parts.ts'
import { currentOwners } from './uspto-codes.ts'
import type { WipoParty } from './wipo-mark.ts'
import { nodeAt, nodesAt, textAt, textsAt, type XmlNode } from './xml-node.ts'

/** The applicants; at the USPTO, which numbers them by type of party, those who hold the mark now. */
export function applicantsOf(office: string, mark: XmlNode): WipoParty[] {
  const all = nodesAt(mark, 'ApplicantBag', 'Applicant')
  const current = office === 'US' ? currentOwners(all, (owner) => owner.attributes['sequenceNumber']) : all
  return current.map((applicant) => {
    const contact = nodeAt(applicant, 'Contact')
    const { address, country } = addressOf(contact)
    return { name: nameOf(contact), address, country: country ?? textAt(applicant, 'IncorporationCountryCode') }
  })
}

/** The representatives; at the USPTO the attorney of record, with the law firm and address of the correspondent. */
export function agentsOf(mark: XmlNode): WipoParty[] {
  const representatives = nodesAt(mark, 'RepresentativeBag', 'Representative', 'Contact').map((contact) => ({
    name: nameOf(contact),
    ...addressOf(contact),
  }))
  const attorney = nameOf(nodeAt(mark, 'RecordAttorney', 'Contact'))
  if (!attorney) return representatives
  const correspondence = nodeAt(mark, 'NationalCorrespondent', 'Contact')
  const { address, country } = addressOf(correspondence)
  const firm = textAt(correspondence, 'Name', 'OrganizationName', 'OrganizationStandardName')
  return [...representatives, { name: attorney, address: joined([firm, address]), country }]
}

function nameOf(contact: XmlNode | undefined): string | undefined {
  const name = nodeAt(contact, 'Name')
  const person = nodeAt(name, 'PersonName')
  const parts = [textAt(person, 'FirstName'), textAt(person, 'LastName')].filter((part) => part).join(' ')
  return (
    textAt(name, 'EntityName') ??
    textAt(name, 'OrganizationName', 'OrganizationStandardName') ??
    textAt(person, 'PersonFullName') ??
    (parts || undefined)
  )
}

function addressOf(contact: XmlNode | undefined) {
  const postal = nodeAt(contact, 'PostalAddressBag', 'PostalAddress')
  const structured = nodeAt(postal, 'PostalStructuredAddress')
  return {
    address: joined([
      ...textsAt(structured, 'AddressLineText'),
      textAt(structured, 'CityName'),
      textAt(structured, 'GeographicRegionName'),
      textAt(structured, 'PostalCode'),
      ...textsAt(postal, 'PostalAddressText'),
    ]),
    country: textAt(structured, 'CountryCode'),
  }
}
