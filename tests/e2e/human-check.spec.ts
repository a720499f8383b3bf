import type { Page, Response } from '@playwright/test'
import { solutionOf } from '../support/human-check.ts'
import { expect, test } from './site.ts'

const BENCH = '/sandbox/humanCheck'
const stores = { databaseUrl: process.env['SITE_DATABASE_URL']!, redisUrl: process.env['SITE_REDIS_URL'] || null }

/** Space in which solutions are reported. */
const WIDTH = 310

const challengeOf = async (response: Response) => (await response.json()).data.repData
const nextChallenge = (page: Page, type: string) =>
  page.waitForResponse((response) => response.url().includes(`/code?captchaType=${type}`))
/** Time stands still from now on, and passes by `page.clock.runFor` only; the clock must have been installed. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** What is sent with each answer from now on. */
const answers = (page: Page) => {
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/code/check') sent.push(url.searchParams)
  })
  return sent
}

/** The check in the page, with the solution of its present challenge. */
async function openCheck(page: Page, open: (path: string) => Promise<void>, type?: '点选文字' | '无障碍验证') {
  const first = nextChallenge(page, 'blockPuzzle')
  await open(BENCH)
  let challenge = await challengeOf(await first)
  if (type) {
    const other = nextChallenge(page, type === '点选文字' ? 'clickWord' : 'math')
    await page.getByRole('button', { name: type }).click()
    challenge = await challengeOf(await other)
  }
  const { solution } = await solutionOf(challenge.token, stores)
  return { solution, challenge }
}

async function drag(page: Page, offset: number) {
  const slider = page.getByRole('slider')
  const { x, y, width, height } = (await slider.boundingBox())!
  const track = (await slider.locator('..').boundingBox())!
  const travelPx = (offset * (track.width - width)) / (WIDTH - 47)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + travelPx / 2, y + height / 2 + 4)
  await page.mouse.move(x + width / 2 + travelPx, y + height / 2, { steps: 4 })
  await page.mouse.up()
}

const PASSED = /^验证成功，用时 \d+\.\d\d 秒$/

for (const width of [390, 1440])
  test(`a piece that is dragged into its hole passes, and the page gets the verification a second later (${width} pixels)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    const { solution } = await openCheck(page, open)
    if (solution.kind !== 'blockPuzzle') throw new Error(solution.kind)
    await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'false')
    await stopTime(page)
    await drag(page, solution.x)
    await expect(page.getByText(PASSED)).toBeVisible()
    await page.clock.runFor(950)
    await expect(page.getByText(/^通过，凭证/)).toHaveCount(0)
    await page.clock.runFor(50)
    await expect(page.getByText(/^通过，凭证：\S{40,}/)).toBeVisible()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: '刷新' })).toBeDisabled()
  })

test('a finger drags the piece', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env['SITE_URL'],
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  const { solution } = await openCheck(page, async (path) => void (await page.goto(`/#${path}`)))
  if (solution.kind !== 'blockPuzzle') throw new Error(solution.kind)
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-disabled', 'false')
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width } = (await slider.boundingBox())!
  const track = (await slider.locator('..').boundingBox())!
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: y + 25 }] })
  const from = x + width / 2
  const to = from + (solution.x * (track.width - width)) / (WIDTH - 47)
  await touch('touchStart', from)
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5)
  await touch('touchEnd', to)
  await expect(page.getByText(PASSED)).toBeVisible()
  await context.close()
})

test('the slider works by keyboard alone', async ({ page, open }) => {
  const { solution } = await openCheck(page, open)
  if (solution.kind !== 'blockPuzzle') throw new Error(solution.kind)
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-disabled', 'false')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', String(WIDTH - 47))
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  for (let left = solution.x; left > 0; left -= left >= 10 ? 10 : 1)
    await page.keyboard.press(left >= 10 ? 'Shift+ArrowRight' : 'ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', String(solution.x))
  await page.keyboard.press('Enter')
  await expect(page.getByText(PASSED)).toBeVisible()
})

for (const width of [390, 1440])
  test(`three words that are clicked in order pass, and can then not be clicked anew (${width} pixels)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { solution } = await openCheck(page, open, '点选文字')
    if (solution.kind !== 'clickWord') throw new Error(solution.kind)
    const sent = answers(page)
    const surface = page.getByRole('application')
    const box = (await surface.boundingBox())!
    const click = ({ x, y }: { x: number; y: number }) =>
      surface.click({ position: { x: (x * box.width) / WIDTH, y: (y * box.height) / 155 } })
    for (const point of solution.points) await click(point)
    await expect(page.getByText(PASSED)).toBeVisible()
    await click({ x: 20, y: 20 })
    await expect(surface.getByText(/^[1-9]$/)).toHaveCount(3)
    await expect(page.getByText(/^通过，凭证/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

test('words are marked by keyboard, and a mark is undone by Esc', async ({ page, open }) => {
  const { solution } = await openCheck(page, open, '点选文字')
  if (solution.kind !== 'clickWord') throw new Error(solution.kind)
  const surface = page.getByRole('application')
  await expect(surface).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('已标记 1 / 3')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(surface.getByText('1')).toHaveCount(0)
  let cursor = { x: 155, y: 78 }
  for (const target of solution.points) {
    for (; Math.abs(target.x - cursor.x) > 4; cursor.x += target.x > cursor.x ? 5 : -5)
      await page.keyboard.press(target.x > cursor.x ? 'ArrowRight' : 'ArrowLeft')
    for (; Math.abs(target.y - cursor.y) > 4; cursor.y += target.y > cursor.y ? 5 : -5)
      await page.keyboard.press(target.y > cursor.y ? 'ArrowDown' : 'ArrowUp')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(PASSED)).toBeVisible()
})

test('anyone who sees nothing passes by a sum that is only spoken', async ({ page, open }) => {
  const { solution } = await openCheck(page, open, '无障碍验证')
  if (solution.kind !== 'math') throw new Error(solution.kind)
  const answer = page.getByRole('textbox', { name: '收听语音中的加减法，输入得数' })
  await expect(answer).toBeFocused()
  await answer.fill(solution.answer)
  await page.keyboard.press('Enter')
  await expect(page.getByText(PASSED)).toBeVisible()
})

test('the sum is heard, from its beginning each time', async ({ page, open }) => {
  await page.addInitScript(() => {
    const heard: { isLong: boolean; isLoud: boolean; isAlone: boolean }[] = []
    const contexts: BaseAudioContext[] = []
    AudioContext.prototype.createBufferSource = function () {
      const source = new AudioBufferSourceNode(this)
      contexts.push(this)
      const start = source.start.bind(source)
      source.start = () => {
        heard.push({
          isLong: (source.buffer?.duration ?? 0) > 1,
          isLoud: source.buffer?.getChannelData(0).some((value) => Math.abs(value) > 0.1) ?? false,
          isAlone: contexts.filter(({ state }) => state !== 'closed').length === 1,
        })
        start()
      }
      return source
    }
    Object.assign(window, { heard })
  })
  await openCheck(page, open, '无障碍验证')
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  const asExpected = { isLong: true, isLoud: true, isAlone: true }
  await page.getByRole('button', { name: '播放算式' }).click()
  await expect.poll(heard).toEqual([asExpected])
  await page.getByRole('button', { name: '播放算式' }).click()
  await expect.poll(heard).toEqual([asExpected, asExpected])
})
