import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildMark, buildPatent } from '../support/registers.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })

async function addParty(name: string, trademarkId: number) {
  const [party] = await bench.rows<{ id: number }>(
    `INSERT INTO party (name, identity, name_key, address_key) VALUES ($1, decode(md5($1 || $3), 'hex'), $2, '') RETURNING id`,
    [name, `\n${name.toLowerCase()}\n`, String(trademarkId)],
  )
  await bench.pool.query(`INSERT INTO trademark_party VALUES ($1, $2, 'applicant', 0)`, [trademarkId, party!.id])
}

test('an applicant brings its marks and patents from the registers, with their last days, once', async () => {
  const member = await bench.member()
  const name = '托管测试科技有限公司'
  const mark = await buildMark(bench, {
    application_number: '77000001',
    mark_text: '云托',
    registration_number: '77000001',
    registration_number_keys: ['77000001'],
    registered_on: '2017-05-14',
    expires_on: '2027-05-13',
  })
  await addParty(name, mark.id)
  await buildPatent(bench, {
    application_number: 'CN201910000001',
    application_key: 'CN201910000001',
    applicant_names: [name],
    filed_on: '2019-03-10',
    granted_on: '2022-06-01',
    legal_status: 'valid',
    kind: 'B',
  })
  const { data: applicant } = await call('POST', '/applicant', member, { applicantName: name, type: 'Organization' })
  const marks = await call('GET', `/applicant/${applicant.id}/rights?kind=mark`, member)
  expect(marks.data).toMatchObject({ total: 1, records: [{ title: '云托', number: '77000001', itemId: null }] })
  const hosted = { kind: 'mark', keys: [marks.data.records[0].key] }
  expect((await call('POST', `/applicant/${applicant.id}/rights`, member, hosted)).data).toEqual({
    added: 1,
    present: 0,
  })
  expect((await call('POST', `/applicant/${applicant.id}/rights`, member, hosted)).data).toEqual({
    added: 0,
    present: 1,
  })
  const { data } = await call('POST', `/applicant/${applicant.id}/rights`, member, { kind: 'patent' })
  expect(data).toEqual({ added: 1, present: 0 })

  const { data: page } = await call('GET', '/portfolio/page', member)
  expect(page.records).toMatchObject([
    { kind: 'patent', registeredOn: '2022-06-01', nextDeadline: { kind: 'annuity', dueOn: '2027-03-10' } },
    { kind: 'mark', title: '云托', differences: [], nextDeadline: { kind: 'renewal', dueOn: '2027-05-13' } },
  ])
  const { data: detail } = await call('GET', `/portfolio/${page.records[0].id}`, member)
  expect(detail.deadlines[0]).toMatchObject({ kind: 'annuity', year: 9, law: { ruleId: 'CN-PAT-ANNUITY' } })
  expect(detail.registerPath).toContain('/patentSearch/detail?id=CN')
  expect((await call('GET', '/applicant/list', member)).data[0]).toMatchObject({
    tmCount: 1,
    patentCount: 1,
    hostedCount: 2,
  })
  const { data: overview } = await call('GET', '/home/overview', member)
  expect(overview).toMatchObject({ changed: 0, different: 0, due: [{ days: 7 }, { days: 30 }, { days: 90 }] })
})

test('of two rights that get the same number at once the second is refused', async () => {
  const member = await bench.member()
  const add = async (number: string) =>
    (await call('POST', '/portfolio', member, { kind: 'certificate', office: 'CN', number, title: '证书' })).data
  const items = [await add('R1'), await add('R2'), await add('R3')]
  const done = await Promise.all(
    items.map(({ id, version }) => call('PUT', `/portfolio/${id}`, member, { version, number: 'SAME' })),
  )
  expect(done.map(({ code }) => code).toSorted()).toEqual([0, 61010, 61010])
})

test('a typed right takes what its register has, and differs where the member says otherwise', async () => {
  const member = await bench.member()
  await buildMark(bench, {
    application_number: '77000002',
    mark_text: '原名',
    expires_on: '2028-01-05',
    registered_on: '2018-01-06',
  })
  const { data: item } = await call('POST', '/portfolio', member, {
    kind: 'mark',
    office: 'CN',
    number: '77000002',
    expiresOn: '2028-01-06',
  })
  expect(item).toMatchObject({ title: '原名', expiresOn: '2028-01-06', differences: ['expiresOn'], inRegister: true })
  expect(await call('POST', '/portfolio', member, { kind: 'mark', office: 'CN', number: '77000002' })).toMatchObject({
    code: 61010,
  })

  const kept = await call('POST', `/portfolio/${item.id}/difference`, member, {
    version: item.version,
    field: 'expiresOn',
    choice: 'keep',
  })
  expect(kept.data).toMatchObject({ expiresOn: '2028-01-06', differences: [] })
  expect(
    await call('POST', `/portfolio/${item.id}/difference`, member, {
      version: item.version,
      field: 'expiresOn',
      choice: 'take',
    }),
  ).toMatchObject({ status: 409, code: 61001 })
  const taken = await call('POST', `/portfolio/${item.id}/difference`, member, {
    version: kept.data.version,
    field: 'expiresOn',
    choice: 'take',
  })
  expect(taken.data).toMatchObject({ expiresOn: '2028-01-05', differences: [], deadlines: [{ dueOn: '2028-01-05' }] })
  const named = await call('GET', `/change/page?itemId=${item.id}`, member)
  expect(named.data.records.map(({ action }: { action: string }) => action)).toEqual([
    'item.take',
    'item.keep',
    'item.create',
  ])
})

test('a right without a register needs a title; what has no rule says so', async () => {
  const member = await bench.member()
  const draft = { kind: 'patent', office: 'BR', number: 'BR102020000001' }
  expect(await call('POST', '/portfolio', member, draft)).toMatchObject({ status: 400, data: { field: 'title' } })
  const { data } = await call('POST', '/portfolio', member, {
    ...draft,
    title: 'Rolamento',
    filedOn: '2020-02-03',
    registeredOn: '2023-01-01',
    state: 'live',
  })
  expect(data).toMatchObject({ inRegister: false, deadlines: [], gaps: [{ kind: 'annuity', gap: 'office' }] })
})

test('an annuity that is done brings the next one, and one that is dropped none', async () => {
  const member = await bench.member()
  const { data: item } = await call('POST', '/portfolio', member, {
    kind: 'patent',
    office: 'CN',
    number: 'CN202010999999',
    title: '轴承',
    state: 'live',
    filedOn: '2020-12-20',
    registeredOn: '2023-05-05',
  })
  const [first] = item.deadlines
  const done = await call('PUT', `/deadline/${first.id}`, member, { version: first.version, isDone: true })
  expect(done).toMatchObject({ code: 0 })
  const after = (await call('GET', `/portfolio/${item.id}`, member)).data.deadlines
  expect(after.map(({ year, doneOn }: { year: number; doneOn: string | null }) => [year, doneOn !== null])).toEqual([
    [first.year, true],
    [first.year + 1, false],
  ])
  await call('PUT', `/deadline/${after[1].id}`, member, { version: after[1].version, decision: 'drop' })
  const dropped = (await call('GET', `/portfolio/${item.id}`, member)).data.deadlines
  expect(dropped).toHaveLength(2)
})

describe('a client that is shared', () => {
  const share = async (role: 'editor' | 'reader') => {
    const [owner, guest] = [await bench.member(), await bench.member()]
    const { data: client } = await call('POST', '/client', owner, { name: '甲客户' })
    const item = (title: string, clientId: string | null) =>
      call('POST', '/portfolio', owner, { kind: 'software', office: 'CN', number: title, title, clientId })
    const { data: shown } = await item('客户的软件', client.id)
    const { data: hidden } = await item('自己的软件', null)
    const invited = await call('POST', `/client/${client.id}/share`, owner, { to: 'guest@example.com', role })
    const token = /#\/hostingPlatforms\/invitation#(.+)$/.exec(invited.data.url)![1]
    expect((await bench.call('POST', '/custody/invitation', { payload: { token } })).data).toMatchObject({
      clientName: '甲客户',
      role,
    })
    expect(await call('POST', '/invitation/accept', guest, { token })).toMatchObject({ code: 0, data: { role } })
    expect(await call('POST', '/invitation/accept', guest, { token })).toMatchObject({ code: 61006 })
    return { owner, guest, client, shown, hidden, shareId: invited.data.share.id as string }
  }

  test('shows its rights to a reader, who changes nothing', async () => {
    const { owner, guest, client, shown, hidden, shareId } = await share('reader')
    const page = await call('GET', '/portfolio/page', guest)
    expect(page.data.records.map(({ title, role }: { title: string; role: string }) => [title, role])).toEqual([
      ['客户的软件', 'reader'],
    ])
    expect(await call('GET', `/portfolio/${hidden.id}`, guest)).toMatchObject({ status: 404 })
    expect(await call('PUT', `/portfolio/${shown.id}`, guest, { version: 1, title: '改' })).toMatchObject({
      status: 403,
      code: 61007,
    })
    expect(await call('DELETE', `/portfolio/${shown.id}`, guest)).toMatchObject({ code: 61007 })
    expect(
      await call('POST', '/deadline', guest, { itemId: shown.id, title: '自定', dueOn: '2027-01-01' }),
    ).toMatchObject({ code: 61007 })
    await call('DELETE', `/client/${client.id}/share/${shareId}`, owner)
    expect((await call('GET', '/portfolio/page', guest)).data.total).toBe(0)
    expect(await call('GET', `/portfolio/${shown.id}`, guest)).toMatchObject({ status: 404 })
  })

  test('names to its guest only the own access, which the guest gives up', async () => {
    const { owner, guest, client, shown, shareId } = await share('reader')
    await call('POST', `/client/${client.id}/share`, owner, { to: 'other@example.com', role: 'editor' })
    const { data: shares } = await call('GET', `/client/${client.id}/share`, guest)
    expect(shares.map(({ id }: { id: string }) => id)).toEqual([shareId])
    expect((await call('GET', `/client/${client.id}/share`, owner)).data).toHaveLength(2)
    expect(await call('GET', `/client/${client.id}/share`, await bench.member())).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/client/${client.id}/share/${shareId}`, guest)).toMatchObject({ code: 0 })
    expect(await call('GET', `/portfolio/${shown.id}`, guest)).toMatchObject({ status: 404 })
  })

  test('is edited by an editor, but not given to another client', async () => {
    const { owner, guest, shown, client } = await share('editor')
    const changed = await call('PUT', `/portfolio/${shown.id}`, guest, { version: shown.version, title: '新名' })
    expect(changed.data).toMatchObject({ title: '新名', role: 'editor' })
    expect(
      await call('PUT', `/portfolio/${shown.id}`, guest, { version: changed.data.version, clientId: null }),
    ).toMatchObject({ code: 61007 })
    const { data: own } = await call('POST', '/portfolio', guest, {
      kind: 'certificate',
      office: 'CN',
      number: 'Z1',
      title: '证书',
      clientId: client.id,
      expiresOn: '2027-02-01',
    })
    expect((await call('GET', `/portfolio/${own.id}`, owner)).data).toMatchObject({
      role: 'owner',
      deadlines: [{ kind: 'expiry', dueOn: '2027-02-01' }],
    })
  })
})
