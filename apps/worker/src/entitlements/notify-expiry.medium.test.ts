import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { notifyExpiry } from './notify-expiry.repository.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-11-01T02:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * DAY_MS)
const account = randomUUID()

const { pool } = fileDatabase({ max: 6 })
beforeAll(async () => {
  await pool.query("INSERT INTO account (id, phone, email) VALUES ($1, '13800000001', 'li@example.com')", [account])
})

beforeEach(() => pool.query('TRUNCATE entitlement, notice CASCADE'))

type Given = { plan?: string; kind?: string; from?: number; to?: number; used?: number; total?: number }

async function hold({ plan = 'trademarkBasic', kind = 'purchase', from = -20, to = 10, used, total }: Given = {}) {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO entitlement (id, account_id, plan_id, kind, starts_at, ends_at)
     SELECT $1, $2, id, $4::entitlement_kind, $5, $6 FROM plan WHERE code = $3`,
    [id, account, plan, kind, day(from), day(to)],
  )
  if (total !== undefined)
    await pool.query(
      `INSERT INTO entitlement_limit (entitlement_id, position, services, total, used) VALUES ($1, 1, '{report}', $2, $3)`,
      [id, total, used],
    )
  return id
}
const notifyOn = (days: number) => notifyExpiry({ pool, siteUrl: 'https://example.com', now: () => day(days) })
const titles = async (): Promise<string[]> =>
  (await pool.query('SELECT title_en FROM notice ORDER BY created_at')).rows.map((row) => row.title_en)

test('members are notified a week and a day before the end, once each, on the site and by e-mail', async () => {
  await hold()
  expect(await notifyOn(2.9)).toBe(0)
  expect(await notifyOn(3)).toBe(1)
  expect(await notifyOn(5)).toBe(0)
  expect(await notifyOn(9)).toBe(1)
  expect(await notifyOn(9.5)).toBe(0)
  expect(await titles()).toEqual(['“Trademark Basic” ends within 7 days', '“Trademark Basic” ends within a day'])
  const { rows } = await pool.query("SELECT count(*)::int AS n FROM job WHERE queue = 'mail'")
  expect(rows[0].n).toBe(2)
})

test('of several workers at once one notifies', async () => {
  await hold()
  const sent = await Promise.all(Array.from({ length: 6 }, () => notifyOn(9.5)))
  expect(sent.reduce((sum, each) => sum + each)).toBe(1)
  expect(await titles()).toHaveLength(1)
})

test('an end that is moved is notified anew', async () => {
  const id = await hold()
  expect(await notifyOn(9.5)).toBe(1)
  await pool.query('UPDATE entitlement SET ends_at = $2 WHERE id = $1', [id, day(30)])
  expect(await notifyOn(9.6)).toBe(0)
  expect(await notifyOn(24)).toBe(1)
})

test('nothing is said of what is renewed, a trial, revoked, used up, too short or over', async () => {
  await hold({ to: 5 })
  await hold({ from: 5, to: 36 })
  await hold({ plan: 'trialTrademark', kind: 'trial', from: -2, to: 1 })
  const revoked = await hold({ plan: 'patentBasic', to: 5 })
  await pool.query('UPDATE entitlement SET revoked_at = $2 WHERE id = $1', [revoked, day(0)])
  await hold({ plan: 'singleReport', to: 3, total: 1, used: 1 })
  await hold({ plan: 'patentAgency', from: -1, to: 5 })
  await hold({ plan: 'complete', from: -40, to: -1 })
  expect(await notifyOn(0)).toBe(0)
})

test('a piece that is left is named', async () => {
  await hold({ plan: 'singleReport', to: 3, total: 2, used: 1 })
  expect(await notifyOn(0)).toBe(1)
})
