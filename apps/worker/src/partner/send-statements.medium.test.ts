import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { sendStatements } from './send-statements.repository.ts'

const account = randomUUID()
const { pool } = fileDatabase({ max: 6 })
beforeAll(async () => {
  await pool.query("INSERT INTO account (id, phone, email) VALUES ($1, '13800000001', 'li@example.com')", [account])
})

async function use(days: [day: string, calls: number, failures: number, words: number][], isTest = false) {
  const key = randomUUID()
  await pool.query(
    `INSERT INTO partner_key (id, account_id, name, scopes, allowed_addresses, is_test)
     VALUES ($1, $2, 'Key', '{translation}', '{}', $3)`,
    [key, account, isTest],
  )
  for (const [day, ...figures] of days)
    await pool.query(
      `INSERT INTO partner_usage (key_id, day, product, calls, failures, words)
       VALUES ($1, $2, 'translation', $3, $4, $5)`,
      [key, day, ...figures],
    )
}
const sendOn = (instant: string) =>
  sendStatements({ pool, siteUrl: 'https://example.com', now: () => new Date(instant) })

test('a month is stated once, on the site and by e-mail, by the days of Asia/Shanghai and without test keys', async () => {
  await use([
    ['2026-09-30', 1, 1, 1],
    ['2026-10-01', 10, 2, 300],
    ['2026-10-31', 1000, 0, 12_000],
    ['2026-11-01', 7, 7, 7],
  ])
  await use([['2026-10-15', 5, 0, 40]])
  await use([['2026-10-15', 99, 99, 99]], true)
  // The last second of October in Shanghai: the month before is September.
  const sent = [await sendOn('2026-10-31T15:59:59Z')]
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => sendOn('2026-10-31T16:00:00Z')))
  sent.push(
    atOnce.reduce((sum, each) => sum + each, 0),
    await sendOn('2026-11-20T00:00:00Z'),
  )
  expect(sent).toEqual([1, 1, 0])
  const { rows } = await pool.query(`SELECT month::text, calls, failures, words FROM partner_statement ORDER BY month`)
  expect(rows).toEqual([
    { month: '2026-09-01', calls: 1, failures: 1, words: 1 },
    { month: '2026-10-01', calls: 1015, failures: 2, words: 12_340 },
  ])
  const notices = await pool.query('SELECT title_en, content_en FROM notice ORDER BY created_at DESC')
  expect(notices.rows[0]).toMatchObject({ title_en: 'API statement of 2026-10' })
  expect(notices.rows[0].content_en).toContain('Calls in 2026-10: 1,015, of which 2 failed. Translated words: 12,340.')
  expect((await pool.query("SELECT count(*)::int AS n FROM job WHERE queue = 'mail'")).rows[0].n).toBe(2)
})
