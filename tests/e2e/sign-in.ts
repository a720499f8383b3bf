import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { solutionOf } from '../support/human-check.ts'
import { buildMember, inDatabase, sentCode } from '../support/members.ts'
import { challengeToken, expect } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

/** Where the site stores its challenges. */
const checks = { databaseUrl: process.env['SITE_DATABASE_URL']!, redisUrl: process.env['SITE_REDIS_URL'] || null }

/** A member with the password `PASSWORD` who is signed in nowhere; `columns` are those of the table `account`. */
export async function anAccount(columns: Record<string, unknown> = {}) {
  const member = await buildMember(database, columns)
  await inDatabase(database, 'DELETE FROM session WHERE account_id = $1', [member.id])
  return member
}

/** The code that was sent to a phone; the site answers before the message has gone out. */
export async function codeOf(phone: string): Promise<string> {
  let code: string | null = null
  await expect.poll(async () => (code = await sentCode(database, phone)), phone).not.toBeNull()
  return code!
}

/** An invented person of WeChat that no other test has. */
export const anOpenId = () => `e2e-${randomInt(10 ** 9)}`

/** As the server knows that person. */
export const wechatIdOf = (openId: string) => `union-${openId}`

export const signInDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(关闭登录窗口|Close the sign-in)/ }) })

export const checkDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(完成安全验证|Complete the security check)$/ })

/** Passes the check that is open, by the keys of its slider. */
export async function passHumanCheck(page: Page) {
  const dialog = checkDialog(page)
  const slider = dialog.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-disabled', 'false')
  const { solution } = await solutionOf(await challengeToken(page), checks)
  if (solution.kind !== 'blockPuzzle') throw new Error(solution.kind)
  await slider.focus()
  // The dialog may open again at once, with another slider.
  const own = await slider.elementHandle()
  // Within the page, because thirty keys over the protocol take seconds; `human-check.spec.ts` presses real ones.
  await own.evaluate(async (element, x) => {
    const offset = () => Number(element.getAttribute('aria-valuenow'))
    while (offset() < x) {
      const target = offset() + (offset() + 10 <= x ? 10 : 1)
      const key = target - offset() === 10 ? 'PageUp' : 'ArrowRight'
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      while (offset() !== target) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  }, solution.x)
  await page.keyboard.press('Enter')
  await own.waitForElementState('hidden')
}

/** Has a code sent to the phone in the form. Anyone who has sent many requests about phones is checked twice. */
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
