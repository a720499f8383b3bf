import { expect, test } from 'vitest'
import { newsPath, readNewsAddress } from './news-address.ts'

const read = (path: string) => readNewsAddress(new URLSearchParams(path.split('?')[1]))

test('an address gives back the list it was made for', () => {
  for (const query of [
    { category: null, keyword: '', page: 1 },
    { category: 'law', keyword: '商标法 & "修订"', page: 3 },
  ] as const)
    expect(read(newsPath(query))).toEqual(query)
})

test('the plain list has a plain address', () => {
  expect(newsPath({})).toBe('/TD')
  expect(newsPath({ category: null, keyword: '  ', page: 1 })).toBe('/TD')
})

test.each(['/TD?type=gossip', '/TD?current=0', '/TD?current=-1', '/TD?current=1.5', '/TD?current=two'])(
  '%s is the first page of everything',
  (path) => expect(read(path)).toEqual({ category: null, keyword: '', page: 1 }),
)

test('a keyword longer than the server takes is cut', () =>
  expect(read(`/TD?keyword=${'x'.repeat(300)}`).keyword).toHaveLength(100))
