import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
  await bench.pool.query(
    `INSERT INTO patent (public_id, country, number, kind, publication_key, type, titles, language, family_key,
       priority_key, content_hash, published_on)
     SELECT 'CN' || n || 'A', 'CN', n::text, 'A', 'CN' || n, 'invention', '{"zh":"装置"}', 'zh', n::text, n::text, '\\x00',
       date '2026-01-01' - n FROM generate_series(1001, 3010) n`,
  )
})

const member = async () => (await bench.member()).token
const idOf = (n: number) => `CN${1000 + n}A`
const aList = async (as: string, ids: number[] = [], name = '清单') =>
  (await bench.call('POST', '/patent/list', { as, payload: { name, ids: ids.map(idOf) } })).data
const itemsOf = async (as: string, id: string, query = 'size=100') =>
  (await bench.call('GET', `/patent/list/${id}/items?${query}`, { as })).data
const order = async (as: string, id: string) =>
  (await itemsOf(as, id)).records.map(({ patent }: { patent: { id: string } }) => Number(patent.id.slice(2, -1)) - 1000)

test('publications are collected once each, in the order in which they are added', async () => {
  const as = await member()
  const { id } = await aList(as, [3, 1])
  const added = await bench.call('POST', `/patent/list/${id}/items`, {
    as,
    payload: { ids: [idOf(2), idOf(1), idOf(2), 'CN9A'] },
  })
  expect(added.data).toEqual({ added: 1, present: 1, unknown: 1 })
  expect(await order(as, id)).toEqual([3, 1, 2])
  const sorted = await itemsOf(as, id, 'sort=-pubDate&size=2')
  expect([sorted.total, sorted.records.map(({ place }: { place: number }) => place)]).toEqual([3, [2, 3]])
})

test('a batch of numbers goes into a list as a whole', async () => {
  const as = await member()
  const url = '/patent/excel/appNosOrPubNosExcelImport'
  const { data } = await bench.call('POST', url, { as, payload: { numbers: [idOf(5), 'nothing', idOf(4)] } })
  const { id } = await aList(as)
  const payload = { importId: data.importId }
  expect((await bench.call('POST', `/patent/list/${id}/items`, { as, payload })).data.added).toBe(2)
  expect(await order(as, id)).toEqual([5, 4])
})

test('notes and order are the member’s own', async () => {
  const as = await member()
  const { id } = await aList(as, [1, 2, 3])
  const put = (payload: object) => bench.call('PUT', `/patent/list/${id}/items/change`, { as, payload })
  expect((await put({ patentId: idOf(3), note: ' 与权利要求 1 相关 ', place: 1 })).data).toBe(true)
  expect(await order(as, id)).toEqual([3, 1, 2])
  await put({ patentId: idOf(3), place: 2000 })
  expect(await order(as, id)).toEqual([1, 2, 3])
  expect((await itemsOf(as, id)).records[2]).toMatchObject({ place: 3, note: '与权利要求 1 相关' })
  await put({ patentId: idOf(3), note: '' })
  expect((await itemsOf(as, id)).records[2].note).toBeNull()
  expect((await put({ patentId: idOf(9), note: 'x' })).status).toBe(404)
  expect((await put({ patentId: idOf(1), note: 'x'.repeat(2001) })).status).toBe(400)
  expect((await put({ patentId: idOf(1), place: 0 })).status).toBe(400)
})

test('moves and additions at the same time lose nothing', async () => {
  const as = await member()
  const { id } = await aList(as, [1, 2, 3, 4, 5])
  await Promise.all([
    ...[1, 2, 3].map((n) =>
      bench.call('PUT', `/patent/list/${id}/items/change`, { as, payload: { patentId: idOf(n), place: 5 } }),
    ),
    ...[6, 7, 6].map((n) => bench.call('POST', `/patent/list/${id}/items`, { as, payload: { ids: [idOf(n)] } })),
  ])
  expect((await order(as, id)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('removed from the list, renamed, deleted', async () => {
  const as = await member()
  const { id } = await aList(as, [1, 2, 3])
  const payload = { ids: [idOf(2), 'CN9A'] }
  expect((await bench.call('POST', `/patent/list/${id}/items/remove`, { as, payload })).data).toBe(true)
  expect(await order(as, id)).toEqual([1, 3])
  expect((await bench.call('PUT', `/patent/list/${id}`, { as, payload: { name: '新' } })).data).toMatchObject({
    name: '新',
    count: 2,
  })
  await aList(as, [], '乙')
  const page = (await bench.call('GET', '/patent/list/page?sort=-updateTime&size=1', { as })).data
  expect([page.total, page.records[0].name]).toEqual([2, '乙'])
  expect((await bench.call('GET', '/patent/list/page?keyword=新', { as })).data.total).toBe(1)
  expect((await bench.call('DELETE', `/patent/list/${id}`, { as })).data).toBe(true)
  expect((await bench.call('GET', `/patent/list/${id}`, { as })).status).toBe(404)
})

test('is exported in its order', async () => {
  const as = await member()
  const { id } = await aList(as, [3, 1])
  const file = await bench.call('POST', `/patent/list/${id}/export`, { as, payload: { format: 'csv' } })
  expect(file.status).toBe(200)
  const text = file.body.toString('utf8')
  expect([text.includes(idOf(2)), text.indexOf(idOf(3)) < text.indexOf(idOf(1))]).toEqual([false, true])
  const empty = await aList(as)
  const refused = await bench.call('POST', `/patent/list/${empty.id}/export`, { as, payload: { format: 'csv' } })
  expect(refused.code).toBe(30301)
})

test('2,000 publications and 100 lists are the most', async () => {
  const account = await bench.member()
  const as = account.token
  const { id } = await aList(as, [1])
  const ids = Array.from({ length: 2000 }, (_, at) => idOf(at + 2))
  const over = await bench.call('POST', `/patent/list/${id}/items`, { as, payload: { ids } })
  expect([over.code, await order(as, id)]).toEqual([30412, [1]])
  const full = await bench.call('POST', `/patent/list/${id}/items`, { as, payload: { ids: ids.slice(1) } })
  expect(full.data.added).toBe(1999)
  await bench.pool.query(
    `INSERT INTO patent_list (id, account_id, name) SELECT gen_random_uuid(), $1, 'x' FROM generate_series(1, 99)`,
    [account.id],
  )
  expect((await bench.call('POST', '/patent/list', { as, payload: { name: 'x' } })).code).toBe(30411)
  expect((await bench.call('POST', '/patent/list', { as, payload: { name: ' ' } })).status).toBe(400)
})

test('nobody else reads or changes it', async () => {
  const [owner, other] = [await member(), await member()]
  const { id } = await aList(owner, [1])
  const at = `/patent/list/${id}`
  const calls: [Parameters<ApiBench['call']>[0], string, object?][] = [
    ['GET', at],
    ['PUT', at, { name: 'x' }],
    ['DELETE', at],
    ['GET', `${at}/items`],
    ['POST', `${at}/items`, { ids: [idOf(2)] }],
    ['PUT', `${at}/items/change`, { patentId: idOf(1), note: 'x', place: 1 }],
    ['POST', `${at}/items/remove`, { ids: [idOf(1)] }],
    ['POST', `${at}/export`, { format: 'csv' }],
  ]
  for (const [method, url, payload] of calls) {
    const response = await bench.call(method, url, { as: other, ...(payload && { payload }) })
    expect([method, url, response.status]).toEqual([method, url, 404])
    expect((await bench.call(method, url, payload ? { payload } : {})).status).toBe(401)
  }
  expect((await itemsOf(owner, id)).records).toMatchObject([{ patent: { id: idOf(1) }, note: null }])
  expect((await bench.call('GET', '/patent/list/page', { as: other })).data.total).toBe(0)
})
