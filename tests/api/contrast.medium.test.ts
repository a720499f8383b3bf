import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'

const record = (classNo: number, goods: string) => ({
  office: 'CN',
  applicationNumber: '10000001',
  registrationNumbers: ['10000001'],
  text: '云澜',
  kind: 'word',
  classes: [classNo],
  status: 1,
  appliedOn: '2020-05-01',
  registeredOn: '2021-02-14',
  expiresOn: '2031-02-13',
  applicants: [{ name: '云澜科技有限公司', address: '北京市海淀区中关村大街1号' }],
  goods: [{ classNo, text: goods }],
})

const document = (applicant: string, goods: string) =>
  `申请号：１０００００01\n商标：云澜\n申请人：${applicant}\n申请日期：2020年5月1日\n商品/服务项目：${goods}`

let bench: ImportBench
let api: TestApi

beforeAll(async () => {
  bench = await createImportBench()
  await bench.import([record(9, '计算机软件；电池'), record(42, '软件开发')])
  api = await startApi({ DATABASE_URL: bench.url })
  await api.ready(1)
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

let visitors = 0
const compare = async (payload: object, language = 'cn') =>
  (
    await api.app.inject({
      method: 'POST',
      url: `/common/contrast?lang=${language}`,
      headers: { 'x-forwarded-for': `203.0.113.${++visitors}` },
      payload,
    })
  ).json()

async function read(bytes: Uint8Array, { language = 'cn', visitor = `203.0.114.${++visitors}` } = {}) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'notice.bin')
  const request = new Request('http://site/', { method: 'POST', body: form })
  const response = await api.app.inject({
    method: 'POST',
    url: `/common/contrast/read?lang=${language}`,
    headers: { 'x-forwarded-for': visitor, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}

/** The least that is a DOCX. */
const aDocx = (text: string) => {
  const office = 'http://schemas.openxmlformats.org'
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return new JSZip()
    .file(
      '[Content_Types].xml',
      `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    )
    .file(
      '_rels/.rels',
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    )
    .file(
      'word/document.xml',
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    )
    .generateAsync({ type: 'uint8array' })
}

const states = (fields: { field: string; state: string }[]) =>
  Object.fromEntries(fields.map(({ field, state }) => [field, state]))

test('two documents: fields, goods and the whole text side by side', async () => {
  const { code, data } = await compare({
    left: { text: document('云澜科技有限公司', '计算机软件；电池') },
    right: { text: document('云岚科技有限公司', '计算机软件；肥皂') },
  })
  expect(code).toBe(0)
  expect(states(data.fields)).toEqual({
    applicationNumber: 'same',
    mark: 'same',
    applicant: 'differs',
    applicationDate: 'same',
  })
  expect(data.goods.map(({ state }: { state: string }) => state)).toEqual(['same', 'onlyLeft', 'onlyRight'])
  expect(data.text).toContainEqual({ kind: 'left', text: '澜' })
  expect(data.records).toEqual([])
})

test('a document against the register: all records of one number together, by what they mean', async () => {
  const { data } = await compare({
    left: { text: document('云澜科技有限公司', '计算机软件；软件开发；肥皂') },
    right: { number: '10000001' },
  })
  expect(states(data.fields)).toMatchObject({
    applicationNumber: 'same',
    mark: 'same',
    applicant: 'same',
    applicationDate: 'same',
    address: 'onlyRight',
    classes: 'onlyRight',
    expiryDate: 'onlyRight',
  })
  expect(data.goods).toHaveLength(4)
  expect(data.text).toBeNull()
  expect(data.records.toSorted()).toEqual(['CN_10000001_42', 'CN_10000001_9'])
})

test('refuses an empty side and a number that no record has, in plain words', async () => {
  expect((await compare({ left: { text: 'x' }, right: {} })).code).toBe(20157)
  expect((await compare({ left: { text: ' ' }, right: { text: 'x' } })).code).toBe(20157)
  expect(await compare({ left: { text: 'x' }, right: { number: '999' } }, 'en')).toMatchObject({
    code: 20158,
    msg: expect.stringContaining('No record'),
  })
  expect((await compare({ left: { text: 'x' }, right: { number: '10000001', country: 'US' } })).code).toBe(20158)
  expect(await compare({ left: { text: '字'.repeat(100_001) }, right: { text: 'x' } })).toMatchObject({ ok: false })
})

test('reads a DOCX and says what it is', async () => {
  const bytes = await aDocx('申请号：12345678')
  expect((await read(bytes)).data).toMatchObject({
    kind: 'docx',
    fileName: 'notice.bin',
    text: expect.stringContaining('12345678'),
    pages: null,
  })
})

test('refuses what cannot be read, each with its reason, and what is too large', async () => {
  expect(await read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))).toMatchObject({
    code: 20156,
    data: { fault: 'unknownFormat' },
  })
  expect(await read(Buffer.from('%PDF-1.7 and nothing else'), { language: 'en' })).toMatchObject({
    code: 20156,
    data: { fault: 'broken' },
    msg: expect.stringContaining('damaged'),
  })
  expect(await read(Buffer.alloc(2 * 1024 * 1024 + 1, 'x'))).toMatchObject({ status: 413 })
})

test('a flood of comparisons is refused', async () => {
  const responses = await Promise.all(
    Array.from({ length: 31 }, () =>
      api.app.inject({
        method: 'POST',
        url: '/common/contrast',
        headers: { 'x-forwarded-for': '203.0.115.1' },
        payload: { left: { text: ' ' }, right: {} },
      }),
    ),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

test.each([
  ['cn', '官方文件比对', '不一致'],
  ['en', 'Comparison of official documents', 'differs'],
])('a comparison is a text document with every difference marked (%s)', async (language, title, verdict) => {
  const left = { text: document('云澜科技有限公司', '计算机软件；电池'), fileName: '受理通知书.pdf' }
  const response = await api.app.inject({
    method: 'POST',
    url: `/common/contrast/wordExport?lang=${language}`,
    headers: { 'x-forwarded-for': `203.0.113.${++visitors}` },
    payload: { left, right: { text: document('云澜技术有限公司', '计算机软件') } },
  })
  expect(response.headers['content-type']).toContain('wordprocessingml')
  expect(decodeURIComponent(String(response.headers['file-name']))).toMatch(/-\d{4}-\d{2}-\d{2}\.docx$/)
  const zip = await JSZip.loadAsync(response.rawPayload)
  const xml = await zip.file('word/document.xml')!.async('string')
  for (const said of [title, verdict, '受理通知书.pdf', '计算机软件', '电池']) expect(xml).toContain(said)
  const struck = [...xml.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:strike\/>(?:(?!<\/w:r>).)*<\/w:r>/g)]
    .map(([run]) => run)
    .join()
  expect(struck).toContain('>科<')
  expect(struck).toContain('电池')
  expect(struck).not.toContain('>术<')
})

test('a document of a side without a record is refused as the comparison is', async () => {
  const payload = { left: { number: '99999' }, right: { text: 'x' } }
  const response = await api.app.inject({ method: 'POST', url: '/common/contrast/wordExport', payload })
  expect(response.json()).toMatchObject({ code: 20158 })
})
