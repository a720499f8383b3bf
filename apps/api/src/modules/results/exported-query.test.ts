import { expect, test } from 'vitest'
import type { WireQuery } from '../trademarks/index.ts'
import { exportedQuery } from './exported-query.ts'

const query = {
  tradeMarkText: '云澜',
  queryWay: 'similar',
  degree: 'middle',
  fastOrHigh: 1,
  country: ['CN'],
  status: '1;2;3;4;5;6;7',
} as unknown as WireQuery

const linesOf = (changes: Partial<WireQuery>, language: 'cn' | 'en' = 'cn') => {
  const lines = exportedQuery({ ...query, ...changes }, language, {
    siteUrl: 'https://example.org',
    applicantNames: new Map(),
  })
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]))
}

const mainland = '已注册、已无效、初审公告、驳回复审中、异议中、申请中、撤销/无效宣告申请中'

test.each<[string, Partial<WireQuery>, string]>([
  ['mainland China', {}, mainland],
  ['another office', { country: ['JP'] }, '其他、已无效、已注册、公告、待审'],
  ['both', { country: ['CN', 'JP'] }, `${mainland}、其他、公告、待审`],
  ['a combined choice', { country: ['CN', 'JP'], status: '1;10;12' }, '已注册、待审'],
  ['other codes abroad', { country: ['JP'], status: '1', statusEurope: '9' }, '已无效'],
])('a query in %s is exported with the statuses that it finds', (_, changes, statuses) =>
  expect(linesOf(changes)['状态']).toBe(statuses),
)

test('what a program alone can ask for is named, too', () => {
  expect(linesOf({ expiryDate: ['2026-01-01', '2026-12-31'], fastOrHigh: 0 })).toMatchObject({
    有效期届满日: '2026-01-01 至 2026-12-31',
    比较方式: '快速（仅比较文字写法）',
  })
  expect(Object.keys(linesOf({}))).not.toContain('比较方式')
})

const withoutName = { tradeMarkText: undefined } as Partial<WireQuery>

test('a combined query has a line for each condition in words, and the degree by which names are compared', () => {
  const conditions: WireQuery['conditions'] = [
    { op: 'AND', field: 'SBMC', value: '云澜' },
    { op: 'AND', field: 'ZCR', value: '2020-01-01;2020-12-31' },
    { op: 'OR', field: 'SBZT', value: '1;10' },
    { op: 'NOT', field: 'SFYX', value: '1' },
  ]
  const asked = { ...withoutName, conditions, degree: 'high' as const, fastOrHigh: 0 as const }
  expect(linesOf(asked)).toMatchObject({
    '条件 1': '商标名称近似「云澜」',
    '条件 2': '并且 注册日期：2020-01-01 至 2020-12-31',
    '条件 3': '或者 商标状态：已注册',
    '条件 4': '排除 是否有效：是',
    相似度: '高',
    比较方式: '快速（仅比较文字写法）',
  })
  expect(linesOf(asked, 'en')).toMatchObject({
    'Condition 1': 'Trademark name similar to “云澜”',
    'Condition 3': 'or Status: Registered',
    'Condition 4': 'not Valid: yes',
    Degree: 'high',
  })
})

test('conditions beside a criterion are joined to it, and those without similarity have no degree', () => {
  const conditions: WireQuery['conditions'] = [{ op: 'AND', field: 'SFYX', value: '0' }]
  const lines = linesOf({ ...withoutName, tmApplicant: '云', conditions })
  expect(lines).toMatchObject({ 申请人名称: '云', 查询方式: '包含', '条件 1': '并且 是否有效：否' })
  expect(Object.keys(lines)).not.toContain('相似度')
  expect(linesOf({ ...withoutName, conditions })).toMatchObject({
    '条件 1': '是否有效：否',
    在线查看: expect.stringContaining('SFYX'),
  })
})

test('an image is named with the degree, whether it is the query or one of its conditions', () => {
  const imgFile = '0a1b2c3d-0000-4000-8000-000000000000'
  expect(linesOf({ ...withoutName, imgFile, degree: 'low' })).toMatchObject({
    商标图片: '上传的图片',
    相似度: '低及以上',
  })
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  expect(linesOf({ ...withoutName, imgFile, crop }, 'en')).toMatchObject({
    'Trademark image': 'a part of the uploaded one',
  })
  const conditions: WireQuery['conditions'] = [{ op: 'AND', field: 'SBTP', way: 'similar', value: imgFile }]
  expect(linesOf({ ...withoutName, conditions })).toMatchObject({
    '条件 1': '商标图样与所选图片近似',
    相似度: '中及以上',
  })
})

test('the aliases of the specification are exported as what they stand for', () => {
  expect(linesOf({ niceChoosedStr: '3;09', countryName: '日本', fastMode: true })).toMatchObject({
    类别: '3、9',
    '国家/地区': '日本',
    比较方式: '快速（仅比较文字写法）',
  })
})

test('numbers and goods are compared in one way only, which is not named', () => {
  expect(Object.keys(linesOf({ ...withoutName, applicationNumber: '12345678' }))).not.toContain('查询方式')
  expect(linesOf({ ...withoutName, tmAgent: '云', queryWay: 'term' })).toMatchObject({
    代理机构: '云',
    查询方式: '精确',
  })
})

test('an open end of days is named as one', () =>
  expect(linesOf({ appDate: ['2020-01-01', '2100-12-31'] })).toMatchObject({ 申请日期: '2020-01-01 起' }))

test('a query by an image is named with its degree and the address that runs it again', () => {
  const imgFile = '5f0c1d3e-1111-4111-8111-111111111111'
  const byImage = { tradeMarkText: '', imgFile, degree: 'low' } as const
  expect(linesOf(byImage)).toMatchObject({
    商标图片: '上传的图片',
    相似度: '低及以上',
    在线查看: `https://example.org/#/imageSearch?imgFile=${imgFile}&degree=low`,
  })
  expect(linesOf({ ...byImage, imgLineUrl: ' https://example.org/a.png ' })['商标图片']).toBe(
    'https://example.org/a.png',
  )
})

test('the numbers of a condition are all named, however many', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => String(10_000_000 + at)).join(';')
  const conditions: WireQuery['conditions'] = [{ op: 'AND', field: 'SQH', value: numbers }]
  expect(linesOf({ ...withoutName, conditions })['条件 1']).toBe(`申请号：「${numbers}」`)
})
