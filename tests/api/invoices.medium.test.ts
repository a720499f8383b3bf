import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPool } from '../../packages/db/src/index.ts'
import {
  createSandboxInvoiceProvider,
  type InvoiceProvider,
  InvoicePending,
  InvoiceRefused,
} from '../../packages/invoices/src/index.ts'
import { createInvoiceRequests } from '../../apps/worker/src/invoices/invoice-requests.repository.ts'
import { requestInvoiceHandler } from '../../apps/worker/src/invoices/request-invoice.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildOrder as placeOrder, buildProduct } from '../support/catalogue.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { formOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let pool: ReturnType<typeof connectPool>
let finance: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  bench = await sharedApiBench()
  pool = connectPool({ url: bench.api.stores.databaseUrl, max: 2 })
  finance = await buildStaff(bench.api, ['finance'])
})
afterAll(() => pool?.end())

const sandbox = createSandboxInvoiceProvider({ seller: '知匠', siteUrl: 'http://localhost:3000' })

type Member = Awaited<ReturnType<ApiBench['member']>>
const special = {
  type: 'special',
  title: '云澜科技有限公司',
  taxId: '91440300708461136T',
  address: '深圳市南山区科技园',
  phone: '0755-86013388',
  bank: '招商银行深圳分行',
  account: '817281299610001',
}
const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

const call = (member: Member, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  bench.call(method, `/order/${path}`, { as: member.token, ...(payload && { payload }) })
const manage = (id: string, act = '', payload?: object) =>
  bench.call(payload ? 'POST' : 'GET', `/admin/manage/invoices/${id}${act && `/${act}`}`, {
    as: finance.token,
    ...(payload && { payload }),
  })
const aTitle = async (member: Member, title: object = special) =>
  (await call(member, 'POST', 'invoicetitle', title)).data.id as string
const buildOrder = (member: Member, serviceFen = 106_00, officialFen = 30_00) =>
  buildPaidOrder(pool, member, () => 0, [{ serviceFen, officialFen }])
const records = async (member: Member, tab: string) =>
  (await call(member, 'GET', `invoice/page?tab=${tab}`)).data.records as Record<string, unknown>[]

async function anApplication(changes: object = {}) {
  const member = await bench.member()
  const orderIds = [await buildOrder(member), await buildOrder(member)]
  const titleId = await aTitle(member)
  const response = await call(member, 'POST', 'invoice/apply', {
    orderIds,
    titleId,
    email: 'office@example.com',
    ...changes,
  })
  return { member, orderIds, titleId, invoice: response.data, code: response.code }
}
function document(fields: Record<string, string>, bytes: Buffer | null = pdf) {
  return formOf([...Object.entries(fields), ...(bytes ? [['file', bytes, '发票.pdf'] as const] : [])] as Parameters<
    typeof formOf
  >[0])
}
const upload = (id: string, act: string, fields: Record<string, string>, bytes: Buffer | null = pdf) =>
  bench.call('POST', `/admin/manage/invoices/${id}/${act}`, { as: finance.token, ...document(fields, bytes) })
const approve = async (id: string) => {
  const { data } = await manage(id)
  return (await manage(id, 'approve', { version: data.version })).data
}

describe('a title', () => {
  test('is suggested by the certification of the company', async () => {
    const member = await bench.member()
    const suggest = async () => (await call(member, 'GET', 'invoicetitle/suggestion')).data
    expect(await suggest()).toBeNull()
    const fileId = randomUUID()
    await bench.pool.query(
      `INSERT INTO stored_file (id, bucket, file_name, original, kind, mime, size_bytes)
       VALUES ($1, 'private', $2, 'a.png', 'licence', 'image/png', 1)`,
      [fileId, `${fileId}.png`],
    )
    await bench.pool.query(
      `INSERT INTO certification (id, account_id, state, company_name, credit_code, postal_code, address, office_phone,
         email, licence_file_id, submitted_at, due_on)
       VALUES ($1, $2, 'passed', '云澜科技有限公司', '91440300708461136T', '518057', '深圳', '0755-86013388', 'a@b.cn',
         $3, now(), '2026-11-25')`,
      [randomUUID(), member.id, fileId],
    )
    expect(await suggest()).toEqual({
      title: '云澜科技有限公司',
      taxId: '91440300708461136T',
      address: '深圳',
      phone: '0755-86013388',
      bank: null,
      account: null,
    })
  })

  test('of a special invoice needs everything, another one only the title', async () => {
    const member = await bench.member()
    for (const field of ['title', 'taxId', 'address', 'phone', 'bank', 'account'])
      expect(await call(member, 'POST', 'invoicetitle', { ...special, [field]: ' ' })).toMatchObject({
        code: 50_202,
        data: { field },
      })
    expect((await call(member, 'POST', 'invoicetitle', { ...special, taxId: '12' })).data).toMatchObject({
      field: 'taxId',
    })
    const { data } = await call(member, 'POST', 'invoicetitle', { type: 'normal', title: '李雷' })
    expect(data).toMatchObject({ title: '李雷', taxId: null, isDefault: true })
    const other = await aTitle(member, { ...special, isDefault: true })
    const { data: list } = await call(member, 'GET', 'invoicetitle')
    expect(list.records.map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault])).toEqual([
      [other, true],
      [data.id, false],
    ])
  })

  test("is nobody else's", async () => {
    const [owner, other] = [await bench.member(), await bench.member()]
    const id = await aTitle(owner)
    expect((await call(other, 'PUT', `invoicetitle/${id}`, special)).status).toBe(404)
    expect((await call(other, 'DELETE', `invoicetitle/${id}`)).status).toBe(404)
    expect((await call(owner, 'DELETE', `invoicetitle/${id}`)).data).toBe(true)
  })
})

describe('a request', () => {
  test('for several orders has their amounts and VAT, and holds them', async () => {
    const { member, orderIds, titleId, invoice } = await anApplication()
    expect(invoice).toMatchObject({
      status: 1,
      statusText: '审核中',
      amount: '272.00',
      vat: '12.00',
      delivery: 'email',
      buyer: { title: special.title, taxId: special.taxId },
    })
    expect(invoice.lines.map(({ kind, amount, vat }: Record<string, string>) => [kind, amount, vat])).toEqual([
      ['service', '106.00', '6.00'],
      ['official', '30.00', '0.00'],
      ['service', '106.00', '6.00'],
      ['official', '30.00', '0.00'],
    ])
    expect(await records(member, 'orders')).toMatchObject([
      { status: 1, statusText: '已申请', canApply: false, invoiceId: invoice.id },
      { status: 1, statusText: '已申请', canApply: false, invoiceId: invoice.id },
    ])
    const { data: orders } = await call(member, 'GET', 'order/getOrderPage')
    expect(orders.records).toMatchObject([{ invoiceStatus: 1 }, { invoiceStatus: 1 }])
    expect((await call(member, 'GET', `order/${orderIds[0]}`)).data).toMatchObject({ invoiceStatus: 1 })
    const again = await call(member, 'POST', 'invoice/apply', { orderIds, titleId, email: 'a@example.com' })
    expect([again.code, again.data.orderNos.length]).toEqual([50_204, 2])
  })

  test('is refused without an order, a title, an address, or with what belongs to somebody else', async () => {
    const [member, other] = [await bench.member(), await bench.member()]
    const [titleId, own, foreign] = [await aTitle(member), await buildOrder(member), await buildOrder(other)]
    const email = 'a@example.com'
    const apply = (payload: object) => call(member, 'POST', 'invoice/apply', payload)
    expect(await apply({ orderIds: [], titleId, email })).toMatchObject({ code: 50_201, msg: '请选择订单' })
    expect(await apply({ orderIds: [own], email })).toMatchObject({ code: 50_202, msg: '发票信息不完整' })
    expect((await apply({ orderIds: [own], titleId })).code).toBe(50_202)
    expect((await apply({ orderIds: [own], titleId, email: 'a' })).data).toMatchObject({ field: 'email' })
    expect((await apply({ orderIds: [own, foreign], titleId, email })).status).toBe(404)
    expect((await apply({ orderIds: [own], titleId: await aTitle(other), email })).status).toBe(404)
    expect((await apply({ orderIds: [own], titleId, addressId: randomUUID() })).status).toBe(404)
    const incomplete = await aTitle(member, { type: 'normal', title: '李雷' })
    expect((await apply({ orderIds: [own], titleId: incomplete, email, type: 'special' })).code).toBe(50_202)
    expect((await records(member, 'history')).length).toBe(0)
  })

  test('that has failed the audit says why, and is changed and made again', async () => {
    const { member, orderIds, titleId, invoice } = await anApplication()
    const path = `invoice/${invoice.id}`
    const change = { orderIds: orderIds.slice(1), titleId, email: 'new@example.com' }
    expect((await call(member, 'PUT', path, change)).code).toBe(50_205)
    const { data } = await manage(invoice.id)
    expect((await manage(invoice.id, 'reject', { version: data.version, reason: ' ' })).status).toBe(400)
    await manage(invoice.id, 'reject', { version: data.version, reason: '抬头与税号不符' })
    expect((await call(member, 'GET', path)).data).toMatchObject({
      status: 3,
      statusText: '审核不通过',
      reason: '抬头与税号不符',
      can: { change: true, withdraw: true },
    })
    expect((await call(member, 'PUT', path, change)).data).toMatchObject({
      status: 1,
      reason: null,
      amount: '136.00',
      email: 'new@example.com',
    })
    expect((await records(member, 'orders')).map(({ canApply }) => canApply).toSorted()).toEqual([false, true])
    expect((await call(member, 'POST', `${path}/withdraw`)).data).toMatchObject({ status: 0, statusText: '已取消' })
    expect((await records(member, 'orders')).every(({ canApply }) => canApply)).toBe(true)
    expect((await call(member, 'GET', `order/${orderIds[0]}`)).data).toMatchObject({ invoiceStatus: 0 })
  })

  test("is nobody else's", async () => {
    const { invoice, orderIds, titleId } = await anApplication()
    const other = await bench.member()
    const draft = { orderIds, titleId, email: 'a@example.com' }
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', '/file', undefined],
      ['PUT', '', draft],
      ['POST', '/withdraw', undefined],
    ] as const)
      expect((await call(other, method, `invoice/${invoice.id}${path}`, payload)).status).toBe(404)
  })
})

describe('staff', () => {
  test('upload an invoice, which the member downloads; paper is mailed', async () => {
    const member = await bench.member()
    const address = {
      region: ['北京市', '海淀区'],
      detail: '中关村',
      recipient: '李雷',
      phone: '13800138000',
    }
    const { data: saved } = await bench.call('POST', '/admin/address', {
      as: member.token,
      payload: { ...address, isDefault: true },
    })
    const payload = { orderIds: [await buildOrder(member)], titleId: await aTitle(member), addressId: saved.id }
    const { data: invoice } = await call(member, 'POST', 'invoice/apply', payload)
    const approved = await approve(invoice.id)
    const fields = { version: String(approved.version), invoiceNumber: `N${randomUUID()}`, issuedOn: '2026-11-25' }
    expect((await upload(invoice.id, 'issue', { ...fields, version: '1' })).status).toBe(409)
    expect((await upload(invoice.id, 'issue', fields, null)).status).toBe(400)
    expect((await upload(invoice.id, 'issue', { ...fields, issuedOn: '2026-02-30' })).status).toBe(400)
    expect((await upload(invoice.id, 'issue', fields, Buffer.from('<svg/>'))).status).toBe(415)
    const { data: issued } = await upload(invoice.id, 'issue', fields)
    expect(issued).toMatchObject({
      head: { state: 'invoiced', invoiceNumber: fields.invoiceNumber },
      can: { mail: true },
    })

    const file = await bench.api.app.inject({
      url: `/order/invoice/${invoice.id}/file`,
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ])
    await manage(invoice.id, 'mail', { version: issued.version, carrier: '顺丰', trackingNumber: 'SF1' })
    expect((await call(member, 'GET', `invoice/${invoice.id}`)).data).toMatchObject({
      status: 5,
      statusText: '已邮寄',
      trackingNumber: 'SF1',
    })
    const titles = await bench.rows<{ title: string }>(
      'SELECT title_cn AS title FROM notice WHERE account_id = $1 ORDER BY created_at, id',
      [member.id],
    )
    expect(titles.map(({ title }) => title.replace(/I\d+/, 'I'))).toEqual([
      '发票申请 I 审核通过',
      '发票 I 已开具',
      '发票 I 已寄出',
    ])
    const second = await anApplication()
    const { version } = await approve(second.invoice.id)
    expect((await upload(second.invoice.id, 'issue', { ...fields, version: String(version) })).code).toBe(50_207)
  })

  test('have the e-invoice service issue one once, and reverse it, after which its orders are free again', async () => {
    const { member, invoice } = await anApplication()
    const { version } = await approve(invoice.id)
    const sent = await Promise.all([1, 2, 3].map(() => manage(invoice.id, 'send', { version })))
    expect(sent.map(({ code }) => code).toSorted()).toEqual([0, 50_205, 50_205])
    await work(invoice.id)
    const issued = (await call(member, 'GET', `invoice/${invoice.id}`)).data
    expect(issued).toMatchObject({ status: 5, hasFile: true, delivery: 'email' })

    const { data } = await manage(invoice.id)
    expect(data).toMatchObject({ isElectronic: true, can: { reverse: true, issue: false } })
    await manage(invoice.id, 'reverse', { version: data.version, reason: '抬头错误' })
    await work(invoice.id)
    expect((await call(member, 'GET', `invoice/${invoice.id}`)).data).toMatchObject({
      state: 'reversed',
      statusText: '已冲红',
      hasReversalFile: true,
    })
    expect((await records(member, 'orders')).every(({ canApply }) => canApply)).toBe(true)
  })

  test('learn what the e-invoice service has refused, and reject the request', async () => {
    const member = await bench.member()
    const titleId = await aTitle(member, { ...special, taxId: '000000000000000000' })
    const payload = { orderIds: [await buildOrder(member)], titleId, email: 'a@example.com' }
    const { data: invoice } = await call(member, 'POST', 'invoice/apply', payload)
    const { version } = await approve(invoice.id)
    await manage(invoice.id, 'send', { version })
    await work(invoice.id)
    const { data } = await manage(invoice.id)
    expect(data).toMatchObject({ head: { state: 'auditPassed', hasProblem: true }, can: { send: true, reject: true } })
    expect(data.problem).toContain('纳税人识别号')
    const rejected = await manage(invoice.id, 'reject', { version: data.version, reason: data.problem })
    expect(rejected.data.head.state).toBe('auditFailed')
  })
})

test('while the e-invoice service is at work the invoice waits: nobody issues it in another way, and it is queried later', async () => {
  const { member, orderIds, invoice } = await anApplication()
  const { version } = await approve(invoice.id)
  await manage(invoice.id, 'send', { version })
  const problem = { id: 'invoice.atWork', cn: '正在处理', en: 'at work' }
  const busy = failing(new InvoicePending(problem))
  await work(invoice.id, busy)
  await work(invoice.id, busy)
  const { data } = await manage(invoice.id)
  expect(data).toMatchObject({ head: { isWaiting: true }, problem: '正在处理' })
  expect(Object.values(data.can)).not.toContain(true)
  expect((await manage(invoice.id, 'abandon', { version: data.version, reason: '未开具' })).code).toBe(50_205)
  const [job] = await bench.rows<{ wait: number; waits: number }>(
    `SELECT extract(epoch FROM available_at - created_at)::float AS wait, (payload->>'waits')::int AS waits FROM job
     WHERE name = 'request-invoice' AND payload->>'invoiceId' = $1 ORDER BY created_at DESC LIMIT 1`,
    [invoice.id],
  )
  expect(job).toMatchObject({ waits: 2 })
  expect(job!.wait).toBeGreaterThan(50)

  await work(invoice.id)
  expect((await call(member, 'GET', `invoice/${invoice.id}`)).data).toMatchObject({ status: 5, hasFile: true })
  expect((await manage(invoice.id)).data.problem).toBeNull()
  expect(orderIds).toHaveLength(2)
})

test('a reversal that was refused is requested under another id, because the service would refuse the old one again', async () => {
  const { invoice } = await anApplication()
  await manage(invoice.id, 'send', { version: (await approve(invoice.id)).version })
  await work(invoice.id)
  const requestId = async () =>
    (await bench.rows<{ id: string | null }>('SELECT request_id AS id FROM invoice WHERE id = $1', [invoice.id]))[0]!.id
  await manage(invoice.id, 'reverse', { version: (await manage(invoice.id)).data.version, reason: '抬头错误' })
  const before = await requestId()
  await work(invoice.id, failing(new InvoiceRefused({ id: 'x', cn: '购买方否认', en: 'denied' })))
  const after = await requestId()
  expect(after).not.toBeNull()
  expect(after).not.toBe(before)
  const { data } = await manage(invoice.id)
  expect(data).toMatchObject({ problem: '购买方否认', can: { sendReversal: true } })
  await manage(invoice.id, 'send-reversal', { version: data.version })
  await work(invoice.id)
  expect((await manage(invoice.id)).data.head.state).toBe('reversed')
})

const failing = (error: Error): InvoiceProvider => ({
  name: 'busy',
  issue: () => Promise.reject(error),
  reverse: () => Promise.reject(error),
})

/** Does the job that waits for an invoice. */
async function work(invoiceId: string, provider = sandbox) {
  const [job] = await bench.rows<{ id: string; payload: { invoiceId: string; requestId: string } }>(
    `SELECT id, payload FROM job WHERE name = 'request-invoice' AND payload->>'invoiceId' = $1 ORDER BY created_at DESC
     LIMIT 1`,
    [invoiceId],
  )
  const requests = createInvoiceRequests({
    pool,
    objects: { put: async () => {} },
    siteUrl: 'http://localhost:3000',
    now: () => new Date(),
  })
  const run = { jobId: job!.id, lease: '', signal: new AbortController().signal, progress: async () => {} }
  await requestInvoiceHandler(requests, provider)(job!.payload, run)
}

test('a debit note can be paid, but not while the voucher of its transfer is reviewed', async () => {
  const member = await bench.member()
  const { skuId } = await buildProduct(bench)
  const { orderId } = await placeOrder(bench, member, [{ skuId }])
  expect(await records(member, 'payable')).toMatchObject([{ id: orderId, canPay: true }])
  await bench.rows(`UPDATE service_order SET status = 'pendingReview' WHERE id = $1`, [orderId])
  expect(await records(member, 'payable')).toMatchObject([{ id: orderId, canPay: false }])
})
