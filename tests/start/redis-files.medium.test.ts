import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { startRedis } from '../../scripts/lib/redis.mjs'

let folder: string
beforeEach(() => {
  folder = throwAwayFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('whatever our Redis writes, and what an earlier one left, only its owner may read', async ({ skip }) => {
  const data = join(folder, 'redis')
  mkdirSync(data)
  writeFileSync(join(data, 'dump.rdb.old'), 'left', { mode: 0o644 })
  const server = await startRedis(data)
  if (!server) return skip('Redis is not installed')
  try {
    const client = createClient({ url: server.url })
    await client.connect()
    await client.set('key', 'value')
    await client.sendCommand(['SAVE'])
    client.destroy()
    const found = readdirSync(data, { recursive: true, withFileTypes: true }).map((entry) => [
      entry.name,
      (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
    ])
    const files = ['redis.conf', 'redis.json', 'redis.log', 'dump.rdb', 'dump.rdb.old', 'appendonly.aof.manifest']
    expect(Object.fromEntries(found)).toMatchObject({
      ...Object.fromEntries(files.map((name) => [name, '600'])),
      appendonlydir: '700',
    })
    expect(new Set(found.map(([, mode]) => mode))).toEqual(new Set(['600', '700']))
  } finally {
    await server.stop()
  }
})
