import { expect, test, vi } from 'vitest'
import type { ObtainPicture } from '../image-search/index.ts'
import type { SearchAnswer } from '../trademarks/index.ts'
import { createCrossSearch } from './cross-search.ts'

test('a picture is read once, however many offices have something near to it', async () => {
  const offices = ['CN', 'US', 'JP'].map((value) => ({ value, count: 1 }))
  const answer = { queryId: 'q', page: { total: 3, facets: { country: offices } }, picture: null }
  const picture = { bytes: new Uint8Array(), hash: 'h', name: 'logo.png', keep: async () => 'f' }
  const obtainPicture = vi.fn<ObtainPicture>(async () => picture)
  const search = createCrossSearch({
    search: () => Promise.reject(new Error('no name was given')),
    searchByImage: async () => answer as unknown as SearchAnswer,
    obtainPicture,
  })
  const { countries } = await search({ imgFile: 'f', degree: 'middle' }, { accountId: null, ip: '192.0.2.1' })
  expect(countries.map(({ office }) => office)).toEqual(['CN', 'US', 'JP'])
  expect(obtainPicture).toHaveBeenCalledOnce()
})
