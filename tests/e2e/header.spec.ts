import type { Page } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { aNotice, signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const unreadBell = (page: Page) => page.getByRole('button', { name: '通知，有未读' })
const quietBell = (page: Page) => page.getByRole('button', { name: '通知', exact: true })

test('the header of a visitor', async ({ page, open }) => {
  await page.clock.install()
  await open('/index')
  await test.step('a submenu opens under the pointer with the code of the site, and closes when the pointer has left', async () => {
    const group = page.getByRole('button', { name: '商标服务' })
    await group.hover()
    await expect(page.getByRole('img', { name: new RegExp(`${new URL(page.url()).origin}/`) })).toBeVisible()
    await expect(page.getByText('扫码在手机上打开')).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /商标近似检索/ })
      .hover()
    // Long enough for a panel to close that the pointer has left (spec 1 §2.4: 50 ms).
    await page.clock.runFor(1000)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 700)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('an entry with a protocol opens in a new window', async () => {
    await page.getByRole('button', { name: '商标服务' }).hover()
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /接口文档/ })
      .click()
    const docs = await opened
    expect(new URL(docs.url()).pathname).toMatch(/^\/docs/)
    await docs.close()
    await expect(page).toHaveURL(/#\/index$/)
  })
  await test.step('a visitor finds a way to sign in, and no bell', async () => {
    await expect(quietBell(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the header of a member', async ({ page, context, open }) => {
  const { phone } = await signInAs(context)
  await open('/index')
  await test.step('a member without a card has no such icon', async () => {
    await expect(page.getByRole('button', { name: /我的账号/ })).toContainText(phone)
    await expect(page.getByText(/^VIP/)).toHaveCount(0)
  })
  await test.step('without notices the bell says so', async () => {
    await quietBell(page).hover()
    await expect(page.getByText('暂无通知')).toBeVisible()
  })
  await test.step('the menu of the member leads to the personal center and out', async () => {
    await open('/supportCountry')
    await page.getByRole('button', { name: /我的账号/ }).hover()
    await page.getByRole('banner').getByRole('link', { name: '个人中心' }).click()
    await expect(page).toHaveURL(/#\/personalCenter\/account$/)
    await page.getByRole('button', { name: /我的账号/ }).hover()
    await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/#\/index$/)
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'auth' }))
  })
})

test('a member is shown by phone without its region, and by card', async ({ page, context, open }) => {
  const { id, phone } = await signInAs(context, {
    phone: `852${9_000_0000 + Math.floor(Math.random() * 1e6)}`,
    card_level: 30,
  })
  await aNotice(id, '密码已修改')
  await open('/index')
  const menu = page.getByRole('button', { name: /我的账号/ })
  await expect(menu).toContainText(phone.slice(3))
  await expect(menu).not.toContainText(phone)
  await expect(menu.getByRole('img', { name: 'VIP C 级会员' })).toBeVisible()
  await test.step('leaving the list marks what is unread, and the dot is gone for good', async () => {
    await unreadBell(page).hover()
    const list = page.getByRole('region', { name: '通知' })
    await expect(list.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    await expect(list).toContainText('密码已修改的内容')
    await expect(list).toContainText('2026-11-20 10:00')
    const marked = page.waitForRequest((request) => request.url().includes('/lantern/messageLan/updateMessage'))
    await page.mouse.move(300, 700)
    expect(JSON.parse((await marked).postDataJSON().longList)).toHaveLength(1)
    await expect(quietBell(page)).toBeVisible()
    await page.reload()
    await expect(quietBell(page)).toBeVisible()
  })
  await test.step('bell and menu work by keyboard alone', async () => {
    await aNotice(id, '新设备登录', '/supportCountry')
    await page.reload()
    await unreadBell(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '新设备登录' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(quietBell(page)).toBeFocused()
    await expect(quietBell(page)).toHaveAttribute('aria-expanded', 'false')

    await page.getByRole('button', { name: /我的账号/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '个人中心' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /我的账号/ })).toBeFocused()
  })
  await test.step('open panels of the header have no barrier that a machine can find', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await aNotice(id, '密码已修改')
    await open('/supportCountry')
    for (const name of [/商标服务/, /^通知/, /我的账号/]) {
      const button = page.getByRole('banner').getByRole('button', { name })
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await animationsEnd(page)
      expect(await barriersOf(page, { within: 'header', isStrict: true })).toEqual([])
    }
  })
})

for (const language of ['cn', 'en'] as const)
  test(`every way of the header is within reach on a small screen, and zoomed to 400 % (${language})`, async ({
    page,
    open,
    setLanguage,
  }) => {
    await setLanguage(language)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await open('/index')
      const ways = page.getByRole('banner').getByRole('button')
      await expect(ways).toHaveCount(3)
      for (const way of await ways.all()) {
        const box = (await way.boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, `${width} pixels`).toBeLessThanOrEqual(width)
      }
      expect(await excessWidth(page), `${width} pixels`).toBe(0)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sheet signs a visitor in', async ({ page, open }) => {
    await open('/index')
    await page.getByRole('button', { name: '打开菜单' }).tap()
    await page.getByRole('dialog', { name: '主菜单' }).getByRole('button', { name: '登录' }).tap()
    await expect(page.getByRole('dialog', { name: '主菜单' })).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the bell opens by a tap, and a tap elsewhere closes it and marks what was unread', async ({
    page,
    context,
    open,
  }) => {
    const { id, phone } = await signInAs(context, { card_level: 40 })
    await aNotice(id, '密码已修改')
    await open('/supportCountry')
    await unreadBell(page).tap()
    const list = page.getByRole('region', { name: '通知' })
    await expect(list).toBeVisible()
    const box = (await list.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await page.touchscreen.tap(195, 800)
    await expect(list).toBeHidden()
    await expect(quietBell(page)).toBeVisible()
    await test.step('the sheet knows the member and signs out', async () => {
      await page.getByRole('button', { name: '打开菜单' }).tap()
      const sheet = page.getByRole('dialog', { name: '主菜单' })
      await expect(sheet).toContainText(phone)
      await expect(sheet.getByRole('img', { name: 'VIP D 级会员' })).toBeVisible()
      await sheet.getByRole('button', { name: '退出登录' }).tap()
      await expect(page).toHaveURL(/#\/index$/)
    })
  })
})
