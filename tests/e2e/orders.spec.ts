import type { BrowserContext, Page } from '@playwright/test'
import { inDatabase } from '../support/members.ts'
import { pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { signInAs } from './records.ts'
import { expect, pageShown, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

async function signInStaff(context: BrowserContext) {
  const staff = await buildStaff(database)
  await context.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
}

/** The site as it is seen by staff, beside the member's. */
async function openOffice(page: Page, language: 'cn' | 'en') {
  const office = await page
    .context()
    .browser()!
    .newContext({
      baseURL: process.env['SITE_URL']!,
      viewport: { width: 1280, height: 800 },
    })
  await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
  await signInStaff(office)
  return office.newPage()
}

/** Waits for the jobs behind a page by reading it again. */
const reloadsTo = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => {
      await page.reload()
      await pageShown(page)
      await expect(page.locator('main .ant-skeleton')).toHaveCount(0)
      return page.locator('main').getByText(text).first().isVisible()
    })
    .toBe(true)

test('a member buys a package by a QR code, uses it, and gets the money back', async ({ page, context, open }) => {
  await signInAs(context)
  await open('/services')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '商标基础版' }) })
  await expect(card).toContainText('RMB¥39.00')
  await card.getByRole('button', { name: /购买/ }).click()
  await expect(page.getByRole('heading', { name: '确认订单', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('请先同意服务条款')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交订单' }).click()

  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/剩余 1[45]:/)
  const [oldPayer] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: '模拟付款' }).click(),
  ])
  await expect(oldPayer.getByText('待付款')).toBeVisible()
  // Another method closes the payment before, at the provider too.
  await page.getByText('支付宝', { exact: true }).click()
  await expect(page.getByRole('img', { name: '支付宝二维码' })).toBeVisible()
  await reloadsToClosed(oldPayer)
  const [payer] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: '模拟付款' }).click(),
  ])
  await payer.getByRole('button', { name: '付款', exact: true }).click()
  await expect(payer.getByText('已付款', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()

  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page.getByRole('heading', { name: '订单详情', level: 1 })).toBeVisible()
  await reloadsTo(page, '订单完成')
  const orderNo = (await page.locator('dd').first().textContent())!.trim()
  await open('/personalCenter/myServer')
  await expect(page.getByText('商标基础版').first()).toBeVisible()

  await open(`/personalCenter/myOrder?keyword=${orderNo}`)
  await page.getByRole('link', { name: orderNo }).click()
  await page.getByRole('button', { name: '申请退款' }).click()
  const request = page.getByRole('dialog', { name: '申请退款' })
  await request.getByRole('button', { name: '提交退款申请' }).click()
  await expect(request.getByText('请填写退款原因')).toBeVisible()
  await request.getByLabel('退款原因').fill('买错了')
  await request.getByRole('button', { name: '提交退款申请' }).click()
  await expect(page.locator('main').getByText('退款审核中').first()).toBeVisible()

  const officePage = await openOffice(page, 'cn')
  await officePage.goto(`/#/manage/refunds?keyword=${orderNo}`)
  await officePage
    .getByRole('row', { name: new RegExp(orderNo) })
    .getByRole('button', { name: '同意退款' })
    .click()
  await officePage.getByRole('dialog').getByRole('button', { name: '同意退款' }).click()
  await expect(officePage.getByRole('row', { name: new RegExp(orderNo) })).toContainText(/已通过|退款中|已退款/)
  await reloadsTo(page, '已退款')
  await officePage.goto(`/#/manage/orders?keyword=${orderNo}`)
  await expect(officePage.getByRole('row', { name: new RegExp(orderNo) })).toContainText('已退款')
  await officePage.context().close()
})

test('a code that has expired is replaced, and the one before takes no money', async ({ page, context, open }) => {
  await page.clock.install()
  const member = await signInAs(context)
  await open('/services')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '商标基础版' }) })
  await card.getByRole('button', { name: /购买/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交订单' }).click()

  const code = page.getByRole('img', { name: '微信支付二维码' })
  await expect(code).toBeVisible()
  const payerPage = page.getByRole('link', { name: '模拟付款' })
  const first = { image: await code.getAttribute('src'), address: (await payerPage.getAttribute('href'))! }
  const pay = await context.newPage()
  await pay.goto(first.address)
  await expect(pay.getByText('待付款')).toBeVisible()

  // A page that is left open fetches a few codes by itself, and then says that the last one has expired.
  const expire = async () => {
    for (const table of ['payment', 'sandbox_trade'])
      await inDatabase(
        database,
        `UPDATE ${table} SET expires_at = now() - interval '1 second' WHERE number IN (SELECT number FROM payment WHERE account_id = $1)`,
        [member.id],
      )
    await page.clock.fastForward('15:01')
  }
  const images = new Set([first.image])
  for (let renewal = 1; renewal <= 4; renewal++) {
    await expire()
    await expect(page.getByRole('timer')).toContainText(/剩余 1[45]:/)
    await expect(payerPage).toBeVisible()
    images.add(await code.getAttribute('src'))
    expect(images.size).toBe(renewal + 1)
  }
  await expire()
  await expect(page.getByRole('timer')).toContainText('二维码已过期')
  await expect(payerPage).toHaveCount(0)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('timer')).toContainText(/剩余 1[45]:/)
  images.add(await code.getAttribute('src'))
  expect(images.size).toBe(6)

  // Who still has the old code open is refused, and pays by the new one.
  await pay.getByRole('button', { name: '付款', exact: true }).click()
  await expect(pay.getByText('该笔交易已支付、关闭或过期')).toBeVisible()
  await pay.goto((await payerPage.getAttribute('href'))!)
  await pay.getByRole('button', { name: '付款', exact: true }).click()
  await expect(pay.getByText('已付款', { exact: true })).toBeVisible()
  await page.clock.runFor('00:10')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  const states = async () =>
    (
      await inDatabase<{ state: string }>(
        database,
        'SELECT state::text FROM payment WHERE account_id = $1 ORDER BY number',
        [member.id],
      )
    ).map(({ state }) => state)
  await expect.poll(states).toEqual([...Array.from({ length: 5 }, () => 'closed'), 'succeeded'])
})

/** The page that plays the payer reads the trade when it opens. */
const reloadsToClosed = (payer: Page) =>
  expect
    .poll(async () => {
      await payer.reload()
      const state = payer.locator('p[role=status]')
      await state.waitFor()
      return state.textContent()
    })
    .toBe('已关闭')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a transfer is reviewed by staff', async ({ page, context, open, setLanguage }) => {
    await setLanguage('en')
    await signInAs(context)
    await open('/personalCenter/productService')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Trademark monitor' }) })
    await card.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
    await card.getByRole('button', { name: /Buy/ }).click()
    await expect(page.getByText('RMB¥180.00').first()).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByText('Bank transfer', { exact: true }).click()
    await page.getByRole('link', { name: 'Show bank account' }).click()
    await page.getByLabel('Payer').fill('Cloud Ltd.')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Please upload the proof of transfer')).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: pngOf(600, 400) })
    await expect(page.getByText('proof.png')).toBeVisible()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByRole('heading', { name: 'The proof of transfer was submitted' })).toBeVisible()
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page.getByRole('heading', { name: 'Order details', level: 1 })).toBeVisible()
    await expect(page.locator('main').getByText('Pending review').first()).toBeVisible()
    const orderNo = (await page.locator('dd').first().textContent())!.trim()

    const officePage = await openOffice(page, 'en')
    await officePage.goto(`/#/manage/vouchers?keyword=${orderNo}`)
    const row = officePage.getByRole('row', { name: /Cloud Ltd/ })
    await row.getByRole('button', { name: 'View proof proof.png' }).click()
    await expect(officePage.getByRole('dialog').getByAltText('proof.png')).toBeVisible()
    await officePage.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Confirm receipt' }).click()
    const dialog = officePage.getByRole('dialog', { name: /Confirm receipt/ })
    await dialog.getByLabel('Transaction').fill(`bank ${orderNo}`)
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
    await expect(row).toContainText('Approved')
    await officePage.context().close()
    await reloadsTo(page, 'Order complete')
    for (const path of [
      '/services',
      '/services?tab=patent',
      '/personalCenter/productService',
      '/personalCenter/myOrder',
      '/personalCenter/myOrder?tab=debitNotes',
      '/interpretPay',
    ]) {
      await open(path)
      await pageShown(page)
      // Its content has come.
      await expect(page.locator('main .ant-skeleton')).toHaveCount(0)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, path).toBe(0)
    }
  })
})
