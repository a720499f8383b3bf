import { signInAs } from './records.ts'
import { expect, test, totalShown } from './site.ts'

test('conditions are joined, moved and shared by their address', async ({ page, open }) => {
  await open('/combinedQuery')
  await page.getByRole('link', { name: '组合查询' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '商标组合查询' })).toBeVisible()
  await page.getByRole('textbox', { name: '第 1 个条件的内容' }).fill('华@为')
  await page.getByRole('textbox', { name: '第 2 个条件的内容' }).fill('示例')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  const first = page.getByRole('textbox', { name: '第 1 个条件的内容' })
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toBeFocused()
  await first.fill('华为')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/#\/nPQ\?c=AND,SBMC,similar,[^&]+&c=AND,SQRMC,match,/)
  const both = await totalShown(page)
  expect(both).toBeGreaterThan(0)
  // One may go on typing: the field stays what it was while the address changes.
  await expect(first).toBeFocused()
  await expect(page.getByRole('button', { name: /的近似说明/ }).first()).toBeVisible()
  const address = page.url()

  // Moved by the keyboard, the condition keeps the focus.
  await page.getByRole('button', { name: '上移第 2 个条件' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '第 1 个条件的内容' })).toHaveValue('示例')
  await page.getByRole('button', { name: '删除第 1 个条件' }).click()
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page.getByText('条件已修改', { exact: false })).toBeHidden()
  await expect.poll(() => totalShown(page)).toBeGreaterThanOrEqual(both)

  await page.goto(address)
  await expect.poll(() => totalShown(page)).toBe(both)
  await expect(page.getByRole('textbox', { name: '第 2 个条件的内容' })).toHaveValue('示例')

  // The settings below open by themselves where one of them is wrong, and stay open while it is mended.
  await page.goto(`${address}&classify=99`)
  const classes = page.getByRole('textbox', { name: '类别号' })
  await expect(classes).toBeVisible()
  await classes.press('End')
  await classes.pressSequentially(';9')
  await expect(classes).toHaveValue('99;9')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('region', { name: '类别' })).toBeFocused()
})

test('element codes are a criterion of the plain form', async ({ page, open }) => {
  await open('/combinedQuery?country=all')
  await page.getByRole('radio', { name: '图形要素' }).check()
  const field = page.getByRole('textbox', { name: '图形要素编码' })
  await field.fill('4.1;x')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('“x”')
  await field.fill('1.1;1.3;1.5;1.7;1.11;1.13')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('最多可选 5 个')
  await field.fill('1;2;3;4;5')
  await page.keyboard.press('Enter')
  expect(await totalShown(page)).toBeGreaterThan(0)
  await expect(page).toHaveURL(/vienna=1;2;3;4;5/)
})

test('a member runs a list in bulk, watches it and downloads it', async ({ page, open, context }) => {
  await open('/bulkQuery')
  await expect(page.getByText('批量查询供会员使用')).toBeVisible()
  await signInAs(context)
  await page.reload()
  await page.locator('input[type=file]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('商标名称,备注\n华为,a\n@@@,b\n99999999999,c\n'),
  })
  await expect(page.getByText('已读取 3 行，首行作为标题略去')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '名称或号码，每行一个' })).toHaveValue('华为\n@@@\n99999999999')
  await page.getByRole('button', { name: '开始查询' }).dblclick()

  await expect(page.getByRole('heading', { level: 2, name: '名单' })).toBeVisible()
  await expect(page.getByText(/已完成 · 已完成 3 \/ 3 行/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 华为/ })).toContainText(/有相同|有近似/)
  await expect(page.getByRole('row', { name: /^2 @@@/ })).toContainText('无法查询')
  await expect(page.getByRole('row', { name: /^3 99999999999/ })).toContainText('未发现')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载 XLSX' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('名单.xlsx')
  await page.getByText('无法查询 1').click()
  await expect(page.getByRole('row')).toHaveCount(2)

  await open('/bulkQuery')
  await expect(page.getByRole('link', { name: '名单' })).toHaveCount(1)
  await page.getByRole('button', { name: '删除 名单' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect(page.getByText('还没有批量查询')).toBeVisible()
})

test('what one member typed waits for them, and is not shown to the next', async ({ page, open, context }) => {
  const list = page.getByRole('textbox', { name: '名称或号码，每行一个' })
  const applicant = page.getByRole('textbox', { name: '申请人名称' })
  const first = await signInAs(context)
  await open('/bulkQuery')
  await list.fill('云澜\n星舟')
  await open('/hostingPlatform')
  await applicant.fill('云澜科技')

  await signInAs(context)
  await page.reload()
  await expect(applicant).toHaveValue('')
  await open('/bulkQuery')
  await expect(list).toHaveValue('')

  await context.addCookies([{ name: 'auth', value: first.token, url: process.env['SITE_URL']! }])
  await page.reload()
  await expect(list).toHaveValue('云澜\n星舟')
  await open('/hostingPlatform')
  await expect(applicant).toHaveValue('云澜科技')
})

test('a saved query is compared, renamed, shared with anybody and revoked', async ({
  page,
  open,
  context,
  browser,
}) => {
  await signInAs(context)
  await open('/combinedQuery?tradeMarkText=华为')
  await page.getByRole('button', { name: '保存查询' }).click()
  await page.getByRole('link', { name: '查看保存的查询' }).click()
  await page.getByRole('button', { name: /^再查并比较/ }).click()
  await expect(page.getByRole('dialog')).toContainText('没有变化')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^重命名/ }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('给客户')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '给客户' })).toBeVisible()

  await page.getByRole('button', { name: '分享 给客户' }).click()
  const dialog = page.getByRole('dialog', { name: '分享：给客户' })
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = (await dialog.locator('code').textContent())!

  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: '给客户' })).toBeVisible()
  await expect(stranger.getByText(/引擎版本 [\d.]+/)).toBeVisible()
  await expect(stranger.getByRole('link', { name: '华为' }).first()).toBeVisible()

  await dialog.getByRole('button', { name: /撤\s*销/ }).click()
  await expect(dialog.getByText('还没有有效的链接')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: '这个链接无效' })).toBeVisible()
  await stranger.close()
})
