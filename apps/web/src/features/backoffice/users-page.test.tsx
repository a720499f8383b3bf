import { permissionsOf } from '@markwright/domain/staff-permissions'
import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'
import { beginStaffSession } from '../../shared/session/staff-session.ts'

const pageOf = (records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const user = {
  id: '01920000-0000-7000-8000-000000000001',
  phone: '13800138000',
  nickname: null,
  name: '张三',
  companyName: null,
  certifiedCompany: null,
  merchantId: 'M1',
  email: null,
  roleType: 'individual',
  userSource: 'www.example.com',
  remark: '老王',
  invitationCode: 'A-2026',
  wechatBound: false,
  cardLevel: 0,
  status: 'active',
  disabledReason: null,
  sessions: 0,
  createTime: '2026-11-25 09:00:00',
  lastLoginTime: null,
}

for (const [language, referrer, invitationCode] of [
  ['cn', '推荐人', '邀请码'],
  ['en', 'Referred by', 'Invitation code'],
] as const)
  test(`the record of a user shows who referred them (${language})`, async ({ open, server, setLanguage }) => {
    beginStaffSession('token')
    server.answer('/admin/manage/me', {
      data: { id: 's', name: 'Li Lei', roles: ['admin'], permissions: permissionsOf(['admin']), delivery: 'outbox' },
    })
    server.answer('/admin/manage/users', { data: pageOf([user]) })
    server.answer(`/admin/manage/users/${user.id}`, { data: user })
    server.answer(`/admin/manage/users/${user.id}/entitlements`, { data: pageOf([]) })
    setLanguage(language)
    await open(`/manage/users?id=${user.id}`)
    const fact = (term: string) => page.getByRole('dialog').getByText(term, { exact: true }).element().parentElement!
    await expect.element(page.getByRole('dialog').getByText(referrer, { exact: true })).toBeVisible()
    expect(fact(referrer)).toHaveTextContent('老王')
    expect(fact(invitationCode)).toHaveTextContent('A-2026')
  })
