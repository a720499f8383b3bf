import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('an export of results one per family says so', async ({ open, server }) => {
  server.answer('/patent/search/list', {
    data: {
      records: [],
      total: 140,
      size: 10,
      current: 1,
      pages: 14,
      publications: 326,
      families: 140,
      isLimited: false,
      crossLanguage: false,
      facets: null,
      queryId: 'q',
      parsed: { expression: null, explanation: null, warnings: [] },
      tookMs: 3,
      quota: { used: 1, limit: 100, extraLeft: 0, resetAt: '2026-11-25 00:00:00' },
    },
  })
  await open('/patentSearch/list?mode=simple&keyword=battery&collapse=family')
  await expect.element(page.getByText('326 件专利，140 个专利族')).toBeVisible()
  await page.getByRole('button', { name: '导出全部' }).click()
  await expect.element(page.getByRole('dialog').getByText('每个专利族导出一件，共 140 件')).toBeVisible()
})
