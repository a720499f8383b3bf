import { randomInt } from 'node:crypto'
import { addMonths, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { inDatabase } from '../support/members.ts'
import { pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const NAME = '岚舟札记'

const texts = {
  cn: {
    renewal: '商标续展',
    number: '商标',
    add: '添加',
    next: '下一步',
    order: '确认下单',
    problems: /有 \d+ 处需要修改/,
    wrongCode: '统一社会信用代码的校验位不符，请核对',
    code: '统一社会信用代码',
    name: '中文名称',
    address: '中文地址',
    contact: '联系人',
    phone: '电话',
    saved: '已保存',
    drafts: '草稿',
    agree: /同意/,
    missing: '尚缺',
    documents: ['营业执照或身份证明', '代理委托书'],
    submit: '文件已齐，提交',
    claim: '认领',
    release: '放弃认领',
    file: /^递\s?交$/,
    filed: '已递交',
    officeNumber: '官方编号',
    pick: '从注册人的商标中选择',
    keyword: '注册人名称全称，或商标号',
    search: '查找',
    select: '选择商标',
    known: '云澜科技有限公司',
    message: '消息内容',
    send: /^发\s?送$/,
    unanswered: '消息待回复',
    record: '登记官方文件',
    kind: '文件类型',
    kinds: { acceptance: '受理通知书' },
    choose: '选择文件',
    archive: '全部下载',
    opens: (day: string) => `续展窗口 ${day} 开放`,
    scheduled: '已预定',
    waits: (day: string) => `已预定，续展窗口 ${day} 开放`,
  },
  en: {
    renewal: 'Renewal',
    number: 'Trademarks',
    add: 'Add',
    next: 'Next',
    order: 'Order',
    problems: /\d+ corrections? (is|are) needed/,
    wrongCode: 'The check character of the unified social credit code does not match. Please compare it.',
    code: 'Unified social credit code',
    name: 'Name in Chinese',
    address: 'Address in Chinese',
    contact: 'Contact',
    phone: 'Phone',
    saved: 'Saved',
    drafts: 'Drafts',
    agree: /I have read/,
    missing: 'Missing',
    documents: ['Business licence or proof of identity', 'Power of attorney'],
    submit: 'Documents are complete: submit',
    claim: 'Claim',
    release: 'Release',
    file: 'File',
    filed: 'Filed',
    officeNumber: 'Office number',
    pick: "Select from the owner's marks",
    keyword: 'Whole name of the owner, or a number',
    search: 'Search',
    select: 'Select mark',
    known: '云澜科技有限公司',
    message: 'Message',
    send: 'Send',
    unanswered: 'Message to answer',
    record: 'Record a document of the office',
    kind: 'Kind of document',
    kinds: { acceptance: 'Acceptance notice' },
    choose: 'Choose a file',
    archive: 'Download everything',
    opens: (day: string) => `The renewal window opens on ${day}`,
    scheduled: 'Scheduled',
    waits: (day: string) => `Scheduled: the renewal window opens on ${day}`,
  },
} as const

/** A mark whose term ends in so many months; gives its number. */
async function aMarkToRenew(months = 3): Promise<string> {
  const number = String(randomInt(60_000_000, 69_999_999))
  await inDatabase(
    database,
    `INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
       registration_number_keys, mark_text, mark_kind, classes, status, expires_on, content_hash)
     VALUES ('CN_' || $1::text, 'CN', $1, $1, $1, ARRAY[$1], $2, 'word', '{9,42}', 1, $3, '')`,
    [number, NAME, addMonths(todayIn(HOME_ZONE, new Date()), months)],
  )
  return number
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`a renewal is filled in, ordered, provided with documents and filed (${language}, ${width} pixels)`, async ({
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
    const number = await aMarkToRenew()
    const main = page.locator('main')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(page)).toEqual([])
    }

    await open('/personalCenter/cases?tab=new')
    await expect(main.getByRole('button', { name: word.renewal, exact: true })).toBeVisible()
    await looksRight()
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByLabel(word.number, { exact: true }).fill(number)
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await expect(main.getByText(`${number} · ${NAME}`)).toBeVisible()
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()
    await main.getByLabel(word.name, { exact: true }).fill('云澜科技有限公司')
    await main.getByLabel(word.code, { exact: true }).fill('91440300708461136X')
    await main.getByLabel(word.address, { exact: true }).fill('深圳市南山区科技园')
    await main.getByLabel(word.contact, { exact: true }).fill('李雷')
    await main.getByLabel(word.phone, { exact: true }).fill('13800138000')
    await expect(main.getByText(word.saved, { exact: true })).toBeVisible()
    // What was filled in is there on another day and another device.
    await page.reload()
    await expect(main.getByLabel(word.contact, { exact: true })).toHaveValue('李雷')
    await main.getByRole('button', { name: word.next }).click()
    const problems = main.getByRole('alert').filter({ hasText: word.problems })
    await problems.getByRole('button', { name: word.wrongCode }).click()
    await expect(main.getByLabel(word.code, { exact: true })).toBeFocused()
    await looksRight()
    await main.getByLabel(word.code, { exact: true }).fill('91440300708461136T')
    await expect(problems).toHaveCount(0)
    await main.getByRole('button', { name: word.next }).click()
    await expect(main.getByText('RMB¥1,600.00')).toBeVisible()
    await looksRight()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()

    await expect(main.getByText(word.missing, { exact: true })).toHaveCount(2)
    await looksRight()
    for (const [index, name] of word.documents.entries()) {
      await main
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: false }) })
        .locator('input[type=file]')
        .setInputFiles({ name: `${index}.png`, mimeType: 'image/png', buffer: pngOf(60, 60) })
      await expect(main.getByRole('button', { name: `${index}.png`, exact: true })).toBeVisible()
    }
    await main.getByRole('button', { name: word.submit }).click()
    await expect(main.getByRole('button', { name: word.submit })).toHaveCount(0)
    await inDatabase(
      database,
      `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate' WHERE account_id = $1`,
      [member.id],
    )

    const office = await browser.newContext({ baseURL: process.env['SITE_URL']!, viewport: { width, height: 844 } })
    await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    const staff = await buildStaff(database, ['reviewer'])
    await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const desk = await office.newPage()
    await desk.goto(`/#/manage/cases?keyword=${member.phone}`)
    await desk.getByRole('link', { name: /^C\d{14}$/ }).click()
    await desk.getByRole('button', { name: word.claim, exact: true }).click()
    await expect(desk.getByRole('button', { name: word.release, exact: true })).toBeVisible()
    await desk.getByRole('button', { name: word.file, exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(word.officeNumber).fill('TMXZ20260001')
    await dialog.getByRole('button', { name: word.file, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.locator('main').getByText('TMXZ20260001')).toBeVisible()
    expect(await excessWidth(desk)).toBe(0)

    await page.reload()
    await expect(main.getByText(word.filed, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('TMXZ20260001')).toBeVisible()
    await main.getByLabel(word.message, { exact: true }).fill('何时受理？')
    await main.getByRole('button', { name: word.send }).click()
    await expect(main.getByRole('listitem').filter({ hasText: '何时受理？' })).toBeVisible()
    await looksRight()

    await desk.goto(`/#/manage/cases?keyword=${member.phone}`)
    await expect(desk.getByRole('main').getByText(word.unanswered, { exact: true }).last()).toBeVisible()
    await desk.getByRole('link', { name: /^C\d{14}$/ }).click()
    await expect(desk.getByRole('listitem').filter({ hasText: '何时受理？' })).toBeVisible()
    await desk.getByLabel(word.message, { exact: true }).fill('已受理，见通知书。')
    await desk.getByRole('button', { name: word.send }).click()
    await desk.getByRole('button', { name: word.record }).click()
    await dialog.getByRole('combobox', { name: word.kind }).click()
    await desk.getByTitle(word.kinds.acceptance, { exact: true }).click()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '受理.png', mimeType: 'image/png', buffer: pngOf(60, 60) })
    await dialog.getByRole('button', { name: word.record }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('button', { name: '受理.png', exact: true })).toBeVisible()
    await animationsEnd(desk)
    expect(await excessWidth(desk)).toBe(0)
    expect(await barriersOf(desk)).toEqual([])
    await office.close()

    await page.reload()
    await expect(main.getByRole('listitem').filter({ hasText: '已受理，见通知书。' })).toBeVisible()
    await expect(main.getByRole('button', { name: '受理.png', exact: true })).toBeVisible()
    await looksRight()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: word.archive }).click()
    expect((await download).suggestedFilename()).toMatch(/^C\d{14}\.zip$/)
  })

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`marks of an owner are selected, and a renewal is scheduled until the window opens (${language}, ${width} pixels)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    const owner = `云澜 ${randomInt(1_000_000_000)} 公司`
    const numbers = [await aMarkToRenew(18), await aMarkToRenew(20), await aMarkToRenew(-12)]
    await inDatabase(
      database,
      `WITH owner AS (
         INSERT INTO party (name, identity, name_key, address_key) VALUES ($1, decode(md5($1), 'hex'), E'\\n' || $1 || E'\\n', '') RETURNING id)
       INSERT INTO trademark_party SELECT t.id, owner.id, 'applicant', 0 FROM trademark t, owner WHERE t.application_number = ANY($2)`,
      [owner, numbers],
    )
    const opens = addYears(addMonths(todayIn(HOME_ZONE, new Date()), 20), -1)
    const main = page.locator('main')
    const dialog = page.getByRole('dialog')

    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByRole('button', { name: word.pick }).click()
    await dialog.getByLabel(word.keyword).fill(owner)
    await dialog.getByRole('button', { name: word.search, exact: true }).click()
    for (const number of numbers.slice(0, 2)) await dialog.getByLabel(`${word.select} ${number}`).check()
    await expect(dialog.getByText(numbers[2]!)).toHaveCount(0)
    await animationsEnd(page)
    expect(await barriersOf(page, { within: '[role=dialog]' })).toEqual([])
    expect(await excessWidth(page)).toBe(0)
    await dialog.getByRole('button', { name: word.add, exact: true }).click()
    await expect(main.getByText(`${numbers[1]} · ${NAME}`)).toBeVisible()
    await main.getByRole('button', { name: word.next }).click()
    await main.getByLabel(word.name, { exact: true }).fill('云澜科技有限公司')
    await main.getByLabel(word.code, { exact: true }).fill('91440300708461136T')
    await main.getByLabel(word.address, { exact: true }).fill('深圳市南山区科技园')
    await main.getByLabel(word.contact, { exact: true }).fill('李雷')
    await main.getByLabel(word.phone, { exact: true }).fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()
    await expect(main.getByText(word.opens(opens))).toBeVisible()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    for (const [index, name] of word.documents.entries()) {
      await main
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: false }) })
        .locator('input[type=file]')
        .setInputFiles({ name: `${index}.png`, mimeType: 'image/png', buffer: pngOf(60, 60) })
      await expect(main.getByRole('button', { name: `${index}.png`, exact: true })).toBeVisible()
    }
    await main.getByRole('button', { name: word.submit }).click()
    await expect(main.getByText(word.scheduled, { exact: true })).toBeVisible()
    await inDatabase(
      database,
      `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate' WHERE account_id = $1`,
      [member.id],
    )
    await page.reload()
    await expect(main.getByText(word.waits(opens))).toBeVisible()
    await animationsEnd(page)
    expect(await excessWidth(page)).toBe(0)
    expect(await barriersOf(page)).toEqual([])

    // A returning customer fills in nothing twice.
    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByLabel(word.number, { exact: true }).fill(await aMarkToRenew())
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await main.getByRole('button', { name: word.next }).click()
    await main.getByRole('button', { name: word.known, exact: true }).click()
    await main.getByRole('button', { name: '李雷 · 13800138000' }).click()
    await main.getByRole('button', { name: word.next }).click()
    await expect(main.getByText('RMB¥1,600.00')).toBeVisible()
  })
