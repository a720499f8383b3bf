import { expect, test } from 'vitest'
import { articlePath, hasTransparentHeader, trademarkDetailPath } from './paths.ts'

test.each(['/', '/entrance', '/index', '/index/', '/trademarkSearch', '/TD', '/AU/', '/OCR'])(
  'the header lies over the page %s',
  (path) => expect(hasTransparentHeader(path)).toBe(true),
)
test.each(['/combinedQuery', '/query/detail', '/supportCountry', '/services', '/TD/', '/nowhere'])(
  'the header has its own ground on %s',
  (path) => expect(hasTransparentHeader(path)).toBe(false),
)
test('an id cannot break out of its address', () => {
  expect(trademarkDetailPath('CN_1&2=#9')).toBe('/query/detail?id=CN_1%262%3D%239')
  expect(articlePath('1&id=2')).toBe('/journalDetail?id=1%26id%3D2')
})
