import { expect, nextFrames, test } from './site.ts'

test('an address without a page says so, also one that is to come', async ({ page, open }) => {
  for (const path of ['/nowhere', '/BP', '/personalCenter/nowhere']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible()
  }
  await page.getByRole('link', { name: '返回首页', exact: true }).click()
  await expect(page).toHaveURL(/#\/index$/)
})

test('the header lies over marketing pages and gets its own ground beyond 64 pixels', async ({ page, open }) => {
  const header = page.locator('header')
  for (const [path, title] of [
    ['/entrance', '商标近不近'],
    ['/index', '商标近不近'],
    ['/trademarkSearch', '近似检索'],
  ] as const) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(header).toHaveAttribute('data-state', 'transparent')
  }
  await page.evaluate(() => window.scrollTo(0, 64))
  await expect(header).toHaveAttribute('data-state', 'transparent')
  await page.evaluate(() => window.scrollTo(0, 65))
  await expect(header).toHaveAttribute('data-state', 'fixed')
  await open('/supportCountry')
  await expect(header).toHaveAttribute('data-state', 'plain')
})

test('the logo leads home with its mark, and a link to where one is does nothing', async ({ page, open }) => {
  await open('/supportCountry')
  await page.getByRole('link', { name: '知匠，返回首页' }).click()
  await expect(page).toHaveURL(/#\/index\?a=1$/)
  await expect(page.getByRole('heading', { level: 1, name: '商标近不近' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  const length = await page.evaluate(() => history.length)
  // By coordinates, because Playwright would first scroll to where a sticky element came from.
  const logo = (await page.getByRole('link', { name: '知匠，返回首页' }).boundingBox())!
  await page.mouse.click(logo.x + 10, logo.y + 10)
  await nextFrames(page)
  expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([length, 300])
  // A step that the logo had made would come before this one.
  await page.getByRole('contentinfo').getByRole('link', { name: '商品分类' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '商品和服务分类' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
})

test('a page starts at its top, and going back finds the place again', async ({ page, open }) => {
  await open('/supportCountry')
  await expect(page.getByRole('row').nth(30)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: '商品分类' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '商品和服务分类' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('row').nth(30)).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
})

test('the two languages have menus of their own', async ({ page, open, setLanguage }) => {
  await setLanguage('en')
  await open('/index')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('button')).toHaveText(['Trademarks', 'Patents', 'More'])
  await expect(menu.getByRole('link')).toHaveText(['About us', 'Query builder', 'News', 'Pricing'])
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: '商标服务' }).hover()
  await expect(page.getByRole('link', { name: /综合查询/ }).first()).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(page.getByRole('button', { name: '商标服务' })).toHaveAttribute('aria-expanded', 'false')
})

test('a chunk that fails once is fetched again at the page that was wanted', async ({ page, open }) => {
  let failures = 1
  await page.route(/supported-countries-page.*\.js/, (route) => (failures-- > 0 ? route.abort() : route.continue()))
  await open('/index')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '数据范围' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '数据范围' })).toBeVisible()
  await expect(page).toHaveURL(/#\/supportCountry$/)
  expect(failures).toBeLessThan(0)
})

test('a chunk that fails again ends in a page with a way out', async ({ page, open }) => {
  let isBroken = true
  await page.route(/supported-countries-page.*\.js/, (route) => (isBroken ? route.abort() : route.continue()))
  await open('/index')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '数据范围' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '页面没有加载成功' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数据范围' })).toBeVisible()
})

test('the table of jurisdictions tells what is loaded and leads to a search there', async ({ page, open }) => {
  await open('/supportCountry')
  await expect(page.getByRole('row')).toHaveCount(44)
  await page.getByRole('checkbox', { name: '只看有数据的' }).check()
  const loaded = async () => (await page.getByRole('row').count()) - 1
  await expect.poll(loaded).toBeLessThan(43)
  expect(await loaded()).toBeGreaterThan(3)
  await page.getByRole('textbox', { name: '国家/地区名称或代码' }).fill('us')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: '在美国查询' }).click()
  await expect(page.getByRole('checkbox', { name: /^美国/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^中国( |$)/ })).not.toBeChecked()
})

test('a page keeps its language while another tab has chosen another one', async ({ page, open, context }) => {
  await open('/index')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/index')
  await other.getByRole('button', { name: 'English' }).click()
  await expect(other.getByRole('button', { name: '中文' })).toBeVisible()

  await open('/Notice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/公告/)
})
