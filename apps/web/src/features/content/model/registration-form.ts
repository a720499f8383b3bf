import type { ActivityRegistration } from '@markwright/api-client/models/activityRegistration'
import { callbackNumber } from '@markwright/domain/people/callback-number'
import { checkField } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Language } from '@markwright/domain/site/language'

/** A registration as it is typed. */
export type RegistrationForm = { name: string; phone: string; company?: string; email?: string; remark?: string }

/** Mobile numbers of the three regions, and landlines; null where the number is one. */
export function phoneProblem(phone: string, language: Language): string | null {
  return callbackNumber(phone) === null ? formProblems[phone.trim() ? 'phone' : 'phoneMissing'][language] : null
}

/** An address may be left out. */
export function emailProblem(email: string, language: Language): string | null {
  const problem = email.trim() ? checkField('email', email.trim()) : null
  return problem && formProblems[problem][language]
}

/** What is sent: without blanks around it, and null for what was left out. */
export function toRegistration(
  form: RegistrationForm,
  sent: Pick<ActivityRegistration, 'activityId' | 'source' | 'captchaVerification'>,
): ActivityRegistration {
  const { name, phone, company, email, remark } = form
  return {
    ...sent,
    name: name.trim(),
    phone: phone.trim(),
    company: company?.trim() || null,
    email: email?.trim() || null,
    remark: remark?.trim() || null,
  }
}
