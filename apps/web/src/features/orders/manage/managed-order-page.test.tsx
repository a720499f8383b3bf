import type { ManagedOrderDetail } from '@markwright/api-client/models/managedOrderDetail'
import type { Receipt } from '@markwright/api-client/models/receipt'
import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import { page, userEvent } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const ORDER = '01920000-0000-7000-8000-000000000001'
const ORDER_NO = 'O20261129000001'
const PATH = `/admin/manage/orders/${ORDER}`

const receipt = (id: number, over: Partial<Receipt>): Receipt => ({
  id: `01920000-0000-7000-8000-00000000010${id}`,
  method: 'corporate',
  transactionId: `ICBC${id}`,
  paymentNo: null,
  amount: '100.00',
  allocated: '0.00',
  surplus: '100.00',
  surplusReason: 'wrongAmount',
  held: '0.00',
  matchable: '100.00',
  payer: '深圳某公司',
  receiveTime: '2026-11-20 00:00:00',
  orderNos: [],
  orders: [],
  userPhone: '13800138000',
  ...over,
})
const held = receipt(1, {
  allocated: '100.00',
  held: '100.00',
  surplus: '0.00',
  surplusReason: null,
  matchable: '0.00',
  orders: [{ id: ORDER, orderNo: ORDER_NO, isPaid: false, allocated: '100.00' }],
})
const detail: ManagedOrderDetail = {
  order: {
    id: ORDER,
    orderNo: ORDER_NO,
    createTime: '2026-11-20 10:00:00',
    payMethod: null,
    amount: '380.00',
    currency: 'CNY',
    status: 0,
    statusText: '待支付',
    productType: 4,
    productName: '商标检索报告',
    refundStatus: 'NONE',
    invoiceStatus: 0,
    isClosed: false,
    isOnCredit: false,
    creditTime: null,
    payBy: null,
    items: [],
    serviceFee: '380.00',
    officialFee: '0.00',
    vat: '21.51',
    vatRate: '6',
    display: null,
    displayTotal: null,
    payTime: null,
    completeTime: null,
    closeTime: null,
    contact: null,
    address: null,
    remark: null,
    debitNoteNo: 'D20261129000001',
    voucher: null,
    refund: null,
    feeRefunds: [],
    refundable: '0.00',
    received: '100.00',
    missing: '280.00',
    can: { pay: true, putOnCredit: false, uploadVoucher: true, cancel: true, refund: false },
    history: [],
  },
  user: { id: ORDER, phone: '13800138000', name: null, company: null },
  version: 1,
  receipts: [held],
  history: [],
  canComplete: false,
  canCancel: true,
}

function enterAs(server: StubServer, ...roles: StaffRole[]) {
  signInStaff(server, roles)
  server.answer(PATH, { data: detail })
  const records = [receipt(2, { matchable: '200.00' }), receipt(3, { matchable: '80.00' })]
  server.answer('/admin/manage/receipts', { data: { records, total: 2, size: 20, current: 1, pages: 1 } })
}

test('what has arrived and what is missing is shown, and several transfers are matched in one step', async ({
  open,
  server,
}) => {
  enterAs(server, 'finance')
  server.answer(`${PATH}/transfers`, { code: 50526, msg: '所选汇款正在退款' })
  await open(`/manage/order?id=${ORDER}`)
  await expect.element(page.getByText('RMB¥100.00 · 还差 RMB¥280.00')).toBeVisible()
  await page.getByRole('button', { name: '合并汇款' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '计入订单' }).click()
  await expect.element(dialog.getByText('请选择汇款')).toBeVisible()
  for (const id of [2, 3]) await dialog.getByRole('checkbox', { name: `ICBC${id}` }).click()
  await dialog.getByRole('button', { name: '计入订单' }).click()
  await expect.element(dialog.getByText('所选汇款正在退款')).toBeVisible()
  server.answer(`${PATH}/transfers`, { data: { id: ORDER, received: '380.00', missing: '0.00', isPaid: true } })
  await dialog.getByRole('button', { name: '计入订单' }).click()
  await expect.element(page.getByText('款项已收齐，订单已支付')).toBeVisible()
  const [first, last] = server.callsOf(`${PATH}/transfers`).map(({ body }) => JSON.parse(body!) as unknown)
  expect(first).toEqual({ receiptIds: [2, 3].map((id) => receipt(id, {}).id) })
  expect(last).toEqual(first)
})

test('transfers found by several searches are matched together', async ({ open, server }) => {
  enterAs(server, 'finance')
  server.answer(`${PATH}/transfers`, { data: { id: ORDER, received: '200.00', missing: '180.00', isPaid: false } })
  const find = (id: number) =>
    server.answer('/admin/manage/receipts', {
      data: { records: [receipt(id, { matchable: '100.00' })], total: 1, size: 20, current: 1, pages: 1 },
    })
  find(2)
  await open(`/manage/order?id=${ORDER}`)
  await page.getByRole('button', { name: '合并汇款' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'ICBC2' }).click()
  find(3)
  const search = dialog.getByRole('searchbox')
  await search.fill('ICBC3')
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('checkbox', { name: 'ICBC3' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'ICBC2' })).toBeChecked()
  await dialog.getByRole('button', { name: '计入订单' }).click()
  await expect.poll(() => server.callsOf(`${PATH}/transfers`).length).toBe(1)
  expect(JSON.parse(server.callsOf(`${PATH}/transfers`)[0]!.body!)).toEqual({
    receiptIds: [2, 3].map((id) => receipt(id, {}).id),
  })
})

test('a transfer that was matched wrongly is taken back after a question', async ({ open, server }) => {
  enterAs(server, 'finance')
  const path = `${PATH}/transfers/${held.id}/unmatch`
  server.answer(path, { data: { id: ORDER, received: '0.00', missing: '380.00', isPaid: false } })
  await open(`/manage/order?id=${ORDER}`)
  await page.getByRole('button', { name: '撤销' }).click()
  await page
    .getByRole('dialog', { name: `不再计入订单 ${ORDER_NO}？` })
    .getByRole('button', { name: '撤销' })
    .click()
  await expect.element(page.getByText('已撤销')).toBeVisible()
  expect(server.callsOf(path)).toHaveLength(1)
})

test('who may not review payments neither matches transfers nor takes them back', async ({ open, server }) => {
  enterAs(server, 'sales')
  await open(`/manage/order?id=${ORDER}`)
  await expect.element(page.getByText('RMB¥100.00 · 还差 RMB¥280.00')).toBeVisible()
  for (const name of ['合并汇款', '撤销'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})
