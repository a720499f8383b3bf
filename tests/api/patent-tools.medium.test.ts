import JSZip from 'jszip'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../support/api.ts'
import { sharedApiBench } from '../support/api-bench.ts'
import type { buildMember } from '../support/members.ts'
import { applicationDocx, applicationPdf } from '../support/patent-application.ts'

let api: TestApi
let member: Awaited<ReturnType<typeof buildMember>>
beforeAll(async () => {
  const bench = await sharedApiBench()
  api = bench.api
  member = await bench.member()
})

async function send(
  path: 'split' | 'split/read' | 'compressDrawings',
  bytes: Uint8Array,
  { name = 'file.pdf', fields = {}, isVisitor = false, language = 'cn' } = {},
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const request = new Request('http://site/', { method: 'POST', body: form })
  const response = await api.app.inject({
    method: 'POST',
    url: `/patent/download/${path}?lang=${language}`,
    headers: { ...(isVisitor ? {} : member.headers), 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}
const expectedParts = [['abstract'], ['abstractDrawing'], ['claims'], ['description'], ['drawings']]
type Page = { sections: { top: number; parts: string[] | null }[] }
const partsOf = ({ sections }: Page) => sections.flatMap(({ parts }) => parts ?? [])
const written = (pages: Page[]) => pages.map((page) => partsOf(page).join(',')).join(';')
const isPdf = (content: string) => Buffer.from(content, 'base64').subarray(0, 5).toString() === '%PDF-'

test('a PDF is read page by page and split into its five parts', async () => {
  const bytes = await applicationPdf()
  const { data } = await send('split/read', bytes, { name: '../申请文件.pdf' })
  expect(data).toMatchObject({ source: 'pdf', isScan: false })
  expect(data.fileName).not.toContain('/')
  expect(data.pages.map(partsOf)).toEqual(expectedParts)
  const split = await send('split', bytes, { fields: { pages: written(data.pages) } })
  expect(split.data.files.map(({ name, pages }: { name: string; pages: number }) => [name, pages])).toEqual([
    ['权利要求书.pdf', 1],
    ['说明书.pdf', 1],
    ['说明书附图.pdf', 1],
    ['说明书摘要.pdf', 1],
    ['摘要附图.pdf', 1],
  ])
  expect(split.data.files.every(({ content }: { content: string }) => isPdf(content))).toBe(true)
}, 60_000)

test('a DOCX is split as well', async () => {
  const bytes = await applicationDocx()
  const { data } = await send('split/read', bytes, { name: '申请文件.docx' })
  expect(['office', 'paragraphs']).toContain(data.source)
  const found = data.pages.map((page: Page) => partsOf(page)[0] ?? null)
  expect(found).toEqual(expectedParts.map(([part]) => part))
  const split = await send('split', bytes, { name: '申请文件.docx', fields: { pages: written(data.pages) } })
  expect(split.data.files).toHaveLength(5)
}, 60_000)

test('a scan is named as one, and nothing of it is decided', async () => {
  const { data } = await send('split/read', await applicationPdf({ isScan: true }))
  expect(data.isScan).toBe(true)
  expect(data.pages.every(({ sections }: Page) => sections[0]!.parts === null)).toBe(true)
}, 60_000)

test.each([
  ['text', Buffer.from('申请文件')],
  ['a PDF cut short', (await applicationPdf()).subarray(0, 2000)],
  ['a PDF with a broken end', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3000, 7)])],
  ['nothing', new Uint8Array()],
])('%s is refused in either language', async (_kind, bytes) => {
  const refused = await send('split/read', bytes)
  expect(refused).toMatchObject({ status: 200, code: 30211, data: { fault: expect.any(String) } })
  const english = await send('split/read', bytes, { language: 'en' })
  expect(english.msg).not.toBe(refused.msg)
  expect(english.msg).toMatch(/[a-z]/)
})

test('a page is cut where the member says', async () => {
  const pages = 'abstract;;claims|0.5:claims,description;description|0.2:|0.4:description;drawings'
  const split = await send('split', await applicationPdf(), { fields: { pages } })
  const counts = split.data.files.map(({ part, pages: count }: { part: string; pages: number }) => [part, count])
  expect(Object.fromEntries(counts)).toEqual({ claims: 1, description: 2, drawings: 1, abstract: 1 })
}, 60_000)

// Without a place, at the top or the end of the page, not from the top down, too many.
const badCuts = [
  'claims|claims',
  'claims|0:claims',
  'claims|1.0:claims',
  'claims|0.5:claims|0.4:claims',
  'claims|-0.5:claims',
  'claims|0.5:nothing',
  `claims${Array.from({ length: 8 }, (_, at) => `|0.${at + 1}:claims`).join('')}`,
].map((cut) => `${cut};;;;`)

test('parts that are not those of the pages are refused', async () => {
  const bytes = await applicationPdf()
  for (const pages of [
    'claims',
    ';;;;',
    'claims;claims;claims;claims;constructor',
    'claims;'.repeat(300),
    '',
    ...badCuts,
  ])
    expect((await send('split', bytes, { fields: { pages } })).code, pages).toBe(30212)
  expect((await send('split', bytes)).code).toBe(30212)
}, 60_000)

test('a file that is too large is refused', async () => {
  const refused = await send('split/read', new Uint8Array(21 * 1024 * 1024))
  expect(refused.status).toBe(413)
})

test('a visitor cannot use the tools', async () => {
  for (const path of ['split', 'split/read', 'compressDrawings'] as const)
    expect((await send(path, await applicationPdf(), { isVisitor: true })).status).toBe(401)
})

const photo = () =>
  sharp({
    create: {
      width: 1200,
      height: 1600,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: '#888',
    },
  })
const lineDrawing = (width = 2400, height = 3600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><path d="M200 200h${width - 400}v${height - 400}h-${width - 400}z M200 200l${width - 400} ${height - 400}" fill="none" stroke="black" stroke-width="8"/></svg>`,
    ),
  )

type Drawing = { name: string; content: string; warnings: string[]; after: Record<string, number | string> }

test('drawings come within the limits, in the format that was requested', async () => {
  const zip = new JSZip()
  zip.file('图1.png', await lineDrawing().png().toBuffer())
  zip.file('图2.jpg', await photo().jpeg().toBuffer())
  zip.file('图3.tif', await lineDrawing(1200, 900).tiff().withMetadata({ density: 600 }).toBuffer())
  zip.file('说明.txt', 'text')
  zip.file('broken.png', Buffer.from('89504e470d0a1a0a00', 'hex'))
  const bytes = await zip.generateAsync({ type: 'uint8array' })
  for (const format of ['auto', 'jpg', 'tiff']) {
    const { data } = await send('compressDrawings', bytes, { name: 'drawings.zip', fields: { format } })
    expect(data.problems).toHaveLength(2)
    expect(data.drawings).toHaveLength(3)
    const { limits } = data
    for (const drawing of data.drawings as Drawing[]) {
      // What the file says of itself, read by another library than the one that is reported in the answer.
      const content = Buffer.from(drawing.content, 'base64')
      const { format: kind, width, height, density } = await sharp(content).metadata()
      expect(format === 'auto' ? ['jpeg', 'tiff'] : [format === 'jpg' ? 'jpeg' : 'tiff']).toContain(kind)
      expect(density).toBeGreaterThanOrEqual(limits.dpiMin)
      expect(density).toBeLessThanOrEqual(limits.dpiMax)
      expect((width / density!) * 25.4).toBeLessThanOrEqual(limits.widthMm + 0.5)
      expect((height / density!) * 25.4).toBeLessThanOrEqual(limits.heightMm + 0.5)
      expect(drawing.after).toMatchObject({ width, height, bytes: content.length })
      expect(drawing.warnings.includes('tooLarge')).toBe(content.length > limits.bytesMax)
    }
  }
}, 120_000)

test('what is no drawing is refused or named', async () => {
  expect((await send('compressDrawings', new Uint8Array())).code).toBe(30213)
  const named = await send('compressDrawings', Buffer.from('no drawing'), { name: 'a.png' })
  expect(named.code === 30213 || named.data.problems.length === 1).toBe(true)
})
