import { page } from 'vitest/browser'
import { createPatentResult } from '../../../../testing/patent-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

test('an export of results one per family says so', async ({ open, server }) => {
  server.answer('/patent/search/list', {
    data: createPatentResult({ total: 140, pages: 14, publications: 326, families: 140 }),
  })
  await open('/patentSearch/list?mode=simple&keyword=battery&collapse=family')
  await expect.element(page.getByText('326 件专利，140 个专利族')).toBeVisible()
  await page.getByRole('button', { name: '导出全部' }).click()
  await expect.element(page.getByRole('dialog').getByText('每个专利族导出一件，共 140 件')).toBeVisible()
})
