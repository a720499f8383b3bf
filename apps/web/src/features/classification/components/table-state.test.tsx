import type { ClassificationState } from '@markwright/api-client/models/classificationState'
import type { ViennaElement } from '@markwright/api-client/models/viennaElement'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('where no table is imported the page says so, and what can be done', async ({ open, server }) => {
  server.answer('/common/query/classification', { data: { nice: null, vienna: null } satisfies ClassificationState })
  server.answer('/common/query/vienna', { data: [] satisfies ViennaElement[] })
  server.answer('/common/query/countries', { data: [] })
  await open('/PQ?id=3')
  await expect.element(page.getByText('npm run import -- nice FILE')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /日化用品/ })).toBeVisible()
  await open('/PQ?id=3&view=vienna')
  await expect.element(page.getByText('npm run import -- vienna FILE')).toBeVisible()
  await open('/PQ')
  await expect.poll(() => window.location.hash).toBe('#/combinedQuery')
})
