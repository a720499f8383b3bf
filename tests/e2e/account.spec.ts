import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { aPhone, buildSession, inDatabase, PASSWORD } from '../support/members.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { anAccount, anOpenId, checkDialog, codeOf, passHumanCheck, signInDialog, wechatIdOf } from './sign-in.ts'
import { animationsEnd, atEachWidth, expect, pageShown, test, widthsFor } from './site.ts'

const ACCOUNT = '/personalCenter/account'
const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

/** A member whose profile lacks nothing that is required. */
const complete = { name: '李雷', company_name: '知匠公司', industry: 'software', city: '上海' }

/** An image of one pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const save = (page: Page) => page.getByRole('button', { name: '保存' })
const confirmation = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function choose(page: Page, field: string, option: string) {
  const select = page.getByLabel(field)
  await select.click()
  // A long list draws no more than what is in sight.
  if (await select.isEditable()) await select.fill(option)
  await page.locator('.ant-select-item-option').getByText(option, { exact: true }).click()
}

/** Has a code sent by the form that is shown, and types it in. */
async function typeSentCode(page: Page, phone: string) {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(checkDialog(page)).toBeVisible()
  await passHumanCheck(page)
  await expect(page.getByText('验证码发送成功')).toBeVisible()
  await page.getByLabel('验证码').fill(await codeOf(phone))
}

async function verify(page: Page, phone: string) {
  await typeSentCode(page, phone)
  await page.getByRole('button', { name: '下一步' }).click()
}

const addSearch = (accountId: string, content: string, facts: { address?: string; total?: number; at?: string } = {}) =>
  inDatabase(
    database,
    `INSERT INTO search_log (id, account_id, product, content, address, total, initiator, created_at)
     VALUES ($1, $2, 'trademark', $3, $4, $5, 'website', $6)`,
    [randomUUID(), accountId, content, facts.address ?? null, facts.total ?? 1, facts.at ?? '2026-11-20T02:00:00Z'],
  )

test('the profile', async ({ page, context, open }) => {
  const member = await signInAs(context)
  const { sessionId } = await buildSession(database, member.id, 'mini')
  await test.step('a member who asks for the center is led to the account', async () => {
    await open('/personalCenter')
    await expect(page).toHaveURL(/#\/personalCenter\/account$/)
  })
  await test.step('another device is signed out from the list, this one is marked', async () => {
    const list = page.getByRole('region', { name: '登录设备' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('listitem').filter({ hasText: '本机' })).toHaveCount(1)
    await list.getByRole('button', { name: /^结束 .* 的登录$/ }).click()
    await confirmation(page, '结束这台设备的登录？').getByRole('button', { name: '结束登录' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.locator('#main')).toBeFocused()
    const [ended] = await inDatabase<{ revoked: boolean }>(
      database,
      'SELECT revoked_at IS NOT NULL AS revoked FROM session WHERE id = $1',
      [sessionId],
    )
    expect(ended).toEqual({ revoked: true })
  })
  await test.step('is stored as it was typed, and shows what is required', async () => {
    await page.getByLabel('邮箱').fill('lilei@example')
    await save(page).click()
    const problems = page.getByRole('region', { name: '账户资料' }).getByRole('alert')
    await expect(problems).toContainText('姓名不能为空')
    await expect(problems).toContainText('邮箱错误')
    await expect(page.getByLabel('姓名')).toBeFocused()
    await page.getByLabel('姓名').fill('李雷')
    await page.getByLabel('邮箱').fill('lilei@example.com')
    await choose(page, '账户类型', '代理机构')
    await page.getByLabel('公司全称').fill('知匠公司')
    await choose(page, '所属行业', '软件与互联网')
    await choose(page, '国家或地区', '中国香港')
    await page.getByLabel('邮编').fill('999077')
    await save(page).click()
    await expect(page.getByText('已保存')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('姓名')).toHaveValue('李雷')
    await expect(page.getByLabel('邮箱')).toHaveValue('lilei@example.com')
    await expect(page.getByTitle('代理机构', { exact: true })).toBeVisible()
    await expect(page.getByTitle('软件与互联网', { exact: true })).toBeVisible()
    await expect(page.getByTitle('中国香港', { exact: true })).toBeVisible()
  })
  await test.step('takes an image, and refuses what is none or too large before it is sent', async () => {
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/sys-file/upload')) uploads.push(request.url())
    })
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: IMAGE })
    await expect(page.getByText('图片格式错误')).toBeVisible()
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_048_001) })
    await expect(page.getByText('文件过大')).toBeVisible()
    expect(uploads).toEqual([])
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('格式')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: IMAGE })
    await expect(page.getByRole('img', { name: '当前头像' })).toHaveAttribute('src', /sys-file/)
    await save(page).click()
    await expect(page.getByText('已保存')).toBeVisible()
    await page.reload()
    const shown = page.getByRole('img', { name: '当前头像' })
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  })
  await test.step('sends a double press once', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    await page.getByLabel('城市').fill('上海')
    await save(page).dblclick()
    await expect(page.getByText('已保存')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
  await test.step('survives a reload while it is typed, until it is given up', async () => {
    await page.getByLabel('城市').fill('苏州')
    await page.reload()
    await expect(page.getByText('已恢复上次填写但未保存的内容')).toBeVisible()
    await expect(page.getByLabel('城市')).toHaveValue('苏州')
    await page.getByRole('button', { name: '放弃并恢复原资料' }).click()
    await expect(page.getByLabel('城市')).toHaveValue('上海')
    await page.reload()
    await expect(page.getByLabel('城市')).toHaveValue('上海')
  })
  await test.step('is not left with something unsaved by accident', async () => {
    await page.getByLabel('城市').fill('苏州')
    const query = confirmation(page, '更改尚未保存')
    const contacts = page.getByRole('link', { name: '联系人' })
    await contacts.click()
    await expect(query).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(query).toBeHidden()
    await expect(page.getByLabel('城市')).toHaveValue('苏州')
    await contacts.click()
    await query.getByRole('button', { name: '放弃并离开' }).click()
    await expect(page).toHaveURL(/#\/personalCenter\/contacts$/)
    await page.getByRole('link', { name: '账户信息' }).click()
    await expect(page.getByLabel('城市')).toHaveValue('上海')
  })
  await test.step('loses nothing where two windows change it', async () => {
    await page.getByLabel('城市').fill('苏州')
    const other = await context.newPage()
    await other.goto(`/#${ACCOUNT}`)
    await other.getByLabel('详细地址').fill('人民路 1 号')
    await save(other).click()
    await expect(other.getByText('已保存')).toBeVisible()

    await save(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('已被修改：详细地址')
    await page.getByRole('button', { name: '保留我的更改' }).click()
    await expect(page.getByText('已保存')).toBeVisible()
    await expect(page.getByLabel('城市')).toHaveValue('苏州')
    await expect(page.getByLabel('详细地址')).toHaveValue('人民路 1 号')

    await other.getByLabel('城市').fill('杭州')
    await save(other).click()
    await other.getByRole('button', { name: '载入最新资料' }).click()
    await expect(other.getByLabel('城市')).toHaveValue('苏州')
  })
})

test.describe('security', () => {
  test('a new password ends every other session and opens the account', async ({ page, context, open, browser }) => {
    const member = await signInAs(context, complete)
    const elsewhere = await browser.newContext()
    const { token } = await buildSession(database, member.id)
    await elsewhere.addCookies([{ name: 'auth', value: token, url: process.env['SITE_URL']! }])
    const otherPage = await elsewhere.newPage()
    await otherPage.goto(`/#${ACCOUNT}`)
    await expect(otherPage.getByLabel('城市')).toHaveValue('上海')

    await open('/changePassword')
    await test.step('a wrong code keeps the user at the first step', async () => {
      await typeSentCode(page, member.phone)
      const code = await page.getByLabel('验证码').inputValue()
      await page.getByLabel('验证码').fill(code === '111111' ? '222222' : '111111')
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('验证码')
      await page.getByLabel('验证码').fill(code)
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByRole('heading', { name: '设置新密码' })).toBeFocused()
    })
    const [password, repeat] = [page.getByLabel('新密码', { exact: true }), page.getByLabel('再次输入新密码')]
    const submit = page.getByRole('button', { name: '修改密码' })
    await password.fill('abcdefgh')
    await repeat.fill('abcdefgh1')
    await submit.click()
    await expect(page.getByText('密码须为 8–128 位，且同时包含字母和数字')).toBeVisible()
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
    await password.fill('abcdefgh1')
    await expect(page.getByText('中：再长一些更安全')).toBeVisible()
    await submit.click()
    await expect(page.getByText('密码已修改')).toBeVisible()

    await otherPage.reload()
    await expect(otherPage.getByRole('main').getByRole('button', { name: '登录' })).toBeVisible()
    await otherPage.getByRole('main').getByRole('button', { name: '登录' }).click()
    const dialog = signInDialog(otherPage)
    await dialog.getByLabel('手机号').fill(member.phone)
    const old = dialog.getByLabel('密码', { exact: true })
    await old.fill(PASSWORD)
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await passHumanCheck(otherPage)
    await expect(dialog.getByRole('alert')).toContainText('用户名或密码错误')
    await old.fill('abcdefgh1')
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await passHumanCheck(otherPage)
    await otherPage.getByRole('button', { name: '退出另一处并登录' }).click()
    await expect(otherPage.getByLabel('城市')).toHaveValue('上海')
    await elsewhere.close()
  })

  test('the account moves to another phone, but to none that has an account', async ({ page, context, open }) => {
    const member = await signInAs(context)
    const accepted = await anAccount()
    await open('/modidyOrAuth?kind=phone')
    await verify(page, member.phone)
    const number = page.getByLabel('手机号')
    const submit = page.getByRole('button', { name: '更换手机号' })
    await number.fill(member.phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('这是当前使用的手机号')).toBeVisible()
    await number.fill('1380013800')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('手机号错误')).toBeVisible()
    await number.fill(accepted.phone)
    await typeSentCode(page, accepted.phone)
    await submit.click()
    await expect(page.getByText('该手机号已注册').first()).toBeVisible()
    await page.getByRole('button', { name: '重新验证' }).click()
    await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible()
  })

  test('after the phone was changed the account is known by the new one', async ({ page, context, open }) => {
    const member = await signInAs(context)
    const next = aPhone()
    await open('/modifyOrAuth?kind=phone')
    await verify(page, member.phone)
    await page.getByLabel('手机号').fill(next)
    await typeSentCode(page, next)
    await page.getByRole('button', { name: '更换手机号' }).click()
    await expect(page.getByText('手机号已更换')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(next)
  })

  test('a WeChat account is bound where WeChat confirms it', async ({ page, context, open }) => {
    const member = await signInAs(context)
    const openId = anOpenId()
    await open(ACCOUNT)
    await page.getByRole('link', { name: '绑定微信' }).click()
    await verify(page, member.phone)
    await page.getByRole('button', { name: '去微信确认' }).click()
    await page.getByRole('textbox').fill(openId)
    await page.getByRole('button', { name: '同意' }).click()
    await expect(page.getByText('微信已绑定，可以扫码登录')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '返回账户信息' }).first().click()
    await expect(page.getByText('已绑定，可扫码登录')).toBeVisible()
    const [account] = await inDatabase<{ wechat_id: string }>(database, 'SELECT wechat_id FROM account WHERE id = $1', [
      member.id,
    ])
    expect(account?.wechat_id).toBe(wechatIdOf(openId))
  })

  test('a WeChat account is released', async ({ page, context, open }) => {
    const member = await signInAs(context, { wechat_id: wechatIdOf(anOpenId()) })
    await open('/modidyOrAuth?kind=wechat')
    await verify(page, member.phone)
    await page.getByRole('button', { name: '解除绑定' }).click()
    await expect(page.getByText('微信绑定已解除')).toBeVisible()
    await open(ACCOUNT)
    await expect(page.getByText('未绑定')).toBeVisible()
  })
})

test('past searches', async ({ page, context, open }) => {
  const member = await signInAs(context)
  await open('/personalCenter/trademarkLog')
  await expect(page.getByText('还没有查询记录')).toBeVisible()
  await test.step('are listed newest first, found by a word, exported and deleted', async () => {
    for (let number = 1; number <= 21; number += 1)
      await addSearch(member.id, `商标名称：甲${number}`, {
        at: `2026-11-20T02:${String(number).padStart(2, '0')}:00Z`,
      })
    await addSearch(member.id, '=HYPERLINK("x"),乙', {
      address: '/combinedQuery?tradeMarkText=乙',
      total: 1234,
      at: '2026-11-20T01:00:00Z',
    })
    await page.reload()
    await expect(page.getByText('共 22 条')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('甲21')
    await expect(page.getByRole('row').nth(1)).toContainText('2026-11-20 10:21')
    await page.getByRole('listitem', { name: '2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('combobox', { name: '页码' }).click()
    await page.getByText('50 条/页').click()
    await expect(page.getByRole('row')).toHaveCount(23)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: '导出 CSV' }).click()
    const table = await readFile(await (await download).path(), 'utf8')
    expect(table.charCodeAt(0)).toBe(0xfeff)
    expect(table.split('\r\n')).toHaveLength(24)
    expect(table).toContain(`"'=HYPERLINK(""x""),乙",商标查询,1234`)

    await page.getByLabel('按查询内容筛选').fill('乙')
    await page.keyboard.press('Enter')
    await expect(page.getByText('共 1 条')).toBeVisible()
    await expect(page.getByRole('link', { name: /乙$/ })).toHaveAttribute('href', /combinedQuery\?tradeMarkText=/)
    await page.getByRole('button', { name: /^删除记录/ }).click()
    await confirmation(page, '删除这条查询记录？').getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('没有符合条件的记录')).toBeVisible()
    await page.getByRole('button', { name: '显示全部' }).click()
    await expect(page.getByText('共 21 条')).toBeVisible()
  })
  await test.step('begin with a search that a member makes, and lead back to it', async () => {
    await open('/combinedQuery?tradeMarkText=ginkgo')
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: /条|没有/ })).toBeVisible()
    await open('/personalCenter/trademarkLog')
    const saved = page.getByRole('link', { name: /ginkgo/ })
    // A search is written down after it was answered.
    await expect
      .poll(() =>
        inDatabase(database, "SELECT 1 FROM search_log WHERE account_id = $1 AND content LIKE '%ginkgo%'", [member.id]),
      )
      .toHaveLength(1)
    await page.reload()
    await saved.click()
    await expect(page).toHaveURL(/combinedQuery\?.*ginkgo/)
  })
})

test('contacts', async ({ page, context, open }) => {
  await signInAs(context)
  await open('/personalCenter/contacts')
  await test.step('are added, changed and deleted by keyboard alone', async () => {
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('the focus never came')
    }
    await expect(page.getByText('还没有联系人')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '跳到正文' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('main').getByRole('button', { name: '新增联系人' }))
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '新增联系人' })
    await expect(drawer.getByLabel('姓名')).toBeFocused()
    await page.keyboard.type('韩梅梅')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('电话号码格式错误').first()).toBeVisible()
    await expect(drawer.getByLabel('联系电话')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('021-58888888')
    await page.keyboard.press('Enter')
    await expect(drawer).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: '韩梅梅' })
    await expect(row).toContainText('默认')

    await tabTo(row.getByRole('button', { name: '编辑 韩梅梅' }))
    await page.keyboard.press('Enter')
    const editing = page.getByRole('dialog', { name: '编辑联系人' })
    await expect(editing.getByLabel('姓名')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('李雷')
    await page.keyboard.press('Enter')
    await expect(editing).toBeHidden()
    await tabTo(page.getByRole('button', { name: '删除 李雷' }))
    await page.keyboard.press('Enter')
    const query = confirmation(page, '删除这位联系人？')
    await tabTo(query.getByRole('button', { name: '删除' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('还没有联系人')).toBeVisible()
  })
  await test.step('what was typed is there again after the drawer was closed', async () => {
    const drawer = page.getByRole('dialog', { name: '新增联系人' })
    await page.getByRole('main').getByRole('button', { name: '新增联系人' }).click()
    await drawer.getByLabel('姓名').fill('韩梅梅')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: '新增联系人' }).click()
    await expect(drawer.getByLabel('姓名')).toHaveValue('韩梅梅')
  })
})

test('a visitor is asked to sign in on every page of the personal center', async ({ page, open }) => {
  for (const path of [ACCOUNT, '/personalCenter/trademarkLog', '/changePassword', '/modidyOrAuth?kind=wechat']) {
    await open(path)
    await expect(page.getByRole('main').getByRole('button', { name: '登录' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await expect(signInDialog(page)).toBeVisible()
})

for (const language of ['cn', 'en'] as const)
  test(`the personal center has no barrier that a machine can find (${language})`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    await setLanguage(language)
    const widths = widthsFor(language)
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    // Colours on their way from one state to the next are of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const member = await signInAs(context, { ...complete, card_level: 20 })
    await addSearch(member.id, '商标名称：甲')
    await inDatabase(
      database,
      `INSERT INTO contact (id, account_id, name, phone) VALUES ($1, $2, '韩梅梅', '13800138000')`,
      [randomUUID(), member.id],
    )
    const check = (what: string) =>
      atEachWidth(page, widths, async (width) => {
        expect(await barriersOf(page), `${what}, ${width} pixels`).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${what}, ${width} pixels`,
        ).toBeLessThanOrEqual(width)
      })
    for (const path of [
      ACCOUNT,
      '/personalCenter/trademarkLog',
      '/personalCenter/myServer',
      '/personalCenter/contacts',
      '/personalCenter/partnerApi',
      '/personalCenter/webhookInspector',
      '/changePassword',
      '/modidyOrAuth?kind=phone',
      '/modidyOrAuth?kind=wechat',
    ])
      await test.step(path, async () => {
        await open(path)
        await pageShown(page)
        await expect(page.locator('.ant-btn-loading, .ant-skeleton')).toHaveCount(0)
        await check(path)
      })
    await open('/personalCenter/contacts')
    await page.getByRole('button', { name: /^(编辑 |Edit )/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await animationsEnd(page)
    await check('drawer')
  })
