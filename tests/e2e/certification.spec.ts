import { pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'
import { signInAs } from './records.ts'
import { excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const MB = 1024 * 1024

const texts = {
  cn: {
    fields: {
      企业名称: '云澜科技有限公司',
      统一社会信用代码: '91440300708461136t',
      地址: '深圳市南山区科技园',
      邮编: '518057',
      办公电话: '0755-86013388',
      邮箱: 'office@example.com',
    },
    code: '统一社会信用代码',
    wrongCode: '请填写正确的统一社会信用代码',
    submit: '提交认证',
    problems: '有 7 处需要修改',
    oneProblem: '有 1 处需要修改',
    noLicence: '请上传营业执照',
    licence: '营业执照图片',
    tooLarge: '文件过大',
    underReview: /审核中.*之前完成审核/s,
    rejected: '未通过原因：执照不清晰。',
    resubmit: '重新提交',
    passed: /已于 .* 通过认证/,
    certified: '已认证企业',
    reject: '不通过',
    reason: '原因',
    noReason: '请填写原因',
    approve: /^通\s?过$/,
    isPassed: '已通过',
    resubmitted: '重新提交',
  },
  en: {
    fields: {
      'Company name': 'Cloud Ltd.',
      'Unified social credit code': '91440300708461136T',
      Address: 'Science Park, Shenzhen',
      'Postal code': '518057',
      'Office phone': '0755-86013388',
      Email: 'office@example.com',
    },
    code: 'Unified social credit code',
    wrongCode: 'Enter a valid unified social credit code.',
    submit: 'Submit for certification',
    problems: 'Please correct 7 fields',
    oneProblem: 'Please correct one field',
    noLicence: 'Upload the business licence.',
    licence: 'Image of the business licence',
    tooLarge: 'The file is too large.',
    underReview: /Under review.*We review it by the end of/s,
    rejected: 'Reason: 执照不清晰.',
    resubmit: 'Submit again',
    passed: /Certified on/,
    certified: 'Certified company',
    reject: 'Reject',
    reason: 'Reason',
    noReason: 'Enter a reason',
    approve: 'Approve',
    isPassed: 'Passed',
    resubmitted: 'Submitted again',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`a company is rejected with a reason, submits again and is certified (${language}, ${width} pixels)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await setLanguage(language)
    const member = await signInAs(context)
    await open('/personalCenter/account')
    await expect(page.locator('main').getByText(member.phone).first()).toBeVisible()
    await expect(page.getByText(word.certified)).toHaveCount(0)

    await open('/personalCenter/certification')
    await page.getByRole('button', { name: word.submit }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(word.problems)
    for (const [label, text] of Object.entries(word.fields)) await page.getByLabel(label, { exact: true }).fill(text)
    await expect(summary).toContainText(word.oneProblem)
    await expect(summary).toContainText(word.noLicence)
    await page.getByLabel(word.code).fill('91440300708461136')
    await expect(summary).toContainText(word.wrongCode)
    await page.getByLabel(word.code).fill(Object.values(word.fields)[1]!)

    const licence = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: pngOf(size, 400) })
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MB + 1) })
    await expect(page.getByText(word.tooLarge)).toBeVisible()
    await file.setInputFiles(licence('first.png', 600))
    await expect(page.getByRole('img', { name: word.licence })).toBeVisible()
    await expect(summary).toHaveCount(0)
    await page.getByRole('button', { name: word.submit }).click()
    const state = page.locator('main').getByRole('status')
    await expect(state).toContainText(word.underReview)
    await expect(page.getByText('first.png')).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    const office = await browser.newContext({
      baseURL: process.env['SITE_URL']!,
      viewport: { width, height: 844 },
    })
    await office.addInitScript((lang) => localStorage.setItem('language', JSON.stringify({ lang })), language)
    const staff = await buildStaff(database, ['reviewer'])
    await office.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const officePage = await office.newPage()
    const company = Object.values(word.fields)[0]!
    await officePage.goto(`/#/manage/certifications?keyword=${member.phone}`)
    await officePage.getByRole('link', { name: company }).click()
    await expect(officePage.getByRole('img', { name: /first\.png|营业执照|licence/i })).toBeVisible()
    await officePage.getByRole('button', { name: word.reject }).click()
    const dialog = officePage.getByRole('dialog')
    await dialog.getByRole('button', { name: word.reject }).click()
    await expect(dialog.getByText(word.noReason)).toBeVisible()
    await dialog.getByLabel(word.reason).fill('执照不清晰')
    await dialog.getByRole('button', { name: word.reject }).click()
    await expect(dialog).toBeHidden()

    await page.reload()
    await expect(page.getByRole('alert').or(state).filter({ hasText: word.rejected })).toBeVisible()
    await file.setInputFiles(licence('second.png', 800))
    await expect(page.getByText('second.png')).toBeVisible()
    await page.getByRole('button', { name: word.resubmit }).click()
    await expect(state).toContainText(word.underReview)

    await officePage.reload()
    await expect(officePage.getByText(word.resubmitted)).toBeVisible()
    await officePage.getByRole('button', { name: word.approve }).click()
    await dialog.getByRole('button', { name: word.approve }).click()
    await expect(officePage.locator('main').getByText(word.isPassed, { exact: true }).first()).toBeVisible()
    expect(await excessWidth(officePage)).toBe(0)
    await office.close()

    await page.reload()
    await expect(state).toContainText(word.passed)
    await open('/personalCenter/account')
    await expect(page.getByText(word.certified)).toBeVisible()
    await expect(page.getByText(company, { exact: true }).first()).toBeVisible()
  })
