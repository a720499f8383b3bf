import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

const picture = async (svg: string) => (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')
const strokes = () =>
  picture(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M20 150 C150 10 300 190 560 60" stroke="#000" stroke-width="6" fill="none"/></svg>',
  )

async function aLink() {
  const member = await bench.member()
  const id = await objects.case(member)
  const own = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    bench.call(method, `/trademark/case/${id}${path}`, { as: member.token, ...(payload && { payload }) })
  const { data } = await own('POST', '/signature', { form: 'powerOfAttorney' })
  const [link] = data.signatures
  const url = `/trademark/signature/${(link.path as string).replace('/sign/', '')}`
  const read = () => bench.call('GET', url)
  const sign = async (input: object = {}) =>
    bench.call('POST', url, {
      payload: { name: '李明', drawing: null, agree: true, documentHash: link.documentHash, ...input },
    })
  return { member, id, own, link, url, read, sign }
}

test('the holder of the link reads the document, whose hash is stated, and signs it once', async () => {
  const { member, own, link, url, read, sign } = await aLink()
  expect((await read()).data).toMatchObject({ status: 'open', signedTime: null, title: link.title })
  const shown = await bench.call('GET', `${url}/document`)
  expect(createHash('sha256').update(shown.body).digest('hex')).toBe(link.documentHash)

  const missing = (await own('GET')).data.missingDocuments as string[]
  const drawing = await strokes()
  const both = await Promise.all([sign({ drawing }), sign({ drawing })])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 60133].toSorted())
  expect((await read()).data).toMatchObject({ status: 'signed', signerName: '李明' })
  const { data: after } = await own('GET')
  expect(after.missingDocuments).toEqual(missing.filter((kind) => kind !== 'powerOfAttorney'))
  expect(after.documents.filter(({ kind }: { kind: string }) => kind === 'powerOfAttorney')).toHaveLength(1)
  expect(after.signatures).toMatchObject([{ status: 'signed', method: 'drawn', signerName: '李明' }])
  const signed = await own('GET', `/document/${after.documents.at(-1).id}`)
  expect(signed.body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(signed.body.equals(shown.body)).toBe(false)
  expect(
    await bench.rows(`SELECT 1 FROM notice WHERE account_id = $1 AND title_en LIKE '%signed%'`, [member.id]),
  ).toHaveLength(1)
  expect((await own('DELETE', `/signature/${link.id}`)).status).toBe(404)
})

test('a name that is typed is a signature', async () => {
  const { own, sign } = await aLink()
  expect((await sign()).data).toMatchObject({ status: 'signed' })
  expect((await own('GET')).data.signatures[0]).toMatchObject({ method: 'typed' })
})

test('a drawing that is empty, no image, or no drawing at all is refused, and nothing is signed', async () => {
  const { read, sign } = await aLink()
  const empty = await picture('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>')
  const large = await picture(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="200"><rect width="99" height="99"/></svg>',
  )
  for (const drawing of [empty, large, 'x', '', '<svg/>'])
    expect(await sign({ drawing })).toMatchObject({ status: 400, data: { field: 'drawing' } })
  expect(await sign({ name: ' \u200B' })).toMatchObject({ status: 400, data: { field: 'name' } })
  expect(await sign({ agree: false })).toMatchObject({ status: 400, data: { field: 'agree' } })
  expect((await sign({ documentHash: 'f'.repeat(64) })).status).toBe(409)
  expect((await read()).data.status).toBe('open')
})

test('a link that was revoked, has expired, was changed, or whose case takes no documents is none', async () => {
  const { id, own, link, url, read, sign } = await aLink()
  for (const token of [
    `${url}x`,
    url.replace(/\.(.)/, (_, one) => `.${one === 'a' ? 'b' : 'a'}`),
    '/trademark/signature/x',
  ])
    expect((await bench.call('GET', token)).status).toBe(404)

  await bench.rows(`UPDATE case_signature SET expires_at = now() - interval '1 second' WHERE id = $1`, [link.id])
  expect((await read()).data.status).toBe('expired')
  expect((await sign()).code).toBe(60133)
  await bench.rows(`UPDATE case_signature SET expires_at = now() + interval '1 day' WHERE id = $1`, [link.id])

  await bench.rows(`UPDATE trademark_case SET state = 'ready' WHERE id = $1`, [id])
  expect((await read()).data.status).toBe('closed')
  expect((await sign()).code).toBe(60133)
  expect((await own('POST', '/signature', { form: 'powerOfAttorney' })).code).toBe(60113)
  await bench.rows(`UPDATE trademark_case SET state = 'preparing' WHERE id = $1`, [id])

  expect((await own('DELETE', `/signature/${link.id}`)).data.signatures).toEqual([])
  expect((await read()).status).toBe(404)
  expect((await sign()).status).toBe(404)
})

test('nothing is signed of a case whose order was closed, nor another text than was read', async () => {
  const { own, link, read, sign } = await aLink()
  await bench.rows(`UPDATE case_signature SET content_hash = 'x' WHERE id = $1`, [link.id])
  expect((await sign()).code).toBe(60133)
  const { link: other, own: theirs, read: readOther, sign: signOther, id: otherId } = await aLink()
  await bench.rows(
    `UPDATE service_order SET closed_at = now() WHERE id = (SELECT order_id FROM trademark_case WHERE id = $1)`,
    [otherId],
  )
  expect((await readOther()).data.status).toBe('closed')
  expect((await signOther()).code).toBe(60133)
  expect((await theirs('POST', '/signature', { form: 'powerOfAttorney' })).code).toBe(60113)
  expect(other.status).toBe('open')
  expect((await read()).data.status).toBe('open')
  expect((await own('GET')).data.documents).toEqual([])
})

test('a case has at most ten links', async () => {
  const { own } = await aLink()
  for (let made = 1; made < 10; made++) await own('POST', '/signature', { form: 'powerOfAttorney' })
  expect((await own('POST', '/signature', { form: 'powerOfAttorney' })).code).toBe(60132)
  expect((await own('GET')).data.signatures).toHaveLength(10)
})

test('each side of a transfer signs its own power of attorney by its own link', async () => {
  const { id, own } = await aLink()
  const side = (nameCn: string) => ({
    type: 'Organization',
    country: 'CN',
    nameCn,
    addressCn: '深圳市',
    idType: 'creditCode',
  })
  const content = { kind: 'assignment', applicant: side('岚舟科技有限公司'), assignor: side('云澜贸易有限公司') }
  await bench.rows(`DELETE FROM case_signature WHERE case_id = $1`, [id])
  await bench.rows(`UPDATE trademark_case SET product_type = 12, definition_version = 2, content = $2 WHERE id = $1`, [
    id,
    JSON.stringify(content),
  ])
  for (const form of ['powerOfAttorney', 'assignorPowerOfAttorney']) await own('POST', '/signature', { form })
  const { data } = await own('GET')
  expect(data.signatures).toHaveLength(2)
  const principals: Record<string, string> = {}
  for (const { form, path, documentHash } of data.signatures) {
    const url = `/trademark/signature/${path.replace('/sign/', '')}`
    principals[form] = (await bench.call('GET', url)).data.principal
    await bench.call('POST', url, { payload: { name: '李明', drawing: null, agree: true, documentHash } })
  }
  expect(principals).toEqual({ powerOfAttorney: '岚舟科技有限公司', assignorPowerOfAttorney: '云澜贸易有限公司' })
  const { documents } = (await own('GET')).data
  expect(documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'assignorPowerOfAttorney',
    'powerOfAttorney',
  ])
  await bench.rows(`UPDATE trademark_case SET content = content || '{"kind":"succession"}' WHERE id = $1`, [id])
  expect((await own('POST', '/signature', { form: 'assignorPowerOfAttorney' })).status).toBe(404)
})
