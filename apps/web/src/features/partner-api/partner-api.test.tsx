import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'
import type { StubServer } from '../../../testing/stub-server.ts'

const key = {
  id: '01920000-0000-7000-8000-000000000001',
  name: '内部系统',
  hint: '3f9c',
  previousUntil: null,
  scopes: ['trademarks'],
  allowedAddresses: [],
  isTest: false,
  state: 'active',
  expiresOn: null,
  lastUsedTime: null,
  createTime: '2026-11-25 10:00:00',
}
const secret = 'rk_live_0123456789abcdef0123456789ab3f9c'

/** Lists what was created and not revoked. */
function serve(server: StubServer) {
  const wasSent = (path: string, method: string) => server.callsOf(path).some((call) => call.method === method)
  server.answer('/admin/partner/key', ({ method }) => {
    if (method === 'POST') return { data: { key, secret } }
    const state = wasSent(`/admin/partner/key/${key.id}`, 'DELETE') ? 'revoked' : 'active'
    const records = wasSent('/admin/partner/key', 'POST') ? [{ ...key, state }] : []
    return { data: { merchantId: 'M0123456789AB', records } }
  })
  server.answer(`/admin/partner/key/${key.id}`, { data: true })
  server.answer('/admin/partner/usage', { data: { from: '2026-10-26', to: '2026-11-25', records: [] } })
  server.answer('/admin/partner/statement', {
    data: [
      {
        from: '2026-10-01',
        to: '2026-10-31',
        calls: 1015,
        failures: 2,
        words: 12_340,
        createTime: '2026-11-01 00:00:00',
      },
    ],
  })
  server.answer('/product/plan/list', { data: [] })
  server.answer('/product/plan/usage', { data: [] })
  server.answer('/admin/partner/webhook', { data: [] })
}

test('a key is created, shown once and revoked after a question', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  await open('/personalCenter/partnerApi')
  await expect.element(page.getByText('M0123456789AB')).toBeVisible()
  const clients = page.getByRole('link', { name: '客户端库' })
  expect(clients.element().getAttribute('href')).toContain('/openapi/v1/clients/?lang=cn')
  await page.getByRole('button', { name: '创建密钥' }).click()
  await page.getByLabelText('名称').fill('内部系统')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.element(page.getByText(secret)).toBeVisible()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect.element(page.getByText('rk_live_…3f9c')).toBeVisible()
  await expect.element(page.getByText(secret)).not.toBeInTheDocument()

  await page.getByRole('button', { name: '吊销 内部系统' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /吊\s?销/ })
    .click()
  await expect.element(page.getByText('已吊销', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '吊销 内部系统' })).not.toBeInTheDocument()
})

test('the pages of the API lead to keys, guides and reference', async ({ open, server, setLanguage }) => {
  serve(server)
  setLanguage('en')
  for (const path of ['/TI', '/psApi']) {
    await open(path)
    await expect.element(page.getByRole('link', { name: 'Create a request key' })).toBeVisible()
    const guide = page.getByRole('main').getByRole('link', { name: 'Signing' })
    expect(guide.element().getAttribute('href')).toContain('/openapi/v1/guides/signing?lang=en')
    const clients = page.getByRole('main').getByRole('link', { name: 'Client libraries' })
    expect(clients.element().getAttribute('href')).toContain('/openapi/v1/clients/?lang=en')
  }
})
