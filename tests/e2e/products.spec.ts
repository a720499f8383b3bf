import { addDays, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { excessWidth, expect, pageShown, test } from './site.ts'

const today = todayIn(HOME_ZONE, new Date())
const texts = {
  cn: {
    marks: '商标管理',
    patents: '专利管理',
    annuities: '专利年费',
    tools: '效率工具',
    about: '关于知匠',
    expires: '到期日',
    office: '国家或地区',
    other: '瓦努阿图',
    run: '计算期限',
    unknown: /续展规则/,
    year: /^第 7 年年费/,
    calculation: '计算过程',
    begin: '打开托管平台',
    compare: '官文比对',
  },
  en: {
    marks: 'Trademark management',
    patents: 'Patent management',
    annuities: 'Patent annuities',
    tools: 'Efficiency tools',
    about: 'About Markwright',
    expires: 'Expires on',
    office: 'Country or region',
    other: 'Vanuatu',
    run: 'Calculate',
    unknown: /The renewal rule of this office is not known/,
    year: /year 7\b/,
    calculation: 'How it was calculated',
    begin: 'Open the portfolio',
    compare: 'Document comparison',
  },
} as const

for (const [language, width] of [
  ['cn', 1440],
  ['en', 390],
] as const)
  test(`the products of management are tried before one signs in (${language}, ${width} px)`, async ({
    page,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 900 })
    const main = page.getByRole('main')

    await open('/TMS')
    await expect(main.getByRole('heading', { level: 1, name: word.marks })).toBeVisible()
    await expect(main.getByText(addDays(today, 30), { exact: true })).toBeVisible()
    const expires = addDays(today, 200)
    await main.getByLabel(word.expires).fill(expires)
    await main.getByRole('button', { name: word.run }).click()
    await expect(main.getByText(expires, { exact: true })).toBeVisible()
    await main.getByText(word.calculation).first().click()
    await main.getByRole('combobox', { name: word.office }).fill(word.other)
    await page.keyboard.press('Enter')
    await main.getByRole('button', { name: word.run }).click()
    await expect(main.getByText(word.unknown)).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    await open('/PMS?point=0')
    await expect(main.getByRole('heading', { level: 1, name: word.patents })).toBeVisible()
    await open('/PMS?point=1')
    await expect(main.getByRole('heading', { level: 1, name: word.annuities })).toBeVisible()
    await expect(main.getByRole('heading', { level: 3, name: word.year })).toBeVisible()
    await expect(main.getByText(addYears(addDays(today, 30), 1).slice(0, 4)).first()).toBeVisible()
    expect(await excessWidth(page)).toBe(0)
    await main.getByRole('link', { name: word.begin }).first().click()
    await expect(page).toHaveURL(/#\/hostingPlatforms\/annualFee/)

    await open('/PAMS')
    await expect(main.getByRole('heading', { level: 1, name: word.annuities })).toBeVisible()
    await open('/AU')
    await expect(main.getByRole('heading', { level: 1, name: word.about })).toBeVisible()
    await expect(main.getByText(/^\d{1,3}(,\d{3})+$/).first()).toBeVisible()
    expect(await excessWidth(page)).toBe(0)
    await open('/efficiencyTools')
    await expect(page).toHaveURL(/#\/fficiencyTools/)
    await expect(main.getByRole('heading', { level: 1, name: word.tools })).toBeVisible()
    await pageShown(page)
    expect(await excessWidth(page)).toBe(0)
    await main.getByRole('listitem').getByRole('link', { name: word.compare }).click()
    await expect(page).toHaveURL(/#\/contrast/)
  })
