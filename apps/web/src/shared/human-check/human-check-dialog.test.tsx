import { page, userEvent } from 'vitest/browser'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { answerChallenges, judgeAttempts } from '../../../testing/human-check.ts'
import { untilStill } from '../../../testing/motion.ts'
import { checkDialog } from '../../../testing/sign-in.ts'
import { expect, test as siteTest } from '../../../testing/site.tsx'

const PASSED = /^验证成功，用时 \d+\.\d\d 秒$/

const dialog = checkDialog()
const slider = dialog.getByRole('slider')
const openButton = page.getByRole('button', { name: '弹出验证' })
const verification = page.getByText(/^通过，凭证/)

const test = siteTest.extend<{
  /** Opens the dialog in a page that has nothing else to do with its answer than to show it. */
  openDialog: () => Promise<void>
}>({
  openDialog: async ({ open, server }, provide) => {
    answerChallenges(server)
    await provide(async () => {
      await open('/sandbox/humanCheck')
      await openButton.click()
    })
  },
})

test('the dialog gives its verification a second after it was passed, and closes half a second later', async ({
  openDialog,
  server,
}) => {
  judgeAttempts(server, '0000', null)
  await openDialog()
  await expect.element(slider).toHaveFocus()
  await expect.element(slider).toHaveAttribute('aria-disabled', 'false')
  stopTime()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(dialog.getByText(PASSED), { interval: 0 }).toBeVisible()
  await untilStill()
  await passTime(950)
  await expect.element(verification).not.toBeInTheDocument()
  await passTime(50)
  await expect.element(verification, { interval: 0 }).toBeVisible()
  await untilStill()
  await passTime(450)
  await untilStill()
  await expect.element(dialog, { interval: 0 }).toBeVisible()
  await passTime(50)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(openButton).toHaveFocus()
})

test('the dialog can be closed without a check, but not by a press beside it', async ({ openDialog }) => {
  await openDialog()
  await expect.element(dialog).toBeVisible()
  await untilStill()
  await page.elementLocator(document.body).click({ position: { x: 5, y: 300 } })
  await untilStill()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: '关闭安全验证' }).click()
  await expect.element(page.getByText('已关闭，没有验证')).toBeVisible()
  await openButton.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
