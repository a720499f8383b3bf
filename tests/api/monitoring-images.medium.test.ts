import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logoSvg } from '../../packages/demo-register/src/index.ts'
import { createMonitorBench, type MonitorBench } from '../support/monitor-bench.ts'
import { createImageBench, type ImageBench } from '../support/image-bench.ts'
import { logoPng } from '../support/logo-png.ts'
import { aRecord } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'
import { pngOf } from '../support/sample-files.ts'

let images: ImageBench
let worker: MonitorBench
beforeAll(async () => {
  images = await createImageBench()
  worker = createMonitorBench(images.bench)
  await register(1, 1)
  await images.bench.import([aRecord('2', { text: '无图' })])
})
afterAll(() => images?.close())

type Member = Awaited<ReturnType<typeof buildMember>>
async function call(member: Member, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const request = { method, url, headers: member.headers, ...(payload && { payload }) }
  const response = await images.api.app.inject(request)
  return { status: response.statusCode, ...response.json() }
}

const idOf = async (number: string) =>
  (
    await images.bench.rows<{ id: string }>('SELECT public_id AS id FROM trademark WHERE application_number = $1', [
      number,
    ])
  )[0]!.id

const draft = (query: object, fields: object = {}) => ({
  name: '我的图形',
  type: 'image',
  query,
  channels: ['site'],
  frequency: 'issue',
  ...fields,
})
const create = (member: Member, query: object) => call(member, 'POST', '/trademark/monitoring', draft(query))

/** Imports a mark with the drawing of a number, and has it described. */
async function register(number: number, seed: number) {
  const image = await images.addImage(`${String(seed).padStart(6, '0')}.svg`, logoSvg(seed).svg)
  await images.bench.import([aRecord(String(number), { text: `图${number}`, image })], { demonstration: true })
  await images.describe()
}

test('an uploaded image is watched, what is similar is reported with the parts that agree, and a change of the name keeps it', async () => {
  const member = await buildMember(images.api)
  const imgFile = await images.upload(await logoPng(7), member.headers)
  const { data: monitor } = await create(member, { imgFile, country: ['CN'] })
  expect(monitor).toMatchObject({ type: 'image', image: expect.stringMatching(/^data:image\/webp;base64,/) })
  await register(10, 7)
  await register(11, 8)
  await worker.evaluate()
  const list = `/trademark/monitoring/result/page?monitorId=${monitor.id}`
  const { data } = await call(member, 'GET', list)
  expect(data.records).toMatchObject([
    {
      kind: 'new',
      mark: { appNo: '10', similarity: { level: 'identical', rule: 'IMG', regions: [expect.anything()] } },
    },
  ])

  const url = `/trademark/monitoring/${monitor.id}`
  const changed = await call(member, 'PUT', url, draft({ imgFile, country: ['CN'] }, { name: '新名称' }))
  expect(changed.data).toMatchObject({ name: '新名称', image: monitor.image })
  const other = await images.upload(await logoPng(9), member.headers)
  expect((await call(member, 'PUT', url, draft({ imgFile: other }))).data.image).not.toBe(monitor.image)
})

test('the image of a record is watched, or a part of it', async () => {
  const member = await buildMember(images.api)
  const markId = await idOf('1')
  const { data: whole } = await create(member, { markId })
  const { data: part } = await create(member, { markId, crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } })
  expect(whole).toMatchObject({ content: markId, image: expect.stringContaining('data:') })
  expect(part.image).not.toBe(whole.image)
})

test.each([
  ['no image', {}, 'image'],
  ['two images', { imgFile: randomUUID(), markId: 'CN_1' }, 'image'],
  ['a name beside it', { markId: 'CN_1', tradeMarkText: '云澜' }, 'tradeMarkText'],
  ['a part beyond the image', { markId: 'CN_1', crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }, 'crop'],
  ['a file that is gone', { imgFile: randomUUID() }, 'imgFile'],
  ['a record that is none', { markId: 'CN_0' }, 'markId'],
])('%s is refused', async (_, query, field) => {
  const refused = await create(await buildMember(images.api), query)
  expect(refused.code).not.toBe(0)
  expect(refused.data.field ?? refused.data.problems[0].field).toBe(field)
})

test('a blank image is refused, that of somebody else, that of a record without one, and one for another type', async () => {
  const member = await buildMember(images.api)
  expect((await create(member, { markId: await idOf('2') })).status).toBe(404)
  const blank = await create(member, { imgFile: await images.upload(pngOf(60, 60), member.headers) })
  expect(blank).toMatchObject({ status: 400, data: { field: 'image' } })
  const foreign = await create(await buildMember(images.api), {
    imgFile: await images.upload(await logoPng(3), member.headers),
  })
  expect(foreign.status).toBe(404)
  const named = await call(member, 'POST', '/trademark/monitoring', draft({ markId: 'CN_1' }, { type: 'similar' }))
  expect(named.code).not.toBe(0)
})
