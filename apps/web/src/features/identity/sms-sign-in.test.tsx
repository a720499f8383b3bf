import { checkDialog, expect, passHumanCheck, PHONE, test, trustEverybody } from '../../../testing/sign-in.ts'

test('says that a phone has no account, and fills it in at registering', async ({ openDialog, server }) => {
  server.answer('/auth/user/loginCheck', { code: 10102, msg: '您还不是用户，请先注册' })
  const dialog = await openDialog()
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByLabelText('手机号').fill('13900139000')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(dialog.getByText('您还不是用户，请先注册')).toHaveLength(2)
  await expect.element(checkDialog()).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '用这个手机号注册' }).click()
  await expect.element(dialog.getByText('注册账号', { exact: true })).toBeVisible()
  await expect.element(dialog.getByLabelText('手机号')).toHaveValue('13900139000')
})

test('checks a visitor who looks up phones often, and once more before the code is sent', async ({
  openDialog,
  server,
}) => {
  trustEverybody(server)
  server.answer('/auth/user/loginCheck', ({ query }) =>
    query.has('checkCode') ? { data: { exists: true } } : { status: 428, code: 1, msg: '验证码已失效，请重新获取' },
  )
  server.answer('/admin/mobile/sendCode/*', { data: true })
  const dialog = await openDialog()
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await passHumanCheck()
  await passHumanCheck()
  await expect.element(dialog.getByText('验证码发送成功')).toBeVisible()
})
