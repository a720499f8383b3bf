import type { ApplicantDraft } from '@markwright/api-client/models/applicantDraft'
import type { ApplicantType } from '@markwright/api-client/models/applicantType'
import { checkField } from '@markwright/domain/form-checks'
import { type FormProblem, formProblems } from '@markwright/domain/form-problems'
import type { Language } from '@markwright/domain/language'

/** An applicant as it is typed. */
export type ApplicantForm = {
  type: ApplicantType
  applicantName: string
  applicantNameEn?: string
  creditCode?: string
}

const textOf = (problem: FormProblem | null, language: Language) => problem && formProblems[problem][language]

/** An empty one is reported as missing elsewhere. */
export const nameProblem = (name: string, language: Language) =>
  textOf(name.trim() ? checkField('applicantName', name.trim()) : null, language)

/** May be left out. */
export const englishNameProblem = (name: string, language: Language) =>
  textOf(name.trim() ? checkField('englishName', name.trim()) : null, language)

/** May be left out. */
export const creditCodeProblem = (code: string, language: Language) =>
  textOf(code.trim() ? checkField('creditCode', code.trim().toUpperCase()) : null, language)

/** What is sent; people have no credit code. */
export function toApplicantDraft({ type, applicantName, applicantNameEn, creditCode }: ApplicantForm): ApplicantDraft {
  return {
    type,
    applicantName: applicantName.trim(),
    applicantNameEn: applicantNameEn?.trim() || null,
    creditCode: (type === 'Organization' && creditCode?.trim().toUpperCase()) || null,
  }
}
