import { barriersOf } from './barriers.ts'
import { animationsEnd, EMPTY, expect, hitIds, pageShown, test } from './site.ts'

for (const language of ['cn', 'en'] as const)
  for (const width of [390, 1440])
    test(`no page has a barrier that a machine can find (${language}, ${width} pixels)`, async ({
      page,
      open,
      speak,
    }) => {
      await speak(language)
      await page.setViewportSize({ width, height: 900 })
      // Colours on their way from one page to the next are of neither.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const check = async (what: string) => {
        // What lies half below the header counts as too small to be hit.
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await barriersOf(page), what).toEqual([])
      }
      for (const path of [
        '/entrance',
        '/trademarkSearch',
        '/supportCountry',
        '/successRate?text=云澜&classify=30',
        '/contrast',
        '/analysisReport',
        '/Notice',
        '/combinedQuery',
        '/combinedQuery?tradeMarkText=%40',
        '/combinedQuery?tradeMarkText=a%40b',
        '/PS',
        '/PS?mode=advanced',
        '/PS?mode=batch',
        '/patentSearch/list?mode=simple&keyword=battery',
        '/searchTntroduction',
        '/SPB',
        EMPTY,
        '/nowhere',
      ]) {
        await open(path)
        await pageShown(page)
        await expect(page.locator('.ant-btn-loading, .ant-skeleton, .ant-select-disabled')).toHaveCount(0)
        await animationsEnd(page)
        await check(path)
      }
      for (const view of ['table', 'cards']) {
        await open(`/combinedQuery?tradeMarkText=华为&country=all&degree=low&view=${view}`)
        await page
          .getByRole('button', { name: /近似说明|^Why/ })
          .nth(1)
          .click()
        await expect(page.getByRole('region', { name: /近似说明|Why this mark/ })).toBeVisible()
        await check(view)
      }
      const [id] = await hitIds(page)
      // On a phone the conditions are folded beside results.
      const unfold = page.getByRole('button', { name: /^(修改查询条件|Change the query)$/ })
      if (await unfold.isVisible()) await unfold.click()
      await page.getByRole('button', { name: /^(类别|Classes)/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await animationsEnd(page)
      await check('conditions')
      await open(`/query/detail?id=${id}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await check('detail')
    })

test('motion stops where the reader has asked for it', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/combinedQuery?tradeMarkText=华为')
  const header = page.locator('header')
  expect(
    await header.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration)),
  ).toBeLessThan(0.01)
})
