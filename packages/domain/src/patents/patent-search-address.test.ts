import { expect, test } from 'vitest'
import { patentResultsPath } from './patent-search-address.ts'

const parametersOf = (path: string) => [...new URLSearchParams(path.split('?')[1])]

test('a path of results has what was entered, trimmed, and nothing of empty fields and spans', () =>
  expect(
    parametersOf(
      patentResultsPath('simple', { keyword: ' 电池 & a ', applicant: ' ', pub_date: '2020-01-01;', apply_date: ';' }),
    ),
  ).toEqual([
    ['mode', 'simple'],
    ['keyword', '电池 & a'],
    ['pub_date', '2020-01-01;'],
  ]))

test('each value of a filter is a parameter of its own', () =>
  expect(patentResultsPath('advanced', { expr: 'TI:a' }, { applicant: ['A; B', 'C'], ipc: undefined })).toBe(
    '/patentSearch/list?mode=advanced&expr=TI%3Aa&filter.applicant=A%3B+B&filter.applicant=C',
  ))
