import type { ApplicantDraft } from '@markwright/api-client/models/applicantDraft'
import { checkField, type FieldKind } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Language } from '@markwright/domain/site/language'

/** An applicant as it is typed. */
export type ApplicantForm = ApplicantDraft

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
export const toApplicantDraft = (form: ApplicantForm): ApplicantDraft => ({
  ...form,
  creditCode: (form.type === 'Organization' && form.creditCode?.trim().toUpperCase()) || null,
})
