import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const isShown = (page: Page) => expect(page.getByRole('heading', { level: 1, name: '商标近不近' })).toBeVisible()
const isStartFile = (url: string) => /\/assets\/.+\.(?:js|css)$|\/start\.js$/.test(url)

/** The files that the site fetches until its first page is shown. */
async function startFiles(page: Page): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isStartFile(pathname)) files.push(pathname)
  })
  await page.goto('/#/index')
  await isShown(page)
  page.removeAllListeners('request')
  return [...new Set(files)]
}

test('whichever file of the start cannot be fetched once, the page is shown all the same', async ({ page }) => {
  const files = await startFiles(page)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    let failures = 1
    await page.goto('about:blank')
    await page.route(`**${file}`, (route) => (failures-- > 0 ? route.abort() : route.continue()))
    await page.goto('/#/index')
    await isShown(page)
    expect(failures, file).toBeLessThan(1)
    await page.unroute(`**${file}`)
  }
})

test('a start that fails again says so in both languages, and can be tried again', async ({ page }) => {
  let isBroken = true
  await page.route(/\/assets\/zh_CN.*\.js/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/#/supportCountry')
  const note = page.getByRole('alert')
  await expect(note).toContainText('页面没有加载完成')
  await expect(note).toContainText('The page did not finish loading')
  isBroken = false
  await note.getByRole('button', { name: /重新加载/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数据范围' })).toBeVisible()
  await expect(note).toHaveCount(0)
})
