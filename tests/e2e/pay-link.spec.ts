import type { Browser, BrowserContext, Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { inDatabase } from '../support/members.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, type Language, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const texts = {
  cn: {
    create: '生成付款链接',
    copy: '复制链接',
    revoke: '撤销',
    official: '官费',
    asks: '云澜科技有限公司 请您支付这个订单。',
    open: /可用，有效期至/,
    play: '模拟付款',
    pay: '付款',
    played: '已付款',
    paid: '款项已收到',
    debitNote: '下载付款通知书',
    paidOwner: '已支付',
    isPaid: /订单已支付，可用于查看/,
    revoked: '付款链接已撤销',
    gone: '付款链接无效',
    propose: '申请信用额度',
    limit: '额度',
    reason: '原因',
    send: '提交审批',
    requests: '申请记录',
    approve: '批准',
    put: '挂账，稍后付款',
    confirm: '确认挂账',
    onAccount: '已挂账',
    statement: '对账单：已挂账、未付款的订单',
    credit: '信用额度',
  },
  en: {
    create: 'Make a payment link',
    copy: 'Copy link',
    revoke: 'Revoke',
    official: 'Official fees',
    asks: '云澜科技有限公司 asks you to pay this order.',
    open: /Can be used until/,
    play: 'Simulate the payment',
    pay: 'Pay',
    played: 'Paid',
    paid: 'Payment received',
    debitNote: 'Download debit note',
    paidOwner: 'Paid',
    isPaid: /The order is paid; the link still shows it/,
    revoked: 'This link was revoked',
    gone: 'This link does not exist',
    propose: 'Propose a credit limit',
    limit: 'Limit',
    reason: 'Reason',
    send: 'Send for approval',
    requests: 'Requests',
    approve: 'Approve',
    put: 'Put on account',
    confirm: 'Put on account',
    onAccount: 'On account',
    statement: 'Statement: unpaid orders on account',
    credit: 'Credit',
  },
}

/** An order of a renewal that a member has placed. */
async function anOrder(page: Page, token: string): Promise<string> {
  const number = String(randomInt(70_000_000, 79_999_999))
  await inDatabase(
    database,
    `INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
       registration_number_keys, mark_text, mark_kind, classes, status, expires_on, content_hash)
     VALUES ('CN_' || $1::text, 'CN', $1, $1, $1, ARRAY[$1], '岚舟札记', 'word', '{9,42}', 1, $2, '')`,
    [number, addMonths(todayIn(HOME_ZONE, new Date()), 3)],
  )
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/trademark/case/draft${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data,
    })
    const body = await response.json()
    expect(body).toMatchObject({ code: 0 })
    return body.data
  }
  const draft = await post('', {
    productType: 5,
    content: {
      marks: [{ number, name: '岚舟札记', classes: [9, 42] }],
      applicant: {
        type: 'Organization',
        country: 'CN',
        nameCn: '云澜科技有限公司',
        idType: 'creditCode',
        idNumber: '91440300708461136T',
        addressCn: '深圳市南山区科技园',
      },
      contact: { name: '李雷', phone: '13800138000' },
    },
  })
  const { price } = await post(`/${draft.id}/check`, {})
  return (await post(`/${draft.id}/order`, { version: draft.version, total: price.total, agree: true })).orderId
}

async function openAs(browser: Browser, language: Language, width: number, token?: string) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, baseURL: process.env['SITE_URL']! })
  await context.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
  if (token) await context.addInitScript((value) => sessionStorage.setItem('staff', value), token)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

async function look(page: Page, name: string) {
  await animationsEnd(page)
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png`, fullPage: true })
  expect(await excessWidth(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await barriersOf(page)).toEqual([])
}

/** Of an order page that is open: makes a link and gives its address. */
async function makeLink(page: Page, context: BrowserContext, language: Language): Promise<string> {
  const word = texts[language]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('main').getByRole('button', { name: word.create }).click()
  await expect(page.locator('main').getByText(word.open)).toBeVisible()
  await page.locator('main').getByRole('button', { name: word.copy }).first().click()
  return page.evaluate(() => navigator.clipboard.readText())
}

for (const [language, width] of [
  ['cn', 1280],
  ['cn', 390],
  ['en', 1280],
  ['en', 390],
] as const) {
  const word = texts[language]

  test(`somebody without an account pays by a link, once, in two windows (${language}, ${width} px)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context, { company_name: '云澜科技有限公司' })
    const orderId = await anOrder(page, member.token)
    await open(`/personalCenter/order?id=${orderId}`)
    const link = await makeLink(page, context, language)
    await look(page, `order-${language}-${width}`)

    const first = await openAs(browser, language, width)
    await first.goto(link)
    await expect(first.getByText(word.asks)).toBeVisible()
    await expect(first.locator('main dt', { hasText: word.official })).toBeVisible()
    await expect(first.locator('main')).not.toContainText(member.phone)
    const play = first.getByRole('link', { name: word.play })
    await expect(play).toBeVisible()
    await look(first, `link-open-${language}-${width}`)
    const second = await first.context().newPage()
    await second.goto(link)
    await expect(second.getByRole('link', { name: word.play })).toBeVisible()

    const [payer] = await Promise.all([first.context().waitForEvent('page'), play.click()])
    await payer.getByRole('button', { name: word.pay, exact: true }).click()
    await expect(payer.getByText(word.played, { exact: true })).toBeVisible()
    await expect(first.getByRole('heading', { name: word.paid })).toBeVisible()
    await expect(second.getByRole('heading', { name: word.paid })).toBeVisible()
    const download = first.waitForEvent('download')
    await first.getByRole('button', { name: word.debitNote }).click()
    const file = await download
    expect((await readFile(await file.path())).toString('latin1').startsWith('%PDF-')).toBe(true)
    await look(first, `link-paid-${language}-${width}`)
    await first.context().close()

    await page.reload()
    await expect(page.locator('main').getByText(word.isPaid)).toBeVisible()
    await expect(page.locator('main').getByText(word.paidOwner, { exact: true }).first()).toBeVisible()
    const [money] = await inDatabase<{ receipts: number }>(
      database,
      'SELECT count(*)::int AS receipts FROM receipt_order WHERE order_id = $1',
      [orderId],
    )
    expect(money!.receipts).toBe(1)
  })

  test(`a link that was revoked, or never was one, says so (${language}, ${width} px)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    await open(`/personalCenter/order?id=${await anOrder(page, member.token)}`)
    const link = await makeLink(page, context, language)
    const payer = await openAs(browser, language, width)
    await payer.goto(link)
    await expect(payer.getByRole('link', { name: word.play })).toBeVisible()
    await page.locator('main').getByRole('button', { name: word.revoke }).click()
    await expect(payer.getByRole('heading', { name: word.revoked })).toBeVisible()
    await look(payer, `link-revoked-${language}-${width}`)
    await payer.goto(`${link}x`)
    await expect(payer.getByRole('heading', { name: word.gone })).toBeVisible()
    await payer.context().close()
  })
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const) {
  const word = texts[language]

  test(`two of the staff grant a credit limit, and an order goes on account (${language}, ${width} px)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    const orderId = await anOrder(page, member.token)
    const [sales, finance] = [await buildStaff(database, ['sales']), await buildStaff(database, ['finance'])]
    const proposer = await openAs(browser, language, width, sales.token)
    await proposer.goto(`/#/manage/users?id=${member.id}`)
    await proposer.getByRole('button', { name: word.propose }).click()
    const dialog = proposer.getByRole('dialog', { name: word.propose })
    await dialog.getByLabel(word.limit, { exact: true }).fill('50000')
    await dialog.getByLabel(word.reason).fill(`长期客户 ${member.phone}`)
    await dialog.getByRole('button', { name: word.send }).click()
    await expect(dialog).toBeHidden()
    const requests = proposer.getByRole('list', { name: word.requests })
    await expect(requests).toContainText(sales.name)
    await requests.scrollIntoViewIfNeeded()
    await look(proposer, `credit-user-${language}-${width}`)
    const approver = await openAs(browser, language, width, finance.token)
    await approver.goto('/#/manage/approvals?state=requested')
    const request = approver
      .getByRole('row')
      .or(approver.getByRole('listitem'))
      .filter({ hasText: `长期客户 ${member.phone}` })
      .first()
    await expect(request).toContainText('RMB¥50,000.00')
    await look(approver, `credit-approval-${language}-${width}`)
    await request.getByRole('button', { name: word.approve, exact: true }).click()
    await approver.getByRole('dialog').getByRole('button', { name: word.approve, exact: true }).click()

    await expect
      .poll(async () => {
        await open(`/pay/pay?ids=${orderId}`)
        await page.reload()
        await expect(page.getByRole('link', { name: word.play })).toBeVisible()
        return page.locator('main').getByRole('button', { name: word.put }).isVisible()
      })
      .toBe(true)
    await look(page, `credit-pay-${language}-${width}`)
    await page.locator('main').getByRole('button', { name: word.put }).click()
    await page.getByRole('dialog').getByRole('button', { name: word.confirm, exact: true }).click()
    await expect(page.locator('main').getByText(word.onAccount, { exact: true }).first()).toBeVisible()
    await open('/personalCenter/myOrder?tab=credit')
    await expect(page.getByRole('heading', { name: word.statement })).toBeVisible()
    await expect(page.locator('main').getByText('RMB¥50,000.00')).toBeVisible()
    await look(page, `credit-statement-${language}-${width}`)
    await proposer.goto('/#/manage/credits?owing=true')
    await expect(proposer.getByRole('link', { name: member.phone })).toBeVisible()
    await look(proposer, `credit-list-${language}-${width}`)
    await proposer.context().close()
    await approver.context().close()
  })
}
