import { logoPng } from '../support/logo-png.ts'
import { aHit, aMarkWithImage, signInAs } from './records.ts'
import { expect, test } from './site.ts'

test('a search is watched from its result, notified, changed, paused and deleted', async ({ page, open, context }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await page.getByRole('link', { name: '监测此查询' }).click()
  await expect(page.getByText('登录后即可监测商标并接收通知')).toBeVisible()
  await signInAs(context)
  await page.reload()

  const form = page.getByRole('dialog', { name: '新建监测' })
  await expect(form.getByRole('textbox', { name: '商标名称' })).toHaveValue('华为')
  await form.getByRole('checkbox', { name: 'Webhook' }).check()
  await form.getByRole('button', { name: '开始监测' }).click()
  await expect(form.getByRole('alert')).toContainText('请填写 Webhook 地址')
  await form.getByRole('checkbox', { name: 'Webhook' }).uncheck()
  await form.getByRole('button', { name: '开始监测' }).dblclick()
  await expect(form).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: '近似商标 · 华为 · CN' })
  await expect(row).toHaveCount(1)
  await expect(page.getByText('已用 1 个，最多 3 个')).toBeVisible()

  await row.getByRole('button', { name: '修改：华为' }).click()
  await page.getByRole('textbox', { name: '监测名称' }).fill('主商标')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '暂停：主商标' }).click()
  await expect(page.getByRole('row', { name: /主商标/ })).toContainText('已暂停')
  await page.getByRole('button', { name: '恢复：主商标' }).click()
  await page.getByRole('button', { name: '删除：主商标' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect(page.getByRole('heading', { name: '还没有监测' })).toBeVisible()
})

test('a hit is explained and decided upon, the decision outlives a reload, and the report tells of it', async ({
  page,
  open,
  context,
}) => {
  const member = await signInAs(context, { nickname: '韩梅梅' })
  const { monitorId } = await aHit(member.id)
  await open(`/monitoringResult?monitorId=${monitorId}`)
  await page.getByRole('button', { name: /^为什么近似/ }).click()
  await expect(page.getByRole('region', { name: '近似说明' })).toBeVisible()
  await page.getByRole('button', { name: '拟异议' }).click()
  await expect(page.getByText(/韩梅梅 \d{4}-/)).toBeVisible()
  await page.getByRole('button', { name: '添加备注' }).click()
  await page.getByRole('textbox', { name: '备注' }).fill('与客户确认')
  await page.getByRole('button', { name: '保存备注' }).click()
  await expect(page.getByRole('button', { name: '修改备注' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '拟异议' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('与客户确认')).toBeVisible()

  await page.getByRole('link', { name: '生成报告' }).click()
  await expect(page.getByText('本期共 1 条结果')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载 PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^华为 .*\.pdf$/)
})

test('many hits are decided upon at once, by mouse and by keyboard, and the decision is undone', async ({
  page,
  open,
  context,
}) => {
  const member = await signInAs(context)
  const { monitorId } = await aHit(member.id, 4)
  await open(`/monitoringResult?monitorId=${monitorId}`)
  const many = page.getByRole('group', { name: '批量处理' })
  const picks = page.getByRole('checkbox', { name: /^选择：/ })
  const ignored = page.getByRole('button', { name: '忽略', pressed: true })
  const opposed = page.getByRole('button', { name: '拟异议', pressed: true })
  await picks.nth(0).check()
  await picks.nth(2).click({ modifiers: ['Shift'] })
  await expect(many.getByText('已选 3 条')).toBeVisible()
  await many.getByRole('button', { name: '忽略' }).dblclick()
  await expect(ignored).toHaveCount(3)
  await expect(many.getByRole('button', { name: /撤\s*销/ })).toBeFocused()

  await picks.nth(2).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('3')
  await expect(opposed).toHaveCount(2)
  await expect(ignored).toHaveCount(2)
  await many.getByRole('button', { name: /撤\s*销/ }).click()
  await expect(opposed).toHaveCount(0)
  await expect(ignored).toHaveCount(3)
  await page.reload()
  await expect(ignored).toHaveCount(3)
})

test('the image of a record is watched, another is chosen, and its webhook is tried', async ({
  page,
  open,
  context,
}) => {
  await signInAs(context)
  await open(`/query/detail?id=${await aMarkWithImage()}`)
  await page.getByRole('link', { name: '监测图形' }).click()
  const form = page.getByRole('dialog', { name: '新建监测' })
  await expect(form.getByRole('img', { name: '图形' })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Webhook' }).check()
  await form.getByRole('textbox', { name: 'Webhook 地址' }).fill('http://127.0.0.1:9/hook')
  await form.getByRole('button', { name: '开始监测' }).click()
  const row = page.getByRole('row').filter({ hasText: '图形监测' })
  await expect(row.locator('img')).toBeVisible()

  await row.getByRole('button', { name: /^修改/ }).click()
  const edited = page.getByRole('dialog', { name: '修改监测' })
  await edited.getByRole('button', { name: '发送测试请求' }).click()
  await expect(edited.getByText('不在公共互联网上')).toBeVisible()
  const before = await edited.getByRole('img', { name: '图形' }).getAttribute('src')
  await edited.locator('input[type=file]').setInputFiles({
    name: '图样.png',
    mimeType: 'image/png',
    buffer: await logoPng(3),
  })
  await expect(edited.getByRole('img', { name: '图形' })).not.toHaveAttribute('src', before!)
  await edited.getByRole('button', { name: /^保\s*存$/ }).click()
  await expect(edited).toBeHidden()
  await expect(row.locator('img')).not.toHaveAttribute('src', before!)
})

test('a visitor tries monitoring with a name, and an e-mail is stopped by its link', async ({
  page,
  open,
  context,
}) => {
  await open('/SC')
  await page.getByRole('textbox', { name: '商标名称' }).fill('华为')
  await page.getByRole('button', { name: '看看会发现什么' }).click()
  await expect(page.getByRole('region', { name: '近似说明' })).toBeVisible()
  await expect(page.getByRole('link', { name: '监测“华为”' })).toBeVisible()

  const member = await signInAs(context)
  const { token } = await aHit(member.id)
  await context.clearCookies()
  await open(`/monitorUnsubscribe?token=${token}`)
  await page.getByRole('button', { name: '不再接收' }).click()
  await expect(page.getByRole('heading', { name: '已停止发送“华为”的监测邮件' })).toBeVisible()
})
