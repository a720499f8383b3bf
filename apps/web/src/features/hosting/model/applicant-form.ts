import type { Applicant } from '@markwright/api-client/models/applicant'
import type { ApplicantDraft } from '@markwright/api-client/models/applicantDraft'
import { checkField, type FieldKind } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Language } from '@markwright/domain/site/language'

/** An applicant as it is typed. */
export type ApplicantForm = Omit<ApplicantDraft, 'storeFlag'> & { isHosted?: boolean }

export const applicantFormOf = ({ storeFlag, ...applicant }: Applicant): ApplicantForm => ({
  type: applicant.type,
  applicantName: applicant.applicantName,
  applicantNameEn: applicant.applicantNameEn,
  creditCode: applicant.creditCode,
  address: applicant.address,
  contact: applicant.contact,
  phone: applicant.phone,
  email: applicant.email,
  clientId: applicant.clientId,
  isHosted: storeFlag === 1,
})

/** What is wrong with a field that is judged only when it is filled in. */
const problemOf = (kind: FieldKind, text: string, language: Language): string | null => {
  const problem = text.trim() ? checkField(kind, text.trim()) : null
  return problem && formProblems[problem][language]
}

/** An empty one is reported as missing elsewhere. */
export const nameProblem = (name: string, language: Language) => problemOf('applicantName', name, language)

/** May be left out. */
export const englishNameProblem = (name: string, language: Language) => problemOf('englishName', name, language)

/** May be left out. */
export const creditCodeProblem = (code: string, language: Language) =>
  problemOf('creditCode', code.toUpperCase(), language)

/** What is sent; people have no credit code. Blanks around the names and empty names are left to the server. */
export const toApplicantDraft = ({ isHosted = true, ...form }: ApplicantForm): ApplicantDraft => ({
  ...form,
  storeFlag: isHosted ? 1 : 0,
  creditCode: (form.type === 'Organization' && form.creditCode?.trim().toUpperCase()) || null,
})
