import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, addMonths, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { pdf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { payByAlipay } from './pay.ts'
import { signInAs } from './records.ts'
import { animationsEnd, atEachWidth, excessWidth, expect, pageShown, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const today = todayIn(HOME_ZONE, new Date())
/** In a month the annuity of year 7 falls due. */
const due = addDays(today, 30)
const dates = { filedOn: addYears(due, -6), registeredOn: addYears(due, -3) }

const texts = {
  cn: {
    add: '按号码添加',
    number: '申请号',
    name: '发明创造名称',
    addAct: /^添\s?加$/,
    edit: '编辑资料',
    save: /^保\s?存$/,
    choose: (title: string) => `选择“${title}”第 7 年年费`,
    details: (title: string) => `“${title}”第 7 年年费的费用明细`,
    source: /来源：/,
    keep: /^维\s?持$/,
    drop: '放弃',
    decided: '已决定 2 项',
    ask: '询问客户',
    note: '给客户的话（可选）',
    makeLink: '生成链接',
    made: '链接已生成',
    done: /^完\s?成$/,
    asks: /请您决定以下 1 项权利/,
    who: '您的姓名或单位',
    submit: '提交决定',
    saved: /您的决定已保存/,
    answered: /王经理/,
    revoke: /^撤销/,
    revokeAct: /^撤\s?销$/,
    over: '该链接已失效',
    sum: /2 项可下单.*合计 RMB¥4,240.00/,
    orderAll: '全部下单（2）',
    agree: /同意/,
    order: '提交订单',
    paidList: '已付款的年费',
    next: /第 8 年/,
    staffChoose: (number: string) => `选择 ${number} 第 7 年`,
    instruct: '标记为已安排缴纳',
    instructed: '已安排缴纳',
    record: (number: string) => `登记缴纳：${number} 第 7 年`,
    recordAct: '登记缴纳',
    recorded: '已登记缴纳',
    receipt: '下载缴费收据：第 7 年',
    yearEight: /第 8 年年费/,
    unknown: /没有该年度的记录/,
    earlier: /更早的年度/,
    renew: (title: string) => `办理续展：${title}`,
    renewPage: '商标续展',
  },
  en: {
    add: 'Add by number',
    number: 'Application number',
    name: 'Title',
    addAct: 'Add',
    edit: 'Edit data',
    save: 'Save',
    choose: (title: string) => new RegExp(`^Select “${title}”, .*year 7`, 'i'),
    details: (title: string) => new RegExp(`^Fee details of “${title}”, .*year 7`, 'i'),
    source: /Source: /,
    keep: 'Keep',
    drop: 'Give up',
    decided: '2 decided',
    ask: 'Ask the client',
    note: 'Message to the client (optional)',
    makeLink: 'Make the link',
    made: 'The link is ready',
    done: 'Done',
    asks: /asks you whether this right/,
    who: 'Your name or company',
    submit: 'Submit decision',
    saved: /Your decision was saved/,
    answered: /王经理/,
    revoke: /^Revoke/,
    revokeAct: 'Revoke',
    over: 'This link no longer holds',
    sum: /2 can be ordered.*total RMB¥4,240.00/,
    orderAll: 'Order all (2)',
    agree: /I have read/,
    order: 'Place order',
    paidList: 'Annuities paid for',
    next: /year 8/,
    staffChoose: (number: string) => `Select ${number}, year 7`,
    instruct: 'Mark as instructed',
    instructed: 'Being paid to the office',
    record: (number: string) => `Record payment of ${number}, year 7`,
    recordAct: 'Record payment',
    recorded: 'Payment recorded',
    receipt: 'Download receipt of year 7',
    yearEight: /year 8/,
    unknown: /nobody here knows whether it was paid/,
    earlier: /Earlier years/,
    renew: (title: string) => `Renew ${title}`,
    renewPage: 'Renewal',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`annuities are decided, asked about, ordered, paid and recorded (${language}, ${width} pixels)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    test.slow()
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    const main = page.locator('main')
    const dialog = page.getByRole('dialog')
    const run = String(randomInt(10_000_000, 99_999_999))
    const [keptA, keptB, asked] = ['甲', '乙', '丙'].map((name) => `轴承${name}${run}`) as [string, string, string]
    const numbers = [1, 2, 3].map(
      (at) => `CN20${randomInt(10, 20)}1${String(Number(run) % 1_000_000).padStart(6, '0')}${at}`,
    )

    const looksRight = async (name: string, shown: Page = page) => {
      await atEachWidth(shown, width === 390 ? [390, 1440] : [width, 1440, 390], async (at) => {
        await pageShown(shown)
        await animationsEnd(shown)
        if (process.env['LOOK'])
          await shown.screenshot({ path: `/tmp/look/annuities-${language}-${name}-${at}.png`, fullPage: true })
        expect(await excessWidth(shown), `${name}, ${at} pixels`).toBe(0)
        await shown.evaluate(() => window.scrollTo(0, 0))
        expect(await barriersOf(shown), `${name}, ${at} pixels`).toEqual([])
      })
    }
    const call = async (path: string, data: object) => {
      const response = await page.request.post(path, { headers: { authorization: `Bearer ${member.token}` }, data })
      const answer = await response.json()
      expect(answer.code, JSON.stringify(answer)).toBe(0)
      return answer.data
    }

    // One patent by its number and its dates on the page, two more by calls.
    await open('/hostingPlatforms/patents')
    await main.getByRole('button', { name: word.add }).first().click()
    await dialog.getByLabel(word.number, { exact: true }).fill(numbers[0]!)
    await dialog.getByRole('button', { name: word.addAct, exact: true }).click()
    await dialog.locator('#title').fill(keptA)
    await dialog.getByRole('button', { name: word.addAct, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: keptA })).toBeVisible()
    await main.getByRole('button', { name: word.edit }).click()
    await dialog.locator('#filedOn').fill(dates.filedOn)
    await dialog.locator('#registeredOn').fill(dates.registeredOn)
    await dialog.getByRole('button', { name: word.save, exact: true }).click()
    await expect(dialog).toBeHidden()
    const patentId = new URL(page.url().replace('#/', '')).searchParams.get('id')!
    for (const [title, number] of [
      [keptB, numbers[1]],
      [asked, numbers[2]],
    ])
      await call('/custody/portfolio', { kind: 'patent', office: 'CN', number, title, state: 'live', ...dates })

    await open(`/hostingPlatforms/annualFee?to=${addDays(due, 30)}`)
    await expect(main.getByText('RMB¥2,120.00')).toHaveCount(3)
    await looksRight('annuities')
    await main.getByRole('button', { name: word.details(keptA) }).click()
    await expect(dialog.getByText(word.source).first()).toBeVisible()
    await looksRight('fee')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    for (const title of [keptA, keptB]) await main.getByRole('checkbox', { name: word.choose(title) }).check()
    await main.getByRole('button', { name: word.keep, exact: true }).click()
    await expect(page.getByText(word.decided)).toBeVisible()
    await main.getByRole('checkbox', { name: word.choose(asked) }).check()
    await main.getByRole('button', { name: word.ask }).click()
    await dialog.getByLabel(word.note).fill('请在月底前答复')
    await looksRight('ask')
    await dialog.getByRole('button', { name: word.makeLink }).click()
    await expect(dialog.getByText(word.made)).toBeVisible()
    await looksRight('asked')
    const address = (await dialog.getByText(/hostingPlatforms\/decision#/).textContent())!
    await dialog.getByRole('button', { name: word.done, exact: true }).click()

    // The client has no account.
    const office = await browser.newContext({
      baseURL: process.env['SITE_URL']!,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    const client = await office.newPage()
    const requested: string[] = []
    client.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    const link = address.slice(address.indexOf('#'))
    await client.goto(`/${link}`)
    await expect(client.getByText(word.asks)).toBeVisible()
    await expect(client.getByText('请在月底前答复')).toBeVisible()
    await looksRight('decision', client)
    await client.getByText(word.drop, { exact: true }).click()
    await client.getByLabel(word.who).fill('王经理')
    await client.getByRole('button', { name: word.submit }).click()
    await expect(client.getByText(word.saved)).toBeVisible()
    await looksRight('decision-saved', client)
    const token = link.split('#')[2]!
    expect(requested.filter((url) => url.includes(token))).toEqual([])

    await open('/hostingPlatforms/decisions')
    await expect(main.getByText(word.answered)).toBeVisible()
    await looksRight('requests')
    await main.getByRole('button', { name: word.revoke }).click()
    await dialog.getByRole('button', { name: word.revokeAct, exact: true }).click()
    await expect(dialog).toBeHidden()
    await client.reload()
    await expect(client.getByText(word.over)).toBeVisible()
    await looksRight('decision-over', client)

    await open('/hostingPlatforms/annualFee/bs')
    await expect(main.getByText(asked)).toBeVisible()
    await looksRight('bulk')
    await open('/hostingPlatforms/myAnnualFee')
    await expect(main.getByText(word.sum)).toBeVisible()
    await looksRight('mine')
    await main.getByRole('button', { name: word.orderAll }).click()
    await dialog.getByRole('checkbox', { name: word.agree }).check()
    await looksRight('order')
    await dialog.getByRole('button', { name: word.order }).click()
    await expect(page).toHaveURL(/#\/pay\/pay\?/)
    const payAddress = page.url()

    await open('/hostingPlatforms/platformPay')
    await expect(main.getByRole('link', { name: /^O\d{14}$/ })).toBeVisible()
    await looksRight('to-pay')
    await open('/hostingPlatforms/myAnnualFeeOrder')
    const orderNo = (await main.getByRole('link', { name: /^O\d{14}$/ }).textContent())!
    await looksRight('orders')

    await page.goto(payAddress)
    await payByAlipay(page, language)
    await expect(page).toHaveURL(/#\/pay\/trusteeshipPaySuccess\?/)
    const list = main.getByRole('region', { name: word.paidList })
    await expect(list.getByText(word.next)).toHaveCount(2)
    await looksRight('paid')

    const staff = await buildStaff(database, ['reviewer'])
    await office.addInitScript((staffToken) => sessionStorage.setItem('staff', staffToken), staff.token)
    const desk = await office.newPage()
    const deskDialog = desk.getByRole('dialog')
    await desk.goto(`/#/manage/annuities?keyword=${orderNo}`)
    for (const number of numbers.slice(0, 2))
      await desk.getByRole('checkbox', { name: word.staffChoose(number) }).check()
    await looksRight('desk', desk)
    await desk.getByRole('button', { name: word.instruct }).click()
    await deskDialog.getByRole('button', { name: word.instruct }).click()
    await expect(deskDialog).toBeHidden()
    await expect(desk.locator('main').getByText(word.instructed, { exact: true })).toHaveCount(2)
    for (const number of numbers.slice(0, 2)) {
      await desk.getByRole('button', { name: word.record(number) }).click()
      await deskDialog
        .locator('input[type=file]')
        .setInputFiles({ name: '收据.pdf', mimeType: 'application/pdf', buffer: pdf })
      if (number === numbers[0]) await looksRight('record', desk)
      await deskDialog.getByRole('button', { name: word.recordAct, exact: true }).click()
      await expect(deskDialog).toBeHidden()
    }
    await looksRight('desk-done', desk)
    await office.close()

    await open(`/annualFeeDetail?id=${patentId}`)
    const receipt = main.getByRole('button', { name: word.receipt })
    await expect(receipt).toBeVisible()
    await expect(main.getByRole('heading', { name: word.yearEight })).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), receipt.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await main.getByText(word.earlier).click()
    await expect(main.getByText(word.unknown).first()).toBeVisible()
    await looksRight('detail')
    await open('/hostingPlatforms/annualFee?stage=all')
    await expect(main.getByText(keptA).first()).toBeVisible()
    await looksRight('all')

    // Renewals of marks begin where they are ordered.
    const renewed = `岚舟${run}`
    for (const [officeCode, title] of [
      ['CN', renewed],
      ['EU', `LANZHOU${run}`],
    ])
      await call('/custody/portfolio', {
        kind: 'mark',
        office: officeCode,
        number: String(randomInt(60_000_000, 69_999_999)),
        title,
        state: 'live',
        classes: [9],
        registeredOn: addYears(addMonths(today, 5), -10),
        expiresOn: addMonths(today, 5),
      })
    await open('/hostingPlatforms/trademark/bs')
    await expect(main.getByText(renewed)).toBeVisible()
    await main.getByRole('checkbox', { name: new RegExp(renewed) }).check()
    await looksRight('renewals')
    await main.getByRole('button', { name: word.keep, exact: true }).click()
    await expect(main.getByRole('checkbox', { name: new RegExp(renewed) })).not.toBeChecked()
    await open('/hostingPlatforms/myRenewalOrder')
    await looksRight('renewal-orders')
    await open('/hostingPlatforms/myRenewal')
    await expect(main.getByText(renewed)).toBeVisible()
    await looksRight('my-renewals')
    await main.getByRole('button', { name: word.renew(renewed) }).click()
    await expect(page).toHaveURL(/#\/personalCenter\/caseDraft\?id=/)
    await expect(
      main
        .getByText(renewed)
        .or(main.locator(`input[value*="${renewed}"]`))
        .first(),
    ).toBeVisible()
  })
