import { queryBuilder } from '@markwright/db'
import { recordEvent } from '@markwright/jobs'
import { signWebhook } from '@markwright/monitoring/webhook-signature'
import { createSealing } from '@markwright/runtime/sealing.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { type FakeProvider, startFakeProvider } from '../../../../tests/support/fake-provider.ts'
import { deliverWebhookHandler, retrySeconds } from './deliver-webhook.ts'
import { createWebhookDeliveriesRepository } from './webhook-deliveries.repository.ts'

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const OLD_SECRET = 'whsec_YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODk='
const sealing = createSealing('of-tests-only-and-32-characters!')

const { pool } = fileDatabase({ max: 2 })
let receiver: FakeProvider
let status: number
let accountId: string
let webhookId: string
beforeAll(async () => {
  receiver = await startFakeProvider(() => ({ status, body: '' }))
})
afterAll(() => {
  receiver.close()
})
beforeEach(async () => {
  status = 204
  receiver.requests.length = 0
  await pool.query('TRUNCATE job, account CASCADE')
  accountId = randomUUID()
  webhookId = randomUUID()
  await pool.query(`INSERT INTO account (id, phone) VALUES ($1, '13900000001')`, [accountId])
  await pool.query(
    `INSERT INTO webhook (id, account_id, url, events, sealed_secret) VALUES ($1, $2, $3, '{report.ready}', $4)`,
    [webhookId, accountId, `${receiver.baseUrl}/hook`, sealing.seal(SECRET)],
  )
})

const deliver = async (isPublic = (_address: string) => true) => {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM webhook_delivery WHERE state = 'pending'`)
  const handle = deliverWebhookHandler({
    deliveries: createWebhookDeliveriesRepository(queryBuilder(pool)),
    sealing,
    now: () => new Date(),
    isPublic,
  })
  for (const { id } of rows) await handle({ deliveryId: id }, {} as never)
}
const only = async (table: 'webhook' | 'webhook_delivery') => (await pool.query(`SELECT * FROM ${table}`)).rows[0]

test('an event is signed and reaches the webhooks that want it, and no others', async () => {
  await recordEvent(pool, accountId, 'report.ready', { reportId: 'R1' })
  await recordEvent(pool, accountId, 'order.paid', { orderId: '1' })
  await recordEvent(pool, randomUUID(), 'report.ready', { reportId: 'R2' })
  await deliver()
  expect(receiver.requests).toHaveLength(1)
  const [{ headers, body }] = receiver.requests as [FakeProvider['requests'][number]]
  expect(JSON.parse(body)).toMatchObject({ type: 'report.ready', data: { reportId: 'R1' } })
  const id = String(headers['webhook-id'])
  const timestamp = Number(headers['webhook-timestamp'])
  expect(headers['webhook-signature']).toBe(signWebhook(SECRET, { id, timestamp, body }))
  expect(await only('webhook_delivery')).toMatchObject({ state: 'sent', attempts: 1, http_status: 204, event_id: id })
})

test('while a secret replaces another, calls are signed by both', async () => {
  const change = `UPDATE webhook SET previous_secret = $1, previous_until = $2`
  await pool.query(change, [sealing.seal(OLD_SECRET), new Date(Date.now() + 60_000)])
  await recordEvent(pool, accountId, 'report.ready', {})
  await deliver()
  await pool.query(change, [sealing.seal(OLD_SECRET), new Date(Date.now() - 1000)])
  await recordEvent(pool, accountId, 'report.ready', {})
  await deliver()
  const signatures = receiver.requests.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)
  expect(signatures).toEqual([2, 1])
})

test('a call that is not accepted is made again after the waits of the schedule, then given up', async () => {
  status = 500
  await recordEvent(pool, accountId, 'report.ready', {})
  const waits: number[] = []
  for (let attempt = 0; attempt <= retrySeconds.length; attempt++) {
    await deliver()
    const { next_try_at: next, tried_at: tried } = await only('webhook_delivery')
    if (next) waits.push(Math.round((next.getTime() - tried.getTime()) / 1000))
  }
  expect(waits).toEqual(retrySeconds)
  expect(await only('webhook_delivery')).toMatchObject({ state: 'failed', attempts: 10, http_status: 500 })
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM job WHERE name = 'deliver-webhook'`)
  expect(rows[0].n).toBe(1 + retrySeconds.length)
})

test('an address that is gone, or has failed for days, is called no more', async () => {
  status = 410
  await recordEvent(pool, accountId, 'report.ready', {})
  await deliver()
  expect(await only('webhook')).toMatchObject({ paused_reason: 'gone' })
  await pool.query(`UPDATE webhook SET paused_at = NULL, failing_since = now() - interval '6 days'`)
  status = 503
  await recordEvent(pool, accountId, 'report.ready', {})
  await deliver()
  expect(await only('webhook')).toMatchObject({ paused_reason: 'failing' })
  await recordEvent(pool, accountId, 'report.ready', {})
  expect((await pool.query(`SELECT FROM webhook_delivery`)).rowCount).toBe(2)
})

test('an address within the own network is not called', async () => {
  await recordEvent(pool, accountId, 'report.ready', {})
  await deliver(() => false)
  expect(receiver.requests).toEqual([])
  expect(await only('webhook_delivery')).toMatchObject({ state: 'pending', http_status: null })
})
