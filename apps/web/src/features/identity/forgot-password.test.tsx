import { SMS_RESEND_SECONDS } from '@markwright/domain/people/sign-in-limits'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { untilStill } from '../../../testing/motion.ts'
import { expect, passHumanCheck, PHONE, submitButton, test, trustEverybody } from '../../../testing/sign-in.ts'

test('lets another code be sent after sixty seconds, by another text', async ({ openDialog, server }) => {
  trustEverybody(server)
  const release = server.hold('/admin/mobile/sendCode/*', { data: true })
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await passHumanCheck()
  await expect.element(dialog.getByLabelText('验证码')).toHaveFocus()
  stopTime()
  release()
  await dialog.getByText('验证码发送成功').findElement()
  expect(dialog.getByLabelText('验证码').element()).toHaveFocus()
  const countdown = (seconds: number) => dialog.getByRole('button', { name: `${seconds} 秒后重发`, exact: true })
  await countdown(SMS_RESEND_SECONDS).findElement()
  await untilStill()
  await passTime((SMS_RESEND_SECONDS - 2) * 1000)
  expect(await countdown(2).findElement()).toBeDisabled()
  await passTime(2000)
  expect(await dialog.getByRole('button', { name: '重新发送' }).findElement()).toBeEnabled()
})

test('counts down what the server says is left until the next code', async ({ openDialog, server }) => {
  trustEverybody(server)
  server.answer('/admin/mobile/sendCode/*', {
    status: 429,
    code: 42901,
    msg: '操作过于频繁，请稍后再试',
    data: { retryAfterSeconds: 17 },
  })
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await passHumanCheck()
  await expect.element(dialog.getByText('操作过于频繁，请稍后再试').first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^1[0-7] 秒后重发$/ })).toBeDisabled()
  await expect.element(dialog.getByText('验证码发送成功')).not.toBeInTheDocument()
})

test('counts down an hour as a clock does', async ({ openDialog, server }) => {
  trustEverybody(server)
  server.answer('/admin/mobile/sendCode/*', { status: 429, code: 42901, msg: '', data: { retryAfterSeconds: 3599 } })
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await passHumanCheck()
  await expect.element(dialog.getByRole('button', { name: /^59:\d\d 后重发$/ })).toBeDisabled()
})

test('a code that could not be sent says so, and another may be sent at once', async ({ openDialog, server }) => {
  trustEverybody(server)
  server.answer('/admin/mobile/sendCode/*', { code: 1, msg: '短信服务异常' })
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await passHumanCheck()
  await expect.element(dialog.getByText('发送失败，检查手机号是否正确')).toBeVisible()
  await expect.element(dialog.getByText('短信服务异常')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled()
})

test('a phone that could not be verified, and a password that could not be set, say so', async ({
  openDialog,
  server,
}) => {
  server.answer('/auth/user/check', { code: 10108, msg: '验证失败' })
  const dialog = await openDialog()
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByLabelText('验证码').fill('123456')
  await submitButton('下一步').click()
  await expect.element(dialog.getByText('验证失败')).toBeVisible()

  server.answer('/auth/user/check', { data: { token: 'ticket', expiresIn: 600 } })
  server.answer('/auth/user/retrieved', { code: 10107, msg: '密码修改失败' })
  await submitButton('下一步').click()
  await dialog.getByLabelText('新密码').fill('secret1')
  await dialog.getByLabelText('确认密码').fill('secret2')
  await submitButton('确认').click()
  await expect.element(dialog.getByText('两次输入的密码不一致')).toBeVisible()
  await dialog.getByLabelText('确认密码').fill('secret1')
  await submitButton('确认').click()
  await expect.element(dialog.getByText('密码修改失败')).toHaveLength(1)
})

test('whose confirmation has expired reads why the password cannot be set, and begins anew or signs in', async ({
  openDialog,
  server,
}) => {
  server.answer('/auth/user/check', { data: { token: 'ticket', expiresIn: 600 } })
  server.answer('/auth/user/retrieved', { code: 10107, msg: '验证已过期，请重新操作' })
  const dialog = await openDialog()
  const setPassword = async () => {
    await dialog.getByLabelText('验证码').fill('123456')
    await submitButton('下一步').click()
    await dialog.getByLabelText('新密码').fill('secret1')
  }
  await dialog.getByRole('button', { name: '忘记密码' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await setPassword()
  await dialog.getByLabelText('确认密码').fill('secret1')
  await submitButton('确认').click()
  await expect.element(dialog.getByText('密码修改失败')).toBeVisible()
  await expect.element(dialog.getByText('验证已过期，请重新操作')).toBeVisible()
  await dialog.getByRole('button', { name: '重新验证手机号' }).click()
  await expect.element(dialog.getByLabelText('手机号')).toHaveValue(PHONE)
  await setPassword()
  await dialog.getByRole('button', { name: '返回登录' }).click()
  await expect.element(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
})
