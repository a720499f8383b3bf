import type { BrowserContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { createPasswords } from '../../apps/api/src/modules/identity/passwords.ts'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { aPhone, inDatabase } from '../support/members.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { anArticle, signInAs } from './records.ts'
import { anAccount, codeOf, sendCode } from './sign-in.ts'
import { atEachWidth, expect, pageShown, test, widthsFor } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const STAFF_PASSWORD = 'eight seals in ink'
/** RFC 6238. */
const STEP_SECONDS = 30

/** Somebody who may work in the back office and has never signed in. */
async function aNewcomer() {
  const name = `newcomer ${randomUUID().slice(0, 8)}`
  const passwordHash = await createPasswords({ key: '-'.repeat(16) }).hash(STAFF_PASSWORD)
  await inDatabase(database, "INSERT INTO staff (id, name, password_hash, roles) VALUES ($1, $2, $3, '{admin}')", [
    randomUUID(),
    name,
    passwordHash,
  ])
  return name
}

/** Somebody of the staff who is signed in in this browser. */
async function signInStaff(context: BrowserContext) {
  const staff = await buildStaff(database)
  await context.addInitScript((token) => {
    if (!sessionStorage.getItem('was-staff')) sessionStorage.setItem('staff', token)
    sessionStorage.setItem('was-staff', 'yes')
  }, staff.token)
  return staff
}

/** A notice to all members that has been sent. */
async function aSentNotice() {
  const id = randomUUID()
  await inDatabase(
    database,
    `INSERT INTO announcement (id, title_cn, title_en, content_cn, content_en, audience, status, sent_at, author)
     VALUES ($1, '通知', 'Notice', '内容', 'Text', '{"kind":"all"}', 'sent', now(), 'somebody')`,
    [id],
  )
  return id
}

async function fillPassword(page: Page, name: string) {
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: '下一步' }).click()
}

async function fillCode(page: Page, secret: string, timestamp = Date.now()) {
  await page.getByLabel('动态验证码').fill(new TOTP({ secret }).generate({ timestamp }))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const query = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('signing in', async ({ page, open }) => {
  const name = await aNewcomer()
  await test.step('a wrong password is reported in the server’s words', async () => {
    await open('/manage')
    await fillPassword(page, 'nobody of that name')
    await expect(page.getByRole('alert').getByText('用户名或密码错误')).toBeVisible()
    await expect(page.getByLabel('用户名')).toHaveValue('nobody of that name')
  })
  let secret = ''
  await test.step('a newcomer sets up an authenticator, and needs it from then on', async () => {
    await open('/manage/articles?status=draft')
    await fillPassword(page, name)
    await expect(page.getByRole('img', { name: /^身份验证器二维码/ })).toBeVisible()
    secret = (await page.locator('code').textContent())!.replaceAll(' ', '')
    await fillCode(page, secret)
    await expect(heading(page, '文章')).toBeVisible()
    await expect(page).toHaveURL(/manage\/articles\?status=draft$/)

    await page.getByRole('button', { name: '退出登录' }).click()
    await fillPassword(page, name)
    await expect(page.getByLabel('动态验证码')).toBeVisible()
    await expect(page.getByText('设置身份验证器')).toBeHidden()
    await page.getByLabel('动态验证码').fill('000000')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert').getByText('动态码不正确或已使用')).toBeVisible()
    // A code is good for one step before and after its own, and taken once only.
    await fillCode(page, secret, Date.now() + STEP_SECONDS * 1000)
    await expect(heading(page, '文章')).toBeVisible()
  })
  await test.step('when a session ends one signs in again, and is where one was', async () => {
    await open('/manage/users')
    await expect(heading(page, '用户')).toBeVisible()
    // As if the last code had been used long ago.
    await inDatabase(database, 'UPDATE staff SET totp_step = NULL WHERE name = $1', [name])
    await inDatabase(
      database,
      'UPDATE staff_session SET expires_at = now() FROM staff WHERE staff.id = staff_id AND staff.name = $1',
      [name],
    )
    // Not by a link: a request of the page before may find out first, and the form takes the place of the menu.
    await page.evaluate(() => window.location.assign('#/manage/audit'))
    await expect(page.getByText('登录已失效')).toBeVisible()
    await fillPassword(page, name)
    await fillCode(page, secret, Date.now() + STEP_SECONDS * 1000)
    await expect(heading(page, '操作日志')).toBeVisible()
  })
})

test('a member is no staff', async ({ page, context, open }) => {
  const { token } = await signInAs(context)
  await context.addInitScript((stolen) => sessionStorage.setItem('staff', stolen), token)
  await open('/manage/users')
  await expect(page.getByLabel('用户名')).toBeVisible()
  await test.step('the outbox does not exist for anybody else', async () => {
    await open('/outbox?key=guessed')
    await expect(heading(page, '没有这个页面')).toBeVisible()
    await open('/outbox')
    await expect(heading(page, '没有这个页面')).toBeVisible()
  })
})

test('anyone who is shut out is signed out at once, and the log says why', async ({ page, context, open, browser }) => {
  const staff = await signInStaff(context)
  const elsewhere = await browser.newContext()
  const { phone } = await signInAs(elsewhere)
  const member = await elsewhere.newPage()
  await member.goto(`${process.env['SITE_URL']}/#/supportCountry`)
  await expect(member.getByRole('button', { name: /我的账号/ })).toBeVisible()

  await open('/manage/users')
  await page.getByLabel('查找用户').fill(phone)
  await expect(page).toHaveURL(new RegExp(`keyword=${phone}`))
  await page.getByRole('button', { name: phone }).click()
  const record = query(page, phone)
  await record.getByRole('button', { name: '停用' }).click()
  const requested = query(page, `停用 ${phone}？`)
  await requested.getByRole('button', { name: '停用' }).click()
  await expect(requested.getByText('请填写停用原因')).toBeVisible()
  await requested.getByLabel('停用原因').fill('重复提交虚假信息')
  await requested.getByRole('button', { name: '停用' }).click()
  await expect(record.getByText('已停用', { exact: true })).toBeVisible()

  await member.reload()
  await expect(member.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  await elsewhere.close()

  await record.getByRole('link', { name: '查看相关操作日志' }).click()
  const entry = page.getByRole('row', { name: /停用用户/ })
  await expect(entry).toContainText(phone)
  await expect(entry).toContainText(staff.name)
  await expect(entry).toContainText('重复提交虚假信息')
  await test.step('a locked member is let in again', async () => {
    const { phone } = await anAccount({ locked_until: new Date(Date.now() + 600_000) })
    await open(`/manage/users?status=locked&keyword=${phone}`)
    await page.getByRole('button', { name: phone }).click()
    const record = query(page, phone)
    await record.getByRole('button', { name: '解除锁定' }).click()
    await expect(record.getByText('正常', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('没有用户')).toBeVisible()
  })
})

async function compose(page: Page, phone: string, title: string) {
  await page.getByRole('button', { name: '撰写通知' }).click()
  const composer = query(page, '撰写通知')
  const [chinese, english] = [
    composer.getByRole('group', { name: '中文' }),
    composer.getByRole('group', { name: '英文' }),
  ]
  await chinese.getByLabel('标题').fill(title)
  await chinese.getByLabel('内容').fill(`${title}的内容`)
  await english.getByLabel('标题').fill(`English ${title}`)
  await english.getByLabel('内容').fill('The text')
  await composer.getByText('某一位会员').click()
  await composer.getByLabel('手机号').fill(phone)
  return composer
}

test('notices', async ({ page, context, open, browser }) => {
  await signInStaff(context)
  await open('/manage/notices')
  await test.step('what was typed is there again after the page was loaded anew', async () => {
    await compose(page, aPhone(), '半途而废')
    await page.reload()
    const composer = query(page, '撰写通知')
    await expect(composer.getByText('已恢复上次输入')).toBeVisible()
    await expect(composer.getByRole('group', { name: '中文' }).getByLabel('标题')).toHaveValue('半途而废')
    await composer.getByRole('button', { name: '放弃这些内容' }).click()
    await expect(composer.getByRole('group', { name: '中文' }).getByLabel('标题')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(composer).toBeHidden()
  })
  await test.step('a notice waits for its time, and becomes a draft again when it is cancelled', async () => {
    const { phone } = await anAccount()
    const title = `预告 ${randomUUID().slice(0, 8)}`
    const composer = await compose(page, phone, title)
    await composer.getByRole('button', { name: '发送…' }).click()
    const requested = query(page, '发送通知')
    await requested.getByText('定时发送').first().click()
    await requested.getByLabel('发送时间').fill('2020-01-01T09:00')
    await requested.getByRole('button', { name: '定时发送' }).click()
    await expect(requested.getByText('请选择将来的时间')).toBeVisible()
    const tomorrow = addDays(todayIn(HOME_ZONE, new Date()), 1)
    await requested.getByLabel('发送时间').fill(`${tomorrow}T09:00`)
    // The message leaves with a motion that moves the button.
    await expect(requested.getByText('请选择将来的时间')).toBeHidden()
    await requested.getByRole('button', { name: '定时发送' }).click()
    await expect(composer).toBeHidden()
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('待发送')
    await expect(row).toContainText(`${tomorrow} 09:00`)

    await row.getByRole('button', { name: title }).click()
    await page.getByRole('button', { name: '取消定时发送' }).click()
    await query(page, '取消定时发送？').getByRole('button', { name: '取消定时发送' }).click()
    await expect(row).toContainText('草稿')
    await page.getByRole('button', { name: '删除草稿' }).click()
    await query(page, '删除这份草稿？').getByRole('button', { name: '删除草稿' }).click()
    await expect(row).toHaveCount(0)
  })
  await test.step('a notice reaches the bell of the member it is for', async () => {
    const elsewhere = await browser.newContext()
    const { phone } = await signInAs(elsewhere)
    const title = `维护 ${randomUUID().slice(0, 8)}`
    const composer = await compose(page, phone, title)
    await expect(composer.getByRole('figure').first()).toContainText(`${title}的内容`)
    await composer.getByRole('button', { name: '发送…' }).click()
    const requested = query(page, '发送通知')
    await expect(requested).toContainText(`手机号 ${phone} 的会员`)
    await requested.getByRole('button', { name: '立即发送' }).click()
    await expect(composer).toBeHidden()
    const row = page.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('已发送')
    await expect(row).toContainText('0 / 1 人已读')

    const member = await elsewhere.newPage()
    await member.goto(`${process.env['SITE_URL']}/#/supportCountry`)
    await member.getByRole('button', { name: '通知，有未读' }).click()
    await expect(member.getByRole('heading', { name: new RegExp(title) })).toBeVisible()
    await elsewhere.close()
  })
})

test.describe('articles', () => {
  const editor = (page: Page) => page.getByRole('textbox', { name: '正文' })

  test('an article appears among the news, without what could harm its readers', async ({ page, context, open }) => {
    await signInStaff(context)
    const title = `新规 ${randomUUID().slice(0, 8)}`
    await open('/manage/articles')
    await page.getByRole('link', { name: '撰写文章' }).click()
    await page.getByRole('textbox', { name: '标题' }).fill(title)
    await page.getByRole('textbox', { name: '摘要' }).fill('三处变化')
    await editor(page).fill('第一处')
    await page.keyboard.press('Control+A')
    await page.getByRole('button', { name: '加粗' }).click()
    await expect(page.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true')
    // The editor itself writes nothing harmful; another client of the interface could.
    await page.route('**/admin/manage/articles', async (route) => {
      const draft = route.request().postDataJSON()
      draft.contentCn += '<script>document.title = "taken over"</script><img src="x" onerror="document.body.remove()">'
      await route.continue({ postData: draft })
    })
    await page.getByRole('button', { name: '保存' }).click()
    await expect(heading(page, '编辑文章')).toBeVisible()
    await page.getByRole('button', { name: '发布' }).click()
    await query(page, '发布这篇文章？').getByRole('button', { name: '发布' }).click()
    await expect(page.getByText('已发布', { exact: true })).toBeVisible()

    await open('/TD')
    await page.getByRole('link', { name: title }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('article strong')).toHaveText('第一处')
    await expect(page.locator('article script, article [onerror], article img')).toHaveCount(0)
    await expect(page).not.toHaveTitle('taken over')
  })

  test('the editor', async ({ page, context, open }) => {
    await signInStaff(context)
    await open('/manage/article')
    await test.step('nothing can be published that has no text', async () => {
      await page.getByRole('textbox', { name: '标题' }).fill('只有标题')
      await page.getByRole('button', { name: '保存' }).click()
      await expect(heading(page, '编辑文章')).toBeVisible()
      await page.getByRole('button', { name: '发布' }).click()
      const requested = query(page, '发布这篇文章？')
      await requested.getByRole('button', { name: '发布' }).click()
      await expect(requested.getByRole('alert')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(requested).toBeHidden()
    })
    await test.step('the toolbar is one stop of the Tab key, and arrow keys lead through it', async () => {
      await editor(page).click()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: '加粗' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('button', { name: '斜体' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(editor(page)).toBeFocused()
      await page.keyboard.type('slanted')
      await expect(editor(page).locator('em')).toHaveText('slanted')
    })
    await test.step('images are stored and shown, other files refused', async () => {
      const choose = page.locator('input[type=file]').first()
      await choose.setInputFiles({ name: 'cover.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
      await expect(page.getByRole('alert').getByText('图片格式错误')).toBeVisible()
      const image = await page.screenshot({ type: 'png' })
      await choose.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: image })
      const cover = page.getByRole('img', { name: '当前封面' })
      await expect(cover).toBeVisible()
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

      await editor(page).click()
      await page.getByRole('button', { name: '图片', exact: true }).click()
      const dialog = query(page, '图片')
      await dialog.getByLabel('图片说明').fill('一枚印章')
      await dialog.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: image })
      await expect(editor(page).getByRole('img', { name: '一枚印章' })).toBeVisible()
    })
  })

  test('of two who change an article the second chooses whose text stays', async ({ page, context, open }) => {
    await signInStaff(context)
    const { id, title, word } = await anArticle()
    const field = page.getByRole('textbox', { name: '标题' })
    await open(`/manage/article?id=${id}`)
    await expect(field).toHaveValue(title)
    await inDatabase(database, "UPDATE article SET title_cn = '对方的标题', version = version + 1 WHERE id = $1", [id])
    await field.fill('我的标题')
    await page.getByRole('button', { name: '保存' }).click()
    await query(page, '文章已被他人修改').getByRole('button', { name: '载入对方的版本' }).click()
    await expect(field).toHaveValue('对方的标题')
    await expect(query(page, '文章已被他人修改')).toBeHidden()

    await inDatabase(database, 'UPDATE article SET version = version + 1 WHERE id = $1', [id])
    await field.fill(`我的标题 ${word}`)
    await page.getByRole('button', { name: '保存' }).click()
    await query(page, '文章已被他人修改').getByRole('button', { name: '用我的覆盖' }).click()
    await expect(page.getByText('已保存')).toBeVisible()
    const [row] = await inDatabase<{ title_cn: string }>(database, 'SELECT title_cn FROM article WHERE id = $1', [id])
    expect(row!.title_cn).toBe(`我的标题 ${word}`)
    await test.step('leaving with changes needs a confirmation, and a deleted article needs none', async () => {
      await page.getByRole('textbox', { name: '标题' }).fill('改了一半')
      await page.getByRole('link', { name: '用户' }).click()
      await query(page, '离开而不保存？').getByRole('button', { name: '继续编辑' }).click()
      await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('改了一半')
      await page.getByRole('button', { name: '删除', exact: true }).click()
      await query(page, '删除这篇文章？').getByRole('button', { name: '删除' }).click()
      await expect(heading(page, '文章')).toBeVisible()
      await page.getByLabel('查找文章').fill(word)
      await expect(page.getByText('没有文章')).toBeVisible()
    })
  })
})

test('the outbox shows a code as soon as it was sent, to staff and to anyone who has the key', async ({
  page,
  context,
  open,
}) => {
  await signInStaff(context)
  const phone = aPhone()
  const outbox = await context.newPage()
  await outbox.goto(`/#/outbox?key=${process.env['SITE_OUTBOX_KEY']}&keyword=${phone}`)
  await expect(outbox.getByText('本站的消息不会真正送达')).toBeVisible()
  await expect(outbox.getByText('发件箱是空的')).toBeVisible()

  // Nothing moves in a page that lies behind another.
  await page.bringToFront()
  await open('/index')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await page.getByRole('button', { name: '注册账号' }).click()
  await page.getByLabel('手机号').fill(phone)
  await sendCode(page)
  const code = await codeOf(phone)
  await expect(outbox.getByRole('button', { name: `复制验证码 ${code}` })).toBeVisible()

  await open(`/manage/outbox?keyword=${phone}`)
  await expect(page.getByRole('button', { name: `复制验证码 ${code}` })).toBeVisible()
})

test('the log can be requested one action of one member of staff', async ({ page, context, open }) => {
  const staff = await signInStaff(context)
  const { id } = await anArticle()
  await open(`/manage/article?id=${id}`)
  await page.getByRole('button', { name: '撤回' }).click()
  await query(page, '撤回这篇文章？').getByRole('button', { name: '撤回' }).click()
  await expect(page.getByText('草稿', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await query(page, '发布这篇文章？').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '操作日志' }).click()
  await page.getByLabel('操作人').fill(staff.name)
  await expect(page.getByText('共 2 条')).toBeVisible()
  await page.getByRole('combobox', { name: '操作', exact: true }).click()
  await page.getByTitle('撤回文章').click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page.getByRole('row', { name: /撤回文章/ })).toBeVisible()
  await test.step('registrations are exported for a spreadsheet, and none is regarded as a formula', async () => {
    const { id: activity } = await anArticle({ category: 'activity' })
    await inDatabase(
      database,
      `INSERT INTO activity_registration (id, article_id, name, phone, company)
       SELECT gen_random_uuid(), $1, CASE number WHEN 1 THEN '=1+1' ELSE '报名者 ' || number END,
         '1380000' || lpad(number::text, 4, '0'), '公司, "有限"'
       FROM generate_series(1, 120) AS number`,
      [activity],
    )
    await open(`/manage/registrations?id=${activity}`)
    await expect(page.getByText('共 120 条')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.startsWith('\uFEFF姓名,手机号,')).toBe(true)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(121)
    expect(csv).toContain(`\r\n'=1+1,`)
    expect(csv).toContain('"公司, ""有限"""')
  })
  await test.step('on a phone the menu is a drawer, and the keyboard is back at its button afterwards', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/manage/users')
    const opener = page.getByRole('button', { name: '打开菜单' })
    await opener.click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('link', { name: '操作日志' }).click()
    await expect(heading(page, '操作日志')).toBeVisible()
    await expect(menu).toBeHidden()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

for (const language of ['cn', 'en'] as const)
  test(`no page of the back office has a barrier that a machine can find (${language})`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    await setLanguage(language)
    const widths = widthsFor(language)
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const check = (what: string) =>
      atEachWidth(page, widths, async (width) => {
        await expect(page.locator('.ant-btn-loading, .ant-skeleton')).toHaveCount(0)
        expect(await barriersOf(page), `${what}, ${width} pixels`).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${what}, ${width} pixels`,
        ).toBeLessThanOrEqual(width)
      })
    await open('/manage')
    await pageShown(page)
    await check('sign-in')

    await signInStaff(context)
    const { id: member } = await anAccount()
    const { id: article } = await anArticle({ category: 'activity' })
    const notice = await aSentNotice()
    await page.reload()
    for (const path of [
      '/manage/users',
      '/manage/trials',
      `/manage/users?id=${member}`,
      '/manage/users?keyword=nobody-has-this',
      '/manage/cases',
      '/manage/caseWorkload',
      '/manage/notices',
      `/manage/notices?id=${notice}`,
      '/manage/notices?id=new',
      '/manage/articles',
      '/manage/article',
      `/manage/article?id=${article}`,
      `/manage/registrations?id=${article}`,
      '/manage/approvals',
      '/manage/refunds',
      '/manage/receipts',
      '/manage/outbox',
      '/manage/audit',
      `/outbox?key=${process.env['SITE_OUTBOX_KEY']}`,
    ])
      await test.step(path.replace(/key=.*/, 'key'), async () => {
        await open(path)
        await pageShown(page)
        await check(path)
      })
  })
