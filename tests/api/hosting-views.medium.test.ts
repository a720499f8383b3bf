import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { shareClient } from '../support/shared-client.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody/portfolio/view${path}`, { as: token, ...(payload && { payload }) })
const draft = {
  kind: 'mark',
  name: '快到期的美国商标',
  filters: { office: 'US', only: 'due', keyword: '云' },
  sort: 'expiryDate',
  columns: ['nextDeadline', 'owner'],
}

test('a view is saved with its filters, order and columns, renamed, overwritten and deleted', async () => {
  const member = await bench.member()
  const { data: view } = await call('POST', '', member, { ...draft, name: ' 快到期的美国商标 ' })
  expect(view).toMatchObject({ ...draft, isDefault: false, version: 1 })
  expect((await call('GET', '?kind=mark', member)).data).toEqual([view])
  expect((await call('GET', '?kind=patent', member)).data).toEqual([])

  const { data: renamed } = await call('PUT', `/${view.id}`, member, { version: 1, name: '美国' })
  expect(renamed).toMatchObject({ ...draft, name: '美国', version: 2 })
  const stale = await call('PUT', `/${view.id}`, member, { version: 1, sort: 'title' })
  expect(stale).toMatchObject({ status: 409, code: 61001 })
  const now = { filters: { state: 'live', keyword: ' ' }, sort: 'title', columns: ['state', 'state'] }
  const { data: overwritten } = await call('PUT', `/${view.id}`, member, { version: 2, ...now })
  expect(overwritten).toMatchObject({ name: '美国', filters: { state: 'live' }, sort: 'title', columns: ['state'] })

  expect(await call('POST', '', member, { ...draft, name: '美国' })).toMatchObject({ code: 61046 })
  expect(await call('POST', '', member, { ...draft, kind: 'patent', name: '美国' })).toMatchObject({ code: 0 })
  const { data: other } = await call('POST', '', member, draft)
  expect(await call('PUT', `/${other.id}`, member, { version: 1, name: '美国' })).toMatchObject({ code: 61046 })
  expect(await call('DELETE', `/${view.id}`, member)).toMatchObject({ code: 0 })
  expect(await call('DELETE', `/${view.id}`, member)).toMatchObject({ status: 404 })
  expect((await call('GET', '?kind=mark', member)).data).toMatchObject([{ id: other.id }])
})

test('a list has one default at most, also with two requests at once', async () => {
  const member = await bench.member()
  const add = async (name: string, more: object = {}) =>
    (await call('POST', '', member, { ...draft, name, ...more })).data
  const first = await add('甲', { isDefault: true })
  const second = await add('乙', { isDefault: true })
  const patents = await add('丙', { kind: 'patent', isDefault: true })
  const defaults = async (kind: string) =>
    (await call('GET', `?kind=${kind}`, member)).data.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
  expect(await defaults('mark')).toMatchObject([{ id: second.id }])
  await Promise.all([
    call('PUT', `/${first.id}`, member, { version: 2, isDefault: true }),
    add('丁', { isDefault: true }),
  ])
  expect(await defaults('mark')).toHaveLength(1)
  expect(await defaults('patent')).toMatchObject([{ id: patents.id }])
  expect((await call('PUT', `/${patents.id}`, member, { version: 1, isDefault: false })).data.isDefault).toBe(false)
  expect(await defaults('patent')).toEqual([])
})

test('there are 20 views of a list at most', async () => {
  const member = await bench.member()
  const all = await Promise.all(
    Array.from({ length: 21 }, (_, at) => call('POST', '', member, { ...draft, name: `视图 ${at}` })),
  )
  expect(all.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 0), 61045])
  expect(await call('POST', '', member, { ...draft, kind: 'patent' })).toMatchObject({ code: 0 })
})

test.each([
  { name: ' ' },
  { sort: 'owner' },
  { columns: ['secret'] },
  { filters: { size: '100' } },
  { filters: { clientId: 'x' } },
])('a view with %o is refused', async (wrong) => {
  expect(await call('POST', '', await bench.member(), { ...draft, ...wrong })).toMatchObject({ status: 400 })
})

test('a view is of its member alone, also for those with whom a client is shared', async () => {
  const { owner, guest, clientId } = await shareClient(bench, 'editor')
  const { data: view } = await call('POST', '', owner, { ...draft, filters: { clientId } })
  expect((await call('GET', '?kind=mark', guest)).data).toEqual([])
  expect(await call('PUT', `/${view.id}`, guest, { version: 1, name: '改' })).toMatchObject({ status: 404 })
  expect(await call('DELETE', `/${view.id}`, guest)).toMatchObject({ status: 404 })
  expect((await call('GET', '?kind=mark', owner)).data).toMatchObject([{ name: draft.name, version: 1 }])
})
