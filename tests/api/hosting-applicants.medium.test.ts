import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildMark } from '../support/registers.ts'

const list = '/custody/applicant/list'
const applicant = '/custody/applicant'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

/** A mark whose first applicant is somebody of this name. */
async function addMark(party: { name: string; nameEn?: string }, role = 'applicant') {
  const key = `\n${party.name.toLowerCase()}\n${party.nameEn ? `${party.nameEn.toLowerCase()}\n` : ''}`
  const [{ id: partyId }] = (await bench.rows<{ id: number }>(
    `INSERT INTO party (name, name_en, identity, name_key, address_key) VALUES ($1, $2, decode(md5($1 || $4), 'hex'), $3, '')
     RETURNING id`,
    [party.name, party.nameEn ?? null, key, randomUUID()],
  )) as [{ id: number }]
  const { id } = await buildMark(bench)
  await bench.pool.query(`INSERT INTO trademark_party VALUES ($1, $2, $3::party_role, 0)`, [id, partyId, role])
}

test('the applicants of a member come in the order in which they were added, with the number of their marks', async () => {
  const { token } = await bench.member()
  await addMark({ name: '云澜科技有限公司' })
  await addMark({ name: '云澜科技有限公司', nameEn: 'Yunlan Ltd' })
  await addMark({ name: '北京云澜科技有限公司' })
  await addMark({ name: '云澜科技有限公司' }, 'agent')
  await addMark({ name: '100% Co_' })
  for (const applicantName of ['云澜科技有限公司', '100% CO_', '1001 CO1'])
    await bench.call('POST', applicant, { as: token, payload: { applicantName, type: 'Organization' } })
  const { data } = await bench.call('GET', list, { as: token })
  expect(data).toMatchObject([
    { applicantName: '云澜科技有限公司', tmCount: 2, storeFlag: 1, type: 'Organization', creditCode: null },
    { applicantName: '100% CO_', tmCount: 1 },
    { applicantName: '1001 CO1', tmCount: 0 },
  ])
  expect((await bench.call('GET', `${list}?current=2&size=2`, { as: token })).data).toHaveLength(1)
})

test('an added applicant is answered as it was saved', async () => {
  const { token } = await bench.member()
  const payload = {
    applicantName: '  张三 ',
    applicantNameEn: 'Zhang San',
    creditCode: '91440300MA5DA1DE0D',
    type: 'Individual',
  }
  const { code, data } = await bench.call('POST', applicant, { as: token, payload })
  expect([code, data]).toMatchObject([
    0,
    { applicantName: '张三', applicantNameEn: 'Zhang San', creditCode: '91440300MA5DA1DE0D', type: 'Individual' },
  ])
})

test('each member can use a name once, also with two requests at once', async () => {
  const [one, other] = [await bench.member(), await bench.member()]
  const add = (as: string) =>
    bench.call('POST', applicant, { as, payload: { applicantName: '同名公司', type: 'Organization' } })
  const responses = await Promise.all([add(one.token), add(one.token), add(other.token)])
  expect(
    responses
      .slice(0, 2)
      .map(({ status, code }) => [status, code])
      .toSorted(),
  ).toEqual([
    [200, 0],
    [200, 60101],
  ])
  expect(responses[2]).toMatchObject({ code: 0 })
})

test.each([
  [{ applicantName: ' ', type: 'Organization' }, 'applicantName'],
  [{ applicantName: '云澜 科技', type: 'Organization' }, 'applicantName'],
  [{ applicantName: '甲', applicantNameEn: '甲', type: 'Organization' }, 'applicantNameEn'],
  [{ applicantName: '甲', creditCode: '123', type: 'Organization' }, 'creditCode'],
])('%j is refused for its %s', async (payload, field) => {
  const { token } = await bench.member()
  const response = await bench.call('POST', applicant, { as: token, payload })
  expect([response.status, response.data.field]).toEqual([400, field])
})

test("an applicant is removed by its member only; somebody else's is not found", async () => {
  const [owner, other] = [await bench.member(), await bench.member()]
  const payload = { applicantName: '甲', type: 'Organization' }
  const { id } = (await bench.call('POST', applicant, { as: owner.token, payload })).data
  expect((await bench.call('DELETE', `${applicant}/${id}`, { as: other.token })).status).toBe(404)
  expect((await bench.call('DELETE', `${applicant}/${id}`, { as: owner.token })).data).toBe(true)
  expect((await bench.call('DELETE', `${applicant}/${id}`, { as: owner.token })).status).toBe(404)
  expect((await bench.call('DELETE', `${applicant}/${randomUUID()}`, { as: owner.token })).status).toBe(404)
})
