import type { PaymentRequest } from '@markwright/api-client/models/paymentRequest'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const PATH = '/order/pay/link/a.b'
const order: NonNullable<PaymentRequest['order']> = {
  orderNo: 'O20261130000001',
  requester: '云澜科技有限公司',
  amount: '800.00',
  missing: '800.00',
  currency: 'CNY',
  serviceFee: '350.00',
  officialFee: '450.00',
  vat: '19.81',
  vatRate: '6',
  items: [],
  debitNoteNo: 'D20261130000001',
  payTime: null,
}
const request = (status: PaymentRequest['status'], shown: Partial<typeof order> | null): { data: PaymentRequest } => ({
  data: { status, expireTime: '2026-12-14 10:00:00', order: shown && { ...order, ...shown } },
})
const methods = { methods: ['corporate'], scenes: {}, isSandbox: false }

test('an open link says who asks for how much, and where to transfer it', async ({ open, server }) => {
  const transfer = {
    data: {
      method: 'corporate',
      scene: null,
      amount: '800.00',
      currency: 'CNY',
      codeUrl: null,
      qrBase64: null,
      payUrl: null,
      expireTime: null,
      secondsLeft: null,
      transfer: { name: '某某公司', bank: '某某银行', account: '6222', reference: order.orderNo },
    },
  }
  server.answer(PATH, ({ method }) => (method === 'POST' ? transfer : request('open', {})))
  server.answer('/order/pay/methods', { data: methods })
  await open('/pay/link/a.b')
  await expect.element(page.getByText('云澜科技有限公司 请您支付这个订单。')).toBeVisible()
  await expect.element(page.getByText('RMB¥450.00')).toBeVisible()
  await expect.element(page.getByText('6222', { exact: true })).toBeVisible()
})

for (const [status, shown, title] of [
  ['paid', { payTime: '2026-11-30 10:00:00', missing: '0.00' }, '款项已收到'],
  ['refunded', {}, '订单已退款'],
  ['closed', null, '订单已关闭'],
  ['expired', null, '付款链接已过期'],
  ['revoked', null, '付款链接已撤销'],
  ['inReview', {}, '汇款凭证正在审核'],
] as const)
  test(`a link that cannot be used says why: ${status}`, async ({ open, server }) => {
    server.answer(PATH, request(status, shown))
    await open('/pay/link/a.b')
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '支付方式' })).not.toBeInTheDocument()
    const note = page.getByRole('button', { name: '下载付款通知书' })
    if (status === 'paid') await expect.element(note).toBeVisible()
    else await expect.element(note).not.toBeInTheDocument()
  })

test('an address that is no link says so', async ({ open, server }) => {
  server.answer(PATH, { status: 404, code: 40400 })
  await open('/pay/link/a.b')
  await expect.element(page.getByRole('heading', { name: '付款链接无效' })).toBeVisible()
})
