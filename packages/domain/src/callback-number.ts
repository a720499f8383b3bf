import { checkField } from './form-checks.ts'
import { isLoginPhone, parsePhone, phoneSubject } from './phone.ts'

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
