import { expect, test } from 'vitest'
import { searchLogFile } from './search-log-file.ts'
import type { SearchLogRow } from './search-logs.repository.ts'

const log: SearchLogRow = {
  id: '1',
  accountId: 'm',
  product: 'patent',
  searchType: 'simple',
  content: '',
  address: null,
  total: 3,
  initiator: 'website',
  createdAt: new Date('2026-11-01T08:00:00Z'),
}

test.each([
  ['cn', '仅按法律状态检索'],
  ['en', 'By legal status only'],
] as const)('a search that was logged without words is named in a file (%s)', async (language, expected) => {
  const options = { product: 'patent', format: 'csv', language, zone: 'Asia/Shanghai', siteUrl: 'https://a.example' }
  const { body } = await searchLogFile([log], options as Parameters<typeof searchLogFile>[1])
  expect(body.toString()).toContain(expected)
})
