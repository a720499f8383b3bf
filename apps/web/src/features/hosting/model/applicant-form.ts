import type { ApplicantDraft } from '@markwright/api-client/models/applicantDraft'
import type { ApplicantType } from '@markwright/api-client/models/applicantType'
import { checkField, type FieldKind } from '@markwright/domain/form-checks'
import { formProblems } from '@markwright/domain/form-problems'
import type { Language } from '@markwright/domain/language'

/** An applicant as it is typed. */
export type ApplicantForm = {
  type: ApplicantType
  applicantName: string
  applicantNameEn?: string
  creditCode?: string
}

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

/** What is sent; people have no credit code. */
export function toApplicantDraft({ type, applicantName, applicantNameEn, creditCode }: ApplicantForm): ApplicantDraft {
  return {
    type,
    applicantName: applicantName.trim(),
    applicantNameEn: applicantNameEn?.trim() || null,
    creditCode: (type === 'Organization' && creditCode?.trim().toUpperCase()) || null,
  }
}
