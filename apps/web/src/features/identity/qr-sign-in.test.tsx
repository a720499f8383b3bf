import { QR_POLL_MS } from '@markwright/domain/people/sign-in-limits'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passTime, stopTime, untilTrue } from '../../../testing/clock.ts'
import { checkDialog, expect, PHONE, test } from '../../../testing/sign-in.ts'
import { notifyError } from '../../shared/ui/feedback/notify.ts'

test('a phone that is bound to another WeChat account is refused before a code is sent', async ({
  openDialog,
  server,
}) => {
  server.answer('/auth/qrcode/check', { code: 10112, msg: '请先绑定手机号', data: { bindToken: 'ticket' } })
  server.answer('/admin/user/vxCheck', { code: 10105, msg: '该手机号已绑定其他微信，请先解绑' })
  const dialog = await openDialog()
  await expect.element(dialog.getByText('绑定手机号', { exact: true })).toBeVisible()
  await dialog.getByLabelText('手机号').fill(PHONE)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(dialog.getByText('该手机号已绑定其他微信，请先解绑')).toHaveLength(2)
  await expect.element(checkDialog()).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '返回登录' }).click()
  await expect.element(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
})

test('a code to scan that is too old can be renewed', async ({ openDialog, server }) => {
  server.answer('/auth/qrcode/check', { code: 10113, msg: '二维码已失效，请刷新', data: { status: 'EXPIRED' } })
  const dialog = await openDialog()
  await expect.element(dialog.getByText('二维码已过期')).toBeVisible()
  await dialog.getByRole('button', { name: '刷新二维码' }).click()
  await expect.element(dialog.getByText('请用微信扫描二维码')).toBeVisible()
})

test('whose account is disabled reads the words of the server only', async ({ openDialog, server }) => {
  server.answer('/auth/qrcode/check', { status: 401, code: 1, msg: '账户已停用，请联系客服' })
  const dialog = await openDialog()
  await expect.element(dialog.getByText('账户已停用，请联系客服')).toBeVisible()
  // Messages are shown in their order.
  notifyError('a later message')
  await expect.element(page.getByText('a later message')).toBeVisible()
  expect(page.getByText('请先登录！').elements()).toHaveLength(0)
})

test('looks every two seconds whether the code was scanned, and no more once it is closed', async ({
  openDialog,
  server,
}) => {
  const checks = () => server.callsOf('/auth/qrcode/check')
  const release = server.hold('/auth/qrcode/randomtoken', { data: 'random' })
  const dialog = await openDialog()
  stopTime()
  const timers = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const waits = () => timers.mock.calls.filter(([, durationMs]) => durationMs === QR_POLL_MS)
  release()
  await dialog.getByText('请用微信扫描二维码').findElement()
  for (const turn of [1, 2, 3]) {
    // The page reads an answer before it waits again.
    await untilTrue(() => waits().length === turn)
    await passTime(QR_POLL_MS - 50)
    expect(checks()).toHaveLength(turn - 1)
    await passTime(50)
    await untilTrue(() => checks().length === turn)
  }
  await userEvent.keyboard('{Escape}')
  await passTime(1000)
  await expect.element(dialog).not.toBeInTheDocument()
  await passTime(6000)
  expect(checks()).toHaveLength(3)
})
