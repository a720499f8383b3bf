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

type Member = Awaited<ReturnType<ApiBench['member']>>
const sendAs = (member: Member, caseId: string, text: string, key = randomUUID()) =>
  bench.call('POST', `/trademark/case/${caseId}/messages`, { as: member.token, payload: { key, text } })
const listAs = (member: Member, caseId: string, query = '') =>
  bench.call('GET', `/trademark/case/${caseId}/messages${query}`, { as: member.token })

async function aCase() {
  const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
  const id = await objects.case(member)
  const manage = (method: 'GET' | 'POST', path: string, payload?: object) =>
    bench.call(method, `/admin/manage/cases${path}`, { headers: staff.headers, ...(payload && { payload }) })
  const { caseNo } = (await manage('GET', `/${id}`)).data
  const unanswered = async () => (await manage('GET', `?unanswered=true&keyword=${caseNo}`)).data.total as number
  const answer = (text: string, answers: number) =>
    manage('POST', `/${id}/messages`, { key: randomUUID(), text, answers })
  return { member, staff, id, caseNo, manage, unanswered, answer }
}

test('a message of the member is on the desk until staff answer it, and the answer is a notice to the member', async () => {
  const { member, staff, id, caseNo, manage, unanswered, answer } = await aCase()
  expect(await unanswered()).toBe(0)
  expect((await sendAs(member, id, ' 什么时候递交？\0 ')).data).toMatchObject({
    position: 1,
    by: 'member',
    text: '什么时候递交？',
  })
  expect(await unanswered()).toBe(1)
  expect((await answer('明天', 1)).data).toMatchObject({ position: 2, by: 'staff', staffName: staff.name })
  expect(await unanswered()).toBe(0)
  const { data } = await listAs(member, id)
  expect(data).toMatchObject({ total: 2, records: [{ by: 'member' }, { by: 'staff', staffName: null, text: '明天' }] })
  expect((await manage('GET', `/${id}/messages`)).data.records[1].staffName).toBe(staff.name)
  const notices = await bench.rows<{ title_cn: string; title_en: string; content_en: string; link: string }>(
    `SELECT title_cn, title_en, content_en, link FROM notice WHERE account_id = $1 AND title_cn LIKE '案件%'`,
    [member.id],
  )
  expect(notices).toEqual([
    {
      title_cn: `案件 ${caseNo} 有新消息`,
      title_en: `New message about case ${caseNo}`,
      content_en: '明天',
      link: `/personalCenter/case?id=${id}`,
    },
  ])
})

test('a message that staff have not seen is still to be answered after they have written', async () => {
  const { member, id, manage, unanswered, answer } = await aCase()
  await sendAs(member, id, '一')
  await sendAs(member, id, '二')
  await answer('回复一', 1)
  expect(await unanswered()).toBe(1)
  expect((await manage('POST', `/${id}/answered`, { upTo: 2 })).data).toMatchObject({ isUnanswered: false })
  expect(await unanswered()).toBe(0)
})

test('a message that is sent again with its key is there once, also of two at once', async () => {
  const { member, id } = await aCase()
  const key = randomUUID()
  const results = await Promise.all([1, 2, 3].map(() => sendAs(member, id, '你好', key)))
  expect(results.map(({ data }) => data.position)).toEqual([1, 1, 1])
  const texts = await Promise.all(['a', 'b', 'c'].map((text) => sendAs(member, id, text)))
  expect(texts.map(({ data }) => data.position).toSorted()).toEqual([2, 3, 4])
  expect((await listAs(member, id)).data.total).toBe(4)
})

test('earlier messages are listed by position, twenty at once', async () => {
  const { member, id } = await aCase()
  await bench.rows(
    `INSERT INTO case_message (id, case_id, position, author, text, key)
     SELECT gen_random_uuid(), $1, n, 'member', n::text, gen_random_uuid() FROM generate_series(1, 45) AS n`,
    [id],
  )
  const positions = async (query: string) => {
    const { data } = await listAs(member, id, query)
    return [data.records[0]?.position, data.records.at(-1)?.position, data.total]
  }
  expect(await positions('')).toEqual([26, 45, 45])
  expect(await positions('?before=26')).toEqual([6, 25, 45])
  expect(await positions('?before=6')).toEqual([1, 5, 45])
  expect(await positions('?before=1')).toEqual([undefined, undefined, 45])
})

test.each([
  ['blank', ' \u200B\n', 400],
  ['longer than 2,000 characters', '长'.repeat(2001), 400],
])('a text that is %s is refused', async (_, text, status) => {
  const { member, id } = await aCase()
  expect((await sendAs(member, id, text)).status).toBe(status)
  expect((await sendAs(member, id, '长'.repeat(2000))).status).toBe(200)
})

test('a case has at most 500 messages', async () => {
  const { member, id } = await aCase()
  await bench.rows(
    `INSERT INTO case_message (id, case_id, position, author, text, key)
     SELECT gen_random_uuid(), $1, n, 'member', n::text, gen_random_uuid() FROM generate_series(1, 499) AS n`,
    [id],
  )
  expect((await sendAs(member, id, '五百')).code).toBe(0)
  expect((await sendAs(member, id, '五百零一')).code).toBe(60130)
})

test('messages of a case that is over can be read and not sent', async () => {
  const { member, id, answer } = await aCase()
  await sendAs(member, id, '你好')
  const { version } = (await bench.call('GET', `/trademark/case/${id}`, { as: member.token })).data
  const withdrawal = { version, reason: '不办了' }
  const { data } = await bench.call('POST', `/trademark/case/${id}/withdraw`, { as: member.token, payload: withdrawal })
  expect(data).toMatchObject({ state: 'withdrawn', maySend: false })
  expect((await sendAs(member, id, '还在吗')).code).toBe(60113)
  expect((await answer('是', 1)).code).toBe(60113)
  expect((await listAs(member, id)).data).toMatchObject({ total: 1, records: [{ text: '你好' }] })
})
