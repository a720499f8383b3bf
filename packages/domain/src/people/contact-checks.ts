import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'

/**
 * What is wrong with the phone or the e-mail address of somebody who is to be reached, both of which are required
 * (spec 2 §5: 手机号错误, 邮箱错误); null where nothing is.
 */
export function contactProblem(kind: 'phone' | 'email', text: string): FormProblem | null {
  if (checkField(kind, text.trim()) === null) return null
  return kind === 'phone' ? 'contactPhone' : 'contactEmail'
}
