/** The regions of the sign-in dialog (spec 1 §9): mainland China, Hong Kong, Macao. */
export const regionCodes = ['86', '852', '853'] as const
export type RegionCode = (typeof regionCodes)[number]

export type Phone = { regionCode: RegionCode; number: string }

/** Of each region the country whose flag it shows and how many digits a number has without the region code. */
export const phoneRegions: Readonly<Record<RegionCode, { country: string; digits: number }>> = {
  '86': { country: 'CN', digits: 11 },
  '852': { country: 'HK', digits: 8 },
  '853': { country: 'MO', digits: 8 },
}

const MOBILE_NUMBERS: Readonly<Record<RegionCode, RegExp>> = {
  '86': /^1[3-9]\d{9}$/,
  '852': /^[4-9]\d{7}$/,
  '853': /^6\d{7}$/,
}

/**
 * The name of an account (spec 1 §7.2): the bare number for mainland China, region code and number for the others.
 * Blanks and hyphens are left out.
 */
export function phoneSubject(regionCode: RegionCode, number: string): string {
  const digits = compact(number)
  return regionCode === '86' ? digits : `${regionCode}${digits}`
}

/** Reads a subject, also with `86` or a plus sign before it; null where it is no phone number of the three regions. */
export function parsePhone(subject: string): Phone | null {
  const match = /^\+?(?:(?:86)?(1\d{10})|(852|853)(\d{8}))$/.exec(compact(subject))
  if (!match) return null
  const [, mainland, abroad, number = ''] = match
  return mainland ? { regionCode: '86', number: mainland } : { regionCode: abroad as RegionCode, number }
}

/** Whether a subject can receive a message: a mobile number by the numbering plan of its region. */
export function isLoginPhone(subject: string): boolean {
  const phone = parsePhone(subject)
  return phone !== null && MOBILE_NUMBERS[phone.regionCode].test(phone.number)
}

/** The number without its region code (spec 1 §2.4); what is no phone number is shown as it is. */
export const displayPhone = (subject: string): string => parsePhone(subject)?.number ?? subject

/** The number without its region code and with its middle four digits hidden: `138****8000`, `91****67`. */
export function maskPhone(subject: string): string {
  const shown = displayPhone(subject)
  const start = Math.max(0, Math.floor((shown.length - 4) / 2))
  return `${shown.slice(0, start)}****${shown.slice(start + 4)}`
}

const SMS_PREFIX = 'SMS@'

/** How the calls for codes name a phone: `SMS@13800138000`. */
export const smsSubject = (subject: string): string => `${SMS_PREFIX}${subject}`

const compact = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '')
