import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'

const LIST = '/admin/manage/annuity/page'
const row = {
  id: '01936a00-0000-7000-8000-000000000001',
  office: 'CN',
  number: 'CN201811111111',
  registrationNumber: null,
  title: '轴承',
  owner: '云澜公司',
  patentKind: 'patent',
  year: 7,
  dueOn: '2026-12-20',
  graceEnd: '2027-06-20',
  state: 'open',
  stage: 'paid',
  orderNo: 'O20261130000001',
  member: '13800138000',
  officialFee: '2000.00',
  currency: 'CNY',
  instructTime: null,
  paidOn: null,
  hasReceipt: false,
}
const pageOf = (records: unknown[]) => ({ data: { records, total: records.length, current: 1, size: 20, pages: 1 } })

test('staff pass annuities on once they have confirmed, and record a payment', async ({ open, server }) => {
  signInStaff(server, ['reviewer'])
  server.answer(LIST, pageOf([row]))
  server.answer('/admin/manage/annuity/instruct', { data: { done: 1, refused: [] } })
  server.answer(`/admin/manage/annuity/${row.id}/payment`, { code: 61022, msg: '该年费尚未付款或已登记缴费' })
  await open('/manage/annuities')
  await page.getByRole('checkbox', { name: '选择 CN201811111111 第 7 年' }).click()
  await page.getByRole('button', { name: '标记为已安排缴纳' }).click()
  await expect.element(page.getByText(/1 项将标记为已通知缴费人/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '标记为已安排缴纳' }).click()
  await expect.element(page.getByText('已处理 1 项')).toBeVisible()
  await page.getByRole('button', { name: '登记缴纳：CN201811111111 第 7 年' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '登记缴纳', exact: true }).click()
  await expect.element(page.getByText('该年费尚未付款或已登记缴费')).toBeVisible()
})

test('an empty list and one that cannot be read say so', async ({ open, server }) => {
  signInStaff(server, ['reviewer'])
  let isBroken = true
  server.answer(LIST, () => (isBroken ? { status: 500, code: 1, msg: '系统繁忙' } : pageOf([])))
  await open('/manage/annuities')
  await expect.element(page.getByRole('button', { name: /重\s?试/ })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: /重\s?试/ }).click()
  await expect.element(page.getByText('没有已下单的年费')).toBeVisible()
})
