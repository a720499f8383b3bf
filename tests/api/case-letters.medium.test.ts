import JSZip from 'jszip'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

const today = todayIn(HOME_ZONE, new Date())
const image = pngOf(40, 40)

/** A case that is filed as a matter of a product type, with its member and its desk. */
async function aFiledCase(productType = 14) {
  const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
  const id = await objects.case(member)
  await bench.rows(`UPDATE trademark_case SET state = 'filed', filed_at = now(), product_type = $2 WHERE id = $1`, [
    id,
    productType,
  ])
  const manage = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    bench.call(method, `/admin/manage/cases${path}`, { headers: staff.headers, ...(payload && { payload }) })
  const record = (fields: Record<string, string>, file: Buffer | null = image) => {
    const parts: Parameters<typeof formOf>[0] = Object.entries(fields)
    const form = formOf(file ? [...parts, ['file', file, '通知.png']] : parts)
    return bench.call('POST', `/admin/manage/cases/${id}/letter`, {
      payload: form.payload,
      headers: { ...staff.headers, ...form.headers },
    })
  }
  const own = async () => (await bench.call('GET', `/trademark/case/${id}`, { as: member.token })).data
  return { member, staff, id, manage, record, own }
}

test('a decision is computed with its rule and notified, and its member downloads it as it was uploaded', async () => {
  const { member, id, record, own } = await aFiledCase()
  const { data } = await record({ kind: 'reviewDecision', datedOn: '2026-09-01', method: 'electronic' })
  // Presumed received on the 15th day, 16 September; thirty days end on 16 October, a Friday.
  expect(data).toMatchObject({ nextDeadline: '2026-10-16', letters: [{ kind: 'reviewDecision', receivedOn: null }] })
  const found = await own()
  expect(found).toMatchObject({
    turn: 'reply',
    nextDeadline: '2026-10-16',
    letters: [{ label: { cn: '评审决定书或裁定书' }, datedOn: '2026-09-01', method: 'electronic', name: '通知.png' }],
    deadlines: [{ doneTime: null, deadline: { ruleId: 'CN-TM-COURT', state: 'missed', lastDay: '2026-10-16' } }],
  })
  expect(found.deadlines[0].deadline.law).toContain('商标法')
  expect(found.deadlines[0].deadline.calculation.length).toBeGreaterThan(1)
  const file = await bench.call('GET', `/trademark/case/${id}/letter/${found.letters[0].id}`, { as: member.token })
  expect([file.status, file.headers['content-type'], Buffer.from(file.body).equals(image)]).toEqual([
    200,
    'image/png',
    true,
  ])
  const [notice] = await bench.rows<{ content_cn: string; content_en: string }>(
    `SELECT content_cn, content_en FROM notice WHERE account_id = $1 AND title_cn LIKE '%收到官方文件%'`,
    [member.id],
  )
  expect(notice!.content_cn).toContain('2026-10-16')
  expect(notice!.content_en).toContain('last day 2026-10-16')
})

test('the proved day of receipt counts instead of the presumed one', async () => {
  const { record } = await aFiledCase()
  const letter = { kind: 'reviewDecision', datedOn: '2026-09-01', method: 'post', receivedOn: '2026-09-07' }
  expect((await record(letter)).data.nextDeadline).toBe('2026-10-08')
})

test.each([
  [14, 'certificate'],
  [7, 'decision'],
  [5, 'correction'],
])('in a matter of type %i a document of kind %s states no deadline', async (productType, kind) => {
  const { record } = await aFiledCase(productType)
  expect((await record({ kind, datedOn: '2026-09-01' })).data).toMatchObject({
    nextDeadline: null,
    turn: 'office',
    letters: [{ kind }],
    deadlines: [],
  })
})

test.each([
  ['an unknown kind', { kind: 'x', datedOn: '2026-09-01' }, 'kind'],
  ['a kind of another matter', { kind: 'refusal', datedOn: '2026-09-01' }, 'kind'],
  ['a day that does not exist', { kind: 'other', datedOn: '2026-02-30' }, 'datedOn'],
  ['a day that lies ahead', { kind: 'other', datedOn: addDays(today, 1) }, 'datedOn'],
  ['a receipt before its date', { kind: 'other', datedOn: '2026-09-02', receivedOn: '2026-09-01' }, 'receivedOn'],
  ['an unknown way of delivery', { kind: 'other', datedOn: '2026-09-02', method: 'pigeon' }, 'method'],
])('%s is refused, and nothing is recorded', async (_, fields, field) => {
  const { record, own } = await aFiledCase()
  const { status, data } = await record(fields)
  expect([status, data.field]).toEqual([400, field])
  expect((await own()).letters).toEqual([])
})

test('a document without a file, or that is no PDF and no image, is refused', async () => {
  const { record } = await aFiledCase()
  const letter = { kind: 'other', datedOn: today }
  expect((await record(letter, null)).data).toMatchObject({ field: 'file' })
  expect((await record(letter, Buffer.from('MZ not an image'))).status).toBe(415)
})

test('a case that is not filed has no documents of the office', async () => {
  const { id, record, manage } = await aFiledCase()
  await bench.rows(`UPDATE trademark_case SET state = 'ready', filed_at = NULL WHERE id = $1`, [id])
  expect((await manage('GET', `/${id}`)).data.letterKinds).toEqual([])
  expect((await record({ kind: 'other', datedOn: today })).code).toBe(60113)
})

test('the desk has the next deadline first and filters those that have passed, until they are done', async () => {
  const [late, soon] = [await aFiledCase(), await aFiledCase()]
  await soon.record({ kind: 'reviewDecision', datedOn: today, method: 'electronic' })
  await late.record({ kind: 'reviewDecision', datedOn: '2026-01-05', method: 'hand', receivedOn: '2026-01-05' })
  const ids = async (query = '') =>
    (await soon.manage('GET', `?size=100${query}`)).data.records
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id === soon.id || id === late.id)
  expect(await ids()).toEqual([late.id, soon.id])
  expect(await ids('&deadline=overdue')).toEqual([late.id])
  const [deadline] = (await late.own()).deadlines
  const done = (isDone: boolean) => late.manage('POST', `/${late.id}/deadline/${deadline.id}`, { isDone })
  expect((await done(true)).data).toMatchObject({ nextDeadline: null, turn: 'office' })
  expect(await ids('&deadline=overdue')).toEqual([])
  expect((await done(false)).data).toMatchObject({ nextDeadline: '2026-02-04', turn: 'reply' })
})

test('a document that was recorded by mistake is removed with its file and its deadline, and the audit log says so', async () => {
  const { id, record, manage, own } = await aFiledCase()
  const { data } = await record({ kind: 'reviewDecision', datedOn: '2026-09-01' })
  const [{ id: letterId }] = data.letters
  const [stored] = await bench.rows<{ file_id: string }>(`SELECT file_id FROM case_letter WHERE id = $1`, [letterId])
  expect((await manage('DELETE', `/${id}/letter/${letterId}`)).data).toMatchObject({ letters: [], deadlines: [] })
  expect((await own()).nextDeadline).toBeNull()
  expect(await bench.rows(`SELECT FROM stored_file WHERE id = $1`, [stored!.file_id])).toEqual([])
  const log = await bench.rows(`SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY created_at`, [id])
  expect(log).toEqual([{ action: 'letter.record' }, { action: 'letter.remove' }])
  expect((await manage('DELETE', `/${id}/letter/${letterId}`)).status).toBe(404)
})

test('the archive has the sheet, the documents and those of the office under names of their own, for member and staff', async () => {
  const { member, staff, id, record } = await aFiledCase()
  await bench.rows(`UPDATE trademark_case SET state = 'preparing' WHERE id = $1`, [id])
  const stored = await objects.storedFile(member, 'priority')
  for (const kind of ['powerOfAttorney', 'businessLicence'])
    await bench.call('POST', `/trademark/case/${id}/document`, {
      as: member.token,
      payload: { kind, fileId: stored.id },
    })
  await bench.rows(`UPDATE trademark_case SET state = 'filed' WHERE id = $1`, [id])
  await record({ kind: 'reviewDecision', datedOn: '2026-09-01' })
  await record({ kind: 'reviewDecision', datedOn: '2026-09-02' })
  await bench.call('POST', `/trademark/case/${id}/messages`, {
    as: member.token,
    payload: { key: randomUUID(), text: '请尽快' },
  })
  const own = await bench.call('GET', `/trademark/case/${id}/archive?lang=cn`, { as: member.token })
  const managed = await bench.call('GET', `/admin/manage/cases/${id}/archive?lang=en`, { headers: staff.headers })
  expect([own.status, own.headers['content-type'], managed.status]).toEqual([200, 'application/zip', 200])
  const zip = await JSZip.loadAsync(own.body)
  const names = Object.keys(zip.files)
  expect(names[0]).toMatch(/^C\d{14}\.txt$/)
  expect(names.slice(5).map((name) => name.split(' ')[0])).toEqual([
    '代理委托书',
    '营业执照或身份证明',
    '评审决定书或裁定书',
    '评审决定书或裁定书',
  ])
  expect(names.slice(1, 5).map((name) => name.replace(/^.*\./, ''))).toEqual(['pdf', 'docx', 'pdf', 'docx'])
  expect(new Set(names).size).toBe(9)
  const sheet = await zip.file(names[0]!)!.async('string')
  expect(sheet).toContain('不是官方表格')
  expect(sheet).toContain('请尽快')
  expect(sheet).toMatch(/向人民法院起诉：\d{4}-\d\d-\d\d/)
  expect(Buffer.from(await zip.file(names[8]!)!.async('nodebuffer')).equals(image)).toBe(true)
  const english = await JSZip.loadAsync(managed.body)
  expect(await english.file(names[0]!)!.async('string')).toContain('It is not a form of the office.')
})

test('member and staff can write while a period runs after the end of a case', async () => {
  const { member, id, manage, record, own } = await aFiledCase()
  await record({ kind: 'reviewDecision', datedOn: today, method: 'electronic' })
  const { version } = await own()
  await manage('POST', `/${id}/move`, { version, event: 'refuse', reason: '驳回' })
  expect(await own()).toMatchObject({ state: 'refused', turn: 'reply', maySend: true })
  const message = { key: randomUUID(), text: '请提起诉讼' }
  const sent = await bench.call('POST', `/trademark/case/${id}/messages`, { as: member.token, payload: message })
  expect(sent.code).toBe(0)
})

test('a refusal begins its review, with what the case and the document say', async () => {
  const { member, id, record } = await aFiledCase(1)
  const content = {
    mark: { kind: 'text', text: '岚舟札记', image: null },
    goods: [{ id: 'a', classNo: 42, group: '4209', cn: '软件设计', en: null }],
    applicant: { type: 'Organization', country: 'CN', nameCn: '云澜科技有限公司', idType: 'creditCode' },
    contact: { name: '李雷', phone: '13800138000', email: '', postcode: '' },
  }
  await bench.rows(
    `UPDATE trademark_case SET content = $2, definition_version = 1, office_number = '81234567' WHERE id = $1`,
    [id, JSON.stringify(content)],
  )
  await record({ kind: 'receipt', datedOn: addDays(today, -20) })
  const receivedOn = addDays(today, -1)
  const { data } = await record({ kind: 'partialRefusal', datedOn: addDays(today, -3), method: 'post', receivedOn })
  const letter = (kind: string) => data.letters.find((each: { kind: string }) => each.kind === kind)
  expect(letter('receipt').followUp).toBeNull()
  expect(letter('partialRefusal').followUp.productType).toBe(14)
  const begin = (kind: string) =>
    bench.call('POST', `/trademark/case/${id}/letter/${letter(kind).id}/followUp`, { as: member.token })
  expect((await begin('receipt')).status).toBe(404)
  const { data: draft } = await begin('partialRefusal')
  expect(draft).toMatchObject({
    productType: 14,
    content: {
      marks: [{ number: '81234567', name: '岚舟札记', classes: [42] }],
      scope: 'part',
      receivedOn,
      applicant: { nameCn: '云澜科技有限公司' },
      contact: { name: '李雷' },
    },
  })
})
