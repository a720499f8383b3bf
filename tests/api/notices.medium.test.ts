import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

async function addNotice(accountId: string, title: string, createdAt: string) {
  const id = randomUUID()
  await bench.pool.query(
    `INSERT INTO notice (id, account_id, type, title_cn, title_en, content_cn, content_en, created_at)
     VALUES ($1, $2, 'security', $3, $4, '内容', 'content', $5)`,
    [id, accountId, title, `${title} in English`, createdAt],
  )
  return id
}

const page = '/lantern/messageLan/page'
const update = '/lantern/messageLan/updateMessage'
const unread = '/lantern/messageLan/unreadCount'

test('a member reads their own notices, newest first, in the language of the call', async () => {
  const { id, token } = await bench.member()
  const other = await bench.member()
  await addNotice(id, '旧', '2026-11-20T16:00:00Z')
  await addNotice(id, '新', '2026-11-21T16:00:00Z')
  await addNotice(other.id, '别人的', '2026-11-22T16:00:00Z')
  const { data } = await bench.call('GET', page, { as: token })
  expect(data).toMatchObject({ total: 2, current: 1, size: 10, pages: 1 })
  expect(data.records.map((record: { messageTitle: string }) => record.messageTitle)).toEqual(['新', '旧'])
  expect(data.records[0]).toMatchObject({ createTime: '2026-11-22 00:00:00', isLook: 0, type: 'security', link: null })
  const english = await bench.call('GET', `${page}?current=2&size=1`, { as: token, language: 'en' })
  expect(english.data.records).toMatchObject([{ messageTitle: '旧 in English', messageContent: 'content' }])
})

test('an announcement shows its words as they are now, and those of the other language where one is missing', async () => {
  const { id, token } = await bench.member()
  const announcementId = randomUUID()
  await bench.pool.query(
    `INSERT INTO announcement (id, title_cn, title_en, content_cn, content_en, link, audience, status, author)
     VALUES ($1, '维护', '', '今晚维护', '', '/services', '{"kind":"all"}', 'sent', 'a')`,
    [announcementId],
  )
  await bench.pool.query(
    `INSERT INTO notice (id, account_id, announcement_id, type) VALUES ($1, $2, $3, 'announcement')`,
    [randomUUID(), id, announcementId],
  )
  const { data } = await bench.call('GET', page, { as: token, language: 'en' })
  expect(data.records).toMatchObject([{ messageTitle: '维护', messageContent: '今晚维护', link: '/services' }])
})

test.each([
  ['written as JSON', (ids: string[]) => JSON.stringify(ids)],
  ['as an array', (ids: string[]) => ids],
])('ids %s mark own notices as read, once', async (_, list) => {
  const { id, token } = await bench.member()
  const other = await bench.member()
  const own = await addNotice(id, '甲', '2026-11-20T16:00:00Z')
  const saved = await addNotice(id, '乙', '2026-11-20T16:00:00Z')
  const foreign = await addNotice(other.id, '丙', '2026-11-20T16:00:00Z')
  const payload = { longList: list([own, foreign, randomUUID(), '7']) }
  expect((await bench.call('PUT', update, { as: token, payload })).data).toBe(1)
  expect((await bench.call('PUT', update, { as: token, payload })).data).toBe(0)
  expect((await bench.call('GET', unread, { as: token })).data).toBe(1)
  expect((await bench.call('GET', unread, { as: other.token })).data).toBe(1)
  const unseen = await bench.call('GET', `${page}?isLook=0`, { as: token })
  expect(unseen.data.records.map((record: { id: string }) => record.id)).toEqual([saved])
  const seen = await bench.call('GET', `${page}?isLook=1`, { as: token })
  expect(seen.data.records.map((record: { id: string }) => record.id)).toEqual([own])
})

test('a single id in an array is one id', async () => {
  const { id, token } = await bench.member()
  const own = await addNotice(id, '甲', '2026-11-20T16:00:00Z')
  expect((await bench.call('PUT', update, { as: token, payload: { longList: [own] } })).data).toBe(1)
})

test.each([['not json'], ['{"id":1}'], ['[1,2]'], ['7'], [[[]]]])('%j is no list of ids', async (longList) => {
  const { token } = await bench.member()
  expect((await bench.call('PUT', update, { as: token, payload: { longList } })).status).toBe(400)
})
