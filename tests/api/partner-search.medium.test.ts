import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import type { ApiBench } from '../support/api-bench.ts'
import { aRecord, createImportBench, type ImportBench } from '../support/import-bench.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'
import { createPatentBench } from '../support/patent-bench.ts'

let bench: ApiBench
let register: ImportBench
let partner: TestPartner
beforeAll(async () => {
  bench = await createPatentBench([
    {
      country: 'CN',
      number: '110000001',
      kind: 'A',
      publishedOn: '2025-03-04',
      language: 'zh',
      titles: { zh: '一种电池包', en: 'Battery pack' },
      claims: { zh: [{ number: 1, text: '一种电池包。', dependsOn: [] }] },
    },
    ...Array.from({ length: 4 }, (_, at) => ({
      country: 'EP',
      number: String(3_000_000 + at),
      kind: 'A1',
      publishedOn: '2019-01-01',
      titles: { en: `Gear box ${at}` },
    })),
  ])
  register = await createImportBench(bench.api.stores.databaseUrl)
  await register.import(Array.from({ length: 5 }, (_, at) => aRecord(at + 1, { text: '云澜', classes: [9] })))
  await register.import([
    aRecord('7001', {
      text: '星河',
      viennaCodes: ['1.1.2', '6.1'],
      goods: [{ classNo: 9, similarGroup: '0901', text: '计算机软件' }],
      appliedOn: '2020-02-03',
      publishedOn: '2020-11-06',
      registeredOn: '2021-02-07',
      priorityOn: '2019-09-01',
      expiresOn: '2031-02-06',
    }),
    aRecord('7002', {
      text: '银河',
      viennaCodes: ['1.1'],
      goods: [{ classNo: 9, similarGroup: '0907', text: '耳机' }],
      appliedOn: '2022-02-03',
      expiresOn: '2033-02-06',
    }),
    aRecord('7003', { text: '长河', classes: [25], appliedOn: '2021-05-06', registrationNumbers: ['7001', '7009'] }),
  ])
  await register.import([aRecord('86000001', { office: 'US', text: 'LUMORA', status: 10 })], { demonstration: true })
  await setFreeLimits(bench.api.stores.databaseUrl, { search: 6, patentSearch: 100 })
  await bench.api.ready(3)
  partner = await buildPartner(bench)
})
afterAll(async () => {
  await register?.close()
  await bench?.close()
})

const usedToday = async (own: TestPartner, service: string) =>
  (await own.call('GET', '/usage')).json.allowances.find((each: { service: string }) => each.service === service)
    .usedToday

test('a search is read to its end and counts once; the same search sent anew counts again', async () => {
  const query = { text: '云澜', limit: 2 }
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { status, json } = await partner.call('POST', '/trademarks/search', {
      payload: cursor === null ? query : { ...query, cursor },
    })
    expect([status, json.total]).toEqual([200, 5])
    ids.push(...json.data.map(({ id }: { id: string }) => id))
    cursor = json.nextCursor
  } while (cursor !== null)
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(5)
  expect(await usedToday(partner, 'search')).toBe(1)
  const again = await partner.call('POST', '/trademarks/search', { payload: query })
  expect(again.json.data[0].similarity).toMatchObject({ level: 'identical' })
  expect(await usedToday(partner, 'search')).toBe(2)
})

test('a cursor goes on with the question that it came from alone', async () => {
  const { json } = await partner.call('POST', '/trademarks/search', { payload: { text: '云澜', limit: 1 } })
  const other = { text: '云阑', limit: 1, cursor: json.nextCursor }
  expect(await partner.call('POST', '/trademarks/search', { payload: other })).toMatchObject({
    status: 400,
    json: { code: 'cursor_invalid' },
  })
})

test('searches of programs are in the log of their member as those of an interface', async () => {
  const logged = () =>
    bench.rows<{ initiator: string; content: string }>(
      `SELECT DISTINCT initiator FROM search_log WHERE account_id = $1`,
      [partner.member.id],
    )
  await expect.poll(logged).toEqual([{ initiator: 'interface' }])
})

test('a rule of the service is a problem with its number; nothing left is another', async () => {
  const own = await buildPartner(bench)
  const refused = await own.call('POST', '/trademarks/search', { payload: { text: '云澜', applicant: '某公司' } })
  expect(refused).toMatchObject({ status: 422, json: { code: 'rule_violated', reason: 20_102 } })
  for (let call = 0; call < 6; call++)
    expect((await own.call('POST', '/trademarks/search', { payload: { text: '云澜' } })).status).toBe(200)
  const over = await own.call('POST', '/trademarks/search', { payload: { text: '云澜' } })
  expect(over).toMatchObject({ status: 402, json: { code: 'quota_exceeded', reason: 20_302 } })
  const notices = () =>
    bench.rows(`SELECT title_en FROM notice WHERE account_id = $1 ORDER BY title_en`, [own.member.id])
  await expect
    .poll(notices)
    .toEqual([{ title_en: 'API usage has reached 100 %' }, { title_en: 'API usage has reached 80 %' }])
})

test('a record is read by office and number, and compared', async () => {
  const { json } = await partner.call('GET', '/trademarks/CN/1')
  expect(json.data).toHaveLength(1)
  const ids = [1, 2].map((number) => json.data[0].hit.id.replace('_1_', `_${number}_`))
  const compared = await partner.call('POST', '/trademarks/compare', { payload: { ids } })
  expect(compared).toMatchObject({ status: 200, json: { matrix: [{ similarity: { level: 'identical' } }] } })
})

test.each<[string, object, string[]]>([
  ['figurative elements, those with more of them first', { viennaCodes: ['1.1', '6.1'] }, ['7001', '7002']],
  ['figurative elements, the latest first', { viennaCodes: ['1.1', '6.1'], sort: '-appDate' }, ['7002', '7001']],
  ['a similar group', { viennaCodes: ['1.1'], similarGroups: ['0907'] }, ['7002']],
  ['days of application', { viennaCodes: ['1.1'], appDate: ['2020-02-03', '2020-02-03'] }, ['7001']],
  ['days of publication', { viennaCodes: ['1.1'], trialDate: ['2020-11-01', '2020-11-30'] }, ['7001']],
  ['days of registration', { viennaCodes: ['1.1'], regDate: ['2021-01-01', '2021-12-31'] }, ['7001']],
  ['days of priority', { viennaCodes: ['1.1'], priorityDate: ['2019-01-01', '2019-12-31'] }, ['7001']],
  ['days of expiry', { viennaCodes: ['1.1'], expiryDate: ['2033-01-01', '2033-12-31'] }, ['7002']],
  ['the latest expiry', { text: '河', way: 'contains', sort: '-expiryDate' }, ['7002', '7001', '7003']],
  ['the latest registration', { text: '河', way: 'contains', sort: '-regDate', limit: 1 }, ['7001']],
])('a search is by %s', async (_, payload, numbers) => {
  const own = await buildPartner(bench)
  const { status, json } = await own.call('POST', '/trademarks/search', { payload })
  expect([status, json.errors ?? []]).toEqual([200, []])
  expect(json.data.map(({ appNo }: { appNo: string }) => appNo)).toEqual(numbers)
})

test.each<[string, object, number]>([
  ['viennaCodes', { viennaCodes: ['30.1'] }, 422],
  ['body.viennaCodes', { viennaCodes: ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'] }, 400],
  ['similarGroups', { text: '云澜', similarGroups: ['4601'] }, 422],
  ['expiryDate', { text: '云澜', expiryDate: ['2033-01-01', '2032-01-01'] }, 422],
])('what is wrong with %s is refused at its place', async (path, payload, status) => {
  const refused = await partner.call('POST', '/trademarks/search', { payload })
  expect(refused).toMatchObject({ status, json: { errors: [{ path }] } })
})

test('a record is that of the application; of a registration only where no application has the number', async () => {
  const numbersOf = async (number: string) =>
    (await partner.call('GET', `/trademarks/CN/${number}`)).json.data.map(
      ({ hit }: { hit: { appNo: string } }) => hit.appNo,
    )
  expect(await numbersOf('7001')).toEqual(['7001'])
  expect(await numbersOf('7009')).toEqual(['7003'])
})

test('an image is searched with', async () => {
  const { default: sharp } = await import('sharp')
  const star = '<svg width="200" height="200"><path fill="#c00" d="M100 10L40 198 190 78H10l150 120z"/></svg>'
  const image = await sharp(Buffer.from(star)).flatten({ background: '#fff' }).png().toBuffer()
  const { status, json } = await partner.call('POST', '/trademarks/image-search', {
    payload: { imageBase64: image.toString('base64') },
  })
  expect([status, json.errors ?? []]).toEqual([200, []])
})

test('a test key sees invented records alone and uses nothing', async () => {
  const own = await buildPartner(bench, { isTest: true })
  const search = (payload: object) => own.call('POST', '/trademarks/search', { payload })
  expect(await search({ text: '云澜' })).toMatchObject({ status: 422, json: { reason: 40_610 } })
  const found = await search({ text: 'LUMORA', countries: ['CN', 'US'] })
  expect(found.json.data).toMatchObject([{ country: 'US', demonstration: true }])
  expect((await own.call('GET', '/trademarks/CN/1')).status).toBe(404)
  expect((await own.call('GET', '/trademarks/US/86000001')).status).toBe(200)
  expect((await own.call('GET', '/patents/CN110000001A')).status).toBe(404)
  expect((await own.call('GET', '/usage')).json.allowances).toEqual([])
})

test('patents are searched page by page and read in parts', async () => {
  const query = { expression: 'TI:gear', limit: 3 }
  const first = await partner.call('POST', '/patents/search', { payload: query })
  expect([first.json.total, first.json.data.length]).toEqual([4, 3])
  const next = await partner.call('POST', '/patents/search', {
    payload: { ...query, cursor: first.json.nextCursor },
  })
  expect([next.json.data.length, next.json.nextCursor]).toEqual([1, null])
  expect(await usedToday(partner, 'patentSearch')).toBe(1)
  const wrong = await partner.call('POST', '/patents/search', { payload: { expression: 'TI:(' } })
  expect(wrong).toMatchObject({ status: 422, json: { reason: 30_101 } })
  const similar = await partner.call('POST', '/patents/search', {
    payload: { text: 'a gear', publicationNumber: first.json.data[0].pubNo },
  })
  expect(similar.json).toMatchObject({ total: 1, data: [{ pubNo: first.json.data[0].pubNo }] })
  for (const part of ['', '/claims', '/description', '/family', '/legal', '/similar'])
    expect([part, (await partner.call('GET', `/patents/CN110000001A${part}`)).status]).toEqual([part, 200])
  const batch = await partner.call('POST', '/patents/batch', { payload: { numbers: ['CN110000001A', 'nonsense'] } })
  expect(batch).toMatchObject({ status: 202, json: { done: true, counts: { matched: 1, invalid: 1 } } })
  const rows = await partner.call('GET', `/patent-batches/${batch.json.id}/rows?limit=1`)
  expect(rows.json).toMatchObject({ total: 2, data: [{ outcome: 'matched' }], nextCursor: expect.any(String) })
})

test('a document is accepted once under its idempotency key, however its form is divided', async () => {
  const own = await buildPartner(bench)
  const send = (boundary: string) =>
    own.call('POST', '/documents', {
      payload: [
        `--${boundary}\r\ncontent-disposition: form-data; name="source"\r\n\r\nzh-cn`,
        `--${boundary}\r\ncontent-disposition: form-data; name="target"\r\n\r\nen-us`,
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n一种电池。`,
        `--${boundary}--\r\n`,
      ].join('\r\n'),
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': createHash('md5').update(own.keyId).digest('hex'),
      },
    })
  const first = await send('one')
  expect(first).toMatchObject({ status: 202, json: { status: 'queued', source: 'zh-cn', target: 'en-us' } })
  const again = await send('another')
  expect([again.json.id, again.headers['idempotency-replayed']]).toEqual([first.json.id, 'true'])
  await bench.pool.query(`UPDATE partner_request SET status = NULL, locked_until = now() - interval '1 second'`)
  expect((await send('third')).json.id).toBe(first.json.id)
  expect(await usedToday(own, 'translation')).toBe(1)
})
