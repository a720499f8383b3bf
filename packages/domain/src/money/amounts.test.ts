import { describe, expect, test } from 'vitest'
import { currencies, decimalOf, formatMoney, fromFen, includedVat, isRate, parseMoney, toFen } from './amounts.ts'

test.each([
  [120_000, 'CNY', 'RMB¥1,200.00'],
  [16_850, 'USD', '$168.50'],
  [99, 'EUR', '€0.99'],
  [200_000, 'HKD', 'HKD 2,000.00'],
  [12_345, 'JPY', 'JPY 12,345'],
  [-100, 'CNY', '-RMB¥1.00'],
] as const)('%d minor units of %s are written %s', (minor, currency, text) =>
  expect(formatMoney(minor, currency)).toBe(text),
)

test.each([
  ['1200', 120_000],
  ['21474836.47', 2_147_483_647],
  ['21474836.48', null],
  ['1,200.5', 120_050],
  [' 0.01 ', 1],
  ['1.005', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
])('%j is read as %j fen', (text, fen) => expect(parseMoney(text)).toBe(fen))

test('every amount is read as it was written', () => {
  for (const currency of currencies)
    for (const minor of [0, 1, 9, 10, 99, 100, 12_345, 2_147_483_647])
      expect(parseMoney(decimalOf(minor, currency), currency)).toBe(minor)
})

test.each([
  ['7.1234', true],
  ['0.05', true],
  ['0', false],
  ['0.00000000', false],
  ['7,1', false],
  ['1.123456789', false],
])('%s is a rate: %s', (text, is) => expect(isRate(text)).toBe(is))

/** A second way to the same figures, by fractions of whole numbers: 6.5 is 13/2. */
function roundedFraction(numerator: bigint, denominator: bigint): number {
  const whole = numerator / denominator
  return Number(whole) + ((numerator % denominator) * 2n >= denominator ? 1 : 0)
}
const digitsOf = { CNY: 2, USD: 2, EUR: 2, HKD: 2, CHF: 2, GBP: 2, AUD: 2, CAD: 2, SGD: 2, JPY: 0, KRW: 0 }

describe('conversion', () => {
  test('rounds half up', () => {
    expect(toFen(1, 'USD', '0.5')).toBe(1)
    expect(toFen(1, 'USD', '0.49999999')).toBe(0)
    expect(fromFen(1, 'JPY', '0.02')).toBe(1)
  })

  test('agrees with fractions of whole numbers for thousands of random amounts and rates', () => {
    const random = generator(2026)
    const differing: string[] = []
    for (let round = 0; round < 5000; round++) {
      const currency = currencies[random(currencies.length)]!
      const minor = random(2_000_000_000)
      const rate = [1 + random(1_000_000_000), random(9)] as const
      const text = (rate[0] / 10 ** rate[1]).toFixed(rate[1])
      if (!isRate(text)) continue
      const [numerator, denominator] = [BigInt(rate[0]), 10n ** BigInt(rate[1])]
      const unit = 10n ** BigInt(digitsOf[currency])
      const fen = roundedFraction(BigInt(minor) * numerator * 100n, denominator * unit)
      const converted = roundedFraction(BigInt(minor) * denominator * unit, numerator * 100n)
      if (fen <= Number.MAX_SAFE_INTEGER && toFen(minor, currency, text) !== fen)
        differing.push(`${minor} ${currency} at ${text} are not ${fen} fen`)
      if (converted <= Number.MAX_SAFE_INTEGER && fromFen(minor, currency, text) !== converted)
        differing.push(`${minor} fen at ${text} are not ${converted} ${currency}`)
    }
    expect(differing).toEqual([])
  })

  test('the VAT in an amount and the rest give the amount, at the stated rate to half a fen', () => {
    const random = generator(6)
    for (let round = 0; round < 5000; round++) {
      const [fen, rateBp] = [random(2_000_000_000), random(3000)]
      const vat = includedVat(fen, rateBp)
      // net × rate = vat, up to the rounding of both.
      expect(Math.abs((fen - vat) * rateBp - vat * 10_000)).toBeLessThanOrEqual(0.5 * (10_000 + rateBp))
    }
  })
})

/** Whole numbers below a bound, the same on every run (mulberry32). */
function generator(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
