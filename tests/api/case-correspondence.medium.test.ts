import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

async function aCase(columns: Record<string, unknown> = {}) {
  const [member, staff] = [await bench.member(columns), await buildStaff(bench.api)]
  const id = await objects.case(member)
  const own = (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) =>
    bench.call(method, `/trademark/case/${id}${path}`, { as: member.token, ...(payload && { payload }) })
  const manage = (method: 'GET' | 'POST', path = '', payload?: object) =>
    bench.call(method, `/admin/manage/cases/${id}${path}`, { headers: staff.headers, ...(payload && { payload }) })
  const jobs = () =>
    bench.rows<{ name: string; payload: Record<string, string> }>(
      `SELECT name, payload FROM job WHERE payload ->> 'caseNo' = (SELECT number FROM trademark_case WHERE id = $1)
         OR payload ->> 'subject' LIKE '%' || (SELECT number FROM trademark_case WHERE id = $1) || '%' ORDER BY name`,
      [id],
    )
  return { member, id, own, manage, jobs }
}
const POSTED = { company: ' 顺丰速运 ', trackingNumber: 'SF 1234567890' }

test('what is sent by post counts as provided, staff state that it has arrived once, and the member is notified', async () => {
  const { member, own, manage } = await aCase()
  const { data: before } = await own('GET')
  expect(before.post).toBeNull()
  const kinds = before.missingDocuments as string[]
  expect(kinds.length).toBeGreaterThan(0)
  const { data: posted } = await own('PUT', '/post', { version: before.version, kinds, ...POSTED })
  expect(posted).toMatchObject({
    missingDocuments: [],
    post: { kinds, company: '顺丰速运', trackingNumber: 'SF1234567890', receivedTime: null },
  })
  const { data: submitted } = await own('POST', '/submit', { version: posted.version })
  expect(submitted.state).not.toBe('preparing')
  const { data: read } = await manage('GET')
  const both = await Promise.all([1, 2].map(() => manage('POST', '/post/received', { version: read.version })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await own('GET')).data.post.receivedTime).not.toBeNull()
  const notices = await bench.rows(`SELECT title_en FROM notice WHERE account_id = $1 AND title_en LIKE '%arrived%'`, [
    member.id,
  ])
  expect(notices).toHaveLength(1)
})

test('what has not arrived is missing once staff ask again, and what has arrived stays provided', async () => {
  const { own, manage } = await aCase()
  const { data: first } = await own('GET')
  const [arrived, lost] = first.missingDocuments as string[]
  const version = async () => (await own('GET')).data.version as number
  const post = async (kinds: (string | undefined)[]) =>
    own('PUT', '/post', { version: await version(), kinds, ...POSTED })
  const request = async () =>
    manage('POST', '/move', { version: await version(), event: 'requestDocuments', reason: '请补充' })
  await post([arrived])
  await manage('POST', '/post/received', { version: await version() })
  expect((await post([lost])).data).toMatchObject({ missingDocuments: [], receivedByPost: [arrived] })
  await own('POST', '/submit', { version: await version() })
  await request()
  expect((await own('GET')).data).toMatchObject({ missingDocuments: [lost], post: { isMissing: true } })
  expect((await own('POST', '/submit', { version: await version() })).code).toBe(60116)
  const none = { kinds: [], company: '', trackingNumber: '' }
  expect((await own('PUT', '/post', { version: await version(), ...none })).data).toMatchObject({
    post: null,
    missingDocuments: [lost],
    receivedByPost: [arrived],
  })
  expect((await post([lost, arrived])).data).toMatchObject({ missingDocuments: [], post: { kinds: [lost, arrived] } })
  await manage('POST', '/post/received', { version: await version() })
  await own('POST', '/submit', { version: await version() })
  await request()
  expect((await own('GET')).data.missingDocuments).toEqual([])
})

test('documents that are missing in the version that is submitted are found, whatever was read before', async () => {
  const { own } = await aCase()
  const { data: first } = await own('GET')
  const { data: posted } = await own('PUT', '/post', {
    version: first.version,
    kinds: first.missingDocuments,
    ...POSTED,
  })
  expect((await own('POST', '/submit', { version: posted.version + 1 })).status).toBe(409)
  expect((await own('GET')).data.state).toBe('preparing')
})

test('nothing is posted for a case whose order was closed', async () => {
  const { id, own } = await aCase()
  const { data } = await own('GET')
  await bench.rows(
    `UPDATE service_order SET closed_at = now() WHERE id = (SELECT order_id FROM trademark_case WHERE id = $1)`,
    [id],
  )
  const refused = await own('PUT', '/post', { version: data.version, kinds: data.missingDocuments, ...POSTED })
  expect(refused.code).toBe(60113)
})

test('what was stated of the post is changed and taken back while the case is prepared', async () => {
  const { own, manage } = await aCase()
  const { data: first } = await own('GET')
  const kinds = (first.missingDocuments as string[]).slice(0, 1)
  const { data: posted } = await own('PUT', '/post', { version: first.version, kinds, ...POSTED })
  expect((await own('PUT', '/post', { version: first.version, kinds, ...POSTED })).status).toBe(409)
  const none = { kinds: [], company: '', trackingNumber: '' }
  const { data: cleared } = await own('PUT', '/post', { version: posted.version, ...none })
  expect(cleared).toMatchObject({ post: null, missingDocuments: first.missingDocuments })
  expect((await manage('POST', '/post/received', { version: cleared.version })).code).toBe(60113)
})

test.each([
  ['a kind that the case does not have', { kinds: ['nothing'] }, 'kinds'],
  ['no company', { company: ' \u200B' }, 'company'],
  ['no number', { trackingNumber: ' ' }, 'trackingNumber'],
  ['a number that is none', { trackingNumber: '见附件，谢谢' }, 'trackingNumber'],
])('post with %s is refused', async (_, wrong, field) => {
  const { own } = await aCase()
  const { data } = await own('GET')
  const refused = await own('PUT', '/post', {
    version: data.version,
    kinds: data.missingDocuments.slice(0, 1),
    ...POSTED,
    ...wrong,
  })
  expect(refused).toMatchObject({ status: 400, data: { field } })
  expect((await own('GET')).data.post).toBeNull()
})

test('news of a case go to the channels that its member has chosen for it', async () => {
  const { own, manage, jobs } = await aCase({ email: 'li@example.com', language: 'en' })
  const { data } = await own('GET')
  expect(data.notification).toMatchObject({ email: true, sms: false, emailAddress: 'li@example.com' })
  expect(data.notification.smsNumber).not.toBeNull()
  const write = () => manage('POST', '/messages', { key: randomUUID(), text: 'x', answers: 0 })
  const channels = async () => (await jobs()).map(({ name }) => name)

  await own('PUT', '/notification', { email: false, sms: false })
  await write()
  expect(await channels()).toEqual([])
  const { data: chosen } = await own('PUT', '/notification', { email: false, sms: true })
  expect(chosen.notification).toMatchObject({ email: false, sms: true })
  await write()
  expect(await channels()).toEqual(['send-sms'])
  expect((await jobs())[0]!.payload).toMatchObject({
    caseNo: data.caseNo,
    language: 'en',
    to: expect.stringMatching(/^86\d{11}$/),
  })
  await own('PUT', '/notification', { email: true, sms: true })
  await write()
  expect(await channels()).toEqual(['send-email', 'send-sms', 'send-sms'])
})
