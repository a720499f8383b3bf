import { randomUUID } from 'node:crypto'
import { inDatabase } from '../support/members.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { pdf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { signInAs } from './records.ts'
import { expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const statements = { query: (statement: string, values: unknown[]) => inDatabase(database, statement, values) }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a member requests an invoice of two orders, staff issue it with a file, and the member downloads it', async ({
    page,
    context,
    browser,
    open,
  }) => {
    const member = await signInAs(context)
    for (const serviceFen of [106_00, 212_00])
      await buildPaidOrder(statements, member, () => 0, [{ serviceFen, officialFen: 0 }])
    await open('/personalCenter/myInvoice')
    await page.getByRole('button', { name: '申请开票' }).click()
    await expect(page.getByText('请选择订单')).toBeVisible()
    for (const box of await page.getByRole('checkbox', { name: /^选择订单/ }).all()) await box.check()
    await expect(page.getByText('已选 2 个订单，可开票 RMB¥318.00')).toBeVisible()
    await page.getByRole('button', { name: '申请开票' }).click()

    const form = page.getByRole('dialog')
    await form.getByLabel('发票抬头', { exact: true }).fill('云澜科技有限公司')
    await form.getByLabel('纳税人识别号').fill('123')
    await form.getByRole('button', { name: /保\s?存/ }).click()
    await expect(form.getByText('纳税人识别号为 15–20 位字母或数字').first()).toBeVisible()
    await form.getByLabel('纳税人识别号').fill('91440300708461136t')
    await form.getByRole('button', { name: /保\s?存/ }).click()
    await form.getByLabel('接收邮箱').fill('office@example.com')
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '发票详情' })).toBeVisible()
    await expect(page.getByText('审核中')).toBeVisible()
    const address = page.url()

    const office = await browser.newContext({ baseURL: process.env['SITE_URL']!, locale: 'en-GB' })
    await office.addInitScript(() => localStorage.setItem('language', JSON.stringify({ lang: 'en' })))
    const staff = await buildStaff(database, ['finance'])
    await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const work = await office.newPage()
    await work.goto(`/#/manage/invoices?keyword=${member.phone}`)
    await work.getByRole('link', { name: /^I\d+/ }).click()
    await work.getByRole('button', { name: 'Pass audit' }).click()
    await work.getByRole('dialog').getByRole('button', { name: 'Pass audit' }).click()
    await work.getByRole('button', { name: 'Upload invoice' }).click()
    const upload = work.getByRole('dialog', { name: 'Upload an invoice that was issued' })
    const number = randomUUID().slice(0, 20)
    await upload.getByLabel('Invoice number').fill(number)
    await upload.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf })
    await upload.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(work.getByText(number).first()).toBeVisible()
    await office.close()

    await page.goto(address)
    await page.reload()
    await expect(page.getByText('已邮寄').first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载发票' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  })
})
