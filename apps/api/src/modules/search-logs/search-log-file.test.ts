import { expect, test } from 'vitest'
import { searchLogFile } from './search-log-file.ts'

const log = {
  id: '0194d2f0-0000-7000-8000-000000000001',
  accountId: '0194d2f0-0000-7000-8000-000000000002',
  product: 'trademark' as const,
  searchType: 'bulk',
  content: '清单 × 2',
  address: null,
  initiator: 'website',
  createdAt: new Date('2026-11-28T04:00:00Z'),
  total: 3,
}
const file = { format: 'csv', language: 'en', product: 'trademark', zone: 'Asia/Shanghai', siteUrl: '' } as const

test('a search in the background has no number of hits until it has ended', async () => {
  const logs = [
    { ...log, total: null },
    { ...log, total: 0 },
  ]
  const { body } = await searchLogFile(logs, file)
  expect(body.toString('utf8').split('\r\n').slice(1, 3)).toEqual([
    expect.stringMatching(/,Bulk query,,Website,$/),
    expect.stringMatching(/,Bulk query,0,Website,$/),
  ])
})

test.each([
  ['cn', '仅按筛选条件检索'],
  ['en', 'By filters only'],
] as const)('a search that was logged without words is named in a file (%s)', async (language, expected) => {
  const unnamed = { ...log, product: 'patent' as const, searchType: 'simple', content: '' }
  const { body } = await searchLogFile([unnamed], { ...file, product: 'patent', language })
  expect(body.toString()).toContain(expected)
})
