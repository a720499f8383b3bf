import { statSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { needs } from '../../../tests/support/needs.ts'

let folder: string
let store: ObjectStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  store = createFolderStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('what was put is found with its type, and nothing is left beside it', async () => {
  await store.put('demo/sun.svg', Buffer.from('<svg/>'))
  const found = await store.find('demo/sun.svg')
  expect(found).toMatchObject({ sizeBytes: 6, contentType: 'image/svg+xml' })
  expect(await text(found!.stream)).toBe('<svg/>')
  expect(await readdir(join(folder, 'demo'))).toEqual(['sun.svg'])
})

test('files and folders are private', needs(process.platform !== 'win32', 'this is Windows'), async () => {
  await store.put('private/of/li.png', Buffer.from([1]))
  const modes = ['private', 'private/of', 'private/of/li.png'].map((path) => statSync(join(folder, path)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('what was never put, or was deleted, is absent', async () => {
  expect(await store.find('demo/moon.svg')).toBeNull()
  await store.put('demo/star.png', Buffer.from([1]))
  await store.delete('demo/star.png')
  expect(await store.has('demo/star.png')).toBe(false)
})

test.each(['../etc/passwd.txt', '/etc/passwd', 'demo//a.png', 'demo/.hidden.png', 'a', 'a.png\0.svg'])(
  'a key cannot leave the folder: %j',
  async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a key')
    await expect(store.find(key)).rejects.toThrow('not a key')
  },
)
