import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const LIST = '/custody/agent/page'
const pageOf = (records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const agent = (values: object = {}) => ({
  id: '1',
  kind: 'firm',
  name: '松林代理所',
  nameEn: 'Pine IP',
  code: '11001',
  offices: ['CN', 'US'],
  contact: null,
  phone: null,
  email: null,
  address: null,
  note: null,
  clientId: null,
  clientName: null,
  role: 'owner',
  counts: { mark: 2, patent: 1, software: 0, certificate: 0 },
  version: 1,
  ...values,
})
const none = { mark: 0, patent: 0, software: 0, certificate: 0 }
const serve = (server: StubServer) => server.answer('/custody/client', { data: [] })

test('rights are linked by their kind', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([agent()]) })
  await open('/hostingPlatforms/institution')
  await expect
    .element(page.getByRole('link', { name: '查看“松林代理所”代理的商标 2 件' }))
    .toHaveAttribute('href', '#/hostingPlatforms/trademark?agentId=1')
  await expect.element(page.getByRole('link', { name: '查看“松林代理所”代理的专利 1 件' })).toBeVisible()
})

test('what rights name is deleted only after that was said', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([agent(), agent({ id: '2', name: '王五', counts: none })]) })
  server.answer('/custody/agent/2', ({ query }) =>
    query.get('detach') === 'true' ? { data: true } : { code: 61044, msg: '仍有资产由其代理' },
  )
  await open('/hostingPlatforms/institution')
  await page.getByRole('button', { name: '删除“松林代理所”' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/正代理 3 件权利/)).toBeVisible()
  await dialog.getByRole('button', { name: /^取\s?消$/ }).click()

  // Rights that the caller does not see, or that name it since the list was read.
  await page.getByRole('button', { name: '删除“王五”' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^删\s?除$/ })
    .click()
  await expect.element(page.getByText(/仍有权利由“王五”代理/)).toBeVisible()
  await page.getByRole('button', { name: '删除并解除' }).click()
  await expect.element(page.getByText('代理已删除')).toBeVisible()
})

test('a reader changes nothing', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([agent({ role: 'reader' })]) })
  await open('/hostingPlatforms/institution')
  await expect.element(page.getByText('Pine IP')).toBeVisible()
  for (const name of ['编辑“松林代理所”', '删除“松林代理所”'])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
})
