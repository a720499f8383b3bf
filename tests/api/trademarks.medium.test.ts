import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { describeEachStore, redisUrl } from '../support/redis.ts'

const redis = redisUrl()

const record = (office: string, applicationNumber: string, text: string, fields: object = {}) => ({
  office,
  applicationNumber,
  text,
  kind: 'word',
  classes: [9],
  status: office === 'CN' ? 1 : 10,
  appliedOn: '2020-05-01',
  ...fields,
})
const yunlan = {
  name: '云澜（深圳）科技有限公司',
  nameEn: 'Yunlan (Shenzhen) Technology Co., Ltd.',
  address: '广东省深圳市南山区科苑路 15 号',
  country: 'CN',
}
const records = [
  record('CN', '10000001', '云澜', {
    applicants: [yunlan],
    agents: [{ name: '知匠知识产权代理有限公司' }],
    registrationNumbers: ['10000001'],
    registeredOn: '2021-02-14',
    publishedOn: '2020-11-13',
    publishedIssue: '1719',
    expiresOn: '2031-02-13',
    goods: [{ classNo: 9, similarGroup: '0901', text: '计算机软件', textEn: 'computer software' }],
    events: [{ on: '2020-05-01', text: '申请收文', textEn: 'Application received' }],
    viennaCodes: ['4.1.2'],
    similarGroups: ['0901'],
  }),
  record('CN', '10000002', '云阑', { applicants: [{ name: '另一公司' }], appliedOn: '2022-01-01', classes: [35] }),
  record('CN', '10000003', '芸澜', { status: 2 }),
  record('CN', '10000004', '云澜', { status: 8, classes: [25] }),
  record('CN', '10000005', '山海', { classes: [9] }),
  record('CN', 'G1234567', 'LUMORA', { internationalNumber: 'G1234567', classes: [3] }),
  record('US', '86000001', 'LUMERA', { classes: [3, 9], agents: [{ name: 'Smith & Partners' }] }),
  record('EU', '018000001', 'LUMORA HOME', { status: 9 }),
  record('US', '86000002', 'BRAIINS OS', { classes: [42] }),
  record('CN', '10000006', '图形', { text: undefined, kind: 'figure', image: 'sun.svg', viennaCodes: ['1.3.1'] }),
]

describeEachStore('searches', (redis) => {
  let bench: ImportBench
  let api: TestApi

  beforeAll(async () => {
    bench = await createImportBench()
    bench.images.add('demo/sun.svg')
    await bench.import(records, { demonstration: true })
    await setFreeLimits(bench.url, { search: 1000 })
    api = await startApi({ DATABASE_URL: bench.url, REDIS_URL: redis })
    await api.ready(1)
  })
  afterAll(async () => {
    await api?.close()
    await bench?.close()
  })

  const names = async (query: object) => {
    const response = await api.search(query)
    expect(response, response.msg).toMatchObject({ code: 0 })
    return response.data.queryTmInfo.map(({ name }: { name: string }) => name)
  }

  test('a similar name is found with its reason in both languages', async () => {
    const { data } = await api.search({ tradeMarkText: '云澜' })
    expect(data).toMatchObject({ total: 3, totalCapped: false, pageNum: 1, pageSize: 56, dataVersion: 1 })
    const [same, alike] = data.queryTmInfo
    expect(same).toMatchObject({ id: 'CN_10000001_9', name: '云澜', demonstration: true, applicantCn: yunlan.name })
    expect(same.similarity).toMatchObject({ score: 100, level: 'identical' })
    expect(alike.similarity.reasons[0].zh).toMatch(/[一-鿿]/)
    expect(alike.similarity.reasons[0].en).toMatch(/[a-z]/)
    expect(alike.similarity.components.phonetic).toBeGreaterThan(80)
  })

  test('status 8 is left out by default and found when requested', async () => {
    expect(await names({ tradeMarkText: '云澜', queryWay: 'term' })).toEqual(['云澜'])
    expect(await names({ tradeMarkText: '云澜', queryWay: 'term', status: '1;8' })).toEqual(['云澜', '云澜'])
  })

  test('a combined status speaks of every office', async () => {
    const query = { tradeMarkText: 'LUMORA', country: ['CN', 'US', 'EU'] }
    expect((await names(query)).toSorted()).toEqual(['LUMERA', 'LUMORA', 'LUMORA HOME'])
    expect((await names({ ...query, status: '1;10' })).toSorted()).toEqual(['LUMERA', 'LUMORA'])
    expect(await names({ ...query, status: '2;9' })).toEqual(['LUMORA HOME'])
  })

  test('term finds the name itself, match whatever contains it', async () => {
    const query = { tradeMarkText: 'lumora', country: ['CN', 'US', 'EU'] }
    expect(await names({ ...query, queryWay: 'term' })).toEqual(['LUMORA'])
    expect((await names({ ...query, queryWay: 'match' })).toSorted()).toEqual(['LUMORA', 'LUMORA HOME'])
  })

  test('BRAINZ finds BRAIINS OS', async () => {
    expect(await names({ tradeMarkText: 'BRAINZ', country: ['US'] })).toEqual(['BRAIINS OS'])
  })

  test.each([
    ['application numbers, however written', { applicationNumber: ' 10000001;g-1234567' }, ['云澜', 'LUMORA']],
    ['a registration number', { registerNumber: '10000001' }, ['云澜']],
    ['a part of an applicant in Chinese', { tmApplicant: '云澜（深圳）' }, ['云澜']],
    ['a part of an applicant in English, width and case aside', { tmApplicant: 'ＹＵＮＬＡＮ (Shenzhen)' }, ['云澜']],
    ['an applicant as a whole', { tmApplicant: '另一公司', queryWay: 'term' }, ['云阑']],
    ['an applicant as a whole, of which only a part is given', { tmApplicant: '云澜', queryWay: 'term' }, []],
    ['an address', { tmAddress: '南山区' }, ['云澜']],
    ['an agency', { tmAgent: '知匠' }, ['云澜']],
  ])('found by %s', async (_, query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected.toSorted())
  })

  test('percent signs and underscores are no wildcards', async () => {
    const response = await api.search({ tmAgent: '_匠' })
    expect(response.code).toBe(20103)
  })

  test('classes, days and countries narrow the result', async () => {
    const query = { tradeMarkText: '云澜', status: '1;2;8' }
    expect(await names({ ...query, classify: '35' })).toEqual(['云阑'])
    expect(await names({ ...query, appDate: ['2021-06-01', '2022-06-01'] })).toEqual(['云阑'])
    expect(await names({ ...query, country: ['US'] })).toEqual([])
  })

  test('where the chosen classes have nothing, other classes are shown beside and that is said', async () => {
    const { data } = await api.search({ tradeMarkText: '山海', classify: '41' })
    expect(data).toMatchObject({ total: 0, queryTmInfo: [], aiData: { hint: { code: 20304 } } })
    expect(data.aiData.otherClasses).toMatchObject({ total: 1, hits: [{ name: '山海', similarity: { score: 100 } }] })
  })

  test('where the chosen classes have few, those of other classes are shown beside, each once', async () => {
    const query = { tradeMarkText: '云澜', classify: '09', status: '1;2;8' }
    const { data } = await api.search(query)
    expect(data.queryTmInfo.map(({ appNo }: { appNo: string }) => appNo).toSorted()).toEqual(['10000001', '10000003'])
    expect(data.aiData.hint.code).toBe(20304)
    const { total, hits } = data.aiData.otherClasses
    expect(total).toBe(2)
    expect(hits.map(({ appNo }: { appNo: string }) => appNo).toSorted()).toEqual(['10000002', '10000004'])

    const ofAll = await api.search({ ...query, classify: '' })
    expect(ofAll.data.aiData).toMatchObject({ hint: null, otherClasses: null })
    const firstOfTwo = await api.search({ ...query, pageSize: 1 })
    expect(firstOfTwo.data.aiData.otherClasses).toBeNull()
    const filter = { appYear: ['2020'] }
    const filtered = await api.search({ ...query, queryId: data.queryId, filter })
    expect(filtered.data.aiData.otherClasses).toBeNull()
  })

  test('where a degree has nothing, the next lower one that has something is offered', async () => {
    const { data } = await api.search({ tradeMarkText: '云澜山', degree: 'high' })
    expect(data).toMatchObject({ total: 0, aiData: { hint: { code: 20303, degree: 'middle' } } })
    expect(data.aiData.hint.total).toBeGreaterThan(0)
  })

  test('the next most similar marks are listed apart where the hits do not fill a page', async () => {
    const query = { tradeMarkText: '云澜', status: '1;2;8', degree: 'high' }
    const { data } = await api.search({ ...query, pageSize: 20 })
    const { hits } = data.aiData.belowDegree
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.length + data.total).toBeLessThanOrEqual(20)
    for (const { id, similarity } of hits) {
      expect(similarity.score).toBeLessThan(80)
      expect(similarity.reasons[0].zh).toMatch(/[一-鿿]/)
      expect(data.ids).not.toContain(id)
    }
    const counted = data.screening.country.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(counted).toBe(data.total)
    const inClass = await api.search({ ...query, classify: '35' })
    for (const { classes } of inClass.data.aiData.belowDegree?.hits ?? []) expect(classes).toContain(35)
    expect((await api.search({ ...query, pageSize: data.total })).data.aiData.belowDegree).toBeNull()
    expect((await api.search({ ...query, queryWay: 'match' })).data.aiData.belowDegree).toBeNull()
  })

  test('facets count every hit, with labels in the language of the caller', async () => {
    const query = { tradeMarkText: 'LUMORA', country: ['CN', 'US', 'EU'] }
    const { screening } = (await api.search(query, { language: 'en' })).data
    expect(screening.country).toContainEqual({ value: 'US', label: 'United States', count: 1 })
    expect(screening.niceList).toContainEqual({ value: '3', label: expect.stringContaining('3 '), count: 2 })
    expect(screening.tmstatuscode).toContainEqual({ value: '9', label: 'Invalid', count: 1 })
  })

  test('a second filter needs the answer that it narrows', async () => {
    const query = { tradeMarkText: 'LUMORA', country: ['CN', 'US', 'EU'] }
    const first = (await api.search(query)).data
    const filter = { country: ['US'] }
    expect((await api.search({ ...query, filter })).code).toBe(20106)
    expect((await api.search({ ...query, filter, queryId: 'another' })).code).toBe(20106)
    const second = (await api.search({ ...query, filter, queryId: first.queryId })).data
    expect(second.total).toBe(1)
    // The list that is filtered by still shows what else could be chosen.
    expect(second.screening.country).toHaveLength(3)
  })

  test('a page follows the one before it, in one order', async () => {
    const query = { tradeMarkText: 'LUMORA', country: ['CN', 'US', 'EU'], pageSize: 1 }
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => names({ ...query, pageNum })))
    expect(pages.flat()).toEqual(await names({ ...query, pageSize: 56 }))
    expect(pages[3]).toEqual([])
  })

  test('sorting by a day', async () => {
    const query = { tradeMarkText: '云澜', status: '1;2', sort: '-appDate' }
    expect((await names(query))[0]).toBe('云阑')
  })

  test.each([
    ['nothing', {}, 20301],
    ['blanks', { tradeMarkText: '   ' }, 20301],
    ['two criteria', { tradeMarkText: '云澜', tmApplicant: '云澜' }, 20102],
    ['a special character', { tradeMarkText: '云@澜' }, 20103],
    ['a class that does not exist', { tradeMarkText: '云澜', classify: '03;46' }, 20105],
    ['a number with a letter in it', { applicationNumber: '12;中文号' }, 20105],
    ['days in the wrong order', { tradeMarkText: '云澜', appDate: ['2022-01-02', '2022-01-01'] }, 20105],
    ['a country that is not served', { tradeMarkText: '云澜', country: ['ZZ'] }, 20105],
    ['neither country nor class', { tradeMarkText: '云澜', country: [] }, 20109],
  ])('%s is refused with its number', async (_, query, code) => {
    const response = await api.search(query)
    expect(response).toMatchObject({ status: 200, code, ok: false })
    expect(response.msg).toMatch(/[一-鿿]/)
    expect((await api.search(query, { language: 'en' })).msg).toMatch(/^[\x20-\x7e云澜@中文号–]+$/)
  })

  test('a refusal points at the character', async () => {
    const { msg, data } = await api.search({ tradeMarkText: '云@澜' })
    expect(msg).toContain('@')
    expect(data).toMatchObject({ field: 'tradeMarkText', position: 1, character: '@' })
  })

  test('a record opens with all that the register says of it', async () => {
    const { data } = (await api.app.inject('/common/query/detail?id=CN_10000001_9')).json()
    expect(data.hit).toMatchObject({ appNo: '10000001', trialIssue: '1719', agent: '知匠知识产权代理有限公司' })
    expect(data.applicants).toEqual([{ ...yunlan, addressEn: null }])
    expect(data.goods).toEqual([{ class: 9, group: '0901', text: '计算机软件', textEn: 'computer software' }])
    expect(data.progress).toEqual([
      { date: '2020-05-01', code: null, text: '申请收文', textEn: 'Application received', issue: null },
    ])
    expect(data.renewal).toMatchObject({
      validdate: '2031-02-13',
      oneYearBefore: '2030-02-13',
      sixMonthAfter: '2031-08-13',
    })
    expect(data.rightPeriod).toEqual({ from: '2021-02-14', to: '2031-02-13' })
    expect(data.deadlines).toMatchObject([
      {
        ruleId: 'CN-TM-RENEW',
        name: '续展',
        opens: '2030-02-13',
        lastDay: '2031-02-13',
        graceEnd: '2031-08-13',
        law: expect.stringContaining('第四十条'),
        calculation: ['有效期届满：2031-02-13', expect.any(String), expect.any(String), expect.any(String)],
        calendarKnown: false,
      },
    ])
  })

  test('a record that does not exist is not found', async () => {
    expect((await api.app.inject('/common/query/detail?id=CN_99999999_9')).statusCode).toBe(404)
    expect((await api.app.inject('/common/query/image/CN_10000001_9')).statusCode).toBe(404)
  })

  test('an image is sent as what it is, and could run nothing', async () => {
    mkdirSync(join(api.dataDir, 'objects/demo'), { recursive: true })
    writeFileSync(join(api.dataDir, 'objects/demo/sun.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { data } = (await api.app.inject('/common/query/detail?id=CN_10000006_9')).json()
    const response = await api.app.inject(data.hit.imageUrl)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('all jurisdictions are listed, with what is loaded of each', async () => {
    const { data } = (await api.app.inject('/common/query/countries')).json()
    expect(data).toHaveLength(43)
    expect(data[0]).toMatchObject({ code: 'CN', city: '中国', count: 7, demonstrationCount: 7 })
  })

  test('a published import is searched without a restart, a running one is not', async () => {
    await bench.import([record('CN', '20000001', '鸿鹄千里')])
    const { importId, jobId } = await bench.order(bench.fileOf([record('CN', '20000002', '鸿鹄万里')]))
    await api.ready(2)
    expect(await names({ tradeMarkText: '鸿鹄千里' })).toEqual(['鸿鹄千里'])
    await bench.run({ importId, jobId })
    await api.ready(3)
    expect((await names({ tradeMarkText: '鸿鹄千里' })).toSorted()).toEqual(['鸿鹄万里', '鸿鹄千里'])
  })
})

describe('the daily quota of a visitor', () => {
  let bench: ImportBench
  let api: TestApi

  beforeAll(async () => {
    bench = await createImportBench()
    await bench.import(records)
    await setFreeLimits(bench.url, { search: 3 })
    api = await startApi({ DATABASE_URL: bench.url, REDIS_URL: redis })
    await api.ready(1)
  })
  afterAll(async () => {
    await api?.close()
    await bench?.close()
  })

  test('a question counts once, however often it is paged and sorted; mistakes cost nothing', async () => {
    const visitor = '198.51.100.1'
    const ask = async (query: object) => api.search(query, { visitor })
    expect((await ask({ tradeMarkText: '云澜' })).data.quota).toMatchObject({ used: 1, limit: 3 })
    expect((await ask({ tradeMarkText: '云澜', pageNum: 2, sort: 'appDate' })).data.quota.used).toBe(1)
    await ask({ tradeMarkText: '云@澜' })
    expect((await ask({ tradeMarkText: '山海' })).data.quota.used).toBe(2)
    expect((await ask({ tradeMarkText: '青山' })).data.quota.used).toBe(3)
    expect(await ask({ tradeMarkText: '绿水' })).toMatchObject({ status: 200, code: 20302 })
    expect((await ask({ tradeMarkText: '云澜' })).code).toBe(0)
  })

  test('visitors have a quota each, and a forged forwarding header does not make another visitor', async () => {
    for (const text of ['一一', '二二', '三三']) await api.search({ tradeMarkText: text }, { visitor: '198.51.100.2' })
    const forged = await api.search({ tradeMarkText: '四四' }, { visitor: '10.9.9.9, 198.51.100.2' })
    expect(forged.code).toBe(20302)
    expect((await api.search({ tradeMarkText: '四四' }, { visitor: '198.51.100.3' })).code).toBe(0)
  })

  test('many searches at once do not slip past the limit', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => api.search({ tradeMarkText: `并发${i}` }, { visitor: '198.51.100.4' })),
    )
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(3)
  })
})
