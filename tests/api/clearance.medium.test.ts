import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi, type TestApi } from '../support/api.ts'
import { importTables } from '../support/classification.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember, inDatabase } from '../support/members.ts'

const record = (applicationNumber: string, text: string, fields: object = {}) => ({
  office: 'CN',
  applicationNumber,
  text,
  kind: 'word',
  classes: [3],
  status: 1,
  appliedOn: '2020-05-01',
  registeredOn: '2021-05-01',
  expiresOn: '2036-05-01',
  applicants: [{ name: `第${applicationNumber}公司` }],
  ...fields,
})
const soap = { classNo: 3, similarGroup: '0301', text: '洗衣粉；肥皂' }
const records = [
  record('10000001', '云澜', { goods: [soap], similarGroups: ['0301'] }),
  record('10000002', '青岚', { appliedOn: '2199-01-01', registeredOn: null, status: 6 }),
  record('10000003', '山海', { classes: [9], status: 2, registeredOn: null }),
  record('10000004', '雪松', { office: 'US', status: 10 }),
  record('10000005', '白鹭', { office: 'WO', status: 10, details: { designations: ['CN', 'JP'] } }),
  record('10000006', '白鹤', { office: 'WO', status: 10, details: { designations: ['JP'] } }),
]

let bench: ImportBench
let api: TestApi

beforeAll(async () => {
  bench = await createImportBench()
  await bench.import(records)
  await importTables(bench.pool)
  await setFreeLimits(bench.url, { search: 2 })
  api = await startApi({ DATABASE_URL: bench.url })
  await api.ready(1)
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

let visitors = 0
const ask = async (payload: object, { language = 'cn', headers = {}, visitor = `203.0.113.${++visitors}` } = {}) =>
  (
    await api.app.inject({
      method: 'POST',
      url: `/common/query/analyzeSuccessRate?lang=${language}`,
      headers: { 'x-forwarded-for': visitor, ...headers },
      payload,
    })
  ).json()

test('an identical mark for the same goods bars the name, and the answer says why, from what and with what limits', async () => {
  const { code, data } = await ask({ tradeMarkText: '云澜', goods: [{ class: 3, name: '肥皂' }] })
  expect(code).toBe(0)
  expect(data).toHaveLength(1)
  const [soaps] = data
  expect(soaps).toMatchObject({
    class: 3,
    grade: 'D',
    riskCount: 1,
    goods: [{ name: '肥皂', group: '0301(一)', estimated: false }],
    deleteItems: null,
    basis: { sampleSize: 0, calibrated: false, marksSearched: 3, goodsEdition: '12-2024', offices: ['CN', 'WO'] },
  })
  expect(soaps.rate).toBeLessThan(35)
  expect(soaps.riskMarks[0]).toMatchObject({
    mark: { id: 'CN_10000001_3', similarity: { level: 'identical', score: 100 } },
    goods: { rule: 'R1', requested: { name: '肥皂' }, earlier: { name: '肥皂', group: '0301(一)' } },
    standing: 'inForce',
    sameOwner: false,
    gradeWithout: 'A',
  })
  expect(soaps.riskMarks[0].mark.similarity.reasons[0].zh).not.toBe('')
  expect(soaps.limits.map(({ code: limit }: { code: string }) => limit)).toEqual(
    expect.arrayContaining(['basis', 'blindPeriod', 'notCalibrated', 'noAdvice']),
  )
})

test('without classes all 45 are answered; the class of the earlier mark is worst', async () => {
  const { data } = await ask({ tradeMarkText: '云澜' })
  expect(data).toHaveLength(45)
  expect(data[2]).toMatchObject({ class: 3, grade: 'D' })
  expect(data[0]).toMatchObject({ class: 1, grade: 'A', riskMarks: [] })
})

test("the applicant's own marks, later applications, refused ones and those of other countries do not count", async () => {
  const gradeOf = async (tradeMarkText: string, classify: string, applicant?: string) =>
    (await ask({ tradeMarkText, classify, ...(applicant && { applicant }) })).data[0].grade
  expect(await gradeOf('云澜', '03', '第10000001公司')).toBe('A')
  expect(await gradeOf('青岚', '03')).toBe('A')
  expect(await gradeOf('山海', '09')).toBe('A')
  expect(await gradeOf('雪松', '03')).toBe('A')
})

test('of international registrations those count that are extended to mainland China', async () => {
  expect((await ask({ tradeMarkText: '白鹭', classify: '03' })).data[0].grade).toBe('D')
  expect((await ask({ tradeMarkText: '白鹤', classify: '03' })).data[0].riskMarks).not.toContainEqual(
    expect.objectContaining({ mark: expect.objectContaining({ id: 'WO_10000006' }) }),
  )
})

test('absolute grounds are reported with rule and entry in both languages', async () => {
  const { data } = await ask({ tradeMarkText: '化妆品', classify: '03' }, { language: 'en' })
  expect(data[0].absoluteGrounds).toContainEqual({
    rule: 'A14',
    entry: '化妆品',
    severity: 'block',
    text: { zh: expect.stringContaining('通用名称'), en: expect.stringContaining('generic name') },
  })
  expect(data[0].grade).toBe('D')
})

test('refuses another country, an empty name, special characters and a class that is none, each in plain words', async () => {
  expect(await ask({ tradeMarkText: '云澜', country: 'US' })).toMatchObject({
    code: 20155,
    msg: expect.stringContaining('中国大陆'),
  })
  expect((await ask({ tradeMarkText: '云澜', country: 'US' }, { language: 'en' })).msg).toContain('mainland China only')
  expect((await ask({ tradeMarkText: ' ' })).code).toBe(20301)
  expect((await ask({ tradeMarkText: '云😀澜' })).code).toBe(20103)
  expect((await ask({ tradeMarkText: '云澜', classify: '46' })).code).toBe(20105)
  expect(await ask({ tradeMarkText: '云澜', goods: [{ class: 46, name: 'x' }] })).toMatchObject({ ok: false })
})

test('counts as one search a day, no matter who repeats it, and is refused once the searches are used up', async () => {
  const visitor = '203.0.114.1'
  for (const tradeMarkText of ['云澜', '云澜', '山海'])
    expect((await ask({ tradeMarkText, classify: '03' }, { visitor })).code).toBe(0)
  expect((await ask({ tradeMarkText: '青山', classify: '03' }, { visitor })).code).toBe(20302)
})

test('a member finds the question in the log, with an address that runs it again', async () => {
  const member = await buildMember(api)
  await ask({ tradeMarkText: '云澜', classify: '03' }, { headers: member.headers })
  await expect
    .poll(() => inDatabase(api, 'SELECT content, address, total FROM search_log WHERE account_id = $1', [member.id]))
    .toEqual([
      {
        content: expect.stringContaining('云澜'),
        address: `/successRate?${new URLSearchParams({ text: '云澜', classify: '03' }).toString()}`,
        total: 1,
      },
    ])
})
