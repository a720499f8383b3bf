import { expect, test, vi } from 'vitest'
import type { SearchResult, Searcher } from '../trademarks/index.ts'
import { createCrossSearch } from './cross-search.ts'

test('however many offices have hits, only the question as a whole counts as a search', async () => {
  const quota = { used: 1, limit: 100, extraLeft: 0, resetAt: '' }
  const facets = { country: ['CN', 'US', 'JP'].map((value) => ({ value, count: 2 })) }
  const found = { quota, page: { total: 6, facets } } as never as SearchResult
  const searchers: Searcher[] = []
  const cross = createCrossSearch({
    search: async (_, searcher) => {
      searchers.push(searcher)
      return found
    },
    searchByImage: vi.fn(),
    obtainImage: vi.fn(),
  })
  const member = { accountId: 'm', ip: '192.0.2.1' }
  const { countries } = await cross({ tradeMarkText: 'ACME', degree: 'middle' }, member)
  expect(countries.map(({ office }) => office)).toEqual(['CN', 'US', 'JP'])
  const counted = { ...member, counted: quota }
  expect(searchers).toEqual([member, counted, counted, counted])
})
