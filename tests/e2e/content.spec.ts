import { barriersOf } from './barriers.ts'
import { anApplicant, anArticle, aNotice, signInAs } from './records.ts'
import { passHumanCheck } from './sign-in.ts'
import { atEachWidth, excessWidth, expect, pageShown, test, widthsFor } from './site.ts'

test('news are found by category and by word', async ({ page, open }) => {
  const product = await anArticle({ category: 'product' })
  const activity = await anArticle({ category: 'activity' })
  const search = page.getByRole('searchbox', { name: '按标题或内容查找' })
  await open('/TD')
  await page.getByRole('navigation', { name: '文章类别' }).getByRole('link', { name: '产品更新' }).click()
  await expect(page.getByRole('heading', { name: product.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: activity.title })).toHaveCount(0)
  await search.fill(product.word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`type=product&keyword=${product.word}$`))
  // One may go on typing: the field stays what it was while the address changes.
  await expect(search).toBeFocused()
  await search.fill(activity.word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '没有符合条件的文章' })).toBeVisible()
  await page.getByRole('link', { name: '查看全部文章' }).click()
  await expect(page).toHaveURL(/#\/TD$/)
  await expect(search).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an article is read in full, and leads to its neighbours', async ({ page, open }) => {
  // In a time of its own, where no other test has its neighbours.
  const at = Date.UTC(1990, 0, 1) + Math.floor(Math.random() * 1e12)
  const older = await anArticle({ publishedAt: new Date(at).toISOString() })
  const { id, title } = await anArticle({
    contentCn: '<h2>要点</h2><p>见<a href="#/supportCountry">数据范围</a></p><ul><li>第一</li></ul>',
    publishedAt: new Date(at + 1000).toISOString(),
  })
  await open(`/journalDetail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.getByRole('heading', { level: 2, name: '要点' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('listitem').filter({ hasText: '第一' })).toBeVisible()
  await test.step('on paper an article is without what surrounds it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.emulateMedia({ media: null })
  })
  await page.getByRole('navigation', { name: '相邻文章' }).getByRole('link', { name: older.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: older.title })).toBeVisible()
  await page.goBack()
  await page.getByRole('article').getByRole('link', { name: '数据范围' }).click()
  await expect(page).toHaveURL(/#\/supportCountry$/)
  await test.step('an article that does not exist says so', async () => {
    for (const path of ['/journalDetail', '/journalDetail?id=x', '/activity?id=019a0000-0000-7000-8000-000000000000']) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: '没有这篇文章' })).toBeVisible()
    }
  })
})

test.describe('a user in London', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('English readers have articles of their own', async ({ page, open, setLanguage }) => {
    await setLanguage('en')
    const { id, word, titleEn } = await anArticle({ publishedAt: '2026-11-20T16:30:00Z' })
    await open(`/TD?keyword=${word}`)
    await expect(page.getByRole('heading', { name: titleEn })).toBeVisible()
    await open(`/journalDetail?id=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: titleEn })).toBeVisible()
    await test.step('sees when an article appeared by the own clock', async () => {
      await expect(page.getByRole('article')).toContainText('2026-11-20 16:30')
    })
  })
})

test('one registers for an activity', async ({ page, open }) => {
  const activity = await anArticle({ category: 'activity' })
  const { id } = activity
  await test.step('an activity is registered for where its article is opened as one of the news', async () => {
    const news = await anArticle()
    await open(`/journalDetail?id=${activity.id}`)
    await page.getByRole('link', { name: '我要报名' }).click()
    await expect(page).toHaveURL(new RegExp(`#/activity\\?id=${activity.id}$`))
    await open(`/activity?id=${news.id}`)
    await expect(page).toHaveURL(new RegExp(`#/journalDetail\\?id=${news.id}$`))
  })
  await test.step('what is wrong with a registration is reported on top and beside the field; a draft outlives the page', async () => {
    await open(`/activity?id=${id}`)
    await page.getByRole('textbox', { name: '邮箱' }).fill('li@example')
    await page.getByRole('button', { name: '提交报名' }).click()
    const summary = page.getByRole('alert').filter({ hasText: '有 3 处需要修改' })
    await expect(summary).toBeVisible()
    await summary.getByRole('button', { name: '邮箱格式错误' }).click()
    await expect(page.getByRole('textbox', { name: '邮箱' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveValue('li@example')
  })
  await test.step('one registers for an activity, but only once by a phone', async () => {
    const register = async () => {
      await page.getByRole('textbox', { name: '邮箱' }).fill('')
      await page.getByRole('textbox', { name: '姓名' }).fill('李雷')
      await page.getByRole('textbox', { name: '联系电话' }).fill('13912345678')
      await page.getByRole('button', { name: '提交报名' }).click()
      await passHumanCheck(page)
    }
    await open(`/activity?id=${id}&source=newsletter`)
    await register()
    await expect(page.getByRole('heading', { level: 1, name: '报名成功' })).toBeVisible()
    await page.getByRole('link', { name: '返回活动页面' }).click()
    await register()
    await expect(page.getByRole('alert')).toContainText('该手机号已报名此活动')
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('李雷')
  })
})

for (const language of ['cn', 'en'] as const)
  test(`the legal texts name the operator and are found by their contents (${language})`, async ({
    page,
    open,
    setLanguage,
  }) => {
    await setLanguage(language)
    for (const [path, heading] of [
      ['/legal/privacy', language === 'cn' ? '法律声明与隐私政策' : 'Legal notice and privacy policy'],
      ['/legal/term', language === 'cn' ? '用户协议' : 'User agreement'],
    ] as const) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const contents = page.getByRole('navigation', { name: language === 'cn' ? '目录' : 'Contents' })
      await expect(contents.getByRole('link')).not.toHaveCount(0)
      await expect(page.getByText('{operator}')).toHaveCount(0)
      const last = contents.getByRole('link').last()
      const title = await last.textContent()
      await last.click()
      await expect(page.getByRole('heading', { name: title! })).toBeInViewport()
      await expect(page.getByRole('heading', { name: title! })).toBeFocused()
    }
  })

test('what a member learns', async ({ page, context, open }) => {
  const { id } = await signInAs(context)
  await test.step('the services say what is left today and what is loaded', async () => {
    await open('/services')
    await expect(page.getByRole('meter', { name: '今日查询次数' })).toHaveAttribute(
      'aria-valuetext',
      /^今日已用 [\d,]+ \/ [\d,]+ 次$/,
    )
    await page.getByRole('main').getByRole('link', { name: '中国', exact: true }).click()
    await expect(page).toHaveURL(/#\/combinedQuery\?country=CN$/)
  })
  await test.step('notices are listed, distinguished and marked', async () => {
    await aNotice(id, '第一条')
    await aNotice(id, '第二条', '/supportCountry')
    await open('/personalCenter/notices')
    const main = page.getByRole('main')
    await expect(main.getByText('共 2 条')).toBeVisible()
    await main.getByRole('button', { name: '本页标为已读' }).click()
    await expect(main.getByRole('button', { name: '本页标为已读' })).toBeDisabled()
    await main.getByText('未读', { exact: true }).click()
    await expect(page).toHaveURL(/show=unread/)
    await expect(main.getByRole('heading', { name: '没有未读通知' })).toBeVisible()
    await main.getByRole('button', { name: '全部' }).click()
    await main.getByRole('link', { name: '第二条' }).click()
    await expect(page).toHaveURL(/#\/supportCountry$/)
  })
})

test('applicants are added, lead to their marks, and are removed', async ({ page, context, open }) => {
  await signInAs(context)
  await open('/combinedQuery?tmApplicant=公司&country=all&status=all&view=table')
  const name = (await page.getByRole('row').nth(1).getByText(/公司/).first().textContent())!.trim()

  await open('/hostingPlatform')
  await page.getByRole('textbox', { name: '申请人名称' }).fill('云澜 科技')
  await page.getByRole('textbox', { name: /统一社会信用代码/ }).fill('123')
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '有 2 处需要修改' })).toContainText(
    '请填写正确的统一社会信用代码',
  )
  await page.getByRole('textbox', { name: '申请人名称' }).fill(name)
  await page.getByRole('textbox', { name: /统一社会信用代码/ }).fill('914403001922038216')
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page).toHaveURL(/#\/hostingPlatforms\/home$/)

  const dialog = page.getByRole('dialog')
  await open('/hostingPlatforms/applicants')
  await page.getByRole('button', { name: '添加申请人' }).click()
  await dialog.getByText('自然人').click()
  await dialog.getByRole('textbox', { name: '申请人名称' }).fill('李雷')
  await dialog.getByRole('button', { name: /^添\s?加$/ }).click()
  await expect(page.getByText('已添加“李雷”')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '李雷' })).toBeVisible()

  await page.getByRole('link', { name: '返回申请人' }).click()
  await page.getByRole('button', { name: '添加申请人' }).click()
  await dialog.getByRole('textbox', { name: '申请人名称' }).fill('李雷')
  await dialog.getByRole('button', { name: /^添\s?加$/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '移除“李雷”' }).click()
  await dialog.getByRole('button', { name: /^移\s?除$/ }).click()
  await expect(page.getByText('已移除“李雷”')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '李雷' })).toHaveCount(0)

  const marks = page.getByRole('link', { name: new RegExp(`查看“${name}”的 \\d+ 件商标`) })
  const count = (await marks.textContent())!
  await marks.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`(共|至少) ${count} 条`))
})

for (const language of ['cn', 'en'] as const)
  test(`the pages have no barrier that a machine can find and fit the screen (${language})`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    await setLanguage(language)
    const widths = widthsFor(language)
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { id } = await signInAs(context)
    await aNotice(id, '密码已修改')
    const article = await anArticle({
      contentCn: `<h2>要点</h2><table><tr><td>${'长'.repeat(200)}</td></tr></table>`,
    })
    const activity = await anArticle({ category: 'activity' })
    for (const path of [
      '/TD',
      `/TD?keyword=${article.word}x`,
      `/journalDetail?id=${article.id}`,
      `/activity?id=${activity.id}`,
      '/activitySuccess',
      '/legal/privacy',
      '/legal/term',
      '/services',
      '/services?tab=trial',
      '/hostingPlatform',
      '/personalCenter/notices',
      '/hostingPlatforms/annualFee',
      '/hostingPlatforms/platformPay',
      '/hostingPlatforms/home',
    ])
      await test.step(path, async () => {
        if (path === '/hostingPlatforms/home') {
          await anApplicant(id, '云澜科技有限公司')
          // The page remembers that there was none.
          await page.goto('about:blank')
        }
        await open(path)
        await pageShown(page)
        await expect(page.locator('.ant-skeleton')).toHaveCount(0)
        await atEachWidth(page, widths, async (width) => {
          expect(await barriersOf(page, { isStrict: true }), `${path}, ${width} pixels`).toEqual([])
          expect(await excessWidth(page), `${path}, ${width} pixels`).toBe(0)
        })
      })
  })
