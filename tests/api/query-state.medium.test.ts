import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createImageBench, type ImageBench } from '../support/image-bench.ts'
import { logoPng } from '../support/logo-png.ts'
import { aRecord } from '../support/import-bench.ts'
import { formOf } from '../support/sample-files.ts'

const SEARCH = '/common/query/search/v2'
const GRAPH = '/common/graph/search/v2'
const WANTED = 3

/** Marks with punctuation, and of each one that is similar it but not the same. */
const PUNCTUATED = [
  ["L'ORÉAL", 'LORIAL'],
  ['H&M', 'HN'],
  ['COCA-COLA', 'COCO COLA'],
  ['7-ELEVEN', '7 SEVEN'],
  ['DR. MARTENS', 'DR MARTINS'],
  ['AT&T', 'ATC'],
  ["McDONALD'S", 'McRONALDS'],
  ['YAHOO!', 'YAHU'],
  ['BAKER/STREET*', 'BAKERS TREE'],
] as const

let bench: ImageBench
beforeAll(async () => {
  bench = await createImageBench()
  const image = async (seed: number) =>
    bench.addImage(`${seed}.svg`, (await import('../../packages/demo-register/src/index.ts')).logoSvg(seed).svg)
  await bench.bench.import(
    [
      aRecord(1, { text: '云澜', classes: [9], applicants: [{ name: '云澜公司' }] }),
      aRecord(2, { text: '云兰', classes: [9] }),
      aRecord(3, { text: '云澜', classes: [25], office: 'JP', status: 10 }),
      aRecord(4, { text: '云澜山', classes: [35] }),
      aRecord(5, {
        text: '图一',
        kind: 'combined',
        image: await image(WANTED),
        viennaCodes: ['4.1.2'],
        classes: [9],
        similarGroups: ['0901'],
      }),
      aRecord(6, { text: '图二', kind: 'combined', image: await image(8), viennaCodes: ['1.3'], classes: [25] }),
      ...PUNCTUATED.flatMap(([name, near], at) => [
        aRecord(1000 + at, { text: near, classes: [30] }),
        aRecord(2000 + at, { text: name, classes: [30] }),
      ]),
    ],
    { demonstration: true },
  )
  await bench.describe()
  await bench.api.ready(1)
  await vi.waitFor(async () => {
    if ((await search({ imgOriginalBase64: await logo() })).data?.total !== 1) throw new Error('not searched yet')
  }, 60_000)
})
afterAll(() => bench?.close())

const logo = async () => (await logoPng(WANTED)).toString('base64')
let visitors = 0
async function send(url: string, payload: object | Buffer, headers: Record<string, string> = {}) {
  const response = await bench.api.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': `203.0.113.${++visitors % 250}`, ...headers },
    payload,
  })
  return { status: response.statusCode, ...response.json() }
}
const search = (query: object) => send(SEARCH, query)
const graph = (query: object) => send(GRAPH, query)
const numbersOf = ({ data }: { data: { appnos: string[] } }) => data.appnos.toSorted()

describe('a name with punctuation', () => {
  test.each(PUNCTUATED)(
    '%s is refused with its character, and finds its mark first once it is normalised',
    async (name) => {
      expect(await search({ tradeMarkText: name })).toMatchObject({ code: 20103, data: { field: 'tradeMarkText' } })
      const { code, data } = await search({ tradeMarkText: name, normalize: true })
      expect(code).toBe(0)
      expect(data.queryTmInfo[0]).toMatchObject({ name, similarity: { level: 'identical' } })
      expect(data.normalized).toEqual([{ field: 'tradeMarkText', from: name, to: expect.any(String) }])
      const again = await search({ tradeMarkText: data.normalized[0].to })
      expect(again.data).toMatchObject({ queryId: data.queryId, appnos: data.appnos })
      expect(again.data.normalized).toBeUndefined()
    },
  )

  test('is normalised in conditions, too', async () => {
    const conditions = [{ field: 'SBMC', value: 'AT&T' }]
    expect((await search({ conditions })).code).toBe(20103)
    const { data } = await search({ conditions, normalize: true })
    expect(data.queryTmInfo[0].name).toBe('AT&T')
    expect(data.normalized).toEqual([{ field: 'tradeMarkText', row: 0, from: 'AT&T', to: 'AT T' }])
  })

  test('of which nothing is left is refused with its character', async () =>
    expect(await search({ tradeMarkText: '&&', normalize: true })).toMatchObject({
      code: 20103,
      data: { character: '&' },
    }))
})

describe('the query state of the specification', () => {
  test('is accepted with every field, and again with those of its answer', async () => {
    const state = {
      queryMode: 0,
      queryWay: 'similar',
      fastMode: false,
      fastOrHigh: 1,
      country: ['CN'],
      countryName: '中国',
      status: '1;2;3;4;5;6;7',
      statusEurope: '1;2;3;4;5;6;7;8;9;10;11;12;13',
      tradeMarkText: '云澜',
      applicationNumber: '',
      registerNumber: '',
      tmApplicant: '',
      tmAddress: '',
      tmAgent: '',
      trialDate: ['1990-01-01', '2030-01-01'],
      classify: '09',
      niceChoosedStr: '09;25',
      degree: 'middle',
      regDate: [],
      privateDate: [],
      viennaChoosedArr: [],
      imgFile: '',
      imgLineUrl: '',
      imgOriginalBase64: '',
      crop: { x: 0, y: 0, width: 1, height: 1 },
      pageNum: 1,
      pageSize: 56,
      total: 0,
    }
    const { trialDate: _, ...withoutDays } = state
    expect((await search(state)).code).toBe(0)
    expect(numbersOf(await search(withoutDays))).toEqual(['1', '2'])
    expect((await graph({ ...withoutDays, tradeMarkText: '', imgOriginalBase64: await logo() })).data.appnos).toEqual([
      '5',
    ])
  })

  test('classes of both fields count', async () => {
    const query = { tradeMarkText: '云澜', country: ['CN', 'JP'], queryWay: 'term' }
    expect(numbersOf(await search({ ...query, niceChoosedStr: '25' }))).toEqual(['3'])
    expect(numbersOf(await search({ ...query, niceChoosedStr: '25', classify: '9' }))).toEqual(['1', '3'])
    expect(await search({ ...query, niceChoosedStr: '25;99' })).toMatchObject({
      code: 20105,
      data: { field: 'niceChoosedStr', value: '99' },
    })
  })

  test('offices may be given by name', async () => {
    const query = { tradeMarkText: '云澜', queryWay: 'term' }
    expect(numbersOf(await search({ ...query, countryName: '日本' }))).toEqual(['3'])
    expect(numbersOf(await search({ ...query, countryName: 'japan；中国大陆' }))).toEqual(['1', '3'])
    expect(numbersOf(await search({ ...query, country: ['JP'], countryName: '中国' }))).toEqual(['3'])
    expect(await search({ ...query, countryName: '日本;亚特兰蒂斯' })).toMatchObject({
      code: 20105,
      data: { field: 'countryName', value: '亚特兰蒂斯' },
    })
  })

  test('its mode says which criterion is requested', async () => {
    const filled = { tradeMarkText: '图一', applicationNumber: '6', tmApplicant: '云澜公司' }
    expect((await search(filled)).code).toBe(20102)
    expect(numbersOf(await search({ ...filled, queryMode: 0, queryWay: 'term' }))).toEqual(['5'])
    expect(numbersOf(await search({ ...filled, queryMode: 1 }))).toEqual(['6'])
    expect(numbersOf(await search({ ...filled, queryMode: 2 }))).toEqual(['1'])
    expect(await search({ tradeMarkText: '图一', queryMode: 1 })).toMatchObject({
      code: 20301,
      data: { field: 'applicationNumber' },
    })
    // What has no mode of its own is requested in any.
    expect(numbersOf(await search({ viennaChoosedArr: ['1.3'], queryMode: 0 }))).toEqual(['6'])
    expect((await search({ ...filled, tmAddress: '深圳', queryMode: 1 })).code).toBe(20102)
  })

  test('fast compares the writing alone, high every signal', async () => {
    const query = { tradeMarkText: '云澜', degree: 'middle' }
    const high = await search({ ...query, fastOrHigh: 1 })
    expect(numbersOf(high)).toContain('2')
    expect((await search(query)).data.appnos).toEqual(high.data.appnos)
    const fast = await search({ ...query, fastOrHigh: 0 })
    expect(numbersOf(fast)).toEqual(expect.not.arrayContaining(['2']))
    expect(numbersOf(fast)).toContain('1')
    for (const { similarity } of fast.data.queryTmInfo) {
      expect(Object.keys(similarity.components)).toEqual(['text'])
      expect(similarity.score).toBeLessThanOrEqual(similarity.components.text)
      expect(similarity.reasons.length).toBeGreaterThan(0)
    }
    const byMode = await search({ ...query, fastMode: true })
    expect(byMode.data).toMatchObject({ queryId: fast.data.queryId, appnos: fast.data.appnos })
    expect(fast.data.queryId).not.toBe(high.data.queryId)
    expect(fast.data.total).toBe(
      fast.data.screening.country.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    )
    const narrowed = await search({ ...query, fastOrHigh: 0, queryId: fast.data.queryId, filter: { niceList: ['35'] } })
    expect(narrowed.data.screening.niceList).toEqual(fast.data.screening.niceList)
  })
})

describe('an image', () => {
  test('is searched by the search for names, too', async () => {
    const byBytes = await search({ imgOriginalBase64: await logo(), degree: 'high' })
    expect(byBytes.data).toMatchObject({ total: 1, appnos: ['5'], queryImage: { imgFile: expect.any(String) } })
    const { imgFile } = byBytes.data.queryImage
    const byFile = await search({ imgFile, degree: 'high' })
    expect(byFile.data).toMatchObject({ appnos: ['5'], queryId: byBytes.data.queryId })
    expect((await search({ imgFile, similarGroup: '0901' })).data.appnos).toEqual(['5'])
    expect((await search({ imgFile, similarGroup: '2501' })).data.total).toBe(0)
    const conditions = [{ field: 'SBMC', way: 'match', value: '图' }]
    expect((await search({ imgOriginalBase64: await logo(), conditions, degree: 'high' })).data.appnos).toEqual(['5'])
    const crop = { x: 0.02, y: 0.02, width: 0.96, height: 0.96 }
    expect((await search({ imgFile, similarGroup: '0901', crop })).data.queryImage.crop).toEqual(crop)
  })

  test('and a name are refused with 20101, an image and another criterion with 20102', async () => {
    const imgOriginalBase64 = await logo()
    for (const ask of [search, graph]) {
      expect((await ask({ imgOriginalBase64, tradeMarkText: '云澜' })).code).toBe(20101)
      expect((await ask({ imgOriginalBase64, viennaChoosedArr: ['4.1'] })).code).toBe(20102)
      expect((await ask({ imgOriginalBase64, imgLineUrl: 'https://example.com/a.png' })).code).toBe(20102)
    }
    const conditions = [{ field: 'SBMC', value: '云澜' }]
    expect((await search({ imgOriginalBase64, tradeMarkText: '云澜', conditions })).code).toBe(20101)
  })
})

describe('the search for figures', () => {
  test('takes codes of the Vienna Classification', async () => {
    expect((await graph({ viennaChoosedArr: ['4.1'] })).data.appnos).toEqual(['5'])
    expect((await graph({ viennaChoosedArr: ['4.1', '1.3'], classify: '25' })).data.appnos).toEqual(['6'])
    const six = ['1.1', '1.3', '1.5', '1.7', '1.11', '1.13']
    expect((await graph({ viennaChoosedArr: six })).code).toBe(20104)
    expect((await graph({ tradeMarkText: '云澜' })).code).toBe(20107)
    expect((await graph({ viennaChoosedArr: [' '] })).code).toBe(20107)
  })

  test('takes them in the form of a browser', async () => {
    const { payload, headers } = formOf([['query', JSON.stringify({ viennaChoosedArr: ['1.3'] })]])
    expect((await send(GRAPH, payload, headers)).data.appnos).toEqual(['6'])
  })
})

test.each([
  [SEARCH, { nonsense: 1 }, 'body.nonsense'],
  [SEARCH, { queryMode: 3 }, 'body.queryMode'],
  [SEARCH, { degree: 'very' }, 'body.degree'],
  [SEARCH, { crop: { x: 0, y: 0, width: 1 } }, 'body.crop.height'],
  [SEARCH, { conditions: [{ field: 'SBMC' }] }, 'body.conditions.0.value'],
  [GRAPH, { pageSize: 1000 }, 'body.pageSize'],
])('%s names the field that is wrong: %o', async (url, query, path) => {
  const { status, code, msg, data } = await send(url, query)
  expect([status, code]).toEqual([400, 40000])
  expect(data.errors[0].path).toBe(path)
  expect(msg).toContain(path)
})

test('a field that is wrong beside a file is named as well', async () => {
  const { payload, headers } = formOf([
    ['file', await logoPng(1), 'logo.png'],
    ['query', JSON.stringify({ nonsense: 1 })],
  ])
  expect(await send(GRAPH, payload, headers)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'query.nonsense' }] },
  })
})
