import { existsSync, readFileSync } from 'node:fs'
import { annuitiesOf } from '@markwright/deadlines'
import { describe, expect, test } from 'vitest'
import { annuityFees } from './annuity-fees.ts'
import { firstFees } from './first-figures.ts'
import { type AnnuityFee, annuityFee, type AnnuityOf, type OfficeFee } from '@markwright/hosting'

/** The fees that a new site has, as they are in effect on a day. */
function feesOn(day: string): OfficeFee[] {
  const fees = firstFees
    .filter(({ right, from }) => right === 'patent' && from <= day)
    .toSorted((a, b) => b.from.localeCompare(a.from))
  return fees
    .filter((fee, index) => fees.findIndex(({ office, code }) => office === fee.office && code === fee.code) === index)
    .map(({ office, code, cn, en, currency, amount, from, source }) => ({
      office,
      code,
      name: { cn, en },
      currency,
      amountMinor: amount,
      validFrom: from,
      source,
    }))
}

const annuity = (
  office: string,
  year: number,
  rest: Partial<AnnuityOf> & { filed?: string; granted?: string } = {},
) => {
  const { filed = '2018-03-10', granted = '2021-06-01', kind = 'patent', ...others } = rest
  const found = annuitiesOf({ office, kind, filedOn: filed, grantedOn: office === 'EP' ? null : granted })
  if (!found.known) throw new Error(found.gap)
  const { deadline } = found.annuities.find((each) => each.year === year)!
  return { office, kind, year, claims: null, reduction: null, filedOn: filed, grantedOn: granted, deadline, ...others }
}
const totalOf = (fee: AnnuityFee) => (fee.known ? `${fee.currency} ${fee.totalMinor}` : fee.gap)
const feeOf = (of: AnnuityOf, payOn: string) => totalOf(annuityFee(of, payOn, feesOn(payOn)))

describe('China', () => {
  test('adds a share of the full annuity month after month', () => {
    const year9 = annuity('CN', 9)
    expect(year9.deadline.due).toBe('2026-03-10')
    expect(feeOf(year9, '2026-03-10')).toBe('CNY 200000')
    expect(feeOf(year9, '2026-03-11')).toBe('CNY 200000')
    expect(feeOf(year9, '2026-04-11')).toBe('CNY 210000')
    expect(feeOf(year9, '2026-09-10')).toBe('CNY 250000')
    expect(feeOf(year9, '2026-09-11')).toBe('lapsed')
  })

  test('reduces the annuities of the ten years from that of the grant, but not the surcharge', () => {
    // Granted in its fourth year: reduced to the thirteenth.
    expect(feeOf(annuity('CN', 9, { reduction: 'cn85' }), '2026-03-01')).toBe('CNY 30000')
    expect(feeOf(annuity('CN', 9, { reduction: 'cn70' }), '2026-03-01')).toBe('CNY 60000')
    expect(feeOf(annuity('CN', 9, { reduction: 'cn85' }), '2026-04-11')).toBe('CNY 40000')
    expect(feeOf(annuity('CN', 13, { reduction: 'cn85' }), '2030-03-01')).toBe('CNY 90000')
    expect(feeOf(annuity('CN', 14, { reduction: 'cn85' }), '2031-03-01')).toBe('CNY 600000')
  })
})

test('claims are counted where the office counts them, and missing where they are not known', () => {
  const year4 = { filed: '2021-01-05', granted: '2023-05-06' }
  expect(feeOf(annuity('JP', 4, year4), '2026-05-01')).toBe('claims')
  expect(feeOf(annuity('JP', 4, { ...year4, claims: 1 }), '2026-05-01')).toBe('JPY 11100')
  expect(feeOf(annuity('JP', 4, { ...year4, claims: 1 }), '2026-06-01')).toBe('JPY 22200')
  expect(feeOf(annuity('KR', 4, { ...year4, claims: 10 }), '2026-05-01')).toBe('KRW 236000')
  expect(feeOf(annuity('KR', 4, { ...year4, claims: 10 }), '2026-06-01')).toBe('surcharge')
})

test('the United States charge small and micro entities less, also for a late payment', () => {
  const at = { filed: '2020-01-02', granted: '2022-12-27' }
  expect(feeOf(annuity('US', 4, at), '2026-06-29')).toBe('USD 215000')
  expect(feeOf(annuity('US', 4, at), '2026-06-30')).toBe('USD 269000')
  expect(feeOf(annuity('US', 4, { ...at, reduction: 'usSmall' }), '2026-06-30')).toBe('USD 107600')
  expect(feeOf(annuity('US', 4, { ...at, reduction: 'usMicro' }), '2026-06-29')).toBe('USD 43000')
})

test('a fee that has ended is not known, whatever the years before it cost', () => {
  const gb = annuity('GB', 7, { filed: '2020-02-29', granted: '2023-01-04' })
  expect(feeOf(gb, '2026-02-27')).toBe('GBP 11000')
  expect(feeOf(gb, '2026-04-01')).toBe('fee')
})

test('each table begins where the office first charges, and says where it was read', () => {
  for (const { code, source, from } of annuityFees) {
    expect(code).toMatch(/^patent\.annuity\.(late|(invention|utility|design)\.\d+(\.claim)?)(\.small|\.micro)?$/)
    expect(source).toContain(' / ')
    expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

const vectors = new URL('../../../../../shared/data/reference/docketing/vectors.json', import.meta.url)

describe.skipIf(!existsSync(vectors))('worked examples (skipped where the reference data is absent)', () => {
  type Vector = {
    rule: string
    kind: AnnuityOf['kind']
    date: string
    facts: { annuity_year: number; fee: number; tiers: { from: string; to: string; total: number }[] }
  }
  const read = (): Vector[] => (existsSync(vectors) ? JSON.parse(readFileSync(vectors, 'utf8')) : [])
  // An example of a design counts years beyond its term by the former law.
  const ofChina = read().filter(({ rule, kind }) => rule === 'CN-PAT-ANNUITY' && kind !== 'design')

  test.each(ofChina.map((vector) => [vector.date, vector] as const))(
    'of a filing on %s',
    (_, { kind, date, facts }) => {
      const of = annuity('CN', facts.annuity_year, { kind, filed: date, granted: date })
      expect(feeOf(of, of.deadline.due)).toBe(`CNY ${facts.fee * 100}`)
      for (const { from, to, total } of facts.tiers)
        for (const day of [from, to]) expect(feeOf(of, day)).toBe(`CNY ${total * 100}`)
    },
  )
})
