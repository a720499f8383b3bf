import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { aPartner, type TestPartner } from '../support/partner.ts'

/** An address that nobody answers; it is not called here. */
const PUBLIC = 'https://93.184.216.34/hook'

let bench: ApiBench
let partner: TestPartner
beforeAll(async () => {
  bench = await sharedApiBench()
})
// Each has a key, and so token buckets, of its own.
beforeEach(async () => {
  partner = await aPartner(bench)
})

const create = (url: string) => partner.call('POST', '/webhooks', { payload: { url, events: ['report.ready'] } })
async function aWebhook() {
  const { status, json } = await create(PUBLIC)
  expect(status).toBe(201)
  return json as { id: string; secret: string }
}

test.each([
  ['https://127.0.0.1/hook'],
  ['https://10.1.2.3/hook'],
  ['https://172.16.0.1/hook'],
  ['https://192.168.1.1/hook'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://100.64.0.1/hook'],
  ['https://0.0.0.0/hook'],
  ['https://2130706433/hook'],
  ['https://0x7f.1/hook'],
  ['https://[::1]/hook'],
  ['https://[::ffff:127.0.0.1]/hook'],
  ['https://[::ffff:a9fe:a9fe]/hook'],
  ['https://[64:ff9b::7f00:1]/hook'],
  ['https://[fd00::1]/hook'],
  ['https://[fe80::1]/hook'],
  ['https://localhost/hook'],
  ['http://93.184.216.34/hook'],
  ['https://user:password@93.184.216.34/hook'],
])('the address %s is not accepted, neither in a new webhook nor in a change', async (url) => {
  expect(await create(url)).toMatchObject({ status: 400, json: { code: 'invalid_request' } })
  const { id } = await aWebhook()
  expect(await partner.call('PATCH', `/webhooks/${id}`, { payload: { url } })).toMatchObject({ status: 400 })
  expect((await partner.call('GET', `/webhooks/${id}`)).json.url).toBe(PUBLIC)
  await partner.call('DELETE', `/webhooks/${id}`)
})

test.each([['https://127.0.0.1/hook'], ['https://[::ffff:127.0.0.1]/hook'], ['https://localhost/hook']])(
  'an address that leads to %s since it was saved is not called',
  async (url) => {
    const { id } = await aWebhook()
    await bench.pool.query('UPDATE webhook SET url = $2 WHERE id = $1', [id, url])
    const { status, json } = await partner.call('POST', `/webhooks/${id}/test`)
    expect([status, json.httpStatus]).toEqual([200, null])
    expect(json.problem).toMatch(/not one of the public internet/)
    await partner.call('DELETE', `/webhooks/${id}`)
  },
)

test('a secret is replaced, shown once, and the one before is valid for a day', async () => {
  const { id, secret } = await aWebhook()
  const rotated = await partner.call('POST', `/webhooks/${id}/rotate`)
  expect(rotated.status).toBe(200)
  expect(rotated.json.secret).toMatch(/^whsec_/)
  expect(rotated.json.secret).not.toBe(secret)
  const [row] = await bench.rows<{ hours: number; hidden: boolean }>(
    `SELECT round(extract(epoch FROM previous_until - now()) / 3600)::int AS hours,
       position('whsec_' IN sealed_secret || previous_secret) = 0 AS hidden FROM webhook WHERE id = $1`,
    [id],
  )
  expect(row).toEqual({ hours: 24, hidden: true })
  expect(JSON.stringify((await partner.call('GET', `/webhooks/${id}`)).json)).not.toContain('whsec_')
})

test('a delivery is replayed with the id of its event', async () => {
  const { id } = await aWebhook()
  const [deliveryId, eventId] = [randomUUID(), randomUUID()]
  await bench.pool.query(
    `INSERT INTO webhook_delivery (id, webhook_id, event_id, type, body, state, attempts)
     VALUES ($1, $2, $3, 'report.ready', '{}', 'failed', 10)`,
    [deliveryId, id, eventId],
  )
  const replayed = await partner.call('POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`)
  expect(replayed.status).toBeLessThan(300)
  const { json } = await partner.call('GET', `/webhooks/${id}/deliveries`)
  expect(json.data.map((each: { eventId: string; state: string }) => [each.eventId, each.state])).toContainEqual([
    eventId,
    'pending',
  ])
  const stranger = await aPartner(bench)
  expect((await stranger.call('POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`)).status).toBe(404)
})
