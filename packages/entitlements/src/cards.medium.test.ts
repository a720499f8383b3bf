import { queryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { findCards } from './cards.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-11-01T02:00:00Z')
const day = (days: number) => new Date(start.getTime() + days * DAY_MS)

const { pool } = fileDatabase({ max: 4 })
let account: string

beforeEach(async () => {
  account = randomUUID()
  await pool.query('TRUNCATE account CASCADE')
  await pool.query("INSERT INTO account (id, phone) VALUES ($1, '13800000001')", [account])
})

const hold = (code: string, from: number, to: number, revoked: Date | null = null) =>
  pool.query(
    `INSERT INTO entitlement (id, account_id, plan_id, kind, card_level, starts_at, ends_at, revoked_at)
     SELECT $1, $2, id, 'grant', card_level, $4, $5, $6 FROM plan WHERE code = $3`,
    [randomUUID(), account, code, day(from), day(to), revoked],
  )
const cardOn = async (days: number) => (await findCards(queryBuilder(pool), [account], day(days))).get(account) ?? null

test('the highest card of what runs counts, for as long as it runs', async () => {
  await hold('trademarkBasic', 0, 30)
  await hold('cardC', 0, 10)
  expect(await cardOn(-1)).toBeNull()
  expect(await cardOn(5)).toEqual({ level: 30, endsAt: day(10) })
  expect(await cardOn(10)).toEqual({ level: 10, endsAt: day(30) })
  expect(await cardOn(30)).toBeNull()
})

test('a renewal lets the card last longer, a gap does not', async () => {
  await hold('trademarkBasic', 0, 30)
  await hold('trademarkBasic', 30, 60)
  await hold('trademarkBasic', 70, 90)
  expect(await cardOn(5)).toEqual({ level: 10, endsAt: day(60) })
})

test('what was revoked, and a plan without a card, bring none', async () => {
  await hold('cardD', 0, 30, day(1))
  await hold('singleReport', 0, 30)
  expect(await cardOn(5)).toBeNull()
})

test('a card of the account itself counts until it expires', async () => {
  await pool.query('UPDATE account SET card_level = 40, card_expires_at = $2 WHERE id = $1', [account, day(10)])
  await hold('trademarkBasic', 0, 30)
  expect(await cardOn(5)).toEqual({ level: 40, endsAt: day(10) })
  expect(await cardOn(10)).toEqual({ level: 10, endsAt: day(30) })
  await pool.query('UPDATE account SET card_expires_at = NULL WHERE id = $1', [account])
  expect(await cardOn(50)).toEqual({ level: 40, endsAt: null })
})
