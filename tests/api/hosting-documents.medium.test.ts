import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { createFolderStore } from '@markwright/storage'
import { zipSync } from 'fflate'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { formOf, gif, pdf, pngOf } from '../support/sample-files.ts'
import { shareClient } from '../support/shared-client.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await sharedApiBench()
  objects = createMemberObjects(bench)
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const today = todayIn(HOME_ZONE, new Date())
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })
const send = (member: Member, path: string, fields: Record<string, string>, file: [Buffer, string] | null) => {
  const entries = Object.entries(fields)
  const form = formOf(file ? [...entries, ['file', ...file]] : entries)
  return bench.call('POST', `/custody/information${path}`, { as: member.token, ...form })
}
const upload = (
  member: Member,
  applicantId: string,
  fields: Record<string, string> = {},
  file: [Buffer, string] | null = [pdf, '委托书.pdf'],
) => send(member, '/upload', { applicantId, kind: 'powerOfAttorney', title: '代理委托书', ...fields }, file)
const filesOf = (ownerId: string) =>
  bench.rows<{ original: string; bucket: string; file_name: string }>(
    `SELECT original, bucket, file_name FROM stored_file WHERE owner_id = $1 AND kind = 'applicantDocument'`,
    [ownerId],
  )

test('a document is uploaded, changed, replaced and deleted; its former version stays readable', async () => {
  const member = await bench.member()
  const applicantId = await objects.applicant(member)
  const { data: first } = await upload(member, applicantId, {
    number: ' 2024-01 ',
    issuedOn: '2024-01-02',
    expiresOn: '2024-12-31',
  })
  expect(first).toMatchObject({
    role: 'owner',
    number: '2024-01',
    issuedOn: '2024-01-02',
    expiresOn: '2024-12-31',
    expiry: 'expired',
    fileName: '委托书.pdf',
    edition: 1,
    former: [],
  })
  const change = { version: first.version, kind: 'powerOfAttorney', title: '总委托书', number: '2024-01', note: '原件' }
  const { data: changed } = await call('PUT', `/information/${first.id}`, member, change)
  // What is not sent is not stated any more.
  expect(changed).toMatchObject({
    title: '总委托书',
    note: '原件',
    issuedOn: null,
    expiresOn: null,
    expiry: 'unstated',
  })
  expect(await call('PUT', `/information/${first.id}`, member, change)).toMatchObject({ status: 409, code: 61001 })

  const stale = await send(member, `/${first.id}/replace`, { version: '1' }, [pdf, 'b.pdf'])
  expect(stale).toMatchObject({ status: 409, code: 61001 })
  const fields = { version: String(changed.version), number: '2026-01', expiresOn: '2040-01-01' }
  const { data: replaced } = await send(member, `/${first.id}/replace`, fields, [pngOf(20, 20), '新委托书.png'])
  expect(replaced).toMatchObject({
    edition: 2,
    number: '2026-01',
    expiry: 'valid',
    fileName: '新委托书.png',
    title: '总委托书',
  })
  expect(replaced.former).toMatchObject([{ edition: 1, number: '2024-01', expiresOn: null, fileName: '委托书.pdf' }])
  const present = await call('GET', `/information/${first.id}/file`, member)
  expect([present.headers['content-type'], present.body.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG'])
  const former = await call('GET', `/information/${first.id}/file?edition=1`, member)
  expect(former.body.equals(pdf)).toBe(true)
  expect(decodeURIComponent(String(former.headers['file-name']))).toBe('委托书.pdf')
  expect(await call('GET', `/information/${first.id}/file?edition=3`, member)).toMatchObject({ status: 404 })

  const stored = await filesOf(member.id)
  // Neither the refused version nor anything else is left behind.
  expect(stored.map(({ original }) => original).toSorted()).toEqual(['委托书.pdf', '新委托书.png'])
  const store = createFolderStore(join(bench.api.dataDir, 'objects'))
  const keys = stored.map(({ bucket, file_name }) => `files/${bucket}/${file_name}`)
  expect(await call('DELETE', `/information/${first.id}`, member)).toMatchObject({ code: 0 })
  expect(await filesOf(member.id)).toEqual([])
  for (const key of keys) expect(await store.find(key)).toBeNull()
  expect(await call('GET', `/information/${first.id}`, member)).toMatchObject({ status: 404 })
  const { data: changes } = await call('GET', '/change/page', member)
  expect(changes.records.map(({ action }: { action: string }) => action)).toEqual([
    'document.delete',
    'document.replace',
    'document.update',
    'document.add',
  ])
})

test('the content of a file decides, not its name', async () => {
  const member = await bench.member()
  const applicantId = await objects.applicant(member)
  expect(await upload(member, applicantId, {}, [gif, 'a.pdf'])).toMatchObject({ status: 415 })
  expect(await upload(member, applicantId, {}, [Buffer.from('<svg/>'), 'a.png'])).toMatchObject({ status: 415 })
  expect(await upload(member, applicantId, {}, [Buffer.alloc(21 * 1024 * 1024), 'a.pdf'])).toMatchObject({
    status: 413,
  })
  expect(await upload(member, applicantId, {}, null)).toMatchObject({ status: 400, data: { field: 'file' } })
  const docx = Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': Buffer.from('<w:document/>'),
    }),
  )
  expect(await upload(member, applicantId, {}, [docx, 'a.docx'])).toMatchObject({
    code: 0,
    data: { fileName: 'a.docx' },
  })
})

test.each([
  [{ kind: 'secret' }, 'kind'],
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ issuedOn: '2026-02-30' }, 'issuedOn'],
  [{ issuedOn: '2026-02-03', expiresOn: '2026-02-02' }, 'expiresOn'],
  [{ applicantId: 'x' }, 'applicantId'],
])('what is wrong with %o is named, and no file is stored', async (fields, field) => {
  const member = await bench.member()
  const response = await upload(member, await objects.applicant(member), fields)
  expect(response).toMatchObject({ status: 400, data: { field } })
  expect(await filesOf(member.id)).toEqual([])
})

test('a list is filtered by applicant, kind, text and last day', async () => {
  const member = await bench.member()
  const [one, other] = [await objects.applicant(member), await objects.applicant(member)]
  await upload(member, one, { title: '过期', expiresOn: addDays(today, -1) })
  await upload(member, one, { title: '今天', expiresOn: today })
  await upload(member, one, { title: '九十', expiresOn: addDays(today, 90) })
  await upload(member, other, { title: '以后', expiresOn: addDays(today, 91), number: 'NO_7' })
  await upload(member, other, { title: '未写', kind: 'licence' })
  const titles = async (query: string) =>
    (await call('GET', `/information/page?${query}`, member)).data.records.map(({ title }: { title: string }) => title)
  expect(await titles('')).toEqual(['过期', '今天', '九十', '以后', '未写'])
  expect(await titles('expiry=expired')).toEqual(['过期'])
  expect(await titles('expiry=soon')).toEqual(['今天', '九十'])
  expect(await titles('expiry=valid')).toEqual(['今天', '九十', '以后'])
  expect(await titles('expiry=unstated')).toEqual(['未写'])
  expect(await titles(`applicantId=${other}`)).toEqual(['以后', '未写'])
  expect(await titles('kind=licence')).toEqual(['未写'])
  expect(await titles('keyword=no_7')).toEqual(['以后'])
  expect(await titles('size=2&current=2')).toEqual(['九十', '以后'])
})

test('what expires soon or has expired is on the list of what is to do', async () => {
  const member = await bench.member()
  const applicantId = await objects.applicant(member)
  await upload(member, applicantId, { title: '快到期', expiresOn: addDays(today, 5) })
  await upload(member, applicantId, { title: '已过期', expiresOn: addDays(today, -5) })
  await upload(member, applicantId, { title: '早已过期', expiresOn: addDays(today, -400) })
  await upload(member, applicantId, { title: '还早', expiresOn: addDays(today, 200) })
  const { data } = await call('GET', '/home/overview', member)
  expect(data.documents).toMatchObject([
    { title: '已过期', expiry: 'expired' },
    { title: '快到期', expiry: 'soon', kind: 'powerOfAttorney', expiresOn: addDays(today, 5) },
  ])
  const another = await objects.applicant(member)
  expect((await call('GET', `/home/overview?applicantId=${another}`, member)).data.documents).toEqual([])
})

test('an applicant takes its documents along: when it is deleted, and when it is merged into another one', async () => {
  const member = await bench.member()
  const [target, other] = [await objects.applicant(member), await objects.applicant(member)]
  const { data: document } = await upload(member, other)
  await send(member, `/${document.id}/replace`, { version: '1' }, [pdf, 'b.pdf'])
  await call('POST', `/applicant/${target}/merge`, member, { ids: [other] })
  expect((await call('GET', `/information/${document.id}`, member)).data).toMatchObject({
    applicantId: target,
    former: [{ edition: 1 }],
  })
  expect(await call('DELETE', `/applicant/${target}`, member)).toMatchObject({ code: 0 })
  expect(await call('GET', `/information/${document.id}`, member)).toMatchObject({ status: 404 })
  expect(await filesOf(member.id)).toEqual([])
})

test('of two versions at once one is stored', async () => {
  const member = await bench.member()
  const { data: document } = await upload(member, await objects.applicant(member))
  const both = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) => send(member, `/${document.id}/replace`, { version: '1' }, [pdf, name])),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 61001])
  expect(await filesOf(member.id)).toHaveLength(2)
})

describe('documents of a client that is shared', () => {
  const share = async (role: 'editor' | 'reader') => {
    const shared = await shareClient(bench, role)
    const applicantId = await objects.applicant(shared.owner, shared.clientId)
    const { data: shown } = await upload(shared.owner, applicantId, { note: '内部' })
    const { data: hidden } = await upload(shared.owner, await objects.applicant(shared.owner))
    return { ...shared, applicantId, shown, hidden }
  }
  const named = { version: 1, kind: 'other', title: '改' }

  test('are read, and not changed, by a reader', async () => {
    const { owner, guest, applicantId, shown, hidden, end } = await share('reader')
    expect((await call('GET', '/information/page', guest)).data.records).toMatchObject([
      { id: shown.id, role: 'reader', note: null },
    ])
    expect((await call('GET', '/information/applicant', guest)).data).toMatchObject([
      { id: applicantId, role: 'reader' },
    ])
    expect((await call('GET', `/information/${shown.id}/file`, guest)).body.equals(pdf)).toBe(true)
    const readOnly = { status: 403, code: 61007 }
    expect(await upload(guest, applicantId)).toMatchObject(readOnly)
    expect(await call('PUT', `/information/${shown.id}`, guest, named)).toMatchObject(readOnly)
    expect(await send(guest, `/${shown.id}/replace`, { version: '1' }, [pdf, 'b.pdf'])).toMatchObject(readOnly)
    expect(await call('DELETE', `/information/${shown.id}`, guest)).toMatchObject(readOnly)
    for (const path of ['', '/file'])
      expect(await call('GET', `/information/${hidden.id}${path}`, guest)).toMatchObject({ status: 404 })
    await end()
    expect((await call('GET', '/information/page', guest)).data.total).toBe(0)
    expect((await call('GET', '/information/applicant', guest)).data).toEqual([])
    for (const path of ['', '/file'])
      expect(await call('GET', `/information/${shown.id}${path}`, guest)).toMatchObject({ status: 404 })
    expect(await filesOf(owner.id)).toHaveLength(2)
  })

  test('are changed by an editor, whose files belong to the owner, until the access ends', async () => {
    const { owner, guest, applicantId, shown, hidden, end } = await share('editor')
    const { data: added } = await upload(guest, applicantId, { title: '营业执照', kind: 'licence' })
    expect(added).toMatchObject({ role: 'editor', title: '营业执照' })
    expect(await filesOf(guest.id)).toEqual([])
    expect(await filesOf(owner.id)).toHaveLength(3)
    expect(await call('PUT', `/information/${shown.id}`, guest, { ...named, note: '编辑' })).toMatchObject({ code: 0 })
    expect((await call('GET', `/information/${shown.id}`, owner)).data).toMatchObject({ title: '改', note: '编辑' })
    expect(await send(guest, `/${shown.id}/replace`, { version: '2' }, [pdf, 'b.pdf'])).toMatchObject({ code: 0 })
    expect(await call('DELETE', `/information/${added.id}`, guest)).toMatchObject({ code: 0 })
    const notFound = { status: 404 }
    expect(await upload(guest, hidden.applicantId)).toMatchObject(notFound)
    expect(await call('PUT', `/information/${hidden.id}`, guest, named)).toMatchObject(notFound)
    expect(await call('DELETE', `/information/${hidden.id}`, guest)).toMatchObject(notFound)
    await end()
    expect(await upload(guest, applicantId)).toMatchObject(notFound)
    expect(await call('PUT', `/information/${shown.id}`, guest, { ...named, version: 3 })).toMatchObject(notFound)
    expect(await send(guest, `/${shown.id}/replace`, { version: '3' }, [pdf, 'b.pdf'])).toMatchObject(notFound)
    expect(await call('DELETE', `/information/${shown.id}`, guest)).toMatchObject(notFound)
  })
})
