import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const general = {
  clientId: null,
  isOwn: false,
  isOn: true,
  daysBefore: [90, 30, 7, 1],
  interval: 'daily',
  weekday: null,
  monthDay: null,
  bySite: true,
  byEmail: true,
  emails: [],
  version: 0,
}
const client = { id: 'c1', name: '青松集团', role: 'owner', ownerName: null, itemCount: 1, dueCount: 0, version: 1 }

function serve(server: StubServer) {
  server.answer('/custody/client', { data: [client, { ...client, id: 'c2', name: '共享客户', role: 'editor' }] })
  server.answer('/custody/reminder', { data: general })
  server.answer('/custody/reminder/list', { data: [] })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('a client without a plan has the general one, and can have its own', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  await open('/hostingPlatforms/reminders')
  const shown = '提前 90、30、7、1 天 · 每日 · 站内通知 · 账号邮箱'
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/您还没有修改/)).toBeVisible()
  await expect.element(row('青松集团')).toHaveTextContent(`通用方案：${shown}`)
  await expect.element(page.getByText('共享客户', { exact: true })).not.toBeInTheDocument()

  await page.getByRole('button', { name: '为“青松集团”单独设置提醒方案' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('每月', { exact: true }).click()
  await drawer.getByRole('checkbox', { name: '站内通知' }).click()
  await drawer.getByRole('checkbox', { name: /发到账号邮箱/ }).click()
  await expect.element(drawer.getByText(/提醒不会发给任何人/)).toBeVisible()
  await drawer.getByLabelText('其他收件人').fill('li@example.com\nwang@example.com')
  await expect.element(drawer.getByText(/提醒不会发给任何人/)).not.toBeInTheDocument()
  await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect.element(page.getByText('提醒方案已保存')).toBeVisible()
  const [sent] = server.callsOf('/custody/reminder').filter(({ method }) => method === 'PUT')
  expect(sent!.query.get('clientId')).toBe('c1')
  expect(JSON.parse(sent!.body!)).toEqual({
    version: 0,
    isOn: true,
    daysBefore: [90, 30, 7, 1],
    interval: 'monthly',
    weekday: null,
    monthDay: 1,
    bySite: false,
    byEmail: false,
    emails: ['li@example.com', 'wang@example.com'],
  })
})

test('a client gives its plan up, which somebody may have changed meanwhile', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  const own = { ...general, clientId: 'c1', isOwn: true, daysBefore: [5], version: 3 }
  server.answer('/custody/reminder/list', { data: [own] })
  server.answer('/custody/reminder', ({ method }) =>
    method === 'DELETE' ? { status: 409, code: 61001, msg: '内容已被修改，请刷新后重试' } : { data: general },
  )
  await open('/hostingPlatforms/reminders')
  await expect.element(row('青松集团')).toHaveTextContent('单独方案提前 5 天')
  await page.getByRole('button', { name: '“青松集团”恢复通用方案' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('今后按通用方案提醒：提前 90、30、7、1 天')
  await dialog.getByRole('button', { name: '恢复通用方案' }).click()
  await expect.element(dialog.getByText('内容已被修改，请刷新后重试')).toBeVisible()
  expect(
    server
      .callsOf('/custody/reminder')
      .find(({ method }) => method === 'DELETE')!
      .query.toString(),
  ).toBe('clientId=c1&version=3')
})
