/**
 * Money is a whole number of minor units with its currency beside it. Rates are decimal texts (`7.1234`): what one unit
 * of a currency is worth in CNY. Amounts are rounded half up, each item by itself; a sum is the sum of rounded items.
 */

/** Currencies in which fees are published and figures are shown (ISO 4217), with the digits of their minor unit. */
const minorDigits = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  HKD: 2,
  CHF: 2,
  GBP: 2,
  AUD: 2,
  CAD: 2,
  SGD: 2,
  JPY: 0,
  KRW: 0,
} as const
export type Currency = keyof typeof minorDigits
export const currencies = Object.keys(minorDigits) as Currency[]

export const isCurrency = (text: string): text is Currency => Object.hasOwn(minorDigits, text)

/** Spec 1 §9; other currencies are shown by their codes. */
const symbols: Partial<Record<Currency, string>> = { CNY: 'RMB¥', USD: '$', EUR: '€' }

/** An amount as the interface writes it: `1200.00`. */
export function decimalOf(minor: number, currency: Currency = 'CNY'): string {
  const digits = minorDigits[currency]
  return (minor / 10 ** digits).toFixed(digits)
}

/** An amount as people read it: `RMB¥1,200.00`, `$168.00`, `HKD 2,000.00`. */
export function formatMoney(minor: number, currency: Currency = 'CNY'): string {
  const [whole = '', fraction] = decimalOf(Math.abs(minor), currency).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const symbol = symbols[currency] ?? `${currency} `
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${fraction ? `.${fraction}` : ''}`
}

/** The most that the database holds as an amount, in minor units. */
export const MINOR_MAX = 2_147_483_647

/** Minor units of a decimal text such as `1,200.5`; null for what is no amount of the currency, or too large for one. */
export function parseMoney(text: string, currency: Currency = 'CNY'): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  const digits = minorDigits[currency]
  if (whole === undefined || fraction.length > digits) return null
  const minor = Number(whole + fraction.padEnd(digits, '0'))
  return minor > MINOR_MAX ? null : minor
}

const RATE_DIGITS = 8
/** Whole part and at most eight digits behind the point, more than zero. */
export const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,8})?$/.test(text) && /[1-9]/.test(text)

/** A rate times 10^8. @throws RangeError for what is no rate. */
function scaledRate(rate: string): bigint {
  if (!isRate(rate)) throw new RangeError(`no rate: ${rate}`)
  const [whole = '', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'))
}

const divideHalfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor))
const tens = (digits: number) => 10n ** BigInt(digits)

/** Fen of an amount in another currency. @throws RangeError for what is no rate. */
export const toFen = (minor: number, currency: Currency, rate: string): number =>
  divideHalfUp(BigInt(minor) * scaledRate(rate) * tens(minorDigits.CNY), tens(minorDigits[currency] + RATE_DIGITS))

/** What an amount of fen is in another currency. @throws RangeError for what is no rate. */
export const fromFen = (fen: number, currency: Currency, rate: string): number =>
  divideHalfUp(BigInt(fen) * tens(minorDigits[currency] + RATE_DIGITS), scaledRate(rate) * tens(minorDigits.CNY))

/** The VAT that an amount includes, by a rate in hundredths of a percent. */
export const includedVat = (fen: number, rateBp: number): number =>
  divideHalfUp(BigInt(fen) * BigInt(rateBp), BigInt(10_000 + rateBp))

/** A share (0 to 1) of an amount. */
export const shareOf = (fen: number, share: number): number => Math.floor(fen * share + 0.5)
