import { page } from 'vitest/browser'
import { noCredit } from '../../../../../testing/no-credit.ts'
import { expect, signInStaff, test } from '../../../../../testing/site.tsx'

const nothing = { records: [], total: 0, size: 20, current: 1, pages: 0 }
const user = {
  id: '01920000-0000-7000-8000-000000000001',
  phone: '13800138000',
  status: 'active',
  cardLevel: 0,
  createTime: '2026-01-01 00:00:00',
  lastLoginTime: null,
}

const menu = page.getByRole('navigation', { name: '后台菜单' })
const entries = () =>
  menu
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('the menu holds what the roles permit, and leads to the first of it', async ({ open, server }) => {
  signInStaff(server, ['content'])
  server.answer('/admin/manage/announcements', { data: nothing })
  await open('/manage')
  await expect.element(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible()
  expect(entries()).toEqual(['通知', '文章'])
  await expect.element(page.getByRole('button', { name: '撰写通知' })).toBeVisible()
})

test('a page that the roles do not permit says so, and requests nothing', async ({ open, server }) => {
  signInStaff(server, ['content', 'reviewer'])
  await open('/manage/audit')
  await expect.element(page.getByRole('heading', { level: 1, name: '您没有查看此页面的权限' })).toBeVisible()
  await expect.element(page.getByText('您的角色：内容编辑、审核员。', { exact: false })).toBeVisible()
  expect(server.callsOf('/admin/manage/audit')).toHaveLength(0)
})

test('who may only read is shown a member without what could be done to them', async ({ open, server }) => {
  signInStaff(server, ['viewer'])
  server.answer('/admin/manage/users', { data: { ...nothing, records: [user], total: 1, pages: 1 } })
  server.answer(`/admin/manage/users/${user.id}`, { data: user })
  server.answer(`/admin/manage/users/${user.id}/entitlements`, { data: nothing })
  server.answer(`/admin/manage/users/${user.id}/credit`, { data: noCredit })
  await open(`/manage/users?id=${user.id}`)
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('heading', { level: 3, name: '信用额度' })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: '申请信用额度' })).not.toBeInTheDocument()
  expect(entries()).not.toContain('发件箱')
  await expect.element(drawer.getByRole('button', { name: '停用' })).not.toBeInTheDocument()
})
