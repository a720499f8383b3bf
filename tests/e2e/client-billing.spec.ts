import { readFile } from 'node:fs/promises'
import { workbookRows } from '../support/workbook-rows.ts'
import { barriersOf } from './barriers.ts'
import { aPortfolio, signInAs } from './records.ts'
import { animationsEnd, atEachWidth, excessWidth, expect, pageShown, test } from './site.ts'

const texts = {
  cn: {
    add: /添加费用/,
    client: '客户',
    title: '项目',
    amount: '金额',
    cost: '成本',
    save: /^保\s?存$/,
    problem: '请输入金额，最多两位小数',
    sum: '共 2 笔，合计 RMB¥1,500.50',
    choose: /^选择 甲客户 的费用/,
    billChosen: '为所选 2 笔开具账单',
    issue: /^开\s?具$/,
    statement: /^账单 ST-\d{4}-0001$/,
    pdf: '下载 PDF',
    xlsx: '下载表格',
    pay: '登记付款',
    paid: '已付款',
    unpay: '撤销付款登记',
    void: /^作\s?废$/,
    voided: '已作废',
    total: '合计',
    none: '没有待开账单的费用',
    profit: '收费合计 RMB¥1,500.50，已知成本 RMB¥1,600.00，已知成本的费用的利润 -RMB¥100.00。',
    unknown: '另有 1 笔费用的成本未知，未计入利润。',
    nobody: '未指定',
  },
  en: {
    add: /Add a charge/,
    client: 'Client',
    title: 'Service',
    amount: 'Amount',
    cost: 'Cost',
    save: 'Save',
    problem: 'Enter an amount with two decimals at most.',
    sum: '2 charges, RMB¥1,500.50 in total',
    choose: /^Choose the charge .+ of 甲客户$/,
    billChosen: 'Issue a statement for 2 charges',
    issue: 'Issue',
    statement: /^Statement ST-\d{4}-0001$/,
    pdf: 'Download PDF',
    xlsx: 'Download spreadsheet',
    pay: 'Record payment',
    paid: 'Paid',
    unpay: 'Undo the payment',
    void: 'Void',
    voided: 'Void',
    total: 'Total',
    none: 'Nothing is waiting to be billed',
    profit: 'Charged RMB¥1,500.50, known cost RMB¥1,600.00, profit of the charges whose cost is known -RMB¥100.00.',
    unknown: 'The cost of 1 further charge is not known and not counted.',
    nobody: 'Nobody',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['cn', 390],
  ['en', 1280],
  ['en', 390],
] as const)
  test(`an agency charges a client, bills it and sees what is left (${language}, ${width} px)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    await aPortfolio(await signInAs(context, { company_name: '青松知识产权代理有限公司' }))
    const main = page.locator('main')
    const dialog = page.getByRole('dialog')
    const looksRight = (name: string) =>
      atEachWidth(page, width === 390 ? [390] : [width, 768], async (at) => {
        await pageShown(page)
        await animationsEnd(page)
        if (process.env['LOOK'])
          await page.screenshot({ path: `/tmp/look/billing-${language}-${name}-${at}.png`, fullPage: true })
        expect(await excessWidth(page), `${name}, ${at} pixels`).toBe(0)
        expect(await barriersOf(page), `${name}, ${at} pixels`).toEqual([])
      })

    await open('/hostingPlatforms/charges')
    await expect(main.getByText(word.none)).toBeVisible()
    await looksRight('no-charges')
    for (const [title, amount, cost] of [
      ['商标注册申请服务费', '1,500', '1600'],
      ['Search', '0.50', ''],
    ] as const) {
      await main.getByRole('button', { name: word.add }).click()
      await dialog.getByLabel(word.client, { exact: true }).fill('甲客')
      await page.keyboard.press('Enter')
      await dialog.getByLabel(word.title, { exact: true }).fill(title)
      await dialog.getByLabel(word.amount).fill('1.234')
      await dialog.getByLabel(word.cost).fill(cost)
      await dialog.getByRole('button', { name: word.save }).click()
      await expect(dialog.getByText(word.problem)).toBeVisible()
      await dialog.getByLabel(word.amount).fill(amount)
      await looksRight('charge')
      await dialog.getByRole('button', { name: word.save }).click()
      await expect(main.getByText(title)).toBeVisible()
    }
    await expect(main.getByText(word.sum)).toBeVisible()
    for (const box of await main.getByRole('checkbox', { name: word.choose }).all()) await box.check()
    await looksRight('charges')
    await main.getByRole('button', { name: word.billChosen }).click()
    await looksRight('bill')
    await dialog.getByRole('button', { name: word.issue }).click()
    await expect(main.getByRole('heading', { level: 1, name: word.statement })).toBeVisible()
    await looksRight('statement')

    const save = async (name: string) => {
      const saved = page.waitForEvent('download')
      await main.getByRole('button', { name }).click()
      return readFile(await (await saved).path())
    }
    expect((await save(word.pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    const rows = await workbookRows(await save(word.xlsx))
    expect(rows.at(-1)).toEqual(expect.arrayContaining([word.total, 1500.5]))

    await main.getByRole('button', { name: word.pay }).click()
    await dialog.getByRole('button', { name: word.pay }).click()
    await main.getByRole('button', { name: word.unpay }).click()
    await main.getByRole('button', { name: word.void }).click()
    await dialog.getByRole('button', { name: word.void }).click()
    await expect(main.getByText(word.voided, { exact: true })).toBeVisible()
    await page.reload()
    await expect(main.getByText(word.voided, { exact: true })).toBeVisible()

    await open('/hostingPlatforms/statements')
    await expect(main.getByText(word.voided, { exact: true })).toBeVisible()
    await looksRight('statements')
    await open('/hostingPlatforms/charges')
    await expect(main.getByText(word.sum)).toBeVisible()
    await open('/hostingPlatforms/profits')
    await expect(main.getByText(word.profit)).toContainText(word.unknown)
    await looksRight('profits')
    await open('/hostingPlatforms/workload')
    await expect(main.getByText(word.nobody, { exact: true })).toBeVisible()
    await looksRight('workload')
  })
