import type { Account } from '@markwright/api-client/models/account'
import type { ServiceType } from '@markwright/api-client/models/serviceType'
import type { TrialDraft } from '@markwright/api-client/models/trialDraft'
import { contactProblem as problemOf } from '@markwright/domain/people/contact-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Language } from '@markwright/domain/site/language'

/** An application as it is typed. */
export type TrialForm = { name: string; company: string; industry?: string; phone: string; email: string }

/** What the member has entered before, and need not type again. */
export const formOf = ({ name, companyName, industry, phone, email }: Account): TrialForm => ({
  name: name ?? '',
  company: companyName ?? '',
  ...(industry && { industry }),
  phone,
  email: email ?? '',
})

/** What is wrong with a phone or an e-mail address, which may not be left out; null where nothing is. */
export function contactProblem(kind: 'phone' | 'email', text: string, language: Language): string | null {
  const problem = problemOf(kind, text)
  return problem && formProblems[problem][language]
}

/** What is sent; `code` is that of a human check that was passed. */
export const toDraft = (
  { name, company, industry = '', phone, email }: TrialForm,
  serviceType: ServiceType,
  code: string,
): TrialDraft => ({
  serviceType,
  name: name.trim(),
  company: company.trim(),
  industry,
  phone: phone.trim(),
  email: email.trim(),
  code,
})
