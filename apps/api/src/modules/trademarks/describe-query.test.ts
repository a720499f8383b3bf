import { expect, test } from 'vitest'
import { describeQuery } from './describe-query.ts'
import type { WireQuery } from './canonicalize-query.ts'

const query: WireQuery = {
  queryMode: 0,
  fastOrHigh: 1,
  queryWay: 'similar',
  normalize: false,
  degree: 'middle',
  country: ['CN'],
  status: '1;2;3;4;5;6;7',
  pageNum: 1,
  pageSize: 56,
  sort: 'score',
  tradeMarkText: ' 云澜 ',
}

test('a question at its defaults is reported in a few words', () => {
  expect(describeQuery(query)).toEqual({
    content: '云澜 · CN',
    address: '/combinedQuery?tradeMarkText=%E4%BA%91%E6%BE%9C',
  })
})

test('everything that decides what is found is in the address, the view does not', () => {
  const { content, address } = describeQuery({
    ...query,
    tradeMarkText: 'A & B',
    queryWay: 'term',
    degree: 'high',
    country: ['CN', 'US'],
    classify: '03;09',
    status: '1;10;2;9',
    statusEurope: '1;10;2;9',
    appDate: ['2020-01-01', '2021-01-01'],
    pageNum: 3,
    sort: 'appDate',
  })
  expect(content).toBe('A & B · CN;US · 03;09')
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toEqual({
    tradeMarkText: 'A & B',
    queryWay: 'term',
    degree: 'high',
    country: 'CN;US',
    classify: '03;09',
    status: '1;10;2;9',
    appDate: '2020-01-01;2021-01-01',
  })
})

test('a party is looked for as a part unless it is said otherwise, a number in one way only', () => {
  const { tradeMarkText: _, ...rest } = query
  expect(describeQuery({ ...rest, tmApplicant: 'ACME' }).address).toBe('/combinedQuery?tmApplicant=ACME')
  expect(describeQuery({ ...rest, tmApplicant: 'ACME', queryWay: 'term' }).address).toBe(
    '/combinedQuery?tmApplicant=ACME&queryWay=term',
  )
  expect(describeQuery({ ...rest, applicationNumber: '12345678', queryWay: 'term' }).address).toBe(
    '/combinedQuery?applicationNumber=12345678',
  )
})

test.each([
  ['half of a combined choice', { status: '1' }],
  ['other codes abroad', { status: '1;10', statusEurope: '2;9' }],
])('a question by %s has no address, as the form cannot ask it', (_, status) => {
  expect(describeQuery({ ...query, ...status })).toEqual({ content: '云澜 · CN', address: null })
})

test('conditions are reported by their values, and are in the address one by one', () => {
  const { tradeMarkText: _none, ...rest } = query
  const { content, address } = describeQuery({
    ...rest,
    conditions: [
      { op: 'AND', field: 'SBMC', way: 'similar', value: ' 云澜 ' },
      { op: 'AND', field: 'SFYX', value: '1' },
      { op: 'NOT', field: 'SQR', value: '2015-01-01;' },
    ],
  })
  expect(content).toBe('云澜 + SFYX=1 − 2015-01-01 · CN')
  expect(new URL(address!, 'http://site').searchParams.getAll('c')).toEqual([
    'AND,SBMC,similar, 云澜 ',
    'AND,SFYX,,1',
    'NOT,SQR,,2015-01-01;',
  ])
})

test('many countries are reported by a few', () =>
  expect(describeQuery({ ...query, country: ['CN', 'US', 'JP', 'KR', 'DE', 'FR', 'GB'] }).content).toBe(
    '云澜 · CN;US;JP… (7)',
  ))

test('element codes and goods have an address too', () => {
  const { tradeMarkText: _none, ...rest } = query
  expect(describeQuery({ ...rest, viennaChoosedArr: ['4.1', '6.3'] }).address).toBe('/combinedQuery?vienna=4.1%3B6.3')
  expect(describeQuery({ ...rest, goods: '手机' }).address).toMatch(/^\/combinedQuery\?goods=/)
})

test('an image is searched at the address of its form, with everything that narrows it', () => {
  const { tradeMarkText: _none, ...rest } = query
  const image = { ...rest, imgFile: '5f0c1d3e-1111-4111-8111-111111111111' }
  expect(describeQuery(image).address).toBe(`/imageSearch?imgFile=${image.imgFile}`)
  const narrowed = {
    ...image,
    crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 },
    degree: 'low',
    country: ['CN', 'US'],
    status: '2;9',
    statusEurope: '2;9',
    regDate: ['2020-01-01', '2021-01-01'],
  } as const
  const { address } = describeQuery({ ...narrowed, country: [...narrowed.country], regDate: [...narrowed.regDate] })
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toEqual({
    imgFile: image.imgFile,
    crop: '0.1,0.2,0.5,0.5',
    degree: 'low',
    country: 'CN;US',
    status: '2;9',
    regDate: '2020-01-01;2021-01-01',
  })
})

test.each([
  ['within groups', { similarGroup: '0901' }],
  ['beside conditions', { conditions: [{ op: 'AND' as const, field: 'SQRMC' as const, value: '某公司' }] }],
  ['that is no file', { imgFile: '', imgLineUrl: 'https://example.com/logo.png' }],
])('an image %s has no address, as no form asks for it so', (_, changes) => {
  const { tradeMarkText: _none, ...rest } = query
  const image = { ...rest, imgFile: '5f0c1d3e-1111-4111-8111-111111111111' }
  expect(describeQuery({ ...image, ...changes }).address).toBeNull()
})

test('of a long list of numbers the log has the first ones and their count, the address has all', () => {
  const numbers = Array.from({ length: 600 }, (_, at) => String(10_000_000 + at)).join(';')
  const expected = /^10000000;.*;1000002\d… \(600\)/
  const plain = describeQuery({ ...query, tradeMarkText: undefined, applicationNumber: numbers })
  expect(plain.content).toMatch(expected)
  expect(new URLSearchParams(plain.address!.split('?')[1]).get('applicationNumber')).toBe(numbers)
  const conditions = [{ field: 'SQH', value: numbers, op: 'AND' }] as const
  expect(describeQuery({ ...query, tradeMarkText: undefined, conditions: [...conditions] }).content).toMatch(expected)
})

test('a list of numbers is kept in its shortest form, and one that is too long is not', () => {
  const listed = (count: number) => {
    const numbers = Array.from({ length: count }, (_, at) => String(10_000_000 + at))
    return describeQuery({
      ...query,
      tradeMarkText: undefined,
      applicationNumber: numbers.join('；').replaceAll('1', '１'),
    })
  }
  expect(listed(2)).toEqual({
    content: '10000000;10000001 · CN',
    address: '/combinedQuery?applicationNumber=10000000%3B10000001',
  })
  expect(listed(2000)).toEqual({ content: expect.stringMatching(/^10000000;.*… \(\d+\) · CN$/), address: null })
})

test('a query of flags alone is reported by them, and leads back to the form', () => {
  const { tradeMarkText: _none, ...rest } = query
  const described = (value: string) =>
    describeQuery({
      ...rest,
      conditions: [
        { op: 'AND', field: 'SFYX', value },
        { op: 'AND', field: 'SFGYSB', value: '1' },
      ],
    })
  expect(described('1')).toEqual({
    content: 'SFYX=1 + SFGYSB=1 · CN',
    address: '/nPQ?c=AND%2CSFYX%2C%2C1&c=AND%2CSFGYSB%2C%2C1',
  })
  expect(described('0').content).toBe('SFYX=0 + SFGYSB=1 · CN')
})

test('conditions beside criteria are joined to all of them', () =>
  expect(
    describeQuery({
      ...query,
      tradeMarkText: 'x',
      tmApplicant: 'y',
      viennaChoosedArr: ['4.1'],
      conditions: [{ op: 'OR', field: 'SFGYSB', value: '1' }],
    }),
  ).toEqual({ content: 'x y 4.1 | SFGYSB=1 · CN', address: null }))
