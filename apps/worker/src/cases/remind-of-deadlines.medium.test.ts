import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { buildPaidOrder } from '../../../../tests/support/paid-order.ts'
import { remindOfDeadlines } from './remind-of-deadlines.repository.ts'

const account = randomUUID()
const { pool } = fileDatabase({ max: 6 })
beforeAll(async () => {
  await pool.query("INSERT INTO account (id, phone, email) VALUES ($1, '13800000001', 'li@example.com')", [account])
  await pool.query(
    `INSERT INTO webhook (id, account_id, url, events, sealed_secret) VALUES ($1, $2, 'https://example.com/hook', '{case.due}', 'x')`,
    [randomUUID(), account],
  )
})
beforeEach(() => pool.query('TRUNCATE trademark_case, notice, webhook_delivery CASCADE'))

/** A case with a period that ends on a day. */
async function period(dueOn: string, { done = false, reminded = null as number | null } = {}) {
  const [id, letterId, fileId, caseId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const orderId = await buildPaidOrder(pool, { id: account }, () => 1)
  await pool.query(
    `INSERT INTO trademark_case (id, number, account_id, order_id, draft_id, product_type, definition_version, content, state)
     VALUES ($1, $2, $3, $4, $5, 14, 1, '{}', 'filed')`,
    [caseId, `C${caseId.slice(0, 8)}`, account, orderId, randomUUID()],
  )
  await pool.query(
    `INSERT INTO stored_file (id, bucket, file_name, original, kind, mime, size_bytes)
     VALUES ($1, 'private', $2, '通知.pdf', 'priority', 'application/pdf', 12)`,
    [fileId, `${fileId}.pdf`],
  )
  await pool.query(
    `INSERT INTO case_letter (id, case_id, kind, dated_on, file_id) VALUES ($1, $2, 'reviewDecision', '2026-09-01', $3)`,
    [letterId, caseId, fileId],
  )
  await pool.query(
    `INSERT INTO case_deadline (id, case_id, letter_id, due_on, computed, done_at, reminded_days)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      caseId,
      letterId,
      dueOn,
      JSON.stringify({ name: { zh: '起诉', en: 'Appeal to the court' }, due: dueOn }),
      done ? new Date() : null,
      reminded,
    ],
  )
  return id
}
const remindAt = (at: string) => remindOfDeadlines({ pool, siteUrl: 'https://example.com', now: () => new Date(at) })
const noticeTitles = async (): Promise<string[]> =>
  (await pool.query('SELECT title_en FROM notice ORDER BY created_at')).rows.map(({ title_en }) => title_en)

test('members are reminded of a deadline 30, 7 and one day before it in Asia/Shanghai, and once when it has passed', async () => {
  await period('2026-12-31')
  const sent: [string, number][] = []
  for (let day = new Date('2026-11-28T16:00:00Z'); day < new Date('2027-02-10'); day = new Date(+day + 43_200_000))
    if (await remindAt(day.toISOString())) sent.push([day.toISOString(), 1])
  expect(sent.map(([at]) => at)).toEqual([
    '2026-11-30T16:00:00.000Z',
    '2026-12-23T16:00:00.000Z',
    '2026-12-29T16:00:00.000Z',
    '2026-12-31T16:00:00.000Z',
  ])
  const titles = await noticeTitles()
  expect(titles.slice(0, 3).every((title) => title.endsWith('a last day is near (Appeal to the court)'))).toBe(true)
  expect(titles[3]).toMatch(/the last day has passed/)
  const { rows } = await pool.query(`SELECT body::jsonb->'data' AS data FROM webhook_delivery ORDER BY created_at`)
  expect(rows.map(({ data }) => data.daysLeft)).toEqual([30, 7, 1, -1])
})

test('of several that have become due the latest is sent, once, by one of several workers', async () => {
  await period('2026-12-31')
  const sent = await Promise.all(Array.from({ length: 5 }, () => remindAt('2026-12-29T00:00:00Z')))
  expect(sent.reduce((sum, each) => sum + each)).toBe(1)
  expect(await noticeTitles()).toHaveLength(1)
})

test.each([
  ['is done', { done: true }, '2026-12-30'],
  ['was in the notice of its document', { reminded: 7 }, '2026-12-26'],
  ['is far ahead', {}, '2026-11-30'],
  ['passed long ago', {}, '2027-03-01'],
])('there is no reminder of a deadline that %s', async (_, options, day) => {
  await period('2026-12-31', options)
  expect(await remindAt(`${day}T04:00:00Z`)).toBe(0)
})

test('there is a reminder of every deadline of a day, however many they are', async () => {
  for (let count = 0; count < 12; count++) await period('2026-12-31')
  expect(await remindAt('2026-12-24T04:00:00Z')).toBe(12)
  expect(await remindAt('2026-12-24T05:00:00Z')).toBe(0)
})
