import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiBench } from '../support/api-bench.ts'
import { createPatentBench, importPatents } from '../support/patent-bench.ts'

const text = 'The pressure is a/2 in [Chemical structure: c1.tif] and [Formula: m.tif].'
const mathml = '<math displaystyle="true"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>'
const span = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })
const inserts = {
  formulas: [{ ...span('a/2'), mathml: '<math><mfrac href="javascript:x"><mi>a</mi><mn>2</mn></mfrac></math>' }],
  images: [
    { ...span('[Chemical structure: c1.tif]'), file: 'c1.tif' },
    { ...span('[Formula: m.tif]'), file: 'm.tif' },
  ],
}

let bench: ApiBench
beforeAll(async () => {
  const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .tiff()
    .toBuffer()
  bench = await createPatentBench(
    [
      {
        country: 'EP',
        number: '1000001',
        kind: 'A1',
        language: 'en',
        titles: { en: 'Pump' },
        claims: { en: [{ number: 1, text, dependsOn: [], ...inserts }] },
        description: { en: [{ kind: 'paragraph', number: '0001', text, ...inserts }] },
      },
    ],
    { 'c1.tif': image },
  )
})
afterAll(() => bench?.close())

test('texts come with their formulas and with those images that were delivered, and stay in one line', async () => {
  const read = async (part: string) => (await bench.call('GET', `/patent/search/${part}?id=EP1000001A1`)).data
  const [claims] = await read('claims')
  const [description] = await read('description')
  const expected = {
    text,
    formulas: [{ ...span('a/2'), mathml }],
    images: [{ ...span('[Chemical structure: c1.tif]'), url: expect.any(String), width: 30, height: 20 }],
  }
  expect(claims.claims[0]).toMatchObject(expected)
  expect(description.paragraphs[0]).toMatchObject(expected)
  const image = await bench.call('GET', description.paragraphs[0].images[0].url)
  expect((await sharp(image.body).metadata()).width).toBe(30)
})

test('images within texts are no drawings', async () => {
  const { data } = await bench.call('GET', '/patent/search/detail?id=EP1000001A1')
  expect(data).toMatchObject({ drawingCount: 0, imageUrl: null })
  expect((await bench.call('GET', '/patent/search/drawings?id=EP1000001A1')).data).toEqual([])
})

test('an address shows the image of the last import, and is not loaded again while that is the same', async () => {
  const imageOf = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const record = (...files: string[]) => ({
    country: 'EP',
    number: '1000002',
    kind: 'A1',
    titles: { en: 'Valve' },
    drawings: files.map((file, at) => ({ number: String(at + 1), file })),
  })
  await importPatents(bench, [record('f1.png')], { 'f1.png': await imageOf('#f00') })
  const [{ url, thumb }] = (await bench.call('GET', '/patent/search/drawings?id=EP1000002A1')).data
  const load = async (address: string, etag?: string) => {
    const { status, headers, body } = await bench.call('GET', address, {
      headers: etag ? { 'if-none-match': etag } : {},
    })
    const { channels = [] } = status === 200 ? await sharp(body).stats() : {}
    return { status, headers, etag: headers['etag'] as string, colour: channels.map(({ mean }) => mean) }
  }
  for (const address of [url, thumb]) {
    const first = await load(address)
    expect(first).toMatchObject({ status: 200, colour: [255, 0, 0], headers: { 'cache-control': 'public, no-cache' } })
    expect(await load(address, first.etag)).toMatchObject({
      status: 304,
      headers: { etag: first.etag },
    })
  }
  const before = (await load(url)).etag
  expect((await load(thumb)).etag).not.toBe(before)
  await importPatents(bench, [record('f0.png', 'f1.png')], { 'f0.png': await imageOf('#00f') })
  expect(await load(url, before)).toMatchObject({ status: 200, colour: [0, 0, 255] })
  expect(await load(url.replace('/0?', '/1?'), before)).toMatchObject({ status: 304 })
})

test('a search finds the text of a formula in one line and no names of its elements', async () => {
  const find = async (keyword: string) =>
    (
      await bench.call('POST', '/patent/search/list', {
        payload: { patentSearchType: 'advanced', expr: keyword },
      })
    ).data.total
  expect(await find('DE:pressure')).toBe(1)
  expect(await find('DE:mfrac')).toBe(0)
  expect(await find('DE:math')).toBe(0)
})
