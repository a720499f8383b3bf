import type { Page } from '@playwright/test'
import { aPhone, PASSWORD } from '../support/members.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import {
  anAccount,
  anOpenId,
  answerWith,
  checkDialog,
  codeOf,
  passHumanCheck,
  sendCode,
  signInDialog,
  stopTime,
  trustEverybody,
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
  test('a member signs in by password and is known for thirty days', async ({ page, context, open }) => {
    const { phone } = await anAccount()
    await open('/supportCountry')
    await signInByPassword(page, phone)
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

  test('a wrong password is told in the server’s words, and nothing typed is lost', async ({ page, open }) => {
    const { phone } = await anAccount()
    await open('/index')
    await signInByPassword(page, phone, 'not the password')
    await expect(signInDialog(page).getByRole('alert').getByText('用户名或密码错误')).toBeVisible()
    await expect(signInDialog(page).getByLabel('手机号')).toHaveValue(phone)
    await expect(signInDialog(page).getByLabel('密码', { exact: true })).toHaveValue('not the password')
  })

  test('somebody registers, is then back at signing in with the same phone, and signs in', async ({ page, open }) => {
    const phone = aPhone()
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '注册账号' }).click()
    await dialog.getByLabel('手机号').fill(phone)
    await sendCode(page)
    await dialog.getByLabel('验证码').fill(await codeOf(phone))
    await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('推荐人').fill('朋友')
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
    // Whoever has asked about phones often is checked here as well.
    await expect(checkDialog(page).or(accountMenu(page)).first()).toBeVisible()
    if (await checkDialog(page).isVisible()) await passHumanCheck(page)
    await expect(accountMenu(page)).toContainText(phone)
  })

  test('whoever forgot the password sets a new one by a code, and signs in with it', async ({ page, open }) => {
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

  test('a second browser signs the first one out only if its reader agrees', async ({ page, open, browser }) => {
    test.slow()
    const { phone } = await anAccount()
    await open('/supportCountry')
    await signInByPassword(page, phone)
    await expect(accountMenu(page)).toBeVisible()

    const second = await (await browser.newContext()).newPage()
    await second.goto(`${process.env['SITE_URL']}/#/index`)
    await signInByPassword(second, phone)
    const question = second.getByRole('dialog', { name: '账号已在其他地方登录，是否强制下线？' })
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toBeHidden()
    await expect(signInDialog(second)).toBeVisible()
    await expect(submit(second)).toBeEnabled()

    await submit(second).click()
    await passHumanCheck(second)
    await question.getByRole('button', { name: '退出另一处并登录' }).click()
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
    const token = await scannedToken(page)
    const phonePage = await phoneWith(browser, openId, `/sandbox/wechat?rt=${token}`)
    await phonePage.getByRole('button', { name: '扫描二维码' }).click()
    await expect(signInDialog(page).getByText('已扫描，请在手机上确认')).toBeVisible()
    await phonePage.getByRole('button', { name: '确认登录' }).click()
    await expect(phonePage.getByRole('heading', { name: '已确认' })).toBeVisible()
    await expect(signInDialog(page)).toBeHidden()
    await expect(accountMenu(page)).toContainText(phone)
    await phonePage.context().close()
  })

  test('a code that the phone refuses can be renewed', async ({ page, open, browser }) => {
    await open('/index')
    const phonePage = await phoneWith(browser, anOpenId(), `/sandbox/wechat?rt=${await scannedToken(page)}`)
    await phonePage.getByRole('button', { name: '扫描二维码' }).click()
    await phonePage.getByRole('button', { name: '取消' }).click()
    await expect(signInDialog(page).getByText('已在手机上取消')).toBeVisible()
    await signInDialog(page).getByRole('button', { name: '刷新二维码' }).click()
    await expect(signInDialog(page).getByText('请用微信扫描二维码')).toBeVisible()
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

  test('the page of WeChat leads back to where the reader was, signed in', async ({ page, open }) => {
    const openId = anOpenId()
    const { phone } = await anAccount({ wechat_id: wechatIdOf(openId), wechat_bound_at: '2026-01-01' })
    await page.addInitScript((id) => localStorage.setItem('sandbox-wechat', id), openId)
    await open('/supportCountry?wechatLogin=1')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '前往微信扫码' }).click()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(accountMenu(page)).toContainText(phone)
    await expect(page).toHaveURL(/#\/supportCountry\?wechatLogin=1$/)
  })

  test('whoever comes back from WeChat without a phone number is asked for it, and may come back to that', async ({
    page,
    open,
  }) => {
    await open('/supportCountry?wechatLogin=1')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '前往微信扫码' }).click()
    await page.getByRole('button', { name: '同意' }).click()
    await expect(dialog.getByText('绑定手机号', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '继续绑定' }).click()
    await expect(dialog.getByRole('button', { name: '绑定并登录' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(/#\/supportCountry/)
  })

  test('a refusal at WeChat, and a return that is too old, are told with a way on', async ({ page, open }) => {
    await open('/supportCountry?wechatLogin=1')
    await openDialog(page)
    await signInDialog(page).getByRole('button', { name: '前往微信扫码' }).click()
    await page.getByRole('button', { name: '拒绝' }).click()
    await expect(page.getByRole('heading', { name: '没有完成微信授权' })).toBeVisible()
    await page.getByRole('link', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(/#\/supportCountry/)
    await open('/callback?code=sandbox.somebody&state=of-yesterday')
    await expect(page.getByRole('alert').getByText('验证已过期，请重新操作')).toBeVisible()
    await page.getByRole('button', { name: '重新登录' }).click()
    await expect(signInDialog(page)).toBeVisible()
  })

  test('the stand-ins exist on demonstration sites only', async ({ page, open }) => {
    await page.route('**/common/site*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, isDemonstration: false } } })
    })
    for (const path of ['/sandbox/wechat?rt=x', '/sandbox/humanCheck']) {
      await open(path)
      await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
    }
  })

  test('the stand-in for WeChat leads nowhere but back to the site', async ({ page, open }) => {
    await open(`/sandbox/wechat?state=s&redirect_uri=${encodeURIComponent('https://example.com/')}`)
    await expect(page.getByRole('heading', { name: '没有要确认的登录' })).toBeVisible()
    await expect(page.getByText('本页代替微信')).toBeVisible()
  })
})

/** Opens the dialog and reads from the calls which code it shows. */
async function scannedToken(page: Page): Promise<string> {
  const drawn = page.waitForResponse(/\/auth\/qrcode\/generate/)
  await openDialog(page)
  const token = new URL((await drawn).url()).searchParams.get('randomToken')!
  await expect(signInDialog(page).getByRole('img', { name: '登录二维码' })).toBeVisible()
  return token
}

async function phoneWith(browser: import('@playwright/test').Browser, openId: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true })
  await context.addInitScript((id) => localStorage.setItem('sandbox-wechat', id), openId)
  const page = await context.newPage()
  await page.goto(`${process.env['SITE_URL']}/#${path}`)
  return page
}

test.describe('the session', () => {
  test('a cookie that has ended leaves a visitor at the next page', async ({ page, context, open }) => {
    await signInAs(context)
    await open('/index')
    await expect(accountMenu(page)).toBeVisible()
    await context.clearCookies({ name: 'auth' })
    await open('/supportCountry')
    await expect(signInButton(page)).toBeVisible()
    await expect(accountMenu(page)).toHaveCount(0)
  })

  test('the text null in the cookie is no session', async ({ page, context, open }) => {
    await context.addCookies([{ name: 'auth', value: 'null', url: process.env['SITE_URL']! }])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open('/index')
    await expect(signInButton(page)).toBeVisible()
    expect(asked).not.toContain('/admin/user/current')
  })

  for (const [status, isSaid] of [
    [401, true],
    [424, false],
  ] as const)
    test(`an answer ${status} ends the session ${isSaid ? 'and asks to sign in' : 'in silence'}`, async ({
      page,
      context,
      open,
    }) => {
      await signInAs(context)
      await answerWith(page, '/admin/user/current*', { status, code: 1, msg: '令牌过期' })
      await open('/index')
      await expect(signInButton(page)).toBeVisible()
      expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'auth' }))
      if (isSaid) await expect(page.getByText('请先登录！')).toBeVisible()
      else {
        await page.waitForTimeout(500)
        await expect(page.getByText('请先登录！')).toHaveCount(0)
      }
    })
})

test.describe('the dialog', () => {
  test('closes by its button and by Esc, never by a press beside it, and begins anew', async ({ page, open }) => {
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByRole('button', { name: '忘记密码' }).click()
    await page.mouse.click(5, 400)
    await page.waitForTimeout(300)
    await expect(dialog.getByText('找回密码')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(signInButton(page)).toBeFocused()
    await openDialog(page)
    await expect(dialog.getByRole('tab', { name: '账号登录' })).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByLabel('手机号')).toHaveValue('')
    await dialog.getByRole('button', { name: '关闭登录窗口' }).click()
    await expect(dialog).toBeHidden()
  })

  test('opens by itself 1.5 seconds after loading where the address asks for it', async ({ page, open }) => {
    await stopTime(page)
    await open('/index?dialogVisible=true&wechatLogin=true&wechatAuth=false')
    await expect(signInButton(page)).toBeVisible()
    await page.clock.runFor(1450)
    await expect(signInDialog(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(signInDialog(page).getByRole('button', { name: '前往微信扫码' })).toBeVisible()
  })

  test('does not open by itself for a member, nor where a flag is missing', async ({ page, context, open }) => {
    await open('/index?dialogVisible=true&wechatLogin=true')
    await page.waitForTimeout(2200)
    await expect(signInDialog(page)).toHaveCount(0)
    await signInAs(context)
    await open('/supportCountry?dialogVisible=true&wechatLogin=true&wechatAuth=true')
    await page.reload()
    await page.waitForTimeout(2200)
    await expect(signInDialog(page)).toHaveCount(0)
  })

  test('asks for what is missing, beside the fields and above them', async ({ page, open }) => {
    await open('/index')
    const dialog = await openDialog(page)
    await submit(page).click()
    for (const text of ['请输入手机号', '请输入密码']) await expect(dialog.getByText(text)).toHaveCount(2)
    await expect(dialog.getByLabel('手机号')).toBeFocused()
    await dialog.getByRole('alert').getByRole('button', { name: '请输入密码' }).click()
    await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
    await dialog.getByLabel('密码', { exact: true }).fill('12345')
    await dialog.getByLabel('手机号').fill('13800138000')
    await submit(page).click()
    await expect(dialog.getByText('密码须为 6–128 位')).toBeVisible()
    await expect(checkDialog(page)).toHaveCount(0)
  })

  test('shows and hides what is typed as a password', async ({ page, open }) => {
    await open('/index')
    const password = (await openDialog(page)).getByLabel('密码', { exact: true })
    await password.fill('secret')
    await expect(password).toHaveAttribute('type', 'password')
    await signInDialog(page).getByRole('img', { name: 'eye-invisible' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('takes phones of Hong Kong and Macao with their region', async ({ page, open }) => {
    await trustEverybody(page)
    const name = page.waitForRequest(/\/auth\/oauth\/token/)
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('combobox', { name: '国家或地区代码' }).click()
    await expect(page.getByRole('option')).toHaveCount(3)
    await page.locator('.ant-select-item', { hasText: '中国香港' }).click()
    await fillPassword(page, '91234567')
    await submit(page).click()
    await passHumanCheck(page)
    expect(new URLSearchParams((await name).postData()!).get('username')).toBe('85291234567')
  })

  test('registers nobody who has not agreed, and opens each agreement in a tab of its own', async ({
    page,
    open,
    context,
  }) => {
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '注册账号' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByLabel('验证码').fill('123456')
    await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await submit(page, '注册').click()
    await expect(dialog.getByText('请确认用户协议')).toBeVisible()
    for (const [link, path] of [
      ['《用户协议》', '/legal/term'],
      ['《法律声明及隐私政策》', '/legal/privacy'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await dialog.getByRole('link', { name: link }).click()
      await expect(await opened).toHaveURL(new RegExp(`#${path}$`))
    }
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  })

  test('tells who is not yet a user, and takes the phone along to registering', async ({ page, open }) => {
    await answerWith(page, '/auth/user/loginCheck*', { code: 10102, msg: '您还不是用户，请先注册' })
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await dialog.getByLabel('手机号').fill('13900139000')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByText('您还不是用户，请先注册')).toHaveCount(2)
    await expect(checkDialog(page)).toHaveCount(0)
    await dialog.getByRole('button', { name: '用这个手机号注册' }).click()
    await expect(dialog.getByText('注册账号', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('手机号')).toHaveValue('13900139000')
  })

  test('checks whoever has asked about phones often, and then once more before the code is sent', async ({
    page,
    open,
  }) => {
    await trustEverybody(page)
    await page.route('**/auth/user/loginCheck*', (route) => {
      const isChecked = new URL(route.request().url()).searchParams.has('checkCode')
      return isChecked
        ? route.fulfill({ json: { code: 0, data: { exists: true } } })
        : route.fulfill({ status: 428, json: { code: 1, msg: '验证码已失效，请重新获取' } })
    })
    await answerWith(page, '/admin/mobile/sendCode/*', { data: true })
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await passHumanCheck(page)
    await passHumanCheck(page)
    await expect(dialog.getByText('验证码发送成功')).toBeVisible()
  })

  test('lets another code be sent after sixty seconds, by another text', async ({ page, open }) => {
    await trustEverybody(page)
    await answerWith(page, '/admin/mobile/sendCode/*', { data: true })
    await page.clock.install()
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '忘记密码' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await sendCode(page)
    await expect(dialog.getByLabel('验证码')).toBeFocused()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const wait = dialog.getByRole('button', { name: /^\d+ 秒后重发$/ })
    const seconds = Number.parseInt((await wait.textContent())!, 10)
    expect(seconds).toBeGreaterThan(30)
    await page.clock.runFor((seconds - 2) * 1000)
    await expect(wait).toBeDisabled()
    await page.clock.runFor(2000)
    await expect(dialog.getByRole('button', { name: '重新发送' })).toBeEnabled()
  })

  test('a code that could not be sent says so and can be asked for at once', async ({ page, open }) => {
    await trustEverybody(page)
    await answerWith(page, '/admin/mobile/sendCode/*', { code: 1, msg: '短信服务异常' })
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '忘记密码' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await passHumanCheck(page)
    await expect(dialog.getByText('发送失败，检查手机号是否正确')).toBeVisible()
    await expect(dialog.getByText('短信服务异常')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  test('a registration that fails says why, and can be tried again', async ({ page, open }) => {
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '注册账号' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByLabel('验证码').fill('123456')
    await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    const failsWith = async (answer: Parameters<typeof answerWith>[2], text: string) => {
      await answerWith(page, '/auth/user/register*', answer)
      await submit(page, '注册').click()
      await expect(dialog.getByText(text).first()).toBeVisible()
    }
    const failed = dialog.getByText('注册失败')
    await failsWith({ status: 428, code: 1, msg: '验证码不合法' }, '验证码不合法')
    await expect(failed).toHaveCount(0)
    await failsWith({ code: 10104, msg: '该手机号已注册' }, '该手机号已注册')
    await expect(failed.first()).toBeVisible()
    await failsWith({ status: 500, code: 1, msg: '系统异常' }, '系统异常')
    await expect(failed.first()).toBeVisible()
  })

  test('a phone that could not be verified, and a password that could not be set, say so', async ({ page, open }) => {
    await answerWith(page, '/auth/user/check*', { code: 10108, msg: '验证失败' })
    await open('/index')
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: '忘记密码' }).click()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByLabel('验证码').fill('123456')
    await submit(page, '下一步').click()
    await expect(dialog.getByText('验证失败')).toBeVisible()

    await answerWith(page, '/auth/user/check*', { data: { token: 'ticket', expiresIn: 600 } })
    await answerWith(page, '/auth/user/retrieved*', { code: 10107, msg: '密码修改失败' })
    await submit(page, '下一步').click()
    await dialog.getByLabel('新密码').fill('secret1')
    await dialog.getByLabel('确认密码').fill('secret2')
    await submit(page, '确认').click()
    await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible()
    await dialog.getByLabel('确认密码').fill('secret1')
    await submit(page, '确认').click()
    await expect(dialog.getByText('密码修改失败')).toHaveCount(1)
  })

  test('a phone that is bound to another WeChat account is refused before a code is sent', async ({ page, open }) => {
    await answerWith(page, '/auth/qrcode/check*', { code: 10112, msg: '请先绑定手机号', data: { bindToken: 'ticket' } })
    await answerWith(page, '/admin/user/vxCheck', { code: 10105, msg: '该手机号已绑定其他微信，请先解绑' })
    await open('/index')
    const dialog = await openDialog(page)
    await expect(dialog.getByText('绑定手机号', { exact: true })).toBeVisible()
    await dialog.getByLabel('手机号').fill('13800138000')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByText('该手机号已绑定其他微信，请先解绑')).toHaveCount(2)
    await expect(checkDialog(page)).toHaveCount(0)
    await dialog.getByRole('button', { name: '返回登录' }).click()
    await expect(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
  })

  test('a code to scan that is too old can be renewed', async ({ page, open }) => {
    await answerWith(page, '/auth/qrcode/check*', {
      code: 10113,
      msg: '二维码已失效，请刷新',
      data: { status: 'EXPIRED' },
    })
    await open('/index')
    const dialog = await openDialog(page)
    await expect(dialog.getByText('二维码已过期')).toBeVisible()
    await dialog.getByRole('button', { name: '刷新二维码' }).click()
    await expect(dialog.getByText('请用微信扫描二维码')).toBeVisible()
  })

  test('asks every two seconds whether the code was scanned, and no more once it is closed', async ({ page, open }) => {
    let asked = 0
    await page.route('**/auth/qrcode/check*', (route) => {
      asked += 1
      return route.fulfill({ json: { code: 10111, msg: '', data: { status: 'WAITING' }, ok: false } })
    })
    await stopTime(page)
    await open('/index')
    const dialog = await openDialog(page)
    await expect(dialog.getByText('请用微信扫描二维码')).toBeVisible()
    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(1950)
      expect(asked).toBe(turn - 1)
      const answered = page.waitForResponse(/\/auth\/qrcode\/check/)
      await page.clock.runFor(50)
      await (await answered).finished()
      // The page reads the answer before it waits again.
      await page.waitForTimeout(200)
    }
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(dialog).toBeHidden()
    await page.clock.runFor(6000)
    expect(asked).toBe(3)
  })

  test('says that one is signed in, and closes by itself', async ({ page, open }) => {
    await trustEverybody(page)
    await answerWith(page, '/admin/user/current*', { data: { id: 'u', phone: '13800138000' } })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/auth/oauth/token*', async (route) => {
      await released
      await route.fulfill({ json: { access_token: 'token', code: 0 } })
    })
    await page.clock.install()
    await open('/index')
    const dialog = await openDialog(page)
    await fillPassword(page, '13800138000')
    await submit(page).click()
    await passHumanCheck(page)
    await expect(dialog.locator('button[type=submit]')).toBeDisabled()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    release()
    await expect(dialog.getByText('登录成功')).toBeVisible()
    await page.clock.runFor(1450)
    await expect(dialog.getByText('登录成功')).toBeVisible()
    await page.clock.resume()
    await expect(dialog).toBeHidden()
  })

  test('returns to signing in five seconds after a registration, or at once by its button', async ({ page, open }) => {
    await answerWith(page, '/auth/user/register*', { data: { userId: 'u' } })
    await stopTime(page)
    await open('/index')
    const dialog = await openDialog(page)
    const register = async () => {
      await dialog.getByRole('button', { name: '注册账号' }).click()
      await dialog.getByLabel('手机号').fill('13800138000')
      await dialog.getByLabel('验证码').fill('123456')
      await dialog.getByLabel('密码', { exact: true }).fill(PASSWORD)
      await dialog.getByRole('checkbox').check()
      await submit(page, '注册').click()
      await expect(dialog.getByText('注册成功')).toBeVisible()
    }
    await register()
    await page.clock.runFor(4900)
    await expect(dialog.getByText('注册成功')).toBeVisible()
    await page.clock.runFor(100)
    await expect(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
    await register()
    await dialog.getByRole('button', { name: '返回登录' }).click()
    await expect(dialog.getByRole('tab', { name: '账号登录' })).toBeVisible()
  })

  test('can be used by keyboard alone', async ({ page, open }) => {
    await trustEverybody(page)
    await answerWith(page, '/auth/oauth/token*', { status: 401, code: 1, msg: '用户名或密码错误' })
    await open('/index')
    await signInButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = signInDialog(page)
    await expect(dialog.getByLabel('手机号')).toBeFocused()
    await page.keyboard.type('13800138000')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
    await page.keyboard.type('secret1')
    await page.keyboard.press('Enter')
    await expect(checkDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(checkDialog(page)).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first element the browser itself has the focus.
      expect(
        await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

/** As on a phone and as on a desk; a dialog is moved to its new place in the frames that follow. */
async function atEachWidth(page: Page, check: (width: number) => Promise<void>) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await check(width)
  }
}

for (const language of ['cn', 'en'] as const)
  test(`no mode of the dialog has a barrier that a machine can find (${language})`, async ({ page, open, speak }) => {
    test.setTimeout(120_000)
    await speak(language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const texts = {
      cn: {
        signIn: '登录',
        quick: '短信登录',
        register: '注册账号',
        back: '返回登录',
        forgot: '忘记密码',
        create: '注册',
        phone: '手机号',
        code: '验证码',
        next: '下一步',
        newPassword: '新密码',
        repeat: '确认密码',
        confirm: '确认',
      },
      en: {
        signIn: 'Sign in',
        quick: 'By SMS code',
        register: 'Create an account',
        back: 'Back to sign-in',
        forgot: 'Forgot your password?',
        create: 'Create account',
        phone: 'Mobile number',
        code: 'Verification code',
        next: 'Continue',
        newPassword: 'New password',
        repeat: 'Repeat password',
        confirm: 'Set password',
      },
    }[language]
    const check = async (what: string) => {
      await atEachWidth(page, async () => {
        expect(await barriersOf(page, { within: '[role=dialog]' }), what).toEqual([])
      })
    }
    await open('/index')
    await page.getByRole('banner').getByRole('button', { name: texts.signIn }).click()
    const dialog = signInDialog(page)
    await expect(dialog).toBeVisible()
    await page.waitForTimeout(500)
    await check('login')
    await submit(page, texts.signIn).click()
    await expect(dialog.getByRole('alert').first()).not.toBeEmpty()
    await check('login with faults')
    await dialog.getByRole('tab', { name: texts.quick }).click()
    await check('quick')
    await dialog.getByRole('button', { name: texts.register }).click()
    await check('register')
    await submit(page, texts.create).click()
    await check('register with faults')
    await dialog.getByRole('button', { name: texts.back }).click()
    await dialog.getByRole('button', { name: texts.forgot }).click()
    await check('forgot')
    await answerWith(page, '/auth/user/check*', { data: { token: 'ticket', expiresIn: 600 } })
    await answerWith(page, '/auth/user/retrieved*', { data: true })
    await dialog.getByLabel(texts.phone).fill('13800138000')
    await dialog.getByLabel(texts.code).fill('123456')
    await submit(page, texts.next).click()
    await dialog.getByLabel(texts.newPassword).fill('secret1')
    await dialog.getByLabel(texts.repeat).fill('secret1')
    await check('set password')
    await submit(page, texts.confirm).click()
    await expect(submit(page, texts.back)).toBeVisible()
    await check('success')
    await atEachWidth(page, async (width) => {
      const box = (await dialog.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    })
  })

for (const language of ['cn', 'en'] as const)
  test(`no part of signing in by WeChat has a barrier that a machine can find (${language})`, async ({
    page,
    open,
    speak,
  }) => {
    test.setTimeout(120_000)
    await speak(language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const check = async (what: string) => {
      await page.waitForTimeout(300)
      await atEachWidth(page, async (width) => {
        expect(await barriersOf(page), what).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
      })
    }
    await open('/sandbox/wechat?rt=unknown')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check('mini program')
    await page.getByRole('button', { name: /^(扫描二维码|Scan the code)$/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await check('mini program with a code that is too old')
    const own = encodeURIComponent(`${process.env['SITE_URL']}/#/callback`)
    await open(`/sandbox/wechat?state=s&redirect_uri=${own}`)
    await expect(page.getByRole('button', { name: /^(同意|Allow)$/ })).toBeVisible()
    await check('consent')
    await page.getByRole('button', { name: /^(拒绝|Refuse)$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check('return')
    await page.goto('about:blank')
    await open('/index?dialogVisible=1&wechatLogin=1&wechatAuth=1')
    await expect(signInDialog(page)).toBeVisible()
    await check('social')
    await answerWith(page, '/auth/social/callback', { code: 10112, msg: '', data: { bindToken: 'ticket' } })
    await page.goto('about:blank')
    await open('/callback?code=c&state=s')
    await expect(signInDialog(page).getByRole('checkbox')).toBeVisible()
    await check('bind')
  })
