import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addDays, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { inDatabase } from '../support/members.ts'
import { pdf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { workbookRows } from '../support/workbook-rows.ts'
import { payByAlipay } from './pay.ts'
import { signInAs } from './records.ts'
import { excessWidth, expect, pageShown, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const ROWS = 2_000
const BAD_ROWS = 50
const CLIENTS = 50
const today = todayIn(HOME_ZONE, new Date())
/** In a month the annuity of year 7 falls due. */
const due = addDays(today, 30)

const texts = {
  cn: {
    start: '导入 2,000 行',
    completed: /已完成 · 2,000 行/,
    outcomes: { 新增: /^1,?950$/, 未导入: /^50$/ },
    refused: '未导入的行',
    refusedCount: '共 50 行',
    download: '下载未导入的行',
    choose: (title: string) => `选择“${title}”第 7 年年费`,
    keep: /^维\s?持$/,
    decided: '已决定 1 项',
    ask: '询问客户',
    makeLink: '生成链接',
    done: /^完\s?成$/,
    who: '您的姓名或单位',
    keepByClient: '维持',
    drop: '放弃',
    submit: '提交决定',
    saved: /您的决定已保存/,
    share: (client: string) => `共享“${client}”`,
    to: '手机号或邮箱',
    invite: /^邀\s?请$/,
    accept: '接受邀请',
    patents: '专利',
    reader: '只读',
    edit: '编辑资料',
    orderAll: '全部下单（2）',
    agree: /同意/,
    order: '提交订单',
    staffChoose: (number: string) => `选择 ${number} 第 7 年`,
    instruct: '标记为已安排缴纳',
    record: (number: string) => `登记缴纳：${number} 第 7 年`,
    recordAct: '登记缴纳',
    collect: '转入已缴年费',
    fee: '每笔服务费',
    confirmCollect: /^转\s?入$/,
    collected: '已转入 2 笔年费',
    bill: '开具账单',
    issue: /^开\s?具$/,
    statement: /^账单 ST-\d{4}-0001$/,
    pay: '登记付款',
    billPaid: '已付款',
    saveLetter: '生成并下载',
  },
  en: {
    start: 'Import 2,000 rows',
    completed: /Completed · 2,000 rows/,
    outcomes: { Added: /^1,?950$/, Refused: /^50$/ },
    refused: 'Refused rows',
    refusedCount: '50 rows',
    download: 'Download the refused rows',
    choose: (title: string) => new RegExp(`^Select “${title}”, .*year 7`, 'i'),
    keep: 'Keep',
    decided: '1 decided',
    ask: 'Ask the client',
    makeLink: 'Make the link',
    done: 'Done',
    who: 'Your name or company',
    keepByClient: 'Keep',
    drop: 'Give up',
    submit: 'Submit decision',
    saved: /decisions? (was|were) saved/,
    share: (client: string) => `Share “${client}”`,
    to: 'Phone or e-mail',
    invite: 'Invite',
    accept: 'Accept the invitation',
    patents: 'Patents',
    reader: 'Can read',
    edit: 'Edit data',
    orderAll: 'Order all (2)',
    agree: /I have read/,
    order: 'Place order',
    staffChoose: (number: string) => `Select ${number}, year 7`,
    instruct: 'Mark as instructed',
    record: (number: string) => `Record payment of ${number}, year 7`,
    recordAct: 'Record payment',
    collect: 'Charge paid annuities',
    fee: 'Service fee for each',
    confirmCollect: 'Charge',
    collected: '2 annuities were charged.',
    bill: 'Issue a statement',
    issue: 'Issue',
    statement: /^Statement ST-\d{4}-0001$/,
    pay: 'Record payment',
    billPaid: 'Paid',
    saveLetter: 'Write and download',
  },
} as const

/** The docket of an agency: marks and patents of its clients, every fortieth row with a fault. */
function aDocket(run: number) {
  const titles = ['类型', '国家', '申请号', '名称', '类别', '申请日', '授权日', '到期日', '客户'] as const
  const faults = [
    { 国家: '亚特兰蒂斯' },
    { 申请号: '' },
    { 申请日: '2019-02-30' },
    { 到期日: '03/04/2030' },
    { 类型: '域名' },
  ]
  const rows = Array.from({ length: ROWS }, (_, at): Record<(typeof titles)[number], string> => {
    const isPatent = at % 2 === 0
    const fault = at % (ROWS / BAD_ROWS) === 7 ? faults[((at / (ROWS / BAD_ROWS)) % faults.length) | 0] : {}
    const filedOn = at < 6 ? addYears(due, -6) : addDays('2016-01-04', at)
    return {
      类型: isPatent ? '发明' : '商标',
      国家: '中国',
      申请号: isPatent
        ? `CN${filedOn.slice(0, 4)}1${String((run + at) % 10_000_000).padStart(7, '0')}`
        : String(70_000_000 + ((run + at) % 9_000_000)),
      名称: `${isPatent ? '轴承' : '岚舟'}${run}-${at}`,
      类别: isPatent ? '' : '9;35',
      申请日: filedOn,
      授权日: addYears(filedOn, 3),
      到期日: isPatent ? '' : addYears(filedOn, 13),
      客户: `客户${String(at < 6 ? 0 : 1 + (at % (CLIENTS - 1))).padStart(2, '0')}`,
      ...fault,
    }
  })
  const patents = [0, 2, 4].map((at) => ({ title: rows[at]!.名称, number: rows[at]!.申请号 }))
  const bad = rows.flatMap((row, at) => (at % (ROWS / BAD_ROWS) === 7 ? [row.名称] : []))
  const csv = [titles, ...rows.map((row) => titles.map((title) => row[title]))].map((row) => row.join(',')).join('\n')
  return { csv, patents, bad }
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`an agency imports 2,000 rights, shares them, has its client decide, orders and bills (${language}, ${width} px)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    test.setTimeout(360_000)
    const word = texts[language]
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const agency = await signInAs(context, { company_name: '青松知识产权代理有限公司' })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const { csv, patents, bad } = aDocket(randomInt(1_000_000, 9_000_000))
    const client = '客户00'
    const looksRight = async (shown: Page) => {
      await pageShown(shown)
      expect(await excessWidth(shown), shown.url()).toBe(0)
    }
    const another = async () => {
      const browsing = await browser.newContext({
        baseURL: process.env['SITE_URL']!,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await browsing.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
      return browsing
    }

    // The docket of another system.
    await open('/hostingPlatforms/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'docket.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await main.getByRole('button', { name: word.start }).click()
    await expect(main.getByText(word.completed)).toBeVisible({ timeout: 180_000 })
    for (const [name, count] of Object.entries(word.outcomes))
      await expect(
        main
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd'),
      ).toHaveText(count)
    await expect(main.getByText(word.refusedCount, { exact: true })).toBeVisible()
    await looksRight(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: word.download }).click(),
    ])
    const refused = await workbookRows(await readFile(await file.path()))
    expect(refused.slice(1).map((row) => row[3])).toEqual(bad)

    // One client reads its own rights.
    await open('/hostingPlatforms/clients')
    await main.getByRole('button', { name: word.share(client) }).click()
    await dialog.getByRole('textbox', { name: word.to }).fill('reader@example.com')
    await dialog.getByRole('button', { name: word.invite, exact: true }).click()
    const invitation = (await dialog.getByText(/\/#\/hostingPlatforms\/invitation#/).textContent())!.trim()
    const reading = await another()
    await signInAs(reading)
    const guest = await reading.newPage()
    await guest.goto(`/${invitation.slice(invitation.indexOf('#'))}`)
    await guest.getByRole('button', { name: word.accept }).click()
    await expect(guest).toHaveURL(/#\/hostingPlatforms\/home\?clientId=/)
    const clientId = new URL(guest.url().replace('#/', '')).searchParams.get('clientId')!
    await guest.goto(`/#/hostingPlatforms/patents?clientId=${clientId}`)
    await expect(guest.getByRole('heading', { level: 1, name: word.patents, exact: true })).toBeVisible()
    await guest.getByRole('main').getByRole('link', { name: patents[0]!.title, exact: true }).click()
    await expect(guest.getByRole('main').getByText(word.reader, { exact: true }).first()).toBeVisible()
    await expect(guest.getByRole('button', { name: word.edit })).toHaveCount(0)
    await looksRight(guest)
    await reading.close()

    // Two of three annuities are asked about, of which the client gives up one.
    const annuities = `/hostingPlatforms/annualFee?clientId=${clientId}&to=${addDays(due, 30)}`
    await open(annuities)
    await main.getByRole('checkbox', { name: word.choose(patents[0]!.title) }).check()
    await main.getByRole('button', { name: word.keep, exact: true }).click()
    await expect(page.getByText(word.decided)).toBeVisible()
    for (const { title } of patents.slice(1)) await main.getByRole('checkbox', { name: word.choose(title) }).check()
    await main.getByRole('button', { name: word.ask }).click()
    await dialog.getByRole('button', { name: word.makeLink }).click()
    const decision = (await dialog.getByText(/hostingPlatforms\/decision#/).textContent())!
    await dialog.getByRole('button', { name: word.done, exact: true }).click()
    const deciding = await another()
    const decider = await deciding.newPage()
    await decider.goto(`/${decision.slice(decision.indexOf('#'))}`)
    const choices = decider.getByRole('radiogroup')
    await expect(choices).toHaveCount(2)
    await choices.nth(0).getByText(word.keepByClient, { exact: true }).click()
    await choices.nth(1).getByText(word.drop, { exact: true }).click()
    await decider.getByLabel(word.who).fill('王经理')
    await looksRight(decider)
    await decider.getByRole('button', { name: word.submit }).click()
    await expect(decider.getByText(word.saved)).toBeVisible()

    // What is kept is ordered, paid and paid to the office.
    await open('/hostingPlatforms/myAnnualFee')
    await main.getByRole('button', { name: word.orderAll }).click()
    await dialog.getByRole('checkbox', { name: word.agree }).check()
    await dialog.getByRole('button', { name: word.order }).click()
    await payByAlipay(page, language)
    const [order] = await inDatabase<{ order_no: string }>(
      database,
      `SELECT number AS order_no FROM service_order WHERE account_id = '${agency.id}'`,
    )
    const staff = await buildStaff(database, ['reviewer'])
    await deciding.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const desk = await deciding.newPage()
    const deskDialog = desk.getByRole('dialog')
    await desk.goto(`/#/manage/annuities?keyword=${order!.order_no}`)
    const boxes = desk.getByRole('checkbox', { name: /第 7 年|year 7/ })
    await expect(boxes).toHaveCount(2)
    const kept = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
    const numbers = patents.map(({ number }) => number).filter((number) => kept.some((label) => label.includes(number)))
    expect(numbers).toHaveLength(2)
    for (const number of numbers) await desk.getByRole('checkbox', { name: word.staffChoose(number) }).check()
    await desk.getByRole('button', { name: word.instruct }).click()
    await deskDialog.getByRole('button', { name: word.instruct }).click()
    await expect(deskDialog).toBeHidden()
    for (const number of numbers) {
      await desk.getByRole('button', { name: word.record(number) }).click()
      await deskDialog
        .locator('input[type=file]')
        .setInputFiles({ name: '收据.pdf', mimeType: 'application/pdf', buffer: pdf })
      await deskDialog.getByRole('button', { name: word.recordAct, exact: true }).click()
      await expect(deskDialog).toBeHidden()
    }
    await deciding.close()

    // The client is charged for both, with a service fee, and billed.
    await open(`/hostingPlatforms/charges?clientId=${clientId}`)
    await main.getByRole('button', { name: word.collect }).first().click()
    await dialog.getByLabel(word.fee).fill('300')
    await dialog.getByRole('button', { name: word.confirmCollect, exact: true }).click()
    await expect(page.getByText(word.collected)).toBeVisible()
    await expect(dialog).toBeHidden()
    await looksRight(page)
    await main.getByRole('button', { name: word.bill }).first().click()
    await dialog.getByRole('button', { name: word.issue, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: word.statement })).toBeVisible()
    for (const { title } of patents.filter(({ number }) => numbers.includes(number)))
      await expect(main.getByText(title).first()).toBeVisible()
    await expect(main.getByText('RMB¥4,840.00').first()).toBeVisible()
    await main.getByRole('button', { name: word.pay }).click()
    await dialog.getByRole('button', { name: word.pay }).click()
    await expect(main.getByText(word.billPaid, { exact: true }).first()).toBeVisible()
    await looksRight(page)

    // A letter about what is left to do.
    await open('/hostingPlatforms/letters')
    await main.getByRole('combobox').first().fill(client)
    await page.keyboard.press('Enter')
    const [letter] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: word.saveLetter }).click(),
    ])
    expect(letter.suggestedFilename()).toBe(`${client}.docx`)
    await looksRight(page)
  })
