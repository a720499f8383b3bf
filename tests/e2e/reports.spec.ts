import { readFile } from 'node:fs/promises'
import { inDatabase } from '../support/members.ts'
import { buildGrant } from '../support/plans.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

/** A member of this browser who may order a report. */
async function aCustomer(context: Parameters<typeof signInAs>[0]) {
  const member = await signInAs(context)
  await buildGrant(database, member.id, [{ services: ['report'], total: 1 }])
  return member
}

test('a report is ordered, reviewed and delivered', async ({ page, context, browser, open }) => {
  const [{ text }] = (await inDatabase<{ text: string }>(
    database,
    "SELECT mark_text AS text FROM trademark WHERE office = 'CN' AND status = 1 AND 9 = ANY(classes) AND mark_text ~ '^[一-龥]{2,4}$' LIMIT 1",
  )) as [{ text: string }]
  await aCustomer(context)
  await open('/analysisReport')
  await page.getByLabel('商标文字').fill(text)
  await page
    .getByRole('checkbox', { name: /^0?9\b|第 ?0?9 ?类/ })
    .first()
    .check()
  await page.getByRole('button', { name: '免费预览' }).click()
  await expect(page.getByRole('heading', { name: '主要风险' })).toBeVisible()
  await page.getByRole('button', { name: '提交完整报告（剩余 1 份）' }).click()
  await expect(page.getByText('审核中', { exact: true })).toBeVisible()

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const staff = await buildStaff(database)
  await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
  await office.goto(`${new URL(page.url()).origin}/#/manage/reports?state=review`)
  await office.getByRole('link', { name: text, exact: true }).first().click()
  await office.getByRole('textbox', { name: '结论' }).fill('不建议在第 9 类申请。')
  await office.getByRole('button', { name: '批准并交付' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '批准并交付' }).click()
  await expect(office.getByText('已交付')).toBeVisible()
  await office.context().close()

  await page.reload()
  await expect(page.getByText('不建议在第 9 类申请。')).toBeVisible()
  await expect(page.getByText(`审核人：${staff.name}`)).toBeVisible()
  expect(await barriersOf(page, { within: '#main', isStrict: true })).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载 PDF' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a visitor with a phone looks at the preview in English', async ({ page, setLanguage, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setLanguage('en')
  await open('/analysisReport')
  await expect(page.getByRole('button', { name: 'Free preview' })).toBeDisabled()
  await page.getByLabel('Text of the mark').fill('Sunrise')
  await page
    .getByRole('checkbox', { name: /\b0?9\b/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Free preview' }).click()
  await expect(page.getByRole('heading', { name: 'Greatest risks' })).toBeVisible()
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWider).toBe(false)
})
