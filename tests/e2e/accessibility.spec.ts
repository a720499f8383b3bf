import { barriersOf } from './barriers.ts'
import { aPortfolio, signInAs } from './records.ts'
import { animationsEnd, atEachWidth, EMPTY, excessWidth, expect, hitIds, pageShown, test, widthsFor } from './site.ts'

for (const language of ['cn', 'en'] as const)
  test(`no page has a barrier that a machine can find, or is wider than the screen (${language})`, async ({
    page,
    open,
    setLanguage,
  }) => {
    // Two dozen pages, each at three widths.
    test.slow()
    await setLanguage(language)
    const widths = widthsFor(language)
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    // Colours on their way from one page to the next are of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const check = (what: string) =>
      atEachWidth(page, widthsFor(language, [390, 768, 1440]), async (width) => {
        await pageShown(page)
        await animationsEnd(page)
        // What lies half below the header counts as too small to be hit.
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await excessWidth(page), `${what}, ${width} pixels`).toBe(0)
        if (widths.includes(width)) expect(await barriersOf(page), `${what}, ${width} pixels`).toEqual([])
      })
    for (const path of [
      '/entrance',
      '/trademarkSearch',
      '/supportCountry',
      '/successRate?text=云澜&classify=30',
      '/trademarkApply',
      '/contrast',
      '/analysisReport',
      '/Notice',
      '/instrument',
      '/instrument?keyword=商标',
      '/judgementDocumentDetail',
      '/combinedQuery',
      '/combinedQuery?tradeMarkText=%40',
      '/combinedQuery?tradeMarkText=a%40b',
      '/PS',
      '/PS?mode=advanced',
      '/PS?mode=batch',
      '/patentSearch/list?mode=simple&keyword=battery',
      '/searchTntroduction',
      '/AU',
      '/TMS',
      '/PMS?point=1',
      '/solutions',
      '/fficiencyTools',
      '/hostingPlatforms/decision',
      '/SPB',
      EMPTY,
      '/nowhere',
      '/pay/link/x',
    ])
      await test.step(path, async () => {
        await open(path)
        await pageShown(page)
        await expect(page.locator('.ant-btn-loading, .ant-skeleton, .ant-select-disabled')).toHaveCount(0)
        await check(path)
      })
    for (const view of ['table', 'cards'])
      await test.step(view, async () => {
        await open(`/combinedQuery?tradeMarkText=华为&country=all&degree=low&view=${view}`)
        await page
          .getByRole('button', { name: /近似说明|^Why/ })
          .nth(1)
          .click()
        await expect(page.getByRole('region', { name: /近似说明|Why this mark/ })).toBeVisible()
        await check(view)
      })
    const [id] = await hitIds(page)
    for (const width of widths)
      await test.step(`conditions, ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const dialog = page.getByRole('dialog')
        // On a phone the conditions are folded beside results.
        const unfold = page.getByRole('button', { name: /^(修改查询条件|Change the query)$/ })
        await expect(unfold).toBeVisible({ visible: width === 390 })
        if (width === 390) await unfold.click()
        await page.getByRole('button', { name: /^(类别|Classes)/ }).click()
        await expect(dialog).toBeVisible()
        await animationsEnd(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await barriersOf(page), `conditions, ${width} pixels`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await open(`/query/detail?id=${id}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await check('detail')
  })

for (const language of ['cn', 'en'] as const)
  test(`no page of a portfolio has a barrier that a machine can find, or is wider than the screen (${language})`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    await setLanguage(language)
    const widths = widthsFor(language, [390, 768, 1440])
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { itemId, patentId, applicantId, documentId, invitationPath } = await aPortfolio(await signInAs(context))
    for (const path of [
      '/hostingPlatforms/home',
      '/hostingPlatforms/trademark',
      '/hostingPlatforms/trademark?keyword=qxzvjkwq',
      '/hostingPlatforms/patents',
      '/hostingPlatforms/softness',
      '/hostingPlatforms/qualifications',
      `/hostingPlatforms/item?id=${itemId}`,
      `/hostingPlatforms/patentDetail?id=${patentId}`,
      '/hostingPlatforms/deadlines?done=true',
      '/hostingPlatforms/deadlines?view=calendar',
      '/hostingPlatforms/deadlines?view=calendar&unit=week',
      '/hostingPlatforms/applicants',
      `/hostingPlatforms/applicant?id=${applicantId}`,
      '/hostingPlatforms/clients',
      '/hostingPlatforms/import',
      '/hostingPlatforms/feeds',
      '/hostingPlatforms/reminders',
      '/hostingPlatforms/informationupload',
      '/hostingPlatforms/informationupload?keyword=qxzvjkwq',
      `/hostingPlatforms/informationupload?id=${documentId}`,
      '/hostingPlatforms/institution',
      '/hostingPlatforms/letters',
      invitationPath,
    ])
      await test.step(path, async () => {
        await open(path)
        await pageShown(page)
        await expect(page.locator('.ant-btn-loading, .ant-skeleton')).toHaveCount(0)
        await atEachWidth(page, widths, async (width) => {
          await pageShown(page)
          await animationsEnd(page)
          await page.evaluate(() => window.scrollTo(0, 0))
          expect(await excessWidth(page), `${path}, ${width} pixels`).toBe(0)
          expect(await barriersOf(page), `${path}, ${width} pixels`).toEqual([])
        })
      })
  })

test('motion stops where the user has requested it', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/combinedQuery?tradeMarkText=华为')
  const header = page.locator('header')
  expect(
    await header.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration)),
  ).toBeLessThan(0.01)
})
