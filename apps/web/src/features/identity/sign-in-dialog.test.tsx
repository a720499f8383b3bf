import { page, userEvent } from 'vitest/browser'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { untilStill } from '../../../testing/motion.ts'
import { answerMember } from '../../../testing/site.tsx'
import {
  answerQrCode,
  checkDialog,
  expect,
  fillPassword,
  openFromHeader,
  passHumanCheck,
  PHONE,
  signInButton,
  signInDialog,
  submitButton,
  test,
  trustEverybody,
  untilOpened,
} from '../../../testing/sign-in.ts'
import { siteTheme } from '../../shared/ui/brand/theme.ts'

// A dialog of Ant Design moves the focus when its motion ends.
Object.assign(siteTheme.token!, { motion: true })

test('closes by its button and by Esc, never by a press beside it, and begins anew', async ({ openDialog }) => {
  const dialog = await openDialog()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  const backdrop = page.elementLocator(dialog.element().closest('.ant-modal-wrap')!)
  await backdrop.click({ position: { x: 5, y: 400 } })
  await untilStill()
  await expect.element(dialog.getByText('找回密码')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(signInButton()).toHaveFocus()
  await openFromHeader()
  await expect.element(dialog.getByRole('tab', { name: '账号登录' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(dialog.getByLabelText('手机号')).toHaveValue('')
  await dialog.getByRole('button', { name: '关闭登录窗口' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('opens by itself 1.5 seconds after loading where the address requests it', async ({ open, server }) => {
  server.answer('/auth/social/wechat/url', { data: { url: 'https://wechat.example/' } })
  stopTime()
  await open('/nowhere?dialogVisible=true&wechatLogin=true&wechatAuth=false')
  await signInButton().findElement()
  await untilStill()
  await passTime(1450)
  await untilStill()
  expect(signInDialog().elements()).toHaveLength(0)
  await passTime(100)
  expect(await signInDialog().getByRole('button', { name: '前往微信扫码' }).findElement()).toBeVisible()
})

test('does not open by itself for a member, nor where a flag is missing', async ({ open, signIn }) => {
  stopTime()
  await open('/nowhere?dialogVisible=true&wechatLogin=true')
  await signInButton().findElement()
  await untilStill()
  await passTime(2200)
  await untilStill()
  expect(signInDialog().elements()).toHaveLength(0)
  signIn()
  await open('/nowhere?dialogVisible=true&wechatLogin=true&wechatAuth=true')
  await page.getByRole('button', { name: /我的账号/ }).findElement()
  await untilStill()
  await passTime(2200)
  await untilStill()
  expect(signInDialog().elements()).toHaveLength(0)
})

test('requests what is missing, beside the fields and above them', async ({ openDialog }) => {
  const dialog = await openDialog()
  await submitButton().click()
  for (const text of ['请输入手机号', '请输入密码']) await expect.element(dialog.getByText(text)).toHaveLength(2)
  await expect.element(dialog.getByLabelText('手机号')).toHaveFocus()
  await dialog.getByRole('alert').getByRole('button', { name: '请输入密码' }).click()
  await expect.element(dialog.getByLabelText('密码', { exact: true })).toHaveFocus()
  await dialog.getByLabelText('密码', { exact: true }).fill('12345')
  await dialog.getByLabelText('手机号').fill(PHONE)
  await submitButton().click()
  await expect.element(dialog.getByText('密码须为 6–128 位')).toBeVisible()
  await expect.element(checkDialog()).not.toBeInTheDocument()
})

test('shows and hides what is typed as a password', async ({ openDialog }) => {
  const dialog = await openDialog()
  const password = dialog.getByLabelText('密码', { exact: true })
  await password.fill('secret')
  await expect.element(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: '显示', exact: true }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('takes phones of Hong Kong and Macao with their region', async ({ openDialog, server }) => {
  trustEverybody(server)
  server.answer('/auth/oauth/token', { status: 401, code: 1, msg: '用户名或密码错误' })
  const dialog = await openDialog()
  await dialog.getByRole('combobox', { name: '国家或地区代码' }).click()
  await expect.element(page.getByRole('option')).toHaveLength(3)
  await page.getByText('中国香港').click()
  await fillPassword('91234567')
  await submitButton().click()
  await passHumanCheck()
  await expect.poll(() => server.callsOf('/auth/oauth/token')).toHaveLength(1)
  const [call] = server.callsOf('/auth/oauth/token')
  expect(new URLSearchParams(call!.body!).get('username')).toBe('85291234567')
})

test('says that one is signed in, and closes by itself', async ({ openDialog, server }) => {
  trustEverybody(server)
  answerMember(server)
  const release = server.hold('/auth/oauth/token', { body: { access_token: 'token', code: 0 } })
  const dialog = await openDialog()
  await fillPassword(PHONE)
  await submitButton().click()
  await passHumanCheck()
  const submit = page.elementLocator(dialog.element().querySelector('button[type=submit]')!)
  await expect.element(submit).toBeDisabled()
  stopTime()
  release()
  await dialog.getByText('登录成功').findElement()
  await untilStill()
  await passTime(1450)
  await untilStill()
  expect(dialog.getByText('登录成功').element()).toBeVisible()
  await passTime(50)
  await untilStill()
  expect(dialog.query()).toBeNull()
})

test('can be used by keyboard alone', async ({ open, server }) => {
  answerQrCode(server)
  trustEverybody(server)
  server.answer('/auth/oauth/token', { status: 401, code: 1, msg: '用户名或密码错误' })
  await open('/nowhere')
  const button = await signInButton().findElement()
  button.focus()
  await userEvent.keyboard('{Enter}')
  await untilOpened()
  const dialog = signInDialog()
  await expect.element(dialog.getByLabelText('手机号')).toHaveFocus()
  await userEvent.keyboard(PHONE)
  await userEvent.tab()
  await expect.element(dialog.getByLabelText('密码', { exact: true })).toHaveFocus()
  await userEvent.keyboard('secret1')
  await userEvent.keyboard('{Enter}')
  await expect.element(checkDialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(checkDialog()).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByLabelText('密码', { exact: true })).toHaveFocus()
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await userEvent.tab()
    const focused = document.activeElement
    // Between the last and the first element the browser itself has the focus.
    expect(dialog.element().contains(focused) || focused === document.body).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
