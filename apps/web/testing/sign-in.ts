import { type Locator, page, userEvent } from 'vitest/browser'
// Loaded beforehand, so that a dialog which opens too early is seen at once.
import '../src/features/identity/sign-in-dialog.tsx'
import '../src/locales/cn/human-check.json'
import '../src/locales/cn/identity.json'
import { answerChallenges, judgeAttempts, SUM } from './human-check.ts'
import { untilStill } from './motion.ts'
import { expect, test as siteTest } from './site.tsx'
import type { StubServer } from './stub-server.ts'

export const PASSWORD = 'wolke 2026'
export const PHONE = '13800138000'

export const signInButton = () => page.getByRole('banner').getByRole('button', { name: /^(登录|Sign in)$/ })

export const signInDialog = () =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(关闭登录窗口|Close the sign-in)/ }) })

export const submitButton = (name = '登录') => signInDialog().getByRole('button', { name, exact: true })

export const checkDialog = () => page.getByRole('dialog', { name: /^(完成安全验证|Complete the security check)$/ })

export const test = siteTest.extend<{
  /** Opens the dialog from a page that shows nothing else; its QR code waits to be scanned. */
  openDialog: () => Promise<Locator>
}>({
  openDialog: async ({ open, server }, provide) => {
    answerQrCode(server)
    await provide(async () => {
      await open('/nowhere')
      return openFromHeader()
    })
  },
})
export { expect }

/** Opens the dialog from the page that is shown. */
export async function openFromHeader() {
  await signInButton().click()
  await untilOpened()
  return signInDialog()
}

/**
 * Waits until the dialog has grown to its full size: as it does, it takes the focus, even from a field to which the focus
 * is just about to move.
 */
export async function untilOpened() {
  await expect.element(signInDialog()).toBeVisible()
  await untilStill()
}

export async function fillPassword(phone: string, password = PASSWORD) {
  await signInDialog().getByLabelText('手机号').fill(phone)
  await signInDialog().getByLabelText('密码', { exact: true }).fill(password)
}

/** A QR code that nobody has scanned yet. */
export function answerQrCode(server: StubServer) {
  server.answer('/auth/qrcode/randomtoken', { data: 'random' })
  server.answer('/auth/qrcode/generate', { data: { base64Img: PIXEL, randomToken: 'random' } })
  server.answer('/auth/qrcode/check', { code: 10111, msg: '', data: { status: 'WAITING' } })
}
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** Human checks are passed by any answer. */
export function trustEverybody(server: StubServer) {
  answerChallenges(server)
  judgeAttempts(server, '0000', null)
}

/** Passes the check that opens, by its sum. */
export async function passHumanCheck() {
  const result = checkDialog().getByRole('textbox', { name: SUM })
  await expect.element(checkDialog()).toBeVisible()
  // A press while the dialog still grows may miss the button.
  await untilStill()
  await checkDialog()
    .getByRole('button', { name: /^(无障碍验证|Accessible check)$/ })
    .click()
  await result.fill('12')
  await userEvent.keyboard('{Enter}')
  // Not the dialog, which may open again at once.
  await expect.element(result).not.toBeInTheDocument()
}
