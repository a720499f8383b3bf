import ExcelJS from 'exceljs'
import { readFile } from 'node:fs/promises'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { expect, hitIds, test, WIDE } from './site.ts'

test('marks put aside stay over pages and a reload, and are compared', async ({ page, open }) => {
  await open(`${WIDE}&size=28`)
  const boxes = page.getByRole('checkbox', { name: /^选择 / })
  await boxes.nth(1).check()
  // By key: the row that has the focus.
  await page.locator('tbody tr[data-roving]').nth(2).focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: '已选的商标' })
  await expect(bar).toContainText('已选 2 件')
  const ids = await hitIds(page)
  await page.getByTitle('2', { exact: true }).click()
  await expect.poll(() => hitIds(page)).not.toEqual(ids)
  await page.reload()
  await expect(bar).toContainText('已选 2 件')

  await bar.getByRole('button', { name: '清空' }).click()
  await bar.getByRole('button', { name: '撤销' }).click()
  await expect(bar).toContainText('已选 2 件')

  await bar.getByRole('button', { name: '对比' }).click()
  await expect(page).toHaveURL(/\/query\/compare\?ids=/)
  await expect(page.getByRole('heading', { level: 2, name: '两两近似程度' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  expect(await barriersOf(page, { isStrict: true })).toEqual([])
})

test('the sixth mark cannot be selected, and the box says why', async ({ page, open }) => {
  await open(WIDE)
  const boxes = page.getByRole('checkbox', { name: /^选择 / })
  for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check()
  await expect(boxes.nth(5)).toBeDisabled()
  await expect(boxes.nth(5)).toHaveAccessibleDescription('最多选择 5 个商标，请先取消一个。')
  await boxes.nth(0).uncheck()
  await expect(boxes.nth(5)).toBeEnabled()
})

test('what was put aside is exported with the columns that were chosen', async ({ page, open, setLanguage }) => {
  await setLanguage('en')
  await open('/combinedQuery?tradeMarkText=华为')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('region', { name: 'Selected marks' }).getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Applicant' }).uncheck()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^trademarks-.*\.xlsx$/)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await readFile(await download.path())) as never)
  const sheet = workbook.worksheets[0]!
  expect(sheet.rowCount).toBe(2)
  expect(sheet.getRow(1).values).not.toContain('Applicant')
  expect(sheet.getRow(1).values).toContain('Application no.')
  const about = workbook.worksheets[1]!
  expect(about.getRow(about.rowCount).getCell(2).text).toContain('invented demonstration data')
})

test('a long export is made in the background and found in the account', async ({ page, open, context }) => {
  await signInAs(context)
  await open('/combinedQuery?tmApplicant=公司')
  await page.getByRole('button', { name: '导出' }).first().click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Word 文档 (DOCX)' }).check()
  await page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '下载' })).toBeVisible({ timeout: 40_000 })
  await page.getByRole('link', { name: '导出文件' }).last().click()
  await expect(page.getByRole('row').nth(1)).toContainText(/已完成可下载至 \d{4}-/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^下载 商标/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^商标-.*\.docx$/)
})

test('a record is downloaded as PDF', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await page.getByRole('link', { name: '华为', exact: true }).first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载 PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^CN_.*\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the register in charts: figures of an office, with a table behind each', async ({ page, open }) => {
  await open('/brand')
  const total = page.locator('dd').first()
  const all = await total.textContent()
  await page.getByRole('link', { name: '只看美国' }).click()
  await expect(page).toHaveURL(/country=US/)
  await expect(total).not.toHaveText(all!)
  await page.getByText('查看数据表').first().click()
  await expect(page.getByRole('columnheader', { name: '年份' })).toBeVisible()
  expect(await barriersOf(page, { isStrict: true })).toEqual([])
})
