import { expect, test } from 'vitest'
import { signWebhook, webhookSecret } from './webhook-signature.ts'

test('a call is signed as Standard Webhooks has it', () => {
  const signature = signWebhook('whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=', {
    id: 'msg_01HZX',
    timestamp: 1_795_161_600,
    body: '{"type":"translation.completed","data":{"id":"1"}}',
  })
  expect(signature).toBe('v1,fPlkOULfCpY/v8wwOuQR9Yu8KX7/IrNCfDQxiVoJ5wg=')
})

test('every monitor has a secret of its own, the same each time', () => {
  const site = 'of-tests-only-and-32-characters!'
  expect(webhookSecret(site, 'a')).toBe(webhookSecret(site, 'a'))
  expect(webhookSecret(site, 'a')).not.toBe(webhookSecret(site, 'b'))
  expect(Buffer.from(webhookSecret(site, 'a').slice(6), 'base64')).toHaveLength(32)
})
