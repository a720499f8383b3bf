import { expect, test } from 'vitest'
import { gazettePath, readGazetteAddress } from './gazette-address.ts'

const read = (query: string) => readGazetteAddress(new URLSearchParams(query))

test('an address holds everything that is requested, and gives it back', () => {
  const query = {
    office: 'US',
    issue: '2026-01-06',
    kind: 'preliminary',
    classNo: 9,
    keyword: '云澜',
    page: 3,
  } as const
  const path = gazettePath(query)
  expect(read(path.slice(path.indexOf('?')))).toEqual(query)
})

test('an address without anything requests the latest issue of the mainland', () => {
  expect(gazettePath(read(''))).toBe('/Notice')
  expect(read('')).toMatchObject({ office: 'CN', issue: null, page: 1 })
})

test('what cannot be understood is left out', () => {
  expect(read('country=usa&class=46&type=x&current=-1')).toEqual(read(''))
})
