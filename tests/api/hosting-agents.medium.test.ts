import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { shareClient } from '../support/shared-client.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await sharedApiBench()
  objects = createMemberObjects(bench)
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })
const item = async (member: Member, number: string, more: object = {}) =>
  (await call('POST', '/portfolio', member, { kind: 'software', office: 'CN', number, title: number, ...more })).data

test('an agent is added, found, changed and named by rights', async () => {
  const member = await bench.member()
  const draft = {
    kind: 'firm',
    name: ' 青松代理所 ',
    nameEn: 'Pine IP',
    code: '11001',
    offices: ['us', 'CN', 'CN'],
    contact: '李四',
    phone: '010-88886666',
    email: 'pine@example.com',
    address: '北京',
    note: '月结',
  }
  const { data: agent } = await call('POST', '/agent', member, draft)
  expect(agent).toMatchObject({
    ...draft,
    name: '青松代理所',
    offices: ['CN', 'US'],
    role: 'owner',
    counts: { mark: 0, patent: 0, software: 0, certificate: 0 },
  })
  await call('POST', '/agent', member, { kind: 'person', name: '王五' })
  expect(await call('POST', '/agent', member, { kind: 'person', name: '王五' })).toMatchObject({ code: 61042 })

  const named = async (query: string) =>
    (await call('GET', `/agent/page?${query}`, member)).data.records.map(({ name }: { name: string }) => name)
  expect(await named('')).toHaveLength(2)
  for (const query of ['keyword=pine', 'keyword=11001', `keyword=${encodeURIComponent('李')}`, 'office=us'])
    expect(await named(query)).toEqual(['青松代理所'])
  expect(await named('office=DE')).toEqual([])

  const first = await item(member, 'S1', { agentId: agent.id })
  expect(first).toMatchObject({ agentId: agent.id, agentName: '青松代理所', agent: null })
  const second = await item(member, 'S2')
  expect(await call('PUT', `/portfolio/${second.id}`, member, { version: 1, agentId: agent.id })).toMatchObject({
    data: { agentName: '青松代理所' },
  })
  const third = await item(member, 'S3')
  const bulk = { ids: [second.id, third.id], act: 'agent', agentId: agent.id }
  expect((await call('POST', '/portfolio/bulk', member, bulk)).data).toEqual({ done: 2, refused: [] })
  expect((await call('GET', `/portfolio/page?agentId=${agent.id}`, member)).data.total).toBe(3)
  expect((await call('GET', `/agent/${agent.id}`, member)).data.counts).toMatchObject({ software: 3, mark: 0 })
  await call('POST', '/portfolio/bulk', member, { ids: [third.id], act: 'agent', agentId: null })
  expect((await call('GET', `/portfolio/${third.id}`, member)).data.agentId).toBeNull()

  const change = { version: agent.version, kind: 'firm', name: '青松事务所' }
  expect((await call('PUT', `/agent/${agent.id}`, member, change)).data).toMatchObject({
    name: '青松事务所',
    note: null,
  })
  expect(await call('PUT', `/agent/${agent.id}`, member, change)).toMatchObject({ status: 409, code: 61001 })
  const taken = { ...change, version: 2, name: '王五' }
  expect(await call('PUT', `/agent/${agent.id}`, member, taken)).toMatchObject({ code: 61042 })

  expect(await call('DELETE', `/agent/${agent.id}`, member)).toMatchObject({ code: 61044 })
  expect(await call('DELETE', `/agent/${agent.id}?detach=true`, member)).toMatchObject({ code: 0 })
  expect((await call('GET', `/portfolio/${first.id}`, member)).data).toMatchObject({ agentId: null, agentName: null })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ phone: 'x' }, 'phone'],
  [{ email: 'x' }, 'email'],
  [{ offices: ['XX'] }, 'offices'],
])('what is wrong with %o is named', async (wrong, field) => {
  const response = await call('POST', '/agent', await bench.member(), { kind: 'firm', name: '青松', ...wrong })
  expect(response).toMatchObject({ status: 400, data: { field } })
})

test('each name is used once, also with two requests at once', async () => {
  const member = await bench.member()
  const add = () => call('POST', '/agent', member, { kind: 'firm', name: '同名所' })
  expect((await Promise.all([add(), add()])).map(({ code }) => code).toSorted()).toEqual([0, 61042])
})

test("a right names no agent of another account, and nobody else's agent is found", async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  const agentId = await objects.hostingAgent(other)
  const draft = { kind: 'software', office: 'CN', number: 'S1', title: 'S1', agentId }
  expect(await call('POST', '/portfolio', member, draft)).toMatchObject({ code: 61014 })
  const { id } = await item(member, 'S2')
  expect(await call('PUT', `/portfolio/${id}`, member, { version: 1, agentId })).toMatchObject({ code: 61014 })
  const bulk = await call('POST', '/portfolio/bulk', member, { ids: [id], act: 'agent', agentId })
  expect(bulk.data).toMatchObject({ done: 0, refused: [{ id }] })
  expect((await call('GET', '/agent/page', member)).data.total).toBe(0)
  expect(
    await call('POST', '/agent', member, {
      kind: 'firm',
      name: '甲',
      clientId: await objects.hostingClient(other),
    }),
  ).toMatchObject({ status: 404 })
})

test('an agent that is deleted while rights are to name it is refused right by right', async () => {
  for (let round = 0; round < 4; round++) {
    const member = await bench.member()
    const agentId = await objects.hostingAgent(member)
    const rights = [await item(member, 'S1', { agentId }), await item(member, 'S2'), await item(member, 'S3')]
    const ids = rights.map(({ id }) => id as string)
    const [changed, deleted, bulk] = await Promise.all([
      call('PUT', `/portfolio/${ids[2]}`, member, { version: 1, agentId }),
      call('DELETE', `/agent/${agentId}?detach=true`, member),
      call('POST', '/portfolio/bulk', member, { ids, act: 'agent', agentId }),
    ])
    expect([200, 409]).toContain(changed.status)
    expect(deleted).toMatchObject({ code: 0 })
    expect(bulk).toMatchObject({ code: 0 })
    expect(bulk.data.done + bulk.data.refused.length).toBe(ids.length)
    expect((await call('GET', `/portfolio/page?agentId=${agentId}`, member)).data.total).toBe(0)
  }
})

describe('agents of a client that is shared', () => {
  const share = async (role: 'editor' | 'reader') => {
    const shared = await shareClient(bench, role)
    const { owner, clientId } = shared
    const { data: shown } = await call('POST', '/agent', owner, {
      kind: 'firm',
      name: '客户的',
      clientId,
      note: '内部',
    })
    const { data: hidden } = await call('POST', '/agent', owner, { kind: 'firm', name: '自己的' })
    const right = await item(owner, 'S1', { clientId, agentId: shown.id })
    await item(owner, 'S2', { agentId: shown.id })
    return { ...shared, shown, hidden, right }
  }
  const change = { version: 1, kind: 'firm', name: '改' }

  test('are read, and not changed, by a reader', async () => {
    const { owner, guest, clientId, shown, hidden, right, end } = await share('reader')
    const { data } = await call('GET', '/agent/page', guest)
    // Of two rights that name it the guest sees one.
    expect(data.records).toMatchObject([{ id: shown.id, role: 'reader', note: null, counts: { software: 1 } }])
    const readOnly = { status: 403, code: 61007 }
    expect(await call('POST', '/agent', guest, { kind: 'firm', name: '新', clientId })).toMatchObject(readOnly)
    expect(await call('PUT', `/agent/${shown.id}`, guest, change)).toMatchObject(readOnly)
    expect(await call('DELETE', `/agent/${shown.id}?detach=true`, guest)).toMatchObject(readOnly)
    expect(await call('PUT', `/portfolio/${right.id}`, guest, { version: 1, agentId: null })).toMatchObject(readOnly)
    expect(await call('GET', `/agent/${hidden.id}`, guest)).toMatchObject({ status: 404 })
    await end()
    expect((await call('GET', '/agent/page', guest)).data.total).toBe(0)
    expect(await call('GET', `/agent/${shown.id}`, guest)).toMatchObject({ status: 404 })
    expect((await call('GET', `/agent/${shown.id}`, owner)).data.counts.software).toBe(2)
  })

  test('are changed by an editor, but neither moved to another client nor taken from rights of others', async () => {
    const { owner, guest, clientId, shown, hidden, right, end } = await share('editor')
    const { data: added } = await call('POST', '/agent', guest, { kind: 'person', name: '新', clientId })
    expect(added).toMatchObject({ role: 'editor', clientId })
    expect((await call('GET', `/agent/${added.id}`, owner)).data.role).toBe('owner')
    const kept = { ...change, clientId }
    expect(await call('PUT', `/agent/${shown.id}`, guest, change)).toMatchObject({ status: 403, code: 61007 })
    expect((await call('PUT', `/agent/${shown.id}`, guest, kept)).data).toMatchObject({ name: '改' })
    expect(await call('PUT', `/portfolio/${right.id}`, guest, { version: 1, agentId: added.id })).toMatchObject({
      data: { agentName: '新' },
    })
    // Only the owner sees this one.
    expect(await call('PUT', `/portfolio/${right.id}`, guest, { version: 2, agentId: hidden.id })).toMatchObject({
      code: 61014,
    })
    await call('PUT', `/portfolio/${right.id}`, owner, { version: 2, agentId: hidden.id })
    const stays = { version: 3, title: '新名称', agentId: hidden.id }
    expect((await call('PUT', `/portfolio/${right.id}`, guest, stays)).data).toMatchObject({ title: '新名称' })
    await call('PUT', `/portfolio/${right.id}`, owner, { version: 4, agentId: added.id })
    expect(await call('DELETE', `/agent/${shown.id}?detach=true`, guest)).toMatchObject({ status: 403, code: 61007 })
    expect(await call('DELETE', `/agent/${added.id}?detach=true`, guest)).toMatchObject({ code: 0 })
    expect((await call('GET', `/portfolio/${right.id}`, owner)).data.agentId).toBeNull()
    await end()
    expect(await call('PUT', `/agent/${shown.id}`, guest, { ...kept, version: 2 })).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/agent/${shown.id}`, guest)).toMatchObject({ status: 404 })
    expect(await call('POST', '/agent', guest, { kind: 'firm', name: '再', clientId })).toMatchObject({ status: 404 })
  })

  test('are named by no further right once the access has ended, also in the midst of many rights', async () => {
    const { owner, guest, clientId, shown, end } = await share('editor')
    const ids: string[] = []
    for (let at = 0; at < 60; at++) ids.push((await item(owner, `T${at}`, { clientId })).id)
    const named = async () => (await call('GET', `/portfolio/page?agentId=${shown.id}`, owner)).data.total as number
    const changing = call('POST', '/portfolio/bulk', guest, { ids, act: 'agent', agentId: shown.id })
    await expect.poll(named, { interval: 1 }).toBeGreaterThan(3)
    await end()
    const before = await named()
    const { data } = await changing
    // One right at most was being changed when the access ended.
    expect((await named()) - before).toBeLessThanOrEqual(1)
    expect(data.done).toBeLessThan(ids.length)
    expect(data.done + data.refused.length).toBe(ids.length)
  })
})
