import type { Country } from '@markwright/api-client/models/country'
import { expect, test } from 'vitest'
import { sumUp } from './loaded-data.ts'

const country = (count: number, demonstrationCount: number, updatedTo: string | null): Country => ({
  code: 'CN',
  city: '中国',
  cityEn: 'China',
  continent: 'asia',
  image: '/flags/cn.svg',
  count,
  demonstrationCount,
  updatedTo,
})

test('records are added up and the latest day counts', () =>
  expect(sumUp([country(5, 5, '2026-01-01'), country(7, 0, '2026-03-01'), country(0, 0, null)])).toEqual({
    records: 12,
    demonstrationRecords: 5,
    jurisdictions: 2,
    jurisdictionsMax: 3,
    updatedTo: '2026-03-01',
  }))
test('nothing loaded has no day', () =>
  expect(sumUp([country(0, 0, null)])).toMatchObject({ records: 0, updatedTo: null }))
