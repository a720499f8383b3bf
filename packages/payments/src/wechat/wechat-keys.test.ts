import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWechatKeys } from './wechat-keys.ts'

const key = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)

function watched(serials: string[]) {
  const clock = { ms: 0 }
  let fetched = 0
  const keys = createWechatKeys({
    known: new Map([['OLD', key]]),
    fetchCertificates: async () => {
      fetched++
      if (serials.length === 0) throw new Error('WeChat is away')
      return new Map(serials.map((serial) => [serial, key]))
    },
    now: () => new Date(clock.ms),
  })
  return { keys, clock, fetched: () => fetched }
}

test('a certificate that WeChat has renewed is fetched when it first signs with it', async () => {
  const { keys, fetched } = watched(['NEW'])
  expect(await keys.find('OLD')).toBe(key)
  expect(fetched()).toBe(0)
  expect(await Promise.all([keys.find('NEW'), keys.find('NEW')])).toEqual([key, key])
  expect(fetched()).toBe(1)
})

test('serial numbers of nobody make no flood of requests', async () => {
  const { keys, clock, fetched } = watched(['NEW'])
  for (let at = 0; at < 20; at++) expect(await keys.find(`X${at}`)).toBeNull()
  expect(fetched()).toBe(1)
  clock.ms = 60_000
  await keys.find('X')
  expect(fetched()).toBe(2)
})

test('while WeChat is away a key is not known, and that is no fault', async () => {
  const { keys } = watched([])
  expect(await keys.find('NEW')).toBeNull()
})
