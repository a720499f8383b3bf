import { expect, test } from 'vitest'
import { hitFilterOf, hitListAddress, isNarrowed } from './hit-filter.ts'

const filterOf = (address: string) => hitFilterOf(hitListAddress.read(new URLSearchParams(address)))

test('an address narrows the list, and what it cannot mean is left out', () => {
  const monitorId = '00000000-0000-4000-8000-000000000001'
  expect(filterOf(`monitorId=${monitorId}&verdict=open&from=2026-11-01&sort=deadline`)).toEqual({
    monitorId,
    verdict: 'open',
    from: '2026-11-01',
    sort: 'deadline',
  })
  expect(filterOf('monitorId=1&verdict=x&from=2026-02-30&level=&keyword=%20')).toEqual({})
})

test('a monitor and an order do not narrow it', () => {
  expect(isNarrowed(filterOf('monitorId=00000000-0000-4000-8000-000000000001&sort=-score'))).toBe(false)
  expect(isNarrowed(filterOf('kind=new'))).toBe(true)
})
