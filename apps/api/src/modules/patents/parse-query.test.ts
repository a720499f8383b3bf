import { printExpression } from '@markwright/patent-search'
import { expect, test } from 'vitest'
import { AppError } from '../../kernel/errors.ts'
import { parseQuery, type WirePatentQuery } from './parse-query.ts'

const read = (query: Partial<WirePatentQuery>) =>
  parseQuery({
    patentSearchType: 'simple',
    current: 1,
    size: 10,
    legalStatus: 'all',
    sort: 'relevance',
    facets: true,
    collapse: 'none',
    ...query,
  })
const expressionOf = (query: Partial<WirePatentQuery>) => {
  const { expression } = read(query)
  return expression && printExpression(expression)
}

test('a legal status is named in the content, alone and beside words; any status is not', () => {
  expect(read({ legalStatus: 'valid' }).content).toBe('valid')
  expect(read({ keyword: '电池', country: ['CN'], legalStatus: 'invalid' }).content).toBe('电池 · CN · invalid')
  expect(read({ keyword: '电池' }).content).toBe('电池')
})

test('of several numbers in a field one is enough, each once', () => {
  expect(expressionOf({ pub_no_all: 'CN112345678A;CN112345679A；CN112345678A' })).toBe(
    'PN:(CN112345678A OR CN112345679A)',
  )
  expect(expressionOf({ pub_no_all: 'CN112345678A' })).toBe('PN:CN112345678A')
  expect(expressionOf({ apply_no_all: 'ZL202010123456.X,202020234567' })).toMatch(/^AN:\(\S+ OR \S+\)$/)
  expect(expressionOf({ pub_no_all: 'US 9,000,001 B2' })).toBe('PN:US9000001B2')
})

test('a field takes 100 numbers, and more are refused with a way to search for them', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => `CN${110_000_000 + at}A`).join('\n')
  expect(expressionOf({ pub_no_all: numbers(100) })?.match(/CN11/g)).toHaveLength(100)
  const refused = () => read({ pub_no_all: numbers(101) })
  expect(refused).toThrow(AppError)
  expect(refused).toThrow(/batch search|批量检索/)
})

test('a full-width number is one, and what is no number is refused rather than left out', () => {
  expect(expressionOf({ pub_no_all: '９，０００，００１；EP1234567A1' })).toMatch(
    /^PN:\(\S*9000001\S* OR EP1234567A1\)$/,
  )
  expect(() => read({ pub_no_all: 'no;EP1234567A1' })).toThrow(AppError)
  expect(() => read({ pub_no_all: 'no;EP1234567A1' })).toThrow(/“no”/)
})

test('of many numbers the content names the first and how many there are', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `CN${110_000_000 + at}A`)
  expect(read({ pub_no_all: numbers.join(';'), applicant: '华为' }).content).toBe(
    `${numbers.slice(0, 5).join('; ')} … (60) · 华为`,
  )
})
