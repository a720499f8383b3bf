import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { importJudgments } from '../support/legal-bench.ts'
import { needsRealData } from '../support/needs.ts'
import { realData } from '../support/real-data.ts'
import { buildMark } from '../support/registers.ts'

const judgment = (fields: object) => ({
  number: '（2023）京73民初1号',
  title: '云澜科技有限公司与晨风贸易有限公司侵害商标权纠纷一审民事判决书',
  court: '北京知识产权法院',
  cause: '侵害商标权纠纷',
  decidedOn: '2023-05-18',
  parties: [
    { role: '原告', name: '云澜科技有限公司' },
    { role: '被告', name: '晨风贸易有限公司' },
  ],
  text: [
    '原告云澜科技有限公司系第20000001号“云澜”注册商标的专用权人。',
    '本院认为，依照《中华人民共和国商标法》第五十七条第（二）项，被告使用近似商标容易导致混淆。',
    '判决如下：',
    '一、被告立即停止侵害。',
  ].join('\n'),
  ...fields,
})

const records = [
  judgment({}),
  judgment({
    number: '（2024）沪民终22号',
    title: '晨风贸易有限公司不正当竞争纠纷二审民事判决书',
    court: '上海市高级人民法院',
    cause: '不正当竞争纠纷',
    decidedOn: '2024-02-01',
    parties: [{ role: '上诉人（原审被告）', name: '晨风贸易有限公司' }],
    text: '上诉人认为商标与权利无关，容易导致误认。\n判决如下：\n驳回上诉，维持原判。',
  }),
  {
    kind: 'decision',
    number: 'D2024-0001',
    title: 'Lumora Ltd v. John Example',
    court: 'WIPO Arbitration and Mediation Center',
    decidedOn: 'March 4, 2024',
    parties: [{ role: 'Complainant', name: 'Lumora Ltd' }],
    marks: [{ text: 'LUMORA' }],
    domains: ['lumora-shop.example'],
    text: 'The trademarks of the Complainant are well known.\nThere is no likelihood of confusion here.\nSee 15 U.S.C. § 1052(d).',
  },
]

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
  await buildMark(bench, { application_number: '20000001', mark_text: '云澜' })
  await importJudgments(bench.pool, records)
})
afterAll(() => bench?.close())

const page = async (query: Record<string, string> = {}) => {
  const { data } = await bench.call('GET', `/trademark/iphouseApi/page?${new URLSearchParams(query)}`)
  return data
}
const numbersFound = async (query: Record<string, string>) =>
  (await page(query)).records.map(({ number }: { number: string }) => number)

describe('a search in legal documents', () => {
  test('without anything lists all of them, the latest first, to anybody', async () => {
    const found = await page()
    expect(found).toMatchObject({ total: 3, hasAny: true })
    expect(found.records.map(({ decidedOn }: { decidedOn: string }) => decidedOn)).toEqual([
      '2024-03-04',
      '2024-02-01',
      '2023-05-18',
    ])
    expect(found.facets).toMatchObject({
      year: [
        { value: '2024', count: 2 },
        { value: '2023', count: 1 },
      ],
      cause: [
        { value: '不正当竞争纠纷', count: 1 },
        { value: '侵害商标权纠纷', count: 1 },
      ],
    })
    expect(found.facets.court).toHaveLength(3)
  })

  test('finds Chinese words in their order and marks them', async () => {
    const found = await page({ keyword: '近似商标' })
    expect(found.total).toBe(1)
    const [passage] = found.records[0].passages
    const [[from, to]] = passage.marks
    expect(passage.text.slice(from, to)).toBe('近似商标')
    // 商标 and 权利 are there, but not 商标权利.
    expect(await numbersFound({ keyword: '商标权利' })).toEqual([])
    expect(await numbersFound({ keyword: '商标 权利' })).toEqual(['（2024）沪民终22号'])
    expect(await numbersFound({ keyword: '容易导致混淆' })).toEqual(['（2023）京73民初1号'])
  })

  test('finds English words whatever their case and number, and sequences in quotation marks', async () => {
    expect(await numbersFound({ keyword: 'TRADEMARK complainants' })).toEqual(['D2024-0001'])
    expect(await numbersFound({ keyword: '"likelihood of confusion"' })).toEqual(['D2024-0001'])
    expect(await numbersFound({ keyword: '"confusion of likelihood"' })).toEqual([])
  })

  test('puts what has the words in its title before what has them in its text', async () => {
    expect(await numbersFound({ keyword: '晨风' })).toHaveLength(2)
    expect(await numbersFound({ keyword: '不正当竞争' })).toEqual(['（2024）沪民终22号'])
  })

  test('filters by court, cause, year, party, mark, number and kind', async () => {
    expect(await numbersFound({ court: '上海市高级人民法院;北京知识产权法院' })).toHaveLength(2)
    expect(await numbersFound({ cause: '侵害商标权纠纷' })).toEqual(['（2023）京73民初1号'])
    expect(await numbersFound({ year: '2023' })).toEqual(['（2023）京73民初1号'])
    expect(await numbersFound({ party: '晨风' })).toHaveLength(2)
    expect(await numbersFound({ party: 'lumora' })).toEqual(['D2024-0001'])
    expect(await numbersFound({ mark: '20000001' })).toEqual(['（2023）京73民初1号'])
    expect(await numbersFound({ mark: 'lumora' })).toEqual(['D2024-0001'])
    expect(await numbersFound({ mark: 'DOES_NOT%EXIST' })).toEqual([])
    expect(await numbersFound({ number: '(2024)沪民终' })).toEqual(['（2024）沪民终22号'])
    expect(await numbersFound({ kind: 'decision' })).toEqual(['D2024-0001'])
    expect(await numbersFound({ sort: 'earliest', size: '1', current: '3' })).toEqual(['D2024-0001'])
  })

  test('counts each facet without its own filter', async () => {
    const { total, facets } = await page({ year: '2023' })
    expect(total).toBe(1)
    expect(facets.year).toHaveLength(2)
    expect(facets.court).toHaveLength(1)
  })

  test('by signs alone finds nothing, and refuses what is no year', async () => {
    expect(await page({ keyword: '，。!' })).toMatchObject({ total: 0, hasAny: true })
    expect((await bench.call('GET', '/trademark/iphouseApi/page?year=abc')).status).toBe(400)
  })

  test('is exported as a spreadsheet', async () => {
    const response = await bench.api.app.inject({ url: '/trademark/iphouseApi/export?party=晨风&lang=en' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('spreadsheetml')
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('a legal document', () => {
  const idOf = async (number: string) => (await page({ number })).records[0].id as string
  const read = async (id: string, keyword?: string) =>
    bench.call('GET', `/trademark/iphouseApi/detail?${new URLSearchParams({ id, ...(keyword && { keyword }) })}`)

  test('has its parties, statutes, text and the marks of the register', async () => {
    const { data } = await read(await idOf('京73民初1'), '混淆')
    expect(data).toMatchObject({
      kind: 'judgment',
      court: '北京知识产权法院',
      level: 'first',
      result: '一、被告立即停止侵害。',
      statutes: [{ law: '商标法', provision: '第五十七条第二项' }],
      marks: [{ text: '云澜', number: '20000001', office: 'CN' }],
      registerMarks: [{ id: 'CN_20000001', name: '云澜', number: '20000001', country: 'CN', class: [9] }],
    })
    expect(data.paragraphs).toHaveLength(4)
    expect(data.paragraphs[1].marks).toHaveLength(1)
  })

  test('is found from its mark and with a mark that is imported later', async () => {
    const { data } = await bench.call('GET', '/trademark/iphouseApi/ofMark?id=CN_20000001')
    expect(data).toMatchObject({ total: 1, records: [{ number: '（2023）京73民初1号' }], parties: [] })
    await importJudgments(bench.pool, [
      judgment({ number: '（2023）京73民初9号', text: '第20000009号“后来”注册商标。\n判决如下：\n驳回。' }),
    ])
    const id = await idOf('京73民初9')
    expect((await read(id)).data.registerMarks).toEqual([])
    await buildMark(bench, { application_number: '20000009', mark_text: '后来' })
    expect((await read(id)).data.registerMarks).toMatchObject([{ id: 'CN_20000009' }])
    // The same number of another office is another mark.
    await buildMark(bench, { office: 'TW', public_id: 'TW_20000009', application_number: '20000009' })
    expect((await read(id)).data.registerMarks).toHaveLength(1)
    expect((await bench.call('GET', '/trademark/iphouseApi/ofMark?id=TW_20000009')).data).toMatchObject({ total: 0 })
  })

  test('that is not there answers 404, as do the documents of an unknown mark', async () => {
    expect((await read('01936a00-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await bench.call('GET', '/trademark/iphouseApi/ofMark?id=CN_1')).status).toBe(404)
  })
})

describe('an import of legal documents', () => {
  test('writes only what differs when it comes again', async () => {
    const again = [records[0]!, { ...records[1]!, cause: '商标权权属纠纷' }]
    expect(await importJudgments(bench.pool, again)).toEqual({ created: 0, updated: 1, unchanged: 1, rejected: 0 })
    expect(await numbersFound({ cause: '商标权权属纠纷' })).toEqual(['（2024）沪民终22号'])
    await importJudgments(bench.pool, [records[1]!])
  })

  test('names each bad record by its line and imports the rest', async () => {
    const file = `{"number":"1"\n${JSON.stringify({ number: '2', court: 'A Court' })}\n${JSON.stringify(judgment({ number: '（2020）京01号', surprise: 1 }))}\n${JSON.stringify(judgment({ decidedOn: '2023-02-30' }))}\n${JSON.stringify(judgment({ number: '（2025）苏05民初3号' }))}\n`
    expect(await importJudgments(bench.pool, file)).toMatchObject({ created: 1, rejected: 4 })
    const rows = await bench.rows<{ line: number; id: string }>(
      `SELECT line, reason ->> 'id' AS id FROM legal_reject r JOIN legal_import i ON i.id = r.import_id
       WHERE i.rejected = 4 ORDER BY line`,
    )
    expect(rows).toEqual([
      { line: 1, id: 'legal.bad-json' },
      { line: 2, id: 'legal.no-content' },
      { line: 3, id: 'legal.unknown-field' },
      { line: 4, id: 'legal.bad-day' },
    ])
  })

  test('that brings nothing fails and says why', async () => {
    await expect(importJudgments(bench.pool, 'no table at all')).rejects.toThrow('This is no file of legal documents')
    await expect(importJudgments(bench.pool, [{ number: '1' }])).rejects.toThrow('No record of it could be imported')
  })

  test('of a demonstration does not replace a real document', async () => {
    const [real] = records
    expect(await importJudgments(bench.pool, [real!], { demonstration: true }).catch(() => null)).toBeNull()
    const found = (await page({ number: '京73民初1' })).records[0]
    expect(found.demonstration).toBe(false)
  })

  test('of a demonstration does not replace a real document that comes at the same time', async () => {
    const late = judgment({ number: '（2021）京73民初77号' })
    const { rows } = await bench.pool.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
       WHERE table_name = 'legal_document' AND table_schema = current_schema()`,
    )
    const { columns } = rows[0]!
    await importJudgments(bench.pool, [late])
    const [real] = await bench.rows<Record<string, unknown>>(
      `SELECT to_jsonb(d) AS row FROM legal_document d WHERE number = '（2021）京73民初77号'`,
    )
    await bench.pool.query(`DELETE FROM legal_document WHERE number = '（2021）京73民初77号'`)
    const other = await bench.pool.connect()
    try {
      await other.query('BEGIN')
      await other.query(
        `INSERT INTO legal_document (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::legal_document, $1)`,
        [JSON.stringify(real!['row'])],
      )
      const waiting = importJudgments(bench.pool, [late], { demonstration: true }).catch(() => null)
      await vi.waitFor(
        async () => {
          const [row] = await bench.rows<{ waits: number }>(
            `SELECT count(*)::int AS waits FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`,
          )
          expect(row!.waits).toBeGreaterThan(0)
        },
        { timeout: 10_000, interval: 50 },
      )
      await other.query('COMMIT')
      expect(await waiting).toBeNull()
    } finally {
      other.release()
    }
    expect((await page({ number: '京73民初77' })).records).toMatchObject([{ demonstration: false }])
  })

  test('with another one of the same new documents in another order brings all of both', async () => {
    const many = Array.from({ length: 100 }, (_, index) => judgment({ number: `（2021）粤06民初${index + 1}号` }))
    const reports = await Promise.all([
      importJudgments(bench.pool, many),
      importJudgments(bench.pool, many.toReversed()),
    ])
    const sumOf = (field: string) => reports.reduce((sum, report) => sum + Number(report?.[field]), 0)
    expect(sumOf('rejected')).toBe(0)
    expect(sumOf('created')).toBe(100)
    expect((await page({ number: '粤06民初' })).total).toBe(100)
  })

  test('that is killed leaves whole documents, and goes on where it stood', async () => {
    const many = Array.from({ length: 250 }, (_, index) => judgment({ number: `（2022）粤03民初${index + 1}号` }))
    const killed = new AbortController()
    const left: number[] = []
    const report = await importJudgments(bench.pool, many, {
      signal: killed.signal,
      progress: async () => killed.abort(new Error('killed')),
      onKilled: async () => void left.push((await page({ number: '粤03民初' })).total),
    })
    expect(left).toHaveLength(1)
    expect(left[0]! % 100).toBe(0)
    expect(left[0]).toBeLessThan(250)
    expect(report).toEqual({ created: 250, updated: 0, unchanged: 0, rejected: 0 })
    expect((await page({ number: '粤03民初' })).total).toBe(250)
  })
})

const judgmentsPath = realData('samples', 'cn_tm_judgments_structured', 'judgments.jsonl')

test('real judgments are read and found', needsRealData(judgmentsPath !== null), async () => {
  expect(await importJudgments(bench.pool, readFileSync(judgmentsPath!, 'utf8'))).toMatchObject({
    created: 203,
    rejected: 0,
  })
  expect((await page({ keyword: '"容易导致混淆"' })).total).toBeGreaterThan(1)
})
