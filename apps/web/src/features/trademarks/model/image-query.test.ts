import { expect, test } from 'vitest'
import { readCrop } from '../../../shared/lib/crop.ts'
import { type ImageQuery, imageSearchPath, readImageSearch, toImageQuery } from './image-query.ts'
import { defaultQuery } from './query.ts'
import { defaultView } from './search-address.ts'

const query: ImageQuery = {
  source: { imgFile: '0192a000-0000-7000-8000-000000000000' },
  crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
  conditions: { ...defaultQuery, degree: 'low', countries: ['CN', 'US'], classes: '03;09' },
}
const read = (path: string) => readImageSearch(new URLSearchParams(path.split('?')[1]))

test('an address says all of a search by image and reads back as the same', () => {
  const view = { ...defaultView, page: 2, filter: { country: ['US'] } }
  const path = imageSearchPath({ query, view })
  expect(path).toMatch(/^\/imageSearch\?imgFile=0192a000-/)
  expect(path).not.toContain('tradeMarkText')
  expect(read(path)).toEqual({ query, view })
})

test('the address of an image in the internet keeps its own query', () => {
  const source = { imgLineUrl: 'https://example.com/logo.png?size=1&b=2' }
  const requested = { source, crop: null, conditions: defaultQuery }
  expect(read(imageSearchPath({ query: requested }))!.query).toEqual(requested)
})

test('similar groups of an address are left out: an image is not searched by them', () => {
  const path = imageSearchPath({ query: { ...query, conditions: { ...query.conditions, groups: '0301' } } })
  expect(read(path)!.query).toEqual(query)
})

test('an address without an image has no query', () => {
  expect(read('/imageSearch?country=all')).toBeNull()
})

test('the query goes without a name and without what stays at its default', () => {
  expect(toImageQuery(query)).toEqual({
    imgFile: '0192a000-0000-7000-8000-000000000000',
    crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
    degree: 'low',
    country: ['CN', 'US'],
    classify: '03;09',
  })
})

test.each([
  ['0,0,1,1', null],
  ['0.5,0,0.8,1', null],
  ['a,b,c,d', null],
  ['', null],
  ['0.1,0.2,0.3,0.4', { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
])('the crop %j reads as %j', (text, crop) => expect(readCrop(text)).toEqual(crop))
