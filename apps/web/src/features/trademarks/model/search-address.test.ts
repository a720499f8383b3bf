import { describe, expect, test } from 'vitest'
import { allCountries, defaultQuery, problemsOf, type Query, titleText, withCriterion } from './query.ts'
import { defaultView, readSearch, type ResultView, searchPath } from './search-address.ts'

const readPath = (path: string) => readSearch(new URLSearchParams(path.slice(path.indexOf('?') + 1)))
const asks = (changes: Partial<Query>): Query => ({ ...defaultQuery, text: '华为', ...changes })
const looks = (changes: Partial<ResultView>): ResultView => ({ ...defaultView, ...changes })

test('a plain search has a short address that one can read', () =>
  expect(searchPath({ query: asks({}) })).toBe('/combinedQuery?tradeMarkText=华为'))

describe('an address gives back the search that it was made of', () => {
  test.each<[string, Query, ResultView]>([
    ['defaults', asks({}), defaultView],
    ['way and degree', asks({ way: 'match', degree: 'low' }), defaultView],
    ['several offices', asks({ countries: ['CN', 'JP', 'WO'] }), defaultView],
    ['every office', asks({ countries: allCountries }), defaultView],
    ['classes as typed', asks({ classes: '3;09' }), defaultView],
    ['statuses', asks({ statuses: ['1;10', '4'] }), defaultView],
    ['no status', asks({ statuses: [] }), defaultView],
    [
      'days with open ends',
      asks({ days: { appDate: { from: '2020-01-01', to: '' }, privateDate: { from: '', to: '2030-12-31' } } }),
      defaultView,
    ],
    ['numbers', withCriterion(asks({ text: '12345678;G1234567' }), 'applicationNumber'), defaultView],
    [
      'an applicant',
      withCriterion(asks({ text: 'Johnson & Sons Co., Ltd. (No. 5/F)', way: 'term' }), 'tmApplicant'),
      defaultView,
    ],
    ['a name that looks like an address', asks({ text: '100% A+B #1?&page=9 "x"<y> ⁠z' }), defaultView],
    [
      'a filtered, sorted page',
      asks({}),
      looks({
        filter: { country: ['US', 'CN'], applicant: ['17'] },
        page: 3,
        size: 100,
        sort: '-appDate',
        layout: 'cards',
      }),
    ],
  ])('%s', (_title, query, view) => {
    expect(readPath(searchPath({ query, view }))).toEqual({ query, view })
  })
})

test('nothing in a name can change another part of the address', () => {
  const path = searchPath({ query: asks({ text: 'a&degree=low#x' }) })
  expect(readPath(path)?.query).toMatchObject({ text: 'a&degree=low#x', degree: 'middle' })
  expect(path).not.toContain('#')
})

test('half of a character pair does not break the address', () =>
  expect(readPath(searchPath({ query: asks({ text: 'a\uD83D' }) }))?.query.text).toBe('a\uFFFD'))

describe('an address made by hand is read with care', () => {
  test.each(['', 'tradeMarkText=', 'tradeMarkText=%20', 'degree=low', 'page=2'])('"%s" has no query', (query) =>
    expect(readSearch(new URLSearchParams(query))).toBeNull(),
  )
  test('what is unknown is left out', () => {
    const read = readSearch(
      new URLSearchParams(
        'tradeMarkText=x&degree=huge&queryWay=guess&country=XX;CN&status=99&sort=name&view=list&size=7&page=-1&filter.country=&appDate=;',
      ),
    )
    expect(read).toEqual({ query: { ...defaultQuery, text: 'x', statuses: [] }, view: defaultView })
  })
  test('a way that the criterion does not know becomes its first', () =>
    expect(readSearch(new URLSearchParams('tmApplicant=x&queryWay=similar'))?.query.way).toBe('match'))
  test('a text is cut to what its field takes', () => {
    expect(readSearch(new URLSearchParams(`tradeMarkText=${'x'.repeat(500)}`))?.query.text).toHaveLength(200)
  })
  test('no number of a list is lost that a search can have', () => {
    const numbers = Array.from({ length: 2000 }, (_, at) => String(201_900_000_000 + at)).join(';')
    const query = readSearch(new URLSearchParams(`applicationNumber=${numbers}`))!.query
    expect(query.text).toBe(numbers)
    expect(problemsOf(query)).toEqual([])
    expect(titleText(query)).toMatch(/^2019.*[^;]… \(2000\)$/)
  })
  test('of two criteria the first counts', () =>
    expect(readSearch(new URLSearchParams('tmAgent=b&tradeMarkText=a'))?.query).toMatchObject({
      criterion: 'tradeMarkText',
      text: 'a',
    }))
})
