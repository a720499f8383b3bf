import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImages } from '@markwright/jobs'
import { createImageBench, type ImageBench } from '../../../../tests/support/image-bench.ts'
import { logoPng } from '../../../../tests/support/logo-png.ts'
import { aRecord } from '../../../../tests/support/import-bench.ts'
import { logoSvg } from '@markwright/demo-register'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasUndescribed, listUndescribed, writeDescribed } from './image-records.repository.ts'
import { importImages } from './import-images.ts'
import { createImageJobs } from './enqueue-images.ts'

const IMAGES = 40
let bench: ImageBench
beforeAll(async () => {
  bench = await createImageBench()
  const names = []
  for (let seed = 1; seed <= IMAGES; seed++) names.push(await bench.addImage(`${seed}.svg`, logoSvg(seed).svg))
  names.push(await bench.addImage('broken.svg', 'no image'))
  await bench.bench.import(
    names.map((image, number) => aRecord(number + 1, { image })),
    { demonstration: true },
  )
})
afterAll(() => bench?.close())

const described = () =>
  bench.bench.rows<{ key: string; fault: string | null; thumb: string | null; regions: number }>(
    `SELECT image_key AS key, fault, thumb_key AS thumb, coalesce(length(codes), 0) / 48 AS regions FROM mark_image`,
  )

test('a run that is stopped has saved whole batches, and the next one does the rest', async () => {
  const stopping = new AbortController()
  const progress = async () => stopping.abort()
  await expect(bench.describe({ signal: stopping.signal, progress })).rejects.toThrow(/aborted/)
  const first = await described()
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(IMAGES)

  expect(await bench.describe()).toEqual({ described: IMAGES + 1 - first.length, faults: expect.any(Number) })
  const all = await described()
  expect(all).toHaveLength(IMAGES + 1)
  expect(await hasUndescribed(bench.bench.pool)).toBe(false)
  for (const { key, fault, thumb, regions } of all.filter(({ key }) => key !== 'demo/broken.svg')) {
    expect([key, fault]).toEqual([key, null])
    expect(regions).toBeGreaterThan(0)
    expect(await bench.objects.has(thumb!)).toBe(true)
  }
})

test('an image that cannot be read is noted once and not tried for ever', async () => {
  const broken = (await described()).find(({ key }) => key === 'demo/broken.svg')
  expect(broken).toMatchObject({ fault: 'unreadable', thumb: null })
  expect(await bench.describe()).toEqual({ described: 0, faults: 0 })
})

test('an image that cannot be fetched holds up no others, and is described once it can be', async () => {
  const names = [await bench.addImage('0-stuck.svg', logoSvg(50).svg), await bench.addImage('z.svg', logoSvg(51).svg)]
  await bench.bench.import(
    names.map((image, number) => aRecord(950 + number, { image })),
    { demonstration: true },
  )
  const store = {
    ...bench.objects,
    find: async (key: string) => {
      if (key.endsWith('0-stuck.svg')) throw new Error('access denied')
      return bench.objects.find(key)
    },
  }
  await expect(bench.describe({ store })).rejects.toThrow(
    'images that could not be described: 1, the first of them demo/0-stuck.svg',
  )
  const keys = (await described()).map(({ key }) => key)
  expect(keys).toContain('demo/z.svg')
  expect(keys).not.toContain('demo/0-stuck.svg')
  expect(await bench.describe()).toMatchObject({ described: 1 })
})

test('a worker that has lost the job writes nothing more', async () => {
  const image = { imageKey: 'demo/1.svg', thumbKey: null, codes: null, vectors: null, fault: 'late' }
  const run = { jobId: '01920000-0000-7000-8000-000000000000', lease: '01920000-0000-7000-8000-000000000001' }
  await expect(writeDescribed(bench.bench.pool, run, [image])).rejects.toThrow(/another worker/)
  expect((await described()).some(({ fault }) => fault === 'late')).toBe(false)
})

test('images of a folder go to the records that name them, once, and are ordered to be described', async () => {
  const { pool } = bench.bench
  await bench.bench.import([
    aRecord(900, { office: 'US', status: 10, image: 'specimen 900.JPG' }),
    aRecord(901, { office: 'US', status: 10 }),
  ])
  const folder = join(bench.bench.folder, 'images')
  mkdirSync(folder)
  const png = await logoPng(77)
  writeFileSync(join(folder, 'specimen 900.JPG'), png)
  writeFileSync(join(folder, 'US_901.png'), png)
  writeFileSync(join(folder, 'nobody.png'), png)
  writeFileSync(join(folder, 'notes.txt'), 'no image')
  const orders: string[] = []
  const enqueue = async (job: { name: string }) => {
    orders.push(job.name)
    return ''
  }
  const orderImages = createImageJobs({ pool, enqueue, onError: (error) => expect.fail(error.message) })
  let formatted = ''
  const deps = {
    pool,
    objects: bench.objects,
    orderImages,
    out: { write: (text: string) => (formatted += text) },
    signal: new AbortController().signal,
  }
  expect(await importImages(deps, [folder])).toBe(1)
  expect(formatted).toContain('nobody.png: no record has this image')
  expect(formatted).toContain('2 images imported, 1 left out.')
  expect(orders).toEqual([describeImages.name])
  const keys = await bench.bench.rows<{ key: string }>(`SELECT image_key AS key FROM trademark WHERE office = 'US'`)
  // Both files hold the same image, whatever they are called.
  expect(keys[0]!.key).toMatch(/^marks\/..\/[\da-f]{64}\.png$/)
  expect(keys[1]).toEqual(keys[0])
  expect(await listUndescribed(pool)).toEqual([keys[0]!.key])

  expect(await bench.describe()).toEqual({ described: 1, faults: 0 })
  expect(await importImages(deps, [folder])).toBe(1)
  expect(orders).toHaveLength(1)
})
