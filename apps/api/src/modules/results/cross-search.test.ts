import { expect, test, vi } from 'vitest'
import { createCountedSearch } from '../trademarks/counted-search.ts'
import type { SearchAnswer } from '../trademarks/index.ts'
import { createCrossSearch } from './cross-search.ts'

test('however many offices have hits, the quota is asked once and the search written down once', async () => {
  const standing = { used: 1, limit: 100, extraLeft: 0, resetAt: '' }
  const take = vi.fn(async () => ({ standing, isNew: true, giveBack: async () => {} }))
  const logSearch = vi.fn()
  const countedSearch = createCountedSearch({ quota: { take }, logSearch, onError: vi.fn() })
  const facets = { country: ['CN', 'US', 'JP'].map((value) => ({ value, count: 2 })) }
  const found = {
    page: { total: 6, capped: false, engineVersion: 'x', facets },
    picture: null,
  } as never as SearchAnswer
  const entry = { kind: 'cross', content: 'ACME', address: null, total: 6 } as const
  const cross = createCrossSearch({
    search: async (_, searcher) => {
      const { quota } = await countedSearch(searcher, 'q', async () => ({ found, entry }))
      return { ...found, quota }
    },
    searchByImage: vi.fn(),
    obtainPicture: vi.fn(),
  })
  const answer = await cross({ tradeMarkText: 'ACME', degree: 'middle' }, { accountId: 'm', ip: '192.0.2.1' })
  expect(answer.countries.map(({ office }) => office)).toEqual(['CN', 'US', 'JP'])
  expect(answer.countries[2]!.top.quota).toEqual(standing)
  expect([take.mock.calls.length, logSearch.mock.calls.length]).toEqual([1, 1])
})
