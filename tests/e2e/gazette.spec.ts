import { expect, test } from './site.ts'

test('a user goes from issue to issue, narrows one by class, and reads a notice', async ({ page, open }) => {
  await open('/index')
  await page.getByRole('banner').getByRole('button', { name: '商标服务' }).click()
  await page
    .getByRole('link', { name: /商标公告/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '商标公告' })).toBeVisible()
  const issueOf = (url: string) => /issue=(\d+)/.exec(url)?.[1]
  const shown = page.locator('.ant-select', { has: page.getByRole('combobox', { name: '期号' }) })
  await page.getByRole('button', { name: '上一期' }).click()
  await expect(page).toHaveURL(/issue=\d+/)
  const previous = issueOf(page.url())
  await expect(shown).toContainText(`第 ${previous} 期`)
  await page.getByRole('button', { name: '下一期' }).click()
  await expect.poll(() => issueOf(page.url())).not.toBe(previous)
  // The figures of the issue before stay until those of this one have come.
  await expect(shown).toContainText(`第 ${issueOf(page.url())} 期`)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

  const column = page.getByRole('group', { name: '按类别' }).getByRole('button').first()
  const [, classNo, count] = /第 (\d+) 类 .*：(\d+) 件/.exec((await column.getAttribute('aria-label'))!)!
  await column.click()
  await expect(page).toHaveURL(new RegExp(`class=${classNo}(&|$)`))
  await expect(column).toHaveAttribute('aria-pressed', 'true')
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(Number(count))
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  for (const classes of await rows.getByRole('cell').nth(2).allTextContents())
    expect(classes.split(', ')).toContain(classNo)

  const name = await rows.first().getByRole('link').textContent()
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!)
  await page.getByRole('link', { name: /^第 \d+ 期$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '商标公告' })).toBeVisible()
})

test('a word that no notice has, and an issue that does not exist, each have a way out', async ({ page, open }) => {
  await open('/Notice?keyword=qxzvjkwq')
  await page.getByRole('link', { name: '看这一期的全部公告' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await open('/Notice?issue=0')
  await page.getByRole('link', { name: '看最新一期' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
