import { expect, test } from 'vitest'
import {
  defaultView,
  type PatentView,
  parseQuery,
  readView,
  resultsPath,
  tooManyNumbers,
  toQuery,
} from './patent-search.ts'

const parametersOf = (path: string) => new URLSearchParams(path.split('?')[1])

test('a search comes back from its address as it was', () => {
  const query = { mode: 'advanced', expr: 'TI:(电池 OR "heat sink") AND #1', country: 'CN;US' } as const
  const view = {
    filter: { applicant: ['A; B', 'C'], legalStatus: ['valid' as const] },
    sort: '-pubDate',
    page: 3,
    size: 50,
    collapse: 'family',
    charts: 'shown',
  } satisfies PatentView
  const parameters = parametersOf(resultsPath(query, { ...view, filter: { ...view.filter, applicant: ['A; B', 'C'] } }))
  expect(parseQuery(parameters)).toEqual(query)
  expect(readView(parameters)).toEqual(view)
})

test('a field of another mode is left out', () => {
  const parameters = new URLSearchParams({ mode: 'advanced', expr: 'TI:a', text: 'battery' })
  expect(parseQuery(parameters)).toEqual({ mode: 'advanced', expr: 'TI:a' })
})

test('what restricts a description is in the address and in the request', () => {
  const query = { mode: 'semantic', text: 'battery', applicant: 'A', ipc: 'H01M', country: 'CN' } as const
  const path = resultsPath(query)
  expect(parseQuery(parametersOf(path))).toEqual(query)
  expect(toQuery(query, defaultView)).toMatchObject({ text: 'battery', applicant: 'A', ipc: 'H01M' })
})

test('an open span of days has one end', () => {
  const query = toQuery({ mode: 'simple', keyword: 'a', pub_date: '2020-01-01;' }, defaultView)
  expect(query).toMatchObject({ pub_date: ['2020-01-01', null], keyword: 'a', patentSearchType: 'simple' })
})

test('a list of numbers that is too long for its field is what the batch search takes', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => `CN${110_000_000 + at}A`)
  expect(tooManyNumbers({ mode: 'simple', pub_no_all: numbers(100).join(';') })).toBeNull()
  expect(tooManyNumbers({ mode: 'semantic', text: 'a', pub_no_all: numbers(101).join('、') })).toEqual({
    count: 101,
    batch: { text: numbers(101).join('\n'), type: 'pubNo' },
  })
  expect(tooManyNumbers({ mode: 'simple', apply_no_all: numbers(101).join(';') })?.batch.type).toBe('appNo')
  // A field that the mode does not have.
  expect(tooManyNumbers({ mode: 'advanced', expr: 'TI:a', pub_no_all: numbers(101).join(';') })).toBeNull()
})

test('a long list of numbers comes back from its address whole', () => {
  const query = { mode: 'simple', apply_no_all: Array(300).fill('ZL202010123456.X').join(';') } as const
  expect(parseQuery(parametersOf(resultsPath(query)))).toEqual(query)
})
