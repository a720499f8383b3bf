import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createEntitlements } from './entitlements.ts'

const NOW = new Date('2027-03-10T04:00:00Z')
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 10 })
  // The database may go before the last connection is closed.
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
const entitlements = () => createEntitlements({ pool, now: () => NOW })

async function anAccount() {
  const id = randomUUID()
  await pool.query('INSERT INTO account (id, phone) VALUES ($1, $2)', [id, id])
  return id
}

async function aGrant(accountId: string, columns: Record<string, unknown> = {}) {
  const row: Record<string, unknown> = {
    id: randomUUID(),
    account_id: accountId,
    service: 'report',
    kind: 'grant',
    starts_at: hoursFromNow(-1),
    ends_at: hoursFromNow(24),
    ...columns,
  }
  const names = Object.keys(row)
  await pool.query(
    `INSERT INTO service_grant (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return String(row['id'])
}

const usedOf = async (id: string) =>
  (await pool.query<{ used: number }>('SELECT used FROM service_grant WHERE id = $1', [id])).rows[0]?.used

test('units of the grant that ends first are used first', async () => {
  const accountId = await anAccount()
  const later = await aGrant(accountId, { total: 5, ends_at: hoursFromNow(48) })
  const sooner = await aGrant(accountId, { total: 1, ends_at: hoursFromNow(2) })
  const use = (reference: string) => entitlements().spendUnit({ accountId, service: 'report', reference })
  expect(await use('first')).toMatchObject({ grantId: sooner, isNew: true })
  expect(await use('second')).toMatchObject({ grantId: later, isNew: true })
  expect(await entitlements().standing(accountId, 'report')).toMatchObject({ unitsLeft: 4 })
})

test('the same reference uses one unit, also when it comes twice at once', async () => {
  const accountId = await anAccount()
  const grant = await aGrant(accountId, { total: 5 })
  const use = () => entitlements().spendUnit({ accountId, service: 'report', reference: 'R1' })
  const twice = await Promise.all([use(), use(), use()])
  expect(twice.map((unit) => unit?.isNew).toSorted()).toEqual([false, false, true])
  expect(await usedOf(grant)).toBe(1)
})

test('many at once never use more units than there are', async () => {
  const accountId = await anAccount()
  const grant = await aGrant(accountId, { total: 3 })
  const asked = Array.from({ length: 8 }, (_, at) =>
    entitlements().spendUnit({ accountId, service: 'report', reference: `R${at}` }),
  )
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3)
  expect(await usedOf(grant)).toBe(3)
})

test('two members may use the same reference, each with a unit of their own', async () => {
  const accounts = [await anAccount(), await anAccount()]
  const grants = await Promise.all(accounts.map((accountId) => aGrant(accountId, { service: 'search', total: 1 })))
  const used = await Promise.all(
    accounts.map((accountId) => entitlements().spendUnit({ accountId, service: 'search', reference: 'acme' })),
  )
  expect(used.map((unit) => unit?.grantId)).toEqual(grants)
})

test('a unit that is given back twice comes back once, and its reference may use another', async () => {
  const accountId = await anAccount()
  const grant = await aGrant(accountId, { total: 2 })
  const unit = { accountId, service: 'report', reference: 'R1' } as const
  await entitlements().spendUnit(unit)
  const back = await Promise.all([entitlements().giveBackUnit(unit), entitlements().giveBackUnit(unit)])
  expect(back.filter(Boolean)).toHaveLength(1)
  expect(await usedOf(grant)).toBe(0)
  expect(await entitlements().spendUnit(unit)).toMatchObject({ isNew: true })
  expect(await usedOf(grant)).toBe(1)
})

test.each([
  ['has not begun', { starts_at: hoursFromNow(1) }],
  ['has ended', { ends_at: NOW }],
  ['was revoked', { revoked_at: hoursFromNow(-0.5) }],
  ['is of another service', { service: 'monitoring' }],
  ['counts no units', { total: null, daily_limit: 5000 }],
])('a grant that %s gives no unit', async (_, columns) => {
  const accountId = await anAccount()
  await aGrant(accountId, { total: 10, ...columns })
  expect(await entitlements().spendUnit({ accountId, service: 'report', reference: 'R1' })).toBeNull()
  expect(await entitlements().standing(accountId, 'report')).toMatchObject({ unitsLeft: 0 })
})

test('of several limits the highest holds', async () => {
  const accountId = await anAccount()
  await aGrant(accountId, { service: 'search', daily_limit: 2000 })
  await aGrant(accountId, { service: 'search', daily_limit: 5000, ends_at: hoursFromNow(2) })
  await aGrant(accountId, { service: 'monitoring', monitors_limit: 50 })
  expect(await entitlements().standing(accountId, 'search')).toMatchObject({ dailyLimit: 5000, monitorsLimit: null })
  expect(await entitlements().standing(accountId, 'monitoring')).toMatchObject({ dailyLimit: null, monitorsLimit: 50 })
})
