import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { openScheduledCases } from '../../apps/worker/src/cases/open-scheduled-cases.repository.ts'
import { addMonths, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { connectPool } from '../../packages/db/src/index.ts'
import { inDatabase } from '../support/members.ts'
import { pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { payByAlipay } from './pay.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const NAME = '岚舟札记'
const PHONE = '13800138000'
const today = todayIn(HOME_ZONE, new Date())
/** Months until the terms of the marks end. */
const TERMS = { open: 3, also: 5, later: 18, late: -2, inHand: 4 } as const
type Marks = Record<keyof typeof TERMS, string>

const texts = {
  cn: {
    renewal: '商标续展',
    pick: '从注册人的商标中选择',
    keyword: '注册人名称全称，或商标号',
    search: '查找',
    select: '选择商标',
    inCase: /^已在案件 C\d{14} 中$/,
    number: '商标',
    add: '添加',
    next: '下一步',
    name: '中文名称',
    code: '统一社会信用代码',
    address: '中文地址',
    contact: '联系人',
    phone: '电话',
    separately: (number: string, day: string) =>
      `${number} 自 ${day} 起才能续展，其他商标现在就能续展；请把它另下一单，以免其他商标等待`,
    remove: '移除商标',
    agree: /同意/,
    order: '确认下单',
    twice: '部分商标已提交，请勿重复提交',
    steps: '选择商标',
    fees: [/服务费 RMB¥1,400.00，官费 RMB¥1,800.00/, /服务费 RMB¥350.00，官费 RMB¥675.00/],
    total: 'RMB¥4,225.00',
    opens: (day: string) => `续展窗口 ${day} 开放`,
    waits: (day: string) => `已预定，续展窗口 ${day} 开放`,
    documents: ['营业执照或身份证明', '代理委托书'],
    sms: '短信',
    submit: '文件已齐，提交',
    pay: '去支付',
    ready: '待递交',
    scheduled: '已预定',
    filed: '已递交',
    openEvent: '窗口已开放，转交工作人员递交',
    fallen: /递交后自动为用户申请退回差额 RMB¥250.00/,
    file: /^递\s?交$/,
    officeNumber: '官方编号',
    record: '登记官方文件',
    kind: '文件类型',
    receipt: '递交回执',
    returned: /已申请退回差额 RMB¥250.00/,
    feeRefunds: '官费差额退款',
    underReview: /RMB¥250.00 · 审核中/,
  },
  en: {
    renewal: 'Renewal',
    pick: "Select from the owner's marks",
    keyword: 'Whole name of the owner, or a number',
    search: 'Search',
    select: 'Select mark',
    inCase: /^In case C\d{14}$/,
    number: 'Trademarks',
    add: 'Add',
    next: 'Next',
    name: 'Name in Chinese',
    code: 'Unified social credit code',
    address: 'Address in Chinese',
    contact: 'Contact',
    phone: 'Phone',
    separately: (number: string, day: string) =>
      `${number} can be renewed from ${day} on, others of this order today. Please order it separately, so that they do not wait.`,
    remove: 'Remove mark',
    agree: /I have read/,
    order: 'Order',
    twice: 'Some of the marks have been submitted already. Please do not submit them twice.',
    steps: 'Select trademarks',
    fees: [/Service fee RMB¥1,400.00, official fee RMB¥1,800.00/, /Service fee RMB¥350.00, official fee RMB¥675.00/],
    total: 'RMB¥4,225.00',
    opens: (day: string) => `The renewal window opens on ${day}`,
    waits: (day: string) => `Scheduled: the renewal window opens on ${day}`,
    documents: ['Business licence or proof of identity', 'Power of attorney'],
    sms: 'Text message',
    submit: 'Documents are complete: submit',
    pay: 'Pay',
    ready: 'Ready to file',
    scheduled: 'Scheduled',
    filed: 'Filed',
    openEvent: 'The window is open; handed to staff for filing',
    fallen: /the return of RMB¥250.00 to the member is requested/,
    file: 'File',
    officeNumber: 'Office number',
    record: 'Record a document of the office',
    kind: 'Kind of document',
    receipt: 'Filing receipt',
    returned: /The return of RMB¥250.00 was requested/,
    feeRefunds: 'Official fees returned',
    underReview: /RMB¥250.00 · under review/,
  },
} as const

/** Marks of one owner, by how they stand to their renewal. */
async function marksOf(owner: string): Promise<Marks> {
  const marks = {} as Marks
  for (const [key, months] of Object.entries(TERMS)) {
    const number = String(randomInt(60_000_000, 69_999_999))
    marks[key as keyof Marks] = number
    await inDatabase(
      database,
      `INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
         registration_number_keys, mark_text, mark_kind, classes, status, expires_on, content_hash)
       VALUES ('CN_' || $1::text, 'CN', $1, $1, $1, ARRAY[$1], $2, 'word', $4, 1, $3, '')`,
      [number, NAME, addMonths(today, months), key === 'late' ? [9] : [9, 42]],
    )
  }
  await inDatabase(
    database,
    `WITH owner AS (
       INSERT INTO party (name, identity, name_key, address_key) VALUES ($1, decode(md5($1), 'hex'), E'\\n' || $1 || E'\\n', '') RETURNING id)
     INSERT INTO trademark_party SELECT t.id, owner.id, 'applicant', 0 FROM trademark t, owner WHERE t.application_number = ANY($2)`,
    [owner, Object.values(marks)],
  )
  return marks
}

/** A renewal of a mark that the member has ordered, paid and had filed before. */
async function isFiledAlready(page: Page, token: string, number: string) {
  const headers = { authorization: `Bearer ${token}` }
  const call = async (path: string, data: object) => {
    const response = await page.request.post(`/trademark/case/draft${path}`, { headers, data })
    return (await response.json()).data
  }
  const content = {
    marks: [{ number, name: NAME, classes: [9, 42] }],
    applicant: {
      type: 'Organization',
      country: 'CN',
      nameCn: '海岚科技有限公司',
      nameEn: '',
      idType: 'creditCode',
      idNumber: '9144030071526726XG',
      addressCn: '深圳市南山区科技园',
      addressEn: '',
    },
    contact: { name: '李雷', phone: PHONE, email: '', postcode: '' },
  }
  const draft = await call('', { productType: 5, content })
  const { price } = await call(`/${draft.id}/check`, {})
  const { caseId, orderId } = await call(`/${draft.id}/order`, {
    version: draft.version,
    total: price.total,
    agree: true,
  })
  await inDatabase(database, `UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [orderId])
  await inDatabase(database, `UPDATE trademark_case SET state = 'filed', filed_at = now() WHERE id = $1`, [caseId])
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`five marks of an owner are renewed: today, late, later, and not twice (${language}, ${width} pixels)`, async ({
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
    const owner = `云澜 ${randomInt(1_000_000_000)} 公司`
    const marks = await marksOf(owner)
    await isFiledAlready(page, member.token, marks.inHand)
    const opens = addYears(addMonths(today, TERMS.later), -1)
    const main = page.locator('main')
    const dialog = page.getByRole('dialog')
    const looksRight = async (name: string, shown = page, within?: string) => {
      await animationsEnd(shown)
      if (process.env['LOOK'])
        await shown.screenshot({ path: `/tmp/look/renewals-${language}-${name}.png`, fullPage: true })
      expect(await excessWidth(shown)).toBe(0)
      await shown.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(shown, within ? { within } : undefined)).toEqual([])
    }
    const mark = (number: string) => main.getByRole('group', { name: `${number} · ${NAME}` })
    const fillInOwner = async () => {
      await main.getByLabel(word.name, { exact: true }).fill('云澜科技有限公司')
      await main.getByLabel(word.code, { exact: true }).fill('91440300708461136T')
      await main.getByLabel(word.address, { exact: true }).fill('深圳市南山区科技园')
      await main.getByLabel(word.contact, { exact: true }).fill('李雷')
      await main.getByLabel(word.phone, { exact: true }).fill(PHONE)
    }
    const provide = async () => {
      for (const [index, name] of word.documents.entries()) {
        await main
          .getByRole('listitem')
          .filter({ has: page.getByText(name, { exact: false }) })
          .locator('input[type=file]')
          .setInputFiles({ name: `${index}.png`, mimeType: 'image/png', buffer: pngOf(60, 60) })
        await expect(main.getByRole('button', { name: `${index}.png`, exact: true })).toBeVisible()
      }
    }

    // Four of the five can be selected, with their windows; the fifth is in a case already.
    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByRole('button', { name: word.pick }).click()
    await dialog.getByLabel(word.keyword).fill(owner)
    await dialog.getByRole('button', { name: word.search, exact: true }).click()
    const row = (number: string) => dialog.getByRole('row').filter({ hasText: number })
    await expect(row(marks.inHand).getByText(word.inCase)).toBeVisible()
    await expect(dialog.getByLabel(`${word.select} ${marks.inHand}`)).toBeDisabled()
    await expect(row(marks.later)).toContainText(`${opens} – ${addMonths(today, TERMS.later)}`)
    await expect(row(marks.late)).toContainText(`– ${addMonths(today, TERMS.late)} –`)
    for (const key of ['open', 'also', 'later', 'late'] as const)
      await dialog.getByLabel(`${word.select} ${marks[key]}`).check()
    await looksRight('picker', page, '[role=dialog]')
    await dialog.getByRole('button', { name: word.add, exact: true }).click()
    // Whoever types its number anyway is refused with the order.
    await main.getByLabel(word.number, { exact: true }).fill(marks.inHand)
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await expect(mark(marks.inHand)).toBeVisible()
    await looksRight('marks')
    await main.getByRole('button', { name: word.next }).click()
    await fillInOwner()
    await main.getByRole('button', { name: word.next }).click()

    // What can be filed today does not wait for what cannot.
    const later = main.getByRole('alert').getByRole('button', { name: word.separately(marks.later, opens) })
    await expect(later).toBeVisible()
    await looksRight('separately')
    await later.click()
    await main.getByRole('button', { name: `${word.remove} ${marks.later}` }).click()
    await expect(mark(marks.later)).toHaveCount(0)
    const toOrder = async () => {
      await main.getByRole('button', { name: word.next }).click()
      await expect(main.getByLabel(word.contact, { exact: true })).toBeVisible()
      await main.getByRole('button', { name: word.next }).click()
      await expect(main.getByRole('checkbox', { name: word.agree })).toBeVisible()
    }
    await toOrder()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await expect(main.getByText(word.twice)).toBeVisible()
    await looksRight('twice')
    await main.getByText(word.steps, { exact: true }).click()
    await main.getByRole('button', { name: `${word.remove} ${marks.inHand}` }).click()
    await expect(mark(marks.inHand)).toHaveCount(0)
    await toOrder()
    for (const fee of word.fees) await expect(main.getByText(fee)).toBeVisible()
    await expect(main.getByText(word.total)).toBeVisible()
    await looksRight('price')
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()

    await provide()
    await main.getByRole('checkbox', { name: word.sms }).check()
    await expect(main.getByRole('checkbox', { name: word.sms })).toBeEnabled()
    await looksRight('documents')
    const address = page.url()
    await main.getByRole('link', { name: word.pay, exact: true }).click()
    await payByAlipay(page, language)
    await page.goto(address)
    await main.getByRole('button', { name: word.submit }).click()
    await expect(main.getByText(word.ready, { exact: true })).toBeVisible()
    await looksRight('ready')
    // The office has charged 50.00 more of each of the five classes until this order was paid.
    await inDatabase(
      database,
      `UPDATE service_order_item i SET content = jsonb_set(jsonb_set(i.content,
           '{officialFees,0,minor}', to_jsonb((i.content #>> '{officialFees,0,minor}')::int + 5000)),
           '{officialFees,0,fen}', to_jsonb((i.content #>> '{officialFees,0,fen}')::int + 5000 * i.quantity))
       FROM trademark_case c WHERE c.order_id = i.order_id AND c.id = $1`,
      [new URL(address.replace('#/', '')).searchParams.get('id')],
    )

    // The one whose window is not open is stored, and goes to staff on the day on which it opens.
    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByLabel(word.number, { exact: true }).fill(marks.later)
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await expect(mark(marks.later)).toBeVisible()
    await main.getByRole('button', { name: word.next }).click()
    await fillInOwner()
    await main.getByRole('button', { name: word.next }).click()
    await expect(main.getByText(word.opens(opens))).toBeVisible()
    await expect(main.getByText('RMB¥1,600.00')).toBeVisible()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await provide()
    await main.getByRole('button', { name: word.submit }).click()
    await expect(main.getByText(word.scheduled, { exact: true })).toBeVisible()
    const scheduledAddress = page.url()
    await inDatabase(
      database,
      `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate' WHERE account_id = $1 AND status = 'pendingPayment'`,
      [member.id],
    )
    await page.reload()
    await expect(main.getByText(word.waits(opens))).toBeVisible()
    await looksRight('scheduled')

    const office = await browser.newContext({ baseURL: process.env['SITE_URL']!, viewport: { width, height: 844 } })
    await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    const staff = await buildStaff(database, ['reviewer'])
    await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const desk = await office.newPage()
    const listed = async (state: string) => {
      await desk.goto(`/#/manage/cases?keyword=${member.phone}&state=${state}`)
      await desk.reload()
      return desk.getByRole('link', { name: /^C\d{14}$/ })
    }
    await expect(await listed('scheduled')).toHaveCount(1)
    await expect(await listed('ready')).toHaveCount(1)
    await looksRight('desk', desk)
    await (await listed('ready')).click()
    await fileWithReceipt(desk, word)
    await looksRight('filed-desk', desk)

    // The day comes.
    await inDatabase(
      database,
      `UPDATE trademark_case SET file_from = $2 WHERE account_id = $1 AND state = 'scheduled'`,
      [member.id, today],
    )
    const pool = connectPool({ url: database.stores.databaseUrl, max: 1 })
    try {
      await openScheduledCases({ pool, siteUrl: process.env['SITE_URL']!, now: () => new Date() })
    } finally {
      await pool.end()
    }
    await expect(await listed('scheduled')).toHaveCount(0)
    await expect(await listed('ready')).toHaveCount(1)
    await office.close()

    await page.goto(scheduledAddress)
    await page.reload()
    await expect(main.getByText(word.openEvent)).toBeVisible()
    await page.goto(address)
    await page.reload()
    await expect(main.getByText(word.filed, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('TMXZ20260005', { exact: true })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: word.receipt })).toContainText(today)
    await expect(main.getByText(word.returned)).toBeVisible()
    await looksRight('timeline')
    await main.getByRole('link', { name: /^O\d{14}$/ }).click()
    await expect(main.getByText(word.feeRefunds)).toBeVisible()
    await expect(main.getByText(word.underReview)).toBeVisible()
    await looksRight('order')
  })

/** Staff file the case on the page of the desk, and record what the office has given them for it. */
async function fileWithReceipt(desk: Page, word: (typeof texts)['cn' | 'en']) {
  const dialog: Locator = desk.getByRole('dialog')
  await desk.getByRole('button', { name: word.file, exact: true }).click()
  await expect(dialog.getByText(word.fallen)).toBeVisible()
  await dialog.getByLabel(word.officeNumber).fill('TMXZ20260005')
  await dialog.getByRole('button', { name: word.file, exact: true }).click()
  await expect(dialog).toBeHidden()
  await desk.getByRole('button', { name: word.record }).click()
  await dialog.getByRole('combobox', { name: word.kind }).click()
  await desk.getByTitle(word.receipt, { exact: true }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '回执.png', mimeType: 'image/png', buffer: pngOf(60, 60) })
  await dialog.getByRole('button', { name: word.record }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('button', { name: '回执.png', exact: true })).toBeVisible()
}
