import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let token: string
beforeAll(async () => {
  bench = await sharedApiBench()
  token = (await bench.member()).token
})

const NO_UUID = 'no-uuid-but-long-enough'
const OUT_OF_RANGE = 2_147_483_648
const refused = { ok: false, status: 400, code: 40_000 }

test.each([
  '/common/query/detail?id=CN_1%00_9',
  '/common/query/detail/pdf?id=CN_1%00_9',
  '/common/query/image/CN_1%00_9',
  '/common/query/getNoticeInfo?id=CN_1%00_9',
  '/common/query/getNoticOverView?issue=1%00',
  '/common/query/getNoticePages?issue=1%00',
])('a zero byte is refused: %s', async (url) => {
  expect(await bench.call('GET', url, { as: token })).toMatchObject(refused)
})

test.each([
  '/lantern/lanlog/trademark/page?from=0377-01-26',
  '/lantern/lanlog/trademark/page?from=0377-01-26&to=9999-12-31',
  '/trademark/monitoring/result/page?from=0377-01-26&to=9999-12-31',
])('days of every year can be requested: %s', async (url) => {
  expect(await bench.call('GET', url, { as: token })).toMatchObject({ status: 200, code: 0 })
})

test('… and exported', async () => {
  const days = 'format=csv&from=0377-01-26&to=9999-12-31'
  const { status, headers } = await bench.call('GET', `/lantern/lanlog/trademark/export?${days}`, { as: token })
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  const nothing = await bench.call('GET', `/trademark/monitoring/result/export?${days}`, { as: token })
  expect(nothing).toMatchObject({ status: 200, code: 20_153 })
})

test('a version that no row can have is refused', async () => {
  const payload = { nickname: '小云', version: OUT_OF_RANGE }
  expect(await bench.call('PUT', '/admin/user/account', { as: token, payload })).toMatchObject(refused)
  const { token: staff } = await buildStaff(bench.api, ['content'])
  const path = `/admin/manage/announcements/${randomUUID()}/send`
  for (const version of [OUT_OF_RANGE, -(2 ** 64)])
    expect(await bench.call('POST', path, { as: staff, payload: { version, at: null } })).toMatchObject(refused)
})

test('an id that is no UUID names nothing', async () => {
  const share = await bench.call('POST', `/common/query/share/${NO_UUID}`, { as: token, payload: { days: 7 } })
  expect(share).toMatchObject({ status: 404, code: 40_400 })
})
