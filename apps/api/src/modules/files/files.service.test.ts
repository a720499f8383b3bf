import type { KeyValueStore } from '@markwright/key-value'
import { expect, test } from 'vitest'
import { createRateLimits } from '../../kernel/rate-limit.ts'
import { createFilesService } from './files.service.ts'

function serviceOf(
  searchesPerDay: Parameters<typeof createFilesService>[0]['searchesPerDay'],
  now = () => new Date('2026-11-26T10:00:00+08:00'),
  files = new Map<string, { id: string; ownerId: string | null }>(),
) {
  const counts = new Map<string, number>()
  const values = new Map<string, string>()
  const keyValueStore = {
    increment: async (key: string, _seconds: number, by = 1) => {
      counts.set(key, (counts.get(key) ?? 0) + by)
      return counts.get(key)!
    },
    secondsLeft: async () => 60,
    find: async (key: string) => values.get(key) ?? null,
    set: async (key: string, value: string) => void values.set(key, value),
  } as unknown as KeyValueStore
  return createFilesService({
    repository: { listByIds: async (ids: string[]) => ids.flatMap((id) => files.get(id) ?? []) } as never,
    objects: {} as never,
    storeFile: async ({ kind, ownerId }) => {
      const file = { kind, id: String(files.size + 1), ownerId }
      files.set(file.id, file)
      return file as never
    },
    limits: createRateLimits({ keyValueStore }),
    keyValueStore,
    now,
    searchesPerDay,
    publicUrl: 'http://localhost',
  })
}

test('as many images may be uploaded to search with as searches may be made in a day', async () => {
  const service = serviceOf(async ({ accountId }) => (accountId === null ? 2 : 600))
  const upload = (kind: 'tmSearch' | 'image', accountId: string | null) =>
    service.upload({ kind, original: 'a.png', bytes: new Uint8Array() }, { accountId, ip: '192.0.2.1' })
  await upload('tmSearch', null)
  await upload('tmSearch', null)
  await expect(upload('tmSearch', null)).rejects.toMatchObject({ entry: { status: 429 } })
  for (let i = 0; i < 600; i++) await upload('tmSearch', 'm')
  await expect(upload('tmSearch', 'm')).rejects.toMatchObject({ entry: { status: 429 } })
  // Other files of members have a number of their own.
  expect(await upload('image', 'm')).toMatchObject({ kind: 'image' })
})

const visitor = { accountId: null, ip: '192.0.2.1' }
const image = (content: string) => ({ original: '', bytes: Buffer.from(content) })
const refused = { entry: { status: 429 } }

test('a raised number of searches holds at once for images, whatever was refused before, and a new day begins at midnight', async () => {
  let max = 1
  let today = new Date('2026-11-26T23:59:00+08:00')
  const service = serviceOf(
    async () => max,
    () => today,
  )
  await service.storeSearchImage(image('a'), visitor)
  for (const content of ['b', 'c', 'd'])
    await expect(service.storeSearchImage(image(content), visitor)).rejects.toMatchObject(refused)
  max = 2
  await service.storeSearchImage(image('b'), visitor)
  await expect(service.storeSearchImage(image('c'), visitor)).rejects.toMatchObject(refused)
  today = new Date('2026-11-27T00:00:00+08:00')
  await service.storeSearchImage(image('c'), visitor)
})

test('the next page of a search by an image stores and counts nothing', async () => {
  const service = serviceOf(async () => 1)
  const id = await service.storeSearchImage(image('a'), visitor)
  expect(await service.storeSearchImage(image('a'), visitor)).toBe(id)
  await expect(service.storeSearchImage(image('a'), { ...visitor, accountId: 'm' })).resolves.not.toBe(id)
})

test('an image that a visitor brought and a member saved is stored again for the next visitor', async () => {
  const files = new Map<string, { id: string; ownerId: string | null }>()
  const service = serviceOf(async () => 9, undefined, files)
  const id = await service.storeSearchImage(image('a'), visitor)
  files.set(id, { id, ownerId: 'm' })
  expect(await service.storeSearchImage(image('a'), visitor)).not.toBe(id)
})
