import { page } from 'vitest/browser'
import { noCredit } from '../../../../testing/no-credit.ts'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

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
  closeTime: null,
}

function answerStaff(server: StubServer, record: object) {
  signInStaff(server)
  server.answer('/admin/manage/users', { data: pageOf([record]) })
  server.answer(`/admin/manage/users/${user.id}`, { data: record })
  server.answer(`/admin/manage/users/${user.id}/entitlements`, { data: pageOf([]) })
  server.answer(`/admin/manage/users/${user.id}/credit`, { data: noCredit })
}

for (const [language, referrer, invitationCode] of [
  ['cn', '推荐人', '邀请码'],
  ['en', 'Referred by', 'Invitation code'],
] as const)
  test(`the record of a user shows who referred them (${language})`, async ({ open, server, setLanguage }) => {
    answerStaff(server, user)
    setLanguage(language)
    await open(`/manage/users?id=${user.id}`)
    const fact = (term: string) => page.getByRole('dialog').getByText(term, { exact: true }).element().parentElement!
    await expect.element(page.getByRole('dialog').getByText(referrer, { exact: true })).toBeVisible()
    expect(fact(referrer)).toHaveTextContent('老王')
    expect(fact(invitationCode)).toHaveTextContent('A-2026')
  })

const closedUser = {
  ...user,
  phone: 'closed-M1',
  name: null,
  userSource: null,
  remark: null,
  invitationCode: null,
  status: 'closed',
  closeTime: '2026-11-28 10:00:00',
}

for (const [language, words] of [
  [
    'cn',
    {
      close: '注销账号',
      reason: '原因',
      phone: /请输入该用户的手机号/,
      other: '与该用户的手机号不一致',
      kept: /依法保留：订单/,
      gone: /删除：手机号/,
    },
  ],
  [
    'en',
    {
      close: 'Close account',
      reason: 'Reason',
      phone: /Type the phone number/,
      other: 'This is not the phone number of the user',
      kept: /Kept as the law requires: orders/,
      gone: /Deleted: phone number/,
    },
  ],
] as const)
  test(`an account is closed only with its phone typed and a reason (${language})`, async ({
    open,
    server,
    setLanguage,
  }) => {
    answerStaff(server, user)
    server.answer(`/admin/manage/users/${user.id}/close`, { data: closedUser })
    setLanguage(language)
    await open(`/manage/users?id=${user.id}`)
    await page.getByRole('button', { name: words.close }).click()
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByLabelText(words.phone) })
      .last()
    await expect.element(dialog.getByText(words.gone)).toBeVisible()
    await expect.element(dialog.getByText(words.kept)).toBeVisible()

    const confirm = dialog.getByRole('button', { name: words.close })
    await dialog.getByLabelText(words.phone).fill('13800138001')
    await confirm.click()
    await expect.element(dialog.getByText(words.other)).toBeVisible()
    expect(server.callsOf(`/admin/manage/users/${user.id}/close`)).toEqual([])

    await dialog.getByLabelText(words.reason).fill(' 来信 ')
    await dialog.getByLabelText(words.phone).fill(user.phone)
    server.answer('/admin/manage/users', { data: pageOf([closedUser]) })
    server.answer(`/admin/manage/users/${user.id}`, { data: closedUser })
    await confirm.click()
    await expect
      .poll(() => server.callsOf(`/admin/manage/users/${user.id}/close`).map(({ body }) => JSON.parse(body!)))
      .toEqual([{ reason: '来信', phone: user.phone }])
    await expect.element(page.getByText(closedUser.phone).last()).toBeVisible()
    await expect.element(page.getByRole('button', { name: words.close })).not.toBeInTheDocument()
  })

test('the dialog shows why an account cannot be closed, and stays open', async ({ open, server, setLanguage }) => {
  answerStaff(server, user)
  const msg = '账号暂不能注销：订单 O20261128000001 尚未完成'
  server.answer(`/admin/manage/users/${user.id}/close`, { status: 409, code: 10213, msg })
  setLanguage('cn')
  await open(`/manage/users?id=${user.id}`)
  await page.getByRole('button', { name: '注销账号' }).click()
  await page.getByLabelText('原因').fill('来信')
  await page.getByLabelText(/请输入该用户的手机号/).fill(user.phone)
  await page.getByRole('button', { name: '注销账号' }).last().click()
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(page.getByLabelText('原因')).toHaveValue('来信')
})

for (const [language, state] of [
  ['cn', '已注销'],
  ['en', 'Closed'],
] as const)
  test(`a closed account is shown as such, with nothing to do (${language})`, async ({ open, server, setLanguage }) => {
    answerStaff(server, closedUser)
    setLanguage(language)
    await open(`/manage/users?id=${user.id}`)
    const drawer = page.getByRole('dialog')
    await expect.element(drawer.getByText(state, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByRole('table').getByText(state, { exact: true })).toBeInTheDocument()
    const names = drawer
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
    expect(names.filter(Boolean)).toEqual([])
  })
