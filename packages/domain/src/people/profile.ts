import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'

/** What a profile must have (spec 2 §5), with what is wrong where it is missing. */
export const requiredOfProfile = {
  name: 'nameMissing',
  companyName: 'companyMissing',
  industry: 'industryMissing',
} as const satisfies Record<string, FormProblem>

export type RoleType = 'enterprise' | 'agency' | 'individual'

/** Whether a member of a kind must state a field; company and industry are required of firms only (contract §18.14). */
export const isRequiredOfProfile = (field: keyof typeof requiredOfProfile, roleType: RoleType): boolean =>
  field === 'name' || roleType !== 'individual'

/**
 * What is wrong with a field of a profile as it was entered, or null.
 * `country`: ISO 3166-1; six digits are the form of postal codes of mainland China. Without a country, a member counts
 * as from there.
 */
export function checkProfileField(
  field: keyof typeof requiredOfProfile | 'email' | 'postcode',
  value: string,
  { country = null, roleType }: { country?: string | null; roleType: RoleType },
): FormProblem | null {
  const text = value.trim()
  if (field !== 'email' && field !== 'postcode')
    return text === '' && isRequiredOfProfile(field, roleType) ? requiredOfProfile[field] : null
  if (text === '') return null
  if (field === 'email') return checkField('email', text) && 'contactEmail'
  return !country || country === 'CN' ? checkField('postalCode', text) : null
}
