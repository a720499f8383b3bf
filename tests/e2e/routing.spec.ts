import { anApplicant, anArticle, signInAs } from './records.ts'
import { animationsEnd, expect, test } from './site.ts'

test('addresses that lead elsewhere do so, with their parameters', async ({ page, open }) => {
  for (const [from, to] of [
    ['/', '/entrance'],
    ['/?invitationCode=x', '/entrance?invitationCode=x'],
    ['/legal', '/legal/privacy'],
    ['/hostingPlatforms', '/hostingPlatforms/home'],
    ['/personalCenter', '/personalCenter/account'],
    ['/modifyOrAuth', '/modidyOrAuth'],
    ['/query/otherTrademarkArchives?id=JP_1', '/query/detail?id=JP_1'],
  ] as const) {
    await open(from)
    await expect(page).toHaveURL((url) => url.hash === `#${to}`)
  }
})

test('going back passes over an address that leads elsewhere', async ({ page, open }) => {
  await open('/supportCountry')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open('/legal')
  await expect(page).toHaveURL(/#\/legal\/privacy$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/supportCountry$/)
})

test('no page is closed to visitors', async ({ page, context, open }) => {
  await context.addCookies([{ name: 'auth', value: 'null', url: process.env['SITE_URL']! }])
  for (const path of [
    '/hostingPlatforms/home',
    '/hostingPlatforms/deadlines',
    '/hostingPlatform',
    '/personalCenter/notices',
  ]) {
    await open(path)
    await expect(page).toHaveURL(new RegExp(`#${path}$`))
    await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  }
})

test('the services ask a visitor to sign in and let a member be', async ({ page, context, open }) => {
  await open('/index')
  await page.getByRole('banner').getByRole('link', { name: '价格' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/#\/services$/)

  await signInAs(context)
  await page.goto('about:blank')
  await open('/services')
  await expect(page.getByRole('meter', { name: '今日查询次数' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /我的账号/ }).hover()
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/index$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('custody leads a member with an applicant to the list, and any other to the first step', async ({
  page,
  context,
  open,
}) => {
  const { id } = await signInAs(context)
  await open('/hostingPlatform')
  await expect(page.getByRole('heading', { name: '添加第一个申请人' })).toBeVisible()
  await anApplicant(id, '云澜科技有限公司')
  await page.reload()
  await expect(page).toHaveURL(/#\/hostingPlatforms\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: '托管概览' })).toBeVisible()
})

test('the news keep their place, their filter and their data', async ({ page, open }) => {
  for (let count = 0; count < 12; count += 1) await anArticle({ category: 'law' })
  const menu = (name: string) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })
  // By coordinates, because Playwright would first scroll to where a sticky element came from.
  const press = async (name: string) => {
    const box = (await menu(name).boundingBox())!
    await page.mouse.click(box.x + 8, box.y + box.height / 2)
  }
  const place = () => page.evaluate(() => window.scrollY)

  await open('/TD')
  await page.getByRole('navigation', { name: '文章类别' }).getByRole('link', { name: '法规' }).click()
  await expect(page).toHaveURL(/#\/TD\?type=law$/)
  await expect(page.getByRole('article')).toHaveCount(10)
  const left = await page.getByRole('article').allTextContents()
  // The navigation to the category may still go to the top of the page.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 600))
    await animationsEnd(page)
    expect(await place()).toBe(600)
  }).toPass()

  let requested = 0
  page.on('request', (request) => {
    if (request.url().includes('getArticleList')) requested += 1
  })
  await page.evaluate(() => {
    window.location.hash = '#/supportCountry'
  })
  await expect(page.getByRole('heading', { level: 1, name: '数据范围' })).toBeVisible()
  await expect(page).toHaveTitle(/^数据范围/)
  await expect.poll(place).toBe(0)
  await press('资讯')
  await expect(page).toHaveURL(/#\/TD\?type=law$/)
  await expect(page).toHaveTitle(/^资讯/)
  await expect.poll(place).toBe(600)
  expect(await page.getByRole('article').allTextContents()).toEqual(left)

  await page.getByRole('article').nth(5).getByRole('link').click()
  await expect(page).toHaveURL(/journalDetail/)
  await page.goBack()
  await expect.poll(place).toBe(600)
  expect(requested).toBe(0)
})

test('the pages of an activity have no header, all others have one', async ({ page, open }) => {
  const { id } = await anArticle({ category: 'activity' })
  for (const path of [`/activity?id=${id}`, '/activitySuccess']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  await page.getByRole('link', { name: '知匠，返回首页' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})
