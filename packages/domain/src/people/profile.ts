import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'

/** What a profile must have (spec 2 §5), with what is wrong where it is missing. */
export const requiredOfProfile = {
  name: 'nameMissing',
  companyName: 'companyMissing',
  industry: 'industryMissing',
} as const satisfies Record<string, FormProblem>

/**
 * What is wrong with a field of a profile as it was entered, or null.
 * @param country ISO 3166-1; six digits are the form of postal codes of mainland China. Without a country, a member counts
 * as from there.
 */
export function checkProfileField(
  field: keyof typeof requiredOfProfile | 'email' | 'postcode',
  value: string,
  country: string | null = null,
): FormProblem | null {
  const text = value.trim()
  if (field !== 'email' && field !== 'postcode') return text === '' ? requiredOfProfile[field] : null
  if (text === '') return null
  if (field === 'email') return checkField('email', text) && 'contactEmail'
  return !country || country === 'CN' ? checkField('postalCode', text) : null
}
