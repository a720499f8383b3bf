import type { ApiError } from '@markwright/api-client/fetch'
import { refusals } from './refusals.ts'

/** What was tried. */
export type Attempt = 'password' | 'smsCode' | 'sendCode' | 'register' | 'verify' | 'reset'

export type Failure = {
  /** What failed, in words of the dialog (spec 1 §8); null where the server's own say it all. */
  headline: 'sendingFailed' | 'registrationFailed' | 'verificationFailed' | 'resetFailed' | null
  field: 'number' | 'code' | null
  /** The mode in which the user gets on. */
  wayOut: 'register' | 'login' | 'forgot' | null
}

const headlines: Record<Attempt, Failure['headline']> = {
  password: null,
  smsCode: null,
  sendCode: 'sendingFailed',
  register: 'registrationFailed',
  verify: 'verificationFailed',
  reset: 'resetFailed',
}

/** A code that is missing, wrong or too old, be it of a message or of a human check. */
const WRONG_CODE = 428
const TOO_OFTEN = 429

const aboutThePhone: ReadonlySet<number> = new Set([
  refusals.notAMember,
  refusals.sendingFailed,
  refusals.phoneRegistered,
  refusals.boundElsewhere,
])

const waysOut: ReadonlyMap<number, Failure['wayOut']> = new Map([
  [refusals.notAMember, 'register'],
  [refusals.phoneRegistered, 'login'],
  [refusals.notReset, 'forgot'],
])

/** How a refusal is reported. */
export function failureOf(attempt: Attempt, { status, code }: Pick<ApiError, 'status' | 'code'>): Failure {
  const needsCode = attempt === 'smsCode' || attempt === 'register' || attempt === 'verify'
  return {
    headline: speaksForItself(attempt, status, code) ? null : headlines[attempt],
    field: aboutThePhone.has(code) ? 'number' : needsCode && status === WRONG_CODE ? 'code' : null,
    wayOut: waysOut.get(code) ?? null,
  }
}

function speaksForItself(attempt: Attempt, status: number, code: number): boolean {
  if (attempt === 'register') return status === WRONG_CODE
  if (attempt !== 'sendCode') return false
  const isOfAnotherKind = code === refusals.notAMember || code === refusals.boundElsewhere
  return isOfAnotherKind || status === WRONG_CODE || status === TOO_OFTEN
}
