import type { Page } from '@playwright/test'
import { inDatabase } from '../support/members.ts'
import { signInAs } from './records.ts'
import { excessWidth, expect, type Language, pageShown, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const texts = {
  cn: {
    menu: '托管平台',
    overview: '概览',
    marks: '商标',
    clients: '客户',
    empty: '还没有托管的权利',
    addApplicant: '添加申请人',
    first: '添加第一个申请人',
    name: '申请人名称',
    add: /^添\s?加$/,
    takeAll: '全部托管',
    taken: /^已托管 \d+ 件$/,
    urgent: '待办',
    byName: '按名称',
    sort: '排序',
    edit: '编辑资料',
    expiresOn: '到期日',
    save: /^保\s?存$/,
    differs: '有 1 项与登记簿不一致，请逐项决定。',
    take: '采用登记簿的到期日',
    agree: '与登记簿没有待处理的不一致。',
    addDeadline: '添加期限',
    what: '事项',
    lastDay: '截止日',
    own: '答复审查意见',
    done: '标为完成：答复审查意见',
    undo: '改为未完成：答复审查意见',
    doneCount: '已完成的期限（1）',
    addClient: '添加第一个客户',
    clientName: '客户名称',
    choose: '选择“',
    assign: '归属客户',
    assignOk: /^确\s?定$/,
    assigned: '已处理 1 件',
    noClient: '不归属客户',
    share: '共享“甲客户”',
    to: '手机号或邮箱',
    invite: /^邀\s?请$/,
    accept: '接受邀请',
    reader: '只读',
    kindOfRight: '商标',
  },
  en: {
    menu: 'Portfolio',
    overview: 'Overview',
    marks: 'Trademarks',
    clients: 'Clients',
    empty: 'Your portfolio is empty',
    addApplicant: 'Add an applicant',
    first: 'Add the first applicant',
    name: 'Name',
    add: 'Add',
    takeAll: 'Take all',
    taken: /^\d+ rights added$/,
    urgent: 'Due',
    byName: 'By name',
    sort: 'Sort',
    edit: 'Edit data',
    expiresOn: 'Expires',
    save: 'Save',
    differs: 'One value differs from the register.',
    take: 'Use the register for: Expires',
    agree: 'No difference from the register is open.',
    addDeadline: 'Add a deadline',
    what: 'What is due',
    lastDay: 'Last day',
    own: 'Reply to the office',
    done: 'Mark as done: Reply to the office',
    undo: 'Mark as not done: Reply to the office',
    doneCount: 'Done (1)',
    addClient: 'Add the first client',
    clientName: 'Client',
    choose: 'Select “',
    assign: 'Assign client',
    assignOk: 'Assign',
    assigned: 'Done',
    noClient: 'No client',
    share: 'Share “甲客户”',
    to: 'Phone or e-mail',
    invite: 'Invite',
    accept: 'Accept the invitation',
    reader: 'Can read',
    kindOfRight: 'Trademarks',
  },
}

/** A company of the demonstration register with a few marks in force. */
async function anOwner(): Promise<string> {
  const [owner] = await inDatabase<{ name: string }>(
    database,
    `SELECT p.name FROM party p
     JOIN trademark_party tp ON tp.party_id = p.id AND tp.role = 'applicant'
     JOIN trademark t ON t.id = tp.trademark_id
     WHERE p.name LIKE '%公司'
     GROUP BY p.name
     HAVING count(*) BETWEEN 3 AND 15 AND bool_and(t.office = 'CN' AND t.expires_on > current_date)
     ORDER BY count(*) DESC, p.name LIMIT 1`,
  )
  return owner!.name
}

/** A field that must be filled in has a star before its name. */
const fieldOf = (name: string) => new RegExp(`^(\\* ?)?${name}$`)

const goTo = async (page: Page, words: (typeof texts)[Language], name: string) => {
  await page.getByRole('navigation', { name: words.menu, exact: true }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`rights come from the register, are watched, and are shared with a reader (${language}, ${width} px)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    test.slow()
    const words = texts[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 900 })
    await signInAs(context, { name: '知产部' })
    const owner = await anOwner()

    await open('/hostingPlatforms/home')
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.addApplicant }).click()
    await page.getByRole('button', { name: words.first }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: fieldOf(words.name) }).fill(owner)
    await drawer.getByRole('button', { name: words.add, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible()
    await page.getByRole('button', { name: words.takeAll }).click()
    await expect(page.getByText(words.taken)).toBeVisible()

    await goTo(page, words, words.overview)
    await expect(page.getByRole('list', { name: words.urgent, exact: true })).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    await goTo(page, words, words.marks)
    const title = page.getByRole('main').locator('a[href*="/hostingPlatforms/item?id="]').first()
    const mark = (await title.textContent())!
    await title.click()
    await expect(page.getByRole('heading', { level: 1, name: mark, exact: true })).toBeVisible()
    const markUrl = page.url()

    await page.getByRole('button', { name: words.edit }).click()
    const expiresOn = drawer.getByLabel(words.expiresOn, { exact: true })
    const registered = await expiresOn.inputValue()
    await expiresOn.fill('2031-01-31')
    await drawer.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.differs)).toBeVisible()
    await page.getByRole('button', { name: words.take }).click()
    await expect(page.getByText(words.agree)).toBeVisible()
    await expect(page.getByRole('main').getByText(registered).first()).toBeVisible()
    await expect(page.getByText('2031-01-31')).toHaveCount(0)

    await page.getByRole('button', { name: words.addDeadline }).click()
    await drawer.getByRole('textbox', { name: words.what }).fill(words.own)
    await drawer.getByLabel(words.lastDay).fill('2031-03-01')
    await drawer.getByRole('button', { name: words.save }).click()
    await page.getByRole('button', { name: words.done, exact: true }).click()
    await page.getByText(words.doneCount).click()
    await expect(page.getByRole('button', { name: words.undo, exact: true })).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    await goTo(page, words, words.clients)
    await page.getByRole('button', { name: words.addClient }).click()
    await drawer.getByRole('textbox', { name: fieldOf(words.clientName) }).fill('甲客户')
    await drawer.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('link', { name: '甲客户', exact: true })).toBeVisible()

    await goTo(page, words, words.marks)
    await page
      .getByRole('checkbox', { name: `${words.choose}${mark}”` })
      .first()
      .check()
    await page.getByRole('button', { name: words.assign }).click()
    await drawer.getByRole('combobox').fill('甲客户')
    await page.getByTitle('甲客户', { exact: true }).last().click()
    await drawer.getByRole('button', { name: words.assignOk, exact: true }).click()
    await expect(page.getByText(words.assigned, { exact: true }).first()).toBeVisible()

    await goTo(page, words, words.clients)
    await page.getByRole('button', { name: words.share }).click()
    await drawer.getByRole('textbox', { name: words.to }).fill('reader@example.com')
    await drawer.getByRole('button', { name: words.invite, exact: true }).click()
    const link = drawer.getByText(/\/#\/hostingPlatforms\/invitation#/)
    await expect(link).toBeVisible()
    const url = (await link.textContent())!.trim()

    const other = await browser.newContext({ viewport: { width, height: 900 } })
    const guest = await other.newPage()
    await other.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    // The address of the site under test is not the one that it names in links.
    await guest.goto(`${process.env['SITE_URL']!}/${url.slice(url.indexOf('#'))}`)
    await expect(guest.getByText('甲客户').first()).toBeVisible()
    await expect(guest.getByRole('button', { name: words.accept })).toHaveCount(0)
    await signInAs(other)
    await guest.reload()
    await guest.getByRole('button', { name: words.accept }).click()
    await expect(guest).toHaveURL(/#\/hostingPlatforms\/home\?clientId=/)
    await goTo(guest, words, words.marks)
    await guest.getByRole('link', { name: mark, exact: true }).click()
    await pageShown(guest)
    await expect(guest.getByRole('main').getByText(words.reader, { exact: true }).first()).toBeVisible()
    await expect(guest.getByRole('button', { name: words.edit })).toHaveCount(0)
    await expect(guest.getByRole('button', { name: words.addDeadline })).toHaveCount(0)
    expect(guest.url()).toBe(markUrl)
    await other.close()
  })
