import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logoSvg } from '../../packages/demo-register/src/index.ts'
import { createImageBench, type ImageBench } from '../support/image-bench.ts'
import { logoPng } from '../support/logo-png.ts'
import { aRecord } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'
import { createReportBench, type ReportBench } from '../support/report-bench.ts'

const REPORT = '/common/query/analyzeReportV2'
const WANTED = 7

let bench: ImageBench
let reports: ReportBench
beforeAll(async () => {
  bench = await createImageBench()
  const image = await bench.addImage('000007.svg', logoSvg(WANTED).svg)
  const other = await bench.addImage('000008.svg', logoSvg(8).svg)
  const mark = (no: number, fields: object) =>
    aRecord(no, { text: `图标${no}`, kind: 'combined', image, classes: [9], ...fields })
  await bench.bench.import(
    [
      mark(5001, {}),
      mark(5002, { image: other }),
      mark(5003, { classes: [25] }),
      mark(5004, { status: 2 }),
      mark(5005, { office: 'US', status: 10 }),
      mark(5006, { applicants: [{ name: '甲公司' }] }),
      mark(5007, { office: 'WO', status: 10, details: { designations: ['CN'] } }),
      mark(5008, { office: 'WO', status: 10, details: { designations: ['JP'] } }),
    ],
    { demonstration: true },
  )
  await bench.describe()
  await bench.api.ready(1)
  reports = createReportBench(bench.bench, bench.api)
  const requested = await order({})
  await vi.waitFor(
    async () => {
      if ((await post(REPORT, requested)).data.preview.image.total === 0) throw new Error('not searched yet')
    },
    { timeout: 60_000, interval: 500 },
  )
})
afterAll(async () => {
  await reports?.close()
  await bench?.close()
})

async function post(url: string, payload: object | Buffer, headers: Record<string, string> = {}) {
  const response = await bench.api.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, ...response.json() }
}

const order = async (fields: object, headers: Record<string, string> = {}) => ({
  query: { tradeMarkText: '云澜', classify: '09' },
  imgFile: await bench.upload(await logoPng(WANTED), headers),
  ...fields,
})
const preview = async (fields: object) => post(REPORT, await order(fields))

const idsOf = ({ marks }: { marks: { mark: { id: string } }[] }) => marks.map(({ mark }) => mark.id)

test('the free preview tells which marks that hold in China have a similar image in the classes, and where it agrees', async () => {
  const { data } = await preview({})
  const { image } = data.preview
  expect(idsOf(image).toSorted()).toEqual(['CN_5001_9', 'CN_5006_9', 'WO_5007'])
  expect(image).toMatchObject({ total: 3, preview: expect.stringMatching(/^data:image\/webp/) })
  expect(image.marks[0]).toMatchObject({
    mark: { level: 'identical', hasImage: true },
    regions: [{ score: expect.any(Number) }],
  })
  expect(image.marks[0].mark.reasons[0]).toContain('图形')
})

test('own earlier marks do not count', async () => {
  const { data } = await preview({ applicant: '甲公司' })
  expect(idsOf(data.preview.image).toSorted()).toEqual(['CN_5001_9', 'WO_5007'])
})

test('a mark without an image has no section of images, and a foreign image is not read', async () => {
  const without = await post(REPORT, { query: { tradeMarkText: '云澜', classify: '09' } })
  expect(without.data.preview).not.toHaveProperty('image')
  const { headers } = await buildMember(bench.api)
  const foreign = { ...(await order({})), imgFile: await bench.upload(await logoPng(WANTED), headers) }
  expect((await post(REPORT, foreign)).status).toBe(404)
})

test('a report stores what its image was similar to', async () => {
  const { id, headers } = await buildMember(bench.api)
  await reports.grant(id, 1)
  const { data } = await post(REPORT, await order({ applicant: '甲公司' }, headers), headers)
  await reports.run(data.reportNo)
  const [row] = await bench.bench.rows<{ state: string; content: { image: { marks: { id: string }[] } } }>(
    'SELECT state, content FROM registrability_report WHERE number = $1',
    [data.reportNo],
  )
  expect(row).toMatchObject({
    state: 'review',
    content: {
      image: {
        marks: [
          { level: 'identical', regions: [{}] },
          { level: 'identical', regions: [{}] },
        ],
      },
    },
  })
  expect(row!.content.image.marks.map(({ id }) => id).toSorted()).toEqual(['CN_5001_9', 'WO_5007'])
})
