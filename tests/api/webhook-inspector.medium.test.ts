import { signWebhook } from '@markwright/monitoring/webhook-signature'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>

const inspectorOf = async ({ token }: Member) =>
  (await bench.call('GET', '/admin/partner/webhook-inspector', { as: token })).data
const aWebhook = (owner: Member, url: string) =>
  bench.call('POST', '/admin/partner/webhook', {
    as: owner.token,
    payload: { url, events: ['report.ready'], isTest: false },
  })

/** A call of a webhook, signed by the secret. */
function callAt(url: string, secret: string) {
  const body = JSON.stringify({ type: 'report.ready', data: { reportId: 'R1' } })
  const timestamp = Math.floor(Date.now() / 1000)
  const id = 'a-call'
  return bench.api.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(secret, { id, timestamp, body }),
    },
  })
}

test('the inspector shows its owner the calls of a webhook, and whether they are signed', async () => {
  const [owner, other] = [await bench.member(), await bench.member()]
  const { url, records } = await inspectorOf(owner)
  expect([new URL(url).hostname, records]).toEqual(['127.0.0.1', []])
  const { code, data } = await aWebhook(owner, url)
  expect(code).toBe(0)

  expect((await callAt(url, data.secret)).statusCode).toBe(200)
  expect((await callAt(url, `whsec_${Buffer.alloc(32).toString('base64')}`)).statusCode).toBe(200)
  const shown = (await inspectorOf(owner)).records
  expect(shown.map(({ isSigned }: { isSigned: boolean }) => isSigned)).toEqual([false, true])
  expect(JSON.parse(shown[1].body)).toEqual({ type: 'report.ready', data: { reportId: 'R1' } })
  expect((await inspectorOf(other)).records).toEqual([])

  expect((await bench.call('DELETE', '/admin/partner/webhook-inspector', { as: owner.token })).data).toBe(true)
  expect((await inspectorOf(owner)).records).toEqual([])
})

test('an address with another token receives nothing', async () => {
  const [owner, other] = [await bench.member(), await bench.member()]
  const { url } = await inspectorOf(owner)
  const [, theirs] = String((await inspectorOf(other)).url)
    .split('.')
    .slice(-2)
  for (const wrong of [`${url}x`, url.replace(owner.id, other.id), `${url.slice(0, url.lastIndexOf('.'))}.${theirs}`])
    expect((await callAt(wrong, 'whsec_AAAA')).statusCode).toBe(404)
})

test('the address of a closed account receives nothing', async () => {
  const owner = await bench.member()
  const { url } = await inspectorOf(owner)
  await bench.rows(`UPDATE account SET status = 'closed' WHERE id = $1`, [owner.id])
  expect((await callAt(url, 'whsec_AAAA')).statusCode).toBe(404)
})

test('calls that are the same are shown one by one', async () => {
  const owner = await bench.member()
  const { url } = await inspectorOf(owner)
  const pathname = new URL(url).pathname
  for (let call = 0; call < 2; call++)
    await bench.api.app.inject({
      method: 'POST',
      url: pathname,
      payload: { type: 'same' },
      headers: { 'webhook-id': 'x' },
    })
  const { records } = await inspectorOf(owner)
  expect(new Set(records.map(({ number }: { number: number }) => number)).size).toBe(2)
})

test('a secret that was replaced signs for a day', async () => {
  const owner = await bench.member()
  const { url } = await inspectorOf(owner)
  const { data } = await aWebhook(owner, url)
  await bench.call('POST', `/admin/partner/webhook/${data.webhook.id}/rotate`, { as: owner.token })
  const shown = async () => {
    await callAt(url, data.secret)
    return (await inspectorOf(owner)).records[0].isSigned
  }
  expect(await shown()).toBe(true)
  await bench.pool.query(`UPDATE webhook SET previous_until = now() - interval '1 second' WHERE id = $1`, [
    data.webhook.id,
  ])
  expect(await shown()).toBe(false)
})

test('it has the last 20 calls', async () => {
  const owner = await bench.member()
  const { url } = await inspectorOf(owner)
  for (let call = 0; call < 23; call++) await callAt(url, 'whsec_AAAA')
  expect((await inspectorOf(owner)).records).toHaveLength(20)
})

test('other addresses of this machine are refused', async () => {
  const owner = await bench.member()
  const { url } = await inspectorOf(owner)
  const { origin } = new URL(url)
  for (const wrong of [`${origin}/admin/partner/key`, 'http://127.0.0.1:9000/hook', 'http://localhost:9000/hook'])
    expect((await aWebhook(owner, wrong)).code).not.toBe(0)
})

test('with WEBHOOK_LOOPBACK a program on this machine is called', async () => {
  const received: string[] = []
  const program = createServer((request, response) => {
    received.push(String(request.headers['webhook-signature']))
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((done) => program.listen(0, '127.0.0.1', done))
  const { port } = program.address() as AddressInfo
  const open = await createApiBench({ WEBHOOK_LOOPBACK: 'yes' })
  try {
    const owner = await open.member()
    const { data } = await open.call('POST', '/admin/partner/webhook', {
      as: owner.token,
      payload: { url: `http://127.0.0.1:${port}/hook`, events: ['report.ready'], isTest: false },
    })
    const tested = await open.call('POST', `/admin/partner/webhook/${data.webhook.id}/test`, { as: owner.token })
    expect(tested.data).toMatchObject({ httpStatus: 200, problem: null })
    expect(received).toEqual([expect.stringMatching(/^v1,/)])
  } finally {
    program.close()
    await open.close()
  }
})
