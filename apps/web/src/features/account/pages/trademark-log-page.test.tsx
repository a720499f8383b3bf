import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const createLog = (searchContent: string, total: number | null): SearchLog => ({
  id: crypto.randomUUID(),
  patentSearchType: null,
  searchKind: 'bulk',
  productType: 'trademark',
  searchContent,
  searchAddress: null,
  createTime: '2026-11-28 10:00:00',
  total,
  initiator: 'website',
})

test('a bulk query that has not ended has no number of hits', async ({ open, server, signIn }) => {
  signIn()
  const records = [createLog('星舟 × 3', null), createLog('云澜 × 2000', 1234)]
  server.answer('/lantern/lanlog/trademark/page', { data: { records, total: 2, size: 20, current: 1, pages: 1 } })
  await open('/personalCenter/trademarkLog')
  await expect.element(page.getByRole('row', { name: /星舟 × 3/ }).getByText('—', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /云澜 × 2000/ }).getByText('1,234')).toBeVisible()
})
