import { page } from 'vitest/browser'
import { expect, signInButton, test } from '../../../testing/sign-in.ts'
import { notifyError } from '../../shared/ui/feedback/notify.ts'

for (const value of ['null', '%'])
  test(`the text ${value} in the cookie is no session`, async ({ open, server }) => {
    document.cookie = `auth=${value}; Path=/`
    await open('/nowhere')
    await expect.element(signInButton()).toBeVisible()
    expect(server.callsOf('/admin/user/current')).toHaveLength(0)
  })

for (const [status, isSaid] of [
  [401, true],
  [424, false],
] as const)
  test(`an answer ${status} ends the session ${isSaid ? 'and asks to sign in' : 'in silence'}`, async ({
    open,
    server,
    signIn,
  }) => {
    signIn()
    server.answer('/admin/user/current', { status, code: 1, msg: '令牌过期' })
    await open('/nowhere')
    await expect.element(signInButton()).toBeVisible()
    expect(server.callsOf('/admin/user/current')).not.toHaveLength(0)
    expect(document.cookie).not.toMatch(/(^|; )auth=/)
    const pleaseSignIn = page.getByText('请先登录！')
    if (isSaid) await expect.element(pleaseSignIn).toBeVisible()
    else {
      // Messages are shown in their order.
      notifyError('a later message')
      await expect.element(page.getByText('a later message')).toBeVisible()
      expect(pleaseSignIn.elements()).toHaveLength(0)
    }
  })

test('signing out ends the session at once, and the answer of the server can remove no later one', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const release = server.hold('/auth/token/logout', { data: true })
  server.answer('/common/query/countries', { data: [] })
  await open('/nowhere')
  await page.getByRole('button', { name: /我的账号/ }).hover()
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()
  await expect.element(signInButton()).toBeVisible()
  expect(document.cookie).not.toMatch(/(^|; )auth=/)
  await expect.poll(() => window.location.hash).toBe('#/index')
  await expect.poll(() => server.callsOf('/auth/token/logout')).toHaveLength(1)
  const [call] = server.callsOf('/auth/token/logout')
  expect(call!.headers.get('authorization')).toBe('Bearer token')
  // So that its cookies are ignored.
  expect(call!.credentials).toBe('omit')
  release()
})
