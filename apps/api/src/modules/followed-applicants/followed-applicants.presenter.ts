import type { Schemas } from '@markwright/contract'
import type { CountedApplicant } from './followed-applicants.service.ts'

export const presentApplicant = (applicant: CountedApplicant): Schemas['Applicant'] => ({
  id: applicant.id,
  storeFlag: applicant.in_custody ? 1 : 0,
  applicantName: applicant.name,
  applicantNameEn: applicant.name_en,
  creditCode: applicant.credit_code,
  type: applicant.type === 'Individual' ? 'Individual' : 'Organization',
  tmCount: applicant.marks,
})
