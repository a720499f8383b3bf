import type { Locator } from '@playwright/test'
import { atEachWidth, excessWidth, expect, pageShown, test, WIDE, widthsFor } from './site.ts'

/** Those that the search for barriers does not measure. */
const pages = [
  '/combinedQuery?tradeMarkText=NIKE&country=all&degree=low',
  '/combinedQuery?tradeMarkText=NIKE&country=all&degree=low&view=table',
  WIDE,
  `/combinedQuery?tradeMarkText=${'x'.repeat(300)}`,
  '/query/detail?id=CN_0',
  '/PQ?id=3',
  '/PQ?id=3&view=list',
]

for (const language of ['cn', 'en'] as const)
  test(`no page is wider than a screen (${language})`, async ({ page, open, setLanguage }) => {
    await setLanguage(language)
    const widths = widthsFor(language, [390, 768, 1440])
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    for (const path of pages)
      await test.step(path, async () => {
        await open(path)
        await atEachWidth(page, widths, async (width) => {
          await pageShown(page)
          expect(await excessWidth(page), `${path}, ${width} pixels`).toBe(0)
        })
      })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu comes down and leads to a page', async ({ page, open }) => {
    await open('/entrance')
    await page.getByRole('button', { name: '打开菜单' }).tap()
    const menu = page.getByRole('dialog', { name: '主菜单' })
    await menu.getByText('产品服务', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: /专利检索/ }).first()).toBeVisible()
    // One group is open at a time.
    await menu.getByText('商标服务', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: /专利检索/ })).toHaveCount(0)
    for (const name of [/综合查询/, /商品分类/, /资讯/]) await expect(menu.getByRole('link', { name })).toBeVisible()
    await menu.getByRole('link', { name: /数据范围/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '数据范围' })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test('hits are cards, filters and conditions come in drawers', async ({ page, open }) => {
    await open(WIDE)
    await expect(page.getByRole('list', { name: '查询结果' })).toBeVisible()
    const first = await page.locator('[data-roving]').first().boundingBox()
    expect(first!.y).toBeLessThan(page.viewportSize()!.height / 2)
    await page.getByRole('button', { name: '筛选' }).tap()
    const facets = page.getByRole('dialog', { name: '筛选结果' })
    await facets.getByRole('group', { name: '国家/地区' }).locator('label').first().tap()
    await expect(page).toHaveURL(/filter\.country/)
    await facets.getByRole('button', { name: /关闭|Close/ }).tap()
    await expect(page.getByRole('button', { name: '筛选 (1)' })).toBeVisible()

    await page.getByRole('button', { name: '修改查询条件' }).tap()
    await page.getByRole('button', { name: /^类别/ }).tap()
    const conditions = page.getByRole('dialog', { name: '查询条件' })
    await conditions.getByText('服装鞋帽').tap()
    await conditions.getByRole('button', { name: '查询', exact: true }).tap()
    await expect(page).toHaveURL(/classify=25/)
  })

  test('an explanation opens below its card', async ({ page, open }) => {
    await open('/combinedQuery?tradeMarkText=华为')
    await page
      .getByRole('button', { name: /近似说明/ })
      .nth(1)
      .tap()
    const panel = page.getByRole('region', { name: '近似说明' })
    await expect(panel).toBeVisible()
    const box = await panel.boundingBox()
    expect(box!.width).toBeLessThanOrEqual(390)
  })

  test('the page of a mark begins with what it is, and what one can do comes after', async ({ page, open }) => {
    await open('/combinedQuery?tradeMarkText=华为&status=1;10')
    await page.getByRole('link', { name: '华为', exact: true }).first().tap()
    const name = page.getByRole('heading', { level: 1, name: '华为' })
    const deadline = page.getByText(/截止日：/)
    await expect(deadline).toBeVisible()
    const top = async (locator: Locator) => (await locator.boundingBox())!.y
    expect(await top(name)).toBeLessThan(200)
    expect(await top(page.getByText('已注册').first())).toBeLessThan(await top(deadline))
    expect(await top(deadline)).toBeLessThan(await top(page.getByRole('button', { name: '复制链接' })))
  })
})
