import { page } from 'vitest/browser'
import { checkDialog, expect, passHumanCheck, test, trustEverybody } from '../../../testing/sign-in.ts'

const STAFF = {
  id: '0192a000-0000-7000-8000-00000000000a',
  name: 'Li',
  roles: ['content'],
  permissions: ['calendar.read', 'calendar.edit'],
  delivery: 'outbox',
}
const dead = { status: 424, code: 1, msg: '登录已过期，请重新登录' }

test('a form of the back office goes on when its session ended, once the person who filled it in has signed in again', async ({
  open,
  server,
}) => {
  trustEverybody(server)
  window.sessionStorage.setItem('staff', 'first')
  let isOver = false
  const alive = (headers: Headers) => headers.get('authorization') === (isOver ? 'Bearer again' : 'Bearer first')
  server.answer('/admin/manage/me', ({ headers }) => (alive(headers) ? { data: STAFF } : dead))
  server.answer('/admin/manage/calendar', ({ headers }) => (alive(headers) ? { data: { year: 2026, days: [] } } : dead))
  server.answer('/admin/manage/session', ({ body }) =>
    JSON.parse(body!).captchaVerification
      ? { data: { ticket: 'ticket', enrolment: null } }
      : { status: 428, code: 1, msg: '验证码已失效，请重新获取' },
  )
  server.answer('/admin/manage/session/confirm', {
    data: { access_token: 'again', expires_in: 28_800, staff: STAFF },
  })
  const added = () => server.callsOf('/admin/manage/calendar').filter(({ method }) => method === 'POST')

  await open('/manage/calendar')
  await page.getByLabelText('说明').fill('国庆节')
  await page.getByLabelText('日期').fill('2026-10-01')
  isOver = true
  await page.getByRole('button', { name: '添加', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '重新登录' })
  await expect.element(dialog.getByText('登录已过期。重新登录后可继续，已填写的内容不会丢失。')).toBeVisible()
  await expect.element(page.getByLabelText('说明')).toHaveValue('国庆节')

  await dialog.getByLabelText('用户名').fill('Li')
  await dialog.getByLabelText('密码').fill('wolke 2026')
  await dialog.getByRole('button', { name: '下一步' }).click()
  // After some failures a person must show that one is there.
  await expect.element(checkDialog()).toBeVisible()
  await passHumanCheck()
  await dialog.getByLabelText('动态验证码').fill('123456')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect.poll(() => added()).toHaveLength(2)
  expect(added()[1]!.body).toBe(added()[0]!.body)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('signing out of the back office ends the session at once', async ({ open, server }) => {
  window.sessionStorage.setItem('staff', 'first')
  server.answer('/admin/manage/me', { data: STAFF })
  server.answer('/admin/manage/calendar', { data: { year: 2026, days: [] } })
  await open('/manage/calendar')
  await expect.element(page.getByLabelText('说明')).toBeVisible()
  const release = server.hold('/admin/manage/session', { data: true })
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect.element(page.getByLabelText('用户名')).toBeVisible()
  expect(window.sessionStorage.getItem('staff')).toBeNull()
  await expect.poll(() => server.callsOf('/admin/manage/session')).toHaveLength(1)
  expect(server.callsOf('/admin/manage/session')[0]!.headers.get('authorization')).toBe('Bearer first')
  release()
})
