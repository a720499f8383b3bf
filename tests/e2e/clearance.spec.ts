import { inDatabase } from '../support/members.ts'
import { barriersOf } from './barriers.ts'
import { expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

test('a name found in a search is assessed at a glance, and the page says why, by class', async ({ page, open }) => {
  const [registered] = await inDatabase<{ name: string }>(
    database,
    `SELECT mark_text AS name FROM trademark
     WHERE office = 'CN' AND status = 1 AND 30 = ANY(classes) AND mark_text ~ '^[一-龥]{3}$' ORDER BY id LIMIT 1`,
  )
  const { name } = registered!
  await open(`/combinedQuery?tradeMarkText=${name}&classify=25;30`)
  await page.getByRole('button', { name: /注册成功率/ }).click()
  await page.getByRole('link', { name: /^第 30 类/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '注册成功率' })).toBeVisible()
  await expect(page.getByLabel('商标名称')).toHaveValue(name)
  const panel = page.getByRole('article', { name: /第 30 类/ })
  await expect(panel.getByText(/约 \d+%/)).toBeVisible()
  await panel.getByText('为什么近似').first().click()
  await expect(panel.getByRole('region', { name: '近似说明' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '依据与局限' })).toBeVisible()

  await page.getByLabel('商标名称').fill(' ')
  await page.getByRole('button', { name: '评估' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '请填写商标名称。' })).toBeVisible()
  await page.getByLabel('商标名称').fill(`中国${name}`)
  await page.getByRole('button', { name: '评估' }).click()
  await expect(page.getByText('与我国国家名称相同或近似').first()).toBeVisible()
})

test('two documents are compared, and one against the register; every difference is marked', async ({
  page,
  open,
  setLanguage,
}) => {
  await setLanguage('en')
  await open('/contrast')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert')).toHaveText('Add a document or a register number on both sides.')
  const left = page.getByRole('group', { name: 'Left' })
  const right = page.getByRole('group', { name: 'Right' })
  await left.getByLabel('Document text').fill('Application No.: 12345678\nApplicant: Lumora Inc.\nGoods: soap; candles')
  await right.locator('input[type=file]').setInputFiles({
    name: 'notice.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Application No.: 12345678\nApplicant: Lumara Inc.\nGoods: soap; shirts'),
  })
  await expect(right.getByText(/notice\.txt/)).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: '3 differences' })).toBeVisible()
  const fields = page.getByRole('table', { name: 'Fields' })
  await expect(fields.getByRole('row', { name: /Application number/ })).toContainText('same')
  await expect(fields.getByRole('row', { name: /Applicant/ })).toContainText('differs')
  expect(await barriersOf(page)).toEqual([])

  await right.getByText('Register record').click()
  await right.getByLabel('Application or registration number').fill('0')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert')).toContainText('No record has this number')
})
