import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { annuitiesOf, type PatentTerm } from './annuities.ts'

const patent = (office: string, rest: Partial<PatentTerm> = {}): PatentTerm => ({
  office,
  kind: 'patent',
  filedOn: '2020-03-10',
  grantedOn: '2023-06-01',
  ...rest,
})
const known = (term: PatentTerm) => {
  const found = annuitiesOf(term)
  if (!found.known) throw new Error(found.gap)
  return found
}
const yearsOf = (term: PatentTerm) => known(term).annuities.map(({ year }) => year)
const dueOf = (term: PatentTerm, year: number) =>
  known(term).annuities.find((annuity) => annuity.year === year)?.deadline.due

describe('China', () => {
  test('charges nothing before the grant, and the year of the grant with it', () => {
    expect(annuitiesOf(patent('CN', { grantedOn: null }))).toEqual({ known: false, gap: 'grantedOn' })
    // Filed on 2020-03-10: the fourth year begins on 2023-03-10 and is that of the grant.
    expect(yearsOf(patent('CN'))[0]).toBe(5)
    expect(dueOf(patent('CN'), 5)).toBe('2024-03-11')
    expect(yearsOf(patent('CN', { grantedOn: '2023-03-09' }))[0]).toBe(4)
    expect(yearsOf(patent('CN', { grantedOn: '2023-03-10' }))[0]).toBe(5)
  })

  test('ends with the term: 20, 10 and 15 years, designs of the former law 10', () => {
    expect(yearsOf(patent('CN')).at(-1)).toBe(20)
    expect(yearsOf(patent('CN', { kind: 'utility' })).at(-1)).toBe(10)
    expect(yearsOf(patent('CN', { kind: 'design', filedOn: '2021-06-01' })).at(-1)).toBe(15)
    expect(yearsOf(patent('CN', { kind: 'design', filedOn: '2021-05-31' })).at(-1)).toBe(10)
  })
})

test('the EPO is paid for the years that have begun until the grant', () => {
  expect(yearsOf(patent('EP', { grantedOn: null }))).toHaveLength(18)
  expect(yearsOf(patent('EP', { grantedOn: '2025-03-09' }))).toEqual([3, 4, 5])
  expect(yearsOf(patent('EP', { grantedOn: '2025-03-10' }))).toEqual([3, 4, 5, 6])
})

test('Germany and France are paid while the application is pending', () => {
  expect(yearsOf(patent('DE', { grantedOn: null }))[0]).toBe(3)
  expect(yearsOf(patent('FR', { grantedOn: null }))[0]).toBe(2)
})

test('the day is not stated of British fees that fell due before the grant', () => {
  expect(known(patent('GB'))).toMatchObject({ unknownYears: [] })
  const late = known(patent('GB', { grantedOn: '2025-06-01' }))
  expect(late.unknownYears).toEqual([5, 6])
  expect(late.annuities[0]).toMatchObject({ year: 7, deadline: { due: '2026-03-31' } })
})

test('the United States are paid three times', () => {
  expect(known(patent('US')).annuities.map(({ year, deadline }) => [year, deadline.rule])).toEqual([
    [4, 'US-PAT-MF1'],
    [8, 'US-PAT-MF2'],
    [12, 'US-PAT-MF3'],
  ])
  expect(annuitiesOf(patent('US', { kind: 'design' }))).toEqual({ known: false, gap: 'office' })
})

test('Japan and Korea count from the registration and end with the term from the filing, or with its extension', () => {
  expect(yearsOf(patent('JP'))[0]).toBe(4)
  expect(yearsOf(patent('JP')).at(-1)).toBe(17)
  expect(yearsOf(patent('KR')).at(-1)).toBe(17)
  expect(yearsOf(patent('JP', { expiresOn: '2044-03-10' })).at(-1)).toBe(21)
  expect(yearsOf(patent('JP', { filedOn: null })).at(-1)).toBe(25)
})

test('nothing is owed for a year that begins when the term has ended', () => {
  // Registered on an anniversary of the filing: the 17th year would follow the day on which the term ends.
  expect(yearsOf(patent('JP', { filedOn: '2004-03-10', grantedOn: '2008-03-10' })).at(-1)).toBe(16)
  expect(yearsOf(patent('JP', { expiresOn: '2044-06-01' })).at(-1)).toBe(21)
  // Renewed by anniversaries of the filing, of which the twentieth is the end of the term.
  const last = known(patent('HK', { filedOn: '2015-12-25', grantedOn: '2022-12-09' })).annuities.at(-1)!
  expect([last.year, last.deadline.due.slice(0, 4)]).toEqual([13, '2034'])
})

test('a short-term patent of Hong Kong is renewed once, a standard patent by the anniversary of its filing', () => {
  expect(known(patent('HK', { kind: 'utility' })).annuities).toMatchObject([
    { year: 5, deadline: { rule: 'HK-STP-RENEW' } },
  ])
  expect(dueOf(patent('HK', { filedOn: '2015-03-10', grantedOn: '2020-07-01' }), 4)).toBe('2024-03-11')
  expect(annuitiesOf(patent('HK', { filedOn: null }))).toEqual({ known: false, gap: 'filedOn' })
})

test('what is not known gives nothing', () => {
  expect(annuitiesOf(patent('CN', { filedOn: '9999-12-31' }))).toEqual({ known: false, gap: 'filedOn' })
  expect(annuitiesOf(patent('US', { grantedOn: '0001-01-01' }))).toEqual({ known: false, gap: 'grantedOn' })
  expect(annuitiesOf(patent('BR'))).toEqual({ known: false, gap: 'office' })
  expect(annuitiesOf(patent('CN', { filedOn: null }))).toEqual({ known: false, gap: 'filedOn' })
  expect(annuitiesOf(patent('KR', { grantedOn: null }))).toEqual({ known: false, gap: 'grantedOn' })
})

const vectors = new URL('../../../../shared/data/reference/docketing/vectors.json', import.meta.url)

describe.skipIf(!existsSync(vectors))('worked examples (skipped where the reference data is absent)', () => {
  type Vector = {
    n: number
    rule: string
    office: string
    kind: PatentTerm['kind']
    event: string
    date: string
    facts: { annuity_year?: number; year?: number; filing?: string } | null
    expected_due: string
    expected_grace_end: string
  }
  const read = (): Vector[] => (existsSync(vectors) ? JSON.parse(readFileSync(vectors, 'utf8')) : [])
  // Of designs filed before 2021-06-01 an example counts years beyond their term of ten years (2008 law, Art. 42).
  const isOver = ({ kind, date, facts }: Vector) =>
    kind === 'design' && date < '2021-06-01' && (facts?.annuity_year ?? 0) > 10
  const annuities = read().filter((vector) => /-PAT-(ANNUITY|RENEW|MF\d)$/.test(vector.rule) && !isOver(vector))

  test('there are some of eight offices', () => {
    expect(new Set(annuities.map(({ rule }) => rule.slice(0, 2))).size).toBeGreaterThanOrEqual(8)
  })

  test.each(annuities.map((vector) => [`${vector.n} ${vector.rule}`, vector] as const))('%s', (_, vector) => {
    const office = vector.rule.slice(0, 2)
    const isFiling = vector.event === 'filing'
    const term = {
      office,
      kind: vector.kind,
      filedOn: isFiling ? vector.date : (vector.facts?.filing ?? null),
      grantedOn: isFiling ? (office === 'CN' || office === 'GB' ? vector.date : null) : vector.date,
    }
    const wanted = vector.facts?.annuity_year ?? vector.facts?.year
    const { annuities: found } = known(term)
    const dates = found
      .filter(({ year, deadline }) => deadline.rule === vector.rule && (wanted === undefined || year === wanted))
      .map(({ deadline }) => [deadline.due, deadline.graceEnd])
    expect(dates).toContainEqual([vector.expected_due, vector.expected_grace_end])
  })
})

const bases = new URL('../../../../shared/data/reference/docketing/renewal_base_by_country.json', import.meta.url)

describe.skipIf(!existsSync(bases))('a second opinion (skipped where the reference data is absent)', () => {
  type Base = { iso: string; renewal_first: number; renewal_base: 'FIL' | 'GRT' }
  const read = (): Base[] => (existsSync(bases) ? JSON.parse(readFileSync(bases, 'utf8')) : [])

  test('agrees on the first year and on the day from which it counts', () => {
    const firstYears = read()
      .filter(({ iso }) => ['CN', 'DE', 'EP', 'FR', 'GB', 'JP', 'KR'].includes(iso))
      .map(({ iso, renewal_first, renewal_base }) => {
        // Granted at once, so that no fee was due before.
        const [filedOn, grantedOn] = ['2020-03-10', '2020-06-01']
        const first = known(patent(iso, { filedOn, grantedOn: iso === 'EP' ? null : grantedOn })).annuities[0]!
        const base = renewal_base === 'FIL' ? filedOn : grantedOn
        const year = Number(base.slice(0, 4)) + renewal_first - 1
        return [iso, first.year === renewal_first, first.deadline.due.slice(0, 4) === String(year)]
      })
    expect(firstYears.filter(([, ...agreed]) => agreed.includes(false))).toEqual([])
    expect(firstYears).toHaveLength(7)
  })
})
