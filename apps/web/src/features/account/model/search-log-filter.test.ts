import { expect, test } from 'vitest'
import { areDaysWrong, trademarkLogParams, isFiltered, searchLogAddress } from './search-log-filter.ts'

function filterOf(address: string) {
  const { page: _page, size: _size, ...filter } = searchLogAddress('trademark').read(new URLSearchParams(address))
  return filter
}

test('everything of the address is requested, in the zone of the user', () => {
  const filter = filterOf('keyword=云澜&kind=image&initiator=interface&from=2026-07-01&to=2026-07-31')
  expect(trademarkLogParams(filter, 'Europe/Berlin')).toEqual({
    keyword: '云澜',
    searchKind: 'image',
    initiator: 'interface',
    from: '2026-07-01',
    to: '2026-07-31',
    zone: 'Europe/Berlin',
  })
})

test('what the address does not say, or says wrongly, is not requested', () => {
  const filter = filterOf('kind=magic&from=2026-02-30&page=3')
  expect(isFiltered(filter)).toBe(false)
  expect(trademarkLogParams(filter, 'UTC')).toEqual({ zone: 'UTC' })
})

test('days the wrong way round are known before they are sent', () => {
  expect(areDaysWrong(filterOf('from=2026-07-02&to=2026-07-01'))).toBe(true)
  expect(areDaysWrong(filterOf('from=2026-07-02&to=2026-07-02'))).toBe(false)
  expect(areDaysWrong(filterOf('from=2026-07-02'))).toBe(false)
})
