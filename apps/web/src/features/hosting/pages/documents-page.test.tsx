import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const LIST = '/custody/information/page'
const pageOf = (records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const document = (values: object = {}) => ({
  id: '1',
  applicantId: 'a',
  applicantName: '青松公司',
  clientId: null,
  clientName: null,
  role: 'owner',
  kind: 'powerOfAttorney',
  title: '委托书',
  number: null,
  issuedOn: null,
  expiresOn: '2026-11-01',
  expiry: 'expired',
  note: null,
  fileName: '委托书.pdf',
  fileSize: 2_300_000,
  edition: 1,
  addedBy: '知产部',
  addTime: '2026-11-01 08:00:00',
  former: [],
  version: 3,
  ...values,
})
function serve(server: StubServer, role: 'owner' | 'reader' | null = 'owner') {
  server.answer('/custody/client', { data: [] })
  server.answer('/custody/information/applicant', {
    data: role ? [{ id: 'a', name: '青松公司', clientId: null, role }] : [],
  })
}

test('without an applicant the list says that one is needed first', async ({ open, server, signIn }) => {
  serve(server, null)
  signIn()
  server.answer(LIST, { data: pageOf([]) })
  await open('/hostingPlatforms/informationupload')
  await expect.element(page.getByRole('heading', { name: '还没有可以上传文件的申请人' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '添加申请人' })).toBeVisible()
  expect(page.getByRole('button', { name: '上传文件' }).elements()).toEqual([])
})

test('a list that cannot be read can be tried again', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { status: 500, code: 1, msg: '系统繁忙' })
  await open('/hostingPlatforms/informationupload')
  await expect.element(page.getByText('系统繁忙')).toBeVisible()
  server.answer(LIST, { data: pageOf([document()]) })
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('link', { name: '委托书' })).toBeVisible()
  await expect.element(page.getByText('已过期')).toBeVisible()
})

test('a reader downloads, and changes nothing', async ({ open, server, signIn }) => {
  serve(server, 'reader')
  signIn()
  server.answer(LIST, { data: pageOf([document({ role: 'reader' })]) })
  await open('/hostingPlatforms/informationupload')
  await expect.element(page.getByRole('button', { name: '下载“委托书”' })).toBeVisible()
  for (const name of ['上传文件', '编辑“委托书”', '删除“委托书”', '上传“委托书”的新版本'])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
})

test('a form without a file or with days in the wrong order is not sent', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([document()]) })
  await open('/hostingPlatforms/informationupload')
  await page.getByRole('button', { name: '上传文件' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabelText(/^签发日/).fill('2026-02-03')
  await drawer.getByLabelText(/^到期日/).fill('2026-02-02')
  await drawer.getByRole('button', { name: '上传文件' }).click()
  await expect.element(drawer.getByText('请选择文件').first()).toBeVisible()
  await expect.element(drawer.getByText('请填写标题').first()).toBeVisible()
  await expect.element(drawer.getByText('到期日不能早于签发日').first()).toBeVisible()
})

test('what somebody else has changed meanwhile is refused, and what was typed stays', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([document()]) })
  server.answer('/custody/information/1', {
    status: 409,
    code: 61001,
    msg: '内容已被修改，请刷新后重试',
  })
  await open('/hostingPlatforms/informationupload')
  await page.getByRole('button', { name: '编辑“委托书”' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabelText(/标题/).fill('新名')
  await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect.element(drawer.getByText('内容已被修改，请刷新后重试')).toBeVisible()
  await expect.element(drawer.getByLabelText(/标题/)).toHaveValue('新名')
})
