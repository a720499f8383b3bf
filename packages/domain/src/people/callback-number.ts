import { checkField } from '../site/form-checks.ts'
import { isLoginPhone, parsePhone, phoneSubject } from './phone.ts'

// Area codes begin with 0, those of Hong Kong and Macao are 852 and 853, service numbers begin with 400 or 800. Numbers
// without any have no 1 in front, with which mobile phones begin: 1380013800 is one that lacks a digit.
const LANDLINE = /^(?:(?:0\d{2,3})?[2-9]\d{6,8}|(?:852|853)[2-9]\d{7}|[48]00\d{7})$/

/**
 * The number under which somebody can be called back, in one form however it was typed: the subject of a mobile phone of the
 * three regions, or the digits of a landline (spec 1 §5). Null where it is neither.
 */
export function callbackNumber(text: string): string | null {
  const phone = isLoginPhone(text) ? parsePhone(text) : null
  if (phone) return phoneSubject(phone.regionCode, phone.number)
  const number = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (checkField('landline', number) !== null) return null
  const digits = number.replaceAll('-', '')
  return LANDLINE.test(digits) ? digits : null
}
