import type { Schemas } from '@markwright/contract'
import type { CountedApplicant } from './hosting.service.ts'

export const presentApplicant = (applicant: CountedApplicant): Schemas['Applicant'] => ({
  id: applicant.id,
  storeFlag: applicant.inCustody ? 1 : 0,
  applicantName: applicant.name,
  applicantNameEn: applicant.nameEn,
  creditCode: applicant.creditCode,
  type: applicant.type === 'Individual' ? 'Individual' : 'Organization',
  tmCount: applicant.marks,
})
