import { signInAs } from './records.ts'
import { expect, test } from './site.ts'

test('a member creates a key, sees it once, calls with it and revokes it', async ({ page, open, context, request }) => {
  await signInAs(context)
  await open('/personalCenter/partnerApi')
  await page.getByRole('button', { name: '创建密钥' }).click()
  await page.getByLabel('名称').fill('旅程')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  const secret = (await page.getByTestId('secret').textContent())!
  expect(secret).toMatch(/^rk_live_[\da-f]{32}$/)
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)

  const url = new URL('/openapi/v1/nice', process.env['SITE_URL']).href
  const call = () => request.get(url, { headers: { authorization: `Bearer ${secret}` } })
  expect((await call()).status()).toBe(200)
  await page.getByRole('button', { name: '吊销 旅程' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /吊\s?销/ })
    .click()
  await expect(page.getByText('已吊销', { exact: true })).toBeVisible()
  const refused = await call()
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'key_revoked'])
})

test('a webhook is tried with the inspector of the site, which shows the signed call', async ({
  page,
  open,
  context,
}) => {
  await signInAs(context)
  await open('/personalCenter/webhookInspector')
  const address = (await page.getByText(/\/webhook-inspector\/[\w.-]+$/).textContent())!
  await expect(page.getByText('还没有收到请求')).toBeVisible()
  await page.getByRole('link', { name: '返回 Webhook' }).click()
  await page.getByRole('button', { name: '添加 Webhook' }).click()
  await page.getByLabel('地址', { exact: true }).fill(address)
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  await page.getByRole('button', { name: '发送测试' }).click()
  await expect(page.getByText('测试成功，返回 200')).toBeVisible()
  await page.getByRole('link', { name: 'Webhook 调试' }).click()
  await expect(page.getByText('webhook.test', { exact: true })).toBeVisible()
  await expect(page.getByText('签名有效')).toBeVisible()
})

test('the reference page shows the operations and where they are tried', async ({ page }) => {
  await page.goto(new URL('/openapi/v1/reference', process.env['SITE_URL']).href)
  await expect(page.getByText('/trademarks/search')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible()
})
