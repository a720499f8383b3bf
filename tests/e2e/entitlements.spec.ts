import type { BrowserContext } from '@playwright/test'
import { buildStaff } from '../support/staff.ts'
import { signInAs } from './records.ts'
import { passHumanCheck } from './sign-in.ts'
import { expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

async function signInStaff(context: BrowserContext) {
  const staff = await buildStaff(database)
  await context.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
}

test('a member requests a trial, staff approve it, and it runs', async ({ page, context, browser, open }) => {
  const member = await signInAs(context, { name: '张三', role_type: 'enterprise' })
  await open('/services?tab=trial')
  await expect(page.getByLabel('姓名')).toHaveValue('张三')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('alert')).toContainText('请填写公司名称')
  const company = `云澜 ${member.phone}`
  await page.getByLabel('公司名称').fill(company)
  await page.getByRole('combobox', { name: '所属行业' }).fill('软件')
  await page.keyboard.press('Enter')
  await page.getByLabel('邮箱').fill('zhang@example.com')
  await page.getByRole('button', { name: '提交申请' }).click()
  await passHumanCheck(page)
  await expect(page.getByRole('heading', { name: '申请已提交，审核后会通知您' })).toBeVisible()

  const office = await browser.newContext({ baseURL: process.env['SITE_URL']! })
  await signInStaff(office)
  const officePage = await office.newPage()
  await officePage.goto(`/#/manage/trials?keyword=${member.phone}`)
  await expect(officePage.getByRole('row', { name: company })).toContainText('待审核')
  await officePage.getByRole('button', { name: /通\s?过/ }).click()
  await officePage
    .getByRole('dialog')
    .getByRole('button', { name: /通\s?过/ })
    .click()
  await expect(officePage.getByRole('row', { name: company })).toContainText('已通过')
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: '试用进行中' })).toBeVisible()
  await open('/personalCenter/myServer?type=trial')
  await expect(page.getByRole('row', { name: /商标服务试用/ })).toContainText('已用 0 / 30')
})

test('what staff grant and revoke is what the member has', async ({ page, context, browser, open, setLanguage }) => {
  await setLanguage('en')
  const member = await signInAs(context)
  await signInStaff(context)
  await open(`/manage/users?keyword=${member.phone}&id=${member.id}`)
  await page.getByRole('button', { name: 'Grant a plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant a plan' })
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(dialog.getByText('Choose a plan')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Plan' }).fill('Trademark Professional')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Note').fill(`agreed with ${member.phone}`)
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(page.getByText(/Sent for approval/)).toBeVisible()

  const office = await browser.newContext({ baseURL: process.env['SITE_URL']! })
  await signInStaff(office)
  const approvals = await office.newPage()
  await approvals.goto('/#/manage/approvals?state=requested')
  await approvals
    .getByRole('row', { name: member.phone })
    .getByRole('button', { name: /批\s?准/ })
    .click()
  await approvals
    .getByRole('dialog', { name: '批准这项申请？' })
    .getByRole('button', { name: /批\s?准/ })
    .click()
  await expect(approvals.getByText('已批准并生效')).toBeVisible()
  await office.close()

  await page.reload()
  const grants = page.getByRole('region', { name: 'Services' })
  await expect(grants.getByText('2,000 trademark searches a day')).toBeVisible()

  const site = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    storageState: await context.storageState(),
  })
  const view = await site.newPage()
  await view.goto('/#/services')
  await expect(view.getByText('0 of 100 used today, up to 2,000 rows each')).toBeVisible()
  await site.close()

  await grants.getByRole('button', { name: 'Revoke' }).click()
  const query = page.getByRole('dialog', { name: 'Revoke this service?' })
  await query.getByLabel('Reason').fill('granted by mistake')
  await query.getByRole('button', { name: 'Revoke' }).click()
  await expect(grants.getByText('Reason: granted by mistake')).toBeVisible()
  await open('/personalCenter/myServer')
  await expect(page.getByRole('row', { name: /Trademark Professional/ })).toContainText('Ended early')
})
