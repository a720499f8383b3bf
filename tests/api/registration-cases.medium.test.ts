import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { buildMark } from '../support/registers.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

const drafts = '/trademark/case/draft'
const today = todayIn(HOME_ZONE, new Date())
const item = (classNo: number, cn: string) => ({ id: `${classNo}-${cn}`, classNo, group: '', cn, en: null })
const items = (classNo: number, count: number) =>
  Array.from({ length: count }, (_, index) => item(classNo, `商品${index}`))
const party = (idNumber: string) => ({
  type: 'Organization',
  country: 'CN',
  nameCn: `云澜科技 ${idNumber.slice(-2)}`,
  nameEn: '',
  idType: 'creditCode',
  idNumber,
  addressCn: '广东省深圳市南山区科技园 1 号',
  addressEn: '',
})
const content = {
  mark: { kind: 'text', text: '岚舟', image: null },
  description: '无特殊含义',
  sector: 'I',
  subSector: '65',
  goods: [...items(9, 12), item(35, '广告'), item(42, '软件设计')],
  applicant: party('9144030071526726XG'),
  coApplicants: [party('91440300708461136T')],
  contact: { name: '张三', phone: '13800000000', email: '', postcode: '' },
}

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
  for (const [code, minor] of [
    ['trademark.application', 27_000],
    ['trademark.extraItem', 2700],
  ] as const)
    await bench.rows(
      `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
       VALUES ($1, 'CN', $2, 'trademark', $2, $2, 'CNY', $3, '2019-07-01', 'test', 'test')
       ON CONFLICT DO NOTHING`,
      [randomUUID(), code, minor],
    )
  const sku = (priceFen: number, code: string) => ({
    priceFen,
    quantityMax: 1000,
    planId: null,
    planUnits: 0,
    officialFees: [{ office: 'CN', code }],
  })
  await buildProduct(bench, {
    productType: 1,
    orderGroup: 'Case',
    plan: null,
    skus: [sku(50_000, 'trademark.application'), sku(0, 'trademark.extraItem')],
  })
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
type Receipt = { caseId: string; orderId: string; cases: { caseId: string; caseNo: string }[] }
const as = (member: Member) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  bench.call(method, url, { as: member.token, ...(payload && { payload }) })
async function draftOf(member: Member, changes: object = {}, productType = 1) {
  const { data } = await as(member)('POST', drafts, { productType, content: { ...content, ...changes } })
  return data as { id: string; version: number; productType: number; title: string; content: Record<string, unknown> }
}
const check = async (member: Member, changes: object) => {
  const { id } = await draftOf(member, changes)
  return (await as(member)('POST', `${drafts}/${id}/check`)).data
}
const codesOf = async (member: Member, changes: object): Promise<string[]> =>
  (await check(member, changes)).problems.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
async function ordered(member: Member, changes: object = {}): Promise<Receipt> {
  const { id } = await draftOf(member, changes)
  const { data } = await as(member)('POST', `${drafts}/${id}/check`)
  return (await as(member)('POST', `${drafts}/${id}/order`, { version: 1, total: data.price.total, agree: true })).data
}
const caseOf = async (member: Member, id: string) => (await as(member)('GET', `/trademark/case/${id}`)).data
const orderOf = async (id: string) => (await bench.rows(`SELECT status FROM service_order WHERE id = $1`, [id]))[0]
const pay = (orderId: string) =>
  bench.rows(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [orderId])
async function upload(member: Member, width: number, height: number, type = 'tmApply') {
  const { payload, headers } = formOf([
    ['type', type],
    ['file', pngOf(width, height), '图样.png'],
  ])
  return bench.call('POST', '/admin/sys-file/upload', { as: member.token, payload, headers })
}
async function makeReady(caseId: string) {
  await bench.rows(`UPDATE trademark_case SET state = 'ready' WHERE id = $1`, [caseId])
}
async function move(member: Member, caseId: string, event: string) {
  const staff = await buildStaff(bench.api)
  const { version } = await caseOf(member, caseId)
  return bench.call('POST', `/admin/manage/cases/${caseId}/move`, {
    headers: staff.headers,
    payload: { version, event, reason: '测试' },
  })
}

describe('a draft of a registration', () => {
  test('begins with its usual choices, by either number of its type, and is named by its text and classes', async () => {
    const member = await bench.member()
    for (const productType of [0, 1])
      expect(await draftOf(member, {}, productType)).toMatchObject({
        productType: 1,
        title: '岚舟 [09;35;42]',
        content: { colour: 'blackAndWhite', priority: 'no', portrait: 'no' },
      })
  })

  test('costs the price of each class and the fee of each item beyond ten', async () => {
    const { problems, price } = await check(await bench.member(), {})
    expect(problems).toEqual([])
    expect(price).toMatchObject({ serviceFee: '1500.00', officialFee: '864.00', total: '2364.00' })
    expect(price.items.map(({ unit, quantity }: Record<string, unknown>) => [unit, quantity])).toEqual([
      ['class', 1],
      ['item', 2],
      ['class', 1],
      ['class', 1],
    ])
  })

  test('has an image that is the member’s own and was uploaded for a mark', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const figure = (id: string) => ({ mark: { kind: 'figure', text: '', image: { id, name: '图样.png' } } })
    const { id } = (await upload(member, 400, 400)).data
    expect(await codesOf(member, figure(id))).toEqual([])
    expect(await codesOf(other, figure(id))).toEqual(['mark.image imageUnknown'])
    expect(await codesOf(member, figure((await upload(member, 400, 400, 'priority')).data.id))).toEqual([
      'mark.image imageUnknown',
    ])
    expect(await codesOf(member, figure('x'))).toEqual(['mark.image imageUnknown'])
  })

  test('takes no image below 400 pixels', async () => {
    const refused = await upload(await bench.member(), 400, 399)
    expect([refused.code === 0, refused.msg]).toEqual([false, '图片尺寸不符'])
  })

  test('names an applicant as the followed applicants have the company with its credit code', async () => {
    const member = await bench.member()
    await bench.rows(
      `INSERT INTO applicant (id, account_id, name, credit_code, type) VALUES ($1, $2, '海岚科技', $3, 'Organization')`,
      [randomUUID(), member.id, content.coApplicants[0]!.idNumber],
    )
    expect(await codesOf(member, {})).toEqual(['coApplicants.0.nameCn differsFromBase'])
    const [named] = [{ ...content.coApplicants[0]!, nameCn: '海岚科技' }]
    expect(await codesOf(member, { coApplicants: [named] })).toEqual([])
  })

  test('has a text that can be drawn', async () => {
    const member = await bench.member()
    expect(await codesOf(member, { mark: { kind: 'text', text: '岚\u{1F600}', image: null } })).toEqual([
      'mark.text undrawable',
    ])
    const drawn = await as(member)('GET', `/trademark/case/textImage?text=${encodeURIComponent('嵐舟 LANZHOU')}`)
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png'])
    const refused = await as(member)('GET', `/trademark/case/textImage?text=${encodeURIComponent('\u{1F600}')}`)
    expect(refused).toMatchObject({ code: 60119, data: { characters: ['\u{1F600}'] } })
  })
})

describe('an assessment', () => {
  test('names the groups that most marks with the chosen ones have, too, where enough marks tell', async () => {
    const member = await bench.member()
    for (const [code, name] of [
      ['1401', '贵金属'],
      ['1402', '首饰盒'],
      ['1403', '珠宝'],
      ['1404', '钟表'],
    ])
      await bench.rows(
        `INSERT INTO nice_group (code, class_no, name_cn, name_en, relations) VALUES ($1, 14, $2, NULL, '[]')
         ON CONFLICT DO NOTHING`,
        [code, name],
      )
    const build = (groups: string[], count: number, classes = [14]) =>
      Promise.all(
        Array.from({ length: count }, () =>
          buildMark(bench, {
            application_number: String(randomInt(20_000_000, 29_999_999)),
            mark_text: '无关',
            classes,
            similar_groups: groups,
          }),
        ),
      )
    const groups = async () => {
      const draft = await draftOf(member, { goods: [{ ...item(14, '珠宝首饰'), group: '1403' }] })
      const { data } = await as(member)('POST', `${drafts}/${draft.id}/clearance`)
      return data.classes[0].usualGroups
    }
    await build(['1403', '1402'], 30)
    await build(['1403', '1404'], 10)
    expect(await groups()).toEqual([])
    await build(['1403', '1401', '1402'], 10)
    // Neither is of this class and of these groups alone.
    await build(['1401'], 40)
    await build(['1403', '1401'], 40, [9, 14])
    const typed = async (name: string) => {
      const draft = await draftOf(member, { goods: [{ ...item(14, '珠宝首饰'), group: '1403' }, item(14, name)] })
      const { data } = await as(member)('POST', `${drafts}/${draft.id}/clearance`)
      return data.classes[0].usualGroups
    }
    // Its group is not known, so that nobody can say which was not chosen.
    expect(await typed('首饰用小盒')).toEqual([])
    await bench.rows(
      `INSERT INTO nice_item (id, group_code, part, position, name_cn, in_several_classes, is_national)
       VALUES ('t1402', '1402', 0, 1, '首饰用小盒', false, false), ('t1404', '1404', 0, 2, '钟表用小盒', false, false)`,
    )
    expect(await typed('首饰用小盒')).toEqual([])
    expect((await typed('钟表用小盒')).map(({ code }: { code: string }) => code)).toEqual(['1402'])
    expect(await groups()).toEqual([{ code: '1402', name: { cn: '首饰盒', en: '首饰盒' }, share: 80, sampled: 50 }])
  })

  test('is saved with the draft, is outdated by other goods, and goes with each class to its case', async () => {
    const member = await bench.member()
    await buildMark(bench, { application_number: '71000001', mark_text: '岚舟', classes: [9] })
    const draft = await draftOf(member)
    const { data } = await as(member)('POST', `${drafts}/${draft.id}/clearance`)
    expect(data).toMatchObject({ text: '岚舟', isCurrent: true })
    expect(data.classes.map(({ classNo }: { classNo: number }) => classNo)).toEqual([9, 35, 42])
    const saved = await as(member)('PUT', `${drafts}/${draft.id}`, {
      version: draft.version,
      content: { ...draft.content, goods: [item(9, '耳机'), item(42, '软件设计')] },
    })
    expect(saved.data.clearance.isCurrent).toBe(false)
    await as(member)('POST', `${drafts}/${draft.id}/clearance`)
    const { data: checked } = await as(member)('POST', `${drafts}/${draft.id}/check`)
    const order = await as(member)('POST', `${drafts}/${draft.id}/order`, {
      version: saved.data.version,
      total: checked.price.total,
      agree: true,
    })
    const { clearance } = await caseOf(member, order.data.cases[1].caseId)
    expect(clearance).toMatchObject({ isCurrent: true, classes: [{ classNo: 42 }] })
    expect(clearance.classes).toHaveLength(1)
  })

  test('without an applicant is not outdated by one that is filled in later', async () => {
    const member = await bench.member()
    const { applicant, ...rest } = content
    const draft = await draftOf(member, { applicant: undefined })
    await as(member)('POST', `${drafts}/${draft.id}/clearance`)
    const save = async (version: number, changes: object) =>
      (await as(member)('PUT', `${drafts}/${draft.id}`, { version, content: { ...rest, ...changes } })).data
    const named = await save(draft.version, { applicant })
    expect(named.clearance).toMatchObject({ applicant: '', isCurrent: true })
    const changed = await save(named.version, { applicant, goods: [item(9, '耳机')] })
    expect(changed.clearance.isCurrent).toBe(false)
  })

  test('needs a text and goods', async () => {
    const member = await bench.member()
    for (const changes of [{ goods: [] }, { mark: { kind: 'figure', text: '岚舟', image: null } }]) {
      const { id } = await draftOf(member, changes)
      expect((await as(member)('POST', `${drafts}/${id}/clearance`)).code).toBe(60120)
    }
  })

  test('of somebody else is not to be had', async () => {
    const { id } = await draftOf(await bench.member())
    expect((await as(await bench.member())('POST', `${drafts}/${id}/clearance`)).status).toBe(404)
  })
})

describe('an order of a registration', () => {
  test('makes a case for each class, in one order, once', async () => {
    const member = await bench.member()
    const draft = await draftOf(member)
    const order = () => as(member)('POST', `${drafts}/${draft.id}/order`, { version: 1, total: '2364.00', agree: true })
    const [one, two] = await Promise.all([order(), order()])
    expect(one.data).toEqual(two.data)
    expect((await order()).data).toEqual(one.data)
    const { cases, orderId } = one.data as Receipt
    expect(new Set(cases.map(({ caseNo }) => caseNo)).size).toBe(3)
    const found = await Promise.all(cases.map(({ caseId }) => caseOf(member, caseId)))
    expect(found.map(({ title }) => title)).toEqual(['岚舟 [09]', '岚舟 [35]', '岚舟 [42]'])
    expect(found.map((each) => each.orderId)).toEqual([orderId, orderId, orderId])
    expect(found.map(({ content: { goods } }) => goods.length)).toEqual([12, 1, 1])
    expect(found[0].missingDocuments).toEqual(['businessLicence', 'powerOfAttorney'])
    expect((await as(member)('GET', '/trademark/case/page')).data).toMatchObject({ total: 3 })
  })

  test('has the drawn image of a text among its documents, which cannot be removed', async () => {
    const member = await bench.member()
    const { caseId } = await ordered(member)
    const [image] = (await caseOf(member, caseId)).documents
    expect(image).toMatchObject({ kind: 'markImage', name: '岚舟.png' })
    const path = `/trademark/case/${caseId}/document/${image.id}`
    const { headers, body } = await as(member)('GET', path)
    expect([headers['content-type'], Buffer.from(body).subarray(1, 4).toString()]).toEqual(['image/png', 'PNG'])
    expect((await as(member)('DELETE', path)).code).toBe(60113)
  })

  test('needs proof of a claimed priority, and a translation where that is in another language than English', async () => {
    const member = await bench.member()
    const priorities = [{ country: 'JP', date: addMonths(today, -5), number: '2026-1' }]
    const { caseId } = await ordered(member, { priority: 'yes', priorities, priorityLanguage: 'other' })
    expect((await caseOf(member, caseId)).missingDocuments).toEqual([
      'businessLicence',
      'powerOfAttorney',
      'priorityProof',
      'englishTranslation',
    ])
  })

  test('is complete when the last of its cases is filed', async () => {
    const member = await bench.member()
    const { cases, orderId } = await ordered(member)
    for (const { caseId } of cases) await makeReady(caseId)
    expect((await move(member, cases[0]!.caseId, 'file')).code).toBe(60117)
    await pay(orderId)
    const states: unknown[] = []
    for (const { caseId } of cases) {
      await move(member, caseId, 'file')
      states.push(await orderOf(orderId))
    }
    expect(states).toEqual([{ status: 'paid' }, { status: 'paid' }, { status: 'complete' }])
  })

  test('is complete when the last of its cases is withdrawn, and what was not filed can be returned', async () => {
    const member = await bench.member()
    const { cases, orderId } = await ordered(member)
    await pay(orderId)
    const [first, second, third] = cases.map(({ caseId }) => caseId)
    await makeReady(first!)
    await move(member, second!, 'withdraw')
    await move(member, first!, 'file')
    expect(await orderOf(orderId)).toEqual({ status: 'paid' })
    const { version } = await caseOf(member, third!)
    await as(member)('POST', `/trademark/case/${third}/withdraw`, { version, reason: '不办了' })
    expect(await orderOf(orderId)).toEqual({ status: 'complete' })
    const provided = await bench.rows<{ provided: boolean }>(
      `SELECT fulfilled_at IS NOT NULL AS provided FROM service_order_item WHERE order_id = $1 ORDER BY position`,
      [orderId],
    )
    expect(provided.map((row) => row.provided)).toEqual([true, true, false, false])
  })

  test('is not refunded while some of its cases wait, nor completed by hand', async () => {
    const member = await bench.member()
    const { cases, orderId } = await ordered(member)
    await pay(orderId)
    const [first, second, third] = cases.map(({ caseId }) => caseId)
    const requestRefund = async () =>
      (await as(member)('POST', `/order/order/${orderId}/refund`, { reason: '不办了' })).code
    await move(member, second!, 'withdraw')
    expect(await requestRefund()).toBe(50513)
    const staff = await buildStaff(bench.api)
    const { data } = await bench.call('GET', `/admin/manage/orders/${orderId}`, { headers: staff.headers })
    expect(data.canComplete).toBe(false)
    const complete = await bench.call('POST', `/admin/manage/orders/${orderId}/complete`, {
      headers: staff.headers,
      payload: { version: data.version },
    })
    expect(complete.code).toBe(50522)
    for (const caseId of [first!, third!]) {
      await makeReady(caseId)
      await move(member, caseId, 'file')
    }
    expect(await orderOf(orderId)).toEqual({ status: 'complete' })
    // Nothing was received for it.
    expect(await requestRefund()).toBe(50509)
  })

  test('that is not paid ends with the first case that is withdrawn, and so do the others', async () => {
    const member = await bench.member()
    const { cases } = await ordered(member)
    const { version } = await caseOf(member, cases[1]!.caseId)
    await as(member)('POST', `/trademark/case/${cases[1]!.caseId}/withdraw`, { version, reason: '不办了' })
    const found = await Promise.all(cases.map(({ caseId }) => caseOf(member, caseId)))
    expect(found.map(({ state, payment }) => [state, payment])).toEqual(cases.map(() => ['withdrawn', 'closed']))
  })

  test('ends once where two of its cases are withdrawn at once', async () => {
    const member = await bench.member()
    const { cases } = await ordered(member)
    const results = await Promise.all(
      cases.map(({ caseId }) =>
        as(member)('POST', `/trademark/case/${caseId}/withdraw`, { version: 1, reason: '不办了' }),
      ),
    )
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})

describe('a registration in Hong Kong', () => {
  beforeAll(async () => {
    for (const [code, minor] of [
      ['trademark.application', 200_000],
      ['trademark.extraClass', 100_000],
    ] as const)
      await bench.rows(
        `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
         VALUES ($1, 'HK', $2, 'trademark', $2, $2, 'CNY', $3, '2019-07-01', 'test', 'test')
         ON CONFLICT DO NOTHING`,
        [randomUUID(), code, minor],
      )
    const sku = (code: string) => ({
      priceFen: 120_000,
      quantityMax: 45,
      planId: null,
      planUnits: 0,
      officialFees: [{ office: 'HK', code }],
    })
    await buildProduct(bench, {
      productType: 2,
      orderGroup: 'Case',
      plan: null,
      skus: [sku('trademark.application'), sku('trademark.extraClass')],
    })
  })
  const draft = (member: Member) =>
    draftOf(
      member,
      { series: 'yes', seriesCount: '2', seriesDifference: '字体', language: 'zh', description: undefined },
      2,
    )

  test('is one case, with the fee of the first class and that of each further one, and is not assessed by Chinese law', async () => {
    const member = await bench.member()
    const { id, version } = await draft(member)
    expect((await as(member)('POST', `${drafts}/${id}/clearance`)).code).toBe(60120)
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    expect(data).toMatchObject({
      problems: [],
      price: { serviceFee: '3600.00', officialFee: '4000.00', total: '7600.00' },
    })
    const order = { version, total: data.price.total, agree: true }
    const { cases } = (await as(member)('POST', `${drafts}/${id}/order`, order)).data as Receipt
    expect(cases).toHaveLength(1)
    expect(await caseOf(member, cases[0]!.caseId)).toMatchObject({
      title: '岚舟 [09;35;42]',
      type: { office: 'HK' },
      missingDocuments: ['seriesImages', 'businessLicence'],
    })
  })

  test('has the periods of the Registry in Hong Kong', async () => {
    const member = await bench.member()
    const staff = await buildStaff(bench.api)
    const { id, version } = await draft(member)
    const { data } = await as(member)('POST', `${drafts}/${id}/check`)
    const order = { version, total: data.price.total, agree: true }
    const { cases } = (await as(member)('POST', `${drafts}/${id}/order`, order)).data as Receipt
    const { caseId } = cases[0]!
    await bench.rows(`UPDATE trademark_case SET state = 'filed', filed_at = now() WHERE id = $1`, [caseId])
    const form = formOf([
      ['kind', 'examination'],
      ['datedOn', '2026-09-01'],
      ['method', 'post'],
      ['file', pngOf(40, 40), '通知.png'],
    ])
    const recorded = await bench.call('POST', `/admin/manage/cases/${caseId}/letter`, {
      payload: form.payload,
      headers: { ...staff.headers, ...form.headers },
    })
    // Six months from 1 September, a Monday; the presumption of receipt of CNIPA does not apply.
    expect(recorded.data).toMatchObject({
      nextDeadline: '2027-03-01',
      deadlines: [{ deadline: { ruleId: 'HK-TM-OA1', lastDay: '2027-03-01' } }],
    })
  })
})
