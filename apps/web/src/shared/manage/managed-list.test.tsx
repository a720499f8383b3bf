import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../testing/site.tsx'
import type { StubServer } from '../../../testing/stub-server.ts'

const noRecords = { records: [], total: 0, size: 50, current: 1, pages: 0 }

test.beforeEach(({ server }) => {
  signInStaff(server)
})

/** The parameters of the last request, without the time that keeps it out of caches. */
const lastRequest = (server: StubServer, path: string) =>
  Object.fromEntries([...(server.callsOf(path).at(-1)?.query ?? [])].filter(([name]) => name !== '_t'))

test('the filters and the page in the address are requested as the operation names them', async ({ open, server }) => {
  server.answer('/admin/manage/certifications', { data: noRecords })
  await open('/manage/certifications?keyword=%20acme%20&overdue=true&page=2&size=50')
  await expect.element(page.getByText('没有符合条件的记录，请放宽筛选条件。')).toBeVisible()
  expect(lastRequest(server, '/admin/manage/certifications')).toEqual({
    keyword: 'acme',
    overdue: 'true',
    current: '2',
    size: '50',
  })
})

test('what an address sets to a value that the filter does not have is not requested', async ({ open, server }) => {
  server.answer('/admin/manage/refunds', { data: noRecords })
  await open('/manage/refunds?state=unknown&kind=surplus')
  await expect.element(page.getByRole('heading', { name: '没有退款' })).toBeVisible()
  expect(lastRequest(server, '/admin/manage/refunds')).toEqual({ kind: 'surplus', current: '1', size: '20' })
})

test('an empty list without filters says when records appear', async ({ open, server }) => {
  server.answer('/admin/manage/refunds', { data: noRecords })
  await open('/manage/refunds')
  await expect.element(page.getByText('退款申请、官费差额和多收款项显示在这里。')).toBeVisible()
})

test('a filter that is chosen is requested, from the first page on', async ({ open, server }) => {
  server.answer('/admin/manage/refunds', { data: { ...noRecords, total: 60 } })
  await open('/manage/refunds?page=2')
  await page.getByRole('combobox', { name: '类别' }).click()
  await page.getByText('订单退款', { exact: true }).click()
  await expect
    .poll(() => lastRequest(server, '/admin/manage/refunds'))
    .toEqual({ kind: 'order', current: '1', size: '20' })
})
