import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { aCase, createMemberObjects, type MemberObjects } from '../support/member-objects.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

const addresses = {
  convey: '/trademark/convey/confirm/history/list/page',
  reject: '/trademark/reject/confirm/history/list/page',
  opposition: '/trademark/opposition/page',
}

async function aMember() {
  const member = await bench.member()
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    bench.call(method, path, { as: member.token, ...(payload && { payload }) })
  const totals = async () => {
    const entries = Object.entries(addresses).map(async ([name, path]) => [name, (await call('GET', path)).data.total])
    return Object.fromEntries(await Promise.all(entries)) as Record<string, number>
  }
  return { member, call, totals }
}

test('a case is in the list of its matter and in no other, with who gives and who takes', async () => {
  const { member, call, totals } = await aMember()
  const id = await objects.case(member)
  const content = {
    marks: [{ number: '123', name: '岚舟', classes: [9] }],
    assignor: { nameCn: '甲公司' },
    licensee: { nameCn: '丙公司' },
    applicant: { nameCn: '乙公司' },
    formerName: '旧名公司',
  }
  for (const [type, list, from, to] of [
    [12, 'convey', '甲公司', '乙公司'],
    [13, 'convey', '旧名公司', '乙公司'],
    [31, 'convey', '乙公司', '丙公司'],
    [14, 'reject', null, '乙公司'],
    [7, 'opposition', null, '乙公司'],
    [5, null, null, null],
  ] as const) {
    await bench.rows(
      'UPDATE trademark_case SET product_type = $2, definition_version = 1, content = $3 WHERE id = $1',
      [id, type, JSON.stringify({ kind: 'name', ...content })],
    )
    expect(await totals()).toEqual({ convey: 0, reject: 0, opposition: 0, ...(list && { [list]: 1 }) })
    if (!list) continue
    expect((await call('GET', addresses[list])).data.records).toMatchObject([
      { id, appNo: '123', name: '岚舟', fromApplicant: from, toApplicant: to, type, status: 'preparing' },
    ])
    const details = { convey: '/trademark/convey/confirm/detail/', reject: '/trademark/reject/confirm/detail/' }
    for (const [name, path] of Object.entries(details))
      expect((await call('GET', `${path}${id}`)).status).toBe(name === list ? 200 : 404)
  }
})

test('a draft is begun, saved and ordered under the address of its matter only', async () => {
  const { call } = await aMember()
  const { data: begun } = await call('POST', '/trademark/reject/confirm/save', { content: aCase.content })
  expect(begun).toMatchObject({ productType: 14, version: 1 })
  const { data: saved } = await call('POST', '/trademark/reject/confirm/save', {
    draftId: begun.id,
    version: 1,
    content: { ...aCase.content, grounds: '不近似' },
  })
  expect(saved).toMatchObject({ id: begun.id, version: 2 })
  expect(
    (await call('POST', '/trademark/reject/confirm/save', { draftId: begun.id, version: 1, content: {} })).status,
  ).toBe(409)
  expect((await call('POST', '/trademark/reject/confirm/save', { draftId: begun.id, content: {} })).status).toBe(400)
  const order = { draftId: begun.id, version: 2, total: '1.00', agree: true }
  expect((await call('POST', '/trademark/opposition/submit', order)).status).toBe(404)
  expect((await call('POST', '/trademark/reject/confirm/submit', order)).code).toBe(60112)
  const { data: conveyance } = await call('POST', '/trademark/convey/confirm', { type: 12 })
  expect(conveyance.productType).toBe(12)
  expect((await call('POST', '/trademark/convey/confirm', { type: 5 })).status).toBe(400)
})
