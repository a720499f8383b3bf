import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import type { BrowserContext } from '@playwright/test'
import { inDatabase } from '../support/members.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const texts = {
  cn: {
    renewal: '商标续展',
    number: '商标',
    add: '添加',
    next: '下一步',
    order: '确认下单',
    code: '统一社会信用代码',
    name: '中文名称',
    address: '中文地址',
    contact: '联系人',
    phone: '电话',
    agree: /同意/,
    forms: '可打印的表格',
    sheet: (format: string) => `下载《商标续展注册申请书》填写数据表（${format}）`,
    power: (format: string) => `下载商标代理委托书（${format}）`,
    sms: '短信',
    byPost: '改为邮寄',
    company: '物流公司',
    tracking: '运单号',
    save: '保存',
    notArrived: '尚未收到',
    askSignature: '生成签署链接',
    copyLink: '复制链接',
    signer: '签署人姓名',
    pad: '请在框内书写',
    clear: '清除',
    drawFirst: '请先书写签名',
    consent: /同意以电子方式签署/,
    sign: '签署',
    signed: /^文件已由 张楠 于/,
    signedBy: /张楠 于 .*签署（手写）/,
  },
  en: {
    renewal: 'Renewal',
    number: 'Trademarks',
    add: 'Add',
    next: 'Next',
    order: 'Order',
    code: 'Unified social credit code',
    name: 'Name in Chinese',
    address: 'Address in Chinese',
    contact: 'Contact',
    phone: 'Phone',
    agree: /I have read/,
    forms: 'Forms to print',
    sheet: (format: string) => `Download Data sheet for the form: application for renewal (${format})`,
    power: (format: string) => `Download Power of attorney for a trademark matter (${format})`,
    sms: 'Text message',
    byPost: 'Send by post',
    company: 'Mailing company',
    tracking: 'Tracking number',
    save: 'Save',
    notArrived: 'Not arrived yet',
    askSignature: 'Make a link for signing',
    copyLink: 'Copy the link',
    signer: 'Name of the person who signs',
    pad: 'Please write in the box',
    clear: 'Clear',
    drawFirst: 'Please draw the signature first',
    consent: /agree to sign it electronically/,
    sign: 'Sign',
    signed: /^The document was signed by 张楠 on/,
    signedBy: /Signed by 张楠 on .*\(drawn\)/,
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`the forms of a case are downloaded, its power of attorney is signed by a link, and the rest is posted (${language}, ${width} pixels)`, async ({
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
    await signInAs(context)
    const number = String(randomInt(60_000_000, 69_999_999))
    await inDatabase(
      database,
      `INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
         registration_number_keys, mark_text, mark_kind, classes, status, expires_on, content_hash)
       VALUES ('CN_' || $1::text, 'CN', $1, $1, $1, ARRAY[$1], '岚舟札记', 'word', '{9,42}', 1, $2, '')`,
      [number, addMonths(todayIn(HOME_ZONE, new Date()), 3)],
    )
    const main = page.locator('main')
    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.renewal, exact: true }).click()
    await main.getByLabel(word.number, { exact: true }).fill(number)
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await expect(main.getByText(`${number} · 岚舟札记`)).toBeVisible()
    await main.getByRole('button', { name: word.next }).click()
    await main.getByLabel(word.name, { exact: true }).fill('云澜科技有限公司')
    await main.getByLabel(word.code, { exact: true }).fill('91440300708461136T')
    await main.getByLabel(word.address, { exact: true }).fill('深圳市南山区科技园')
    await main.getByLabel(word.contact, { exact: true }).fill('李雷')
    await main.getByLabel(word.phone, { exact: true }).fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()

    await expect(main.getByRole('heading', { name: word.forms })).toBeVisible()
    for (const [label, start] of [
      [word.sheet('PDF'), '%PDF-'],
      [word.power('PDF'), '%PDF-'],
      [word.sheet('DOCX'), 'PK'],
      [word.power('DOCX'), 'PK'],
    ] as const) {
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: label, exact: true }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^C\d{14} .+\.(pdf|docx)$/)
      expect((await readFile(await file.path())).toString('latin1').startsWith(start)).toBe(true)
    }
    await main.getByRole('checkbox', { name: word.sms }).check()
    await expect(main.getByRole('checkbox', { name: word.sms })).toBeEnabled()

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await main.getByRole('button', { name: word.askSignature }).click()
    await main.getByRole('button', { name: word.copyLink }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await signByLink(await browser.newContext({ viewport: { width, height: 844 } }), link, language)
    await page.reload()
    await expect(main.getByText(word.signedBy)).toBeVisible()

    await main.getByRole('button', { name: word.byPost }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word.company).fill('顺丰速运')
    await dialog.getByLabel(word.tracking).fill('SF1234567890')
    await dialog.getByRole('button', { name: word.save }).click()
    await expect(main.getByText(word.notArrived)).toBeVisible()

    await page.reload()
    await expect(main.getByRole('checkbox', { name: word.sms })).toBeChecked()
    await expect(main.getByText('SF1234567890')).toBeVisible()
    await animationsEnd(page)
    if (process.env['LOOK']) await page.screenshot({ path: `/tmp/look/case-${language}.png`, fullPage: true })
    expect(await excessWidth(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await barriersOf(page)).toEqual([])
  })

/** Somebody without an account reads the document behind a link, and draws a signature. */
async function signByLink(context: BrowserContext, link: string, language: 'cn' | 'en') {
  const word = texts[language]
  await context.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(link)
  const main = page.locator('main')
  await main.getByLabel(word.signer).fill('张楠')
  await main.getByRole('checkbox', { name: word.consent }).check()
  await main.getByRole('button', { name: word.sign, exact: true }).click()
  await expect(main.getByText(word.drawFirst)).toBeVisible()
  const pad = main.getByRole('img', { name: word.pad })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 30, box.y + 120)
  await page.mouse.down()
  for (const [x, y] of [
    [80, 40],
    [130, 130],
    [180, 50],
    [260, 100],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 8 })
  await page.mouse.up()
  expect(await excessWidth(page)).toBe(0)
  expect(await barriersOf(page)).toEqual([])
  if (process.env['LOOK']) await page.screenshot({ path: `/tmp/look/sign-${language}.png`, fullPage: true })
  await main.getByRole('button', { name: word.sign, exact: true }).click()
  await expect(main.getByText(word.signed)).toBeVisible()
  await context.close()
}
