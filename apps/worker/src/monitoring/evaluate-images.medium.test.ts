import { decodeImage, describeImage, encodeImage, packCodes, packVectors } from '@markwright/image-search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { createMonitorBench, type MonitorBench } from '../../../../tests/support/monitor-bench.ts'
import { showImage, writeDescribed } from '../image-search/image-records.repository.ts'
import { LeaseLost } from '../imports/import-record.repository.ts'
import { evaluateMonitorsHandler } from './evaluate-monitors.ts'

let bench: ImportBench
let worker: MonitorBench
const now = () => new Date('2026-11-22T02:00:00Z')
beforeAll(async () => {
  bench = await createImportBench()
  worker = createMonitorBench(bench, { now })
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account, mark_image CASCADE')
})

const draw = (figure: string, ground = 'white') =>
  decodeImage(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180">
      <rect width="180" height="180" fill="${ground}"/>${figure}</svg>`),
  )
const star = (fill: string, turn = 0) =>
  `<polygon transform="rotate(${turn} 90 90)" fill="${fill}"
    points="90,15 108,68 164,68 119,101 136,155 90,122 44,155 61,101 16,68 72,68"/>`
const waves = '<path d="M10 60q40-50 80 0t80 0M10 110q40-50 80 0t80 0" stroke="black" stroke-width="14" fill="none"/>'

/** One that has seen all that there is. */
async function aImageMonitor(image?: Buffer) {
  const { version, imageBatch } = await worker.evaluation.repository.latest()
  return worker.aMonitor(await worker.buildMember(), {
    type: 'image',
    rule: {},
    channels: ['site'],
    evaluated_version: version,
    image_batch: imageBatch,
    image: image ?? (await encodeImage(await draw(star('black')))),
  })
}

/** What the worker makes of images, by their keys. */
async function describe(figures: Record<string, string>) {
  const images = []
  for (const [imageKey, figure] of Object.entries(figures)) {
    const description = describeImage(await draw(figure))
    const [codes, vectors] = [packCodes(description), packVectors(description)]
    images.push({ imageKey, thumbKey: null, codes, vectors, fault: null })
  }
  await writeDescribed(bench.pool, await worker.aRun(), images)
}

const show = (key: string, ...numbers: string[]) =>
  bench.pool.query('UPDATE trademark SET image_key = $1 WHERE application_number = ANY($2)', [key, numbers])

const found = async () =>
  (
    await bench.rows<{ appNo: string }>(
      `SELECT t.application_number AS "appNo" FROM monitor_hit h JOIN trademark t ON t.id = h.trademark_id ORDER BY 1`,
    )
  ).map(({ appNo }) => appNo)

test('a similar image is reported once it is described, and at once where it was described before', async () => {
  await describe({ known: star('red', 45) })
  await aImageMonitor()
  await bench.import([aRecord(1, {}), aRecord(2, {}), aRecord(3, {})])
  await show('new', '1')
  await show('known', '2')
  await show('other', '3')
  await worker.evaluate()
  expect(await found()).toEqual(['2'])

  await describe({ new: star('navy'), other: waves })
  const dies = evaluateMonitorsHandler({
    ...worker.evaluation,
    repository: {
      ...worker.evaluation.repository,
      commit: async () => {
        throw new LeaseLost()
      },
    },
  })
  await expect(dies({}, await worker.aRun())).rejects.toThrow(LeaseLost)
  expect(await found()).toEqual(['2'])
  await worker.evaluate()
  await worker.evaluate()
  expect(await found()).toEqual(['1', '2'])
  expect(await bench.rows('SELECT hit_count FROM monitor_digest ORDER BY created_at')).toEqual([
    { hit_count: 1 },
    { hit_count: 1 },
  ])
  const [hit] = await bench.rows<{ similarity: { regions: unknown[] } }>('SELECT similarity FROM monitor_hit')
  expect(hit!.similarity).toMatchObject({
    rule: 'IMG',
    level: expect.any(String),
    components: { image: expect.any(Number) },
  })
  expect(hit!.similarity.regions).not.toEqual([])
})

test('a changed image and one that further records receive are reported; one that is described again is not', async () => {
  await bench.import([aRecord(1, {}), aRecord(2, {}), aRecord(3, {})])
  await show('old', '1')
  await describe({ old: star('black'), waves })
  await show('waves', '2')
  await aImageMonitor()
  await describe({ old: star('black'), waves })
  await worker.evaluate()
  expect(await found()).toEqual([])

  await show('changed', '2')
  await describe({ changed: star('green') })
  await worker.evaluate()
  expect(await found()).toEqual(['2'])
  const [third] = await bench.rows<{ id: number }>(`SELECT id FROM trademark WHERE application_number = '3'`)
  const give = () => showImage(bench.pool, [third!.id], 'changed')
  // An import of images that is interrupted in between does the rest when it is begun anew.
  await bench.pool.query('ALTER TABLE mark_image ADD CONSTRAINT halt CHECK (news_batch < 4) NOT VALID')
  await expect(give()).rejects.toThrow('halt')
  await bench.pool.query('ALTER TABLE mark_image DROP CONSTRAINT halt')
  await give()
  await worker.evaluate()
  expect(await found()).toEqual(['2', '3'])
})

test('an image of an import waits until that is published, and a publication is reported', async () => {
  await aImageMonitor()
  const ordered = await bench.order(bench.fileOf([aRecord(1, { status: 6 })]))
  const stopping = bench.run(ordered, {
    progress: async () => {
      throw new Error('killed')
    },
  })
  await stopping.catch(() => {})
  await show('star', '1')
  await describe({ star: star('black') })
  await worker.evaluate()
  expect(await found()).toEqual([])
  await bench.run(ordered)
  await worker.evaluate()
  expect(await found()).toEqual(['1'])
  await bench.import([aRecord(1, { status: 3, publishedOn: '2026-11-20' })])
  await worker.evaluate()
  expect(await bench.rows('SELECT kind, deadline_on::text AS day FROM monitor_hit ORDER BY kind')).toEqual([
    { kind: 'new', day: null },
    { kind: 'published', day: '2027-02-22' },
  ])
})

test('monitors look at the same images together, and one whose own cannot be read waits', async () => {
  await bench.import([aRecord(1, {})])
  const broken = await aImageMonitor(Buffer.from('no image'))
  const others = [await aImageMonitor(), await aImageMonitor()]
  await show('star', '1')
  await describe({ star: star('black') })
  await worker.evaluate()
  const hits = await bench.rows<{ monitor: string }>('SELECT monitor_id AS monitor FROM monitor_hit ORDER BY 1')
  expect(hits.map(({ monitor }) => monitor)).toEqual(others.toSorted())
  expect(await bench.rows('SELECT id FROM monitor WHERE retry_at IS NOT NULL')).toEqual([{ id: broken }])
})
