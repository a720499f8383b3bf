import { afterEach, beforeEach, expect, test } from 'vitest'
import type { InvoiceLine } from '../invoice-lines.ts'
import { InvoicePending, type InvoiceProvider, InvoiceRefused, type ReversalRequest } from '../invoice-provider.ts'
import { createNuonuoInvoices } from './nuonuo-invoices.ts'
import { nuonuoSignature } from './nuonuo-signature.ts'
import { startNuonuoStub } from '../../../../tests/support/nuonuo-stub.ts'

const seller = {
  taxId: '339902999999789113',
  name: '知匠知识产权服务有限公司',
  address: '北京市海淀区中关村大街 1 号',
  phone: '010-62000000',
  bankAccount: '演示银行 62000000',
  clerk: '李开',
  goodsCodes: { service: '3040203990000000000', official: '3040299990000000000' },
}
const line = (input: Partial<InvoiceLine>): InvoiceLine => ({
  orderId: 'order',
  orderNumber: 'O1',
  kind: 'service',
  name: { cn: '商标检索 一年', en: 'Trademark search, a year' },
  quantity: 1,
  amountFen: 120_000,
  vatRateBp: 600,
  vatFen: 6792,
  ...input,
})
const request: ReversalRequest = {
  requestId: '0199f3a0-0000-7000-8000-000000000001',
  number: 'I20261125000001',
  type: 'normal',
  buyer: {
    title: '深圳市华夏光电子有限公司',
    taxId: '91440300708461136T',
    address: '深圳市南山区',
    phone: '0755-1234567',
    bank: '招商银行',
    account: '7559',
  },
  lines: [line({})],
  totalFen: 120_000,
  vatFen: 6792,
  issuedOn: '2026-11-25',
  original: { number: '', issuedOn: '2026-11-25' },
  reason: '退款',
  isRefund: true,
}

let stub: Awaited<ReturnType<typeof startNuonuoStub>>
let provider: InvoiceProvider
let observed: (string | null)[]
let stored: Map<string, string>

beforeEach(async () => {
  stub = await startNuonuoStub()
  observed = []
  stored = new Map()
  provider = createNuonuoInvoices(
    { ...stub.access, seller },
    {
      tokens: {
        find: async (key) => stored.get(key) ?? null,
        set: async (key, value) => void stored.set(key, value),
        setIfAbsent: async (key, value) => !stored.has(key) && Boolean(stored.set(key, value)),
      },
      now: () => new Date(),
      observe: ({ failure }) => observed.push(failure),
      wait: async () => {},
    },
  )
})
afterEach(() => stub.close())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
const submissions = () => stub.calls.filter((method) => method === 'requestBillingNew').length

test('the signature is one that the gateway of the service has accepted', () => {
  const parameters = { appKey: 'APPKEY', senid: 'SENID', nonce: '12345678', timestamp: '1700000000' }
  expect(nuonuoSignature('SECRET', '/open/v1/services', parameters, '{"a":1}')).toBe('7iSZiR+0g+376QEJ38xLM+3vGDs=')
})

test('an invoice is requested with all its fields and comes back with number, day and document', async () => {
  const official = line({ kind: 'official', quantity: 3, amountFen: 100_000, vatRateBp: 0, vatFen: 0 })
  const whole = { ...request, lines: [line({}), official], totalFen: 220_000 }
  const invoice = await provider.issue(whole)
  const [order] = [...stub.orders.values()]
  expect(invoice).toEqual({ number: order!.serialNo, issuedOn: '2026-11-25', pdf: Buffer.from('%PDF-1.7 sample') })
  expect(order!.content).toMatchObject({
    invoiceType: '1',
    invoiceLine: 'pc',
    salerTaxNum: seller.taxId,
    salerAccount: '演示银行 62000000',
    buyerName: '深圳市华夏光电子有限公司',
    buyerTaxNum: '91440300708461136T',
    buyerAccount: '招商银行 7559',
    pushMode: '-1',
    remark: 'I20261125000001',
    invoiceDetail: [
      {
        goodsName: '商标检索 一年',
        goodsCode: '3040203990000000000',
        num: '1',
        price: '1200.00',
        taxRate: '0.06',
        taxIncludedAmount: '1200.00',
        taxExcludedAmount: '1132.08',
        tax: '67.92',
      },
      { goodsCode: '3040299990000000000', taxRate: '0', tax: '0.00', zeroRateFlag: '2', favouredPolicyFlag: '04' },
    ],
  })
  // A third of it is no whole number of fen: neither number nor price is stated.
  expect((order!.content.invoiceDetail as object[])[1]).not.toHaveProperty('num')
})

test('a special invoice is of the kind that can be deducted', async () => {
  await provider.issue({ ...request, type: 'special' })
  expect([...stub.orders.values()][0]!.content.invoiceLine).toBe('bs')
})

test('calls share one access token', async () => {
  await provider.issue(request)
  await provider.issue({ ...request, requestId: '0199f3a0-0000-7000-8000-000000000002' })
  expect(stub.tokensGiven()).toBe(1)
})

test('a late answer leaves the request pending, and the same request has it later without a second invoice', async () => {
  stub.behave({ openQueries: 3 })
  const failure = await failureOf(provider.issue(request))
  expect(failure).toBeInstanceOf(InvoicePending)
  expect((failure as InvoicePending).problem.cn).toContain('开票中')
  expect(await failureOf(provider.issue(request))).toBeNull()
  expect([stub.orders.size, submissions()]).toEqual([1, 1])
})

test.each([
  { status: 502, body: 'bad gateway' },
  { body: 'no JSON' },
  { body: { code: 'E9999', describe: '系统异常' } },
])('a request whose answer was lost is found again: %j', async (lost) => {
  let losses = 1
  stub.behave({ disturb: (method) => (method === 'requestBillingNew' && losses-- > 0 ? lost : null) })
  const invoice = await provider.issue(request)
  expect([stub.orders.size, submissions()]).toEqual([1, 1])
  expect(invoice.number).toBe([...stub.orders.values()][0]!.serialNo)
})

test('an order that is accepted and not found yet is a duplicate, not a second invoice', async () => {
  stub.behave({ hiddenQueries: 4 })
  expect(await failureOf(provider.issue(request))).toBeInstanceOf(InvoicePending)
  expect(await failureOf(provider.issue(request))).toBeNull()
  expect([stub.orders.size, submissions()]).toEqual([1, 2])
})

test('twenty workers with the same request issue one invoice', async () => {
  const invoices = await Promise.all(Array.from({ length: 20 }, () => provider.issue(request)))
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(1)
  expect(stub.orders.size).toBe(1)
})

test('a request that is not accepted is refused with the reason', async () => {
  stub.behave({ refusal: { code: 'E9105', describe: '购方税号格式错误' } })
  const failure = (await failureOf(provider.issue(request))) as InvoiceRefused
  expect(failure).toBeInstanceOf(InvoiceRefused)
  expect(failure.problem).toEqual({
    id: 'invoice.refusedByService',
    cn: '电子发票服务未能开票：购方税号格式错误（E9105）',
    en: 'The e-invoice service did not issue it: 购方税号格式错误（E9105）',
  })
  expect(stub.orders.size).toBe(0)
})

test('an order that fails at the tax authority is refused with its reason, and stays so', async () => {
  stub.behave({ status: '22', failCause: '购方税号有误' })
  for (let attempt = 0; attempt < 2; attempt++) {
    const failure = (await failureOf(provider.issue(request))) as InvoiceRefused
    expect(failure).toBeInstanceOf(InvoiceRefused)
    expect(failure.problem.cn).toContain('购方税号有误')
  }
  expect(submissions()).toBe(1)
})

test('an invoice whose document was not sealed is sealed again', async () => {
  stub.behave({ status: '24' })
  expect(await failureOf(provider.issue(request))).toBeNull()
  expect(stub.calls).toContain('reInvoice')
  expect(submissions()).toBe(1)
})

test('an invoice of another amount is not accepted as the one that was requested', async () => {
  stub.behave({ exTaxAmount: '1.00' })
  expect(String(await failureOf(provider.issue(request)))).toContain('another amount')
})

test.each([{ pdf: Buffer.from('<html>') }, { pdfUrl: 'https://127.0.0.1/invoice.pdf' }, { pdfUrl: '' }])(
  'what is no document does not count as one: %j',
  async (input) => {
    stub.behave(input)
    expect(String(await failureOf(provider.issue(request)))).toContain('invalid-answer')
    stub.behave({})
    expect(await failureOf(provider.issue(request))).toBeNull()
    expect(stub.orders.size).toBe(1)
  },
)

test('a token that the service has forgotten is renewed once in a while only: it gives few of them', async () => {
  await provider.issue(request)
  stub.revokeToken()
  expect(await failureOf(provider.issue(request))).toBeNull()
  expect(stub.tokensGiven()).toBe(2)
  stub.revokeToken()
  expect(String(await failureOf(provider.issue(request)))).toContain('unauthorized')
  expect(stub.tokensGiven()).toBe(2)
})

test('after five failures in a row the service is left alone for a while', async () => {
  stub.behave({ disturb: () => ({ status: 503, body: '' }) })
  await failureOf(provider.issue(request))
  await failureOf(provider.issue(request))
  const before = stub.calls.length
  expect(String(await failureOf(provider.issue(request)))).toContain('circuit-open')
  expect(stub.calls.length).toBe(before)
  expect(observed.filter((failure) => failure?.includes('HTTP 503'))).toHaveLength(5)
})

test('an invoice is reversed as a whole, once however often it is requested', async () => {
  const { number } = await provider.issue(request)
  const reversal = { ...request, requestId: '0199f3a0-0000-7000-8000-000000000009', original: { number, issuedOn: '' } }
  const [first, second] = await Promise.all([provider.reverse(reversal), provider.reverse(reversal)])
  expect(second.number).toBe(first.number)
  expect(stub.forms.size).toBe(1)
  expect([...stub.forms.values()][0]!.content).toMatchObject({
    billId: '0199f3a0000070008000000000000009',
    applySource: '0',
    blueInvoiceLine: 'pc',
    blueElecInvoiceNumber: number,
    sellerName: seller.name,
    buyerName: request.buyer.title,
    redReason: '3',
  })
})

test('a reversal that no refund has caused corrects a mistake', async () => {
  const { number } = await provider.issue(request)
  await provider.reverse({ ...request, isRefund: false, original: { number, issuedOn: '' } })
  expect([...stub.forms.values()][0]!.content.redReason).toBe('2')
})

test('a reversal waits while the buyer has to confirm it, and goes on afterwards', async () => {
  const { number } = await provider.issue(request)
  stub.behave({ billStatus: '02' })
  const reversal = { ...request, original: { number, issuedOn: '' } }
  const failure = (await failureOf(provider.reverse(reversal))) as InvoicePending
  expect(failure.problem.id).toBe('invoice.toConfirm')
  await failureOf(provider.reverse(reversal))
  expect(stub.calls).toContain('refreshInvoiceRedConfirm')
  stub.behave({})
  ;[...stub.forms.values()][0]!.billStatus = '04'
  expect(await failureOf(provider.reverse(reversal))).toBeNull()
  expect(stub.forms.size).toBe(1)
})

test.each([
  ['16', '蓝票已被冲红'],
  ['07', '红字确认单超过 72 小时未确认'],
])('a form that ends with status %s is refused: %s', async (billStatus, reason) => {
  const { number } = await provider.issue(request)
  stub.behave({ billStatus })
  const failure = (await failureOf(
    provider.reverse({ ...request, original: { number, issuedOn: '' } }),
  )) as InvoiceRefused
  expect(failure).toBeInstanceOf(InvoiceRefused)
  expect(failure.problem.cn).toContain(reason)
})

test('a form that is not accepted is refused with the reason', async () => {
  const original = { number: '20000000000000000000', issuedOn: '' }
  const failure = (await failureOf(provider.reverse({ ...request, original }))) as InvoiceRefused
  expect(failure.problem.cn).toContain('未找到蓝票（E9702）')
})
