import { expect, test } from './site.ts'

const words = {
  cn: {
    title: '法律文书',
    field: '标题、正文、当事人、商标或案号中的词语',
    search: '查找',
    keyword: '引证商标',
    case: /驳回复审行政纠纷/,
    facts: '基本信息',
    marks: '登记簿中的商标',
    section: '法律文书',
    none: '没有符合条件的文书',
    all: '显示全部文书',
    filter: /^筛选|^已选/,
    party: '当事人',
    more: '当事人、商标、案号',
    apply: '应用',
  },
  en: {
    title: 'Legal documents',
    field: 'Words in the title, text, parties, marks or number',
    search: 'Search',
    keyword: '"commercial impression"',
    case: /^\[Demonstration\]/,
    facts: 'Facts',
    marks: 'Marks in the registers',
    section: 'Legal documents',
    none: 'No document matches',
    all: 'Show all documents',
    filter: /^Filter/,
    party: 'Party',
    more: 'Party, mark, case number',
    apply: 'Apply',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const) {
  const say = words[language]
  test(`a search leads to a document, to its mark and back (${language}, ${width} pixels)`, async ({
    page,
    open,
    setLanguage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await setLanguage(language)
    await open('/instrument')
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await page.getByRole('searchbox', { name: say.field }).fill(say.keyword)
    await page.getByRole('searchbox', { name: say.field }).press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    const hit = page.getByRole('article').first()
    await expect(hit.locator('mark').first()).toBeVisible()

    await hit.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.case)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page.locator('main mark').first()).toBeVisible()
    const aside = page.getByRole('complementary', { name: say.facts })
    const mark = aside.locator('section').filter({ hasText: say.marks }).getByRole('link').first()
    await mark.click()
    await expect(page).toHaveURL(/\/query\/detail\?id=/)

    const section = page.getByRole('region', { name: say.section })
    await section.getByRole('link', { name: title! }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test(`filters are in the address and have a way out (${language}, ${width} pixels)`, async ({
    page,
    open,
    setLanguage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await setLanguage(language)
    await open('/instrument')
    await expect(page.getByRole('article').first()).toBeVisible()
    const all = await page.getByRole('article').count()
    if (width < 1024) await page.getByRole('button', { name: say.filter }).click()
    const value = page.getByRole('checkbox').first()
    await value.click()
    await expect(page).toHaveURL(/court=/)
    if (width < 1024) await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThan(all)

    if (width < 768) await page.getByText(say.more, { exact: true }).click()
    await page.getByRole('textbox', { name: say.party }).fill('qxzvjkwq')
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.none)).toBeVisible()
    await page.getByRole('link', { name: say.all }).click()
    await expect(page.getByRole('article')).toHaveCount(all)
  })
}

test('an address of a document that is not there has a way out', async ({ page, open }) => {
  for (const id of ['', '?id=x', '?id=01936a00-0000-7000-8000-000000000000']) {
    await open(`/judgementDocumentDetail${id}`)
    await expect(page.getByText('没有找到这篇文书')).toBeVisible()
  }
  await page.getByRole('link', { name: '查找法律文书' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
