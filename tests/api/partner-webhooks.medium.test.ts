import { recordEvent } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { ALL_SCOPES, buildPartner, type CallOptions, callPartner, type TestPartner } from '../support/partner.ts'

/** An address that nobody answers; it is not called here. */
const PUBLIC = 'https://93.184.216.34/hook'

let bench: ApiBench
let partner: TestPartner
beforeAll(async () => {
  bench = await sharedApiBench()
})
// Each has a key, and so token buckets, of its own.
beforeEach(async () => {
  partner = await buildPartner(bench)
})

/** A test key of the same member. */
async function keyOfSameMember({ member }: TestPartner) {
  const payload = { name: 'On trial', scopes: ALL_SCOPES, isTest: true }
  const { data } = await bench.call('POST', '/admin/partner/key', { as: member.token, payload })
  return {
    call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options: CallOptions = {}) =>
      callPartner(bench, method, path, { ...options, headers: { authorization: `Bearer ${data.secret}` } }),
  }
}

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

test('a test key manages test webhooks and never sees those of live keys, nor the reverse', async () => {
  const test = await keyOfSameMember(partner)
  const own = await aWebhook()
  const draft = { url: PUBLIC, events: ['report.ready'] }
  const made = await test.call('POST', '/webhooks', { payload: draft })
  expect([made.status, made.json.isTest]).toEqual([201, true])
  for (const [who, id, other] of [
    [test, made.json.id, own.id],
    [partner, own.id, made.json.id],
  ] as const) {
    expect((await who.call('GET', '/webhooks')).json.data.map((each: { id: string }) => each.id)).toEqual([id])
    const responses = [
      await who.call('GET', `/webhooks/${other}`),
      await who.call('PATCH', `/webhooks/${other}`, { payload: { state: 'paused' } }),
      await who.call('POST', `/webhooks/${other}/rotate`),
      await who.call('POST', `/webhooks/${other}/test`),
      await who.call('GET', `/webhooks/${other}/deliveries`),
      await who.call('DELETE', `/webhooks/${other}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
  }
  const rows = await bench.rows<{ id: string; sealed_secret: string; paused: boolean }>(
    'SELECT id, sealed_secret, paused_at IS NOT NULL AS paused FROM webhook WHERE account_id = $1',
    [partner.member.id],
  )
  expect(rows.map(({ id, paused }) => [id, paused])).toEqual(
    expect.arrayContaining([
      [own.id, false],
      [made.json.id, false],
    ]),
  )
  const { data } = await bench.call('GET', '/admin/partner/webhook', { as: partner.member.token })
  expect(data.map(({ isTest }: { isTest: boolean }) => isTest)).toEqual([false, true])
})

test('events reach live webhooks and no test webhooks', async () => {
  const test = await keyOfSameMember(partner)
  const { id } = await aWebhook()
  await test.call('POST', '/webhooks', { payload: { url: PUBLIC, events: ['report.ready'] } })
  await recordEvent(bench.pool, partner.member.id, 'report.ready', { reportId: 'R1', text: 'a' })
  const rows = await bench.rows<{ webhook_id: string }>(
    'SELECT d.webhook_id FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id WHERE w.account_id = $1',
    [partner.member.id],
  )
  expect(rows).toEqual([{ webhook_id: id }])
})

test('a test key reads the usage of test keys, a live key that of live keys', async () => {
  const test = await keyOfSameMember(partner)
  await partner.call('GET', '/webhooks')
  await test.call('GET', '/webhooks')
  const keysOf = async (who: Pick<TestPartner, 'call'>) =>
    (await who.call('GET', '/usage')).json.days.map((each: { keyName: string }) => each.keyName)
  await expect.poll(() => keysOf(partner)).toContain('Test')
  await expect.poll(() => keysOf(test)).toContain('On trial')
  expect(await keysOf(partner)).not.toContain('On trial')
  expect(await keysOf(test)).not.toContain('Test')
  expect((await test.call('GET', '/usage')).json.allowances).toEqual([])
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
  const stranger = await buildPartner(bench)
  expect((await stranger.call('POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`)).status).toBe(404)
})
