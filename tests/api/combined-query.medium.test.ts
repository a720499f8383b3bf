import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { redisUrl } from '../support/redis.ts'

const record = (applicationNumber: string, text: string, fields: object = {}) => ({
  office: 'CN',
  applicationNumber,
  text,
  kind: 'word',
  classes: [9],
  status: 1,
  appliedOn: '2020-05-01',
  ...fields,
})
const records = [
  record('1', '云澜', {
    applicants: [{ name: '甲公司', address: '深圳市' }],
    similarGroups: ['0901'],
    expiresOn: '2040-01-01',
  }),
  record('2', '云阑', {
    applicants: [{ name: '乙公司' }],
    classes: [35],
    appliedOn: '2022-01-01',
    viennaCodes: ['4.1.2'],
  }),
  record('3', '山海', {
    applicants: [{ name: '甲公司' }, { name: '丙公司' }],
    jointlyOwned: true,
    viennaCodes: ['4.1.2', '6.3.1'],
    goods: [{ classNo: 9, similarGroup: '0907', text: '手机', textEn: 'mobile phones' }],
  }),
  record('4', '芸澜', { status: 2, goods: [{ classNo: 9, text: '计算机软件', textEn: 'computer software' }] }),
  record('5', '青山', { viennaCodes: ['6.3.4'], similarGroups: ['0901', '0907'], expiresOn: '2021-01-01' }),
  record('6', 'LUMAURA', { office: 'US', status: 10 }),
]

let bench: ImportBench
let api: TestApi
beforeAll(async () => {
  bench = await createImportBench()
  await bench.import(records)
  await setFreeLimits(bench.url, { search: 1000 })
  api = await startApi({
    DATABASE_URL: bench.url,
    REDIS_URL: redisUrl(),
  })
  await api.ready(1)
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

const names = async (query: object): Promise<string[]> => {
  const response = await api.search(query)
  expect(response, response.msg).toMatchObject({ code: 0 })
  return response.data.queryTmInfo.map(({ name }: { name: string }) => name)
}
type Row = [op: string, field: string, value: string, way?: string]
const conditions = (...rows: Row[]) => ({
  conditions: rows.map(([op, field, value, way]) => ({ op, field, value, ...(way && { way }) })),
})
const combined = async (...rows: Row[]) => (await names(conditions(...rows))).toSorted()

describe('conditions', () => {
  test.each<[string, Row[], string[]]>([
    ['one alone', [['AND', 'SQRMC', '甲公司']], ['云澜', '山海']],
    [
      'AND keeps what both hold for',
      [
        ['AND', 'SQRMC', '甲公司'],
        ['AND', 'SFGYSB', '1'],
      ],
      ['山海'],
    ],
    [
      'OR adds',
      [
        ['AND', 'SQRMC', '乙公司'],
        ['OR', 'SFGYSB', '1'],
      ],
      ['云阑', '山海'],
    ],
    [
      'NOT takes away',
      [
        ['AND', 'SBMC', '云澜'],
        ['NOT', 'SQRMC', '乙公司'],
      ],
      ['云澜', '芸澜'],
    ],
    [
      'a first NOT takes from everything',
      [
        ['NOT', 'SQRMC', '甲公司'],
        ['AND', 'SFYX', '1'],
      ],
      ['云阑'],
    ],
    [
      'each is applied to all before it',
      [
        ['AND', 'SQRMC', '乙公司'],
        ['OR', 'SQRMC', '甲公司'],
        ['AND', 'SFGYSB', '1'],
      ],
      ['山海'],
    ],
    ['of days, with an open end', [['AND', 'SQR', '2021-06-01;']], ['云阑']],
    ['of the day of expiry', [['AND', 'ZYQDQR', '2021-01-01;2021-12-31']], ['青山']],
    ['of the status', [['AND', 'SBZT', '2;9']], ['芸澜']],
    ['of validity, which ends with status or time', [['AND', 'SFYX', '0']], ['芸澜', '青山']],
    ['of numbers', [['AND', 'SQH', '1;5']], ['云澜', '青山']],
    ['of elements of the image', [['AND', 'SBTP', '6.3']], ['山海', '青山']],
    ['of an address', [['AND', 'SQRDZ', '深圳']], ['云澜']],
    ['of names that contain', [['AND', 'SBMC', '山', 'match']], ['山海', '青山']],
  ])('%s', async (_, rows, expected) => expect(await combined(...rows)).toEqual(expected.toSorted()))

  test('hits are sorted by a name and say why they are similar it', async () => {
    const { data } = await api.search({ ...conditions(['AND', 'SBMC', '云澜'], ['AND', 'SFYX', '1']), fastOrHigh: 1 })
    expect(data.queryTmInfo.map(({ name }: { name: string }) => name)).toEqual(['云澜', '云阑'])
    expect(data.queryTmInfo[0].similarity).toMatchObject({ level: 'identical', score: 100 })
    const plain = await api.search({ tradeMarkText: '云澜' })
    expect(data.queryTmInfo[1].similarity).toEqual(plain.data.queryTmInfo[1].similarity)
  })

  test('hits are judged by the practice of the office requested, as those of a name alone', async () => {
    const near = async (query: object) =>
      (await api.search({ ...query, country: ['US'] })).data.queryTmInfo[0].similarity as object
    expect(await near(conditions(['AND', 'SBMC', 'LUMORA'], ['AND', 'SQR', '2020-01-01;']))).toEqual(
      await near({ tradeMarkText: 'LUMORA' }),
    )
  })

  test('the second filter, pages and facets work as for any query', async () => {
    const query = conditions(['AND', 'SQRMC', '公司'])
    const first = (await api.search(query)).data
    expect(first).toMatchObject({ total: 3 })
    expect(first.screening.niceList).toContainEqual(expect.objectContaining({ value: '35', count: 1 }))
    const filter = { niceList: ['35'] }
    expect(await names({ ...query, filter, queryId: first.queryId })).toEqual(['云阑'])
    expect((await names({ ...query, pageSize: 1, pageNum: 2 })).length).toBe(1)
  })

  test('criteria of the plain query may be beside them', async () => {
    const query = { tradeMarkText: '云澜', tmApplicant: '乙公司', ...conditions(['AND', 'SFYX', '1']) }
    // The way is the query's: a party knows no similar names.
    expect(await names(query)).toEqual(['云阑'])
  })

  test.each<[string, Row[], number, number]>([
    [
      'an empty value',
      [
        ['AND', 'SQRMC', '甲'],
        ['AND', 'SBMC', ' '],
      ],
      20301,
      1,
    ],
    ['a special character', [['AND', 'SBMC', '云@澜']], 20103, 0],
    ['days in the wrong order', [['AND', 'SQR', '2022-01-02;2022-01-01']], 20105, 0],
    ['a day that does not exist', [['AND', 'ZCR', '2022-02-30;']], 20105, 0],
    ['a number that is none', [['AND', 'SQH', 'abc']], 20105, 0],
    ['a status that does not exist', [['AND', 'SBZT', '99']], 20105, 0],
    ['exclusions alone', [['NOT', 'SBMC', '云澜']], 20102, 0],
    ['six element codes', [['AND', 'SBTP', '1.1;1.3;1.5;1.7;1.11;1.13']], 20104, 0],
  ])('%s is refused, and the refusal names its row', async (_, rows, code, row) => {
    expect(await api.search(conditions(...rows))).toMatchObject({ status: 200, code, data: { row } })
  })

  test('a field that does not exist is no query', async () =>
    expect((await api.search(conditions(['AND', 'XXX', '1']))).status).toBe(400))

  test('more than twenty are refused', async () => {
    const rows = Array.from({ length: 21 }, (): Row => ['OR', 'SBMC', '云澜'])
    expect((await api.search(conditions(...rows))).code).toBe(20108)
  })
})

describe('further criteria', () => {
  test('goods are found in both languages, whatever the case', async () => {
    expect(await names({ goods: '手机' })).toEqual(['山海'])
    expect(await names({ goods: 'Computer Software' })).toEqual(['芸澜'])
  })

  test('of element codes one is enough; who has more comes first', async () =>
    expect(await names({ viennaChoosedArr: ['4.1', '6.3'] })).toEqual(['山海', '云阑', '青山']))

  test('6.3 does not stand for 6.31', async () => expect(await names({ viennaChoosedArr: ['6.30'] })).toEqual([]))

  test('similar groups narrow a name, which stays explained', async () => {
    const { data } = await api.search({ tradeMarkText: '云澜', similarGroup: '0901' })
    expect(data).toMatchObject({ total: 1, queryTmInfo: [{ name: '云澜', similarity: { score: 100 } }] })
    expect((await api.search({ tradeMarkText: '云澜', similarGroup: '9999' })).code).toBe(20105)
  })

  test('the day of expiry is searched by either name, and by both', async () => {
    const query = { goods: '手机', status: '1;2', expiryDate: ['2020-01-01', '2022-01-01'] }
    expect(await names(query)).toEqual([])
    expect(await names({ tmApplicant: '公司', expiryDate: ['2039-01-01', '2041-01-01'] })).toEqual(['云澜'])
    const both = { privateDate: ['2000-01-01', '2001-01-01'], expiryDate: ['2039-01-01', '2041-01-01'] }
    expect(await names({ tmApplicant: '公司', ...both })).toEqual([])
  })

  test('a condition takes two thousand numbers, and all groups there are', async () => {
    const value = Array.from({ length: 2_000 }, (_, at) => String(70_000_000 + at)).join(';')
    const groups = Array.from(
      { length: 599 },
      (_, at) => `${String((at % 45) + 1).padStart(2, '0')}${10 + Math.floor(at / 45)}`,
    )
    expect(await api.search(conditions(['AND', 'SQH', `${value};1`]))).toMatchObject({
      code: 20105,
      msg: '申请号一次最多检索 2000 个，当前为 2001 个',
    })
    expect(await combined(['AND', 'SQH', `${value.slice(9)};1`])).toEqual(['云澜'])
    expect(await names({ tradeMarkText: '云澜', similarGroup: [...groups, '0901'].join(';') })).toEqual(['云澜'])
  })

  test.each([
    ['two criteria', { goods: '手机', tmAgent: '知匠' }, 20102],
    ['six element codes', { viennaChoosedArr: ['1.1', '1.3', '1.5', '1.7', '1.11', '1.13'] }, 20104],
    ['a code that is none', { viennaChoosedArr: ['99.1'] }, 20105],
  ])('%s are refused', async (_, query, code) => expect((await api.search(query)).code).toBe(code))
})
