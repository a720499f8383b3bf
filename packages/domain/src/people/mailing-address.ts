import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'

/** So many mailing addresses can be saved by a member. */
export const ADDRESSES_MAX = 50

const ELSEWHERE: ReadonlySet<string | undefined> = new Set(['香港特别行政区', '澳门特别行政区', '台湾省'])

/**
 * What is wrong with the postal code of a mailing address, or null. It may be left out; where it is given it has six
 * digits, in Hong Kong, Macao and Taiwan three to six. `region` is named as in `listDivisions`, the province first.
 */
export function checkPostcode(region: readonly string[], postcode: string): FormProblem | null {
  if (postcode === '') return null
  if (ELSEWHERE.has(region[0])) return /^\d{3,6}$/.test(postcode) ? null : 'postalCode'
  return checkField('postalCode', postcode)
}
