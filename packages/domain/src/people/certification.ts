import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'

/** A certification is reviewed within so many working days (spec 2 §9). */
export const REVIEW_DAYS = 2

/** What a company says of itself, as it was typed without blanks around it; the contact may be left out. */
export type CertificationFields = {
  companyName: string
  creditCode: string
  postalCode: string
  address: string
  officePhone: string
  contact: string
  mobile: string
  email: string
}

type Check = (value: string) => FormProblem | null

const required =
  (missing: FormProblem, check: Check = () => null): Check =>
  (value) =>
    value === '' ? missing : check(value)
const wrong =
  (kind: 'mobile' | 'email', problem: FormProblem): Check =>
  (value) =>
    checkField(kind, value) && problem

const checks: Record<keyof CertificationFields, Check> = {
  companyName: required('companyMissing'),
  creditCode: (value) => checkField('creditCode', value),
  postalCode: (value) => checkField('postalCode', value),
  address: required('addressMissing'),
  officePhone: required('officePhoneMissing', (value) => checkField('landline', value)),
  contact: () => null,
  mobile: (value) => (value === '' ? null : wrong('mobile', 'contactPhone')(value)),
  email: required('emailMissing', wrong('email', 'contactEmail')),
}

/** What is wrong with a field of a certification (spec 2 §5), or null. */
export const checkCertificationField = (field: keyof CertificationFields, value: string): FormProblem | null =>
  checks[field](value)
