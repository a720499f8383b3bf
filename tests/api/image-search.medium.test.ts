import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logoSvg } from '../../packages/demo-register/src/index.ts'
import { createImageBench, type ImageBench } from '../support/image-bench.ts'
import { logoPng } from '../support/logo-png.ts'
import { aRecord } from '../support/import-bench.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { workbookRows } from '../support/workbook-rows.ts'

const SEARCH = '/common/graph/search/v2'
const LOGOS = 30
const WANTED = 7

let bench: ImageBench
beforeAll(async () => {
  bench = await createImageBench()
  const records = []
  for (let seed = 1; seed <= LOGOS; seed++) {
    const image = await bench.addImage(`${String(seed).padStart(6, '0')}.svg`, logoSvg(seed).svg)
    records.push(aRecord(5000 + seed, { text: `图标${seed}`, kind: 'combined', image, classes: [seed % 2 ? 9 : 25] }))
  }
  // A second mark with the same image, of another office.
  records.push(aRecord(6000, { office: 'US', status: 10, text: 'SEVEN', image: '000007.svg', classes: [3] }))
  await bench.bench.import(records, { demonstration: true })
  await bench.describe()
  await bench.api.ready(1)
  await vi.waitFor(async () => {
    if ((await search({ imgOriginalBase64: await wanted() })).data?.total !== 1) throw new Error('not searched yet')
  }, 60_000)
})
afterAll(() => bench?.close())

const wanted = async () => (await logoPng(WANTED)).toString('base64')
let visitors = 0
const visitor = () => `203.0.113.${++visitors % 250}`

async function send(payload: object | Buffer, headers: Record<string, string> = {}, language = 'cn') {
  const response = await bench.api.app.inject({
    method: 'POST',
    url: `${SEARCH}?lang=${language}`,
    headers: { 'x-forwarded-for': visitor(), ...headers },
    payload,
  })
  return { status: response.statusCode, ...response.json() }
}
const search = (query: object, headers?: Record<string, string>) => send(query, headers)

function sendFile(bytes: Buffer, query?: object) {
  const entries: Parameters<typeof formOf>[0] = [['file', bytes, 'logo.png']]
  const { payload, headers } = formOf(query ? [...entries, ['query', JSON.stringify(query)]] : entries)
  return send(payload, headers)
}

describe('an image', () => {
  test('finds the mark that shows it turned, recoloured and cropped, and says which parts agree', async () => {
    const turned = await sharp(await logoPng(WANTED))
      .modulate({ hue: 150 })
      .rotate(20, { background: '#ffffff' })
      .png()
      .toBuffer()
    const { width, height } = await sharp(turned).metadata()
    const cropped = await sharp(turned)
      .extract({ left: 0, top: 0, width: Math.floor(width * 0.93), height: Math.floor(height * 0.93) })
      .jpeg()
      .toBuffer()
    const { code, data } = await sendFile(cropped, { degree: 'low' })
    expect(code).toBe(0)
    const [first] = data.queryTmInfo
    expect(first).toMatchObject({ id: `CN_${5000 + WANTED}_9`, similarity: { rule: 'IMG', spans: [] } })
    expect(first.similarity.components.image).toBe(first.similarity.score)
    expect(first.similarity.score).toBeGreaterThanOrEqual(60)
    expect(first.similarity.regions[0]).toMatchObject({
      queryBox: { width: expect.any(Number) },
      hitBox: { width: expect.any(Number) },
    })
    const scores = data.queryTmInfo.map((hit: { similarity: { score: number } }) => hit.similarity.score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
  })

  test('is the same question in each of the three ways, pages and filters cost nothing more', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' }
    const id = await bench.upload(await logoPng(WANTED), { 'x-forwarded-for': visitor() })
    const both = { country: ['CN', 'US'] }
    const byId = await search({ imgFile: id, ...both }, from)
    const byText = await search({ imgOriginalBase64: `data:image/png;base64,${await wanted()}`, ...both }, from)
    expect(byId.data).toMatchObject({ total: 2, queryImage: { imgFile: id, width: 300, height: 300, crop: null } })
    expect(byId.data.queryImage.preview).toMatch(/^data:image\/webp;base64,/)
    expect(byText.data.queryId).toBe(byId.data.queryId)
    const { queryId } = byId.data
    const filtered = await search({ imgFile: id, ...both, queryId, filter: { country: ['US'] } }, from)
    expect(filtered.data).toMatchObject({ total: 1, appnos: ['6000'], quota: { used: 1 } })
    const second = await search({ imgFile: id, ...both, pageNum: 2, pageSize: 1 }, from)
    expect(second.data).toMatchObject({ total: 2, appnos: [expect.any(String)], quota: { used: 1 } })
  })

  test('is narrowed by class, and shown in other classes where the chosen ones have few', async () => {
    const query = { imgOriginalBase64: await wanted() }
    expect((await search({ ...query, classify: '09' })).data).toMatchObject({
      total: 1,
      aiData: { otherClasses: null },
    })
    const other = await search({ ...query, classify: '45' })
    expect(other.data).toMatchObject({ total: 0, aiData: { hint: { code: 20304 } } })
    expect(other.data.aiData.otherClasses).toMatchObject({ total: 1, hits: [{ similarity: { rule: 'IMG' } }] })
  })

  test('counts by the part that was chosen of it', async () => {
    const [left, right] = [await logoPng(3), await logoPng(WANTED)]
    const sheet = await sharp({ create: { width: 620, height: 300, channels: 3, background: '#ffffff' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 320, top: 0 },
      ])
      .png()
      .toBuffer()
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
    const { data } = await sendFile(sheet, { crop })
    expect(data.queryTmInfo[0].appNo).toBe(String(5000 + WANTED))
    expect(data.queryImage).toMatchObject({ crop, width: 620 })
  })

  test('has a thumbnail of every mark', async () => {
    const { data } = await search({ imgOriginalBase64: await wanted() })
    const { thumbUrl, imageUrl } = data.queryTmInfo[0]
    const thumb = await bench.api.app.inject(thumbUrl)
    expect(thumb.headers['content-type']).toBe('image/webp')
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ format: 'webp' })
    expect((await bench.api.app.inject(imageUrl)).headers['content-type']).toBe('image/svg+xml')
  })
})

describe('what an image has found', () => {
  type Hit = { id: string; appNo: string; similarity: { score: number; reasons: { zh: string }[] } }
  const from = { 'x-forwarded-for': '198.51.100.10' }
  const columns = ['similarity', 'reasons', 'appNo']
  const exported = async (order: object, sheet = 0) => {
    const response = await bench.api.app.inject({
      method: 'POST',
      url: '/common/query/excelExport?lang=cn',
      headers: from,
      payload: { ...order, columns },
    })
    expect(response.headers['content-type'], response.body).toContain('spreadsheetml')
    return (await workbookRows(response.rawPayload, sheet)).slice(sheet === 0 ? 1 : 0)
  }
  const rowsOf = (hits: Hit[]) =>
    hits.map(({ appNo, similarity: { score, reasons } }) => [
      score,
      reasons.map(({ zh }) => zh).join(' '),
      appNo,
      '演示数据',
    ])

  test('is exported as the page shows it: rows, order, similarity and reasons, filtered and sorted', async () => {
    const imgFile = await bench.upload(await logoPng(WANTED), from)
    const query = { imgFile, degree: 'low', country: ['CN', 'US'], pageSize: 100 }
    const { data } = await search(query, from)
    expect(data.total).toBeGreaterThan(1)
    expect(await exported({ query })).toEqual(rowsOf(data.queryTmInfo))

    const filtered = { ...query, filter: { country: ['CN'] }, queryId: data.queryId, sort: '-appDate' }
    const narrowed = (await search(filtered, from)).data
    expect(narrowed.total).toBeLessThan(data.total)
    expect(await exported({ query: filtered })).toEqual(rowsOf(narrowed.queryTmInfo))
    const about = new Map((await exported({ query: filtered }, 1)) as [string, string][])
    expect([about.get('商标图片'), about.get('筛选：国家/地区')]).toEqual(['上传的图片', '中国'])

    const chosen: Hit[] = data.queryTmInfo.slice(-1)
    expect(await exported({ query, ids: chosen.map(({ id }) => id) })).toEqual(rowsOf(chosen))
    expect((await search(query, from)).data.quota.used).toBe(1)
  })

  test('by a part of the image is exported for that part', async () => {
    const imgFile = await bench.upload(await logoPng(WANTED), from)
    const query = { imgFile, crop: { x: 0, y: 0, width: 0.6, height: 1 }, degree: 'low', pageSize: 100 }
    const { data } = await search(query, from)
    expect(await exported({ query })).toEqual(rowsOf(data.queryTmInfo))
  })
})

describe('a search by image is refused', () => {
  test('with a name beside the image, without any, and with two of them', async () => {
    const image = { imgOriginalBase64: await wanted() }
    expect(await search({ ...image, tradeMarkText: '云澜' })).toMatchObject({ status: 200, code: 20101 })
    expect(await search({})).toMatchObject({ status: 200, code: 20107, msg: '请上传查询图片' })
    expect(await search({ ...image, imgLineUrl: 'https://example.com/a.png' })).toMatchObject({ code: 20102 })
  })

  test('for what cannot be requested beside it', async () => {
    const image = { imgOriginalBase64: await wanted() }
    expect(await search({ ...image, classify: '99' })).toMatchObject({ code: 20105 })
    expect(await search({ ...image, country: ['XX'] })).toMatchObject({ code: 20105 })
    expect(await search({ ...image, filter: { country: ['CN'] } })).toMatchObject({ code: 20106 })
    expect(await search({ ...image, crop: { x: 0.9, y: 0, width: 0.5, height: 1 } })).toMatchObject({ status: 400 })
    expect(await search({ ...image, nonsense: 1 })).toMatchObject({ status: 400 })
    expect(await sendFile(await logoPng(1), { nonsense: 1 })).toMatchObject({ status: 400 })
  })

  test('for a file of somebody else or none at all', async () => {
    expect(await search({ imgFile: '01920000-0000-7000-8000-000000000000' })).toMatchObject({
      status: 404,
      msg: '图片已失效，请重新上传',
    })
  })

  test('for a blank image', async () => {
    const blank = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#aabbcc' } })
      .png()
      .toBuffer()
    expect(await sendFile(blank)).toMatchObject({ status: 400, code: 40000 })
  })

  test('for addresses of the own network', async () => {
    expect(await search({ imgLineUrl: 'http://127.0.0.1:5432/a.png' })).toMatchObject({
      status: 400,
      msg: '不能读取该地址：只支持公网上的 http 或 https 图片地址',
      data: { field: 'imgLineUrl', reason: 'forbidden' },
    })
  })

  test('for what would exhaust the machine, whose memory stays as it is', async () => {
    const large = pngOf(10_000, 8000)
    const pages = await sharp(Buffer.alloc(16 * 16 * 500), {
      raw: { width: 16, height: 16 * 500, channels: 1, pageHeight: 16 },
    })
      .tiff()
      .toBuffer()
    expect((await sharp(pages).metadata()).pages).toBe(500)
    const svg = Buffer.from(`<?xml version="1.0"?>${logoSvg(1).svg}`)
    const before = process.memoryUsage().rss
    expect(await sendFile(large)).toMatchObject({ status: 400, data: { reason: 'tooManyPixels' } })
    expect(await sendFile(pages)).toMatchObject({ status: 400, data: { reason: 'pages' } })
    expect(await sendFile(svg)).toMatchObject({ status: 415, msg: '图片格式错误' })
    expect(await sendFile(Buffer.concat([pngOf(10, 10), Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({ status: 413 })
    expect(await sendFile(pngOf(60_000, 60_000, { isHollow: true }))).toMatchObject({ status: 400 })
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024)
  })

  test('in the language of the caller', async () => {
    const english = await send({}, {}, 'en')
    expect(english.msg).toBe('Upload an image to search with.')
  })
})
