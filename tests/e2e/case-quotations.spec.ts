import { inDatabase } from '../support/members.ts'
import { anOverseasDraft } from '../support/quotations.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const texts = {
  cn: {
    type: '境外商标注册',
    countries: '申请注册的国家或地区',
    chosen: ['日本', '美国'],
    ask: '申请报价',
    requested: /报价 Q\d+ 已于/,
    waiting: '待报价',
    fees: ['服务费（人民币）', '官费币种（汇率）', '官费'],
    names: ['中文名称', '英文名称'],
    remark: '给用户的说明',
    send: '发送报价',
    quoted: '已报价',
    total: 'RMB¥6,735.00',
    locked: /此草稿已有报价/,
    agree: /同意/,
    order: '确认下单',
    submit: '文件已齐，提交',
    file: /^递\s?交$/,
    filed: '已递交',
    officeNumber: '官方编号',
  },
  en: {
    type: 'Overseas trademark registration',
    countries: 'Countries and regions',
    chosen: ['Japan', 'United States'],
    ask: 'Ask for a quotation',
    requested: /Quotation Q\d+ was requested/,
    waiting: 'To be quoted',
    fees: ['Service fee (CNY)', 'Currency of the official fee (rate)', 'Official fee'],
    names: ['Text in Chinese', 'Text in English'],
    remark: 'Remark for the member',
    send: 'Send the quotation',
    quoted: 'Quoted',
    total: 'RMB¥6,735.00',
    locked: /There is quotation Q\d+ of this draft/,
    agree: /I have read/,
    order: 'Order',
    submit: 'Documents are complete: submit',
    file: 'File',
    filed: 'Filed',
    officeNumber: 'Office number',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`a registration abroad is quoted by staff, ordered, paid and filed (${language}, ${width} pixels)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    const main = page.locator('main')
    const looksRight = async (shown = page) => {
      await animationsEnd(shown)
      expect(await excessWidth(shown)).toBe(0)
      await shown.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(shown)).toEqual([])
    }

    // The member begins with the price list or on the page of registrations; what is no countries is filled in beforehand.
    if (language === 'cn') {
      await open('/services')
      await main.getByRole('article').filter({ hasText: word.type }).getByRole('button').click()
    } else {
      await open('/trademarkApply')
      await main.getByRole('button', { name: word.type, exact: true }).click()
    }
    await expect(main.getByLabel(word.countries)).toBeVisible()
    for (const country of word.chosen) {
      await main.getByLabel(word.countries).fill(country)
      await expect(page.locator('.ant-select-item-option-active')).toHaveAttribute('title', country)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    // The key Tab chooses the active country where the list is still open.
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await looksRight()
    await expect.poll(async () => (await draftOf(member.id)).content['countries']).toEqual(['JP', 'US'])
    const { id } = await draftOf(member.id)
    await inDatabase(
      database,
      `UPDATE case_draft SET content = content || $2::jsonb, version = version + 1 WHERE account_id = $1`,
      [member.id, JSON.stringify(anOverseasDraft({ countries: ['JP', 'US'] }).content)],
    )
    await open(`/personalCenter/caseDraft?id=${id}&step=order`)
    await page.reload()
    await expect(main.getByRole('button', { name: word.ask })).toBeVisible()
    await looksRight()
    await main.getByRole('button', { name: word.ask }).click()
    await expect(main.getByText(word.requested)).toBeVisible()
    await looksRight()

    const office = await browser.newContext({ baseURL: process.env['SITE_URL']!, viewport: { width, height: 844 } })
    await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    const staff = await buildStaff(database, ['reviewer'])
    await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const desk = await office.newPage()
    await desk.goto(`/#/manage/quotations?keyword=${member.phone}`)
    await expect(desk.getByRole('main').getByText(word.waiting, { exact: true }).last()).toBeVisible()
    await looksRight(desk)
    await desk.getByRole('link', { name: /^Q\d{14}$/ }).click()
    await expect(desk.getByLabel(word.fees[0]).first()).toBeVisible()
    await expect(desk.getByLabel(word.names[0]).first()).toHaveValue('日本')
    await desk.getByLabel(word.fees[0]).nth(0).fill('2000')
    await desk.getByLabel(word.fees[0]).nth(1).fill('2250')
    await desk.getByRole('combobox', { name: word.fees[1] }).nth(1).click()
    await desk.getByTitle(/^USD/).last().click()
    await desk.getByRole('textbox', { name: word.fees[2], exact: true }).nth(1).fill('350')
    await desk.getByLabel(word.remark).fill('日本需要日文商品名称，费用已含。')
    await expect(desk.getByText(word.total)).toBeVisible()
    await looksRight(desk)
    await desk.getByRole('button', { name: word.send }).click()
    await expect(desk.getByText(word.quoted, { exact: true }).first()).toBeVisible()
    await looksRight(desk)

    await page.reload()
    await expect(main.getByText(word.total)).toBeVisible()
    await expect(main.getByText('日本需要日文商品名称，费用已含。')).toBeVisible()
    await looksRight()
    // A change would end the quotation, which the page says before.
    await open(`/personalCenter/caseDraft?id=${id}&step=information`)
    await expect(main.getByText(word.locked)).toBeVisible()
    await expect(main.getByLabel(word.countries)).toHaveCount(0)
    await looksRight()
    await open(`/personalCenter/caseDraft?id=${id}&step=order`)
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await expect(main.getByRole('button', { name: word.submit })).toBeVisible()
    await looksRight()
    await inDatabase(
      database,
      `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate' WHERE account_id = $1`,
      [member.id],
    )
    await main.getByRole('button', { name: word.submit }).click()
    await expect(main.getByRole('button', { name: word.submit })).toHaveCount(0)

    await desk.goto(`/#/manage/cases?keyword=${member.phone}&state=ready`)
    await desk.getByRole('link', { name: /^C\d{14}$/ }).click()
    await desk.getByRole('button', { name: word.file, exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(word.officeNumber).fill('2026-000123')
    await dialog.getByRole('button', { name: word.file, exact: true }).click()
    await expect(dialog).toBeHidden()
    await office.close()
    await page.reload()
    await expect(main.getByText(word.filed, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('2026-000123')).toBeVisible()
  })

async function draftOf(accountId: string) {
  const [row] = await inDatabase<{ id: string; content: Record<string, unknown> }>(
    database,
    'SELECT id, content FROM case_draft WHERE account_id = $1',
    [accountId],
  )
  return row!
}
