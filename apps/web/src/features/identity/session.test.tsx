import { page } from 'vitest/browser'
import { expect, signInButton, test } from '../../../testing/sign-in.ts'
import { notifyError } from '../../shared/ui/notify.ts'

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
