import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { redisUrl } from '../support/redis.ts'

const yunlan = { name: '云澜科技有限公司', nameEn: 'Yunlan Technology Ltd', address: '深圳市南山区' }
const record = (office: string, applicationNumber: string, fields: object) => ({
  office,
  applicationNumber,
  text: '云澜',
  kind: 'word',
  classes: [9],
  status: office === 'CN' ? 1 : 10,
  appliedOn: '2025-05-01',
  ...fields,
})
const published = { publishedOn: '2026-01-06', publishedIssue: '1967' }
const registered = { registrationPublishedOn: '2026-01-07', registrationIssue: '1967' }
const records = [
  record('CN', '20000001', { ...published, applicants: [yunlan], goods: [{ classNo: 9, text: '软件' }] }),
  record('CN', '20000002', { ...published, text: 'LUMORA', classes: [25] }),
  record('CN', '20000003', {
    text: '100% 棉',
    publishedOn: '2025-10-06',
    publishedIssue: '1955',
    ...registered,
  }),
  record('US', '90000001', { text: 'LUMORA', publishedOn: '2026-01-06', classes: [3, 9] }),
  record('BR', '70000001', { publishedOn: '2026-01-06', publishedIssue: '2870' }),
]

let bench: ImportBench
let api: TestApi
beforeAll(async () => {
  bench = await createImportBench()
  await bench.import(records)
  api = await startApi({
    DATABASE_URL: bench.url,
    REDIS_URL: redisUrl(),
  })
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

const get = async (path: string, query: Record<string, string> = {}, language = 'zh') => {
  const response = await api.app.inject({
    url: `/common/query/${path}`,
    query,
    headers: { 'accept-language': language },
  })
  return { status: response.statusCode, ...response.json() }
}

describe('the issues of a gazette', () => {
  test('come latest first, with the notices of both kinds counted together', async () => {
    expect((await get('getNoticeIssues')).data).toMatchObject({
      total: 2,
      records: [
        { country: 'CN', issueNo: '1967', issueDate: '2026-01-06', count: 3 },
        { country: 'CN', issueNo: '1955', issueDate: '2025-10-06', count: 1 },
      ],
    })
    expect((await get('getNoticeIssues', { size: '1', current: '3' })).data).toMatchObject({ total: 2, records: [] })
  })

  test('are known by their day where the office does not number them', async () => {
    expect((await get('getNoticeIssues', { country: 'US' })).data.records).toMatchObject([{ issueNo: '2026-01-06' }])
  })

  test('of an office without any are an empty list, and its latest issue is unknown', async () => {
    expect((await get('getNoticeIssues', { country: 'JP' })).data).toMatchObject({ total: 0, records: [] })
    expect((await get('getNoticOverView', { country: 'JP' })).status).toBe(404)
    expect((await get('getNoticePages', { country: 'JP' })).status).toBe(404)
  })

  test('tell what they hold by kind and class, and their neighbours', async () => {
    const { data } = await get('getNoticOverView')
    expect(data).toMatchObject({ issueNo: '1967', prev: '1955', next: null, count: 3 })
    expect(data.counts).toEqual([
      { type: 'preliminary', typeName: '初步审定公告', count: 2 },
      { type: 'registration', typeName: '注册公告', count: 1 },
    ])
    expect(data.classes).toEqual([
      { class: 9, count: 2 },
      { class: 25, count: 1 },
    ])
    expect((await get('getNoticOverView', { issue: '1955' })).data).toMatchObject({ prev: null, next: '1967' })
    expect((await get('getNoticOverView', { issue: '1' })).status).toBe(404)
  })
})

describe('the notices of an issue', () => {
  const names = async (query: Record<string, string>) =>
    (await get('getNoticePages', query)).data.records.map(({ id }: { id: string }) => id)

  test('come by application number, narrowed by kind, class and word', async () => {
    const all = ['CN_20000001_9~preliminary', 'CN_20000002_25~preliminary', 'CN_20000003_9~registration']
    expect(await names({})).toEqual(all)
    expect(await names({ type: 'registration' })).toEqual([all[2]])
    expect(await names({ class: '25' })).toEqual([all[1]])
    expect(await names({ keyword: 'lumora\0' })).toEqual([all[1]])
    expect(await names({ keyword: '云澜科技' })).toEqual([all[0]])
    expect(await names({ keyword: '%' })).toEqual([all[2]])
    expect(await names({ keyword: 'no such mark' })).toEqual([])
    expect(await names({ size: '2', current: '2' })).toEqual([all[2]])
    expect((await get('getNoticePages', { issue: '1' })).status).toBe(404)
  })

  test('say until when they may be opposed, and nothing where that is not known', async () => {
    const of = async (country: string) => (await get('getNoticePages', { country })).data.records
    const [first, , third] = await of('CN')
    expect(first.opposition).toMatchObject({ oppositionDeadline: '2026-04-07', period: 3, unit: 'months', open: false })
    expect((await get('getNoticeInfo', { id: first.id })).data.deadline).toMatchObject({
      lastDay: '2026-04-07',
      law: '商标法（2019）第三十三条',
      source: '商标法（2019年修正）（法律文本）',
      calculation: [
        '公告：2026-01-06',
        expect.stringContaining('2026-04-06'),
        '期限末日2026-04-06为休息日，顺延至2026-04-07（商标法实施条例第十二条第一款）',
      ],
      calendarKnown: true,
    })
    expect(first.opposition.daysLeft).toBeLessThan(0)
    expect(third.opposition).toBeNull()
    expect((await of('US'))[0].opposition).toMatchObject({ oppositionDeadline: '2026-02-05', period: 30, unit: 'days' })
    expect((await of('BR'))[0].opposition).toBeNull()
  })
})

describe('a notice', () => {
  test('comes with its goods and the other notices of its mark, in the language of the user', async () => {
    const { data } = await get('getNoticeInfo', { id: 'CN_20000001_9~preliminary' }, 'en')
    expect(data).toMatchObject({
      typeName: 'Published for opposition',
      applicant: 'Yunlan Technology Ltd',
      applicantAddress: '深圳市南山区',
      goods: [{ class: 9, text: '软件' }],
      others: [],
    })
    const registration = await get('getNoticeInfo', { id: 'CN_20000003_9~registration' })
    expect(registration.data.others).toMatchObject([{ id: 'CN_20000003_9~preliminary', issueNo: '1955' }])
  })

  test.each(['CN_20000001_9', 'CN_20000001_9~registration', 'CN_99999999_9~preliminary', 'CN_20000001_9~x'])(
    'is unknown by the id %s',
    async (id) => {
      expect((await get('getNoticeInfo', { id })).status).toBe(404)
    },
  )

  test('follows its record when that is imported anew', async () => {
    await bench.import([record('BR', '70000001', { publishedOn: '2026-02-03', publishedIssue: '2874' })])
    expect((await get('getNoticeIssues', { country: 'BR' })).data.records).toMatchObject([
      { issueNo: '2874', count: 1 },
    ])
  })
})
