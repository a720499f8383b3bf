import type { BrowserContext, Page } from '@playwright/test'
import { anAddress, signInAs } from './records.ts'
import { expect, test } from './site.ts'

const bar = (page: Page) => page.getByRole('region', { name: '已选的商标' })
const leftText = (page: Page) => page.getByRole('group', { name: '左侧' }).getByLabel('文件内容')
const markText = (page: Page) => page.getByLabel('商标文字')
const account = (page: Page) => page.getByRole('button', { name: /我的账号/ })

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** The session ends by itself; the page stays as it stands. */
async function expire(page: Page, context: BrowserContext) {
  await context.clearCookies({ name: 'auth' })
  await lookAgain(page)
  await expect(account(page)).toHaveCount(0)
}

/** A member signs in at the page as it stands. */
async function come(page: Page, context: BrowserContext, { token, phone }: { token: string; phone: string }) {
  await context.addCookies([{ name: 'auth', value: token, url: process.env['SITE_URL']! }])
  await lookAgain(page)
  await expect(account(page)).toContainText(phone)
}

async function signOut(page: Page) {
  await account(page).hover()
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/index$/)
}

for (const [path, field] of [
  ['/contrast', leftText],
  ['/analysisReport', markText],
] as const)
  test(`what a member types outlives the session, and is not shown to another: ${path}`, async ({
    page,
    open,
    context,
  }) => {
    const first = await signInAs(context)
    await open(path)
    await expect(account(page)).toBeVisible()
    await field(page).fill('云澜')
    await expire(page, context)
    await expect(field(page)).toHaveValue('云澜')
    await page.reload()
    await come(page, context, first)
    await expect(field(page)).toHaveValue('云澜')

    await expire(page, context)
    const second = await signInAs(context)
    await come(page, context, second)
    await expect(field(page)).toHaveValue('')

    await come(page, context, first)
    await expect(field(page)).toHaveValue('云澜')
    await signOut(page)
    await open(path)
    await expect(field(page)).toHaveValue('')
  })

test('lists and searches of one member are not shown to the next in the same window', async ({
  page,
  open,
  context,
}) => {
  const first = await signInAs(context)
  await anAddress(first.id, '秘密街一号')
  await open('/patentSearch/list?mode=advanced&expr=TI%3A%E7%94%B5%E6%B1%A0')
  await expect(page.getByText(/\d 件专利，\d+ 个专利族/)).toBeVisible()
  await open('/PS?mode=advanced')
  const history = page.getByRole('region', { name: '检索历史' })
  await expect(history).toContainText('TI:电池')
  await open('/personalCenter/addresses')
  await expect(page.getByText('秘密街一号')).toBeVisible()
  await signOut(page)
  await come(page, context, await signInAs(context))
  await open('/personalCenter/addresses')
  await expect(page.getByRole('heading', { name: '还没有邮寄地址' })).toBeVisible()
  await open('/PS?mode=advanced')
  await expect(page.getByRole('search')).toBeVisible()
  await expect(history).toHaveCount(0)
})

test('what a visitor types stays when they sign in', async ({ page, open, context }) => {
  await open('/contrast')
  await leftText(page).fill('云澜')
  const member = await signInAs(context)
  await come(page, context, member)
  await expect(leftText(page)).toHaveValue('云澜')
  await page.reload()
  await expect(leftText(page)).toHaveValue('云澜')
})

test('a monitor that was begun is found again by the member who began it', async ({ page, open, context }) => {
  const form = page.getByRole('dialog', { name: '新建监测' })
  const name = form.getByRole('textbox', { name: '商标名称' })
  const begin = () => page.getByRole('button', { name: '新建监测' }).first().click()
  const first = await signInAs(context)
  await open('/TM')
  await begin()
  await name.fill('云澜')
  // The session ends while the form is open, and the form goes on with the next one.
  await expire(page, context)
  await expect(name).toHaveValue('云澜')
  await come(page, context, first)
  await expect(name).toHaveValue('云澜')
  await page.reload()
  await begin()
  await expect(name).toHaveValue('云澜')

  const second = await signInAs(context)
  await come(page, context, second)
  await begin()
  await expect(name).toHaveValue('')
  await come(page, context, first)
  await begin()
  await form.getByRole('button', { name: '取消' }).click()
  await begin()
  await expect(name).toHaveValue('')
})

test('marks put aside wait for their member, and are not shown to another', async ({ page, open, context }) => {
  const first = await signInAs(context)
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(account(page)).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^选择 / })
    .nth(0)
    .check()
  await expect(bar(page)).toContainText('已选 1 件')
  await expire(page, context)
  await expect(bar(page)).toContainText('已选 1 件')

  const second = await signInAs(context)
  await come(page, context, second)
  await expect(bar(page)).toHaveCount(0)
  await come(page, context, first)
  await expect(bar(page)).toContainText('已选 1 件')

  await signOut(page)
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('checkbox', { name: /^选择 / }).first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
