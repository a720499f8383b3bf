import type { Account } from '@markwright/api-client/models/account'
import type { Certification } from '@markwright/api-client/models/certification'
import type { CertificationDraft } from '@markwright/api-client/models/certificationDraft'
import type { CertificationLicence } from '@markwright/api-client/models/certificationLicence'
import type { CertificationFields } from '@markwright/domain/people/certification'

/** A certification as it is typed. */
export type CertificationForm = CertificationFields & { licence: CertificationLicence | null }

/** What was submitted before, or else what the account says already. */
export const certificationFormOf = (before: Certification, account: Account): CertificationForm => ({
  companyName: before.companyName ?? account.companyName ?? '',
  creditCode: before.creditCode ?? '',
  postalCode: before.postalCode ?? account.postcode ?? '',
  address: before.address ?? account.address ?? '',
  officePhone: before.officePhone ?? '',
  contact: before.contact ?? account.name ?? '',
  mobile: before.mobile ?? account.phone,
  email: before.email ?? account.email ?? '',
  licence: before.licence,
})

/** Letters of a credit code are capitals, however they are typed. */
export const toCertificationDraft = ({ licence, ...form }: CertificationForm): CertificationDraft => ({
  companyName: form.companyName.trim(),
  creditCode: form.creditCode.trim().toUpperCase(),
  postalCode: form.postalCode.trim(),
  address: form.address.trim(),
  officePhone: form.officePhone.trim(),
  contact: form.contact.trim() || null,
  mobile: form.mobile.trim() || null,
  email: form.email.trim(),
  licenceFileId: licence?.id ?? null,
})
