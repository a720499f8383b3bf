import type { Locator } from 'vitest/browser'
import { atEachWidth, findBarriers } from '../../../testing/barriers.ts'
import {
  answerQrCode,
  expect,
  PHONE,
  signInButton,
  signInDialog,
  submitButton,
  test,
} from '../../../testing/sign-in.ts'

const texts = {
  cn: {
    signIn: '登录',
    quick: '短信登录',
    register: '注册账号',
    back: '返回登录',
    forgot: '忘记密码',
    create: '注册',
    phone: '手机号',
    code: '验证码',
    next: '下一步',
    newPassword: '新密码',
    repeat: '确认密码',
    confirm: '确认',
  },
  en: {
    signIn: 'Sign in',
    quick: 'By SMS code',
    register: 'Create an account',
    back: 'Back to sign-in',
    forgot: 'Forgot your password?',
    create: 'Create account',
    phone: 'Mobile number',
    code: 'Verification code',
    next: 'Continue',
    newPassword: 'New password',
    repeat: 'Repeat password',
    confirm: 'Set password',
  },
}

async function expectNoBarriers(what: string) {
  await atEachWidth(async (width) => {
    expect(await findBarriers({ within: '[role=dialog]' }), `${what} at ${width} pixels`).toEqual([])
  })
}

const seen = (locator: Locator) => expect.element(locator).toBeVisible()

for (const language of ['cn', 'en'] as const)
  test(
    `no mode of the dialog has a barrier that a machine can find (${language})`,
    { timeout: 120_000 },
    async ({ open, server, setLanguage }) => {
      const text = texts[language]
      answerQrCode(server)
      server.answer('/auth/user/check', { data: { token: 'ticket', expiresIn: 600 } })
      server.answer('/auth/user/retrieved', { data: true })
      setLanguage(language)
      await open('/nowhere')
      await signInButton().click()
      const dialog = signInDialog()
      await seen(dialog)
      await seen(dialog.getByRole('img', { name: /^(登录二维码|.*QR code.*)$/ }))
      await expectNoBarriers('signing in')
      await submitButton(text.signIn).click()
      await expect.element(dialog.getByRole('alert').first()).not.toBeEmptyDOMElement()
      await expectNoBarriers('signing in with faults')
      await dialog.getByRole('tab', { name: text.quick }).click()
      await seen(dialog.getByLabelText(text.code))
      await expectNoBarriers('signing in by a code')
      await dialog.getByRole('button', { name: text.register }).click()
      await expectNoBarriers('registering')
      await submitButton(text.create).click()
      await expectNoBarriers('registering with faults')
      await dialog.getByRole('button', { name: text.back }).click()
      await dialog.getByRole('button', { name: text.forgot }).click()
      await expectNoBarriers('forgotten password')
      await dialog.getByLabelText(text.phone).fill(PHONE)
      await dialog.getByLabelText(text.code).fill('123456')
      await submitButton(text.next).click()
      await dialog.getByLabelText(text.newPassword).fill('secret1')
      await dialog.getByLabelText(text.repeat).fill('secret1')
      await expectNoBarriers('new password')
      await submitButton(text.confirm).click()
      await seen(submitButton(text.back))
      await expectNoBarriers('success')
      await atEachWidth((width) => {
        const { left, right } = dialog.element().getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      })
    },
  )
