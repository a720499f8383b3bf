import type { KeyValueStore } from '@markwright/key-value'
import { expect, test } from 'vitest'
import { createRateLimits } from '../../kernel/rate-limit.ts'
import { createFilesService } from './files.service.ts'

function serviceOf(searchesPerDay: Parameters<typeof createFilesService>[0]['searchesPerDay']) {
  const counts = new Map<string, number>()
  const keyValueStore = {
    increment: async (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts.get(key)!
    },
    secondsLeft: async () => 60,
  } as unknown as KeyValueStore
  return createFilesService({
    repository: {} as never,
    objects: {} as never,
    storeFile: async ({ kind }) => ({ kind }) as never,
    limits: createRateLimits({ keyValueStore }),
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
  expect(await upload('image', 'm')).toEqual({ kind: 'image' })
})
