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

const linesOf = (changes: Partial<WireQuery>) => {
  const lines = exportedQuery({ ...query, ...changes }, 'cn', {
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

test('a query by an image is named with its degree and the address that runs it again', () => {
  const imgFile = '5f0c1d3e-1111-4111-8111-111111111111'
  const byImage = { tradeMarkText: '', imgFile, degree: 'low' } as const
  expect(linesOf(byImage)).toMatchObject({
    图片: '上传的图片',
    相似度: '低及以上',
    在线查看: `https://example.org/#/imageSearch?imgFile=${imgFile}&degree=low`,
  })
  expect(linesOf({ ...byImage, crop: { x: 0, y: 0, width: 0.5, height: 1 } })['图片']).toBe('上传的图片的一部分')
})
