import { expect, hitIds, test } from './site.ts'

test('a record shows what the register says, under an address that stays', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/combinedQuery?tradeMarkText=华为&status=1;10')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const [id] = await hitIds(page)
  await open(`/query/detail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '华为' })).toBeVisible()
  for (const section of ['续展期限', '登记信息', '商品/服务', '申请人', '流程'])
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  await expect(page.getByText(/怎样算出：届满日 \d{4}-\d\d-\d\d 前推 12 个月为/)).toBeVisible()
  await expect(page.getByText(/数据日期 \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect(page.getByText('虚构的记录')).toBeVisible()

  await page.getByRole('button', { name: '复制 申请号' }).click()
  await expect
    .poll(async () => {
      const number = await page.evaluate(() => navigator.clipboard.readText())
      return number !== '' && id!.includes(number)
    })
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '华为' })).toBeVisible()
})

test('from a record one searches for marks that are similar to it', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await page.getByRole('link', { name: '华为', exact: true }).first().click()
  await page.getByRole('link', { name: '查同类近似商标' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/在中国的第 \d+ 类中查找与「华为」近似的名称/)
})

test('an id that is unknown, wrong or missing gets the same message', async ({ page, open }) => {
  for (const query of ['?id=CN_00000000_1', '?id=x', '?id=%3Cscript%3E', '']) {
    await open(`/query/detail${query}`)
    await expect(page.getByRole('heading', { level: 1, name: '没有这件商标' })).toBeVisible()
  }
})

test('on paper a record is whole and without the furniture of the page', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await page.getByRole('link', { name: '华为', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '华为' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: '商品/服务' })).toBeVisible()
})

test('an English user reads the record in English', async ({ page, open, setLanguage }) => {
  await setLanguage('en')
  await open('/combinedQuery?tradeMarkText=华为&status=1;10')
  await page.getByRole('link', { name: '华为', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Goods and services' })).toBeVisible()
  await expect(page.getByText('Application filed')).toBeVisible()
  await expect(page.getByText(/How these dates are calculated: .* 12 months before the expiry date/)).toBeVisible()
})
