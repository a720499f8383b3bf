import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { afterEach, expect, test, vi } from 'vitest'
import { EXPORT_MAX, fetchSearchLogs, searchLogRows } from './search-log-table.ts'

const log = (number: number): SearchLog => ({
  id: String(number),
  patentSearchType: null,
  productType: 'trademark',
  searchContent: `mark ${number}`,
  searchAddress: number === 0 ? '/combinedQuery?tradeMarkText=a' : null,
  createTime: '2026-11-21 23:30:00',
  total: number,
  initiator: number === 0 ? 'website' : 'interface',
})

/** A server that keeps so many searches. */
function serverWith(total: number) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://site')
    asked.push(url)
    const size = Number(url.searchParams.get('size'))
    const start = (Number(url.searchParams.get('current')) - 1) * size
    const records = Array.from({ length: Math.max(0, Math.min(size, total - start)) }, (_, i) => log(start + i))
    return Response.json({ code: 0, data: { records, total, size, current: 1, pages: Math.ceil(total / size) } })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('every page of the searches is fetched, for the keyword only', async () => {
  const asked = serverWith(250)
  const logs = await fetchSearchLogs('苹果')
  expect(logs.map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, number) => number))
  expect(asked.map((url) => url.searchParams.get('keyword'))).toEqual(['苹果', '苹果', '苹果'])
})

test('no more are fetched than are exported', async () => {
  const asked = serverWith(9000)
  expect(await fetchSearchLogs('')).toHaveLength(EXPORT_MAX)
  expect(asked).toHaveLength(20)
})

test('somebody without searches gets none', async () => {
  serverWith(0)
  expect(await fetchSearchLogs('')).toEqual([])
})

test('a row tells the time of the reader and where to search again', () => {
  const texts = {
    header: ['time'],
    initiators: { website: 'here', interface: 'API' },
    siteAddress: 'https://site.test/',
  }
  expect(searchLogRows([log(0), log(7)], texts, 'UTC')).toEqual([
    ['time'],
    ['2026-11-21 15:30', 'mark 0', 0, 'here', 'https://site.test/#/combinedQuery?tradeMarkText=a'],
    ['2026-11-21 15:30', 'mark 7', 7, 'API', ''],
  ])
})
