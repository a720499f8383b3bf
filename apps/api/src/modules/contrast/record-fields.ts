import type { ReadFields } from '@markwright/documents/official'
import type { FoundMark } from '../trademarks/index.ts'

/** What a register says of a mark, as a document would bear it; records of one application are combined. */
export function recordFields(records: readonly FoundMark[]): ReadFields {
  const [first] = records
  if (!first) return {}
  const { listed } = first
  const parties = (role: 'applicant' | 'agent') => first.rest.parties.filter((each) => each.role === role)
  const [owner] = parties('applicant')
  const [agent] = parties('agent')
  const classes = [...new Set(records.flatMap((record) => record.listed.classes))].toSorted((a, b) => a - b)
  const goods = records.flatMap(({ rest }) => rest.goods.map(({ text }) => text))
  const fields: { [Field in keyof ReadFields]: string | null | undefined } = {
    applicationNumber: listed.applicationNumber,
    registrationNumber: listed.registrationNumber,
    mark: listed.markText ?? listed.markTextOther,
    applicant: owner?.party.name,
    applicantForeign: owner?.party.nameEn,
    address: owner?.party.address,
    addressForeign: owner?.party.addressEn,
    classes: classes.join(', '),
    applicationDate: listed.appliedOn,
    priorityDate: listed.priorityOn,
    publicationDate: listed.publishedOn,
    registrationDate: listed.registeredOn,
    expiryDate: listed.expiresOn,
    agent: agent?.party.name,
    goods: goods.join('; '),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
