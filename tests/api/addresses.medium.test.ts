import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

const address = {
  region: ['广东省', '深圳市', '南山区'],
  detail: ' 科技园路 1 号 ',
  postcode: '518000',
  recipient: '李四',
  phone: '13800138000',
}
type Saved = { id: string; isDefault: boolean }
const add = (as: string, changes: object = {}) =>
  bench.call('POST', '/admin/address', { as, payload: { ...address, ...changes } })
const list = async (as: string, query = 'size=100') => (await bench.call('GET', `/admin/address?${query}`, { as })).data
const defaultsOf = async (as: string) =>
  ((await list(as)).records as Saved[]).filter(({ isDefault }) => isDefault).map(({ id }) => id)

test('an address is saved, changed and deleted by its member only', async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  const { data } = await add(member.token)
  expect(data).toMatchObject({ ...address, detail: '科技园路 1 号', isDefault: true })
  const url = `/admin/address/${data.id}`
  const payload = { region: ['北京市', '海淀区'], detail: '中关村大街 1 号', recipient: '王五', phone: '010-12345678' }
  for (const [method, path] of [
    ['PUT', url],
    ['DELETE', url],
    ['PUT', `${url}/default`],
  ] as const)
    expect((await bench.call(method, path, { as: other.token, payload })).status).toBe(404)
  const changed = await bench.call('PUT', url, { as: member.token, payload })
  expect(changed.data).toMatchObject({ ...payload, postcode: null, isDefault: false })
  expect((await list(member.token)).records).toEqual([changed.data])
  expect((await list(other.token)).total).toBe(0)
  expect((await bench.call('DELETE', url, { as: member.token })).data).toBe(true)
  expect((await list(member.token)).total).toBe(0)
})

describe('there is one default', () => {
  test('however many requests make one at the same time', async () => {
    const { token } = await bench.member()
    const added = await Promise.all([1, 2, 3, 4].map((no) => add(token, { recipient: `甲${no}`, isDefault: true })))
    expect(await defaultsOf(token)).toHaveLength(1)
    await Promise.all(added.map(({ data }) => bench.call('PUT', `/admin/address/${data.id}/default`, { as: token })))
    expect(await defaultsOf(token)).toHaveLength(1)
    await Promise.all(
      added.flatMap(({ data: { id } }) => [
        bench.call('PUT', `/admin/address/${id}`, { as: token, payload: { ...address, isDefault: true } }),
        add(token, { isDefault: true }),
      ]),
    )
    expect(await defaultsOf(token)).toHaveLength(1)
  })

  test('which is the first of the list, and the first address by itself', async () => {
    const { token } = await bench.member()
    const first = (await add(token)).data
    const second = (await add(token)).data
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    await bench.call('PUT', `/admin/address/${second.id}/default`, { as: token })
    expect((await list(token)).records.map(({ id }: Saved) => id)).toEqual([second.id, first.id])
    await bench.call('DELETE', `/admin/address/${second.id}`, { as: token })
    expect(await defaultsOf(token)).toEqual([])
  })
})

test('at most fifty are saved, also where many are added at once', async () => {
  const { token } = await bench.member()
  for (let count = 0; count < 48; count++) await add(token)
  const responses = await Promise.all([1, 2, 3, 4].map(() => add(token)))
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 50302, 50302])
  expect(await list(token, 'size=20&current=3')).toMatchObject({ total: 50, pages: 3, records: { length: 10 } })
})

test.each([
  ['recipient', ' ', '收件人不能为空'],
  ['phone', '', '联系电话不能为空'],
  ['detail', ' ', '详细地址不能为空'],
])('without %s it is refused', async (field, value, msg) => {
  const { token } = await bench.member()
  expect(await add(token, { [field]: value })).toMatchObject({ status: 200, code: 50301, msg, data: { field } })
  expect((await list(token)).total).toBe(0)
})

test.each([
  ['phone', '12345', '电话号码格式错误'],
  ['postcode', '5180', '邮编格式错误'],
  ['region', ['广东省', '深圳市'], '请选择所在地区'],
  ['region', ['广东省', '海淀区'], '请选择所在地区'],
  ['region', [], '请选择所在地区'],
])('a wrong %s is named: %s', async (field, value, msg) => {
  const { token } = await bench.member()
  expect(await add(token, { [field]: value })).toMatchObject({ status: 400, msg, data: { field } })
})

test('Hong Kong needs no postal code, Taiwan has shorter ones', async () => {
  const { token } = await bench.member()
  const hongKong = { region: ['香港特别行政区', '九龙', '油尖旺区'], postcode: null, phone: '21234567' }
  expect((await add(token, hongKong)).code).toBe(0)
  expect((await add(token, { region: ['台湾省', '台北市', '信义区'], postcode: '110' })).code).toBe(0)
})
