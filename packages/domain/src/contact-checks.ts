import { checkField } from './form-checks.ts'
import type { FormProblem } from './form-problems.ts'
import { isLoginPhone, parsePhone, phoneSubject } from './phone.ts'

/**
 * What is wrong with the phone or the e-mail address of somebody who is to be reached, both of which are required
 * (spec 2 §5: 手机号错误, 邮箱错误); null where nothing is.
 */
export function contactProblem(kind: 'phone' | 'email', text: string): FormProblem | null {
  if (checkField(kind, text.trim()) === null) return null
  return kind === 'phone' ? 'contactPhone' : 'contactEmail'
}

/**
 * The number under which somebody can be called back, in one form however it was typed: the subject of a mobile phone of the
 * three regions, or the digits of a landline (spec 1 §5). Null where it is neither.
 */
export function callbackNumber(text: string): string | null {
  const phone = isLoginPhone(text) ? parsePhone(text) : null
  if (phone) return phoneSubject(phone.regionCode, phone.number)
  const number = text.normalize('NFKC').replaceAll(/\s/g, '')
  return checkField('landline', number) === null ? number.replaceAll('-', '') : null
}
