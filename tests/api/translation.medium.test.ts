import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { inDatabase } from '../support/members.ts'
import { buildGrant } from '../support/plans.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
})
afterAll(() => bench?.close())

const path = '/lantern/translateLan'
let visitors = 0
const aVisitor = () => `198.51.100.${++visitors}`
type Who = { as?: string; visitor?: string }
const by = ({ as, visitor }: Who) => ({
  ...(as && { as }),
  ...(visitor && { headers: { 'x-forwarded-for': visitor } }),
})
const translate = (payload: object, who: Who = {}) => bench.call('POST', `${path}/translate`, { payload, ...by(who) })
const quotaOf = async (who: Who) => (await bench.call('GET', `${path}/quota`, by(who))).data
const claim = '一种轴承，包括内圈1和外圈2。其厚度为3.5mm。'

describe('a text', () => {
  test('shows how similar sentences of the memory differ', async () => {
    const as = (await bench.member()).token
    const direction = 'zh-cn_en-us'
    const first = await translate({ sourceText: '所述阀座由不锈钢制成并固定在壳体上。', direction }, { as })
    const payload = { logId: first.data.logId, segment: 0, suggested: 'The valve seat is of steel.' }
    await bench.call('POST', `${path}/feedback`, { as, payload })
    const { data } = await translate({ sourceText: '所述阀座由黄铜制成并固定在壳体上。', direction }, { as })
    const [match] = data.segments[0].matches
    expect(match).toMatchObject({ tgt: 'The valve seat is of steel.' })
    const textOf = (...kinds: string[]) =>
      match.difference
        .filter(({ kind }: { kind: string }) => kinds.includes(kind))
        .map(({ text }: { text: string }) => text)
        .join('')
    expect([textOf('removed'), textOf('added')]).toEqual(['不锈钢', '黄铜'])
    expect(textOf('same', 'removed')).toBe(match.src)
  })

  test('of the log is found by its words, by its member only', async () => {
    const [own, other] = [(await bench.member()).token, (await bench.member()).token]
    const query = { sourceText: '一种止回阀，包括阀座7。\n所述阀座7为金属。', direction: 'zh-cn_en-us' }
    const find = async (who: Who, payload: object = query) =>
      (await bench.call('POST', `${path}/text/stored`, { payload, ...by(who) })).data
    expect(await find({ as: own })).toBeNull()
    const { data } = await translate(query, { as: own })
    expect(await find({ as: own })).toMatchObject({ id: data.logId, segments: data.segments })
    expect(await find({ as: own }, { ...query, direction: 'zh-cn_ja-jp' })).toBeNull()
    expect(await find({ as: other })).toBeNull()
    expect(await find({ visitor: aVisitor() })).toBeNull()
    // Opening it again has used nothing.
    expect((await quotaOf({ as: own })).textLeft).toBe(9)
  })

  test('is detected, translated sentence by sentence, and says which engine did it', async () => {
    const visitor = aVisitor()
    const { code, data } = await translate(
      { sourceText: `${claim}\n\n所述轴承用于电机。`, target: 'en-us' },
      { visitor },
    )
    expect(code).toBe(0)
    expect(data).toMatchObject({
      detected: 'zh-cn',
      direction: 'zh-cn_en-us',
      isDraft: true,
      counted: true,
      logId: null,
      engines: [{ id: 'built-in', sentTo: null }],
    })
    expect(data.segments.map(({ paragraph }: { paragraph: number }) => paragraph)).toEqual([1, 1, 3])
    expect(data.targetText.split('\n')).toHaveLength(3)
    expect(data.targetText).toMatch(/3\.5/)
    const sum = Object.values<number>(data.shares).reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(1, 2)
    expect(data.quota.textLeft).toBe(9)
  })

  test.each([
    ['en-us', 'A bearing comprising an inner ring 1.', 'zh-cn', /1/],
    ['zh-cn', '轴承包括内圈1。', 'ja-jp', /1/],
    ['ja-jp', '軸受は内輪1を備える。', 'zh-cn', /1/],
  ])('is translated from %s', async (source, sourceText, target, expected) => {
    const { data } = await translate({ sourceText, source, target }, { visitor: aVisitor() })
    expect(data.direction).toBe(`${source}_${target}`)
    expect(data.targetText).toMatch(expected)
    expect(data.targetText).not.toBe(sourceText)
  })

  test.each([
    [{ sourceText: 'Hello', source: 'en-us', target: 'ja-jp' }, 40101],
    [{ sourceText: '轴'.repeat(3001), target: 'en-us' }, 40102],
    [{ sourceText: ' \n ', target: 'en-us' }, 40109],
  ])('%j is refused with %i and counts nothing', async (payload, code) => {
    const visitor = aVisitor()
    expect((await translate(payload, { visitor })).code).toBe(code)
    expect(await quotaOf({ visitor })).toMatchObject({ textLeft: 10, charsLeft: 3000 })
  })

  test('of exactly 3,000 characters is translated, and then none is left that day', async () => {
    const visitor = aVisitor()
    const { code, data } = await translate({ sourceText: '轴承'.repeat(1500), target: 'en-us' }, { visitor })
    expect([code, data.chars, data.quota.charsLeft]).toEqual([0, 3000, 0])
    const refused = await translate({ sourceText: '电机', target: 'en-us' }, { visitor })
    expect([refused.code, refused.data.nextStep]).toEqual([40105, 'signIn'])
  })
})

describe('the free translations of a day', () => {
  test('are ten; the same text again costs nothing', async () => {
    const visitor = aVisitor()
    for (let no = 0; no < 10; no++)
      expect((await translate({ sourceText: `轴承${no}`, target: 'en-us' }, { visitor })).code).toBe(0)
    const again = await translate({ sourceText: '轴承3', target: 'en-us' }, { visitor })
    expect([again.code, again.data.counted]).toEqual([0, false])
    const refused = await translate({ sourceText: '电机', target: 'en-us' }, { visitor })
    expect(refused.code).toBe(40103)
    expect(refused.data.nextStep).toBe('signIn')
    const { token } = await bench.member()
    expect((await translate({ sourceText: '电机', target: 'en-us' }, { as: token, visitor })).code).toBe(0)
  })

  test('the last one goes to one of 50 requests at once', async () => {
    const visitor = aVisitor()
    for (let no = 0; no < 9; no++) await translate({ sourceText: `轴承${no}`, target: 'en-us' }, { visitor })
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, no) => translate({ sourceText: `电机${no}`, target: 'en-us' }, { visitor })),
    )
    const codes = responses.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 40103)).toHaveLength(49)
  })

  test('words that were bought are used once they are used up', async () => {
    const { token, id } = await bench.member()
    await buildGrant(bench.api, id, [{ services: ['translationWords'], total: 100 }])
    await translate({ sourceText: '轴承'.repeat(1500), target: 'en-us' }, { as: token })
    expect((await translate({ sourceText: '一种轴承', target: 'en-us' }, { as: token })).code).toBe(0)
    expect(await quotaOf({ as: token })).toMatchObject({ charsLeft: 0, wordsLeft: 96, mode: 'paid' })
  })
})

describe('a member', () => {
  test('opens a translation again, and a correction is used by the next one', async () => {
    const { token: as } = await bench.member()
    const first = await translate({ sourceText: claim, target: 'en-us' }, { as })
    const { logId } = first.data
    const suggested = 'A bearing comprising an inner race 1 and an outer race 2.'
    expect((await bench.call('POST', `${path}/feedback`, { as, payload: { logId, segment: 0, suggested } })).data).toBe(
      true,
    )
    const stored = (await bench.call('GET', `${path}/text/${logId}`, { as })).data
    expect(stored).toMatchObject({ sourceText: claim, segments: [{ tgt: suggested }, {}] })
    const next = await translate({ sourceText: `${claim}\n所述轴承用于电机。`, target: 'en-us' }, { as })
    expect(next.data.segments[0]).toMatchObject({ tgt: suggested, origin: 'memory' })
    expect(next.data.shares.memory).toBeGreaterThan(0)
    // Of nobody else.
    const { token: other } = await bench.member()
    expect((await bench.call('GET', `${path}/text/${logId}`, { as: other })).status).toBe(404)
    const foreign = { logId, segment: 0, suggested: 'x' }
    expect((await bench.call('POST', `${path}/feedback`, { as: other, payload: foreign })).status).toBe(404)
    expect((await translate({ sourceText: claim, target: 'en-us' }, { as: other })).data.segments[0].tgt).not.toBe(
      suggested,
    )
  })

  test('translates the same text again into the same entry of the log', async () => {
    const { token: as, id } = await bench.member()
    const ids = [
      await translate({ sourceText: claim, target: 'en-us' }, { as }),
      await translate({ sourceText: claim, target: 'en-us' }, { as }),
    ].map(({ data }) => data.logId)
    expect(ids[0]).toBe(ids[1])
    expect(await inDatabase(bench.api, 'SELECT id FROM translation WHERE account_id = $1', [id])).toHaveLength(1)
  })
})

test('a translation comes as DOCX, alone and beside its source', async () => {
  const rows = [{ src: '轴承。', tgt: 'Bearing.', paragraph: 1 }]
  for (const layout of ['target', 'bilingual']) {
    const response = await bench.api.app.inject({
      method: 'POST',
      url: `${path}/text/docx`,
      payload: { direction: 'zh-cn_en-us', layout, rows },
    })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
  }
})

test.each([0, -1_299_246_214, 2_000_000_000])('line %i of a text to download is refused', async (paragraph) => {
  const payload = { direction: 'zh-cn_en-us', rows: [{ src: '轴承。', tgt: 'Bearing.', paragraph }] }
  const refused = await bench.call('POST', `${path}/text/docx`, { payload })
  expect(refused.data.errors).toMatchObject([{ path: 'body.rows.0.paragraph' }])
})

test('languages and alternatives name their engines', async () => {
  const { data } = await bench.call('GET', `${path}/languages`)
  expect(data).toHaveLength(4)
  expect(data[0].engines).toEqual([{ id: 'built-in', name: 'Markwright', sentTo: null }])
  expect((await bench.call('POST', `${path}/detect`, { payload: { text: '軸受は' } })).data.language).toBe('ja-jp')
  expect((await bench.call('POST', `${path}/detect`, { payload: { text: '12' } })).data.language).toBeNull()
  const alternatives = await bench.call('POST', `${path}/alternatives`, {
    payload: { text: '一种轴承', direction: 'zh-cn_en-us' },
    ...by({ visitor: aVisitor() }),
  })
  expect(alternatives.data[0]).toMatchObject({ origin: 'engine', engine: 'Markwright' })
})
