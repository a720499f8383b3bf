import { page } from 'vitest/browser'
import { findBarriers } from '../../../testing/barriers.ts'
import { passTime, stopTime } from '../../../testing/clock.ts'
import {
  answerChallenges,
  attempts,
  challengeCount,
  dragPiece,
  holdChallenges,
  judgeAttempts,
  loseAttempts,
  refuseChallenges,
  SUM,
  TOKEN,
} from '../../../testing/human-check.ts'
import { untilStill } from '../../../testing/motion.ts'
import { expect, test as siteTest } from '../../../testing/site.tsx'

const BENCH = '/sandbox/humanCheck'

const slider = page.getByRole('slider')
const surface = page.getByRole('application')

const test = siteTest.extend<{
  /** Shows the check in a page, with a puzzle that can be answered. */
  openPuzzle: () => Promise<void>
}>({
  openPuzzle: async ({ open, server }, provide) => {
    answerChallenges(server)
    await provide(async () => {
      await open(BENCH)
      await expect.element(slider).toHaveAttribute('aria-disabled', 'false')
    })
  },
})

test('a piece beside its hole fails, and a second later there is another challenge', async ({ openPuzzle, server }) => {
  judgeAttempts(server, '6111', '验证失败')
  await openPuzzle()
  const before = challengeCount(server)
  stopTime()
  await dragPiece(60)
  await expect.element(page.getByText('验证失败'), { interval: 0 }).toBeVisible()
  await untilStill()
  await passTime(950)
  expect(challengeCount(server)).toBe(before)
  await passTime(50)
  await expect.poll(() => challengeCount(server), { interval: 0 }).toBe(before + 1)
  await expect.element(slider, { interval: 0 }).toHaveAttribute('aria-valuenow', '0')
})

test('words in a wrong order fail, and there are others after 700 milliseconds', async ({ openPuzzle, server }) => {
  judgeAttempts(server, '6111', '验证失败')
  await openPuzzle()
  await page.getByRole('button', { name: '点选文字' }).click()
  await expect.element(page.getByText('云', { exact: true })).toBeVisible()
  const before = challengeCount(server)
  stopTime()
  for (const x of [40, 150, 260]) await surface.click({ position: { x, y: 60 } })
  await passTime(350)
  expect(attempts(server)).toHaveLength(0)
  await passTime(50)
  await expect.element(page.getByText('验证失败'), { interval: 0 }).toBeVisible()
  await untilStill()
  await passTime(650)
  expect(challengeCount(server)).toBe(before)
  await passTime(50)
  await expect.poll(() => challengeCount(server), { interval: 0 }).toBe(before + 1)
  await expect.element(surface.getByText(/^[1-3]$/)).not.toBeInTheDocument()
})

test('a refusal to give a challenge is shown in the words of the server, and can be retried', async ({
  open,
  server,
}) => {
  refuseChallenges(server, '6202', '接口验证失败数过多，请稍后再试')
  await open(BENCH)
  await expect.element(page.getByText('接口验证失败数过多，请稍后再试')).toBeVisible()
  answerChallenges(server)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect.element(slider).toHaveAttribute('aria-disabled', 'false')
})

test('an answer that came too late is refused in the words of the server', async ({ openPuzzle, server }) => {
  judgeAttempts(server, '6110', '验证码已失效，请重新获取')
  await openPuzzle()
  await dragPiece(100)
  await expect.element(page.getByText('验证码已失效，请重新获取')).toBeVisible()
})

test('a lost connection is reported, and the next challenge comes', async ({ openPuzzle, server }) => {
  loseAttempts(server)
  await openPuzzle()
  const before = challengeCount(server)
  stopTime()
  await dragPiece(100)
  await expect.element(page.getByText('验证失败'), { interval: 0 }).toBeVisible()
  await untilStill()
  await passTime(1000)
  await expect.poll(() => challengeCount(server), { interval: 0 }).toBe(before + 1)
})

test('without a key the answer travels as plain text, in the space of the reference image', async ({
  openPuzzle,
  server,
}) => {
  judgeAttempts(server, '0000', null)
  answerChallenges(server, { secretKey: null })
  await openPuzzle()
  await dragPiece(137)
  await expect.element(page.getByText(`通过，凭证：${TOKEN}---{"x":137,"y":5}`)).toBeVisible()
  expect(attempts(server)[0]).toEqual({ captchaType: 'blockPuzzle', pointJson: '{"x":137,"y":5}', token: TOKEN })
})

test('a sum is answered once it can be heard, so that nothing that is typed is lost', async ({
  openPuzzle,
  server,
}) => {
  await openPuzzle()
  const release = holdChallenges(server)
  await page.getByRole('button', { name: '无障碍验证' }).click()
  const answer = page.getByRole('textbox', { name: SUM })
  await expect.element(answer).toHaveFocus()
  expect(answer.element()).toHaveAttribute('readonly')
  release()
  await answer.fill('12')
  await expect.element(answer).toHaveValue('12')
})

for (const language of ['cn', 'en'] as const)
  for (const width of [390, 1440])
    test(`no kind of check has a barrier that a machine can find (${language}, ${width} pixels)`, async ({
      openPuzzle,
      setLanguage,
    }) => {
      setLanguage(language)
      await page.viewport(width, 900)
      const kinds =
        language === 'cn' ? { words: '点选文字', sum: '无障碍验证' } : { words: 'Click words', sum: 'Accessible check' }
      const check = async (what: string) => {
        await untilStill()
        expect(await findBarriers({ within: 'main' }), what).toEqual([])
      }
      await openPuzzle()
      await check('slider')
      await page.getByRole('button', { name: kinds.words }).click()
      await expect.element(page.getByText('云', { exact: true })).toBeVisible()
      await check(kinds.words)
      await page.getByRole('button', { name: kinds.sum }).click()
      await expect.element(page.getByRole('textbox', { name: SUM })).toBeVisible()
      await check(kinds.sum)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    })
