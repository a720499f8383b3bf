import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logoSvg } from '../../packages/demo-register/src/index.ts'
import { createImageBench, type ImageBench } from '../support/image-bench.ts'
import { logoPng } from '../support/logo-png.ts'
import { aRecord } from '../support/import-bench.ts'
import { buildMember } from '../support/members.ts'

const WANTED = 7
const FOUND = `CN_${5000 + WANTED}_9`

let bench: ImageBench
beforeAll(async () => {
  bench = await createImageBench()
  const records = []
  for (let seed = 1; seed <= 12; seed++) {
    const image = await bench.addImage(`${String(seed).padStart(6, '0')}.svg`, logoSvg(seed).svg)
    const applicants = [{ name: seed === WANTED ? '甲公司' : '乙公司' }]
    records.push(aRecord(5000 + seed, { text: `图标${seed}`, kind: 'combined', image, classes: [9], applicants }))
  }
  records.push(aRecord(6000, { office: 'US', status: 10, text: 'SEVEN', image: '000007.svg', classes: [3] }))
  records.push(aRecord(7000, { text: '云澜', classes: [9], applicants: [{ name: '甲公司' }] }))
  await bench.bench.import(records, { demonstration: true })
  await bench.describe()
  await bench.api.ready(1)
  imageId = await bench.upload(await logoPng(WANTED))
  await vi.waitFor(async () => {
    if ((await find(near())).data?.total !== 1) throw new Error('not searched yet')
  }, 60_000)
})
afterAll(() => bench?.close())

let imageId = ''
const near = (op: 'AND' | 'OR' | 'NOT' = 'AND', value = imageId) => ({ op, field: 'SBTP', way: 'similar', value })
const owner = (op: 'AND' | 'OR' | 'NOT', value: string) => ({ op, field: 'SQRMC', value })

async function send(url: string, payload: object, token?: string) {
  const headers = { 'x-forwarded-for': '203.0.113.9', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await bench.api.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, ...response.json() }
}
const find = (...conditions: object[]) => send('/common/query/search/v2', { conditions })
const ids = async (...conditions: object[]): Promise<string[]> => {
  const response = await find(...conditions)
  expect(response, response.msg).toMatchObject({ code: 0 })
  return response.data.ids
}

describe('an image as a condition', () => {
  test('is joined by and, or and not with the others', async () => {
    expect(await ids(near(), owner('AND', '甲公司'))).toEqual([FOUND])
    expect(await ids(near(), owner('AND', '乙公司'))).toEqual([])
    expect((await ids(near(), owner('OR', '甲公司'))).toSorted()).toEqual([FOUND, 'CN_7000_9'].toSorted())
    expect(await ids(owner('AND', '甲公司'), near('NOT'))).toEqual(['CN_7000_9'])
  })

  test('says of each hit how similar its image is and which parts agree, and shows the image again', async () => {
    const { data } = await find(near(), owner('OR', '甲公司'))
    const [first, second] = data.queryTmInfo
    expect(first).toMatchObject({ id: FOUND, similarity: { rule: 'IMG', regions: [{ score: expect.any(Number) }] } })
    expect(second).not.toHaveProperty('similarity')
    expect(data.queryImage).toMatchObject({ imgFile: imageId, preview: expect.stringMatching(/^data:image/) })
  })

  test('and a name beside it are both explained, the nearer first', async () => {
    const name = { op: 'AND', field: 'SBMC', way: 'similar', value: `图标${WANTED}` }
    const { data } = await find(name, near('OR'))
    const hit = data.queryTmInfo.find(({ id }: { id: string }) => id === FOUND)
    expect(hit.similarity).toMatchObject({ components: { text: 100, image: expect.any(Number) }, level: 'identical' })
    expect(hit.similarity.spans.length).toBeGreaterThan(0)
    expect(hit.similarity.reasons.map(({ code }: { code: string }) => code).at(-1)).toMatch(/^IMG/)
  })

  test('without an image, or with one that is no longer there, is refused in both languages', async () => {
    expect(await find(near('AND', '4.1'))).toMatchObject({ code: 20107, data: { row: 0, field: 'image' } })
    const gone = near('AND', '5f0c1d3e-1111-4111-8111-111111111111')
    expect(await find(gone)).toMatchObject({ status: 404, msg: '图片已失效，请重新上传' })
    const english = await send('/common/query/search/v2?lang=en', { conditions: [gone] })
    expect(english.msg).toBe('The image is no longer there. Please upload it again.')
  })

  test('of another member looks like one that does not exist', async () => {
    const { token, headers } = await buildMember(bench.api)
    const own = await bench.upload(await logoPng(WANTED), headers)
    expect(await send('/common/query/search/v2', { conditions: [near('AND', own)] }, token)).toMatchObject({ code: 0 })
    expect(await find(near('AND', own))).toMatchObject({ status: 404 })
  })

  test('is stored with a saved query, which finds the same again once images of visitors are gone', async () => {
    const { token } = await buildMember(bench.api)
    const brought = await bench.upload(await logoPng(WANTED))
    const saved = await send('/common/query/save', { query: { conditions: [near('AND', brought)] } }, token)
    expect(saved).toMatchObject({ code: 0, data: { lastRun: { total: 1 } } })
    const { rows } = await bench.bench.pool.query('SELECT owner_id FROM stored_file WHERE id = $1', [brought])
    expect(rows[0].owner_id).not.toBeNull()
    const again = await send(`/common/query/saved/${saved.data.id}/run`, {}, token)
    expect(again).toMatchObject({ code: 0, data: { added: [], removed: [], after: { total: 1 } } })
  })

  test('alone is stored likewise, and the saved query leads to the search by it', async () => {
    const { token } = await buildMember(bench.api)
    const brought = await bench.upload(await logoPng(WANTED))
    const saved = await send('/common/query/save', { query: { imgFile: brought, country: ['CN', 'US'] } }, token)
    expect(saved).toMatchObject({
      code: 0,
      data: { address: `/imageSearch?imgFile=${brought}&country=CN%3BUS`, lastRun: { total: 2, saved: 2 } },
    })
    const { rows } = await bench.bench.pool.query('SELECT owner_id FROM stored_file WHERE id = $1', [brought])
    expect(rows[0].owner_id).not.toBeNull()
    const again = await send(`/common/query/saved/${saved.data.id}/run`, {}, token)
    expect(again).toMatchObject({ code: 0, data: { added: [], removed: [] } })
    const shown = await send('/common/graph/search/v2', { imgFile: brought, country: ['CN', 'US'] }, token)
    expect(shown.data).toMatchObject({ total: 2, quota: { used: 1 } })
  })

  test('stays a visitor’s where there is no room for the query', async () => {
    const { token, id } = await buildMember(bench.api)
    await bench.bench.pool.query(
      `INSERT INTO saved_query (id, account_id, query_id, name, content, query)
       SELECT gen_random_uuid(), $1, 'q' || n, 'n', 'c', '{}' FROM generate_series(1, 200) n`,
      [id],
    )
    const brought = await bench.upload(await logoPng(WANTED))
    const saved = await send('/common/query/save', { query: { conditions: [near('AND', brought)] } }, token)
    expect(saved.code).toBe(20120)
    const { rows } = await bench.bench.pool.query('SELECT owner_id FROM stored_file WHERE id = $1', [brought])
    expect(rows).toEqual([{ owner_id: null }])
  })
})

describe('an image in all offices', () => {
  const cross = (query: object, token?: string) => send('/common/query/tmCrossSearch', query, token)

  test('counts as one search, and says of each office how many and the nearest', async () => {
    const { token, headers } = await buildMember(bench.api)
    const own = await bench.upload(await logoPng(WANTED), headers)
    const requested = { conditions: [near('AND', own)] }
    const usage = async () => (await send('/common/query/search/v2', requested, token)).data.quota.used
    const before = await usage()
    const { data } = await cross({ imgFile: own }, token)
    expect(data).toMatchObject({ total: 2, queryImage: { imgFile: own, crop: null } })
    const found = data.countries.map(({ country, total, top }: { country: string; total: number; top: object[] }) => [
      country,
      total,
      top.length,
    ])
    expect(found.toSorted()).toEqual([
      ['CN', 1, 1],
      ['US', 1, 1],
    ])
    expect(data.countries[0].top[0].similarity).toMatchObject({ rule: 'IMG', score: expect.any(Number) })
    expect(await usage()).toBe(before + 1)
  })

  test('searches the chosen offices and classes only', async () => {
    expect((await cross({ imgFile: imageId, countries: ['US'] })).data.total).toBe(1)
    expect((await cross({ imgFile: imageId, classify: '09' })).data.countries).toMatchObject([{ country: 'CN' }])
  })

  test.each([
    ['beside a name', { tradeMarkText: '云澜', imgFile: '5f0c1d3e-1111-4111-8111-111111111111' }, 20101],
    ['nor a name', {}, 20301],
    ['and a class that there is none of', { tradeMarkText: '云澜', classify: '46' }, 20105],
  ])('an image %s is refused', async (_, query, code) => expect(await cross(query)).toMatchObject({ code }))
})

test('what was searched for by an image is compared with what was found', async () => {
  const { data } = await send('/common/query/tmCompare', { left: { conditions: [near()] }, rightIds: [FOUND] })
  expect(data).toMatchObject({
    sought: { name: null, queryImage: { imgFile: imageId } },
    matrix: [{ a: 'query', b: FOUND, nameA: null, similarity: { rule: 'IMG', regions: [{}] } }],
  })
})
