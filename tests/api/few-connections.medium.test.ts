import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { createMemberObjects, type Member } from '../support/member-objects.ts'
import { buildGrant } from '../support/plans.ts'
import { describeEachStore } from '../support/redis.ts'

const POOL_MAX = 2
const AT_ONCE = 6

const monitorOf = (at: number) => ({
  name: `云澜 ${at}`,
  type: 'similar',
  query: { tradeMarkText: '云澜' },
  channels: ['site'],
  frequency: 'issue',
})

/** What a member of a site may send several times at once; each waits for the others of the same member. */
const changes: Record<string, (bench: ApiBench, owner: Member) => Promise<(at: number) => [string, object]>> = {
  monitors: async (bench, { id }) => {
    await buildGrant(bench.api, id, [{ services: ['monitoring'], atOnce: AT_ONCE }])
    return (at) => ['/trademark/monitoring', monitorOf(at)]
  },
  'monitors that are one too many': async () => (at) => ['/trademark/monitoring', monitorOf(at)],
  'bulk queries': async () => (at) => ['/common/query/bulk', { entries: [`云澜${at}`] }],
  reports: async (bench, { id }) => {
    await buildGrant(bench.api, id, [{ services: ['report'], total: AT_ONCE }])
    return () => ['/common/query/analyzeReportV2', { query: { tradeMarkText: '云澜', classify: '9' }, lang: 'cn' }]
  },
  translations: async () => (at) => [
    '/lantern/translateLan/translate',
    { sourceText: `所述轴承 ${at} 固定在壳体上。`, direction: 'zh-cn_en-us' },
  ],
  documents: async (bench, owner) => {
    await buildGrant(bench.api, owner.id, [{ services: ['translationWords'], total: 9000 }])
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => createMemberObjects(bench).document(owner)))
    return (at) => [`/lantern/translateLan/document/${ids[at]}/start`, { direction: 'zh-cn_en-us' }]
  },
  glossaries: async () => (at) => ['/lantern/translateLan/glossary', { name: `轴承 ${at}` }],
  'saved queries': async () => (at) => ['/common/query/save', { query: { tradeMarkText: `云澜${at}` } }],
  'keys of partners': async () => (at) => ['/admin/partner/key', { name: `key ${at}`, scopes: ['patents'] }],
  orders: async (bench, owner) => {
    const { skuId } = await buildProduct(bench)
    const quotes: string[] = []
    for (let at = 0; at < AT_ONCE; at++)
      quotes.push(
        (
          await bench.call('POST', '/product/price/quote', {
            as: owner.token,
            payload: { items: [{ skuId, quantity: 1 }] },
          })
        ).data.quoteId,
      )
    return (at) => ['/order/order', { quoteId: quotes[at], agree: true }]
  },
}

describeEachStore('few connections to the database', (redis) => {
  let bench: ApiBench
  beforeAll(async () => {
    bench = await createApiBench({ DATABASE_POOL_MAX: String(POOL_MAX), REDIS_URL: redis ?? '' })
    await bench.api.ready()
  })
  afterAll(() => bench?.close())

  test.each(Object.keys(changes))('more %s at once than there are connections are all answered', async (kind) => {
    const owner = await bench.member()
    const send = await changes[kind]!(bench, owner)
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (__, at) => {
        const [url, payload] = send(at)
        return bench.call('POST', url, { as: owner.token, payload })
      }),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
  })
})
