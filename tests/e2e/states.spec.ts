import { EMPTY, expect, SEARCH_CALL, test, WIDE } from './site.ts'

const refusal = (code: number, msg: string, status = 200) => ({
  status,
  json: { code, msg, data: null, ok: false, traceId: 'trace-1' },
})

test('a special character is pointed at, and nothing is asked', async ({ page, open }) => {
  let calls = 0
  await page.route(SEARCH_CALL, (route) => {
    calls += 1
    return route.continue()
  })
  await open('/combinedQuery')
  const field = page.getByRole('textbox', { name: '商标名称' })
  await field.fill('华为@云')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('第 3 个字符为“@”')
  await expect(page.getByRole('alert').locator('mark')).toHaveText('@')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([2, 3])
  expect(calls).toBe(0)
  await field.fill('华为云')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('several faults are listed on top, each leading to its field', async ({ page, open }) => {
  await open('/combinedQuery')
  await page.getByRole('textbox', { name: '类别号' }).fill('03;99')
  await page.getByRole('button', { name: '清空' }).first().click()
  await page.getByRole('button', { name: '查询', exact: true }).first().click()
  const summary = page.getByRole('alert').filter({ hasText: '有 3 处需要修改' })
  await expect(summary).toBeVisible()
  await expect(summary.getByRole('button', { name: '请输入查询内容' })).toBeVisible()
  await summary.getByRole('button', { name: /99/ }).click()
  await expect(page.getByRole('region', { name: '类别' })).toBeFocused()
})

test('an address that cannot be asked is put before the reader to be mended', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=a%40b')
  await expect(page.getByRole('alert')).toContainText('第 2 个字符')
  await page.getByRole('textbox', { name: '商标名称' }).fill('华为')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('「华为」')
})

test('a single fault that is out of sight is told on top', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=NIKE&classify=99')
  await page.getByRole('alert').filter({ hasText: '有 1 处需要修改' }).getByRole('button', { name: /99/ }).click()
  await expect(page.getByRole('region', { name: '类别' })).toBeFocused()
})

test('nothing found offers wider searches that can be asked', async ({ page, open }) => {
  await open(`${EMPTY}&classify=13`)
  await expect(page.getByRole('heading', { name: '没有找到符合条件的商标' })).toBeVisible()
  await page.getByRole('link', { name: '不限类别' }).click()
  await expect(page).not.toHaveURL(/classify/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('全部 45 类')
})

test('a lower degree that has hits is one press away', async ({ page, open }) => {
  await page.route(SEARCH_CALL, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (route.request().postDataJSON().degree === 'high') {
      Object.assign(body.data, { total: 0, queryTmInfo: [], ids: [], appnos: [] })
      body.data.aiData = {
        hint: { code: 20303, zh: '当前相似度暂无数据；相似度为“低”时有 7 条', en: '…', degree: 'low', total: 7 },
      }
    }
    return route.fulfill({ response: answer, json: body })
  })
  await open('/combinedQuery?tradeMarkText=华为&degree=high')
  await expect(page.getByText('当前相似度暂无数据')).toBeVisible()
  await page.getByRole('link', { name: '改查近似程度“低”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/近似程度低以上.*共/)
})

test('used up searches are explained', async ({ page, open }) => {
  await page.route(SEARCH_CALL, (route) => route.fulfill(refusal(20302, '今日查询次数已用完，请明天再来')))
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('alert')).toContainText('今日查询次数已用完，请明天再来')
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
})

test('searches that run out are told, those that do not are not', async ({ page, open }) => {
  let left = 60
  await page.route(SEARCH_CALL, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.quota = { used: 100 - left, limit: 100, extraLeft: 0, resetAt: '2026-11-22 00:00:00' }
    return route.fulfill({ response: answer, json: body })
  })
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText(/今天还可以查询 \d+ 次/)).toHaveCount(0)
  left = 12
  await open('/combinedQuery?tradeMarkText=NIKE')
  await expect(page.getByText(/今天还可以查询 12 次（11-22 00:00 重新计数）/)).toBeVisible()
})

test('a fault says so in the language of the reader, and another try mends it', async ({ page, open }) => {
  let isBroken = true
  await page.route(SEARCH_CALL, (route) =>
    isBroken ? route.fulfill(refusal(1, '系统繁忙，请稍后重试', 500)) : route.continue(),
  )
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('alert')).toContainText('系统繁忙，请稍后重试')
  await expect(page.getByRole('alert')).toContainText('trace-1')
  isBroken = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('「华为」')
})

test('no answer at all is told as such', async ({ page, open }) => {
  await page.route(SEARCH_CALL, (route) => route.abort())
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('alert')).toContainText('通信异常，请稍后重试')
})

test('a search that is answered within 0.3 seconds shows no overlay', async ({ page, open }) => {
  await page.clock.install()
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  let calls = 0
  let answer = () => {}
  const isWaitedFor = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SEARCH_CALL, async (route) => {
    calls += 1
    await isWaitedFor
    await route.continue()
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const field = page.getByRole('textbox', { name: '商标名称' })
  await field.fill('NIKE')
  await field.press('Enter')
  // Only a moment passes at a time, so that a slow machine does not make the search a slow one.
  const aMomentLater = <Value>(read: () => Promise<Value>) => page.clock.runFor(1).then(read)
  await expect.poll(() => aMomentLater(async () => calls)).toBe(1)
  await page.clock.runFor(250)
  const overlay = page.getByText('正在查询…')
  await expect(overlay).toHaveCount(0)
  answer()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => aMomentLater(() => heading.textContent())).toMatch(/「NIKE」.*共/)
  await page.clock.runFor(400)
  await expect(overlay).toHaveCount(0)
})

test('a slow search shows the overlay, asks once however often one presses, and leaving the page ends it', async ({
  page,
  open,
}) => {
  let delayMs = 1500
  let calls = 0
  await page.route(SEARCH_CALL, async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue().catch(() => {})
  })
  await open('/combinedQuery')
  const field = page.getByRole('textbox', { name: '商标名称' })
  await field.fill('NIKE')
  await field.press('Enter')
  const overlay = page.getByText('正在查询…')
  await expect(overlay).toBeVisible()
  await field.press('Enter')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/共/)
  await expect(overlay).toHaveCount(0)
  expect(calls).toBe(1)

  delayMs = 10_000
  await field.fill('云澜')
  await field.press('Enter')
  await expect(overlay).toBeVisible()
  await page.getByRole('link', { name: '数据范围' }).first().click()
  await expect(overlay).toHaveCount(0)
})

test('hits stay, dimmed, while another page of them is fetched', async ({ page, open }) => {
  await open(`${WIDE}&size=28`)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  let answer = () => {}
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SEARCH_CALL, async (route) => {
    await isSeen
    await route.continue()
  })
  await page.getByTitle('2', { exact: true }).click()
  const list = page.locator('[aria-busy=true]')
  await expect(list.getByRole('row').nth(5)).toBeVisible()
  await expect.poll(() => list.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.7)
  answer()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
