import type { ClassificationState } from '@markwright/api-client/models/classificationState'
import type { ViennaElement } from '@markwright/api-client/models/viennaElement'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const state: ClassificationState = {
  nice: { edition: '12-2024', groups: 492, items: 4179, shipped: true, importedAt: null },
  vienna: { edition: '9', elements: 12, shipped: false, importedAt: '2026-11-21 09:30:00' },
}

test('the page says which table is shown, and that the one of the product is a selection', async ({ open, server }) => {
  server.answer('/common/query/classification', { data: state })
  server.answer('/common/query/vienna', { data: [] satisfies ViennaElement[] })
  server.answer('/common/query/countries', { data: [] })
  await open('/PQ?id=3')
  await expect.element(page.getByText('492 个类似群，4,179 项商品和服务')).toBeVisible()
  await expect.element(page.getByText('常用项目的节选')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /日化用品/ })).toBeVisible()
  await open('/PQ?id=3&view=vienna')
  await expect.element(page.getByText('12 个图形要素，2026-11-21 导入')).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toContain('npm run')
  await open('/PQ')
  await expect.element(page.getByRole('heading', { level: 1, name: '商标查询' })).toBeVisible()
})
