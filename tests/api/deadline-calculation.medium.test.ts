import { beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { sellAnnuities } from '../support/annuities.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
  await sellAnnuities(bench)
})
type Calculated = {
  kind: string
  year: number | null
  name: string
  law: { lastDay: string; graceEnd: string | null; calculation: string[] }
  fee: { known: boolean; gap: string | null; official: string | null } | null
}
const today = todayIn(HOME_ZONE, new Date())
const calculate = (right: Record<string, string>) =>
  bench.call('GET', `/common/deadline/calculate?${new URLSearchParams(right).toString()}`)

test('a visitor learns every patent year from the dates, with what it costs today', async () => {
  const due = addDays(today, 30)
  const { data } = await calculate({
    kind: 'patent',
    office: 'cn',
    filedOn: addYears(due, -6),
    registeredOn: addYears(due, -3),
  })
  const annuities = (data.deadlines as Calculated[]).filter(({ kind }) => kind === 'annuity')
  const years = annuities.map(({ year }) => year)
  expect(years.at(-1)).toBe(20)
  expect(years).toEqual(Array.from({ length: years.length }, (_, at) => years[0]! + at))
  const seventh = annuities.find(({ year }) => year === 7)!
  expect(seventh.law.calculation.length).toBeGreaterThan(0)
  expect(seventh.fee).toMatchObject({ known: true, official: '2000.00' })
  const lapsed = annuities.find(({ law }) => (law.graceEnd ?? law.lastDay) < today)!
  expect(lapsed.fee).toMatchObject({ known: false, gap: 'lapsed' })
  expect(data.gaps).toEqual([])
})

test('a mark has its renewal; what no rule or date gives is named', async () => {
  const expiresOn = addMonths(today, 3)
  const { data } = await calculate({ kind: 'mark', office: 'CN', expiresOn })
  expect(data.deadlines).toMatchObject([{ kind: 'renewal', fee: null, law: { graceEnd: expect.any(String) } }])
  expect((await calculate({ kind: 'mark', office: 'CN' })).data).toEqual({ deadlines: [], gaps: [] })
  expect((await calculate({ kind: 'mark', office: 'VU', expiresOn })).data).toMatchObject({
    deadlines: [],
    gaps: [{ kind: 'renewal', gap: 'office' }],
  })
  expect((await calculate({ kind: 'patent', office: 'US', registeredOn: '2020-01-01' })).data.gaps).toEqual([])
  expect((await calculate({ kind: 'design', office: 'CN', registeredOn: '2020-01-01' })).data).toMatchObject({
    deadlines: [],
    gaps: [{ kind: 'annuity', gap: 'filedOn' }],
  })
})

test('a design of the international office enters no national phase of a patent', async () => {
  const calculated = async (kind: string) =>
    (await calculate({ kind, office: 'WO', filedOn: '2025-02-28' })).data as { deadlines: Calculated[]; gaps: object[] }
  expect((await calculated('patent')).deadlines.map(({ kind }) => kind)).toContain('entry')
  const design = await calculated('design')
  expect(design.deadlines.map(({ kind }) => kind)).not.toContain('entry')
  expect(design.gaps).toEqual([{ kind: 'annuity', gap: 'office', years: [] }])
})

test.each([
  [{ kind: 'mark', office: 'XX' }, '没有这个国家或地区代码'],
  [{ kind: 'mark', office: 'CN', expiresOn: '2026-02-30' }, ''],
  [{ kind: 'domain', office: 'CN' }, ''],
  [{ kind: 'patent', office: 'CN', claims: '0' }, ''],
  [
    { kind: 'patent', office: 'CN', filedOn: '2020-05-01', registeredOn: '2019-01-01' },
    '注册日（授权日）不能早于申请日',
  ],
  [
    { kind: 'mark', office: 'CN', registeredOn: '2022-01-01', expiresOn: '2019-01-01' },
    '到期日不能早于注册日（授权日）',
  ],
  [{ kind: 'mark', office: 'CN', filedOn: '2018-02-28', priorityOn: '2019-01-01' }, '申请日不能早于优先权日'],
] as const)('%j is refused', async (right, reason) => {
  const answer = await calculate(right)
  expect(answer.status).toBe(400)
  expect(answer.msg).toContain(reason)
})
