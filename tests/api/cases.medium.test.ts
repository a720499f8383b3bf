import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { partyKey } from '../../packages/domain/src/people/party-key.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { buildMark } from '../support/registers.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

const drafts = '/trademark/case/draft'
const company = {
  type: 'Organization',
  country: 'CN',
  nameCn: '云澜科技有限公司',
  nameEn: '',
  idType: 'creditCode',
  idNumber: '9144030071526726XG',
  addressCn: '广东省深圳市南山区科技园 1 号',
  addressEn: '',
}
const contact = { name: '张三', phone: '13800000000', email: 'zhang@example.com', postcode: '518000' }
const today = todayIn(HOME_ZONE, new Date())
/** The status of a mark that has ended. */
const ENDED = 2

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
  const fee = async (code: string, minor: number) =>
    bench.rows(
      `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
       VALUES ($1, 'CN', $2, 'trademark', $2, $2, 'CNY', $3, '2019-07-01', 'test', 'test')
       ON CONFLICT DO NOTHING`,
      [randomUUID(), code, minor],
    )
  await fee('trademark.renewal', 45_000)
  await fee('trademark.lateRenewal', 22_500)
  const sku = (codes: string[]) => ({
    priceFen: 35_000,
    quantityMax: 1000,
    planId: null,
    planUnits: 0,
    officialFees: codes.map((code) => ({ office: 'CN', code })),
  })
  await buildProduct(bench, {
    productType: 5,
    orderGroup: 'Case',
    plan: null,
    skus: [sku(['trademark.renewal']), sku(['trademark.renewal', 'trademark.lateRenewal'])],
  })
  await buildProduct(bench, { productType: 29, orderGroup: 'Case', plan: null, skus: [sku([])] })
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
const as = (member: Member) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  bench.call(method, url, { as: member.token, ...(payload && { payload }) })

/** A mark that can be renewed, unless its term is named otherwise. */
async function buildTerm(expiresOn = addMonths(today, 6), classes = [9]) {
  const number = String(Math.floor(10_000_000 + Math.random() * 80_000_000))
  await buildMark(bench, {
    application_number: number,
    registration_number: number,
    registration_number_keys: [number],
    mark_text: '云澜',
    classes,
    expires_on: expiresOn,
  })
  return { number, name: '云澜', classes }
}

/** What is wrong with a renewal of these marks. */
async function codesOf(member: Member, marks: object[]): Promise<string[]> {
  const { id } = await draftOf(member, renewalOf(marks))
  const { data } = await as(member)('POST', `${drafts}/${id}/check`)
  return data.problems.map(({ code }: { code: string }) => code)
}

const renewalOf = (marks: object[]) => ({ marks, applicant: company, contact })
async function draftOf(member: Member, content: object, productType = 5) {
  const { data } = await as(member)('POST', drafts, { productType, content })
  return data as { id: string; version: number }
}
async function ordered(member: Member, marks?: object[]) {
  const draft = await draftOf(member, renewalOf(marks ?? [await buildTerm()]))
  const { data: check } = await as(member)('POST', `${drafts}/${draft.id}/check`)
  const order = { version: draft.version, total: check.price.total, agree: true }
  return (await as(member)('POST', `${drafts}/${draft.id}/order`, order)).data as { caseId: string; orderId: string }
}
const caseOf = async (member: Member, id: string) => (await as(member)('GET', `/trademark/case/${id}`)).data
const pay = (orderId: string) =>
  bench.rows(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [orderId])
/** An upload of a member that can be a document. */
async function buildFile(member: Member) {
  const id = randomUUID()
  await bench.rows(
    `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
     VALUES ($1, $2, 'private', $3, '执照.pdf', 'priority', 'application/pdf', 12)`,
    [id, member.id, `${id}.pdf`],
  )
  return id
}
async function provide(member: Member, caseId: string) {
  const { missingDocuments } = await caseOf(member, caseId)
  for (const kind of missingDocuments)
    await as(member)('POST', `/trademark/case/${caseId}/document`, { kind, fileId: await buildFile(member) })
}

describe('a draft', () => {
  test('saves what is not complete, and of two windows the second is shown what the first has saved', async () => {
    const member = await bench.member()
    const { id, version } = await draftOf(member, {})
    const first = await as(member)('PUT', `${drafts}/${id}`, { version, content: { contact: { name: '张' } } })
    expect(first.data).toMatchObject({ version: version + 1, content: { contact: { name: '张', phone: '' } } })
    const second = await as(member)('PUT', `${drafts}/${id}`, { version, content: { contact: { name: '李' } } })
    expect([second.status, second.data.draft.content.contact.name]).toEqual([409, '张'])
    expect((await as(member)('GET', `${drafts}/${id}`)).data.content.contact.name).toBe('张')
  })

  test('loses what is no part of it, and no text that cannot be stored', async () => {
    const member = await bench.member()
    const { data } = await as(member)('POST', drafts, {
      productType: 7,
      content: { facts: 'a\0b\uD800', marks: [{ number: 1, classes: [99, 3, 3] }], __proto__x: 1, issue: ['x'] },
    })
    expect(data.content).toEqual({ facts: 'ab\uFFFD', marks: [{ number: '', name: '', classes: [3] }] })
  })

  test('is filled in from parties and contacts of former drafts and cases, each as it was last, of nobody else', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    await ordered(member)
    const partner = { ...company, nameCn: '云澜控股', idNumber: '', country: 'HK', addressCn: '香港' }
    await draftOf(member, {
      applicant: { ...company, addressCn: '广东省深圳市福田区 2 号' },
      coApplicants: [partner],
      contact: { ...contact, email: 'new@example.com' },
    })
    const { data } = await as(member)('GET', '/trademark/case/parties')
    expect(data).toEqual({
      parties: [{ ...company, addressCn: '广东省深圳市福田区 2 号' }, partner],
      contacts: [{ ...contact, email: 'new@example.com' }],
    })
    expect((await as(other)('GET', '/trademark/case/parties')).data).toEqual({ parties: [], contacts: [] })
  })

  test('has all problems at once, by step and field', async () => {
    const member = await bench.member()
    const { id } = await draftOf(member, {
      marks: [await buildTerm(), { number: '1', name: '', classes: [] }],
      applicant: { ...company, idNumber: '9144030071526726XA', addressCn: '' },
      contact: { ...contact, phone: '12', postcode: '1' },
    })
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    expect(data.problems.map(({ step, path, code }: Record<string, string>) => [step, path, code])).toEqual([
      ['marks', 'marks.1.classes', 'classesMissing'],
      ['applicant', 'applicant.addressCn', 'addressMissing'],
      ['applicant', 'applicant.idNumber', 'creditCodeCheck'],
      ['applicant', 'contact.phone', 'phone'],
      ['applicant', 'contact.postcode', 'postalCode'],
      ['marks', 'marks.1.number', 'markUnknown'],
    ])
    expect(data.price).toBeNull()
  })

  test.each([
    ['can be renewed on the last day of the grace period', addMonths(today, -6), null],
    [
      'cannot be renewed once that day has moved over the longest holidays',
      addDays(addMonths(today, -6), -14),
      'notRenewable',
    ],
    ['can be ordered before its window opens', addDays(addYears(today, 1), 1), null],
  ])('a mark %s', async (_, expiresOn, code) => {
    const member = await bench.member()
    const { id } = await draftOf(member, renewalOf([await buildTerm(expiresOn)]))
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    expect(data.problems.map((problem: { code: string }) => problem.code)).toEqual(code === null ? [] : [code])
  })

  test('of an international registration is not renewed in China', async () => {
    const member = await bench.member()
    const { number } = await buildTerm()
    await bench.rows(
      `UPDATE trademark SET international_number = $1, international_on = '2016-01-01' WHERE application_number = $2`,
      [`G${number.slice(1)}`, number],
    )
    const { id } = await draftOf(member, renewalOf([{ number: `G${number.slice(1)}`, name: '', classes: [9] }]))
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    expect(data.problems.map((problem: { code: string }) => problem.code)).toEqual(['international'])
  })

  test('may name a national mark on which an international registration is based', async () => {
    const member = await bench.member()
    const { number, ...mark } = await buildTerm()
    const international = `G${number.slice(1)}`
    await bench.rows(`UPDATE trademark SET international_number = $1 WHERE application_number = $2`, [
      international,
      number,
    ])
    expect(await codesOf(member, [{ ...mark, number }])).toEqual([])
  })

  test('has one mark by two of its numbers only once', async () => {
    const member = await bench.member()
    const { number, ...mark } = await buildTerm()
    const registration = `9${number}`
    await bench.rows(
      `UPDATE trademark SET registration_number = $1, registration_number_keys = ARRAY[$1] WHERE application_number = $2`,
      [registration, number],
    )
    const marks = [
      { ...mark, number: registration },
      { ...mark, number },
    ]
    expect(await codesOf(member, marks)).toEqual(['markRepeated'])
    await ordered(member, [marks[0]!])
    const again = await draftOf(member, renewalOf([marks[1]!]))
    const order = { version: 1, total: '800.00', agree: true }
    expect((await as(member)('POST', `${drafts}/${again.id}/order`, order)).code).toBe(60201)
  })

  test('renews no mark again whose renewal was completed within its window', async () => {
    const member = await bench.member()
    const mark = await buildTerm()
    const { caseId } = await ordered(member, [mark])
    const order = async () => {
      const { id } = await draftOf(member, renewalOf([mark]))
      return (await as(member)('POST', `${drafts}/${id}/order`, { version: 1, total: '800.00', agree: true })).code
    }
    const filedBefore = (months: number) =>
      bench.rows(
        `UPDATE trademark_case SET state = 'completed', filed_at = now() - make_interval(months => $2) WHERE id = $1`,
        [caseId, months],
      )
    await filedBefore(17)
    expect(await order()).toBe(60201)
    await filedBefore(19)
    expect(await order()).toBe(0)
  })

  test('renews no mark that has ended, and no class in which the mark is not registered', async () => {
    const member = await bench.member()
    const [ended, mark] = [await buildTerm(), await buildTerm()]
    await bench.rows(`UPDATE trademark SET status = $1 WHERE application_number = $2`, [ENDED, ended.number])
    expect(await codesOf(member, [ended, { ...mark, classes: [9, 30] }])).toEqual(['ended', 'classNotRegistered'])
  })

  test('takes a number that is of a registration and of another application as the registration', async () => {
    const member = await bench.member()
    const { number } = await buildTerm(addMonths(today, 6), [9])
    await buildMark(bench, {
      application_number: number,
      public_id: `CN_${number}_old`,
      mark_text: '他人',
      classes: [30],
    })
    const { data } = await as(member)('GET', `/trademark/case/marks?numbers=${number}`)
    expect(data).toMatchObject([{ name: '云澜', classes: [9] }])
  })

  test('costs the price for each class, with the surcharge in the grace period only', async () => {
    const member = await bench.member()
    const marks = [await buildTerm(addMonths(today, 2), [9, 42]), await buildTerm(addMonths(today, -2))]
    const { id } = await draftOf(member, renewalOf(marks))
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    expect(data).toMatchObject({
      problems: [],
      price: { serviceFee: '1050.00', officialFee: '1575.00', total: '2625.00', currency: 'CNY' },
    })
  })
})

describe('an order', () => {
  test('makes the case and its order once, however often it is sent', async () => {
    const member = await bench.member()
    const draft = await draftOf(member, renewalOf([await buildTerm()]))
    const order = () => as(member)('POST', `${drafts}/${draft.id}/order`, { version: 1, total: '800.00', agree: true })
    const [one, two] = await Promise.all([order(), order()])
    expect(one.data).toEqual(two.data)
    expect((await order()).data).toEqual(one.data)
    expect((await as(member)('GET', '/trademark/case/page')).data).toMatchObject({ total: 1 })
    expect((await as(member)('GET', `${drafts}/page`)).data).toMatchObject({ total: 0 })
    expect(await caseOf(member, one.data.caseId)).toMatchObject({
      state: 'preparing',
      payment: 'unpaid',
      turn: 'member',
      missingDocuments: ['businessLicence', 'powerOfAttorney'],
      history: [{ event: 'create' }],
    })
  })

  test('is refused for another price, without the agreement, and where something is wrong', async () => {
    const member = await bench.member()
    const draft = await draftOf(member, renewalOf([await buildTerm()]))
    const order = (payload: object) => as(member)('POST', `${drafts}/${draft.id}/order`, { version: 1, ...payload })
    expect((await order({ total: '799.00', agree: true })).code).toBe(60202)
    expect((await order({ total: '800.00', agree: false })).code).toBe(10132)
    const wrong = await draftOf(member, renewalOf([]))
    const { code, data } = await as(member)('POST', `${drafts}/${wrong.id}/order`, {
      version: 1,
      total: '0.00',
      agree: true,
    })
    expect([code, data.problems[0]]).toMatchObject([60112, { path: 'marks', code: 'marksMissing' }])
  })

  test('of a renewal that is filed already is refused, also of two at once', async () => {
    const member = await bench.member()
    const mark = await buildTerm()
    const both = [await draftOf(member, renewalOf([mark])), await draftOf(member, renewalOf([mark]))]
    const results = await Promise.all(
      both.map(({ id }) => as(member)('POST', `${drafts}/${id}/order`, { version: 1, total: '800.00', agree: true })),
    )
    expect(results.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 60201])
  })

  test('of a matter cannot be made as if it were a package', async () => {
    const { skuId } = await buildProduct(bench, { productType: 12, plan: null })
    const member = await bench.member()
    const { code } = await as(member)('POST', '/product/price/quote', { items: [{ skuId, quantity: 1 }] })
    expect(code).toBe(50510)
  })
})

describe('a case', () => {
  test('is submitted once every required document is there', async () => {
    const member = await bench.member()
    const { caseId } = await ordered(member)
    const submit = async () =>
      as(member)('POST', `/trademark/case/${caseId}/submit`, { version: (await caseOf(member, caseId)).version })
    expect(await submit()).toMatchObject({ code: 60116, data: { missing: ['businessLicence', 'powerOfAttorney'] } })
    await provide(member, caseId)
    expect((await submit()).data).toMatchObject({ state: 'ready', turn: 'member' })
    const late = { kind: 'translation', fileId: await buildFile(member) }
    expect((await as(member)('POST', `/trademark/case/${caseId}/document`, late)).code).toBe(60113)
  })

  test('gives its documents to its member and to staff as they were uploaded', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const { caseId } = await ordered(member)
    const { payload, headers } = formOf([
      ['type', 'priority'],
      ['file', pngOf(40, 40), '执照.png'],
    ])
    const stored = await bench.call('POST', '/admin/sys-file/upload', { as: member.token, payload, headers })
    const document = { kind: 'businessLicence', fileId: stored.data.id }
    const { data } = await as(member)('POST', `/trademark/case/${caseId}/document`, document)
    const path = `${caseId}/document/${data.documents[0].id}`
    const own = await as(member)('GET', `/trademark/case/${path}`)
    const managed = await bench.call('GET', `/admin/manage/cases/${path}`, { headers: staff.headers })
    for (const { status, headers: received, body } of [own, managed]) {
      expect([status, received['content-type']]).toEqual([200, 'image/png'])
      expect(Buffer.from(body).equals(Buffer.from(pngOf(40, 40)))).toBe(true)
    }
  })

  test('keeps the last days of the terms of its marks, which the register changes once they are renewed', async () => {
    const member = await bench.member()
    const expiresOn = addMonths(today, 6)
    const mark = await buildTerm(expiresOn)
    const { caseId } = await ordered(member, [mark])
    await bench.rows('UPDATE trademark SET expires_on = $2 WHERE application_number = $1', [
      mark.number,
      addYears(expiresOn, 10),
    ])
    const [row] = await bench.rows('SELECT mark_terms FROM trademark_case WHERE id = $1', [caseId])
    expect(row).toEqual({ mark_terms: { [mark.number]: expiresOn } })
  })

  test('takes no file of somebody else', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const { caseId } = await ordered(member)
    const document = { kind: 'translation', fileId: await buildFile(other) }
    expect((await as(member)('POST', `/trademark/case/${caseId}/document`, document)).code).toBe(60114)
  })

  test('is filed by staff only once it is paid, and the filing completes its order', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const { caseId, orderId } = await ordered(member)
    await provide(member, caseId)
    await as(member)('POST', `/trademark/case/${caseId}/submit`, { version: (await caseOf(member, caseId)).version })
    const move = async (event: string, rest: object = {}) =>
      bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
        headers: staff.headers,
        payload: { version: (await caseOf(member, caseId)).version, event, ...rest },
      })
    expect((await move('file')).code).toBe(60117)
    expect((await caseOf(member, caseId)).state).toBe('ready')
    await pay(orderId)
    expect((await move('file', { officeNumber: 'TMXZ2026' })).data).toMatchObject({
      state: 'filed',
      officeNumber: 'TMXZ2026',
      turn: 'office',
      events: ['accept', 'complete', 'refuse'],
    })
    expect((await move('file')).code).toBe(60113)
    const [order] = await bench.rows(`SELECT status FROM service_order WHERE id = $1`, [orderId])
    expect(order).toEqual({ status: 'complete' })
    expect((await move('refuse')).status).toBe(400)
    expect((await move('complete')).data).toMatchObject({ state: 'completed', turn: 'nobody', events: [] })
    const notices = await bench.rows<{ title_cn: string }>(
      `SELECT title_cn FROM notice WHERE account_id = $1 AND title_cn LIKE '案件%' ORDER BY created_at`,
      [member.id],
    )
    expect(notices.map(({ title_cn }) => title_cn.split(' ').at(-1))).toEqual(['已递交', '已完成'])
  })

  test.each([
    [
      'a fee of the office has risen',
      async () => {
        const id = randomUUID()
        await bench.rows(
          `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
           VALUES ($1, 'CN', 'trademark.renewal', 'trademark', 'x', 'x', 'CNY', 50000, $2, 'test', 'test')`,
          [id, today],
        )
        return () => bench.rows('DELETE FROM official_fee WHERE id = $1', [id])
      },
      { paid: '450.00', now: '500.00', currency: 'CNY' },
    ],
    [
      'it has come into the grace period',
      async (number: string) => {
        await bench.rows('UPDATE trademark SET expires_on = $2 WHERE application_number = $1', [
          number,
          addMonths(today, -1),
        ])
        return async () => []
      },
      { paid: '0.00', now: '225.00', currency: 'CNY' },
    ],
  ] as const)(
    'is not filed where %s since it was paid, until staff state who bears the rest',
    async (_, raise, change) => {
      const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
      const mark = await buildTerm()
      const { caseId, orderId } = await ordered(member, [mark])
      await provide(member, caseId)
      await as(member)('POST', `/trademark/case/${caseId}/submit`, { version: (await caseOf(member, caseId)).version })
      await pay(orderId)
      const managed = async () =>
        (await bench.call('GET', `/admin/manage/cases/${caseId}`, { headers: staff.headers })).data
      const file = async (rest: object = {}) =>
        bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
          headers: staff.headers,
          payload: { version: (await caseOf(member, caseId)).version, event: 'file', ...rest },
        })
      expect((await managed()).feeChanges).toEqual([])
      const restore = await raise(mark.number)
      try {
        expect((await managed()).feeChanges).toMatchObject([change])
        expect((await file()).code).toBe(60134)
        expect(await file({ feeAgreed: true })).toMatchObject({ status: 400, data: { field: 'reason' } })
        expect((await caseOf(member, caseId)).state).toBe('ready')
        expect((await file({ feeAgreed: true, reason: '差额由我方承担' })).data).toMatchObject({
          state: 'filed',
          feeChanges: [],
          history: [{ event: 'file', reason: '差额由我方承担' }, {}, {}],
        })
      } finally {
        await restore()
      }
    },
  )

  test('is moved once by two of the staff at once', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const { caseId } = await ordered(member)
    const { version } = await caseOf(member, caseId)
    const withdraw = () =>
      bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
        headers: staff.headers,
        payload: { version, event: 'withdraw', reason: 'test' },
      })
    const results = await Promise.all([withdraw(), withdraw()])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that is withdrawn before it is paid closes its order', async () => {
    const member = await bench.member()
    const { caseId, orderId } = await ordered(member)
    const { version } = await caseOf(member, caseId)
    const payload = { version, reason: '不办了' }
    expect((await as(member)('POST', `/trademark/case/${caseId}/withdraw`, payload)).data).toMatchObject({
      state: 'withdrawn',
      payment: 'closed',
    })
    const [order] = await bench.rows<{ closed: boolean }>(
      `SELECT closed_at IS NOT NULL AS closed FROM service_order WHERE id = $1`,
      [orderId],
    )
    expect(order).toEqual({ closed: true })
  })

  test('of a mark whose window is not open is scheduled for the day on which the last one opens', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const [later, latest] = [14, 20].map((months) => addMonths(today, months))
    const marks = [await buildTerm(latest), await buildTerm(later)]
    const draft = await draftOf(member, renewalOf(marks))
    const { data: check } = await as(member)('POST', `${drafts}/${draft.id}/check`)
    const fileFrom = addYears(latest!, -1)
    expect(check).toMatchObject({ problems: [], fileFrom, price: { total: '1600.00' } })
    const { caseId, orderId } = await ordered(member, marks)
    await provide(member, caseId)
    const submit = { version: (await caseOf(member, caseId)).version }
    const { data } = await as(member)('POST', `/trademark/case/${caseId}/submit`, submit)
    expect(data).toMatchObject({ state: 'scheduled', fileFrom, turn: 'member' })
    await pay(orderId)
    expect(await caseOf(member, caseId)).toMatchObject({ turn: 'window' })
    const managed = await bench.call('GET', `/admin/manage/cases/${caseId}`, { headers: staff.headers })
    expect(managed.data.events).toEqual(['requestDocuments', 'withdraw'])
    const file = await bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
      headers: staff.headers,
      payload: { version: data.version, event: 'file' },
    })
    expect(file.code).toBe(60113)
  })

  test('waits for no window that opens after a mark of it can be filed, or has ended', async () => {
    const member = await bench.member()
    const term = (months: number) => buildTerm(addMonths(today, months))
    const problems = (marks: object[]) => codesOf(member, marks)
    expect(await problems([await term(1), await term(14)])).toEqual(['windowLater'])
    expect(await problems([await term(-2), await term(13)])).toEqual(['windowLater'])
    expect(await problems([await term(14), await term(25), await term(30)])).toEqual(['windowLater'])
    expect(await problems([await term(1), await term(11), await term(-2)])).toEqual([])
    expect(await problems([await term(14), await term(25)])).toEqual([])
    // A mark that cannot be renewed at all keeps nobody waiting.
    expect(await problems([await term(14), await term(-8)])).toEqual(['notRenewable'])
  })

  test('is not withdrawn while the proof of its payment is reviewed', async () => {
    const member = await bench.member()
    const { caseId, orderId } = await ordered(member)
    await bench.rows(`UPDATE service_order SET status = 'pendingReview' WHERE id = $1`, [orderId])
    const { version, payment } = await caseOf(member, caseId)
    expect(payment).toBe('inReview')
    const refused = await as(member)('POST', `/trademark/case/${caseId}/withdraw`, { version, reason: '不办了' })
    expect(refused.code).toBe(60118)
    expect((await caseOf(member, caseId)).state).toBe('preparing')
  })

  test.each([
    ['closed', 'closed_at = now()'],
    ['refunded', `status = 'paid', refund_status = 'done'`],
  ])('whose order is %s is over, and its mark can be ordered again', async (payment, change) => {
    const member = await bench.member()
    const mark = await buildTerm()
    const { caseId, orderId } = await ordered(member, [mark])
    await bench.rows(`UPDATE service_order SET ${change} WHERE id = $1`, [orderId])
    expect(await caseOf(member, caseId)).toMatchObject({ payment, turn: 'nobody' })
    expect((await as(member)('GET', '/trademark/case/page?finished=false')).data).toMatchObject({ total: 0 })
    const { version } = await caseOf(member, caseId)
    expect((await as(member)('POST', `/trademark/case/${caseId}/submit`, { version })).code).toBe(60113)
    expect((await ordered(member, [mark])).caseId).not.toBe(caseId)
  })

  test('has one file as two of its documents', async () => {
    const member = await bench.member()
    const { caseId } = await ordered(member)
    const fileId = await buildFile(member)
    for (const kind of ['businessLicence', 'powerOfAttorney', 'powerOfAttorney'])
      await as(member)('POST', `/trademark/case/${caseId}/document`, { kind, fileId })
    const { documents, missingDocuments } = await caseOf(member, caseId)
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['businessLicence', 'powerOfAttorney'])
    expect(missingDocuments).toEqual([])
  })

  test('is on the desk of staff, who claim it', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const { caseId } = await ordered(member)
    const { version, caseNo } = await caseOf(member, caseId)
    const manage = '/admin/manage/cases'
    const claimed = await bench.call('POST', `${manage}/${caseId}/assign`, {
      headers: staff.headers,
      payload: { version, isMine: true },
    })
    expect(claimed.data).toMatchObject({ isMine: true, assignee: staff.name })
    const { data } = await bench.call('GET', `${manage}?assignee=mine&keyword=${caseNo}`, { headers: staff.headers })
    expect(data).toMatchObject({ total: 1, records: [{ id: caseId, assignee: staff.name }] })
  })
})

test('marks of the register are found by registration and application numbers', async () => {
  const member = await bench.member()
  const mark = await buildTerm(addMonths(today, 6), [9, 35])
  const { data } = await as(member)('GET', `/trademark/case/marks?numbers=${mark.number};404`)
  expect(data).toEqual([
    {
      number: mark.number,
      name: '云澜',
      classes: [9, 35],
      applicant: null,
      expiresOn: addMonths(today, 6),
      renewalStatus: '正常续展',
    },
  ])
})

describe('renewals of an owner', () => {
  const list = async (member: Member, query: Record<string, string>) =>
    (await as(member)('GET', `/trademark/renewal/page?${new URLSearchParams(query)}`)).data

  async function buildApplicant(applicationNumber: string, name: string) {
    await bench.rows(
      `WITH owner AS (
         INSERT INTO party (name, identity, name_key, address_key) VALUES ($1, decode(md5($1 || $2), 'hex'), $3, '') RETURNING id)
       INSERT INTO trademark_party SELECT t.id, owner.id, 'applicant', 0 FROM trademark t, owner WHERE t.application_number = $2`,
      [name, applicationNumber, partyKey([name])],
    )
  }

  /** Marks of an owner by their terms. */
  async function buildOwner(owner: string, terms: readonly string[]) {
    const marks = []
    for (const term of terms) {
      const mark = await buildTerm(term)
      await buildApplicant(mark.number, owner)
      marks.push(mark)
    }
    return marks
  }

  test('have their status by the specification and the window of the office; the renewable ones come first', async () => {
    const member = await bench.member()
    const owner = `甲${randomUUID()}有限公司`
    const terms = [addMonths(today, -12), addMonths(today, 30), addMonths(today, 2), addMonths(today, -2)]
    const [lapsed, later, open, grace] = await buildOwner(owner, terms)
    const { records, total } = await list(member, { keyword: owner.toUpperCase() })
    expect(total).toBe(4)
    expect(
      records.map(({ number, renewal, window }: RenewalRow) => [number, renewal.status, window.state, window.opens]),
    ).toEqual([
      [grace!.number, '宽展期续展', 'grace', addYears(terms[3]!, -1)],
      [open!.number, '正常续展', 'open', addYears(terms[2]!, -1)],
      [later!.number, '预定续展', 'not-open', addYears(terms[1]!, -1)],
      [lapsed!.number, '不可续展', 'lapsed', addYears(terms[0]!, -1)],
    ])
    expect(await list(member, { keyword: owner, status: 'notRenewable' })).toMatchObject({ total: 1 })
    expect(await list(member, { keyword: owner, status: 'renewable', size: '2', current: '2' })).toMatchObject({
      total: 3,
      records: [{ number: later!.number }],
    })
    expect(await list(member, { keyword: owner.slice(0, -1) })).toMatchObject({ total: 0 })
    expect(await list(member, { keyword: open!.number })).toMatchObject({ records: [{ number: open!.number }] })
  })

  test('that the member has ordered already name their case, to nobody else', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const owner = `乙${randomUUID()}有限公司`
    const marks = await buildOwner(owner, [addMonths(today, 2), addMonths(today, 3)])
    const { caseId } = await ordered(member, [marks[1]!])
    const { caseNo } = await caseOf(member, caseId)
    const cases = async (reader: Member) =>
      (await list(reader, { keyword: owner })).records.map((row: { caseNo: string | null }) => row.caseNo)
    expect(await cases(member)).toEqual([null, caseNo])
    expect(await cases(other)).toEqual([null, null])
  })
})
type RenewalRow = { number: string; renewal: { status: string }; window: { state: string; opens: string } }
