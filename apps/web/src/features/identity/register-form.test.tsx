import { RETURN_TO_LOGIN_MS } from '@markwright/domain/people/sign-in-limits'
import { type Locator, page } from 'vitest/browser'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { untilStill } from '../../../testing/motion.ts'
import {
  expect,
  passHumanCheck,
  PASSWORD,
  PHONE,
  submitButton,
  test,
  trustEverybody,
} from '../../../testing/sign-in.ts'
import type { StubResponse } from '../../../testing/stub-server.ts'

async function fillRegistration(dialog: Locator) {
  await dialog.getByRole('button', { name: '注册账号' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByLabelText('验证码').fill('123456')
  await dialog.getByLabelText('密码', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('checkbox').click()
}

test('a registration that fails says why, and can be tried again', async ({ openDialog, server }) => {
  const dialog = await openDialog()
  await fillRegistration(dialog)
  await expect.element(dialog.getByRole('checkbox')).toBeChecked()
  const failsWith = async (response: StubResponse, text: string) => {
    server.answer('/auth/user/register', response)
    await submitButton('注册').click()
    await expect.element(dialog.getByText(text).first()).toBeVisible()
  }
  const failed = dialog.getByText('注册失败')
  await failsWith({ status: 428, code: 1, msg: '验证码不合法' }, '验证码不合法')
  await expect.element(failed).not.toBeInTheDocument()
  await failsWith({ code: 10104, msg: '该手机号已注册' }, '该手机号已注册')
  await expect.element(failed.first()).toBeVisible()
  await failsWith({ status: 500, code: 1, msg: '系统异常' }, '系统异常')
  await expect.element(failed.first()).toBeVisible()
})

test('says where the visit began, at most 100 characters of it', async ({ openDialog, server }) => {
  server.answer('/auth/user/register', { code: 10104, msg: '该手机号已注册' })
  const dialog = await openDialog()
  await fillRegistration(dialog)
  const sources = () => server.callsOf('/auth/user/register').map(({ query }) => query.get('userSource'))
  for (const [stored, sent] of [
    [JSON.stringify({ name: 'www.example.com', path: '/', token: 't' }), 'www.example.com'],
    [JSON.stringify({ name: 'x'.repeat(101), path: '/', token: 't' }), 'x'.repeat(100)],
    [JSON.stringify({ name: 'direct', path: '/', token: 't' }), 'website'],
    ['null', 'website'],
  ] as const) {
    window.sessionStorage.setItem('userSource', stored)
    const before = sources().length
    await submitButton('注册').click()
    await expect.poll(() => sources().slice(before)).toEqual([sent])
    await expect.element(submitButton('注册')).toBeEnabled()
  }
})

test('returns to signing in five seconds after a registration, or at once by its button', async ({
  openDialog,
  server,
}) => {
  server.answer('/auth/user/register', { data: { userId: 'u' } })
  const dialog = await openDialog()
  const registered = dialog.getByText('注册成功')
  const register = async () => {
    await fillRegistration(dialog)
    await submitButton('注册').click()
    await registered.findElement()
    await untilStill()
  }
  stopTime()
  await register()
  await passTime(RETURN_TO_LOGIN_MS - 100)
  await untilStill()
  expect(registered.element()).toBeVisible()
  await passTime(100)
  expect(await dialog.getByRole('tab', { name: '账号登录' }).findElement()).toBeVisible()
  await register()
  await dialog.getByRole('button', { name: '返回登录' }).click()
  await expect.element(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
})

for (const language of ['cn', 'en'] as const)
  for (const width of [390, 1440])
    test(`what went wrong never covers that a code was sent (${language}, ${width} pixels)`, async ({
      openDialog,
      server,
      setLanguage,
    }) => {
      const words =
        language === 'cn'
          ? { register: '注册账号', phone: '手机号', send: '获取验证码', sent: '验证码发送成功', submit: '注册' }
          : {
              register: 'Create an account',
              phone: 'Mobile number',
              send: 'Send code',
              sent: 'The code has been sent.',
              submit: 'Create account',
            }
      setLanguage(language)
      trustEverybody(server)
      server.answer('/admin/mobile/sendCode/*', { data: true })
      const dialog = await openDialog()
      await page.viewport(width, 900)
      await dialog.getByRole('button', { name: words.register }).click()
      await dialog.getByLabelText(words.phone).fill(PHONE)
      await dialog.getByRole('button', { name: words.send }).click()
      await passHumanCheck()
      const sent = dialog.getByText(words.sent)
      await expect.element(sent).toBeVisible()
      await submitButton(words.submit).click()
      const errors = () => [...dialog.element().querySelectorAll('.ant-form-item-explain-error')]
      await expect.poll(() => errors().length).toBeGreaterThan(1)
      await untilStill()
      const box = sent.element().getBoundingClientRect()
      for (const error of [...errors(), ...dialog.element().querySelectorAll('label, input')]) {
        const other = error.getBoundingClientRect()
        const isApart = other.bottom <= box.top + 1 || other.top >= box.bottom - 1 || other.width === 0
        expect(isApart, `${error.textContent} over ${sent.element().textContent}`).toBe(true)
      }
    })

test('a field that was corrected shows no error', async ({ openDialog }) => {
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '注册账号' }).click()
  await submitButton('注册').click()
  const problem = dialog.getByText('请输入密码').last()
  await expect.element(problem).toBeVisible()
  await dialog.getByLabelText('密码', { exact: true }).fill(PASSWORD)
  await expect.element(problem).not.toBeInTheDocument()
})
