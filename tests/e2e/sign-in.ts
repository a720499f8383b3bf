import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aMember, inDatabase, sentCode } from '../support/members.ts'
import { expect } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

/** A member with the password `PASSWORD` who is signed in nowhere; `columns` are those of the table `account`. */
export async function anAccount(columns: Record<string, unknown> = {}) {
  const member = await aMember(database, columns)
  await inDatabase(database, 'DELETE FROM session WHERE account_id = $1', [member.id])
  return member
}

/** The code that was last sent to a phone. */
export async function codeOf(phone: string): Promise<string> {
  const code = await sentCode(database, phone)
  if (code === null) throw new Error(`nothing was sent to ${phone}`)
  return code
}

/** An invented person of WeChat that no other test has. */
export const anOpenId = () => `e2e-${randomInt(10 ** 9)}`

/** As the server knows that person. */
export const wechatIdOf = (openId: string) => `union-${openId}`

export const signInDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(关闭登录窗口|Close the sign-in)/ }) })

export const checkDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(完成安全验证|Complete the security check)$/ })

/** Passes the check that is open, by its sum. */
export async function passHumanCheck(page: Page) {
  const dialog = checkDialog(page)
  const label = dialog.locator('label', { hasText: '=' })
  const accessible = dialog.getByRole('button', { name: /^(无障碍验证|Accessible check)$/ })
  // A press while the dialog still grows may miss the button.
  await expect(async () => {
    if (!(await label.isVisible())) await accessible.click({ timeout: 1000 })
    await expect(label).toBeVisible({ timeout: 3000 })
  }).toPass()
  const question = (await label.textContent())!
  const [, first, sign, second] = /(\d+) ([+−]) (\d+)/.exec(question)!
  const answer = sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second)
  await dialog.getByRole('textbox').fill(String(answer))
  await page.keyboard.press('Enter')
  // Not the dialog, which may open again at once.
  await expect(label).toBeHidden()
}

/** Has a code sent to the phone in the form. Whoever has asked about phones often is checked twice. */
export async function sendCode(page: Page) {
  await signInDialog(page).getByRole('button', { name: '获取验证码' }).click()
  const sent = signInDialog(page).getByText('验证码发送成功')
  for (let checks = 0; checks < 2; checks += 1) {
    await expect(checkDialog(page).or(sent).first()).toBeVisible()
    if (await checkDialog(page).isVisible()) await passHumanCheck(page)
    await expect(checkDialog(page).or(sent).first()).toBeVisible()
    if (await sent.isVisible()) return
  }
}
