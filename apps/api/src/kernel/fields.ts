import { isDay } from '@markwright/domain/dates/calendar'
import { parseMoney } from '@markwright/domain/money/amounts'
import { contactProblem } from '@markwright/domain/people/contact-checks'
import { checkField, type FieldKind } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import { storableText } from '@markwright/domain/texts/storable-text'
import { AppError, commonErrors } from './errors.ts'
import type { Language } from './language.ts'

/** A 400 that names the field of a form and describes the error to its user. */
export const fieldRefusal = (field: string, reason: string, msg: Record<Language, string>) =>
  new AppError({ ...commonErrors.invalid, msg }, { field, reason })

/**
 * What was typed, as it can be stored and without the blanks round it; null where nothing of it can be seen.
 */
export function trimToNull(text: string | null | undefined): string | null {
  const value = storableText(text ?? '').trim()
  return /[^\s\p{Cf}]/u.test(value) ? value : null
}

/** @throws 400 where nothing but blanks was typed. */
export function requireText(field: string, text: string | null | undefined): string {
  const value = trimToNull(text)
  if (value === null) throw fieldRefusal(field, 'missing', { cn: '请填写此项', en: 'Please fill in this field.' })
  return value
}

/** @throws 400 for what is no day of the calendar, `YYYY-MM-DD`. */
export function checkDay(field: string, day: string) {
  if (!isDay(day)) throw fieldRefusal(field, 'format', { cn: '日期不正确', en: 'There is no such day.' })
}

export const amountWords = { cn: '金额不正确', en: 'This is not an amount.' }

/** Fen of an amount in CNY, such as `1,200.50`. @throws 400 for what is none. */
export function readAmount(field: string, text: string): number {
  const fen = parseMoney(text)
  if (fen === null) throw fieldRefusal(field, 'format', amountWords)
  return fen
}

/** @throws 400 where a field that is filled in is not of its kind. */
export function checkFilled(field: string, kind: FieldKind, value: string | null) {
  const problem = value === null ? null : checkField(kind, value)
  if (problem) throw fieldRefusal(field, problem, formProblems[problem])
}

/** @throws 400 where somebody could not be reached by it, also where it is missing. */
export function checkContact(field: 'phone' | 'email', value: string) {
  const problem = contactProblem(field, value)
  if (problem) throw fieldRefusal(field, problem, formProblems[problem])
}

export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
