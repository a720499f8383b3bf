/**
 * A tour of the API. Needs MARKWRIGHT_URL, MARKWRIGHT_MERCHANT_ID and MARKWRIGHT_REQUEST_KEY of the environment:
 * `node tour.mjs [LOGO]`.
 */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { argv, env, stdout } from 'node:process'
import { ApiError, Markwright, WebhookVerifier } from 'markwright-partner-client'

const report = (/** @type {string} */ line) => stdout.write(`${line}\n`)
const markwright = new Markwright({
  baseUrl: env['MARKWRIGHT_URL'] ?? '',
  merchantId: env['MARKWRIGHT_MERCHANT_ID'],
  requestKey: env['MARKWRIGHT_REQUEST_KEY'] ?? '',
  language: 'en',
})

const { total } = await markwright.trademarks.search({ text: '云澜', degree: 'low', limit: 5 })
let count = 0
for await (const _ of markwright.trademarks.searchAll({ text: '云澜', degree: 'low', limit: 5 })) count++
report(`search: ${total} marks, ${count} of them on all pages`)

if (argv[2]) {
  const imageBase64 = readFileSync(argv[2]).toString('base64')
  const similar = await markwright.trademarks.searchByImage({ imageBase64 })
  report(`image search: ${similar.total} marks`)
}

const batch = await markwright.trademarks.startBatch({ entries: ['云澜', '北辰'] })
await markwright.jobs.wait(batch.jobId)
const rows = []
for await (const row of markwright.trademarks.listAllBatchRows(batch.id)) rows.push(`${row.input}: ${row.outcome}`)
report(`batch: ${rows.join(', ')}`)

const { translations } = await markwright.translation.translate({ q: ['一种电池'], target: 'en-us' })
report(`translation: ${translations[0]?.text}`)

const file = { name: '说明书.txt', content: Buffer.from('一种电池，包括正极和负极。') }
const document = await markwright.documents.translate({ file, source: 'zh-cn', target: 'en-us' })
if (document.jobId) await markwright.jobs.wait(document.jobId)
const { content, fileName } = await markwright.documents.download(document.id)
report(`document: ${fileName}: ${Buffer.from(content).toString().trim()}`)

const url = env['MARKWRIGHT_HOOK'] ?? 'https://example.com/hook'
const webhook = await markwright.webhooks.create({ url, events: ['job.completed'] })
const body = '{"type":"job.completed","timestamp":"2026-11-21T01:30:00.000Z","data":{"jobId":"1"}}'
const timestamp = String(Math.floor(Date.now() / 1000))
// As the API signs it; a server verifies what it receives in the same way.
const signature = createHmac('sha256', Buffer.from(webhook.secret.slice('whsec_'.length), 'base64'))
  .update(`event-1.${timestamp}.${body}`)
  .digest('base64')
const event = new WebhookVerifier(webhook.secret).verify(body, {
  'webhook-id': 'event-1',
  'webhook-timestamp': timestamp,
  'webhook-signature': `v1,${signature}`,
})
await markwright.webhooks.delete(webhook.id)
report(`webhook: ${event.type}`)

try {
  await markwright.trademarks.compare({ ids: ['CN_1_9'] })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  report(`error: ${error.status} ${error.code}, ${error.fieldErrors[0]?.path}`)
}

const usage = await markwright.usage.get()
report(`usage: ${usage.days.map(({ product, calls }) => `${product} ${calls}`).join(', ')}`)
