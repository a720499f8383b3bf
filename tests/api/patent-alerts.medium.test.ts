import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildPatent } from '../support/registers.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
  for (const [at, title] of ['电池包', '散热器', '水杯'].entries())
    await buildPatent(bench, { number: `11000000${at}`, title })
})

const member = async (columns: Record<string, unknown> = {}) => (await bench.member(columns)).token
const save = (as: string, query: object, rest: object = {}) =>
  bench.call('POST', '/patent/alert', { as, payload: { query, ...rest } })
const alert = { channels: ['site'], frequency: 'issue' }

describe('saved searches', () => {
  test('every mode is saved with its limits, and leads back to the page', async () => {
    const as = await member()
    const semantic = await save(as, { text: '液冷板电池包', country: ['CN'] })
    const simple = await save(as, { keyword: '电池', filter: { year: ['2026'] }, current: 3, sort: '-pubDate' })
    const advanced = await save(as, { expr: '#1 AND IPC:H01M', history: ['TI:电池'] }, { name: ' 高级 ' })
    expect([semantic, simple, advanced].map(({ data }) => [data.mode, data.name, data.address])).toEqual([
      ['semantic', '液冷板电池包 · CN', expect.stringContaining('mode=semantic&text=')],
      ['simple', '电池', expect.stringContaining('filter.year=2026')],
      ['advanced', '高级', expect.stringContaining('expr=')],
    ])
    expect(decodeURIComponent(advanced.data.address)).not.toContain('#1')
    const { data } = await bench.call('GET', '/patent/alert/page?sort=name&size=2&current=2', { as })
    expect([data.total, data.pages, data.records.length]).toEqual([3, 2, 1])
  })

  test('the same search is saved once, under its latest name', async () => {
    const as = await member()
    const [one, other] = [
      await save(as, { keyword: '电池' }),
      await save(as, { keyword: '电池', size: 50 }, { name: '乙' }),
    ]
    expect([other.data.id, other.data.name]).toEqual([one.data.id, '乙'])
  })

  test('what cannot be searched for cannot be saved', async () => {
    const as = await member()
    const codes = await Promise.all(
      [{ expr: 'TI:(' }, {}, { similarTo: 'CN999999999A' }, { importId: '01999999-0000-7000-8000-000000000000' }].map(
        async (query) => (await save(as, query)).code,
      ),
    )
    expect(codes).toEqual([30101, 30103, 30104, 30402])
    expect((await save(as, { keyword: 'a' }, { name: 'x'.repeat(101) })).status).toBe(400)
    expect((await bench.call('POST', '/patent/alert', { payload: { query: { keyword: 'a' } } })).status).toBe(401)
  })

  test('is found by a word, renamed and deleted; there are 200 at most', async () => {
    const account = await bench.member()
    const { data } = await save(account.token, { keyword: '电池' })
    const at = `/patent/alert/${data.id}`
    const as = account.token
    expect((await bench.call('GET', '/patent/alert/page?keyword=电', { as })).data.total).toBe(1)
    expect((await bench.call('PUT', at, { as, payload: { name: ' 新 ' } })).data.name).toBe('新')
    expect((await bench.call('PUT', at, { as, payload: { name: ' ' } })).status).toBe(400)
    expect((await bench.call('DELETE', at, { as })).data).toBe(true)
    expect((await bench.call('DELETE', at, { as })).status).toBe(404)
    await bench.pool.query(
      `INSERT INTO saved_patent_search (id, account_id, query_id, name, mode, content, query, rule, address)
       SELECT gen_random_uuid(), $1, n::text, 'x', 'simple', 'x', '{}', '{}', '/' FROM generate_series(1, 200) n`,
      [account.id],
    )
    expect((await save(as, { keyword: '散热' })).code).toBe(30401)
  })
})

describe('alerts', () => {
  test('begin with the search, are changed, paused and ended', async () => {
    const as = await member()
    const { data } = await save(as, { keyword: '电池' }, { alert })
    expect(data.alert).toMatchObject({ ...alert, state: 'active', hitCount: 0, lastHitTime: null, webhookSecret: null })
    const at = `/patent/alert/${data.id}`
    const payload = { channels: ['webhook'], frequency: 'daily', webhookUrl: 'https://hook.example/a', version: 0 }
    const changed = await bench.call('PUT', `${at}/watch`, { as, payload })
    expect(changed.data.alert).toMatchObject({ webhookUrl: 'https://hook.example/a', frequency: 'daily', version: 1 })
    expect(changed.data.alert.webhookSecret).toMatch(/^whsec_/)
    expect(changed.data.alert.nextDigestTime).not.toBeNull()
    expect((await bench.call('PUT', `${at}/watch`, { as, payload })).status).toBe(409)
    expect((await bench.call('POST', `${at}/pause`, { as })).data.alert.state).toBe('paused')
    expect((await bench.call('GET', '/patent/alert/page?state=paused', { as })).data.total).toBe(1)
    expect((await bench.call('POST', `${at}/resume`, { as })).data.alert.state).toBe('active')
    expect((await bench.call('DELETE', `${at}/watch`, { as })).data.alert).toBeNull()
    expect((await bench.call('POST', `${at}/pause`, { as })).status).toBe(404)
  })

  test('what is in the register when they begin is known', async () => {
    const { data } = await save(await member(), { keyword: '电池' }, { alert })
    const [row] = await bench.rows(
      `SELECT last_known_id = (SELECT max(id) FROM patent) AS ids,
         evaluated_change = (SELECT max(change_id) FROM patent) AS changes FROM patent_alert WHERE id = $1`,
      [data.id],
    )
    expect(row).toEqual({ ids: true, changes: true })
  })

  test.each([
    ['http://hook.example/a', 'invalid'],
    ['https://user:secret@hook.example/a', 'invalid'],
    ['hook', 'invalid'],
    [null, 'missing'],
  ])('a webhook at %s is refused', async (webhookUrl, reason) => {
    const as = await member()
    const response = await save(
      as,
      { keyword: '电池' },
      { alert: { channels: ['webhook'], frequency: 'issue', webhookUrl } },
    )
    expect([response.status, response.data]).toEqual([400, expect.objectContaining({ field: 'webhookUrl', reason })])
    expect((await bench.call('GET', '/patent/alert/page', { as })).data.total).toBe(0)
  })

  test('a test call does not leave the public internet', async () => {
    const as = await member()
    const { data } = await save(as, { keyword: '电池' }, { alert })
    const payload = { webhookUrl: 'https://127.0.0.1/hook' }
    const response = await bench.call('POST', `/patent/alert/${data.id}/webhookTest`, { as, payload })
    expect(response.data).toMatchObject({ httpStatus: null, problem: expect.stringContaining('公共互联网') })
  })

  test('an e-mail needs an address, and is stopped by its link without a sign-in', async () => {
    const email = { channels: ['email'], frequency: 'issue' }
    expect((await save(await member(), { keyword: '电池' }, { alert: email })).data).toMatchObject({
      reason: 'noEmail',
    })
    const as = await member({ email: 'li@example.com' })
    const { data } = await save(as, { keyword: '电池' }, { alert: email })
    const [row] = await bench.rows<{ token: string }>(
      'SELECT unsubscribe_token AS token FROM patent_alert WHERE id = $1',
      [data.id],
    )
    const url = '/trademark/monitoring/unsubscribe'
    expect((await bench.call('GET', `${url}?token=${row!.token}`)).data).toEqual({ name: '电池', subscribed: true })
    const stopped = await bench.call('POST', url, { payload: { token: row!.token, subscribed: false } })
    expect(stopped.data.subscribed).toBe(false)
    expect((await bench.call('GET', `/patent/alert/${data.id}`, { as })).data.alert.channels).toEqual([])
  })

  test('list what they have found, the latest first', async () => {
    const as = await member()
    const { data } = await save(as, { keyword: '电池' }, { alert })
    await bench.pool.query(
      `INSERT INTO patent_alert_hit (alert_id, patent_id, found_at)
       SELECT $1, id, now() + id * interval '1 second' FROM patent WHERE public_id LIKE 'CN11000000_A' ORDER BY id LIMIT 2`,
      [data.id],
    )
    const results = await bench.call('GET', `/patent/alert/${data.id}/results?size=1`, { as, language: 'en' })
    expect(results.data).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ patent: { id: 'CN110000001A' }, isSent: false }],
    })
    const listed = await bench.call('GET', '/patent/alert/page?sort=-lastHitTime', { as })
    expect(listed.data.records[0].alert).toMatchObject({ hitCount: 2, unsentCount: 2 })
    expect((await bench.call('GET', `/patent/alert/${data.id}/deliveries`, { as })).data).toEqual([])
  })
})

test('nobody else reads, changes or ends any of it', async () => {
  const [owner, other] = [await member(), await member()]
  const { data } = await save(owner, { keyword: '电池' }, { alert })
  const at = `/patent/alert/${data.id}`
  const calls: [Parameters<ApiBench['call']>[0], string, object?][] = [
    ['GET', at],
    ['PUT', at, { name: 'x' }],
    ['DELETE', at],
    ['PUT', `${at}/watch`, alert],
    ['DELETE', `${at}/watch`],
    ['POST', `${at}/pause`],
    ['POST', `${at}/resume`],
    ['POST', `${at}/webhookTest`, { webhookUrl: 'https://hook.example/' }],
    ['GET', `${at}/results`],
    ['GET', `${at}/deliveries`],
  ]
  for (const [method, url, payload] of calls) {
    const response = await bench.call(method, url, { as: other, ...(payload && { payload }) })
    expect([method, url, response.status]).toEqual([method, url, 404])
    expect((await bench.call(method, url, payload ? { payload } : {})).status).toBe(401)
  }
  const mine = await bench.call('GET', at, { as: owner })
  expect(mine.data).toEqual({ ...data, alert: { ...data.alert } })
  expect((await bench.call('GET', '/patent/alert/page', { as: other })).data.total).toBe(0)
})
