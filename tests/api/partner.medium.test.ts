import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { ALL_SCOPES, buildPartner, callPartner, signed, type TestPartner } from '../support/partner.ts'

let bench: ApiBench
let partner: TestPartner
beforeAll(async () => {
  bench = await sharedApiBench()
  partner = await buildPartner(bench)
})

const NICE = { method: 'GET', path: '/nice' }
const refusal = (status: number, code: string) => ({ status, json: { status, code } })

describe('credentials', () => {
  test('a call with a key and one with a signature are answered, with the id of the call and the limits', async () => {
    for (const headers of [{ authorization: `Bearer ${partner.secret}` }, signed(partner, NICE)]) {
      const response = await callPartner(bench, 'GET', '/nice', {
        headers: { ...headers, 'x-request-id': 'call-0001' },
      })
      expect(response).toMatchObject({ status: 200, headers: { 'x-request-id': 'call-0001' } })
      expect(response.json.data).toHaveLength(45)
      expect(response.headers['ratelimit']).toMatch(/^"trademarks";r=\d+;t=\d+$/)
      expect(response.headers['ratelimit-policy']).toBe('"trademarks";q=20;w=2')
    }
  })

  test('a signature covers the query in any order and the body', async () => {
    const query = 'kind=goods&keyword=%E6%89%8B%E6%9C%BA'
    const sorted = 'keyword=%E6%89%8B%E6%9C%BA&kind=goods'
    const headers = signed(partner, { ...NICE, query: sorted })
    expect(await callPartner(bench, 'GET', `/nice?${query}`, { headers })).toMatchObject({ status: 200 })
    const body = JSON.stringify({ ids: ['CN_1_9', 'CN_2_9'] })
    const post = signed(partner, { method: 'POST', path: '/trademarks/compare', body })
    expect(await callPartner(bench, 'POST', '/trademarks/compare', { headers: post, payload: body })).toMatchObject(
      refusal(404, 'not_found'),
    )
  })

  test.each([
    ['none', {}, 'credentials_missing'],
    ['another scheme', { authorization: 'Basic YTpi' }, 'credentials_malformed'],
    ['a signature without its parts', { authorization: 'IPS1-HMAC-SHA256 Credential=M1' }, 'credentials_malformed'],
    ['an unknown key', { authorization: 'Bearer rk_live_0' }, 'key_unknown'],
  ])('%s is refused', async (_, headers, code) => {
    expect(await callPartner(bench, 'GET', '/nice', { headers })).toMatchObject(refusal(401, code))
  })

  test.each([
    ['another method', 'DELETE', '/nice', {}, undefined, 405, 'method_not_allowed'],
    ['a packed body', 'POST', '/patents/search', { 'content-encoding': 'gzip' }, '{}', 415, 'unsupported_media_type'],
    [
      'JSON in another character set',
      'POST',
      '/patents/search',
      { 'content-type': 'application/json; charset=gbk' },
      '{}',
      415,
      'unsupported_media_type',
    ],
    [
      'bytes that are no UTF-8',
      'POST',
      '/patents/search',
      {},
      Buffer.from('{"expression":"\xb2\xe2"}', 'latin1'),
      400,
      'unreadable',
    ],
  ] as const)('%s is refused as problem details', async (_, method, path, headers, payload, status, code) => {
    const response = await partner.call(method, path, {
      headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      ...(payload && { payload }),
    })
    expect(response).toMatchObject(refusal(status, code))
    expect(response.headers['allow']).toBe(status === 405 ? 'GET' : undefined)
  })

  test('a call from a page of another site is answered: a key is no cookie', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const search = () => partner.call('POST', '/patents/search', { headers, payload: { expression: 'TI:battery' } })
    // 503 while the index of patents is still being built.
    await expect.poll(async () => (await search()).status, { timeout: 30_000, interval: 200 }).toBe(200)
  })

  test('a refusal is problem details in the language of the caller', async () => {
    const { headers, json } = await callPartner(bench, 'GET', '/nice', { headers: { 'accept-language': 'zh' } })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(json).toEqual({
      type: '/openapi/v1/guides/errors?lang=cn#credentials_missing',
      title: '缺少凭证。',
      status: 401,
      detail: '缺少凭证。',
      code: 'credentials_missing',
      reason: null,
      traceId: headers['x-request-id'],
      errors: [],
    })
  })

  test('a call that is sent again is refused, and so is one that was signed long ago', async () => {
    const headers = signed(partner, NICE)
    expect(await callPartner(bench, 'GET', '/nice', { headers })).toMatchObject({ status: 200 })
    expect(await callPartner(bench, 'GET', '/nice', { headers })).toMatchObject(refusal(401, 'nonce_replayed'))
    for (const seconds of [-310, 310]) {
      const stale = signed(partner, NICE, { timestamp: Math.floor(Date.now() / 1000) + seconds })
      expect(await callPartner(bench, 'GET', '/nice', { headers: stale })).toMatchObject(
        refusal(401, 'timestamp_stale'),
      )
    }
  })

  test('a forged, truncated or re-ordered call is refused and does not use its nonce up', async () => {
    const body = JSON.stringify({ ids: ['CN_1_9', 'CN_2_9'] })
    const call = { method: 'POST', path: '/trademarks/compare', body }
    const genuine = signed(partner, call)
    const send = (headers: Record<string, string>, payload: string) =>
      callPartner(bench, 'POST', '/trademarks/compare', { headers, payload })
    const truncated = genuine['authorization']!.slice(0, -2)
    const attempts = [
      send({ ...genuine, 'x-ips-nonce': 'anothernonce' }, body),
      send({ ...genuine, 'x-ips-timestamp': String(Number(genuine['x-ips-timestamp']) + 1) }, body),
      send({ ...genuine, authorization: truncated }, body),
      send(genuine, body.slice(0, -1)),
      send(genuine, JSON.stringify({ ids: ['CN_2_9', 'CN_1_9'] })),
      send(signed({ ...partner, secret: 'rk_live_00000000000000000000000000000000' }, call), body),
    ]
    for (const attempt of attempts) expect(await attempt).toMatchObject(refusal(401, 'signature_invalid'))
    const swapped = { ...genuine, authorization: genuine['authorization']!.replace(partner.merchantId, 'M00000001') }
    expect(await send(swapped, body)).toMatchObject(refusal(401, 'key_unknown'))
    expect(await send(genuine, body)).toMatchObject(refusal(404, 'not_found'))
  })

  test('a key serves the networks that it names alone', async () => {
    const bound = await buildPartner(bench, { allowedAddresses: ['198.51.100.0/24'] })
    expect(await bound.call('GET', '/nice', { from: '198.51.100.7' })).toMatchObject({ status: 200 })
    expect(await bound.call('GET', '/nice', { from: '198.51.101.7' })).toMatchObject(
      refusal(403, 'address_not_allowed'),
    )
    expect(await callPartner(bench, 'GET', '/nice', { headers: signed(bound, NICE) })).toMatchObject(
      refusal(403, 'address_not_allowed'),
    )
  })

  test('a key that has expired or was revoked says so, whichever way it is used', async () => {
    const expired = await buildPartner(bench)
    await bench.pool.query(`UPDATE partner_key SET expires_at = now() WHERE id = $1`, [expired.keyId])
    const revoked = await buildPartner(bench)
    await bench.call('DELETE', `/admin/partner/key/${revoked.keyId}`, { as: revoked.member.token })
    for (const [own, code] of [
      [expired, 'key_expired'],
      [revoked, 'key_revoked'],
    ] as const) {
      expect(await own.call('GET', '/nice')).toMatchObject(refusal(401, code))
      expect(await callPartner(bench, 'GET', '/nice', { headers: signed(own, NICE) })).toMatchObject(refusal(401, code))
    }
  })

  test('after a rotation both keys are valid for a day, then the new one alone', async () => {
    const own = await buildPartner(bench)
    const rotate = async () =>
      (await bench.call('POST', `/admin/partner/key/${own.keyId}/rotate`, { as: own.member.token })).data
    const { secret, key } = await rotate()
    expect(key.previousUntil).not.toBeNull()
    const withKey = (bearer: string) =>
      callPartner(bench, 'GET', '/nice', { headers: { authorization: `Bearer ${bearer}` } })
    expect(await own.call('GET', '/nice')).toMatchObject({ status: 200 })
    expect(await withKey(secret)).toMatchObject({ status: 200 })
    await bench.pool.query(
      `UPDATE partner_key_secret SET expires_at = now() WHERE key_id = $1 AND expires_at IS NOT NULL`,
      [own.keyId],
    )
    expect(await own.call('GET', '/nice')).toMatchObject(refusal(401, 'key_expired'))
    expect(await withKey(secret)).toMatchObject({ status: 200 })
  })

  test('nobody else sees or changes a key, and the key itself is given once', async () => {
    const other = await bench.member()
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
    ] as const) {
      const payload = method === 'PUT' ? { name: 'x', scopes: ['usage'] } : undefined
      expect(
        await bench.call(method, `/admin/partner/key/${partner.keyId}${path}`, {
          as: other.token,
          ...(payload && { payload }),
        }),
      ).toMatchObject({ status: 404 })
    }
    const { data } = await bench.call('GET', '/admin/partner/key', { as: partner.member.token })
    expect(data.records[0]).toMatchObject({ id: partner.keyId, state: 'active', hint: partner.secret.slice(-4) })
    expect(JSON.stringify(data)).not.toContain(partner.secret)
    const [stored] = await bench.rows<{ text: string }>(
      `SELECT s::text AS text FROM partner_key_secret s WHERE key_id = $1`,
      [partner.keyId],
    )
    expect(stored!.text).not.toContain(partner.secret)
  })
})

/** A call of each product that changes nothing, and what it answers. */
const calls: { scope: string; method: 'GET' | 'POST'; path: string; payload?: object; status: number }[] = [
  { scope: 'trademarks', method: 'GET', path: '/nice', status: 200 },
  { scope: 'trademarks', method: 'GET', path: '/trademarks/CN/1', status: 404 },
  { scope: 'patents', method: 'GET', path: '/patents/CN000000001A', status: 404 },
  { scope: 'translation', method: 'GET', path: '/glossaries', status: 200 },
  { scope: 'translation', method: 'GET', path: '/documents', status: 200 },
  { scope: 'monitors', method: 'GET', path: '/monitors', status: 200 },
  { scope: 'reports', method: 'GET', path: '/reports', status: 200 },
  { scope: 'webhooks', method: 'GET', path: '/webhooks', status: 200 },
  { scope: 'usage', method: 'GET', path: '/usage', status: 200 },
]

test('a key calls the products that it is for and no others', async () => {
  for (const scope of ALL_SCOPES) {
    const own = await buildPartner(bench, { scopes: [scope] })
    for (const call of calls) {
      const response = await own.call(call.method, call.path)
      const expected = call.scope === scope ? [call.status, call.path] : [403, call.path]
      expect([response.status, call.path]).toEqual(expected)
      expect(response.json.code === 'scope_missing').toBe(call.scope !== scope)
    }
  }
})

test('what belongs to another account does not exist', async () => {
  const owner = await buildPartner(bench)
  const made = {
    monitor: await owner.call('POST', '/monitors', { payload: { name: '云', type: 'similar', text: '云澜' } }),
    glossary: await owner.call('POST', '/glossaries', {
      payload: { name: 'G', entries: [{ zh: '隔膜', en: 'separator' }] },
    }),
    batch: await owner.call('POST', '/trademarks/batch', { payload: { entries: ['云澜'] } }),
  }
  expect(Object.values(made).map(({ status }) => status)).toEqual([201, 201, 202])
  const { monitor, glossary, batch } = made
  const paths = [
    `/monitors/${monitor.json.id}`,
    `/monitors/${monitor.json.id}/hits`,
    `/glossaries/${glossary.json.id}`,
    `/glossaries/${glossary.json.id}/entries`,
    `/trademark-batches/${batch.json.id}`,
    `/trademark-batches/${batch.json.id}/rows`,
    `/jobs/${batch.json.jobId}`,
  ]
  const stranger = await buildPartner(bench)
  for (const path of paths) {
    expect([path, (await owner.call('GET', path)).status]).toEqual([path, 200])
    expect([path, (await stranger.call('GET', path)).json]).toMatchObject([path, { code: 'not_found' }])
  }
  for (const path of [paths[0]!, paths[2]!, paths[6]!])
    expect([path, (await stranger.call('DELETE', path)).status]).toEqual([path, 404])
  expect((await owner.call('DELETE', paths[2]!)).status).toBe(204)
})

test('a test key costs nothing and changes nothing', async () => {
  const own = await buildPartner(bench, { isTest: true })
  expect(own.secret).toMatch(/^rk_test_[\da-f]{32}$/)
  const refused = await own.call('POST', '/monitors', { payload: { name: '云', type: 'similar', text: '云澜' } })
  expect(refused).toMatchObject(refusal(403, 'live_key_required'))
  const translated = await own.call('POST', '/translate', { payload: { q: ['一种电池'], target: 'en-us' } })
  expect(translated).toMatchObject({ status: 200, json: { translations: [{ source: 'zh-cn', isDraft: true }] } })
  const { json } = await own.call('GET', '/usage')
  const used = json.allowances.filter(({ usedToday }: { usedToday: number }) => usedToday > 0)
  expect(used).toEqual([])
})

describe('idempotency', () => {
  const monitor = { name: '云', type: 'similar', text: '云澜' }

  test('of many calls at once with one key, one has the effect', async () => {
    const own = await buildPartner(bench)
    const headers = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => own.call('POST', '/monitors', { payload: monitor, headers })),
    )
    const statuses = new Set(responses.map(({ status }) => status))
    expect([...statuses].every((status) => [201, 409, 429].includes(status))).toBe(true)
    const made = new Set(responses.filter(({ status }) => status === 201).map(({ json }) => json.id))
    expect(made.size).toBe(1)
    const { rows } = await bench.pool.query('SELECT id FROM monitor WHERE account_id = $1', [own.member.id])
    expect(rows).toHaveLength(1)
  })

  test('200 translations at once with one key are one use, and later calls get the same answer', async () => {
    const own = await buildPartner(bench)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => own.call('POST', '/translate', { payload: { q: ['一种电池'], target: 'en-us' }, headers })
    await Promise.all(Array.from({ length: 200 }, send))
    const { json: usage } = await own.call('GET', '/usage')
    const allowance = (service: string) =>
      usage.allowances.find((each: { service: string }) => each.service === service).usedToday
    expect([allowance('translation'), allowance('translationCharacters')]).toEqual([1, 4])
    await expect.poll(async () => (await send()).headers['idempotency-replayed']).toBe('true')
  })

  test('a key with another body is refused, and a failure leaves the key free', async () => {
    const own = await buildPartner(bench)
    const headers = { 'idempotency-key': randomUUID() }
    const send = (payload: object) => own.call('POST', '/monitors', { payload, headers })
    expect(await send({ ...monitor, text: '' })).toMatchObject({ status: 422 })
    expect(await send(monitor)).toMatchObject({ status: 201 })
    expect(await send({ ...monitor, name: 'other' })).toMatchObject(refusal(422, 'idempotency_key_reused'))
  })

  test('a process that dies before it answers neither loses nor doubles the effect', async () => {
    const own = await buildPartner(bench)
    const key = randomUUID()
    const send = () => own.call('POST', '/monitors', { payload: monitor, headers: { 'idempotency-key': key } })
    const first = await send()
    const forget = `UPDATE partner_request SET status = NULL, body = NULL, locked_until = $2 WHERE idempotency_key = $1`
    await bench.pool.query(forget, [key, new Date(Date.now() + 60_000)])
    expect(await send()).toMatchObject({ ...refusal(409, 'idempotency_in_progress'), headers: { 'retry-after': '1' } })
    await bench.pool.query(forget, [key, new Date(Date.now() - 1000)])
    const again = await send()
    expect([again.status, again.json.id]).toEqual([201, first.json.id])
    const { rows } = await bench.pool.query('SELECT id FROM monitor WHERE account_id = $1', [own.member.id])
    expect(rows).toHaveLength(1)
  })
})

test('texts in the target language, empty ones and those without words come back unchanged and count nothing', async () => {
  const own = await buildPartner(bench)
  const translate = (payload: object) => own.call('POST', '/translate', { payload })
  const unchanged = ['The lid is closed.', '', '  ', '2026', '…§ 3 ±', '🙂', 'https://a.b/c?d=1&e=2', '12 mm']
  const mixed = await translate({ q: [...unchanged, '一种电池'], target: 'en-us' })
  expect(mixed.status).toBe(200)
  const { translations, characters } = mixed.json
  expect(translations.slice(0, -1).map(({ text }: { text: string }) => text)).toEqual(unchanged)
  expect(translations[0]).toMatchObject({ source: 'en-us', engines: [], isDraft: false })
  expect(translations.at(-1).text.toLowerCase()).toContain('battery')
  expect(characters).toBe(4)
  for (const payload of [
    { q: ['The lid is closed.'], target: 'en-us' },
    { q: ['盖子已关闭。', '9'], source: 'zh-cn', target: 'zh-cn' },
    { q: ['これは蓋です。'], target: 'ja-jp' },
    { q: ['<p>Lid &amp; <b>box</b></p>', '<br>'], target: 'en-us', tagHandling: 'html' },
    { q: ['7', '-'], source: 'en-us', target: 'zh-cn' },
    { q: ['7', 'LED-12', ''], target: 'ja-jp' },
  ]) {
    const { status, json } = await translate(payload)
    expect([status, json.translations?.map(({ text }: { text: string }) => text)]).toEqual([200, payload.q])
    expect(json.characters).toBe(0)
  }
  const { json: usage } = await own.call('GET', '/usage')
  const used = usage.allowances.filter(({ usedToday }: { usedToday: number }) => usedToday > 0)
  expect(used.map(({ service, usedToday }: Record<string, unknown>) => [service, usedToday])).toEqual(
    expect.arrayContaining([
      ['translation', 1],
      ['translationCharacters', 4],
    ]),
  )
  expect(await translate({ q: ['The lid is closed.'], target: 'ja-jp' })).toMatchObject({ status: 422 })
})

test('a glossary that is unknown or has no terms for the direction is refused, and nothing is counted', async () => {
  const own = await buildPartner(bench)
  const other = await buildPartner(bench)
  const payload = { name: 'G', entries: [{ zh: '隔膜', en: 'separator film' }] }
  const { json: glossary } = await own.call('POST', '/glossaries', { payload })
  const translate = (who: TestPartner, glossaryId: string, q: string, target: string) =>
    who.call('POST', '/translate', { payload: { q: [q], target, glossaryId } })
  expect((await translate(own, glossary.id, '隔膜', 'en-us')).json.translations[0].text).toContain('eparator film')
  for (const [who, id] of [
    [own, randomUUID()],
    [other, glossary.id],
  ] as const)
    expect(await translate(who, id, '隔膜', 'en-us')).toMatchObject({
      ...refusal(404, 'not_found'),
      json: { errors: [{ path: 'glossaryId' }] },
    })
  expect(await translate(own, glossary.id, '隔膜', 'ja-jp')).toMatchObject({
    ...refusal(400, 'invalid_request'),
    json: { errors: [{ path: 'glossaryId', code: 'direction' }] },
  })
  expect((await other.call('GET', '/usage')).json.allowances).not.toContainEqual(
    expect.objectContaining({ service: 'translation', usedToday: 1 }),
  )
})

describe('lists', () => {
  test('are read to the end by cursors, each entry once', async () => {
    const own = await buildPartner(bench)
    const ids = new Set<string>()
    const { json: glossary } = await own.call('POST', '/glossaries', {
      payload: { name: 'G', entries: Array.from({ length: 25 }, (_, at) => ({ zh: `词${at}`, en: `word ${at}` })) },
    })
    expect(glossary.count).toBe(25)
    let path: string | undefined = `/glossaries/${glossary.id}/entries?limit=10`
    let pages = 0
    while (path !== undefined) {
      const { json, headers }: Awaited<ReturnType<TestPartner['call']>> = await own.call('GET', path)
      pages++
      for (const { id } of json.data) ids.add(id)
      path = /^<\/openapi\/v1(.*)>; rel="next"$/.exec(String(headers['link']))?.[1]
      expect([json.total, json.nextCursor === null]).toEqual([25, path === undefined])
    }
    expect([pages, ids.size]).toEqual([3, 25])
  })

  test('a cursor fits the list that it was made for', async () => {
    const own = await buildPartner(bench)
    for (const name of ['a', 'b'])
      await own.call('POST', '/monitors', { payload: { name, type: 'similar', text: '云澜' } })
    const { json } = await own.call('GET', '/monitors?limit=1')
    expect(json.nextCursor).not.toBeNull()
    const other = await buildPartner(bench)
    for (const [who, path] of [
      [own, '/documents'],
      [other, '/monitors'],
    ] as const)
      expect(await who.call('GET', `${path}?cursor=${json.nextCursor}`)).toMatchObject(refusal(400, 'cursor_invalid'))
    expect(await own.call('GET', '/monitors?cursor=abc')).toMatchObject(refusal(400, 'cursor_invalid'))
  })
})

test('a key that calls too often learns when to call again, and no other key notices', async () => {
  const [busy, other] = [await buildPartner(bench), await buildPartner(bench)]
  // On a slow machine the allowance grows while the calls are answered.
  let refused: Awaited<ReturnType<typeof busy.call>> | undefined
  for (let burst = 0; burst < 20 && !refused; burst += 1) {
    const responses = await Promise.all(Array.from({ length: 60 }, () => busy.call('GET', '/usage')))
    refused = responses.find(({ status }) => status === 429)
  }
  expect(refused).toMatchObject(refusal(429, 'rate_limited'))
  expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused!.headers['ratelimit']).toMatch(/^"usage";r=0;t=\d+$/)
  expect(await other.call('GET', '/usage')).toMatchObject({ status: 200 })
  expect(await busy.call('GET', '/nice')).toMatchObject({ status: 200 })
})

test('what is wrong with a request is named', async () => {
  const response = await partner.call('POST', '/trademarks/compare', { payload: { ids: ['CN_1_9'] } })
  expect(response).toMatchObject(refusal(400, 'invalid_request'))
  expect(response.json.errors).toMatchObject([{ path: 'body.ids', code: 'minItems' }])
  const unknown = await partner.call('GET', '/nothing')
  expect(unknown).toMatchObject(refusal(404, 'not_found'))
})

test.each([
  [
    'a number that is too long',
    `/openapi/v1/patents/${'9'.repeat(300)}`,
    404,
    'application/problem+json; charset=utf-8',
  ],
  ['a path that cannot be read', '/openapi/v1/patents/%c3', 400, 'application/problem+json; charset=utf-8'],
  ['one of the DeepL-compatible API', `/v2/glossaries/${'9'.repeat(300)}`, 404, 'application/json; charset=utf-8'],
])('%s is refused in the form of its API', async (_, url, status, type) => {
  const { statusCode, headers, body } = await bench.api.app.inject(url)
  expect([statusCode, headers['content-type'], JSON.parse(body).msg]).toEqual([status, type, undefined])
})

test('a translation in the form of Baidu is answered in its form', async () => {
  const send = (fields: Record<string, string>) =>
    callPartner(bench, 'POST', '/compat/baidu/translate', {
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const { createHash } = await import('node:crypto')
  const sign = (q: string) =>
    createHash('md5').update(`${partner.merchantId}${q}1435660288${partner.secret}`).digest('hex')
  const form = { q: '一种电池', from: 'zh', to: 'en', appid: partner.merchantId, salt: '1435660288' }
  const { json } = await send({ ...form, sign: sign(form.q) })
  expect(json).toMatchObject({ from: 'zh', to: 'en', trans_result: [{ src: '一种电池' }] })
  expect(await send({ ...form, sign: sign('other') })).toMatchObject({ status: 200, json: { error_code: '54001' } })
  expect(await send({ ...form, to: 'fra', sign: sign(form.q) })).toMatchObject({ json: { error_code: '58001' } })
})

test('calls are counted by day, key and product', async () => {
  const own = await buildPartner(bench)
  await own.call('GET', '/nice')
  await own.call('GET', '/trademarks/CN/1')
  await own.call('POST', '/translate', { payload: { q: ['一种电池', '隔膜'], target: 'en-us' } })
  const usage = async () => (await bench.call('GET', '/admin/partner/usage', { as: own.member.token })).data.records
  await expect.poll(async () => (await usage()).length).toBe(2)
  const counted = (await usage()).map(({ product, calls: made, failures, words }: Record<string, unknown>) => [
    product,
    made,
    failures,
    words,
  ])
  expect(counted).toEqual([
    ['trademarks', 2, 1, 0],
    ['translation', 1, 0, 6],
  ])
  const { body, headers } = await bench.call('GET', '/admin/partner/usage/export', { as: own.member.token })
  expect(headers['content-type']).toContain('text/csv')
  expect(body.toString()).toContain('translation')
})

test('a bad idempotency key is named, and 401 says how to give credentials', async () => {
  const bad = await partner.call('POST', '/translate', {
    payload: { q: ['电池'], target: 'en-us' },
    headers: { 'idempotency-key': 'short' },
  })
  expect(bad).toMatchObject({ status: 400, json: { code: 'invalid_request' } })
  expect(JSON.stringify(bad.json.errors)).toMatch(/idempotency-key/i)
  expect((await callPartner(bench, 'GET', '/nice')).headers['www-authenticate']).toBe(
    'Bearer realm="partner", IPS1-HMAC-SHA256',
  )
  const unknown = await callPartner(bench, 'GET', '/nice', { headers: { authorization: 'Bearer rk_live_0' } })
  expect(unknown.headers['www-authenticate']).toContain('error="invalid_token"')
})

test('a job is read and cancelled by keys for its product alone', async () => {
  const own = await buildPartner(bench)
  const { json } = await own.call('POST', '/trademarks/batch', { payload: { entries: ['云澜'] } })
  const keyFor = async (scope: string) => {
    const payload = { name: scope, scopes: [scope] }
    const { data } = await bench.call('POST', '/admin/partner/key', { as: own.member.token, payload })
    return { authorization: `Bearer ${data.secret}` }
  }
  const [other, same] = [await keyFor('translation'), await keyFor('trademarks')]
  for (const method of ['GET', 'DELETE'] as const)
    expect(await callPartner(bench, method, `/jobs/${json.jobId}`, { headers: other })).toMatchObject(
      refusal(404, 'not_found'),
    )
  expect((await callPartner(bench, 'GET', `/jobs/${json.jobId}`, { headers: same })).status).toBe(200)
})

test('the contract is sent packed, and not again to who has it', async () => {
  const read = (headers: Record<string, string>) => bench.api.app.inject({ url: '/openapi/v1/openapi.json', headers })
  const packed = await read({ 'accept-encoding': 'br, gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toMatchObject({ openapi: '3.1.0' })
  const again = await read({ 'if-none-match': String(packed.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const refusing = await read({ 'accept-encoding': 'gzip;q=0', 'if-none-match': '"other"' })
  expect([refusing.headers['content-encoding'], refusing.json().openapi]).toEqual([undefined, '3.1.0'])
})

test('the contract is published', async () => {
  const { json } = await callPartner(bench, 'GET', '/openapi.json')
  expect(json).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } })
})

test.each(['cn', 'en'])('every guide is published, and the reference page: %s', async (lang) => {
  const { bytes } = await callPartner(bench, 'GET', `/guides/first-call?lang=${lang}`)
  expect(await callPartner(bench, 'GET', `/guides?lang=${lang}`)).toMatchObject({
    status: 302,
    headers: { location: `/openapi/v1/guides/first-call?lang=${lang}` },
  })
  const links = [...bytes.toString().matchAll(/guides\/([a-z-]+)\?lang=(\w+)/g)].map(([, name, language]) => [
    name,
    language,
  ])
  expect(links.length).toBeGreaterThan(6)
  for (const [name, language] of links)
    expect((await callPartner(bench, 'GET', `/guides/${name}?lang=${language}`)).status).toBe(200)
  expect(await callPartner(bench, 'GET', '/guides/nothing')).toMatchObject(refusal(404, 'not_found'))
  expect((await callPartner(bench, 'GET', '/reference')).bytes.toString()).toContain('/openapi/v1/reference.js')
})
