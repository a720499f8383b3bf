import { randomInt } from 'node:crypto'
import { addDays, addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { inDatabase } from '../support/members.ts'
import { barriersOf } from './barriers.ts'
import { fileAtDesk, provideAndPay } from './case-desk.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const NAME = '岚舟行笺'
const OWNER = '云澜科技有限公司'

const texts = {
  cn: {
    transfer: '商标转让',
    assignment: '转让',
    number: '商标',
    add: '添加',
    next: '下一步',
    order: '确认下单',
    agree: /同意/,
    oppose: '提出异议',
    opposed: '商标异议',
    no: '否',
    applicant: '被异议人',
  },
  en: {
    transfer: 'Transfer',
    assignment: 'Assignment',
    number: 'Trademarks',
    add: 'Add',
    next: 'Next',
    order: 'Order',
    agree: /I have read/,
    oppose: 'File an opposition',
    opposed: 'Opposition',
    no: 'No',
    applicant: 'Applicant of the opposed mark',
  },
} as const

/** A mark of the register; gives its number. */
async function aMark(columns: Record<string, unknown>): Promise<string> {
  const number = String(randomInt(60_000_000, 69_999_999))
  const row = {
    public_id: `CN_${number}`,
    office: 'CN',
    application_number: number,
    application_number_key: number,
    mark_text: NAME,
    mark_kind: 'word',
    content_hash: '',
    ...columns,
  }
  await inDatabase(
    database,
    `INSERT INTO trademark (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map((_, index) => `$${index + 1}`)
      .join(', ')})`,
    Object.values(row),
  )
  return number
}

for (const [language, width] of [
  ['cn', 390],
  ['en', 1280],
] as const) {
  test(`a mark is transferred, and the transfer is filed (${language}, ${width} pixels)`, async ({
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
    const number = await aMark({
      registration_number: '1',
      classes: '{9,42}',
      status: 1,
      expires_on: addMonths(todayIn(HOME_ZONE, new Date()), 50),
    })
    const main = page.locator('main')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(page)).toEqual([])
    }
    await open('/personalCenter/cases?tab=new')
    await main.getByRole('button', { name: word.transfer, exact: true }).click()
    await main.locator('#case-kind').getByText(word.assignment, { exact: true }).click()
    await main.getByLabel(word.number, { exact: true }).fill(number)
    await main.getByRole('button', { name: word.add, exact: true }).click()
    await expect(main.getByText(`${number} · ${NAME}`)).toBeVisible()
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()
    await main.locator('#case-assignor-nameCn').fill(OWNER)
    await main.locator('#case-assignor-idNumber').fill('91440300708461136T')
    await main.locator('#case-assignor-addressCn').fill('深圳市南山区科技园')
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()
    await main.locator('#case-applicant-nameCn').fill('北舟文化有限公司')
    await main.locator('#case-applicant-idNumber').fill('91110000100000000R')
    await main.locator('#case-applicant-addressCn').fill('北京市海淀区中关村')
    await main.locator('#case-contact-name').fill('李雷')
    await main.locator('#case-contact-phone').fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await looksRight()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await provideAndPay(page, member.id, language)
    await fileAtDesk(browser, page, { phone: member.phone, language, officeNumber: 'TMZR20260001' })
    await looksRight()
  })

  test(`an opposition begins at the notice of the gazette and is filed (${language}, ${width} pixels)`, async ({
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
    const published = addDays(todayIn(HOME_ZONE, new Date()), -20)
    const number = await aMark({
      classes: '{42}',
      status: 2,
      applied_on: addMonths(published, -8),
      published_on: published,
      published_issue: '1899',
    })
    const owner = `海岚 ${number} 公司`
    await inDatabase(
      database,
      `WITH mark AS (SELECT id FROM trademark WHERE public_id = 'CN_' || $1),
         owner AS (INSERT INTO party (name, identity, name_key, address_key)
           VALUES ($2, decode(md5($2), 'hex'), E'\\n' || $2 || E'\\n', '') RETURNING id),
         named AS (INSERT INTO trademark_party SELECT mark.id, owner.id, 'applicant', 0 FROM mark, owner)
       INSERT INTO gazette_notice SELECT id, 'preliminary', 'CN', '1899', $3 FROM mark`,
      [number, owner, published],
    )
    const main = page.locator('main')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(page)).toEqual([])
    }
    await open(`/query/announcementDetail?id=CN_${number}~preliminary`)
    await main.getByRole('button', { name: word.oppose }).click()
    // What the notice says is filled in.
    await expect(main.getByText(`${number} · ${NAME}`)).toBeVisible()
    await expect(main.getByLabel(word.applicant)).toHaveValue(owner)
    await expect(main.locator('#case-issue')).toHaveValue('1899')
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()
    await main.locator('#case-legalBasis').fill('商标法第三十条')
    await main.locator('#case-wellKnown').getByText(word.no, { exact: true }).click()
    await main.locator('#case-facts').fill('两商标文字相同，使用在类似服务上。')
    await main.getByRole('button', { name: word.next }).click()
    await main.locator('#case-applicant-nameCn').fill(OWNER)
    await main.locator('#case-applicant-idNumber').fill('91440300708461136T')
    await main.locator('#case-applicant-addressCn').fill('深圳市南山区科技园')
    await main.locator('#case-contact-name').fill('李雷')
    await main.locator('#case-contact-phone').fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await provideAndPay(page, member.id, language)
    await fileAtDesk(browser, page, { phone: member.phone, language, officeNumber: 'TMYY20260001' })
    await looksRight()
  })
}
