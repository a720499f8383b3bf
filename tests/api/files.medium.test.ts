import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { formOf, gif, pdf, pngOf } from '../support/sample-files.ts'

const UPLOAD = '/admin/sys-file/upload'
const png = pngOf(500, 400)

let bench: ApiBench
let member: Awaited<ReturnType<ApiBench['member']>>
let other: Awaited<ReturnType<ApiBench['member']>>
beforeAll(async () => {
  bench = await createApiBench({ PUBLIC_URL: 'http://localhost:3000' })
  member = await bench.member()
  other = await bench.member()
})
afterAll(() => bench?.close())

type UploadOptions = { as?: string; type?: string; visitor?: string; language?: 'cn' | 'en' }

function upload(bytes: Buffer, name: string, { as = member.token, type, visitor, language }: UploadOptions = {}) {
  const { payload, headers } = formOf([...(type ? [['type', type] as [string, string]] : []), ['file', bytes, name]])
  return bench.call('POST', UPLOAD, {
    ...(as && { as }),
    ...(language && { language }),
    payload,
    headers: { ...headers, ...(visitor && { 'x-forwarded-for': visitor }) },
  })
}

const asVisitor = { as: '', visitor: '198.51.100.7' }

describe('an upload', () => {
  test('is answered with what the file really is', async () => {
    const { code, data } = await upload(png, '图 1.png', { type: 'licence' })
    expect([code, data]).toMatchObject([
      0,
      { bucketName: 'private', original: '图 1.png', size: png.length, mime: 'image/png', width: 500, height: 400 },
    ])
    expect(data.fileName).toMatch(/^[\da-f-]{36}\.png$/)
    expect(data.url).toBe(`/admin/sys-file/private/${data.fileName}`)
  })

  test('is judged by its bytes, whatever its name says', async () => {
    expect((await upload(png, 'image.exe')).data).toMatchObject({ mime: 'image/png' })
    expect((await upload(Buffer.from('MZ\u0090\u0000binary'), 'image.png')).status).toBe(415)
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg')).status).toBe(415)
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png')).status).toBe(415)
    expect((await upload(png.subarray(0, 20), 'cut.png')).status).toBe(415)
  })

  test.each([
    ['a text in UTF-8', Buffer.from('商标说明'), 'text/plain'],
    ['a text in GB 18030', Buffer.from([0xc9, 0xcc, 0xb1, 0xea]), 'text/plain'],
  ])('may be %s among documents', async (_, bytes, mime) => {
    expect((await upload(bytes, '说明.txt', { type: 'doc' })).data).toMatchObject({ mime, width: null })
    expect((await upload(bytes, '说明.txt', { type: 'image' })).status).toBe(415)
  })

  test('takes what a kind takes and nothing else, in the language of the caller', async () => {
    expect((await upload(pdf, 'a.pdf', { type: 'priority' })).code).toBe(0)
    expect(await upload(pdf, 'a.pdf', { type: 'licence' })).toMatchObject({ status: 415, msg: '图片格式错误' })
    const english = await upload(gif, 'a.gif', { type: 'avatar', language: 'en' })
    expect(english).toMatchObject({ status: 415, msg: 'This file format is not accepted.' })
  })

  test('is refused beyond the size of its kind, wherever the form names the kind', async () => {
    const large = Buffer.concat([png, Buffer.alloc(2_048_000)])
    expect(await upload(large, 'a.png', { type: 'avatar' })).toMatchObject({ status: 413, msg: '文件过大' })
    expect((await upload(large, 'a.png', { type: 'licence' })).code).toBe(0)
    const { payload, headers } = formOf([
      ['file', large, 'a.png'],
      ['type', 'licence'],
    ])
    expect((await bench.call('POST', UPLOAD, { as: member.token, payload, headers })).code).toBe(0)
    const huge = Buffer.concat([pdf, Buffer.alloc(21 * 1024 * 1024)])
    expect(await upload(huge, 'a.pdf', { type: 'doc' })).toMatchObject({ status: 413, msg: '文件过大' })
  })

  test('is refused where the image is too small for its kind, or would exhaust anyone who decodes it', async () => {
    expect(await upload(pngOf(399, 400), 'a.png', { type: 'tmApply' })).toMatchObject({
      status: 400,
      msg: '图片尺寸不符',
    })
    expect((await upload(pngOf(400, 400), 'a.png', { type: 'tmApply' })).code).toBe(0)
    const bomb = pngOf(60_000, 60_000, { isHollow: true })
    expect(await upload(bomb, 'a.png', { type: 'image' })).toMatchObject({
      status: 400,
      msg: '图片像素过多，最多 5000 万像素，请缩小后再试',
    })
  })

  test.each([
    ['no file', [['type', 'image']]],
    ['an empty file', [['file', Buffer.alloc(0), 'a.png']]],
    [
      'an unknown kind',
      [
        ['type', 'toString'],
        ['file', png, 'a.png'],
      ],
    ],
    [
      'two files',
      [
        ['file', png, 'a.png'],
        ['file', png, 'b.png'],
      ],
    ],
  ] as [string, Parameters<typeof formOf>[0]][])('of %s is refused', async (_, entries) => {
    const response = await bench.call('POST', UPLOAD, { as: member.token, ...formOf(entries) })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  test('of a visitor is an image to search with, a hundred times a day', async () => {
    expect((await upload(png, 'a.png', { ...asVisitor, type: 'image' })).status).toBe(401)
    const hundred = Array.from({ length: 100 }, () => upload(gif, 'a.gif', { ...asVisitor, type: 'tmSearch' }))
    expect((await Promise.all(hundred)).filter(({ code }) => code !== 0)).toEqual([])
    expect((await upload(gif, 'a.gif', { ...asVisitor, type: 'tmSearch' })).status).toBe(429)
    expect((await upload(gif, 'a.gif', { as: '', visitor: '198.51.100.8', type: 'tmSearch' })).code).toBe(0)
  })

  test('that never ends is answered before it has ended', async () => {
    const { headers, payload } = formOf([['file', Buffer.alloc(10), 'a.png']])
    const response = await request(bench.api.app.server)
      .post(UPLOAD)
      .set({ ...headers, authorization: `Bearer ${member.token}`, 'content-length': String(30 * 1024 * 1024) })
      .send(payload.subarray(0, 100))
    expect(response.status).toBe(413)
  })
})

describe('a download', () => {
  test('of an avatar is anybody’s, shown in the page and cached by browsers', async () => {
    const { url } = (await upload(png, '头像.png', { type: 'avatar' })).data
    const { status, headers, body } = await bench.call('GET', url)
    expect([status, body.equals(png)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="__.png"; filename*=UTF-8''%E5%A4%B4%E5%83%8F.png`,
      'file-name': '%E5%A4%B4%E5%83%8F.png',
      'access-control-expose-headers': 'file-name, content-disposition',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('of a private file is its owner’s; for everybody else there is no such file', async () => {
    const { url, id, fileName } = (await upload(pdf, "O'Neil (1).pdf", { type: 'doc' })).data
    const own = await bench.call('GET', url, { as: member.token })
    expect(own.headers).toMatchObject({
      'content-disposition': `attachment; filename="O'Neil (1).pdf"; filename*=UTF-8''O%27Neil%20%281%29.pdf`,
      'cache-control': 'no-store',
    })
    for (const as of [undefined, other.token])
      expect((await bench.call('GET', url, { ...(as && { as }) })).status).toBe(404)
    expect((await bench.call('GET', `/admin/sys-file/public/${fileName}`, { as: member.token })).status).toBe(404)
    for (const address of [
      `/common/file?id=${id}`,
      `/common/file/downloadFile?id=${id}`,
      `/common/file/downloadFiles?ids=${id}`,
      `/common/file/download2?fileUrl=${encodeURIComponent(url)}`,
    ]) {
      expect((await bench.call('GET', address, { as: other.token })).status).toBe(404)
      expect((await bench.call('GET', address, { as: member.token })).status).toBe(200)
    }
  })

  test('takes the cookie of the pages of this site, of no other site', async () => {
    const { url } = (await upload(pdf, 'a.pdf', { type: 'doc' })).data
    const headers = { cookie: `auth=${member.token}`, 'sec-fetch-site': 'same-origin' }
    expect((await bench.call('GET', url, { headers })).status).toBe(200)
    expect((await bench.call('GET', url, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } })).status).toBe(404)
  })

  test('is named by what the file is, and report where it has no name', async () => {
    const named = async (name: string) => {
      const { id } = (await upload(pdf, name, { type: 'doc' })).data
      return (await bench.call('GET', `/common/file/downloadFile?id=${id}`, { as: member.token })).headers['file-name']
    }
    expect(await named('invoice.html')).toBe('invoice.html.pdf')
    expect(await named('')).toBe('report.pdf')
  })

  test('with meta=1 tells of the file', async () => {
    const { id, url } = (await upload(pdf, 'a.pdf', { type: 'doc' })).data
    const facts = { id, name: 'a.pdf', size: pdf.length, url }
    const byId = await bench.call('GET', `/common/file?id=${id}&meta=1`, { as: member.token })
    expect([byId.code, byId.data]).toEqual([0, facts])
    const address = encodeURIComponent(`http://localhost:3000${url}`)
    expect((await bench.call('GET', `/common/file?fileUrl=${address}&meta=1`, { as: member.token })).data).toEqual(
      facts,
    )
  })

  test.each([
    'https://example.com/admin/sys-file/public/a.png',
    '//example.com/admin/sys-file/public/a.png',
    '/\\example.com/admin/sys-file/public/a.png',
    'http://127.0.0.1:3001/readyz',
    '/admin/sys-file/private/../../readyz',
    'file:///etc/passwd',
    'nonsense',
  ])('of %s is refused', async (address) => {
    const url = `/common/file/download2?fileUrl=${encodeURIComponent(address)}`
    expect((await bench.call('GET', url, { as: member.token })).status).toBe(400)
    const payload = { urls: [address] }
    expect((await bench.call('POST', '/common/file/multiFileDownload', { as: member.token, payload })).status).toBe(400)
  })

  test('of nothing, of what is no id, or of more than a hundred is refused', async () => {
    const status = async (url: string) => (await bench.call('GET', url, { as: member.token })).status
    expect(await status('/common/file')).toBe(400)
    expect(await status('/common/file/downloadFiles?ids=1,2')).toBe(400)
    expect(
      await status(`/common/file/downloadFiles?ids=${Array.from({ length: 101 }, () => randomUUID()).join()}`),
    ).toBe(400)
    expect(await status(`/common/file/downloadFiles?ids=${randomUUID()}`)).toBe(404)
    expect(await status('/admin/sys-file/private/%00.png')).toBe(404)
  })
})

describe('a zip', () => {
  test('holds every file once, under names of their own', async () => {
    const files = [
      (await upload(pdf, '报告.pdf', { type: 'doc' })).data,
      (await upload(png, '报告.pdf', { type: 'licence' })).data,
      (await upload(pdf, '报告.PDF', { type: 'doc' })).data,
    ]
    const ids = [...files, files[0]].map(({ id }) => id).join()
    const { headers, body } = await bench.call('GET', `/common/file/downloadFiles?ids=${ids}`, { as: member.token })
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'file-name': 'files.zip' })
    expect(unzip(body)).toEqual({ '报告.pdf': pdf, '报告.pdf.png': png, '报告 (2).PDF': pdf })
    const payload = { urls: files.map(({ url }) => url) }
    const byAddress = await bench.call('POST', '/common/file/multiFileDownload', { as: member.token, payload })
    expect(Object.keys(unzip(byAddress.body))).toHaveLength(3)
  })

  test('with one file of somebody else is not made', async () => {
    const mine = (await upload(pdf, 'a.pdf', { type: 'doc' })).data
    const theirs = (await upload(pdf, 'a.pdf', { type: 'doc', as: other.token })).data
    const response = await bench.call('GET', `/common/file/downloadFiles?ids=${mine.id},${theirs.id}`, {
      as: member.token,
    })
    expect(response.status).toBe(404)
  })
})

/** The files of a zip by name, read from its central directory. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const count = zip.readUInt16LE(end + 10)
  const files: Record<string, Buffer> = {}
  for (let entry = 0, at = zip.readUInt32LE(end + 16); entry < count; entry++) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files[zip.toString('utf8', at + 46, at + 46 + nameLength)] =
      method === 0 ? Buffer.from(bytes) : inflateRawSync(bytes)
    at += 46 + nameLength + extra + comment
  }
  return files
}
