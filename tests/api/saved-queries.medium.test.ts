import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { redisUrl } from '../support/redis.ts'

const record = (applicationNumber: string, text: string, fields: object = {}) => ({
  office: 'CN',
  applicationNumber,
  text,
  kind: 'word',
  classes: [9],
  status: 6,
  appliedOn: '2020-05-01',
  ...fields,
})

let bench: ImportBench
let api: TestApi
beforeAll(async () => {
  bench = await createImportBench()
  await bench.import([record('1', '云澜'), record('2', '云阑'), record('3', '山海')])
  api = await startApi({ DATABASE_URL: bench.url, REDIS_URL: redisUrl() })
  await api.ready(1)
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

type Member = Awaited<ReturnType<typeof buildMember>>
const call = async (
  member: Pick<Member, 'headers'> | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const response = await api.app.inject({ method, url, headers: member?.headers ?? {}, ...(payload && { payload }) })
  return { status: response.statusCode, ...response.json() }
}
const save = async (member: Member, query: object, name?: string) =>
  (await call(member, 'POST', '/common/query/save', { query, ...(name && { name }) })).data

test('a query is stored with what it found, and the same question is stored once', async () => {
  const member = await buildMember(api)
  const [saved, again] = await Promise.all([
    save(member, { tradeMarkText: '云澜' }, '第一'),
    save(member, { tradeMarkText: '云澜', pageNum: 2, sort: 'appDate' }, '第一'),
  ])
  expect(again.id).toBe(saved.id)
  expect(saved).toMatchObject({
    name: '第一',
    address: '/combinedQuery?tradeMarkText=%E4%BA%91%E6%BE%9C',
    lastRun: { total: 2, saved: 2, dataVersion: 1, engineVersion: expect.stringMatching(/^\d/) },
    shares: [],
  })
  const { data } = await call(member, 'GET', '/common/query/saved')
  expect(data).toMatchObject({ total: 1, records: [{ id: saved.id, lastRun: { total: 2, saved: 2 } }] })
})

test('conditions keep their way back to the form', async () => {
  const conditions = [
    { field: 'SBMC', value: '云澜', way: 'similar' },
    { field: 'SFYX', value: '1', op: 'AND' },
  ]
  const saved = await save(await buildMember(api), { conditions })
  expect(saved.address).toMatch(/^\/nPQ\?c=AND%2CSBMC%2Csimilar%2C%E4%BA%91%E6%BE%9C&c=AND%2CSFYX%2C%2C1/)
})

test('it is found by a word, renamed and deleted', async () => {
  const member = await buildMember(api)
  const { id } = await save(member, { tradeMarkText: '云澜' })
  await save(member, { tradeMarkText: '山海' })
  expect((await call(member, 'GET', '/common/query/saved?keyword=云')).data.total).toBe(1)
  expect((await call(member, 'PUT', `/common/query/saved/${id}`, { name: ' 新名 ' })).data.name).toBe('新名')
  expect((await call(member, 'PUT', `/common/query/saved/${id}`, { name: ' ' })).status).toBe(400)
  expect((await call(member, 'DELETE', `/common/query/saved/${id}`)).data).toBe(true)
  expect((await call(member, 'DELETE', `/common/query/saved/${id}`)).status).toBe(404)
})

test('run again it says what is new, gone and changed since', async () => {
  const member = await buildMember(api)
  const { id } = await save(member, { tradeMarkText: '鸿鹄', status: '1;6' })
  const url = `/common/query/saved/${id}/run`
  expect((await call(member, 'POST', url)).data).toMatchObject({
    added: [],
    removed: [],
    changed: [],
    isPartial: false,
  })

  await bench.import([record('11', '鸿鹄'), record('12', '鸿鹄')])
  await api.ready(2)
  const first = (await call(member, 'POST', url)).data
  expect(first.added.map((hit: { appNo: string }) => hit.appNo)).toEqual(['11', '12'])

  await bench.import([
    record('11', '鸿鹄', { status: 1, registrationNumbers: ['11'] }),
    record('12', '鸿鹄', { status: 2 }),
  ])
  await api.ready(3)
  const second = (await call(member, 'POST', url)).data
  expect(second).toMatchObject({
    before: { total: 2, dataVersion: 2 },
    after: { total: 1, dataVersion: 3 },
    added: [],
    removed: [{ appNo: '12' }],
    changed: [{ before: { status: 6 }, after: { status: 1, statusText: '已注册' }, fields: ['status', 'regNo'] }],
  })
})

test('a link shows to anybody what was found, until it is revoked or expires', async () => {
  const member = await buildMember(api)
  const { id } = await save(member, { tradeMarkText: '云澜' }, '给客户')
  const { data: share } = await call(member, 'POST', `/common/query/share/${id}`, { days: 7 })
  expect(share.url).toBe(`/s/${share.token}`)
  const shown = await call(null, 'GET', `/common/query/share/${share.token}?lang=en`)
  expect(shown.data).toMatchObject({
    name: '给客户',
    stamp: { total: 2, dataVersion: expect.any(Number), engineVersion: expect.any(String) },
    hits: [{ name: '云澜', level: 'identical', statusText: 'Under examination' }, { name: '云阑' }],
  })
  expect((await call(member, 'GET', '/common/query/saved')).data.records[0].shares).toHaveLength(1)

  await inDatabase(api, "UPDATE query_share SET expires_at = now() - interval '1 second' WHERE token = $1", [
    share.token,
  ])
  expect((await call(null, 'GET', `/common/query/share/${share.token}`)).status).toBe(404)
  const { data: other } = await call(member, 'POST', `/common/query/share/${id}`, { days: 30 })
  expect((await call(await buildMember(api), 'DELETE', `/common/query/share/${other.token}`)).status).toBe(404)
  expect((await call(member, 'DELETE', `/common/query/share/${other.token}`)).data).toBe(true)
  expect((await call(null, 'GET', `/common/query/share/${other.token}`)).status).toBe(404)
})

test('a link goes on showing what it showed after the query was run again', async () => {
  const member = await buildMember(api)
  const { id } = await save(member, { tradeMarkText: '松涛' })
  const { data: share } = await call(member, 'POST', `/common/query/share/${id}`, { days: 7 })
  for (let i = 0; i < 3; i++) await call(member, 'POST', `/common/query/saved/${id}/run`)
  expect((await call(null, 'GET', `/common/query/share/${share.token}`)).data.stamp.runTime).toBe(share.runTime)
})

test('what a search refuses is not saved', async () => {
  const member = await buildMember(api)
  expect((await call(member, 'POST', '/common/query/save', { query: { tradeMarkText: '云@澜' } })).code).toBe(20103)
  expect((await call(member, 'POST', '/common/query/save', { query: { pageSize: 0 } })).status).toBe(400)
  expect((await call(member, 'GET', '/common/query/saved')).data.total).toBe(0)
})

test.each<['GET' | 'POST' | 'PUT' | 'DELETE', string, object | undefined]>([
  ['PUT', '/common/query/saved/ID', { name: 'x' }],
  ['DELETE', '/common/query/saved/ID', undefined],
  ['POST', '/common/query/saved/ID/run', undefined],
  ['POST', '/common/query/share/ID', { days: 7 }],
])('%s %s is 401 for a visitor and 404 for another member', async (method, url, payload) => {
  const { id } = await save(await buildMember(api), { tradeMarkText: '云澜' })
  expect((await call(null, method, url.replace('ID', id), payload)).status).toBe(401)
  expect((await call(await buildMember(api), method, url.replace('ID', id), payload)).status).toBe(404)
  expect((await call(await buildMember(api), method, url.replace('ID', randomUUID()), payload)).status).toBe(404)
})
