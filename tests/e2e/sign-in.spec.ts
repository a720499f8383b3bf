import type { Page } from '@playwright/test'
import { aPhone, PASSWORD } from '../support/members.ts'
import { signInAs } from './records.ts'
import {
  anAccount,
  anOpenId,
  checkDialog,
  codeOf,
  passHumanCheck,
  sendCode,
  signInDialog,
  wechatIdOf,
} from './sign-in.ts'
import { expect, test } from './site.ts'

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' })
const accountMenu = (page: Page) => page.getByRole('button', { name: /我的账号/ })
const submit = (page: Page, name = '登录') => signInDialog(page).getByRole('button', { name, exact: true })

async function openDialog(page: Page) {
  await signInButton(page).click()
  await expect(signInDialog(page)).toBeVisible()
  return signInDialog(page)
}

async function fillPassword(page: Page, phone: string, password = PASSWORD) {
  await signInDialog(page).getByLabel('手机号').fill(phone)
  await signInDialog(page).getByLabel('密码', { exact: true }).fill(password)
}

async function signInByPassword(page: Page, phone: string, password = PASSWORD) {
  await openDialog(page)
  await fillPassword(page, phone, password)
  await submit(page).click()
  await passHumanCheck(page)
}

test.describe('on the real site', () => {
  test('a member signs in by password, and is known until the cookie ends', async ({ page, context, open }) => {
    const { phone } = await anAccount()
    await open('/supportCountry')
    await test.step('a wrong password is reported in the server’s words, and nothing typed is lost', async () => {
      await signInByPassword(page, phone, 'not the password')
      await expect(signInDialog(page).getByRole('alert').getByText('用户名或密码错误')).toBeVisible()
      await expect(signInDialog(page).getByLabel('手机号')).toHaveValue(phone)
      await expect(signInDialog(page).getByLabel('密码', { exact: true })).toHaveValue('not the password')
    })
    await test.step('a member signs in by password and is known for thirty days', async () => {
      await fillPassword(page, phone)
      await submit(page).click()
      await passHumanCheck(page)
      await expect(accountMenu(page)).toContainText(phone)
      await expect(signInDialog(page)).toBeHidden()
      await expect(page).toHaveURL(/#\/supportCountry$/)
      const cookie = (await context.cookies()).find(({ name }) => name === 'auth')!
      const days = (cookie.expires - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThanOrEqual(30)
      await page.reload()
      await expect(accountMenu(page)).toContainText(phone)
    })
    await test.step('a cookie that has ended leaves a visitor at the next page', async () => {
      await context.clearCookies({ name: 'auth' })
      await open('/contrast')
      await expect(signInButton(page)).toBeVisible()
      await expect(accountMenu(page)).toHaveCount(0)
    })
  })

  test('somebody registers, is then back at signing in with the same phone, and signs in', async ({
    page,
    context,
    open,
  }) => {
    const phone = aPhone()
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '注册账号' }).click()
    await dialog.getByLabel('手机号').fill(phone)
    await sendCode(page)
    await dialog.getByLabel('验证码').fill(await codeOf(phone))
    await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('推荐人').fill('朋友')
    await test.step('registers nobody who has not agreed, and opens each agreement in a tab of its own', async () => {
      await submit(page, '注册').click()
      await expect(dialog.getByText('请确认用户协议')).toBeVisible()
      for (const [link, path] of [
        ['《用户协议》', '/legal/term'],
        ['《法律声明及隐私政策》', '/legal/privacy'],
      ] as const) {
        const opening = context.waitForEvent('page')
        await dialog.getByRole('link', { name: link }).click()
        const opened = await opening
        await expect(opened).toHaveURL(new RegExp(`#${path}$`))
        await opened.close()
      }
      await expect(dialog.getByRole('checkbox')).not.toBeChecked()
      await page.bringToFront()
    })
    await dialog.getByRole('checkbox').check()
    await submit(page, '注册').click()
    await expect(dialog.getByText('注册成功')).toBeVisible()
    await expect(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue(phone)
    await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await submit(page).click()
    await passHumanCheck(page)
    await expect(accountMenu(page)).toContainText(phone)
  })

  test('a member signs in by the code of a message', async ({ page, open }) => {
    const { phone } = await anAccount()
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await dialog.getByLabel('手机号').fill(phone)
    await sendCode(page)
    await dialog.getByLabel('验证码').fill(await codeOf(phone))
    await submit(page).click()
    // Anyone who has sent many requests about phones is checked here as well.
    await expect(checkDialog(page).or(accountMenu(page)).first()).toBeVisible()
    if (await checkDialog(page).isVisible()) await passHumanCheck(page)
    await expect(accountMenu(page)).toContainText(phone)
  })

  test('anyone who forgot the password sets a new one by a code, and signs in with it', async ({ page, open }) => {
    const { phone } = await anAccount()
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByLabel('手机号').fill(phone)
    await dialog.getByRole('button', { name: '忘记密码' }).click()
    await expect(dialog.getByLabel('手机号')).toHaveValue(phone)
    await sendCode(page)
    await dialog.getByLabel('验证码').fill(await codeOf(phone))
    await submit(page, '下一步').click()
    await dialog.getByLabel('新密码').fill('another one 1')
    await dialog.getByLabel('确认密码').fill('another one 1')
    await submit(page, '确认').click()
    await expect(dialog.getByText('密码已修改')).toBeVisible()
    await submit(page, '返回登录').click()
    await dialog.getByLabel('密码', { exact: true }).fill('another one 1')
    await submit(page).click()
    await passHumanCheck(page)
    await expect(accountMenu(page)).toContainText(phone)
  })

  test('a second browser signs the first one out only if its user agrees', async ({ page, context, open, browser }) => {
    const { phone } = await signInAs(context)
    await open('/supportCountry')
    await expect(accountMenu(page)).toBeVisible()

    const second = await (await browser.newContext()).newPage()
    await second.goto(`${process.env['SITE_URL']}/#/index`)
    await signInByPassword(second, phone)
    const query = second.getByRole('dialog', { name: '账号已在其他地方登录，是否强制下线？' })
    await query.getByRole('button', { name: '取消' }).click()
    await expect(query).toBeHidden()
    await expect(signInDialog(second)).toBeVisible()
    await expect(submit(second)).toBeEnabled()

    await submit(second).click()
    await passHumanCheck(second)
    await query.getByRole('button', { name: '退出另一处并登录' }).click()
    await expect(accountMenu(second)).toContainText(phone)

    // The first one learns of it with its next call, and nothing is said (424).
    await page.reload()
    await expect(signInButton(page)).toBeVisible()
    await expect(page.getByText('请先登录！')).toHaveCount(0)
    await second.context().close()
  })

  test('a scanned code signs the computer in, once the phone has confirmed', async ({ page, open, browser }) => {
    const openId = anOpenId()
    const { phone } = await anAccount({ wechat_id: wechatIdOf(openId), wechat_bound_at: '2026-01-01' })
    await open('/index')
    const phonePage = await phoneWith(browser, openId, `/sandbox/wechat?rt=${await scannedToken(page)}`)
    const renewed = tokenOfNextCode(page)
    await test.step('a code that the phone refuses can be renewed', async () => {
      await phonePage.getByRole('button', { name: '扫描二维码' }).click()
      await phonePage.getByRole('button', { name: '取消' }).click()
      await expect(signInDialog(page).getByText('已在手机上取消')).toBeVisible()
      await signInDialog(page).getByRole('button', { name: '刷新二维码' }).click()
      await expect(signInDialog(page).getByText('请用微信扫描二维码')).toBeVisible()
    })
    await phonePage.goto(`/#/sandbox/wechat?rt=${await renewed}`)
    // The page of a code that was refused does not begin anew with its address.
    await phonePage.reload()
    await phonePage.getByRole('button', { name: '扫描二维码' }).click()
    await expect(signInDialog(page).getByText('已扫描，请在手机上确认')).toBeVisible()
    await phonePage.getByRole('button', { name: '确认登录' }).click()
    await expect(phonePage.getByRole('heading', { name: '已确认' })).toBeVisible()
    await expect(signInDialog(page)).toBeHidden()
    await expect(accountMenu(page)).toContainText(phone)
    await phonePage.context().close()
  })

  test('a WeChat account without a phone number gets one, and an account by it', async ({ page, open, browser }) => {
    const phone = aPhone()
    await open('/index')
    const phonePage = await phoneWith(browser, anOpenId(), `/sandbox/wechat?rt=${await scannedToken(page)}`)
    await phonePage.getByRole('button', { name: '扫描二维码' }).click()
    await phonePage.getByRole('button', { name: '确认登录' }).click()
    const dialog = signInDialog(page)
    await expect(dialog.getByText('绑定手机号', { exact: true })).toBeVisible()
    await dialog.getByLabel('手机号').fill(phone)
    await sendCode(page)
    await dialog.getByLabel('验证码').fill(await codeOf(phone))
    await dialog.getByRole('checkbox').check()
    await submit(page, '绑定并登录').click()
    await expect(accountMenu(page)).toContainText(phone)
    await phonePage.context().close()
  })

  test('the page of WeChat leads back to where the user was', async ({ page, open }) => {
    const dialog = signInDialog(page)
    const start = async () => {
      await open('/supportCountry?wechatLogin=1')
      await openDialog(page)
      await dialog.getByRole('button', { name: '前往微信扫码' }).click()
    }
    await test.step('a refusal at WeChat, and a return that is too old, are reported with a way on', async () => {
      await start()
      await page.getByRole('button', { name: '拒绝' }).click()
      await expect(page.getByRole('heading', { name: '没有完成微信授权' })).toBeVisible()
      await page.getByRole('link', { name: '返回', exact: true }).click()
      await expect(page).toHaveURL(/#\/supportCountry/)
      await open('/callback?code=sandbox.somebody&state=of-yesterday')
      await expect(page.getByRole('alert').getByText('验证已过期，请重新操作')).toBeVisible()
      await page.getByRole('button', { name: '重新登录' }).click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    await test.step('anyone who comes back from WeChat without a phone number is requested it, and may come back to that', async () => {
      await start()
      await page.getByRole('button', { name: '同意' }).click()
      await expect(dialog.getByText('绑定手机号', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '继续绑定' }).click()
      await expect(dialog.getByRole('button', { name: '绑定并登录' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: '返回', exact: true }).click()
      await expect(page).toHaveURL(/#\/supportCountry/)
    })
    await test.step('the page of WeChat leads back to where the user was, signed in', async () => {
      const openId = anOpenId()
      const { phone } = await anAccount({ wechat_id: wechatIdOf(openId), wechat_bound_at: '2026-01-01' })
      await page.evaluate((id) => localStorage.setItem('sandbox-wechat', id), openId)
      await start()
      await page.getByRole('button', { name: '同意' }).click()
      await expect(accountMenu(page)).toContainText(phone)
      await expect(page).toHaveURL(/#\/supportCountry\?wechatLogin=1$/)
    })
    await test.step('the stand-in for WeChat leads nowhere but back to the site', async () => {
      await open(`/sandbox/wechat?state=s&redirect_uri=${encodeURIComponent('https://example.com/')}`)
      await expect(page.getByRole('heading', { name: '没有要确认的登录' })).toBeVisible()
      await expect(page.getByText('本页代替微信')).toBeVisible()
    })
    await test.step('the stand-ins exist on demonstration sites only', async () => {
      await page.route('**/common/site*', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({ response, json: { ...body, data: { ...body.data, isDemonstration: false } } })
      })
      await page.reload()
      for (const path of ['/sandbox/wechat?rt=x', '/sandbox/humanCheck']) {
        await open(path)
        await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
      }
    })
  })
})

/** Opens the dialog and reads from the calls which code it shows. */
async function scannedToken(page: Page): Promise<string> {
  const token = tokenOfNextCode(page)
  await openDialog(page)
  await expect(signInDialog(page).getByRole('img', { name: '登录二维码' })).toBeVisible()
  return token
}

/** The token of the next code to scan that the dialog shows, read from the calls. */
const tokenOfNextCode = async (page: Page): Promise<string> =>
  new URL((await page.waitForResponse(/\/auth\/qrcode\/generate/)).url()).searchParams.get('randomToken')!

async function phoneWith(browser: import('@playwright/test').Browser, openId: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  })
  await context.addInitScript((id) => localStorage.setItem('sandbox-wechat', id), openId)
  const page = await context.newPage()
  await page.goto(`/#${path}`)
  return page
}
