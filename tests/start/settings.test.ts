import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSettings } from '../../scripts/lib/check-settings.mjs'
import { isInstalled } from '../../scripts/lib/install.mjs'

test.each([
  ['APP_SECRET', 'short', 'must have at least 32 characters'],
  ['WEB_PORT', 'abc', 'must be a number, not "abc"'],
  ['WEB_PORT', '70000', '65535'],
  ['DATABASE_URL', 'mysql://x', 'must be a URL that starts with postgresql:// or postgres://'],
  ['REDIS_URL', 'localhost:6379', 'must be a URL that starts with redis:// or rediss://'],
  ['RETENTION_JOB_DAYS', '-1', '>=0'],
  ['OBJECT_STORE', 's3', 'OBJECT_STORE_OPTIONS: "bucket" is missing'],
  ['TRANSLATION_ENGINES', 'deepl', 'TRANSLATION_OPTIONS: "deepl.key" is missing'],
  ['PAYMENT_PROVIDER', 'live', 'PAYMENT_OPTIONS: needs at least one of'],
])('%s=%s is refused at the start, with the name and the reason', async (name, value, reason) => {
  const refused = checkSettings({ [name]: value })
  await expect(refused).rejects.toThrow(name)
  await expect(refused).rejects.toThrow(reason)
  await expect(refused).rejects.toMatchObject({ wayOut: expect.stringContaining('.env.example') })
})

test('a secret is not repeated', async () => {
  await expect(checkSettings({ APP_SECRET: 'my-short-secret' })).rejects.not.toThrow('my-short-secret')
})

test('without settings all is well, and an empty one counts as absent', async () => {
  await expect(checkSettings({ APP_SECRET: '', REDIS_URL: ' ' })).resolves.toBeUndefined()
})

test('dependencies are installed anew when the lock file has changed, not when it was only touched', () => {
  const root = mkdtempSync(join(tmpdir(), 'install-'))
  const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } })
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'))
  expect(isInstalled(root)).toBe(false)
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock('1.0.0'))
  expect(isInstalled(root)).toBe(true)
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(root, 'package-lock.json'), later, later)
  expect(isInstalled(root)).toBe(true)
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.1'))
  expect(isInstalled(root)).toBe(false)
  rmSync(root, { recursive: true })
})
