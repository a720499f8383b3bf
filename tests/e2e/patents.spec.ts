import { expect, test } from './site.ts'

const texts = {
  cn: {
    description: '一种电池包，包括箱体和多个电芯，相邻电芯之间设置有液冷板',
    area: '技术方案或公开号',
    search: /检索$/,
    count: /件专利/,
    claims: /^权利要求/,
    independent: '独立',
    next: '下一件',
    paragraphs: /^说明书/,
  },
  en: {
    description: 'A battery pack with a housing and cells, and a liquid cooling plate between adjacent cells',
    area: 'Description or publication number',
    search: /Search$/,
    count: /publications in/,
    claims: /^Claims/,
    independent: 'Independent',
    next: 'Next',
    paragraphs: /^Description/,
  },
}

for (const language of ['cn', 'en'] as const)
  test(`a description leads to prior art, its claims and the next hit (${language})`, async ({
    page,
    open,
    setLanguage,
  }) => {
    const words = texts[language]
    await setLanguage(language)
    await open('/PS')
    await page.getByRole('textbox', { name: words.area }).fill(words.description)
    await page.getByRole('search').getByRole('button', { name: words.search }).click()
    await expect(page.getByRole('status').filter({ hasText: words.count })).toBeVisible()
    const hits = page.getByRole('article')
    await expect(hits.first().locator('mark').first()).toBeVisible()
    await hits.first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: words.claims }).click()
    await expect(page.getByText(words.independent, { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: words.paragraphs }).click()
    await expect(page.getByRole('link', { name: /0001|1/ }).first()).toBeVisible()
    // The list goes along from part to part.
    const id = new URL(page.url().replace('#', '')).searchParams.get('id')
    await page.getByRole('button', { name: words.next }).click()
    await expect(page).not.toHaveURL(new RegExp(`id=${id}(&|$)`))
    await page.getByRole('button', { name: words.next }).click()
    await expect(page).toHaveURL(/[?]id=/)
  })

test('an expression that cannot be read is pointed at, and one that can be is read back', async ({ page, open }) => {
  await open('/PS?mode=advanced')
  const area = page.getByRole('textbox', { name: '检索式' })
  await area.fill('TI:(电池 AND')
  await expect(page.locator('#patent-expr-read')).toContainText('第')
  await expect(area).toHaveAttribute('aria-invalid', 'true')
  await area.fill('TA:电池 NOT PA:"无此公司"')
  await expect(page.locator('#patent-expr-read')).toContainText('检索含义')
  await page.getByRole('search').getByRole('button', { name: /检索$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '件专利' })).toBeVisible()
  await page.getByRole('link', { name: '修改检索' }).click()
  await expect(page.getByRole('button', { name: '引用第 1 次检索' })).toBeVisible()
})

test('a batch on a phone says of each bad row why, and leads to the list', async ({ page, open, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const found = await request.post('/patent/search/simple', { data: { country: ['CN'], size: 1 } })
  const [first] = ((await found.json()) as { data: { records: { pubNo: string }[] } }).data.records
  await open('/PS?mode=batch')
  await page
    .getByRole('textbox', { name: '申请号或公开号' })
    .fill(`${first!.pubNo}\n12345\n${first!.pubNo}\nUS99999999A1`)
  await page.getByRole('button', { name: '开始查找' }).click()
  await expect(page.getByText('缺少国家代码')).toBeVisible()
  await expect(page.getByText('与前面的一行相同')).toBeVisible()
  await expect(page.getByText('数据库中没有这件专利')).toBeVisible()
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBe(0)
  await page.getByRole('link', { name: '查看 1 件专利' }).click()
  await expect(page.getByRole('article', { name: first!.pubNo })).toBeVisible()
})

test('an expression is completed by the keyboard, and its results are drawn and exported', async ({ page, open }) => {
  await open('/PS?mode=advanced')
  const area = page.getByRole('textbox', { name: '检索式' })
  await area.fill('TA:电池 AND 国家')
  await expect(page.getByRole('option', { name: 'CC: 国家' })).toBeVisible()
  await area.press('ArrowDown')
  await area.press('Enter')
  await expect(area).toHaveValue('TA:电池 AND CC:')
  await area.pressSequentially('CN')
  await page.getByRole('search').getByRole('button', { name: /检索$/ }).click()
  await page.getByRole('button', { name: '图表' }).click()
  const charts = page.getByRole('region', { name: '检索结果图表' })
  await expect(charts.getByRole('img', { name: '历年公开量，图表' })).toBeVisible()
  for (const [name, type] of [
    ['下载 PNG：主要申请人', 'png'],
    ['下载 CSV：主要申请人', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download')
    await charts.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toBe(`主要申请人.${type}`)
  }
})
