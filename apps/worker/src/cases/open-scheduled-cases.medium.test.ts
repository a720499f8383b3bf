import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { buildPaidOrder } from '../../../../tests/support/paid-order.ts'
import { openScheduledCases } from './open-scheduled-cases.repository.ts'

const account = randomUUID()
const { pool } = fileDatabase({ max: 6 })
beforeAll(async () => {
  await pool.query("INSERT INTO account (id, phone, email) VALUES ($1, '13800000001', 'li@example.com')", [account])
})
beforeEach(() => pool.query('TRUNCATE trademark_case, state_change, notice CASCADE'))

/** A scheduled renewal; `order` changes its order. */
async function schedule(fileFrom: string, order = 'version = version') {
  const [id, number] = [randomUUID(), `C${randomUUID().slice(0, 8)}`]
  const orderId = await buildPaidOrder(pool, { id: account }, () => 1)
  await pool.query(`UPDATE service_order SET ${order} WHERE id = $1`, [orderId])
  await pool.query(
    `INSERT INTO trademark_case (id, number, account_id, order_id, draft_id, product_type, definition_version, content, state, file_from)
     VALUES ($1, $2, $3, $4, $5, 5, 1, '{}', 'scheduled', $6)`,
    [id, number, account, orderId, randomUUID(), fileFrom],
  )
  return id
}
const openAt = (at: string) => openScheduledCases({ pool, siteUrl: 'https://example.com', now: () => new Date(at) })
const stateOf = async (id: string): Promise<string> =>
  (await pool.query('SELECT state FROM trademark_case WHERE id = $1', [id])).rows[0].state
const counts = async () =>
  (
    await pool.query(
      `SELECT (SELECT count(*)::int FROM notice) AS notices, (SELECT count(*)::int FROM state_change WHERE event = 'open') AS changes`,
    )
  ).rows[0]

test('a case is opened with the day in Asia/Shanghai, neither before it nor twice', async () => {
  const id = await schedule('2027-03-01')
  expect(await openAt('2027-02-28T15:59:59Z')).toBe(0)
  expect(await stateOf(id)).toBe('scheduled')
  expect(await openAt('2027-02-28T16:00:00Z')).toBe(1)
  expect(await stateOf(id)).toBe('ready')
  expect(await openAt('2027-03-01T16:00:00Z')).toBe(0)
  expect(await counts()).toEqual({ notices: 1, changes: 1 })
})

test('a case whose day has passed while no worker ran is opened once, by one of several workers', async () => {
  const id = await schedule('2027-03-01')
  const opened = await Promise.all(Array.from({ length: 6 }, () => openAt('2027-03-20T00:00:00Z')))
  expect(opened.reduce((sum, each) => sum + each)).toBe(1)
  expect(await stateOf(id)).toBe('ready')
  expect(await counts()).toEqual({ notices: 1, changes: 1 })
})

test.each([['closed_at = now()'], [`refund_status = 'done'`]])(
  'a case is not opened once its order has %s',
  async (order) => {
    const id = await schedule('2027-03-01', order)
    expect(await openAt('2027-03-20T00:00:00Z')).toBe(0)
    expect(await stateOf(id)).toBe('scheduled')
  },
)

test('all cases of a day are opened, however many they are', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => schedule('2027-03-01')))
  expect(await openAt('2027-03-01T08:00:00Z')).toBe(ids.length)
  for (const id of ids) expect(await stateOf(id)).toBe('ready')
})
