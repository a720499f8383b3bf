import type { Browser, Page } from '@playwright/test'
import { inDatabase } from '../support/members.ts'
import { pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { expect, type Language } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const words = {
  cn: { missing: '尚缺', submit: '文件已齐，提交', file: /^递\s?交$/, officeNumber: '官方编号', filed: '已递交' },
  en: {
    missing: 'Missing',
    submit: 'Documents are complete: submit',
    file: 'File',
    officeNumber: 'Office number',
    filed: 'Filed',
  },
} as const

/** Provides each missing document of the case on the page, submits it, and reads it again once its order is paid. */
export async function provideAndPay(page: Page, accountId: string, language: Language) {
  const word = words[language]
  const main = page.locator('main')
  const missing = main
    .getByRole('listitem')
    .filter({ hasText: word.missing })
    .filter({ has: page.locator('input[type=file]') })
  await expect(missing.first()).toBeVisible()
  for (let left = await missing.count(); left > 0; left--) {
    await missing
      .first()
      .locator('input[type=file]')
      .setInputFiles({ name: `${left}.png`, mimeType: 'image/png', buffer: pngOf(60, 60) })
    await expect(missing).toHaveCount(left - 1)
  }
  await main.getByRole('button', { name: word.submit }).click()
  await expect(main.getByRole('button', { name: word.submit })).toHaveCount(0)
  await inDatabase(
    database,
    `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate' WHERE account_id = $1`,
    [accountId],
  )
}

/** Staff file the only case of a member, and the member reads so on the page of the case. */
export async function fileAtDesk(
  browser: Browser,
  page: Page,
  { phone, language, officeNumber }: { phone: string; language: Language; officeNumber: string },
) {
  const word = words[language]
  const office = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    viewport: page.viewportSize()!,
  })
  await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
  const staff = await buildStaff(database, ['reviewer'])
  await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
  const desk = await office.newPage()
  await desk.goto(`/#/manage/cases?keyword=${phone}`)
  await desk.getByRole('link', { name: /^C\d{14}$/ }).click()
  await desk.getByRole('button', { name: word.file, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(word.officeNumber).fill(officeNumber)
  await dialog.getByRole('button', { name: word.file, exact: true }).click()
  await expect(dialog).toBeHidden()
  await office.close()
  await page.reload()
  const main = page.locator('main')
  await expect(main.getByText(word.filed, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(officeNumber)).toBeVisible()
}
