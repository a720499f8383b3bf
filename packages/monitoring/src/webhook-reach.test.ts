import { describe, expect, test } from 'vitest'
import { createWebhookReach, inspectorBase } from './webhook-reach.ts'

const SITE = { PUBLIC_URL: 'http://localhost:3000' }
const closed = createWebhookReach({ ...SITE, WEBHOOK_LOOPBACK: 'no' })
const open = createWebhookReach({ ...SITE, WEBHOOK_LOOPBACK: 'yes' })

describe('without the setting', () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:9000/hook'],
    ['::1', 'http://[::1]:9000/hook'],
    ['127.0.0.1', 'http://127.0.0.1:3000/admin/partner/webhook'],
    ['127.0.0.1', 'http://127.0.0.1:30000/webhook-inspector/a'],
    ['10.0.0.1', `${inspectorBase(SITE.PUBLIC_URL)}a`],
  ])('%s is not called for %s', (address, url) => {
    expect(closed(address, new URL(url).href)).toBe(false)
  })

  test('a path that leads out of the inspector is not called', () => {
    for (const path of ['../admin', '%2e%2e/admin', 'a/../../admin'])
      expect(closed('127.0.0.1', new URL(inspectorBase(SITE.PUBLIC_URL) + path).href)).toBe(false)
  })

  test('the inspector of the site and the internet are called', () => {
    expect(closed('127.0.0.1', `${inspectorBase(SITE.PUBLIC_URL)}a`)).toBe(true)
    expect(closed('93.184.216.34', 'https://example.com/hook')).toBe(true)
  })
})

test('with the setting this machine is called, and its network is not', () => {
  expect(open('127.0.0.1', 'http://127.0.0.1:9000/hook')).toBe(true)
  expect(open('::1', 'http://[::1]:9000/hook')).toBe(true)
  for (const address of ['10.0.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '::ffff:10.0.0.1'])
    expect(open(address, 'http://hook.example/')).toBe(false)
})
